#include "RoostICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

int roost_bidi_levels(const char *utf8, int32_t length, bool rightToLeft, uint8_t *levels) {
    // UTF-16 never has more units than UTF-8 has bytes.
    UChar *units = malloc(sizeof(UChar) * (length > 0 ? length : 1));
    UErrorCode status = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_openSized(length, 0, &status);
    int result = -1;
    if (units == NULL || U_FAILURE(status)) goto done;

    int32_t count = 0;
    for (int32_t at = 0; at < length;) {
        UChar32 scalar;
        U8_NEXT_OR_FFFD(utf8, at, length, scalar);
        U16_APPEND_UNSAFE(units, count, scalar);
    }
    ubidi_setPara(bidi, units, count, rightToLeft ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR, NULL, &status);
    const UBiDiLevel *unitLevels = ubidi_getLevels(bidi, &status);
    if (U_FAILURE(status)) goto done;

    int32_t unit = 0;
    for (int32_t at = 0; at < length;) {
        int32_t start = at;
        UChar32 scalar;
        U8_NEXT_OR_FFFD(utf8, at, length, scalar);
        for (int32_t byte = start; byte < at; byte++) levels[byte] = unitLevels[unit];
        unit += U16_LENGTH(scalar);
    }
    result = ubidi_getParaLevel(bidi);
done:
    ubidi_close(bidi);
    free(units);
    return result;
}

/// Writes ICU's name of a BCP 47 language; an empty one, which is the root, if ICU has none.
static void find_locale(const char *language, char locale[ULOC_FULLNAME_CAPACITY]) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t parsed = 0;
    uloc_forLanguageTag(language, locale, ULOC_FULLNAME_CAPACITY, &parsed, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) locale[0] = 0;
}

RoostLineBreaker *roost_line_breaker_open(const char *language) {
    char locale[ULOC_FULLNAME_CAPACITY];
    find_locale(language, locale);
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
    return U_FAILURE(status) ? NULL : (RoostLineBreaker *)iterator;
}

void roost_line_breaker_close(RoostLineBreaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

bool roost_line_breaker_find(RoostLineBreaker *breaker, const char *utf8, int32_t length, bool *canBreak) {
    UBreakIterator *iterator = (UBreakIterator *)breaker;
    UErrorCode status = U_ZERO_ERROR;
    UText text = UTEXT_INITIALIZER;
    utext_openUTF8(&text, utf8, length, &status);
    ubrk_setUText(iterator, &text, &status);
    if (U_SUCCESS(status)) {
        for (int32_t at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
            if (at > 0 && at < length) canBreak[at] = true;
        }
    }
    utext_close(&text);
    return U_SUCCESS(status);
}

struct RoostLanguage {
    char locale[ULOC_FULLNAME_CAPACITY];
    UPluralRules *plurals;
    UListFormatter *list;
    /// By unit; those with signs in the second half. Made on first use.
    UNumberFormatter *units[2 * ROOST_UNIT_COUNT];
};

RoostLanguage *roost_language_open(const char *language) {
    RoostLanguage *opened = calloc(1, sizeof *opened);
    if (opened == NULL) return NULL;
    find_locale(language, opened->locale);
    return opened;
}

void roost_language_close(RoostLanguage *language) {
    uplrules_close(language->plurals);
    ulistfmt_close(language->list);
    for (int unit = 0; unit < 2 * ROOST_UNIT_COUNT; unit++) unumf_close(language->units[unit]);
    free(language);
}

static UNumberFormatter *open_formatter(const RoostLanguage *language, const char *skeleton) {
    UChar units[160];
    UErrorCode status = U_ZERO_ERROR;
    u_uastrncpy(units, skeleton, sizeof units / sizeof *units - 1);
    units[sizeof units / sizeof *units - 1] = 0;
    return unumf_openForSkeletonAndLocale(units, -1, language->locale, &status);
}

int roost_plural_category(RoostLanguage *language, double number, int32_t fractionDigits) {
    static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};
    UErrorCode status = U_ZERO_ERROR;
    if (language->plurals == NULL) {
        language->plurals = uplrules_openForType(language->locale, UPLURAL_TYPE_CARDINAL, &status);
    }
    UChar keyword[16];
    int32_t length = 0;
    if (fractionDigits <= 0) {
        length = uplrules_select(language->plurals, number, keyword, 16, &status);
    } else {
        // "." and a zero for each digit.
        char skeleton[16] = ".000000000";
        skeleton[1 + (fractionDigits < 9 ? fractionDigits : 9)] = 0;
        UNumberFormatter *formatter = open_formatter(language, skeleton);
        UFormattedNumber *formatted = unumf_openResult(&status);
        unumf_formatDouble(formatter, number, formatted, &status);
        length = uplrules_selectFormatted(language->plurals, formatted, keyword, 16, &status);
        unumf_closeResult(formatted);
        unumf_close(formatter);
    }
    if (U_FAILURE(status)) return ROOST_PLURAL_OTHER;
    for (int category = 0; category < ROOST_PLURAL_OTHER; category++) {
        UChar name[16];
        u_uastrcpy(name, names[category]);
        if (u_strlen(name) == length && u_memcmp(name, keyword, length) == 0) return category;
    }
    return ROOST_PLURAL_OTHER;
}

int32_t roost_format_units(
    RoostLanguage *language, const int64_t *counts, const int32_t *units, int32_t count, bool isSigned, char *utf8,
    int32_t capacity
) {
    static const char *const names[ROOST_UNIT_COUNT] = {"year", "month", "day", "hour", "minute", "second"};
    enum { partCapacity = 128 };
    UChar parts[ROOST_UNIT_COUNT][partCapacity];
    const UChar *starts[ROOST_UNIT_COUNT];
    int32_t lengths[ROOST_UNIT_COUNT];
    if (count > ROOST_UNIT_COUNT) return -1;

    UErrorCode status = U_ZERO_ERROR;
    UFormattedNumber *formatted = unumf_openResult(&status);
    for (int32_t part = 0; part < count && U_SUCCESS(status); part++) {
        UNumberFormatter **formatter = &language->units[units[part] + (isSigned ? ROOST_UNIT_COUNT : 0)];
        if (*formatter == NULL) {
            char skeleton[96] = "measure-unit/duration-";
            strcat(skeleton, names[units[part]]);
            strcat(skeleton, " unit-width-full-name");
            if (isSigned) strcat(skeleton, " sign-always");
            *formatter = open_formatter(language, skeleton);
        }
        unumf_formatInt(*formatter, counts[part], formatted, &status);
        lengths[part] = unumf_resultToString(formatted, parts[part], partCapacity, &status);
        starts[part] = parts[part];
    }
    unumf_closeResult(formatted);

    UChar text[ROOST_UNIT_COUNT * partCapacity];
    int32_t length = 0;
    if (language->list == NULL && U_SUCCESS(status)) {
        language->list = ulistfmt_openForType(language->locale, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status);
    }
    if (U_SUCCESS(status)) {
        length = ulistfmt_format(
            language->list, starts, lengths, count, text, sizeof text / sizeof *text, &status);
    }
    int32_t written = 0;
    u_strToUTF8(utf8, capacity, &written, text, length, &status);
    return U_FAILURE(status) ? -1 : written;
}

enum { RESULT_CAPACITY = 512 };

/// The locale of a BCP 47 language.
static void take_locale(const char *language, char *locale, UErrorCode *status) {
    uloc_forLanguageTag(language, locale, ULOC_FULLNAME_CAPACITY, NULL, status);
}

static int32_t write_utf8(const UChar *text, int32_t length, char *utf8, int32_t capacity, UErrorCode *status) {
    int32_t written = 0;
    u_strToUTF8(utf8, capacity, &written, text, length, status);
    return U_FAILURE(*status) ? -1 : written;
}

int32_t roost_format_number(
    const char *language, const char *skeleton, double number, char *utf8, int32_t capacity
) {
    UErrorCode status = U_ZERO_ERROR;
    char locale[ULOC_FULLNAME_CAPACITY];
    take_locale(language, locale, &status);
    UChar units[RESULT_CAPACITY];
    if (strlen(skeleton) >= RESULT_CAPACITY) return -1;
    u_uastrcpy(units, skeleton);
    UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(units, -1, locale, &status);
    UFormattedNumber *formatted = unumf_openResult(&status);
    if (U_SUCCESS(status)) unumf_formatDouble(formatter, number, formatted, &status);
    UChar text[RESULT_CAPACITY];
    int32_t length = U_SUCCESS(status) ? unumf_resultToString(formatted, text, RESULT_CAPACITY, &status) : 0;
    unumf_closeResult(formatted);
    unumf_close(formatter);
    return write_utf8(text, length, utf8, capacity, &status);
}

int32_t roost_narrow_unit_name(
    const char *language, const char *kind, const char *unit, char *utf8, int32_t capacity
) {
    UErrorCode status = U_ZERO_ERROR;
    char locale[ULOC_FULLNAME_CAPACITY];
    take_locale(language, locale, &status);
    UResourceBundle *units = ures_open(U_ICUDATA_NAME "-unit", locale, &status);
    UResourceBundle *entry = ures_getByKey(units, "unitsNarrow", NULL, &status);
    entry = ures_getByKey(entry, kind, entry, &status);
    entry = ures_getByKey(entry, unit, entry, &status);
    int32_t length = 0;
    const UChar *name = ures_getStringByKey(entry, "dnam", &length, &status);
    int32_t written = write_utf8(name, length, utf8, capacity, &status);
    ures_close(entry);
    ures_close(units);
    return written;
}

int32_t roost_join_units(
    const char *language, int width, const char *texts, int32_t count, char *utf8, int32_t capacity
) {
    enum { partCapacity = 128, partCount = 8 };
    UErrorCode status = U_ZERO_ERROR;
    char locale[ULOC_FULLNAME_CAPACITY];
    take_locale(language, locale, &status);
    UChar parts[partCount][partCapacity];
    const UChar *starts[partCount];
    int32_t lengths[partCount];
    if (count > partCount) return -1;
    for (int32_t part = 0; part < count; part++) {
        u_strFromUTF8(parts[part], partCapacity, &lengths[part], texts, -1, &status);
        starts[part] = parts[part];
        texts += strlen(texts) + 1;
    }
    static const UListFormatterWidth widths[] = {ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
    UListFormatter *list = ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, widths[width], &status);
    UChar text[partCount * partCapacity];
    int32_t length = 0;
    if (U_SUCCESS(status)) {
        length = ulistfmt_format(list, starts, lengths, count, text, sizeof text / sizeof *text, &status);
    }
    ulistfmt_close(list);
    return write_utf8(text, length, utf8, capacity, &status);
}

int32_t roost_format_relative(
    const char *language, int width, bool named, double offset, int unit, char *utf8, int32_t capacity
) {
    static const UDateRelativeDateTimeFormatterStyle styles[] = {
        UDAT_STYLE_LONG, UDAT_STYLE_SHORT, UDAT_STYLE_NARROW,
    };
    static const URelativeDateTimeUnit units[] = {
        UDAT_REL_UNIT_YEAR, UDAT_REL_UNIT_QUARTER, UDAT_REL_UNIT_MONTH, UDAT_REL_UNIT_WEEK,
        UDAT_REL_UNIT_DAY, UDAT_REL_UNIT_HOUR, UDAT_REL_UNIT_MINUTE, UDAT_REL_UNIT_SECOND,
    };
    UErrorCode status = U_ZERO_ERROR;
    char locale[ULOC_FULLNAME_CAPACITY];
    take_locale(language, locale, &status);
    URelativeDateTimeFormatter *formatter =
        ureldatefmt_open(locale, NULL, styles[width], UDISPCTX_CAPITALIZATION_NONE, &status);
    UChar text[RESULT_CAPACITY];
    int32_t length = 0;
    if (U_SUCCESS(status)) {
        length = named
            ? ureldatefmt_format(formatter, offset, units[unit], text, RESULT_CAPACITY, &status)
            : ureldatefmt_formatNumeric(formatter, offset, units[unit], text, RESULT_CAPACITY, &status);
    }
    ureldatefmt_close(formatter);
    return write_utf8(text, length, utf8, capacity, &status);
}
