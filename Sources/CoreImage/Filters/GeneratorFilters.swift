import CoreGraphics
import Foundation

extension FilterDefinition {
    static let generators: [FilterDefinition] = [
        FilterDefinition("CIConstantColorGenerator", [(kCIInputColorKey, .color(.red))]) { values in
            let color = values.color(kCIInputColorKey)
            return CIImage(PlaceSource { _, _, space in premultiplied(space.color(color)) }, extent: .infinite)
        },
        FilterDefinition(
            "CILinearGradient",
            [
                ("inputPoint0", .vector(CIVector(x: 0, y: 0))), ("inputPoint1", .vector(CIVector(x: 200, y: 200))),
                ("inputColor0", .color(.white)), ("inputColor1", .color(.black)),
            ]
        ) { linearGradient($0) { $0 } },
        FilterDefinition(
            "CISmoothLinearGradient",
            [
                ("inputPoint0", .vector(CIVector(x: 0, y: 0))), ("inputPoint1", .vector(CIVector(x: 200, y: 200))),
                ("inputColor0", .color(.white)), ("inputColor1", .color(.black)),
            ]
        ) { linearGradient($0) { smoothStep(0, 1, $0) } },
        FilterDefinition(
            "CIRadialGradient",
            [
                (kCIInputCenterKey, .vector(CIVector(x: 150, y: 150))), ("inputRadius0", .number(5)),
                ("inputRadius1", .number(100)), ("inputColor0", .color(.white)), ("inputColor1", .color(.black)),
            ]
        ) { values in
            let center = values.vector(kCIInputCenterKey)
            let (inner, outer) = (values.float("inputRadius0"), values.float("inputRadius1"))
            return gradient(values) { x, y in
                let distance = hypotf(x - center.x, y - center.y)
                return inner == outer ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
            }
        },
        FilterDefinition(
            "CIGaussianGradient",
            [
                (kCIInputCenterKey, .vector(CIVector(x: 150, y: 150))), (kCIInputRadiusKey, .number(300)),
                ("inputColor0", .color(.white)), ("inputColor1", .color(.clear)),
            ]
        ) { values in
            let (center, radius) = (values.vector(kCIInputCenterKey), max(values.float(kCIInputRadiusKey), 0.01))
            return gradient(values) { x, y in
                let distance = 3 * hypotf(x - center.x, y - center.y) / radius
                return 1 - expf(-distance * distance / 2)
            }
        },
        FilterDefinition(
            "CICheckerboardGenerator",
            [
                (kCIInputCenterKey, .vector(CIVector(x: 150, y: 150))), ("inputColor0", .color(.white)),
                ("inputColor1", .color(.black)), (kCIInputWidthKey, .number(80)), (kCIInputSharpnessKey, .number(1)),
            ]
        ) { values in
            let (center, side) = (values.vector(kCIInputCenterKey), max(values.float(kCIInputWidthKey), 0.01))
            return gradient(values) { x, y in
                let square = ((x - center.x) / side).rounded(.down) + ((y - center.y) / side).rounded(.down)
                return abs(square.truncatingRemainder(dividingBy: 2))
            }
        },
        FilterDefinition(
            "CIStripesGenerator",
            [
                (kCIInputCenterKey, .vector(CIVector(x: 150, y: 150))), ("inputColor0", .color(.white)),
                ("inputColor1", .color(.black)), (kCIInputWidthKey, .number(80)), (kCIInputSharpnessKey, .number(1)),
            ]
        ) { values in
            let (center, width) = (values.vector(kCIInputCenterKey), max(values.float(kCIInputWidthKey), 0.01))
            return gradient(values) { x, _ in
                abs(((x - center.x) / width).rounded(.down).truncatingRemainder(dividingBy: 2))
            }
        },
        FilterDefinition("CIRandomGenerator", []) { _ in
            CIImage(
                PlaceSource { x, y, _ in
                    guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
                    let (column, row) = (Int32(x.rounded(.down)), Int32(y.rounded(.down)))
                    let alpha = scattered(column, row, 3)
                    return premultiplied(
                        SIMD4(
                            scattered(column, row, 0), scattered(column, row, 1), scattered(column, row, 2), alpha))
                }, extent: .infinite)
        },
        FilterDefinition(
            "CIRoundedRectangleGenerator",
            [
                (kCIInputExtentKey, .vector(CIVector(x: 0, y: 0, z: 100, w: 100))), (kCIInputRadiusKey, .number(10)),
                (kCIInputColorKey, .color(.white)),
            ]
        ) { values in
            guard let rect = values.rect(kCIInputExtentKey)?.standardized else { return nil }
            let color = values.color(kCIInputColorKey)
            let radius = min(values.float(kCIInputRadiusKey), Float(min(rect.width, rect.height)) / 2)
            let (middleX, middleY) = (Float(rect.midX), Float(rect.midY))
            let (halfWidth, halfHeight) = (Float(rect.width) / 2, Float(rect.height) / 2)
            let source = PlaceSource { x, y, space in
                let (dx, dy) = (abs(x - middleX) - halfWidth + radius, abs(y - middleY) - halfHeight + radius)
                let distance = hypotf(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
                return premultiplied(space.color(color)) * min(max(0.5 - distance, 0), 1)
            }
            return CIImage(source, extent: rect)
        },
        FilterDefinition(of: "CIAreaAverage", [(kCIInputExtentKey, .vector(CIVector(x: 0, y: 0, z: 640, w: 80)))]) {
            image, values in
            let rect = (values.rect(kCIInputExtentKey) ?? image.extent).intersection(image.extent)
            guard let area = PixelArea(rect) else { return nil }
            return CIImage(
                AverageSource(source: image.source, area: area), extent: CGRect(x: 0, y: 0, width: 1, height: 1))
        },
    ]

    private static func linearGradient(
        _ values: FilterInputs, _ ease: @escaping @Sendable (Float) -> Float
    ) -> CIImage {
        let (start, end) = (values.vector("inputPoint0"), values.vector("inputPoint1"))
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = max(x * x + y * y, 1e-9)
        return gradient(values) { ease(min(max((($0 - start.x) * x + ($1 - start.y) * y) / square, 0), 1)) }
    }

    /// A picture without end between two colours.
    private static func gradient(
        _ values: FilterInputs, _ share: @escaping @Sendable (_ x: Float, _ y: Float) -> Float
    ) -> CIImage {
        let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
        return CIImage(
            PlaceSource { x, y, space in
                mix(
                    premultiplied(space.color(first)), premultiplied(space.color(second)),
                    min(max(share(x, y), 0), 1))
            }, extent: .infinite)
    }

    static let geometry: [FilterDefinition] = [
        FilterDefinition(of: "CIAffineTransform", [(kCIInputTransformKey, .nothing)]) {
            $0.transformed(by: $1.transform(kCIInputTransformKey))
        },
        FilterDefinition(of: "CIAffineClamp", [(kCIInputTransformKey, .nothing)]) {
            $0.clampedToExtent().transformed(by: $1.transform(kCIInputTransformKey))
        },
        FilterDefinition(of: "CICrop", [("inputRectangle", .nothing)]) { image, values in
            values.rect("inputRectangle").map(image.cropped) ?? image
        },
        FilterDefinition(
            of: "CILanczosScaleTransform",
            [(kCIInputScaleKey, .number(1)), (kCIInputAspectRatioKey, .number(1))]
        ) { image, values in
            let scale = values.number(kCIInputScaleKey)
            let width = scale * values.number(kCIInputAspectRatioKey)
            guard scale > 0, width > 0 else { return .empty() }
            // A smaller picture is made of blurred pixels, so that none is lost.
            let smooth =
                scale < 1 && PixelArea(image.extent) != nil && !image.isNearest
                ? image.clampedToExtent().applyingGaussianBlur(sigma: 0.4 / scale).cropped(to: image.extent) : image
            return smooth.transformed(by: CGAffineTransform(scaleX: width, y: scale))
        },
        FilterDefinition(of: "CIStraightenFilter", [(kCIInputAngleKey, .number(0))]) { image, values in
            let extent = image.extent
            guard PixelArea(extent) != nil else { return image }
            let angle = values.number(kCIInputAngleKey)
            let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
            // The picture grows until it fills its own frame.
            let scale = max(
                cosine + sine * Double(extent.height / extent.width),
                cosine + sine * Double(extent.width / extent.height))
            let around = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
                .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
                .concatenating(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
                .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY))
            return image.transformed(by: around).cropped(to: extent)
        },
    ]
}

/// One colour, the mean of an area.
private struct AverageSource: PixelSource {
    let source: any PixelSource
    let area: PixelArea

    func grid(_ area: PixelArea, _ space: WorkingSpace) -> PixelGrid {
        var sum = SIMD4<Double>.zero
        let rows = max(1, (1 << 20) / self.area.width)
        for start in stride(from: 0, to: self.area.height, by: rows) {
            let part = PixelArea(
                x: self.area.x, y: self.area.y + start, width: self.area.width,
                height: min(rows, self.area.height - start))
            for pixel in source.grid(part, space).pixels { sum += SIMD4<Double>(pixel) }
        }
        let mean = SIMD4<Float>(sum / Double(self.area.count))
        return PixelGrid(area) { _, _ in mean }
    }
}
