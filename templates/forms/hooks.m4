#ifdef __has_include /* macros, since cc65 reads #if where it should not */
#define q_ID(HAS_HOOKS) __has_include("q_name<||>_hooks.h")
#define q_ID(HAS_COMMON_HOOKS) __has_include("q_stem<||>_hooks.h")
#endif
#if defined(q_ID(HAS_HOOKS)) && q_ID(HAS_HOOKS)
#include "q_name<||>_hooks.h"
#endif
#if defined(q_ID(HAS_COMMON_HOOKS)) && q_ID(HAS_COMMON_HOOKS)
#include "q_stem<||>_hooks.h"
#endif
#if defined(__AVR__) || defined(ESP8266)
#include <avr/pgmspace.h>
#endif

/** A number of 8, 16 or 32 bits of a table.  @param p  its address  @return the number */
#ifndef q_ID(READ_U8)
#if defined(q_ALL(READ_U8)) && !defined(__cppcheck__)
#define q_ID(READ_U8)(p) q_ALL(READ_U8)(p)
#define q_ID(READ_U16)(p) q_ALL(READ_U16)(p)
#define q_ID(READ_U32)(p) q_ALL(READ_U32)(p)
#elif defined(__AVR__) && (defined(q_ID(ATTR)) || defined(q_ALL(ATTR)))
#error "q_ID(ATTR) on an AVR: define q_ID(READ_U8), _U16 and _U32 too, for the memory where the tables now stand"
#elif defined(__AVR__) || defined(ESP8266)
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
#if defined(q_ALL(ATTR)) && !defined(__cppcheck__)
#define q_ID(ATTR)(table) q_ALL(ATTR)(table)
#elif defined(ESP8266)
#define q_ID(ATTR)(table) __attribute__((section(".irom.text." #table)))
#elif defined(__AVR__) && !defined(__AVR_HAVE_ELPM__) && !defined(__clang__)
#define q_ID(ATTR)(table) PROGMEM
#elif defined(__AVR__) || defined(__IMXRT1062__) /* Teensy 4 */
#define q_ID(IN_PROGMEM) /* each source for a large AVR counts what it has there */
#define q_ID(ATTR)(table) __attribute__((section(".progmem.gcc." #table)))
#else
#define q_ID(ATTR)(table)
#endif
#endif
