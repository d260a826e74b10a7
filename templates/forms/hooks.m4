#ifdef __AVR__
#include <avr/pgmspace.h>
#ifndef q_ID(ATTR)
#define q_ID(ATTR) PROGMEM
#endif
#ifndef q_ID(READ_U8)
#define q_ID(READ_U8)(p) pgm_read_byte(p)
#endif
#endif
#ifndef q_ID(ATTR)
#define q_ID(ATTR)
#endif
#ifndef q_ID(READ_U8)
#define q_ID(READ_U8)(p) (*(p))
#endif
