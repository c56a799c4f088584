import CoreGraphics
import Observation
import RoostCore

/// Moves a large title up with the content that scrolls under a screen's bar, until the title is gone.
///
/// It observes the scroll view that extends under the bar; of several, the one that moved last. The bar shrinks by the
/// part of the title that is gone, so that the views below it move up. The scroll view still counts that part as its
/// inset (`ScrollObserver.givenWay`), so that its offset at rest and its limits do not change.
@Observable
final class BarScroll: ScrollObserver {
    /// The distance in points by which the content has moved up from its rest position, at most the title's height.
    /// Negative while the content is pulled down, or held down during a refresh.
    private(set) var distance: CGFloat = 0
    /// Whether content lies under the bar.
    private(set) var coversContent = false
    /// Whether the content begins directly below a large title, so that its lists have no room at their top
    /// (`web-ios-nav-basic`). Only a list's topmost row asks.
    private(set) var hasLargeTitle = false
    /// Whether a scroll view extends under the bar; known in pictures of layers alone.
    private(set) var hasScrollView = false
    /// The colour of a title and of a symbol alone over a scroll view in a picture of layers; nil elsewhere.
    var symbolColor: Color? { hasScrollView ? .white : nil }
    @ObservationIgnored private var isDrawnFromLayers = false
    /// The height of the bar at rest, with the title.
    @ObservationIgnored private var barHeight: CGFloat = 0
    /// The height of the large title; 0 without one.
    @ObservationIgnored private var titleHeight: CGFloat = 0
    @ObservationIgnored private weak var controller: ScrollController?

    /// Sets the heights of the bar and of its title.
    func set(barHeight: CGFloat, titleHeight: CGFloat, hasLargeTitle: Bool, isDrawnFromLayers: Bool) {
        self.isDrawnFromLayers = isDrawnFromLayers
        self.barHeight = barHeight
        self.titleHeight = titleHeight
        if hasLargeTitle != self.hasLargeTitle { self.hasLargeTitle = hasLargeTitle }
    }

    var givenWay: CGFloat { min(max(0, distance), titleHeight) }
    var mayGiveWay: CGFloat { titleHeight }

    /// Whether the large title is out of sight.
    var isTitleGone: Bool { titleHeight > 0 && givenWay >= titleHeight - 6 }

    /// Tells of content that can scroll on Apple's systems and has no scroll view here.
    func scrollViewAppeared() {
        if isDrawnFromLayers, !hasScrollView { hasScrollView = true }
    }

    func scrollViewDidLayOut(_ controller: ScrollController) {
        guard controller.axes.contains(.vertical), barHeight > 0,
            controller.overhang.top + 0.5 >= barHeight - givenWay
        else { return }
        if let known = self.controller, known !== controller, known.node.isAlive,
            known.lastMoved >= controller.lastMoved
        {
            return
        }
        self.controller = controller
        if isDrawnFromLayers, !hasScrollView {
            controller.node.graph.afterUpdate { [weak self] in self?.hasScrollView = true }
        }
        let moved = controller.offset.y + controller.geometry.contentInsets.top - (controller.refresh?.inset ?? 0)
        set(distance: min(moved, titleHeight), coversContent: moved > titleHeight + 1, in: controller.node.graph)
    }

    func scrollViewEnded(_ controller: ScrollController) {
        guard self.controller === controller else { return }
        self.controller = nil
        set(distance: 0, coversContent: false, in: controller.node.graph)
    }

    private func set(distance: CGFloat, coversContent: Bool, in graph: ViewGraph) {
        guard distance.isFinite, distance != self.distance || coversContent != self.coversContent else { return }
        graph.afterUpdate { [weak self] in
            guard let self else { return }
            if self.distance != distance { self.distance = distance }
            if self.coversContent != coversContent { self.coversContent = coversContent }
        }
    }
}

/// Connects a bar with the scroll view below it.
nonisolated struct BarScrollModifier: ScrollObserving {
    typealias Body = Never
    let scroll: BarScroll

    func makeObserver(graph: ViewGraph) -> BarScroll { scroll }
    func update(_ observer: BarScroll) {}
}

/// Insets a screen's content by the height of its bar.
nonisolated struct BarRoom: ViewModifier {
    let scroll: BarScroll
    let height: CGFloat

    @MainActor func body(content: Content) -> some View {
        content.safeAreaInset(edge: .top, spacing: 0) {
            Color.clear.frame(height: max(0, height - scroll.givenWay)).allowsHitTesting(false)
        }
    }
}

/// A large title, which moves under the bar as the content below it scrolls.
nonisolated struct LargeTitle: View {
    let title: Text?
    let subtitle: Text?
    let scroll: BarScroll

    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.displayScale) private var displayScale
    @Environment(\.navigationBarLook) private var look
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers

    /// The title's line in whole pixels and 11.5 in whole pixels, at least as at `.large`: 52.5 at two pixels a point
    /// (`web-ios-nav-basic`) and 52 at three (read off pictures at `.medium` and `.large`), and a subtitle's room.
    static func height(hasSubtitle: Bool, dynamicTypeSize: DynamicTypeSize, displayScale: CGFloat) -> CGFloat {
        let scale = max(displayScale, 1)
        return max(line(.large, displayScale), line(dynamicTypeSize, displayScale))
            + (11.5 * scale).rounded(.down) / scale + (hasSubtitle ? subtitleHeight(dynamicTypeSize) : 0)
    }

    /// A subtitle's room below the title: a line of `subheadline` and a third. Read off a picture at `.medium`.
    private static func subtitleHeight(_ dynamicTypeSize: DynamicTypeSize) -> CGFloat {
        TextStyleMetrics.lineDistance(of: .subheadline, idiom: .iOS, dynamicTypeSize: dynamicTypeSize) + 1.0 / 3
    }

    /// The room below a title: alone, and above a subtitle. Read off pictures at `.medium` and `.large`, the second at
    /// `.medium` alone.
    private static let roomBelow: (alone: CGFloat, withSubtitle: CGFloat) = (23.0 / 3, 24)
    /// The room below a subtitle. Read off a picture.
    private static let roomBelowSubtitle: CGFloat = 40.0 / 3

    private static func line(_ dynamicTypeSize: DynamicTypeSize, _ displayScale: CGFloat) -> CGFloat {
        let size = TextStyleMetrics.size(of: .largeTitle, idiom: .iOS, dynamicTypeSize: dynamicTypeSize)
        let scale = max(displayScale, 1)
        return (TextStyleMetrics.line(ofSize: size, idiom: .iOS) * scale).rounded(.up) / scale
    }

    /// In a picture of layers a title above content that does not scroll is white, in every scheme.
    private var titleLook: NavigationBarLook.Title {
        var look = look.largeTitle
        if isDrawnFromLayers, !scroll.hasScrollView { look.color = .white }
        return look
    }

    @MainActor var body: some View {
        let height = Self.height(
            hasSubtitle: subtitle != nil, dynamicTypeSize: dynamicTypeSize, displayScale: displayScale)
        let room = subtitle == nil ? Self.roomBelow.alone : Self.roomBelow.withSubtitle
        ZStack(alignment: .bottomLeading) {
            title.barTitle(titleLook, font: .largeTitle.bold()).lineLimit(1)
                .padding(.bottom, room)
                .frame(height: height, alignment: .bottom)
                .accessibilityAddTraits(.isHeader)
            subtitle.font(.system(size: 11, weight: .medium)).foregroundStyle(.secondary).lineLimit(1)
                .padding(.bottom, Self.roomBelowSubtitle)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: max(0, height - scroll.distance), alignment: .bottom)
        .clipped()
        .accessibilityHidden(scroll.isTitleGone)
    }
}

/// The title in the middle of a bar. It shows if there is no large title, or once the large title is under the bar.
nonisolated struct InlineTitle: View {
    let title: Text?
    let subtitle: Text?
    let isLarge: Bool
    let scroll: BarScroll
    @Environment(\.navigationBarLook) private var look

    /// In a picture of layers a title that floats over a scroll view is white, in every scheme.
    private var titleLook: NavigationBarLook.Title {
        var look = look.title
        if look.color == nil { look.color = scroll.symbolColor }
        return look
    }

    @MainActor var body: some View {
        let isShown = !isLarge || scroll.isTitleGone
        ZStack {
            if isShown {
                VStack(spacing: 0) {
                    // Bars do not grow with the reader's text size.
                    title.barTitle(titleLook, font: .system(size: 17, weight: .semibold)).lineLimit(1)
                        .accessibilityAddTraits(.isHeader)
                    subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
                }
                .transition(.opacity)
            }
        }
        .animation(.easeInOut(duration: 0.2), value: isShown)
    }
}

/// Keeps a bar legible above content: paints the screen's ground over the content, with a soft edge.
nonisolated struct BarEdge: View {
    let ground: SystemColor?
    /// Whether the screen has a background of its own, whatever its style.
    let isOverContainer: Bool
    let scroll: BarScroll

    @MainActor var body: some View {
        let isShown = scroll.coversContent
        ZStack {
            if isShown {
                Group {
                    if isOverContainer { Rectangle().fill(.bar) } else { softEdge }
                }
                .ignoresSafeArea(edges: .top)
                .transition(.opacity)
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 0)
        .animation(.easeInOut(duration: 0.2), value: isShown)
    }

    @MainActor private var softEdge: some View {
        let color = Color(ground ?? .background)
        return VStack(spacing: 0) {
            color
            LinearGradient(colors: [color, color.opacity(0)], startPoint: .top, endPoint: .bottom)
                .frame(height: 20)
        }
    }
}
