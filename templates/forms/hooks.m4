m4_dnl q_takes(HOOK, PARAMETER): without a hook of this board's own, take that of all boards
m4_define(<|q_takes|>, <|#if !defined(q_ID($1)) && defined(q_ALL($1))
#define q_ID($1)($2) q_ALL($1)($2)
#endif|>)m4_dnl
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
q_takes(ATTR, table)
q_takes(READ_U8, p)
q_takes(READ_U16, p)
q_takes(READ_U32, p)

#if defined(__AVR__)
#include <avr/pgmspace.h>
#elif defined(ESP8266)
#include <pgmspace.h>
#endif

#if defined(__AVR__) && defined(q_ID(ATTR)) && !defined(q_ID(READ_U8))
#error "q_ID(ATTR) on an AVR: define q_ID(READ_U8), _U16 and _U32 too, for the memory where the tables now stand"
#endif

/** A number of 8, 16 or 32 bits of a table.  @param p  its address  @return the number */
#if !defined(q_ID(READ_U8)) && (defined(__AVR__) || defined(ESP8266))
#define q_ID(READ_U8)(p) pgm_read_byte(p)
#define q_ID(READ_U16)(p) pgm_read_word(p)
#define q_ID(READ_U32)(p) pgm_read_dword(p)
#elif !defined(q_ID(READ_U8))
#define q_ID(READ_U8)(p) (*(p))
#define q_ID(READ_U16)(p) (*(p)) /**< @copydoc q_ID(READ_U8) */
#define q_ID(READ_U32)(p) (*(p)) /**< @copydoc q_ID(READ_U8) */
#endif

/** The attributes of a table.  @param table  its name in C */
#ifdef q_ID(ATTR)
#elif defined(__AVR_HAVE_ELPM__) || (defined(__AVR__) && defined(__clang__))
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
