import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct CanvasTests {
    /// The commands of a canvas inside its clip.
    func canvas(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayCommand] {
        Array(drawing(Canvas(renderer: draw)).dropFirst(2).dropLast(2))
    }

    static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `A canvas gets its size and draws only inside it`() {
        var given = CGSize.zero
        let commands = drawing(
            Canvas { context, size in
                given = size
                context.fill(Self.square, with: .color(.red))
            })
        #expect(given == CGSize(width: 100, height: 60))
        #expect(commands[1] == .pushClip(Path(CGRect(x: 0, y: 0, width: 100, height: 60)), FillStyle()))
        #expect(commands.colors == ["#FF383CFF"])
    }

    @Test func `A canvas that draws nothing has no commands`() {
        #expect(drawing(Canvas { _, _ in }).isEmpty)
    }

    @Test func `A copy of a context has its own transform and opacity`() {
        let commands = canvas { context, _ in
            var copy = context
            copy.translateBy(x: 5, y: 6)
            copy.opacity = 0.5
            copy.fill(Self.square, with: .color(.red))
            context.fill(Self.square, with: .color(.blue))
        }
        #expect(
            commands.prefix(2) == [.pushOpacity(0.5), .pushTransform(CGAffineTransform(translationX: 5, y: 6))])
        #expect(commands.count == 6)
    }

    @Test func `A clip keeps the coordinates in which it was set`() {
        let commands = canvas { context, _ in
            context.translateBy(x: 20, y: 0)
            context.clip(to: Self.square)
            context.translateBy(x: 5, y: 0)
            #expect(context.clipBoundingRect == CGRect(x: -5, y: 0, width: 10, height: 10))
            context.fill(Self.square, with: .color(.red))
        }
        #expect(commands[0] == .pushClip(Self.square.offsetBy(dx: 20, dy: 0), FillStyle()))
        #expect(commands[1] == .pushTransform(CGAffineTransform(translationX: 25, y: 0)))
    }

    @Test func `A layer is drawn as one, under the context's filters`() {
        let commands = canvas { context, _ in
            context.addFilter(.blur(radius: 2))
            context.drawLayer { layer in
                layer.fill(Self.square, with: .color(.red))
                layer.fill(Self.square, with: .color(.blue))
            }
        }
        #expect(commands.prefix(2) == [.pushFilter(.blur(radius: 2, opaque: false)), .pushLayer])
        #expect(commands.colors.count == 2)
        #expect(commands.count == 6)
    }

    @Test func `Every group of a canvas is closed`() {
        let commands = canvas { context, _ in
            context.clip(to: Self.square, options: .inverse)
            context.clipToLayer { $0.fill(Self.square, with: .color(.red)) }
            context.blendMode = .multiply
            context.stroke(Self.square, with: .style(.red.shadow(.inner(radius: 2))), lineWidth: 3)
        }
        var depth = 0
        for command in commands {
            switch command {
            case .fill, .stroke, .glyphs, .image, .backdropBlur, .maskContent: break
            case .pop: depth -= 1
            default: depth += 1
            }
            #expect(depth >= 0)
        }
        #expect(depth == 0)
    }

    @Test func `A canvas draws its symbols in their ideal sizes, or scaled to a rectangle`() {
        var size: CGSize?
        var missing = false
        let commands = drawing(
            Canvas { context, _ in
                let symbol = context.resolveSymbol(id: "dot")
                size = symbol?.size
                missing = context.resolveSymbol(id: "none") == nil && context.resolveSymbol(id: 1) == nil
                if let symbol {
                    context.draw(symbol, at: CGPoint(x: 50, y: 30))
                    context.draw(symbol, in: CGRect(x: 0, y: 0, width: 16, height: 12))
                }
            } symbols: {
                Color.blue.frame(width: 20, height: 2).tag("line")
                Color.red.frame(width: 8, height: 6).tag("dot")
            })
        #expect(size == CGSize(width: 8, height: 6))
        #expect(missing)
        #expect(commands.colors == ["#FF383CFF", "#FF383CFF"])
        let places = commands.compactMap { if case .pushTransform(let place) = $0 { place } else { nil } }
        #expect(places.contains(CGAffineTransform(translationX: 46, y: 27)))
        #expect(places.contains(CGAffineTransform(scaleX: 2, y: 2)))
    }

    @Test func `Symbols are not shown by themselves, and take no room`() {
        let canvas = Canvas { _, _ in
        } symbols: {
            Color.red.frame(width: 500, height: 500).tag(1)
        }
        #expect(drawing(canvas).isEmpty)
        #expect(RoostCoreTests.size(of: canvas, 40, 30) == CGSize(width: 40, height: 30))
    }
}
