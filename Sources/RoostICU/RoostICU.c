#include "RoostICU.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>
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

RoostLineBreaker *roost_line_breaker_open(const char *language) {
    char locale[ULOC_FULLNAME_CAPACITY];
    UErrorCode status = U_ZERO_ERROR;
    int32_t parsed = 0;
    uloc_forLanguageTag(language, locale, sizeof locale, &parsed, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) locale[0] = 0;
    status = U_ZERO_ERROR;
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
