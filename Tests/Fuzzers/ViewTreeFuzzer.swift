import CoreGraphics
import Foundation
import RoostTesting
import SwiftUI

@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import RoostRender

/// Random views: laid out, drawn, resized and used. A resized window shows the same as a new one of that size.
struct ViewTreeFuzzer: Fuzzer {
    func run(_ input: FuzzInput) {
        var input = input
        let (first, second) = (windowSize(&input), windowSize(&input))
        let events = (0..<input.choice(6)).map { _ in event(&input) }
        let script = input
        func tree() -> AnyView {
            var maker = TreeMaker(input: script)
            return maker.tree(depth: 0)
        }
        let live = LiveView(tree(), size: first, displayScale: 1)
        live.session.setViewport(Viewport(size: second, scale: 1))
        live.advance(by: 0.05, framesPerSecond: 60)
        let fresh = LiveView(tree(), size: second, displayScale: 1)
        fresh.advance(by: 0.05, framesPerSecond: 60)
        expect(
            live.displayList.entries.map(\.command) == fresh.displayList.entries.map(\.command),
            "a window that was resized from \(first) to \(second) shows something else than a new one")
        for event in events {
            live.send(event)
            live.advance(by: 0.02)
        }
        _ = try? Rasterizer().png(live.displayList, scale: 1)
        _ = try? SVGRenderer().render(live.displayList)
    }

    private func windowSize(_ input: inout FuzzInput) -> CGSize {
        CGSize(width: 1 + input.choice(250), height: 1 + input.choice(250))
    }

    private func event(_ input: inout FuzzInput) -> InputEvent {
        let place = CGPoint(x: input.choice(250), y: input.choice(250))
        return switch input.choice(5) {
        case 0: .scroll(ScrollEvent(at: place, by: input.size()))
        case 1: .pointer(PointerEvent(.began, at: place))
        case 2: .pointer(PointerEvent(.moved, at: place))
        case 3: .pointer(PointerEvent(.ended, at: place))
        default:
            .key(KeyEvent(.down, input.pick([.tab, .return, .space, .upArrow, .downArrow, .escape]), characters: ""))
        }
    }
}

/// A view made of a fuzzer's bytes.
private struct TreeMaker {
    var input: FuzzInput
    private var count = 0

    init(input: FuzzInput) { self.input = input }

    mutating func tree(depth: Int) -> AnyView {
        count += 1
        guard depth < 7, count < 60, !input.isAtEnd else { return AnyView(Color.red) }
        switch input.choice(8) {
        case 0, 1: return leaf()
        case 2, 3, 4: return container(depth)
        default: return modified(tree(depth: depth + 1), depth)
        }
    }

    private mutating func children(_ depth: Int) -> some View {
        let views = (0..<input.choice(5)).map { _ in tree(depth: depth + 1) }
        return ForEach(0..<views.count, id: \.self) { views[$0] }
    }

    private mutating func spacing() -> CGFloat? { input.bool() ? input.length() : nil }

    private mutating func leaf() -> AnyView {
        switch input.choice(14) {
        case 0: AnyView(Text(verbatim: input.text()))
        case 1: AnyView(Spacer(minLength: spacing()))
        case 2: AnyView(Divider())
        case 3: AnyView(Circle().stroke(lineWidth: input.length()))
        case 4: AnyView(Image(systemName: input.pick(["star", "heart.fill", "no.such.symbol"])))
        case 5: AnyView(Button("Press") {})
        case 6: AnyView(Toggle("On", isOn: .constant(input.bool())))
        case 7: AnyView(Slider(value: .constant(input.number())))
        case 8: AnyView(ProgressView(value: input.number()))
        case 9: AnyView(TextField("Field", text: .constant(input.text())))
        case 10: AnyView(Color.blue)
        case 11: AnyView(EmptyView())
        case 12: AnyView(RoundedRectangle(cornerRadius: input.length()))
        default: AnyView(Gauge(value: input.number(), in: 0...1) { Text("Gauge") })
        }
    }

    private mutating func container(_ depth: Int) -> AnyView {
        switch input.choice(14) {
        case 0:
            AnyView(
                HStack(alignment: input.pick([.top, .center, .firstTextBaseline]), spacing: spacing()) {
                    children(depth)
                })
        case 1:
            AnyView(
                VStack(alignment: input.pick([.leading, .center, .trailing]), spacing: spacing()) { children(depth) })
        case 2: AnyView(ZStack(alignment: input.pick([.topLeading, .center, .bottom])) { children(depth) })
        case 3: AnyView(LazyVStack(spacing: spacing()) { children(depth) })
        case 4: AnyView(LazyHStack(spacing: spacing()) { children(depth) })
        case 5: AnyView(ScrollView(input.bool() ? .vertical : .horizontal) { children(depth) })
        case 6:
            AnyView(
                Grid {
                    GridRow { children(depth) }; GridRow { children(depth) }
                })
        case 7:
            AnyView(
                LazyVGrid(columns: (0..<input.choice(4)).map { _ in item() }, spacing: spacing()) { children(depth) })
        case 8: AnyView(LazyHGrid(rows: (0..<input.choice(4)).map { _ in item() }) { children(depth) })
        case 9: AnyView(ViewThatFits { children(depth) })
        case 10:
            AnyView(
                GeometryReader { [view = tree(depth: depth + 1)] proxy in
                    view.frame(width: proxy.size.width / 2)
                })
        case 11: AnyView(Group { children(depth) })
        case 12: AnyView(List { children(depth) })
        default: AnyView(GroupBox { children(depth) })
        }
    }

    private mutating func item() -> GridItem {
        switch input.choice(3) {
        case 0: GridItem(.fixed(input.length()), spacing: spacing())
        case 1: GridItem(.flexible(minimum: input.length(), maximum: input.length()))
        default: GridItem(.adaptive(minimum: input.length()))
        }
    }

    private mutating func modified(_ view: AnyView, _ depth: Int) -> AnyView {
        switch input.choice(22) {
        case 0: AnyView(view.frame(width: spacing(), height: spacing()))
        case 1:
            AnyView(view.frame(minWidth: spacing(), idealWidth: spacing(), maxWidth: spacing(), alignment: .leading))
        case 2: AnyView(view.padding(input.length()))
        case 3: AnyView(view.fixedSize(horizontal: input.bool(), vertical: input.bool()))
        case 4: AnyView(view.aspectRatio(input.length(), contentMode: input.bool() ? .fit : .fill))
        case 5: AnyView(view.overlay(alignment: .topTrailing) { tree(depth: depth + 1) })
        case 6: AnyView(view.background { tree(depth: depth + 1) })
        case 7: AnyView(view.layoutPriority(input.number()))
        case 8: AnyView(view.offset(x: input.length(), y: input.length()))
        case 9: AnyView(view.position(x: input.length(), y: input.length()))
        case 10: AnyView(view.opacity(input.number()))
        case 11: AnyView(view.rotationEffect(.degrees(input.number())))
        case 12: AnyView(view.scaleEffect(x: input.length(), y: input.length()))
        case 13: AnyView(view.blur(radius: input.length()))
        case 14: AnyView(view.shadow(radius: input.length(), x: input.length()))
        case 15: AnyView(view.clipShape(Circle()))
        case 16: AnyView(view.mask { tree(depth: depth + 1) })
        case 17: AnyView(view.font(.system(size: input.length())).lineLimit(Int(input.byte()) - 2))
        case 18: AnyView(view.safeAreaInset(edge: .bottom) { tree(depth: depth + 1) })
        case 19:
            AnyView(
                view.alignmentGuide(.leading) { [length = input.length()] dimensions in
                    dimensions[HorizontalAlignment.center] + length
                })
        case 20: AnyView(view.environment(\.layoutDirection, input.bool() ? .rightToLeft : .leftToRight))
        default: AnyView(view.containerRelativeFrame(.horizontal))
        }
    }
}
