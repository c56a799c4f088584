import CoreGraphics
import Foundation
import SwiftUI

@testable import RoostBrowser
@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import RoostRender

/// Display lists with strange numbers, drawn as pixels, SVG and PDF, and encoded for a page.
struct DisplayListFuzzer: Fuzzer {
    func run(_ input: FuzzInput) {
        var maker = Maker(input: input)
        let list = maker.list()
        _ = try? Rasterizer().png(list, scale: 1)
        _ = try? SVGRenderer().render(list)
        _ = try? PDFRenderer().render([list], metadata: maker.metadata())
    }

    private struct Maker {
        var input: FuzzInput
        private let image = CGImage(width: 2, height: 2, pixels: Array(repeating: 200, count: 16))

        init(input: FuzzInput) { self.input = input }

        mutating func list() -> DisplayList {
            var list = DisplayList(size: CGSize(width: 1 + input.choice(100), height: 1 + input.choice(100)))
            var open = 0
            var commands = 0
            while !input.isAtEnd, commands < 60 {
                commands += 1
                let command = command()
                switch command {
                case .pop:
                    guard open > 0 else { continue }
                    open -= 1
                case .beginMask:
                    // The mask, then its content.
                    list.append(command)
                    list.append(drawing())
                    list.append(.maskContent)
                    open += 1
                    continue
                case .fill, .stroke, .glyphs, .image, .backdropBlur: break
                default: open += 1
                }
                list.append(command)
            }
            for _ in 0..<open { list.append(.pop) }
            return list
        }

        mutating func metadata() -> PDFMetadata {
            PDFMetadata(
                title: input.text(), author: input.text(), keywords: [input.text()],
                creationDate: Date(timeIntervalSince1970: input.number()))
        }

        private mutating func drawing() -> DisplayCommand {
            switch input.choice(4) {
            case 0: .fill(path(), fillStyle(), paint())
            case 1: .stroke(path(), strokeStyle(), paint())
            case 2:
                .image(
                    ImageItem(
                        image: image, rect: input.rect(), source: input.bool() ? input.rect() : nil,
                        interpolation: input.pick([.none, .low, .high]),
                        tint: input.bool() ? paint() : nil, isFlippedHorizontally: input.bool()))
            default: .backdropBlur(path(), fillStyle(), radius: input.length())
            }
        }

        private mutating func command() -> DisplayCommand {
            switch input.choice(16) {
            case 0: .pushTransform(transform())
            case 1: .pushProjection((0..<9).map { _ in input.length() })
            case 2: .pushClip(path(), fillStyle())
            case 3: .pushOpacity(input.number())
            case 4:
                .pushBlend(input.pick([.normal, .multiply, .screen, .overlay, .hue, .plusLighter, .destinationOut]))
            case 5: .pushLayer
            case 6: .pushFilter(filter())
            case 7: .beginMask
            case 8: .pushLink(link(), input.rect())
            case 9, 10: .pop
            default: drawing()
            }
        }

        private mutating func link() -> URL {
            URL(string: input.text()) ?? URL(string: "https://example.com")!
        }

        private mutating func transform() -> CGAffineTransform {
            CGAffineTransform(
                a: input.length(), b: input.length(), c: input.length(), d: input.length(), tx: input.length(),
                ty: input.length())
        }

        private mutating func filter() -> Filter {
            switch input.choice(5) {
            case 0: .blur(radius: input.length(), opaque: input.bool())
            case 1: .shadow(color: color(), radius: input.length(), x: input.length(), y: input.length())
            case 2: .colorMatrix((0..<20).map { _ in Float(input.number()) })
            case 3: .luminanceToAlpha
            default: .alphaThreshold(min: input.number(), max: input.number(), color: color())
            }
        }

        private mutating func color() -> Color.Resolved {
            input.choice(8) == 0
                ? Color.Resolved(
                    red: Float(input.number()), green: Float(input.number()), blue: Float(input.number()),
                    opacity: Float(input.number()))
                : Color.Resolved(
                    red: Float(input.unit()), green: 0.5, blue: Float(input.unit()), opacity: Float(input.unit()))
        }

        private mutating func gradient() -> ResolvedGradient {
            ResolvedGradient(
                stops: (0..<input.choice(6)).map { _ in .init(color: color(), location: input.number()) },
                isPerceptual: input.bool())
        }

        private mutating func paint() -> Paint {
            switch input.choice(8) {
            case 0: .linearGradient(gradient(), start: input.point(), end: input.point())
            case 1:
                .radialGradient(
                    gradient(), center: input.point(), startRadius: input.length(), endRadius: input.length())
            case 2:
                .ellipticalGradient(
                    gradient(), bounds: input.rect(), center: input.point(), startRadius: input.length(),
                    endRadius: input.length())
            case 3:
                .angularGradient(
                    gradient(), center: input.point(), startAngle: input.number(), endAngle: input.number())
            case 4: .image(image, origin: input.point(), tileSize: input.size())
            default: .color(color())
            }
        }

        private mutating func fillStyle() -> FillStyle { FillStyle(eoFill: input.bool(), antialiased: input.bool()) }

        private mutating func strokeStyle() -> StrokeStyle {
            StrokeStyle(
                lineWidth: input.length(), lineCap: input.pick([.butt, .round, .square]),
                lineJoin: input.pick([.miter, .round, .bevel]), miterLimit: input.length(),
                dash: (0..<input.choice(4)).map { _ in input.length() }, dashPhase: input.length())
        }

        private mutating func path() -> Path {
            var path = Path()
            for _ in 0...input.choice(8) {
                switch input.choice(9) {
                case 0: path.move(to: input.point())
                case 1: path.addLine(to: input.point())
                case 2: path.addQuadCurve(to: input.point(), control: input.point())
                case 3: path.addCurve(to: input.point(), control1: input.point(), control2: input.point())
                case 4: path.closeSubpath()
                case 5: path.addRect(input.rect())
                case 6: path.addEllipse(in: input.rect())
                case 7: path.addRoundedRect(in: input.rect(), cornerSize: input.size())
                default:
                    path.addArc(
                        center: input.point(), radius: input.length(), startAngle: .degrees(input.number()),
                        endAngle: .degrees(input.number()), clockwise: input.bool())
                }
            }
            return path
        }
    }
}
