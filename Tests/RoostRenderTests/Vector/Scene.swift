import CoreGraphics
import Foundation
@_spi(Engine) import RoostCore
import RoostPicture
import Testing

@testable import RoostRender

/// Pages that show the abilities of the writers; every renderer must draw them alike.
enum Scene: String, CaseIterable, CustomTestStringConvertible {
    case text, paints, shapes, groups, filters, blending, backdrops, perspective

    var testDescription: String { rawValue }

    var list: DisplayList {
        var list = DisplayList(300, 220)
        list.fill(CGRect(x: 0, y: 0, width: 300, height: 220), Sample.color(0.97, 0.97, 0.97))
        switch self {
        case .text: list.drawText()
        case .paints: list.drawPaints()
        case .shapes: list.drawShapes()
        case .groups: list.drawGroups()
        case .filters: list.drawFilters()
        case .blending: list.drawBlending()
        case .backdrops: list.drawBackdrops()
        case .perspective: list.drawPerspective()
        }
        return list
    }
}

/// Places in rows of four.
private func cell(_ index: Int) -> CGRect {
    CGRect(x: 15 + CGFloat(index % 4) * 70, y: 15 + CGFloat(index / 4) * 70, width: 60, height: 60)
}

extension DisplayList {
    fileprivate mutating func drawText() {
        text("Hello, Roost! Wave (10:30) → x", x: 10, y: 5)
        text("Bold & <tags>", x: 10, y: 30, size: 22, weight: 700, paint: .color(Sample.blue))
        text("1111 11:11", x: 180, y: 34, usesMonospacedDigits: true)
        text("السلام عليكم", x: 10, y: 60, size: 24, isRightToLeft: true)
        text("日本語のテキスト", x: 10, y: 95, size: 20)
        text("नमस्ते", x: 200, y: 95, size: 20)
        text("office affine", x: 10, y: 125, size: 20, family: "Noto Serif")
        text("👍🏽", x: 200, y: 125, size: 20)
        let paint = Paint.linearGradient(
            Sample.gradient(Sample.red, Sample.blue), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 230, y: 0))
        text("Gradient text", x: 10, y: 155, size: 34, weight: 800, paint: paint)
    }

    fileprivate mutating func drawPaints() {
        let sunset = Sample.gradient(Sample.color(1, 0.8, 0), Sample.red, Sample.blue)
        let fading = Sample.gradient(Sample.red, Sample.clear)
        let turn = Sample.gradient(Sample.red, Sample.green, Sample.blue, Sample.red)
        func center(_ index: Int) -> CGPoint { CGPoint(x: cell(index).midX, y: cell(index).midY) }
        func corner(_ index: Int) -> CGPoint { CGPoint(x: cell(index).maxX, y: cell(index).maxY) }
        let edge = ResolvedGradient(stops: [
            .init(color: Sample.red, location: 0.3), .init(color: Sample.blue, location: 0.3),
            .init(color: Sample.green, location: 0.8),
        ])
        let paints: [Paint] = [
            .linearGradient(sunset, start: cell(0).origin, end: corner(0)),
            .linearGradient(edge, start: cell(1).origin, end: corner(1)),
            .linearGradient(fading, start: cell(2).origin, end: corner(2)),
            .radialGradient(sunset, center: center(3), startRadius: 5, endRadius: 30),
            .radialGradient(sunset, center: center(4), startRadius: 30, endRadius: 10),
            .radialGradient(fading, center: center(5), startRadius: -10, endRadius: 30),
            .ellipticalGradient(
                sunset, bounds: cell(6).insetBy(dx: 0, dy: 15), center: center(6), startRadius: 0, endRadius: 1),
            .angularGradient(turn, center: center(7), startAngle: 0, endAngle: 2 * .pi),
            .angularGradient(fading, center: center(8), startAngle: 0, endAngle: .pi),
            .angularGradient(sunset, center: center(9), startAngle: 1, endAngle: -2),
            .angularGradient(
                Sample.gradient(Sample.red.with(opacity: 0.5), Sample.blue.with(opacity: 0.5)), center: center(10),
                startAngle: 0, endAngle: 3 * .pi),
            .image(Sample.spot, origin: cell(11).origin, tileSize: CGSize(width: 25, height: 20)),
        ]
        for (index, paint) in paints.enumerated() {
            append(.fill(Path(roundedRect: cell(index), cornerRadius: 14), FillStyle(), paint))
        }
    }

    fileprivate mutating func drawShapes() {
        let star = Path { path in
            for index in 0..<5 {
                let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(x: cell(0).midX + 30 * cos(angle), y: cell(0).midY + 30 * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
        append(.fill(star, FillStyle(eoFill: true), .color(Sample.red)))
        append(.stroke(star.offsetBy(dx: 70, dy: 0), StrokeStyle(lineWidth: 3), .color(Sample.blue)))
        let dashes = StrokeStyle(lineWidth: 6, lineCap: .round, dash: [10, 12], dashPhase: 4)
        append(.stroke(Path(ellipseIn: cell(2).insetBy(dx: 4, dy: 4)), dashes, .color(Sample.blue)))
        let fading = Paint.linearGradient(
            Sample.gradient(Sample.red, Sample.clear), start: cell(3).origin, end: CGPoint(x: 225, y: 75))
        let bevel = StrokeStyle(lineWidth: 8, lineJoin: .bevel)
        append(.stroke(Path(cell(3).insetBy(dx: 5, dy: 5)), bevel, fading))
        fill(Path(roundedRect: cell(4), cornerRadius: 20), Sample.green)
        fill(Path(roundedRect: cell(5), cornerRadius: 20, style: .circular), Sample.green)
        append(.image(ImageItem(image: Sample.image, rect: cell(6), interpolation: .none)))
        let part = CGRect(x: 0, y: 0, width: 2, height: 3)
        append(
            .image(
                ImageItem(
                    image: Sample.image, rect: cell(7), source: part, interpolation: .none, isFlippedHorizontally: true)
            ))
        append(
            .image(ImageItem(image: Sample.image, rect: cell(8), interpolation: .none, tint: .color(Sample.green))))
        append(.image(ImageItem(image: Sample.image, rect: cell(9), interpolation: .none, isFlippedHorizontally: true)))
    }

    /// Two discs that overlap.
    private mutating func discs(_ index: Int, _ second: ResolvedColor = Sample.blue) {
        disc(index, dx: -8, Sample.red)
        disc(index, dx: 8, second)
    }

    private mutating func disc(_ index: Int, dx: CGFloat, _ color: ResolvedColor) {
        fill(Path(ellipseIn: cell(index).insetBy(dx: 8, dy: 8).offsetBy(dx: dx, dy: 0)), color)
    }

    private mutating func group(_ commands: DisplayCommand..., content: (inout DisplayList) -> Void) {
        for command in commands { append(command) }
        content(&self)
        for _ in commands { append(.pop) }
    }

    fileprivate mutating func drawGroups() {
        group(.pushOpacity(0.5)) { $0.discs(0) }
        group(.pushClip(Path(ellipseIn: cell(1).insetBy(dx: 0, dy: 15)), FillStyle())) { $0.discs(1) }
        let fading = Paint.linearGradient(
            Sample.gradient(Sample.black, Sample.clear), start: cell(2).origin, end: CGPoint(x: 155, y: 75))
        append(.beginMask)
        append(.fill(Path(cell(2)), FillStyle(), fading))
        append(.maskContent)
        discs(2)
        append(.pop)
        let center = CGAffineTransform(translationX: cell(3).midX, y: cell(3).midY)
        let turned = CGAffineTransform(rotationAngle: 0.5).concatenating(center)
        group(.pushTransform(turned), .pushTransform(CGAffineTransform(scaleX: 40, y: 30))) {
            $0.fill(Path(roundedRect: CGRect(x: -0.5, y: -0.5, width: 1, height: 1), cornerRadius: 0.2), Sample.green)
        }
        group(.pushTransform(CGAffineTransform(rotationAngle: 0.1)), .pushOpacity(0.7)) {
            $0.text("Turned", x: 40, y: 90, size: 24, weight: 600)
        }
    }

    fileprivate mutating func drawFilters() {
        group(.pushFilter(.shadow(color: Sample.color(0, 0, 0, 0.5), radius: 4, x: 2, y: 4))) { $0.discs(0) }
        group(.pushFilter(.blur(radius: 4, opaque: false))) { $0.discs(1) }
        group(.pushFilter(.colorMatrix(ColorMatrix.grayscale(1)))) { $0.discs(2) }
        group(.pushFilter(.colorMatrix(ColorMatrix.hueRotation(Angle(degrees: 90))))) { $0.discs(3) }
        group(.pushFilter(.luminanceToAlpha)) { $0.discs(4) }
        group(.pushFilter(.shadow(color: Sample.blue, radius: 0, x: 3, y: 3))) {
            $0.text("Hard", x: 90, y: 100, size: 24)
        }
        group(.pushFilter(.shadow(color: Sample.black, radius: 2, x: 0, y: 2)), .pushOpacity(0.6)) { $0.discs(6) }
        group(.pushOpacity(0.6), .pushFilter(.shadow(color: Sample.black, radius: 2, x: 0, y: 2))) { $0.discs(7) }
        group(.pushFilter(.colorMatrix(ColorMatrix.multiply(Sample.color(1, 0.5, 1, 0.5))))) {
            $0.disc(8, dx: 0, Sample.green)
        }
        group(.pushFilter(.blur(radius: 6, opaque: true))) {
            $0.fill(cell(9), Sample.red)
            $0.fill(cell(9).insetBy(dx: 15, dy: 15), Sample.blue)
        }
    }

    fileprivate mutating func drawBlending() {
        let modes: [BlendMode] = [
            .multiply, .screen, .overlay, .softLight, .difference, .luminosity, .plusLighter, .plusDarker, .sourceAtop,
            .destinationOver, .destinationOut, .colorDodge,
        ]
        for (index, mode) in modes.enumerated() {
            append(.pushLayer)
            append(.pushTransform(CGAffineTransform(translationX: 0, y: 0.5)))
            disc(index, dx: -8, Sample.color(0.9, 0.5, 0.2))
            group(.pushClip(Path(cell(index).insetBy(dx: 0, dy: 10)), FillStyle()), .pushBlend(mode)) {
                $0.disc(index, dx: 8, Sample.color(0.2, 0.5, 0.8, 0.8))
            }
            append(.pop)
            append(.pop)
        }
    }

    /// A pane of frosted glass.
    private mutating func pane(_ path: Path, radius: CGFloat = 6) {
        append(.backdropBlur(path, FillStyle(), radius: radius))
        fill(path, Sample.color(1, 1, 1, 0.3))
    }

    private mutating func pane(_ index: Int) { pane(Path(roundedRect: cell(index), cornerRadius: 14)) }

    fileprivate mutating func drawBackdrops() {
        discs(0)
        pane(0)
        text("Frosted", x: cell(1).minX - 8, y: cell(1).midY - 14, size: 20, weight: 700)
        pane(Path(cell(1).insetBy(dx: 15, dy: 0)), radius: 2)
        let center = CGAffineTransform(translationX: cell(2).midX, y: cell(2).midY)
        disc(2, dx: 0, Sample.green)
        group(.pushTransform(CGAffineTransform(rotationAngle: 0.5).concatenating(center))) {
            $0.fill(CGRect(x: -25, y: -4, width: 50, height: 8), Sample.red)
            $0.pane(Path(CGRect(x: -20, y: -20, width: 40, height: 40)))
        }
        group(.pushOpacity(0.8)) {
            $0.discs(3)
            $0.pane(Path(roundedRect: cell(3).insetBy(dx: 0, dy: 15), cornerRadius: 6))
        }
        discs(4)
        group(.pushClip(Path(ellipseIn: cell(4)), FillStyle()), .pushTransform(CGAffineTransform(scaleX: 2, y: 2))) {
            $0.pane(Path(cell(4).insetBy(dx: 10, dy: 10).applying(CGAffineTransform(scaleX: 0.5, y: 0.5))), radius: 3)
        }
        append(.beginMask)
        append(.fill(Path(ellipseIn: cell(5)), FillStyle(), .color(Sample.black)))
        append(.maskContent)
        discs(5)
        pane(5)
        append(.pop)
        discs(6)
        pane(Path(cell(6).insetBy(dx: 0, dy: 10)))
        pane(Path(cell(6).insetBy(dx: 15, dy: 0)))
        pane(7)
    }

    fileprivate mutating func drawPerspective() {
        group(
            .pushTransform(CGAffineTransform(translationX: 150, y: 100)),
            .pushProjection([0.8, 0, 0.0025, 0, 1, 0, 0, 0, 1]),
            .pushTransform(CGAffineTransform(translationX: -100, y: -60))
        ) {
            $0.fill(Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 120), cornerRadius: 20), Sample.blue)
            let paint = Paint.linearGradient(
                Sample.gradient(Sample.green, Sample.red), start: CGPoint(x: 20, y: 0), end: CGPoint(x: 180, y: 0))
            $0.append(.fill(Path(CGRect(x: 20, y: 70, width: 120, height: 35)), FillStyle(), paint))
            $0.append(
                .stroke(
                    Path(ellipseIn: cell(2).offsetBy(dx: -10, dy: -10)), StrokeStyle(lineWidth: 4), .color(Sample.white)
                ))
            $0.text("Perspective", x: 20, y: 20, size: 20, weight: 700, paint: .color(Sample.white))
            $0.append(
                .image(
                    ImageItem(
                        image: Sample.image, rect: CGRect(x: 150, y: 70, width: 30, height: 30), interpolation: .none)))
        }
    }
}
