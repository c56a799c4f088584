import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import Testing

/// A model outside the view, so that tests can change it.
@MainActor @Observable final class Switch {
    var isOn = false
    var other = false
    var number = 0.0
}

private let linear = Animation.linear(duration: 1)

/// The movements of animated changes of state: values of views and modifiers, and the frames of laid-out views.
@MainActor struct MovementTests {
    private let model = Switch()

    private func live(_ view: some View) -> LiveView { LiveView(view, size: CGSize(width: 200, height: 100)) }

    private func box(_ name: String = "box") -> some View {
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier(name)
    }

    // MARK: Geometry

    private struct Row: View {
        let model: Switch
        var body: some View {
            HStack(spacing: 0) {
                if false { EmptyView() }
                Color.blue.frame(width: model.isOn ? 100 : 20, height: 20).accessibilityIdentifier("first")
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("second")
            }
            .frame(width: 200, height: 100, alignment: .leading)
        }
    }

    @Test func `A frame that changes with an animation glides`() throws {
        let live = live(Row(model: model))
        #expect(live.frame(of: "second") == CGRect(x: 20, y: 40, width: 20, height: 20))
        withAnimation(linear) { model.isOn = true }
        live.update()
        #expect(live.frame(of: "second") == CGRect(x: 20, y: 40, width: 20, height: 20))
        live.advance(by: 0.25)
        #expect(live.frame(of: "second") == CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(live.frame(of: "first") == CGRect(x: 0, y: 40, width: 40, height: 20))
        live.advance(by: 0.75)
        #expect(live.frame(of: "first") == CGRect(x: 0, y: 40, width: 100, height: 20))
        #expect(!live.isMoving)
    }

    @Test func `Layout has the final values at once`() {
        let live = live(Row(model: model))
        withAnimation(linear) { model.isOn = true }
        live.advance(by: 0.1)
        let report = LayoutReport(of: Row(model: model), in: CGSize(width: 200, height: 100))
        #expect(report.frame(of: "second") == CGRect(x: 100, y: 40, width: 20, height: 20))
    }

    @Test func `Without an animation nothing moves`() {
        let live = live(Row(model: model))
        model.isOn = true
        live.update()
        #expect(live.frame(of: "second")?.minX == 100)
        #expect(!live.isMoving)
        let frames = live.frameCount
        live.advance(by: 5)
        #expect(live.frameCount == frames)
    }

    @Test func `A change during an animation goes on from the current frames`() {
        let live = live(Row(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        #expect(live.frame(of: "second")?.minX == 60)
        withAnimation(linear) { model.isOn = false }
        live.update()
        #expect(live.frame(of: "second")?.minX == 60)
        live.advance(by: 2)
        #expect(live.frame(of: "second")?.minX == 20)
        #expect(!live.isMoving)
    }

    // MARK: Values

    private struct Effects: View {
        let model: Switch
        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .opacity(model.isOn ? 0 : 1)
                .offset(x: model.isOn ? 40 : 0)
        }
    }

    @Test func `Opacity and offset pass through the values between`() throws {
        let live = live(Effects(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.25)
        let opacity = live.displayList.entries.compactMap { entry -> Double? in
            if case .pushOpacity(let opacity) = entry.command { opacity } else { nil }
        }
        #expect(opacity == [0.75])
        let x = live.displayList.entries.compactMap { entry -> CGFloat? in
            if case .fill(let path, _, _) = entry.command { path.boundingRect.minX } else { nil }
        }
        #expect(x == [100])
        live.advance(by: 1)
        #expect(live.displayList.entries.isEmpty)
    }

    private struct Painted: View {
        let model: Switch
        var body: some View {
            Rectangle().fill(model.isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
        }
    }

    @Test func `Colours mix as gradients do`() throws {
        let live = live(Painted(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        guard case .fill(_, _, .color(let color)) = live.displayList.entries.first?.command else {
            Issue.record("no fill")
            return
        }
        // Halfway from pure red to pure blue (Rules.md, Gradients). The recording is of a screen, in whole steps.
        #expect(abs(color.red * 255 - 141) < 1.5)
        #expect(abs(color.green * 255 - 82) < 1.5)
        #expect(abs(color.blue * 255 - 162) < 1.5)
        live.advance(by: 1)
        #expect(
            live.displayList.entries.first?.command
                == .fill(
                    Path(CGRect(x: 0, y: 0, width: 200, height: 100)), FillStyle(),
                    .color(Color.Resolved(red: 0, green: 0, blue: 1))))
    }

    private struct Wedge: Shape {
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: amount, height: rect.height)) }
    }

    private struct Wedges: View {
        let model: Switch
        var body: some View { Wedge(amount: model.isOn ? 100 : 0).fill(.black) }
    }

    @Test func `A shape is drawn with the animatable data between`() {
        let live = live(Wedges(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.3)
        guard case .fill(let path, _, _) = live.displayList.entries.first?.command else {
            Issue.record("no fill")
            return
        }
        #expect(abs(path.boundingRect.width - 30) < 1e-9)
    }

    private struct Counter: View, Animatable {
        nonisolated var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View { Color.red.frame(width: value, height: 10).accessibilityIdentifier("counter") }
    }

    private struct Counting: View {
        let model: Switch
        var body: some View { Counter(value: model.isOn ? 100 : 0) }
    }

    @Test func `An animatable view is evaluated for each frame`() {
        let live = live(Counting(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        #expect(live.frame(of: "counter")?.width == 0)
        live.advance(by: 0.5)
        #expect(live.frame(of: "counter")?.width == 50)
        live.advance(by: 1)
        #expect(live.frame(of: "counter")?.width == 100)
    }

    private struct Widening: ViewModifier, Animatable {
        nonisolated var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: value, height: 10) }
    }

    private struct Widened: View {
        let model: Switch
        var body: some View {
            Color.red.modifier(Widening(value: model.isOn ? 100 : 0)).accessibilityIdentifier("box")
        }
    }

    @Test func `An animatable modifier is evaluated for each frame`() {
        let live = live(Widened(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        #expect(live.frame(of: "box")?.width == 50)
    }

    private struct Shift: Layout {
        var x: Double
        var animatableData: Double {
            get { x }
            set { x = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    private struct Shifted: View {
        let model: Switch
        var body: some View {
            Shift(x: model.isOn ? 100 : 0) { Color.red.frame(width: 20).accessibilityIdentifier("box") }
        }
    }

    @Test func `An animatable layout places its subviews for each frame`() {
        let live = live(Shifted(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 0.5)
        #expect(live.frame(of: "box")?.minX == 50)
    }

    // MARK: Transactions

    private struct Scoped: View {
        let model: Switch
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: model.isOn ? 100 : 0, height: 10).accessibilityIdentifier("inside")
                    .animation(linear, value: model.isOn)
                Color.red.frame(width: model.isOn ? 100 : 0, height: 10).accessibilityIdentifier("outside")
            }
        }
    }

    @Test func `An animation with a value animates only the view that it modifies`() {
        let live = live(Scoped(model: model))
        model.isOn = true
        live.update()
        live.advance(by: 0.5)
        #expect(live.frame(of: "inside")?.width == 50)
        #expect(live.frame(of: "outside")?.width == 100)
    }

    private struct Two: View {
        let model: Switch
        @State private var a = false
        @State private var b = false
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: a ? 100 : 0, height: 10).accessibilityIdentifier("a")
                Color.red.frame(width: b ? 100 : 0, height: 10).accessibilityIdentifier("b")
                Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("button").onTapGesture {
                    withAnimation(linear) { a = true }
                    b = true
                }
            }
        }
    }

    @Test func `Each write keeps its own transaction in one body`() {
        let live = live(Two(model: model))
        live.tap("button")
        live.advance(by: 0.5)
        #expect(live.frame(of: "a")?.width == 50)
        #expect(live.frame(of: "b")?.width == 100)
    }

    // MARK: Completions

    private final class Count { var value = 0 }

    @Test func `A completion runs once, when the animation is over`() {
        let live = live(Row(model: model))
        let count = Count()
        withAnimation(linear) {
            model.isOn = true
        } completion: {
            count.value += 1
        }
        live.update()
        live.advance(by: 0.9)
        #expect(count.value == 0)
        live.advance(by: 0.2)
        #expect(count.value == 1)
        live.advance(by: 5)
        #expect(count.value == 1)
    }

    @Test func `A completion runs where nothing is animated`() {
        let live = live(Row(model: model))
        let count = Count()
        withAnimation(linear) {
            model.other = true
        } completion: {
            count.value += 1
        }
        #expect(count.value == 1)
        withAnimation(nil) {
            model.isOn = true
        } completion: {
            count.value += 1
        }
        #expect(count.value == 1)
        live.update()
        #expect(count.value == 2)
    }

    @Test func `The completions of replaced animations run once each`() {
        let live = live(Row(model: model))
        let count = Count()
        for isOn in [true, false, true] {
            withAnimation(.spring) {
                model.isOn = isOn
            } completion: {
                count.value += 1
            }
            live.update()
            live.advance(by: 0.1)
        }
        live.advance(by: 10)
        #expect(count.value == 3)
    }

    // MARK: Movements that begin in others

    private struct Threshold: View, Animatable {
        nonisolated var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        var body: some View {
            Color.red.frame(width: 20, height: 20).opacity(value > 50 ? 0 : 1).animation(linear, value: value > 50)
        }
    }

    private struct Crossing: View {
        let model: Switch
        var body: some View { Threshold(value: model.isOn ? 100 : 0) }
    }

    @Test func `A body that is evaluated for a frame may start an animation`() {
        let live = live(Crossing(model: model))
        withAnimation(linear) { model.isOn = true }
        live.update()
        live.advance(by: 1)
        let opacity = live.displayList.entries.compactMap { entry -> Double? in
            if case .pushOpacity(let opacity) = entry.command { opacity } else { nil }
        }
        // It began when the value crossed the threshold, about half a second ago.
        #expect(opacity.count == 1 && abs(opacity[0] - 0.5) < 0.05)
        live.advance(by: 1)
        #expect(live.displayList.entries.isEmpty)
        #expect(!live.isMoving)
    }

    private struct Layers: View {
        let model: Switch
        var body: some View {
            Rectangle()
                .fill(model.number == 0 ? Color.red : model.number == 1 ? .blue : .red)
                .stroke(model.number == 0 ? Color.green : model.number == 1 ? .blue : .green, lineWidth: 2)
        }
    }

    @Test func `Paints with the same target each take their own way`() {
        let live = live(Layers(model: model))
        func colours() -> [Color.Resolved] {
            live.displayList.entries.compactMap { entry in
                switch entry.command {
                case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color
                default: nil
                }
            }
        }
        let first = colours()
        withAnimation(linear) { model.number = 1 }
        live.update()
        live.advance(by: 0.5)
        #expect(Set(colours()).count == 2)
        withAnimation(linear) { model.number = 2 }
        live.update()
        #expect(Set(colours()).count == 2)
        live.advance(by: 2)
        #expect(colours() == first)
        #expect(!live.isMoving)
    }

    @Test func `A paint that is no longer drawn no longer counts as moving`() {
        struct Pictured: View {
            let model: Switch
            var body: some View {
                Rectangle().fill(
                    model.number == 0
                        ? AnyShapeStyle(Color.red)
                        : model.number == 1
                            ? AnyShapeStyle(Color.blue) : AnyShapeStyle(ImagePaint(image: Image(systemName: "star"))))
            }
        }
        let live = live(Pictured(model: model))
        withAnimation(.linear(duration: 10)) { model.number = 1 }
        live.update()
        live.advance(by: 1)
        withAnimation(linear) { model.number = 2 }
        live.update()
        live.advance(by: 1.1)
        #expect(!live.isMoving)
    }
}
