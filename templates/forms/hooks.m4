/** @cond */
#if defined(__GNUC__) && defined(__has_include)
#define q_ID(HAS_HOOKS) __has_include("q_name<||>_hooks.h")
#else
#define q_ID(HAS_HOOKS) 0
#endif
#if q_ID(HAS_HOOKS) && !defined(q_ID(HOOKED))
#define q_ID(HOOKED)
#include "q_name<||>_hooks.h"
#endif
/** @endcond */

#if defined(__AVR__)
#include <avr/pgmspace.h>
#elif defined(ESP8266)
#include <pgmspace.h>
#endif

/**
 * How a number of 8, 16 or 32 bits is read.
 *
 * @param p  its address in a table, const uint8_t * and the like
 * @return the number
 */
#ifndef q_ID(READ_U8)
#if defined(__AVR__) || defined(ESP8266)
#define q_ID(READ_U8)(p) pgm_read_byte(p)
#define q_ID(READ_U16)(p) pgm_read_word(p)
#define q_ID(READ_U32)(p) pgm_read_dword(p)
#else
#define q_ID(READ_U8)(p) (*(p))
#define q_ID(READ_U16)(p) (*(p)) /**< @copydoc q_ID(READ_U8) */
#define q_ID(READ_U32)(p) (*(p)) /**< @copydoc q_ID(READ_U8) */
#endif
#endif

/** The attributes of a table.  @param table  its name in C */
#ifndef q_ID(ATTR)
#if defined(__AVR_HAVE_ELPM__) || (defined(__AVR__) && defined(__clang__))
#define q_ID(IN_FIRST_64_KB) /* each source counts what it has there */
#define q_ID(ATTR)(table) __attribute__((section(".progmem.gcc." #table)))
#elif defined(__AVR__)
#define q_ID(ATTR)(table) PROGMEM
#elif defined(ESP8266)
#define q_ID(ATTR)(table) __attribute__((section(".irom.text." #table)))
#elif defined(__IMXRT1062__) /* Teensy 4 */
#define q_ID(ATTR)(table) __attribute__((section(".progmem." #table)))
#else
#define q_ID(ATTR)(table)
#endif
#endif
