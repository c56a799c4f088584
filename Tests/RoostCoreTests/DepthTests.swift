import Foundation
import RoostTesting
import SwiftUI
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// Views and values inside each other, deeper than any stack.
@MainActor
@Suite struct DepthTests {
    private enum Wrapping: String, CaseIterable, CustomTestStringConvertible {
        case padding, frame, flexibleFrame, fixedSize, offset, aspectRatio, background, overlay, opacity, clipped
        case rotation, layoutPriority, identifier, id, environment, font, foregroundStyle, preference, transformed
        case onAppear, onChange, gesture, button, zIndex, hidden, tag
        case forEach, group, condition, pair, section, body, modifier, equatable
        case vStack, hStack, zStack, vStackOfTwo, grid, gridRow, custom, lazyVStack, geometry, fitting

        var testDescription: String { rawValue }
    }

    private func wrap(_ view: AnyView, in wrapping: Wrapping) -> AnyView {
        switch wrapping {
        case .padding: AnyView(view.padding(0))
        case .frame: AnyView(view.frame(width: 20))
        case .flexibleFrame: AnyView(view.frame(maxWidth: 20))
        case .fixedSize: AnyView(view.fixedSize())
        case .offset: AnyView(view.offset(x: 0))
        case .aspectRatio: AnyView(view.aspectRatio(2, contentMode: .fit))
        case .background: AnyView(view.background(Color.red))
        case .overlay: AnyView(view.overlay { Color.clear })
        case .opacity: AnyView(view.opacity(1))
        case .clipped: AnyView(view.clipped())
        case .rotation: AnyView(view.rotationEffect(.zero))
        case .layoutPriority: AnyView(view.layoutPriority(1))
        case .identifier: AnyView(view.accessibilityIdentifier("x"))
        case .id: AnyView(view.id(1))
        case .environment: AnyView(view.environment(\.lineLimit, 1))
        case .font: AnyView(view.font(.body))
        case .foregroundStyle: AnyView(view.foregroundStyle(.red))
        case .preference: AnyView(view.preference(key: Names.self, value: ["a"]))
        case .transformed: AnyView(view.transformPreference(Names.self) { $0 = ["b"] })
        case .onAppear: AnyView(view.onAppear {})
        case .onChange: AnyView(view.onChange(of: 1) {})
        case .gesture: AnyView(view.onTapGesture {})
        case .button:
            AnyView(
                Button {
                } label: {
                    view
                })
        case .zIndex: AnyView(view.zIndex(1))
        case .hidden: AnyView(view.hidden())
        case .tag: AnyView(view.tag(1))
        case .forEach: AnyView(ForEach(0..<1) { _ in view })
        case .group: AnyView(Group { view })
        case .condition: AnyView(Group { if view.isThere { view } })
        case .pair:
            AnyView(
                Group {
                    EmptyView(); view
                })
        case .section: AnyView(Section { view })
        case .body: AnyView(Bodied(content: view))
        case .modifier: AnyView(view.modifier(Plain()))
        case .equatable: AnyView(Same(content: view).equatable())
        case .vStack: AnyView(VStack { view })
        case .hStack: AnyView(HStack { view })
        case .zStack: AnyView(ZStack { view })
        case .vStackOfTwo:
            AnyView(
                VStack {
                    rigid(1, 0); view
                })
        case .grid: AnyView(Grid { view })
        case .gridRow: AnyView(GridRow { view })
        case .custom: AnyView(HStackLayout(spacing: 0) { view })
        case .lazyVStack: AnyView(LazyVStack { view })
        case .geometry: AnyView(GeometryReader { _ in view })
        case .fitting: AnyView(ViewThatFits { view })
        }
    }

    @Test(arguments: Wrapping.allCases)
    private func `Views nested in each other are laid out, drawn, touched and let go of`(wrapping: Wrapping) {
        expectLife(wrapping, depth: 1_000)
    }

    @Test(arguments: [Wrapping.forEach, .group, .vStack, .layoutPriority, .onAppear])
    private func `Ten thousand levels of structure are laid out, drawn, touched and let go of`(wrapping: Wrapping) {
        expectLife(wrapping, depth: 10_000)
    }

    private func expectLife(_ wrapping: Wrapping, depth: Int) {
        var view = AnyView(Color.red.frame(width: 20, height: 10))
        for _ in 0..<depth { view = wrap(view, in: wrapping) }
        let live = LiveView(
            VStack { view }.onPreferenceChange(Names.self) { _ in }, size: CGSize(width: 100, height: 100))
        live.tap(at: CGPoint(x: 50, y: 50))
        live.advance(by: 0.1)
        #expect(live.frameCount >= 1)
        live.session.close()
    }

    @Test func `Views are let go of on a small stack`() {
        onSmallStack {
            var view = AnyView(EmptyView())
            for _ in 0..<100_000 { view = AnyView(view.padding(1)) }
            view = AnyView(EmptyView())
        }
    }

    @Test func `Views in closures are let go of on a small stack`() {
        onSmallStack {
            var view = AnyView(EmptyView())
            for _ in 0..<100_000 {
                let inner = view
                view = AnyView(ForEach(0..<1) { _ in inner })
            }
        }
    }

    @Test func `A hundred thousand levels are left out with a warning`() {
        var view = AnyView(rigid(20))
        for _ in 0..<100_000 { view = AnyView(view.padding(1)) }
        let size = LayoutReport(of: view, proposal: .unspecified).size
        #expect(size == .zero)
    }

    @Test func `Texts after texts are laid out, compared and let go of`() {
        onSmallStack {
            var text = Text("a")
            var other = Text("a")
            for _ in 0..<100_000 {
                text = text + Text("")
                other = Text("") + other
            }
            #expect(text == text)
            #expect(text != other)
            #expect(ResolvedText(text, in: EnvironmentValues()).styled.string == "a")
            #expect(ResolvedText(other, in: EnvironmentValues()).styled.string == "a")
            #expect(!text.tellsTime)
        }
    }

    @Test func `Colours of colours are resolved, compared, hashed and let go of`() {
        onSmallStack {
            var color = Color(red: 1, green: 0, blue: 0)
            var mixed = color
            for _ in 0..<100_000 {
                color = color.opacity(1)
                mixed = mixed.mix(with: .blue, by: 0)
            }
            #expect(color.resolve(in: EnvironmentValues()).opacity == 1)
            #expect(mixed.resolve(in: EnvironmentValues()).opacity == 1)
            #expect(Set([color, mixed]).count == 2)
        }
    }

    @Test func `Styles of styles are resolved and let go of`() {
        onSmallStack {
            var style = AnyShapeStyle(Color.red)
            for _ in 0..<100_000 { style = AnyShapeStyle(style.opacity(1)) }
            _ = style.resolve(in: EnvironmentValues(), bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    @Test func `An environment of many overrides is let go of`() {
        onSmallStack {
            var environment = EnvironmentValues()
            for index in 0..<200_000 { environment.lineLimit = index }
            #expect(environment.lineLimit == 199_999)
            environment = EnvironmentValues()
        }
    }

    @Test(arguments: [100, 300, 10_000])
    func `Layers in a canvas's layers are drawn`(depth: Int) throws {
        func draw(_ context: inout GraphicsContext, _ rest: Int) {
            guard rest > 0 else {
                return context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            }
            context.drawLayer { draw(&$0, rest - 1) }
        }
        let live = LiveView(Canvas { context, _ in draw(&context, depth) }, size: CGSize(width: 10, height: 10))
        let image = try live.image()
        #expect(image.pixels[2] == 255 || image.pixels[0] == 255)
    }

    @Test func `An error in a layer reaches who draws it`() {
        struct Failed: Error {}
        var isCaught = false
        _ = LiveView(
            Canvas { context, _ in
                do {
                    try context.drawLayer { _ in throw Failed() }
                } catch {
                    isCaught = error is Failed
                }
            }, size: CGSize(width: 10, height: 10))
        #expect(isCaught)
    }

    /// Runs a closure on a thread with 512 KB of stack.
    private nonisolated func onSmallStack(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        done.wait()
    }
}

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value = nextValue() }
}

extension AnyView {
    fileprivate var isThere: Bool { true }
}

private struct Bodied: View {
    let content: AnyView
    @State private var count = 0

    var body: some View { content }
}

private struct Same: View, Equatable {
    let content: AnyView

    var body: some View { content }

    nonisolated static func == (a: Same, b: Same) -> Bool { false }
}

private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
}
