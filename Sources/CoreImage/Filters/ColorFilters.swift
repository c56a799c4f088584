import CoreGraphics
import Foundation

/// The luminance of sRGB's primaries.
let luminanceWeights = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

func luminance(_ color: SIMD4<Float>) -> Float { (color * luminanceWeights).sum() }

/// A colour between two.
func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ share: Float) -> SIMD4<Float> { a + (b - a) * share }

/// A soft step from 0 to 1 between two numbers.
func smoothStep(_ low: Float, _ high: Float, _ value: Float) -> Float {
    guard high > low else { return value < low ? 0 : 1 }
    let share = min(max((value - low) / (high - low), 0), 1)
    return share * share * (3 - 2 * share)
}

extension WorkingSpace {
    /// Applies a function to a colour in sRGB's own numbers.
    func inEncoded(_ color: SIMD4<Float>, _ change: (SIMD4<Float>) -> SIMD4<Float>) -> SIMD4<Float> {
        guard self == .linear else { return change(color) }
        return self.color(change(SIMD4(encode(color.x), encode(color.y), encode(color.z), color.w)))
    }

    private func encode(_ light: Float) -> Float {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}

private func withOpacity(_ color: SIMD4<Float>, _ alpha: Float) -> SIMD4<Float> {
    SIMD4(color.x, color.y, color.z, alpha)
}

extension FilterDefinition {
    static let colors: [FilterDefinition] = [
        FilterDefinition(
            of: "CIColorControls",
            [
                (kCIInputSaturationKey, .number(1)), (kCIInputBrightnessKey, .number(0)),
                (kCIInputContrastKey, .number(1)),
            ]
        ) { image, values in
            let (saturation, brightness) = (values.float(kCIInputSaturationKey), values.float(kCIInputBrightnessKey))
            let contrast = values.float(kCIInputContrastKey)
            return image.mappedColors { color, _ in
                let grey = SIMD4(repeating: luminance(color))
                let changed = (mix(grey, color, saturation) - 0.5) * contrast + 0.5 + brightness
                return withOpacity(changed, color.w)
            }
        },
        FilterDefinition(of: "CISepiaTone", [(kCIInputIntensityKey, .number(1))]) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            return image.mappedColors { color, space in
                space.inEncoded(color) { color in
                    let tone = SIMD4(
                        0.393 * color.x + 0.769 * color.y + 0.189 * color.z,
                        0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
                        0.272 * color.x + 0.534 * color.y + 0.131 * color.z, color.w)
                    return mix(color, tone, intensity)
                }
            }
        },
        FilterDefinition(of: "CIColorInvert") { image, _ in
            image.mappedColors { color, space in
                space.inEncoded(color) { withOpacity(1 - $0, $0.w) }
            }
        },
        FilterDefinition(
            of: "CIColorMonochrome",
            [
                (kCIInputColorKey, .color(CIColor(red: 0.6, green: 0.45, blue: 0.3))),
                (kCIInputIntensityKey, .number(1)),
            ]
        ) { image, values in
            let (tint, intensity) = (values.color(kCIInputColorKey), values.float(kCIInputIntensityKey))
            return image.mappedColors { color, space in
                let tone = space.color(tint) * luminance(color)
                return withOpacity(mix(color, tone, intensity), color.w)
            }
        },
        FilterDefinition(of: "CIExposureAdjust", [(kCIInputEVKey, .number(0))]) { image, values in
            let factor = Float(pow(2, values.number(kCIInputEVKey)))
            return image.mappedColors { color, _ in withOpacity(color * factor, color.w) }
        },
        FilterDefinition(of: "CIGammaAdjust", [("inputPower", .number(1))]) { image, values in
            let power = values.float("inputPower")
            return image.mappedColors { color, _ in
                SIMD4(
                    powf(max(color.x, 0), power), powf(max(color.y, 0), power), powf(max(color.z, 0), power), color.w)
            }
        },
        FilterDefinition(of: "CIHueAdjust", [(kCIInputAngleKey, .number(0))]) { image, values in
            let (sine, cosine) = (
                Float(sin(values.number(kCIInputAngleKey))), Float(cos(values.number(kCIInputAngleKey)))
            )
            return image.mappedColors { color, _ in
                // Turns around the axis of greys.
                let axis = SIMD4<Float>(1, 1, 1, 0) / Float(3).squareRoot()
                let cross = SIMD4(
                    axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z,
                    axis.x * color.y - axis.y * color.x, 0)
                let along = axis * ((axis * color).sum() * (1 - cosine))
                return withOpacity(color * cosine + cross * sine + along, color.w)
            }
        },
        FilterDefinition(of: "CIVibrance", [(kCIInputAmountKey, .number(0))]) { image, values in
            let amount = values.float(kCIInputAmountKey)
            return image.mappedColors { color, _ in
                let (most, least) = (max(color.x, color.y, color.z), min(color.x, color.y, color.z))
                // Dull colours change most.
                let factor = 1 + amount * (1 - min(max(most - least, 0), 1))
                return withOpacity(mix(SIMD4(repeating: luminance(color)), color, factor), color.w)
            }
        },
        FilterDefinition(
            of: "CIColorMatrix",
            [
                ("inputRVector", .vector(CIVector(x: 1, y: 0, z: 0, w: 0))),
                ("inputGVector", .vector(CIVector(x: 0, y: 1, z: 0, w: 0))),
                ("inputBVector", .vector(CIVector(x: 0, y: 0, z: 1, w: 0))),
                ("inputAVector", .vector(CIVector(x: 0, y: 0, z: 0, w: 1))),
                ("inputBiasVector", .vector(CIVector(x: 0, y: 0, z: 0, w: 0))),
            ]
        ) { image, values in
            let (red, green) = (values.vector("inputRVector"), values.vector("inputGVector"))
            let (blue, alpha) = (values.vector("inputBVector"), values.vector("inputAVector"))
            let bias = values.vector("inputBiasVector")
            return image.mapped { pixel, _, _, _ in
                let color = unpremultiplied(pixel)
                var result =
                    SIMD4((color * red).sum(), (color * green).sum(), (color * blue).sum(), (color * alpha).sum())
                result += bias
                result.w = min(max(result.w, 0), 1)
                return premultiplied(result)
            }
        },
        FilterDefinition(
            of: "CIColorClamp",
            [
                ("inputMinComponents", .vector(CIVector(x: 0, y: 0, z: 0, w: 0))),
                ("inputMaxComponents", .vector(CIVector(x: 1, y: 1, z: 1, w: 1))),
            ]
        ) { image, values in
            let (low, high) = (values.vector("inputMinComponents"), values.vector("inputMaxComponents"))
            return image.mappedColors { color, _ in pointwiseMin(pointwiseMax(color, low), high) }
        },
        FilterDefinition(
            of: "CIFalseColor",
            [
                ("inputColor0", .color(CIColor(red: 0.3, green: 0, blue: 0))),
                ("inputColor1", .color(CIColor(red: 1, green: 0.9, blue: 0.8))),
            ]
        ) { image, values in
            let (dark, light) = (values.color("inputColor0"), values.color("inputColor1"))
            return image.mapped { pixel, _, _, space in
                let (dark, light) = (premultiplied(space.color(dark)), premultiplied(space.color(light)))
                return mix(dark, light, luminance(unpremultiplied(pixel))) * pixel.w
            }
        },
        FilterDefinition(of: "CIMaskToAlpha") { image, _ in
            image.mapped { pixel, _, _, _ in
                SIMD4<Float>(repeating: min(max(luminance(pixel), 0), 1))
            }
        },
        FilterDefinition(of: "CIColorPosterize", [("inputLevels", .number(6))]) { image, values in
            let steps = max(values.float("inputLevels").rounded() - 1, 1)
            return image.mappedColors { color, space in
                space.inEncoded(color) { withOpacity(($0 * steps).rounded(.toNearestOrAwayFromZero) / steps, $0.w) }
            }
        },
        FilterDefinition(of: "CIMaximumComponent") { image, _ in
            image.mappedColors { color, _ in withOpacity(SIMD4(repeating: max(color.x, color.y, color.z)), color.w) }
        },
        FilterDefinition(of: "CIMinimumComponent") { image, _ in
            image.mappedColors { color, _ in withOpacity(SIMD4(repeating: min(color.x, color.y, color.z)), color.w) }
        },
        FilterDefinition(
            of: "CITemperatureAndTint",
            [
                ("inputNeutral", .vector(CIVector(x: 6500, y: 0))),
                ("inputTargetNeutral", .vector(CIVector(x: 6500, y: 0))),
            ]
        ) { image, values in
            let gains = whiteGains(from: values.vector("inputNeutral"), to: values.vector("inputTargetNeutral"))
            return image.mappedColors { color, _ in withOpacity(color * gains, color.w) }
        },
        FilterDefinition(
            of: "CIHighlightShadowAdjust",
            [
                (kCIInputRadiusKey, .number(0)), ("inputShadowAmount", .number(0)),
                ("inputHighlightAmount", .number(1)),
            ]
        ) { image, values in
            let (shadow, highlight) = (values.float("inputShadowAmount"), values.float("inputHighlightAmount"))
            return image.mappedColors { color, space in
                space.inEncoded(color) { color in
                    let level = min(max(luminance(color), 0), 1)
                    let lift = shadow * 0.35 * (1 - level) * (1 - level) * level.squareRoot()
                    let drop = (1 - highlight) * 0.35 * level * level
                    return withOpacity(color + lift - drop, color.w)
                }
            }
        },
        FilterDefinition(
            of: "CIVignette", [(kCIInputRadiusKey, .number(1)), (kCIInputIntensityKey, .number(0))]
        ) { image, values in
            guard PixelArea(image.extent) != nil else { return image }
            let extent = image.extent
            let (middleX, middleY) = (Float(extent.midX), Float(extent.midY))
            let corner = Float(hypot(extent.width, extent.height) / 2)
            let (radius, intensity) = (values.float(kCIInputRadiusKey), values.float(kCIInputIntensityKey))
            let start = max(1 - radius * 0.5, 0)
            return image.mapped { color, x, y, _ in
                let share = smoothStep(start, start + 0.75, hypotf(x - middleX, y - middleY) / corner)
                return withOpacity(color * max(1 - intensity * share, 0), color.w)
            }
        },
        FilterDefinition(
            of: "CIVignetteEffect",
            [
                (kCIInputCenterKey, .vector(CIVector(x: 150, y: 150))), (kCIInputRadiusKey, .number(150)),
                (kCIInputIntensityKey, .number(1)), ("inputFalloff", .number(0.5)),
            ]
        ) { image, values in
            let (center, radius) = (values.vector(kCIInputCenterKey), values.float(kCIInputRadiusKey))
            let (intensity, falloff) = (values.float(kCIInputIntensityKey), values.float("inputFalloff"))
            return image.mapped { color, x, y, _ in
                let share = smoothStep(
                    radius * (1 - falloff), radius * (1 + falloff), hypotf(x - center.x, y - center.y))
                return withOpacity(color * max(1 - intensity * share, 0), color.w)
            }
        },
    ]

    /// The factors of light that turn one neutral white into another: temperatures in kelvins, and tints.
    private static func whiteGains(from neutral: SIMD4<Float>, to target: SIMD4<Float>) -> SIMD4<Float> {
        func white(_ point: SIMD4<Float>) -> SIMD4<Float> {
            let kelvins = min(max(point.x, 1000), 40000) / 100
            // An approximation of a black body's colour, in sRGB's numbers of 0…255.
            let red = kelvins <= 66 ? 255 : 329.7 * powf(kelvins - 60, -0.1332)
            let green = kelvins <= 66 ? 99.47 * logf(kelvins) - 161.12 : 288.12 * powf(kelvins - 60, -0.0755)
            let blue = kelvins >= 66 ? 255 : kelvins <= 19 ? 1 : 138.52 * logf(kelvins - 10) - 305.04
            let tinted = SIMD4(red, green + point.y * 0.3, blue, 255) / 255
            let limited = pointwiseMin(pointwiseMax(tinted, SIMD4(repeating: 0.02)), SIMD4(repeating: 1))
            return WorkingSpace.linear.color(limited)
        }
        let gains = white(target) / white(neutral)
        return gains / max(luminance(gains), 0.01)
    }

    /// Likenesses of Apple's effects, whose tables are not public.
    static let photoEffects: [FilterDefinition] = [
        photoEffect("CIPhotoEffectMono", saturation: 0, contrast: 1.05),
        photoEffect("CIPhotoEffectNoir", saturation: 0, contrast: 1.4, brightness: -0.02),
        photoEffect("CIPhotoEffectTonal", saturation: 0, contrast: 0.9),
        photoEffect("CIPhotoEffectChrome", saturation: 1.25, contrast: 1.12),
        photoEffect("CIPhotoEffectFade", saturation: 0.7, contrast: 0.8, brightness: 0.04),
        photoEffect("CIPhotoEffectInstant", saturation: 0.8, contrast: 0.9, tint: SIMD4(0.04, 0.02, -0.04, 0)),
        photoEffect("CIPhotoEffectProcess", saturation: 0.9, contrast: 1.05, tint: SIMD4(-0.04, 0.02, 0.05, 0)),
        photoEffect("CIPhotoEffectTransfer", saturation: 0.9, contrast: 0.95, tint: SIMD4(0.06, 0.03, -0.03, 0)),
    ]

    private static func photoEffect(
        _ name: String, saturation: Float, contrast: Float, brightness: Float = 0, tint: SIMD4<Float> = .zero
    ) -> FilterDefinition {
        FilterDefinition(of: name) { image, _ in
            image.mappedColors { color, space in
                space.inEncoded(color) { color in
                    let toned = mix(SIMD4(repeating: luminance(color)), color, saturation)
                    let changed = (toned - 0.5) * contrast + 0.5 + brightness + tint
                    return withOpacity(pointwiseMin(pointwiseMax(changed, .zero), SIMD4(repeating: 1)), color.w)
                }
            }
        }
    }
}
