#include <hb.h>
#include <hb-aat.h>
#include <hb-ot.h>

/// A glyph's outline; HarfBuzz 7 renamed the function.
static inline void roost_hb_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, funcs, data);
#else
    hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}
