import CoreGraphics
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@Suite struct ShapeTests {
    static let box = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func `Shapes fill the proposal, a circle the smaller side of it (Rules.md, Leaf views)`() {
        #expect(size(of: Rectangle(), 80, 30) == CGSize(width: 80, height: 30))
        #expect(size(of: Capsule().fill(.red), nil, nil) == CGSize(width: 10, height: 10))
        #expect(size(of: Circle(), 80, 30) == CGSize(width: 30, height: 30))
        #expect(size(of: Circle().stroke(.red), nil, 30) == CGSize(width: 30, height: 30))
    }

    @Test func `A shape that chooses its size is asked for it`() {
        struct Square: Shape {
            func path(in rect: CGRect) -> Path { Path(rect) }
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: 7) }
        }
        #expect(size(of: Square().fill(.red), 80, 30) == CGSize(width: 7, height: 7))
    }

    @Test func `A shape's rectangle starts at zero (pst-PA9)`() {
        struct Probe: Shape {
            func path(in rect: CGRect) -> Path { rect.origin == .zero ? Path(rect) : Path() }
        }
        let view = Probe().frame(width: 50, height: 30).offset(x: 17, y: 9)
        #expect(drawing(view).fills[0].path == Path(CGRect(x: 42, y: 24, width: 50, height: 30)))
    }

    @Test func `An inset past the radius makes a plain rectangle (web-path-inset-rounded-past-radius)`() {
        let path = RoundedRectangle(cornerRadius: 12).inset(by: 20).path(in: Self.box)
        #expect(path.description == "20 20 m 80 20 l 80 40 l 20 40 l h")
    }

    @Test func `Insets add up (web-path-inset-rect-twice)`() {
        let path = Rectangle().inset(by: 2).inset(by: 3).path(in: Self.box)
        #expect(path.description == "5 5 m 95 5 l 95 55 l 5 55 l h")
    }

    @Test func `An inset circle is smaller (web-path-inset-circle-5)`() {
        #expect(
            Circle().inset(by: 5).path(in: Self.box) == Path(ellipseIn: CGRect(x: 25, y: 5, width: 50, height: 50)))
    }

    @Test func `A border's ink stays inside the shape (pst-ST11)`() {
        let stroke = drawing(Circle().strokeBorder(.red, lineWidth: 10)).strokes[0]
        #expect(stroke.path.boundingRect == CGRect(x: 25, y: 5, width: 50, height: 50))
    }

    @Test func `A border wider than the shape fills it (sh-K10)`() {
        let view = Rectangle().strokeBorder(.red, lineWidth: 80)
        #expect(drawing(view).fills.map(\.path) == [Path(Self.box)])
    }

    @Test func `Fills and strokes of one shape are drawn in their order`() {
        let commands = drawing(Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 3))
        #expect(commands.fills.count == 1)
        #expect(commands.strokes.map(\.style.lineWidth) == [2, 3])
    }

    @Test func `A stroke without a given width is one point wide (pst-ST4)`() {
        #expect(drawing(Rectangle().stroke(.red)).strokes[0].style == StrokeStyle())
        #expect(StrokeStyle() == StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
    }

    @Test func `A stroke of no width draws nothing (pst-ST10)`() {
        #expect(drawing(Rectangle().stroke(.red, lineWidth: 0)).isEmpty)
    }

    @Test func `A modified shape draws the modified path (web-path-*)`() {
        func path(_ shape: some Shape) -> String { shape.path(in: Self.box).description }
        #expect(path(Rectangle().offset(x: 10, y: 5)) == "10 5 m 110 5 l 110 65 l 10 65 l h")
        #expect(path(Rectangle().scale(0.5)) == "25 15 m 75 15 l 75 45 l 25 45 l h")
        #expect(path(Rectangle().scale(0.5, anchor: .topLeading)) == "0 0 m 50 0 l 50 30 l 0 30 l h")
        #expect(path(Rectangle().rotation(.degrees(90))) == "80 -20 m 80 80 l 20 80 l 20 -20 l h")
        #expect(path(Rectangle().size(width: 40, height: 20)) == "0 0 m 40 0 l 40 20 l 0 20 l h")
        #expect(path(Rectangle().trim(from: 0.25, to: 0.5)) == "80 0 m 100 0 l 100 60 l")
        #expect(
            path(Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)))
                == "0 0 m 100 0 l 130 60 l 30 60 l h")
        #expect(path(AnyShape(Circle())) == Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)).description)
    }

    @Test func `A shape is mirrored from right to left unless it is fixed (web-layout-rtl-shapes)`() {
        struct Corner: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        }
        func left(_ shape: Corner) -> CGFloat {
            drawing(shape.fill(.red)) { $0.layoutDirection = .rightToLeft }.fills[0].path.boundingRect.minX
        }
        #expect(left(Corner()) == 90)
        #expect(left(Corner(layoutDirectionBehavior: .fixed)) == 0)
    }

    @Test func `A path as a view is drawn at its coordinates (Rules.md, Shapes)`() {
        let view = Path(CGRect(x: -5, y: 2, width: 300, height: 4)).fill(.red)
        #expect(drawing(view).fills[0].path == Path(CGRect(x: -5, y: 2, width: 300, height: 4)))
    }

    @Test func `The edges of a shape stand on pixels`() {
        let view = Rectangle().frame(width: 33.3, height: 10).frame(width: 100, height: 60, alignment: .topTrailing)
        #expect(drawing(view).fills[0].path == Path(CGRect(x: 66.5, y: 0, width: 33.5, height: 10)))
    }
}
