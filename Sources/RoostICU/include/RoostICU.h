#ifndef ROOST_ICU_H
#define ROOST_ICU_H

#include <stdbool.h>
#include <stdint.h>

// Roost's interface to ICU, on UTF-8. ICU's functions carry its version in their names (`ubidi_open_72`) through macros
// that Swift does not see; behind these few functions any installed version works.

/// Writes the bidirectional embedding level of every byte of one paragraph. The paragraph's own direction is that of its
/// first strong character, else right to left if `rightToLeft` is set. Returns the paragraph's level, or -1 on failure.
int roost_bidi_levels(const char *utf8, int32_t length, bool rightToLeft, uint8_t *levels);

typedef struct RoostLineBreaker RoostLineBreaker;

/// A line breaker for a BCP 47 language, or null. Not safe to use from two threads at once.
RoostLineBreaker *roost_line_breaker_open(const char *language);
void roost_line_breaker_close(RoostLineBreaker *breaker);
/// Sets `canBreak[i]` if a line may begin at byte `i`, for `0 < i < length`. Returns false on failure.
bool roost_line_breaker_find(RoostLineBreaker *breaker, const char *utf8, int32_t length, bool *canBreak);

/// The rules of a language, each prepared on first use. Not safe to use from two threads at once.
typedef struct RoostLanguage RoostLanguage;

enum { ROOST_PLURAL_OTHER = 5, ROOST_UNIT_COUNT = 6 };

/// The rules of a BCP 47 language, or null if memory is short.
RoostLanguage *roost_language_open(const char *language);
void roost_language_close(RoostLanguage *language);
/// The plural form for a number: 0 … 5 for zero, one, two, few, many, other.
int roost_plural_category(RoostLanguage *language, double number, int32_t fractionDigits);
/// Writes lengths of time (0 … 5 for years, months, days, hours, minutes, seconds) as one text. Returns its length in
/// bytes, or -1 on failure.
int32_t roost_format_units(
    RoostLanguage *language, const int64_t *counts, const int32_t *units, int32_t count, bool isSigned, char *utf8,
    int32_t capacity);

/// Writes a number by a skeleton of ICU's ("measure-unit/length-meter unit-width-short"). Returns the length in bytes, or
/// -1 on failure, for example a unit that ICU does not know.
int32_t roost_format_number(
    const char *language, const char *skeleton, double number, char *utf8, int32_t capacity);

/// Writes the narrow name of a unit by itself ("speed", "kilometer-per-hour": "km/hr"). Returns the length in bytes, or -1
/// if the language has none.
int32_t roost_narrow_unit_name(
    const char *language, const char *kind, const char *unit, char *utf8, int32_t capacity);

enum { ROOST_WIDTH_WIDE, ROOST_WIDTH_SHORT, ROOST_WIDTH_NARROW };

/// Joins texts of units, each ending in a zero, as one length of time. Returns the length in bytes, or -1 on failure.
int32_t roost_join_units(
    const char *language, int width, const char *texts, int32_t count, char *utf8, int32_t capacity);

/// Writes a distance in time: "in 2 days", "3 weeks ago", and with `named` "tomorrow". Units are 0 … 7 for years,
/// quarters, months, weeks, days, hours, minutes and seconds. Returns the length in bytes, or -1 on failure.
int32_t roost_format_relative(
    const char *language, int width, bool named, double offset, int unit, char *utf8, int32_t capacity);

#endif
