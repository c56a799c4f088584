#include "RoostKernels.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Colours are premultiplied floats of 0…1; formulas as in the W3C's compositing specification, the last five as Core
// Graphics has them. Soft light is Pegtop's.

typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));

static inline f32x4 splat(float v) { return (f32x4){v, v, v, v}; }

static inline f32x4 choose(i32x4 condition, f32x4 a, f32x4 b) {
    return (f32x4)((condition & (i32x4)a) | (~condition & (i32x4)b));
}

static inline f32x4 minimum(f32x4 a, f32x4 b) { return choose(a < b, a, b); }
static inline f32x4 maximum(f32x4 a, f32x4 b) { return choose(a > b, a, b); }

static inline f32x4 unpack(uint32_t pixel) {
    u8x4 bytes;
    memcpy(&bytes, &pixel, 4);
    return __builtin_convertvector(bytes, f32x4) * (1.0f / 255);
}

static inline uint32_t pack(f32x4 color) {
    color = minimum(maximum(color, splat(0)), splat(1));
    u8x4 bytes = __builtin_convertvector(__builtin_convertvector(color * 255 + 0.5f, i32x4), u8x4);
    uint32_t pixel;
    memcpy(&pixel, &bytes, 4);
    return pixel;
}

static inline f32x4 hard_light(f32x4 s, f32x4 d, f32x4 sa, f32x4 da) {
    return choose(2 * s > sa, sa * da - 2 * (da - d) * (sa - s), 2 * s * d);
}

/// s and d unpremultiplied.
static inline f32x4 dodge(f32x4 s, f32x4 d) {
    f32x4 result = choose(s >= 1, splat(1), minimum(splat(1), d / (1 - s)));
    return choose(d <= 0, splat(0), result);
}

static inline f32x4 burn(f32x4 s, f32x4 d) {
    f32x4 result = choose(s <= 0, splat(0), 1 - minimum(splat(1), (1 - d) / s));
    return choose(d >= 1, splat(1), result);
}

static inline float luminosity(f32x4 c) { return 0.3f * c[0] + 0.59f * c[1] + 0.11f * c[2]; }

static inline float lowest(f32x4 c) {
    float low = c[0] < c[1] ? c[0] : c[1];
    return low < c[2] ? low : c[2];
}

static inline float highest(f32x4 c) {
    float high = c[0] > c[1] ? c[0] : c[1];
    return high > c[2] ? high : c[2];
}

static inline f32x4 with_luminosity(f32x4 color, float wanted) {
    f32x4 c = color + (wanted - luminosity(color));
    float low = lowest(c), high = highest(c);
    if (low < 0) c = wanted + (c - wanted) * (wanted / (wanted - low));
    if (high > 1) c = wanted + (c - wanted) * ((1 - wanted) / (high - wanted));
    return c;
}

static inline f32x4 with_saturation(f32x4 color, float wanted) {
    float low = lowest(color), high = highest(color);
    if (high <= low) return splat(0);
    return (color - low) * (wanted / (high - low));
}

static inline float saturation(f32x4 c) { return highest(c) - lowest(c); }

static inline f32x4 blend(f32x4 s, f32x4 d, roost_blend_mode mode) {
    const f32x4 sa = splat(s[3]), da = splat(d[3]);
    const f32x4 apart = s * (1 - da) + d * (1 - sa);
    f32x4 result;
    switch (mode) {
    case ROOST_MULTIPLY: result = s * d + apart; break;
    case ROOST_SCREEN: result = s + d - s * d; break;
    case ROOST_OVERLAY: result = hard_light(d, s, da, sa) + apart; break;
    case ROOST_DARKEN: result = minimum(s * da, d * sa) + apart; break;
    case ROOST_LIGHTEN: result = maximum(s * da, d * sa) + apart; break;
    case ROOST_HARD_LIGHT: result = hard_light(s, d, sa, da) + apart; break;
    case ROOST_DIFFERENCE: result = s + d - 2 * minimum(s * da, d * sa); break;
    case ROOST_EXCLUSION: result = s + d - 2 * s * d; break;
    case ROOST_SOURCE_ATOP: return s * da + d * (1 - sa);
    case ROOST_DESTINATION_OVER: return s * (1 - da) + d;
    case ROOST_DESTINATION_OUT: return d * (1 - sa);
    case ROOST_PLUS_LIGHTER: return s + d;
    case ROOST_PLUS_DARKER: {
        f32x4 alpha = minimum(sa + da, splat(1));
        result = maximum(alpha - (da - d) - (sa - s), splat(0));
        result[3] = alpha[3];
        return result;
    }
    case ROOST_NORMAL: return s + d * (1 - sa);
    default: {
        if (s[3] <= 0 || d[3] <= 0) return s + d * (1 - sa);
        f32x4 cs = s / sa, cd = d / da, mixed;
        switch (mode) {
        case ROOST_COLOR_DODGE: mixed = dodge(cs, cd); break;
        case ROOST_COLOR_BURN: mixed = burn(cs, cd); break;
        case ROOST_SOFT_LIGHT: mixed = (1 - 2 * cs) * cd * cd + 2 * cs * cd; break;
        case ROOST_HUE: mixed = with_luminosity(with_saturation(cs, saturation(cd)), luminosity(cd)); break;
        case ROOST_SATURATION: mixed = with_luminosity(with_saturation(cd, saturation(cs)), luminosity(cd)); break;
        case ROOST_COLOR: mixed = with_luminosity(cs, luminosity(cd)); break;
        default: mixed = with_luminosity(cd, luminosity(cs)); break;
        }
        result = apart + sa * da * mixed;
    }
    }
    result[3] = s[3] + d[3] - s[3] * d[3];
    return result;
}

static inline void blend_row(
    uint32_t *pixels, const uint32_t *source, const uint8_t *mask, uint8_t alpha, int count, roost_blend_mode mode) {
    for (int i = 0; i < count; i++) {
        if (source[i] == 0 || (mask && mask[i] == 0)) continue;
        f32x4 s = unpack(source[i]);
        if (mask) s *= mask[i] * (1.0f / 255);
        if (alpha != 255) s *= alpha * (1.0f / 255);
        pixels[i] = pack(blend(s, unpack(pixels[i]), mode));
    }
}

void roost_blend(
    uint32_t *pixels, const uint32_t *source, const uint8_t *mask, uint8_t alpha, int count, roost_blend_mode mode) {
    // One loop for each mode, so that the mode is not tested for every pixel.
    switch (mode) {
#define LOOP(name) \
    case name: blend_row(pixels, source, mask, alpha, count, name); break;
        LOOP(ROOST_NORMAL)
        LOOP(ROOST_MULTIPLY)
        LOOP(ROOST_SCREEN)
        LOOP(ROOST_OVERLAY)
        LOOP(ROOST_DARKEN)
        LOOP(ROOST_LIGHTEN)
        LOOP(ROOST_COLOR_DODGE)
        LOOP(ROOST_COLOR_BURN)
        LOOP(ROOST_SOFT_LIGHT)
        LOOP(ROOST_HARD_LIGHT)
        LOOP(ROOST_DIFFERENCE)
        LOOP(ROOST_EXCLUSION)
        LOOP(ROOST_HUE)
        LOOP(ROOST_SATURATION)
        LOOP(ROOST_COLOR)
        LOOP(ROOST_LUMINOSITY)
        LOOP(ROOST_SOURCE_ATOP)
        LOOP(ROOST_DESTINATION_OVER)
        LOOP(ROOST_DESTINATION_OUT)
        LOOP(ROOST_PLUS_DARKER)
        LOOP(ROOST_PLUS_LIGHTER)
#undef LOOP
    }
}
