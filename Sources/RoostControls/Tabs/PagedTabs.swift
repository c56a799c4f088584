import CoreGraphics
import RoostCore

/// The screens of a tab view side by side or below each other, each as large as the view. Fingers swipe from one to the
/// next.
nonisolated struct PagedTabs: View {
    let screens: SubviewsCollection
    let chosen: Subview.ID?
    let indexMode: PageTabViewStyle.IndexDisplayMode
    let axis: Axis
    let choose: @MainActor (Subview) -> Void

    @MainActor var body: some View {
        GeometryReader { geometry in
            ScrollView(axis == .horizontal ? .horizontal : .vertical) {
                let layout =
                    axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    ForEach(screens) { screen in
                        screen
                            .frame(width: geometry.size.width, height: geometry.size.height)
                            .clipShape(PageBounds(axis: axis))
                            .accessibilityHidden(screen.id != chosen)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollIndicators(.hidden)
            .scrollPosition(id: page, anchor: .center)
        }
        .overlay(alignment: axis == .horizontal ? .bottom : .trailing) {
            if indexMode.shows(screens.count) {
                PageDots(count: screens.count, index: index, axis: axis) { choose(screens[$0]) }
            }
        }
    }

    private var index: Int { screens.firstIndex { $0.id == chosen } ?? 0 }

    @MainActor private var page: Binding<Subview.ID?> {
        Binding {
            chosen
        } set: { id in
            guard let id, id != chosen, let screen = screens.first(where: { $0.id == id }) else { return }
            choose(screen)
        }
    }
}

/// The part of a page that can be seen: what reaches out of it towards its neighbours does not show.
nonisolated private struct PageBounds: Shape {
    let axis: Axis

    func path(in rect: CGRect) -> Path {
        let far: CGFloat = -10_000
        return Path(rect.insetBy(dx: axis == .horizontal ? 0 : far, dy: axis == .horizontal ? far : 0))
    }
}

/// A dot for each page, the current one's the brightest. A tap on the leading or trailing half turns one page that way.
nonisolated private struct PageDots: View {
    let count: Int
    let index: Int
    let axis: Axis
    let choose: @MainActor (Int) -> Void
    @State private var isPressed = false
    @Environment(\.indexBackground) private var background
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers
    @Environment(\.pageDotsLook) private var look

    @MainActor var body: some View {
        GeometryReader { geometry in
            dots {
                ForEach(0..<count, id: \.self) { page in
                    Circle().fill(style(isCurrent: page == index)).frame(width: dot, height: dot)
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .background {
                // The platter is of a material, which a picture of layers lacks.
                if showsBackground, !isDrawnFromLayers { Capsule(style: .continuous).fill(.black.opacity(0.2)) }
            }
            .contentShape(Rectangle())
            .gesture(
                SpatialTapGesture().onEnded { tap in
                    let isForward =
                        axis == .horizontal
                        ? (tap.location.x > geometry.size.width / 2) != (direction == .rightToLeft)
                        : tap.location.y > geometry.size.height / 2
                    turn(by: isForward ? 1 : -1)
                }
            )
            .simultaneousGesture(PressGesture(action: {}, pressedChanged: { isPressed = $0 }))
        }
        .frame(width: axis == .horizontal ? length : breadth, height: axis == .horizontal ? breadth : length)
        .focusRing(Capsule(style: .continuous))
        .control(control)
        .padding(.bottom, axis == .horizontal ? 12 : 0)
    }

    /// Dots of 7.33 points, 9.33 apart, in a strip of 26. They grow with the body's text, up to that of
    /// `xxxLarge`, where they are 10 points wide and 10 apart. Read off pictures of iOS 18 at `.large` and the largest size;
    /// between those a guess.
    private var growth: CGFloat {
        max(TextStyleMetrics.growth(of: .body, idiom: .iOS, dynamicTypeSize: min(dynamicTypeSize, .xxxLarge)), 1)
    }
    private var dot: CGFloat { (22 * growth).rounded() / 3 }
    private var spacing: CGFloat { (28 + (growth - 1) * 5.7) / 3 }
    private var breadth: CGFloat { 26 + (dot - 22.0 / 3) * 1.25 }
    private var length: CGFloat { CGFloat(count) * (dot + spacing) + 16 }

    private var dots: AnyLayout {
        axis == .horizontal ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(spacing: spacing))
    }

    /// The app's colour for all dots, else the label colour on a platter and white without one.
    private func style(isCurrent: Bool) -> Color {
        let color = isCurrent ? look.current : look.rest
        if let color { return color }
        guard background == .always else { return .white.opacity(isCurrent ? 1 : 0.3) }
        return isCurrent ? .primary : .primary.opacity(0.25)
    }

    private var showsBackground: Bool {
        switch background {
        case .always: true
        case .never: false
        default: isPressed
        }
    }

    private func turn(by step: Int) {
        let page = index + step
        guard page >= 0, page < count else { return }
        runIsolated { [choose] in withAnimation(.spring(duration: 0.4)) { choose(page) } }
    }

    /// Makes the dots a slider for the arrow keys and for screen readers.
    private var control: AccessibleControl {
        var control = AccessibleControl(.slider, hiddenLabel: Text("Page"), value: "\(index + 1) of \(count)")
        control.range = AccessibilityNode.RangeValue(value: Double(index + 1), bounds: 1...Double(max(count, 1)))
        control.adjust = { turn(by: $0 == .increment ? 1 : -1) }
        control.set = {
            guard $0 > 0, $0 <= Double(count) else { return }
            turn(by: Int($0.rounded()) - 1 - index)
        }
        return control
    }
}
