import CoreGraphics
import Foundation

extension FilterDefinition {
    static let blurs: [FilterDefinition] = [
        FilterDefinition(of: "CIGaussianBlur", [(kCIInputRadiusKey, .number(10))]) { image, values in
            image.applyingGaussianBlur(sigma: values.number(kCIInputRadiusKey))
        },
        FilterDefinition(of: "CIBoxBlur", [(kCIInputRadiusKey, .number(10))]) { image, values in
            let blur = BlurredSource(image.source, boxRadius: values.number(kCIInputRadiusKey))
            return CIImage(blur, extent: image.grown(by: blur.reach))
        },
        FilterDefinition(
            of: "CIMotionBlur", [(kCIInputRadiusKey, .number(20)), (kCIInputAngleKey, .number(0))]
        ) { image, values in
            let radius = min(max(values.float(kCIInputRadiusKey), 0), 500)
            let angle = values.float(kCIInputAngleKey)
            let (stepX, stepY) = (cosf(angle), sinf(angle))
            let reach = Int(radius.rounded(.up)) + 1
            let source = NeighbourhoodSource(source: image.source, reach: reach) { picture, x, y in
                var sum = SIMD4<Float>.zero
                let count = max(Int(radius), 1)
                for step in -count...count {
                    let distance = Float(step) * radius / Float(count)
                    sum += picture.sample(Float(x) + 0.5 + stepX * distance, Float(y) + 0.5 + stepY * distance)
                }
                return sum / Float(2 * count + 1)
            }
            return CIImage(source, extent: image.grown(by: reach))
        },
        FilterDefinition(
            of: "CIUnsharpMask", [(kCIInputRadiusKey, .number(2.5)), (kCIInputIntensityKey, .number(0.5))]
        ) { image, values in
            sharpened(image, values.number(kCIInputRadiusKey), values.float(kCIInputIntensityKey))
        },
        FilterDefinition(
            of: "CISharpenLuminance", [(kCIInputSharpnessKey, .number(0.4)), (kCIInputRadiusKey, .number(1.69))]
        ) { image, values in
            let blurred = BlurredSource(image.clampedToExtent().source, sigma: values.number(kCIInputRadiusKey))
            let sharpness = values.float(kCIInputSharpnessKey)
            let source = CombinedSource(sources: [image.source, blurred]) { colors in
                let difference = (luminance(colors[0]) - luminance(colors[1])) * sharpness
                return SIMD4(
                    colors[0].x + difference, colors[0].y + difference, colors[0].z + difference, colors[0].w)
            }
            return CIImage(source, extent: image.extent)
        },
        FilterDefinition(
            of: "CIBloom", [(kCIInputRadiusKey, .number(10)), (kCIInputIntensityKey, .number(0.5))]
        ) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            return withBlurred(image, values.number(kCIInputRadiusKey)) { color, blurred in
                // Light is added where there is light, and never more than all.
                color + blurred * intensity * (1 - pointwiseMin(color, SIMD4(repeating: 1)))
            }
        },
        FilterDefinition(
            of: "CIGloom", [(kCIInputRadiusKey, .number(10)), (kCIInputIntensityKey, .number(0.5))]
        ) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            return withBlurred(image, values.number(kCIInputRadiusKey)) { color, blurred in
                var dull = mix(color, pointwiseMin(color, blurred), intensity)
                dull.w = color.w
                return dull
            }
        },
    ]

    private static func sharpened(_ image: CIImage, _ radius: Double, _ intensity: Float) -> CIImage {
        withBlurred(image, radius) { color, blurred in
            var sharp = color + (color - blurred) * intensity
            sharp.w = color.w
            return sharp
        }
    }

    private static func withBlurred(
        _ image: CIImage, _ radius: Double,
        _ combine: @escaping @Sendable (_ color: SIMD4<Float>, _ blurred: SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        let blurred = BlurredSource(image.clampedToExtent().source, sigma: radius)
        return CIImage(
            CombinedSource(sources: [image.source, blurred]) { combine($0[0], $0[1]) }, extent: image.extent)
    }

    static let stylizing: [FilterDefinition] = [
        FilterDefinition(
            of: "CIPixellate",
            [(kCIInputCenterKey, .vector(CIVector(x: 150, y: 150))), (kCIInputScaleKey, .number(8))]
        ) { image, values in
            let (center, side) = (values.vector(kCIInputCenterKey), min(max(values.float(kCIInputScaleKey), 1), 10_000))
            let source = WarpedSource(
                source: image.clampedToExtent().source,
                place: { x, y in
                    (
                        (((x - center.x) / side).rounded(.down) + 0.5) * side + center.x,
                        (((y - center.y) / side).rounded(.down) + 0.5) * side + center.y
                    )
                }, seen: { $0.grown(by: Int(side) + 2, Int(side) + 2) })
            return CIImage(source, extent: image.extent)
        },
        FilterDefinition(
            of: "CICrystallize",
            [(kCIInputRadiusKey, .number(20)), (kCIInputCenterKey, .vector(CIVector(x: 150, y: 150)))]
        ) { image, values in
            let (center, side) = (
                values.vector(kCIInputCenterKey), min(max(values.float(kCIInputRadiusKey), 1), 10_000)
            )
            let source = WarpedSource(
                source: image.clampedToExtent().source,
                place: { x, y in crystal(x - center.x, y - center.y, side, center) },
                seen: { $0.grown(by: Int(side * 2) + 2, Int(side * 2) + 2) })
            return CIImage(source, extent: image.extent)
        },
        FilterDefinition(of: "CIEdges", [(kCIInputIntensityKey, .number(1))]) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            let source = NeighbourhoodSource(source: image.clampedToExtent().source, reach: 1) { picture, x, y in
                let across = picture[x + 1, y] - picture[x - 1, y]
                let along = picture[x, y + 1] - picture[x, y - 1]
                var edge = (across * across + along * along).squareRoot() * intensity
                edge.w = picture[x, y].w
                return edge
            }
            return CIImage(source, extent: image.extent)
        },
        FilterDefinition(
            "CIBlendWithMask",
            [(kCIInputImageKey, .nothing), (kCIInputBackgroundImageKey, .nothing), (kCIInputMaskImageKey, .nothing)]
        ) { masked($0) { min(max(luminance($0), 0), 1) } },
        FilterDefinition(
            "CIBlendWithAlphaMask",
            [(kCIInputImageKey, .nothing), (kCIInputBackgroundImageKey, .nothing), (kCIInputMaskImageKey, .nothing)]
        ) { masked($0) { $0.w } },
        FilterDefinition(
            "CIDissolveTransition",
            [(kCIInputImageKey, .nothing), (kCIInputTargetImageKey, .nothing), (kCIInputTimeKey, .number(0))]
        ) { values in
            guard let image = values.image(), let target = values.image(kCIInputTargetImageKey) else { return nil }
            let time = min(max(values.float(kCIInputTimeKey), 0), 1)
            return CIImage(
                CombinedSource(sources: [image.source, target.source]) { mix($0[0], $0[1], time) },
                extent: image.extent.union(target.extent))
        },
    ]

    /// The nearest of the points that are spread over squares, one in each; in the picture's coordinates.
    private static func crystal(_ x: Float, _ y: Float, _ side: Float, _ center: SIMD4<Float>) -> (x: Float, y: Float) {
        let (column, row) = ((x / side).rounded(.down), (y / side).rounded(.down))
        guard abs(column) < 1e8, abs(row) < 1e8 else { return (x + center.x, y + center.y) }
        var best = (x: Float.zero, y: Float.zero)
        var least = Float.infinity
        for i in -1...1 {
            for j in -1...1 {
                let (cellX, cellY) = (column + Float(i), row + Float(j))
                let noise = scattered(Int32(cellX), Int32(cellY), 0)
                let more = scattered(Int32(cellX), Int32(cellY), 1)
                let (pointX, pointY) = ((cellX + noise) * side, (cellY + more) * side)
                let distance = (pointX - x) * (pointX - x) + (pointY - y) * (pointY - y)
                if distance < least { (least, best) = (distance, (pointX + center.x, pointY + center.y)) }
            }
        }
        return best
    }

    /// A number of 0…1 that looks random, always the same for a place.
    static func scattered(_ x: Int32, _ y: Int32, _ turn: UInt32) -> Float {
        var hash = UInt32(bitPattern: x) &* 0x9E37_79B1 ^ UInt32(bitPattern: y) &* 0x85EB_CA77 ^ turn &* 0xC2B2_AE3D
        hash ^= hash >> 15
        hash &*= 0x2C1B_3C6D
        hash ^= hash >> 12
        hash &*= 0x297A_2D39
        hash ^= hash >> 15
        return Float(hash >> 8) / Float(1 << 24)
    }

    private static func masked(
        _ values: FilterInputs, _ share: @escaping @Sendable (SIMD4<Float>) -> Float
    ) -> CIImage? {
        guard let image = values.image(), let mask = values.image(kCIInputMaskImageKey) else { return nil }
        let background = values.image(kCIInputBackgroundImageKey) ?? .empty()
        let cut = CroppedSource(source: mask.source, rect: mask.extent)
        return CIImage(
            CombinedSource(sources: [image.source, background.source, cut]) { mix($0[1], $0[0], share($0[2])) },
            extent: background.extent.isEmpty ? image.extent : image.extent.union(background.extent))
    }

    static let distortions: [FilterDefinition] = [
        FilterDefinition(
            of: "CITwirlDistortion",
            [
                (kCIInputCenterKey, .vector(CIVector(x: 150, y: 150))), (kCIInputRadiusKey, .number(300)),
                (kCIInputAngleKey, .number(Double.pi)),
            ]
        ) { image, values in
            let angle = values.float(kCIInputAngleKey)
            return distorted(image, values) { distance, radius, x, y in
                let turn = -angle * (1 - distance / radius)
                return (x * cosf(turn) - y * sinf(turn), x * sinf(turn) + y * cosf(turn))
            }
        },
        FilterDefinition(
            of: "CIBumpDistortion",
            [
                (kCIInputCenterKey, .vector(CIVector(x: 150, y: 150))), (kCIInputRadiusKey, .number(300)),
                (kCIInputScaleKey, .number(0.5)),
            ]
        ) { image, values in
            let scale = values.float(kCIInputScaleKey)
            return distorted(image, values) { distance, radius, x, y in
                let share = 1 - distance / radius
                let factor = 1 - scale * share * share
                return (x * factor, y * factor)
            }
        },
        FilterDefinition(
            of: "CIPinchDistortion",
            [
                (kCIInputCenterKey, .vector(CIVector(x: 150, y: 150))), (kCIInputRadiusKey, .number(300)),
                (kCIInputScaleKey, .number(0.5)),
            ]
        ) { image, values in
            let scale = values.float(kCIInputScaleKey)
            return distorted(image, values) { distance, radius, x, y in
                let share = 1 - distance / radius
                let factor = 1 + scale * share * share
                return (x * factor, y * factor)
            }
        },
    ]

    /// Moves the pixels inside a circle.
    /// - Parameter place: Where a pixel's colour comes from, seen from the middle.
    private static func distorted(
        _ image: CIImage, _ values: FilterInputs,
        _ place: @escaping @Sendable (_ distance: Float, _ radius: Float, _ x: Float, _ y: Float) -> (Float, Float)
    ) -> CIImage {
        let (center, radius) = (values.vector(kCIInputCenterKey), max(values.float(kCIInputRadiusKey), 0.01))
        let (reach, whole) = (Int(min(radius, 100_000)) + 2, PixelArea(image.extent))
        let source = WarpedSource(
            source: image.source,
            place: { x, y in
                let (fromX, fromY) = (x - center.x, y - center.y)
                let distance = hypotf(fromX, fromY)
                guard distance < radius else { return (x, y) }
                let moved = place(distance, radius, fromX, fromY)
                return (moved.0 + center.x, moved.1 + center.y)
            },
            seen: { area in
                let near = area.grown(by: 2 * reach, 2 * reach)
                return whole.map(near.intersection) ?? near
            })
        return CIImage(source, extent: image.extent)
    }
}
