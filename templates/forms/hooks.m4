#ifdef __AVR__
#include <avr/pgmspace.h>
#ifndef q_ID(ATTR)
#define q_ID(ATTR)(table) PROGMEM
#endif
#ifndef q_ID(READ_U8)
#define q_ID(READ_U8)(p) pgm_read_byte(p)
#define q_ID(READ_U16)(p) pgm_read_word(p)
#define q_ID(READ_U32)(p) pgm_read_dword(p)
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
 * How a number of 8, 16 or 32 bits is read.
 *
 * @param p  its address in a table, const uint8_t * and the like
 * @return the number
 */
#define q_ID(READ_U8)(p) (*(p))
#define q_ID(READ_U16)(p) (*(p)) /**< @copydoc q_ID(READ_U8) */
#define q_ID(READ_U32)(p) (*(p)) /**< @copydoc q_ID(READ_U8) */
#endif
