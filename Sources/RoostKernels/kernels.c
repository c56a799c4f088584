#include "RoostKernels.h"

#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef uint16_t u16x8 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));

// Two pixels as eight 16-bit channels.

static inline u16x8 load2(const uint32_t *p) {
    u8x8 bytes;
    memcpy(&bytes, p, 8);
    return __builtin_convertvector(bytes, u16x8);
}

static inline void store2(uint32_t *p, u16x8 v) {
    u8x8 bytes = __builtin_convertvector(v, u8x8);
    memcpy(p, &bytes, 8);
}

static inline u16x8 splat(uint16_t v) { return (u16x8){v, v, v, v, v, v, v, v}; }

/// v / 255, rounded, for v up to 255 * 255.
static inline u16x8 div255(u16x8 v) {
    v += 128;
    return (v + (v >> 8)) >> 8;
}

static inline u16x8 alphas(u16x8 v) { return __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7); }

static inline u16x8 over(u16x8 source, u16x8 below) { return source + div255(below * (255 - alphas(source))); }

static inline u16x8 pair(uint8_t a, uint8_t b) { return (u16x8){a, a, a, a, b, b, b, b}; }

static inline u16x8 both(uint32_t color) {
    uint32_t twice[2] = {color, color};
    return load2(twice);
}

static inline void over1(uint32_t *pixel, uint32_t source, uint8_t coverage) {
    u16x8 s = div255(both(source) * splat(coverage));
    u16x8 result = over(s, both(*pixel));
    uint32_t out[2];
    store2(out, result);
    *pixel = out[0];
}

static inline i32x4 winding_to_coverage(i32x4 v, int rule) {
    const i32x4 one = {65536, 65536, 65536, 65536};
    i32x4 negative = v < 0;
    v = (v ^ negative) - negative;
    if (rule & 1) {
        v &= 131071;
        i32x4 odd = v > one;
        v = (odd & (131072 - v)) | (~odd & v);
    } else {
        i32x4 full = v > one;
        v = (full & one) | (~full & v);
    }
    v = (v * 255 + 32768) >> 16;
    if (rule & 2) v = (v > 127) & 255;
    return v;
}

static inline int32_t coverage_row(int32_t *cells, int count, int32_t sum, int rule, uint8_t *out) {
    typedef uint8_t u8x4 __attribute__((vector_size(4)));
    const i32x4 zero = {0, 0, 0, 0};
    // The coverage of cells that change nothing.
    uint32_t even = 0x01010101u * (uint32_t)winding_to_coverage(zero + sum, rule)[0];
    for (int i = 0; i < count; i += 4) {
        uint64_t halves[2];
        memcpy(halves, cells + i, 16);
        if ((halves[0] | halves[1]) == 0) {
            memcpy(out + i, &even, 4);
            continue;
        }
        i32x4 v;
        memcpy(&v, cells + i, 16);
        memcpy(cells + i, &zero, 16);
        v += __builtin_shufflevector(zero, v, 0, 4, 5, 6);
        v += __builtin_shufflevector(zero, v, 0, 1, 4, 5);
        v += sum;
        sum = v[3];
        u8x4 bytes = __builtin_convertvector(winding_to_coverage(v, rule), u8x4);
        memcpy(out + i, &bytes, 4);
        even = 0x01010101u * bytes[3];
    }
    return sum;
}

int32_t roost_coverage(int32_t *cells, int count, int32_t sum, int rule, uint8_t *out) {
    if (rule == 0) return coverage_row(cells, count, sum, 0, out);
    return coverage_row(cells, count, sum, rule, out);
}

static inline void fill_mask_row(uint32_t *pixels, const uint8_t *mask, int count, uint32_t color, u16x8 two) {
    const int opaque = (color >> 24) == 255;
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        uint32_t m;
        memcpy(&m, mask + i, 4);
        if (m == 0) continue;
        if (opaque && m == 0xFFFFFFFF) {
            u32x4 v = {color, color, color, color};
            memcpy(pixels + i, &v, 16);
            continue;
        }
        u16x8 a = div255(two * pair(mask[i], mask[i + 1]));
        u16x8 b = div255(two * pair(mask[i + 2], mask[i + 3]));
        store2(pixels + i, over(a, load2(pixels + i)));
        store2(pixels + i + 2, over(b, load2(pixels + i + 2)));
    }
    for (; i < count; i++)
        if (mask[i]) over1(pixels + i, color, mask[i]);
}

void roost_fill_mask(
    uint32_t *pixels, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t mask_stride, int width, int height,
    uint32_t color) {
    u16x8 two = both(color);
    for (int y = 0; y < height; y++, pixels += stride, mask += mask_stride)
        fill_mask_row(pixels, mask, width, color, two);
}

void roost_fill(uint32_t *pixels, int count, uint32_t color) {
    uint32_t alpha = color >> 24;
    if (alpha == 255) {
        for (int i = 0; i < count; i++) pixels[i] = color;
        return;
    }
    u16x8 two = both(color);
    u16x8 rest = splat((uint16_t)(255 - alpha));
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        u16x8 a = two + div255(load2(pixels + i) * rest);
        u16x8 b = two + div255(load2(pixels + i + 2) * rest);
        store2(pixels + i, a);
        store2(pixels + i + 2, b);
    }
    for (; i < count; i++) over1(pixels + i, color, 255);
}

void roost_over(uint32_t *pixels, const uint32_t *source, const uint8_t *mask, uint8_t alpha, int count) {
    int i = 0;
    if (!mask && alpha == 255) {
        for (; i + 4 <= count; i += 4) {
            u32x4 s;
            memcpy(&s, source + i, 16);
            if ((s[0] | s[1] | s[2] | s[3]) == 0) continue;
            if ((s[0] & s[1] & s[2] & s[3]) >= 0xFF000000) {
                memcpy(pixels + i, &s, 16);
                continue;
            }
            store2(pixels + i, over(load2(source + i), load2(pixels + i)));
            store2(pixels + i + 2, over(load2(source + i + 2), load2(pixels + i + 2)));
        }
        for (; i < count; i++) over1(pixels + i, source[i], 255);
        return;
    }
    u16x8 constant = splat(alpha);
    for (; i + 2 <= count; i += 2) {
        u16x8 coverage = constant;
        if (mask) {
            if ((mask[i] | mask[i + 1]) == 0) continue;
            coverage = pair(mask[i], mask[i + 1]);
            if (alpha != 255) coverage = div255(coverage * constant);
        }
        u16x8 s = div255(load2(source + i) * coverage);
        store2(pixels + i, over(s, load2(pixels + i)));
    }
    if (i < count) {
        uint32_t coverage = alpha;
        if (mask) {
            uint32_t v = mask[i] * coverage + 128;
            coverage = (v + (v >> 8)) >> 8;
        }
        over1(pixels + i, source[i], (uint8_t)coverage);
    }
}

void roost_multiply(uint8_t *mask, const uint8_t *by, uint8_t alpha, int count) {
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        u8x8 a, b;
        memcpy(&a, mask + i, 8);
        u16x8 factor = splat(alpha);
        if (by) {
            memcpy(&b, by + i, 8);
            factor = __builtin_convertvector(b, u16x8);
        }
        u8x8 result = __builtin_convertvector(div255(__builtin_convertvector(a, u16x8) * factor), u8x8);
        memcpy(mask + i, &result, 8);
    }
    for (; i < count; i++) {
        uint32_t v = mask[i] * (uint32_t)(by ? by[i] : alpha) + 128;
        mask[i] = (uint8_t)((v + (v >> 8)) >> 8);
    }
}

static inline f32x4 select4(i32x4 condition, f32x4 a, f32x4 b) {
    return (f32x4)((condition & (i32x4)a) | (~condition & (i32x4)b));
}

/// Rounds to the nearest entry of 0…last; NaN becomes 0.
static inline i32x4 entries(f32x4 t, f32x4 last) {
    t = select4(t > 0, t, (f32x4){0, 0, 0, 0});
    t = select4(t < last, t, last);
    return __builtin_convertvector(t + 0.5f, i32x4);
}

static inline void look_up(uint32_t *out, int i, int count, i32x4 index, const uint32_t *table) {
    for (int lane = 0; lane < 4 && i + lane < count; lane++) out[i + lane] = table[index[lane]];
}

static inline f32x4 positions(int x) {
    return (f32x4){(float)x, (float)(x + 1), (float)(x + 2), (float)(x + 3)};
}

void roost_radial(
    uint32_t *out, int x, int count, roost_ramp ramp, float scale, float bias, const uint32_t *table, int last) {
    f32x4 limit = {(float)last, (float)last, (float)last, (float)last};
    for (int i = 0; i < count; i += 4) {
        f32x4 p = positions(x + i);
        f32x4 u = p * ramp.du + ramp.u0;
        f32x4 v = p * ramp.dv + ramp.v0;
        f32x4 square = u * u + v * v;
        f32x4 length = {sqrtf(square[0]), sqrtf(square[1]), sqrtf(square[2]), sqrtf(square[3])};
        look_up(out, i, count, entries(length * scale + bias, limit), table);
    }
}

void roost_angular(
    uint32_t *out, int x, int count, roost_ramp ramp, float scale, float reset, const uint32_t *table, int last) {
    const f32x4 zero = {0, 0, 0, 0};
    f32x4 limit = {(float)last, (float)last, (float)last, (float)last};
    for (int i = 0; i < count; i += 4) {
        f32x4 p = positions(x + i);
        f32x4 u = p * ramp.du + ramp.u0;
        f32x4 v = p * ramp.dv + ramp.v0;
        f32x4 au = select4(u < 0, -u, u);
        f32x4 av = select4(v < 0, -v, v);
        i32x4 steep = av > au;
        f32x4 ratio = select4(steep, au, av) / select4(steep, av, au);
        ratio = select4(ratio <= 1, ratio, zero);
        // atan(ratio) / 2π, a minimax polynomial that is off by less than 2e-6 turns.
        f32x4 s = ratio * ratio;
        f32x4 turn = s * -0.0018654868f + 0.0083800351f;
        turn = turn * s - 0.0185308657f;
        turn = turn * s + 0.0308033983f;
        turn = turn * s - 0.0529386694f;
        turn = (turn * s + 0.1591513237f) * ratio;
        turn = select4(steep, 0.25f - turn, turn);
        turn = select4(u < 0, 0.5f - turn, turn);
        turn = select4(v < 0, 1.0f - turn, turn);
        f32x4 t = select4(turn >= reset, zero, turn * scale);
        look_up(out, i, count, entries(t, limit), table);
    }
}

void roost_convolve(const uint8_t *in, ptrdiff_t step, const uint32_t *weights, int radius, int count, uint8_t *out) {
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        u8x8 center;
        memcpy(&center, in + i, 8);
        u32x8 sum = __builtin_convertvector(center, u32x8) * weights[0] + 32768;
        const uint8_t *before = in + i, *after = in + i;
        for (int k = 1; k <= radius; k++) {
            before -= step;
            after += step;
            u8x8 a, b;
            memcpy(&a, before, 8);
            memcpy(&b, after, 8);
            u16x8 both = __builtin_convertvector(a, u16x8) + __builtin_convertvector(b, u16x8);
            u16x8 weight = splat((uint16_t)weights[k]);
            sum += __builtin_convertvector(both, u32x8) * __builtin_convertvector(weight, u32x8);
        }
        u8x8 bytes = __builtin_convertvector(sum >> 16, u8x8);
        memcpy(out + i, &bytes, 8);
    }
    for (; i < count; i++) {
        uint32_t sum = in[i] * weights[0] + 32768;
        for (int k = 1; k <= radius; k++)
            sum += (uint32_t)(in[i - k * step] + in[i + k * step]) * weights[k];
        out[i] = (uint8_t)(sum >> 16);
    }
}

// A shuffle of bytes is one instruction on ARM, and on x86 since SSSE3, which every processor of this century's second
// decade has.
#if defined(__x86_64__) && !defined(__SSSE3__)
#define SHUFFLING __attribute__((target("ssse3")))
#else
#define SHUFFLING
#endif

static inline void filter_up_pixels(const uint32_t *row, const uint32_t *above, int count, uint8_t *out) {
    for (int i = 0; i < count; i++, out += 3) {
        for (int channel = 0; channel < 3; channel++) {
            out[channel] = (uint8_t)((row[i] >> 8 * channel) - (above[i] >> 8 * channel));
        }
    }
}

static inline u8x16 less_above(const uint32_t *row, const uint32_t *above) {
    u8x16 here, there;
    memcpy(&here, row, 16);
    memcpy(&there, above, 16);
    return here - there;
}

/// Four times four pixels at once, as three times sixteen bytes.
SHUFFLING static void filter_up_shuffling(const uint32_t *row, const uint32_t *above, int count, uint8_t *out) {
    int i = 0;
    for (; i + 16 <= count; i += 16, out += 48) {
        u8x16 a = less_above(row + i, above + i), b = less_above(row + i + 4, above + i + 4);
        u8x16 c = less_above(row + i + 8, above + i + 8), d = less_above(row + i + 12, above + i + 12);
        u8x16 parts[3] = {
            __builtin_shufflevector(a, b, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20),
            __builtin_shufflevector(b, c, 5, 6, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25),
            __builtin_shufflevector(c, d, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30),
        };
        memcpy(out, parts, 48);
    }
    filter_up_pixels(row + i, above + i, count - i, out);
}

void roost_filter_up(const uint32_t *row, const uint32_t *above, int count, uint8_t *out) {
#if defined(__x86_64__) && !defined(__SSSE3__)
    if (!__builtin_cpu_supports("ssse3")) return filter_up_pixels(row, above, count, out);
#endif
    filter_up_shuffling(row, above, count, out);
}

int roost_common_length(const uint8_t *a, const uint8_t *b, int limit) {
    int length = 0;
    for (; length + 32 <= limit; length += 32) {
        uint64_t here[4], there[4];
        memcpy(here, a + length, 32);
        memcpy(there, b + length, 32);
        uint64_t difference = 0;
        for (int i = 0; i < 4; i++) difference |= here[i] ^ there[i];
        if (difference) break;
    }
    for (; length + 8 <= limit; length += 8) {
        uint64_t here, there;
        memcpy(&here, a + length, 8);
        memcpy(&there, b + length, 8);
        if (here != there) return length + __builtin_ctzll(here ^ there) / 8;
    }
    while (length < limit && a[length] == b[length]) length++;
    return length;
}

void roost_luma(const uint32_t *pixels, int count, uint8_t *out) {
    for (int i = 0; i < count; i++) {
        int32_t r = pixels[i] & 255, g = pixels[i] >> 8 & 255, b = pixels[i] >> 16 & 255;
        out[i] = (16839 * r + 33059 * g + 6420 * b + (16 << 16) + (1 << 15)) >> 16;
    }
}

static inline void chroma(int32_t r, int32_t g, int32_t b, uint8_t *u, uint8_t *v) {
    *u = (-9719 * r - 19081 * g + 28800 * b + (128 << 18) + (1 << 17)) >> 18;
    *v = (28800 * r - 24116 * g - 4684 * b + (128 << 18) + (1 << 17)) >> 18;
}

void roost_chroma(const uint32_t *top, const uint32_t *bottom, int count, uint8_t *u, uint8_t *v) {
    const uint32_t low = 0x00FF00FF;
    for (int i = 0; i < count / 2; i++) {
        // Red and blue are summed in one number, four times 255 in the room of two bytes.
        uint32_t a = top[2 * i], b = top[2 * i + 1], c = bottom[2 * i], d = bottom[2 * i + 1];
        uint32_t rb = (a & low) + (b & low) + (c & low) + (d & low);
        uint32_t ga = (a >> 8 & low) + (b >> 8 & low) + (c >> 8 & low) + (d >> 8 & low);
        chroma(rb & 0xFFFF, ga & 0xFFFF, rb >> 16, u + i, v + i);
    }
    if (count % 2) {
        uint32_t a = top[count - 1], b = bottom[count - 1];
        uint32_t rb = 2 * ((a & low) + (b & low)), ga = 2 * ((a >> 8 & low) + (b >> 8 & low));
        chroma(rb & 0xFFFF, ga & 0xFFFF, rb >> 16, u + count / 2, v + count / 2);
    }
}
