#ifdef __AVR__
#include <avr/pgmspace.h>
#ifndef q_ID(ATTR)
#define q_ID(ATTR)(table) PROGMEM
#endif
#ifndef q_ID(READ_U8)
#define q_ID(READ_U8)(p) pgm_read_byte(p)
#endif
#endif

#ifndef q_ID(ATTR)
/**
 * The attributes of a table: by default none, on an AVR PROGMEM.  They may name
 * a section for each table:
 *
 * @code
 * #define q_ID(ATTR)(table) __attribute__((section(".flash." #table)))
 * @endcode
 *
 * @param table  the name of the table in C
 */
#define q_ID(ATTR)(table)
#endif

#ifndef q_ID(READ_U8)
/**
 * How a byte of a table is read.
 *
 * @param p  its address, const uint8_t *
 * @return the byte, uint8_t
 */
#define q_ID(READ_U8)(p) (*(p))
#endif
