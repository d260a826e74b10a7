/* A file q_name<||>_hooks.h beside this one may define the macros of which the
   comment above tells. */
#ifdef __has_include
#if __has_include("q_name<||>_hooks.h")
#include "q_name<||>_hooks.h"
#endif
#endif

/* Processors that keep constants in RAM unless a section says otherwise.  An AVR
   of more than 64 KB reads no further, so there the tables stand first. */
#ifndef q_ID(ATTR)
#if defined(__AVR_HAVE_ELPM__)
#define q_ID(ATTR)(table) __attribute__((section(".progmem.gcc." #table)))
#elif defined(__AVR__)
#define q_ID(ATTR)(table) PROGMEM
#elif defined(ESP8266)
#define q_ID(ATTR)(table) __attribute__((section(".irom.text." #table)))
#elif defined(__IMXRT1062__)
#define q_ID(ATTR)(table) __attribute__((section(".progmem." #table)))
#endif
#endif
#if defined(__AVR__)
#include <avr/pgmspace.h>
#elif defined(ESP8266)
#include <pgmspace.h>
#endif
#if !defined(q_ID(READ_U8)) && (defined(__AVR__) || defined(ESP8266))
#define q_ID(READ_U8)(p) pgm_read_byte(p)
#define q_ID(READ_U16)(p) pgm_read_word(p)
#define q_ID(READ_U32)(p) pgm_read_dword(p)
#endif

#ifndef q_ID(ATTR)
/**
 * The attributes of a table: by default none.  They may name a section for each
 * table:
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
