import CoreGraphics
import RoostCore

/// The screen below another one on a stack.
struct PreviousScreen {
    let title: Text?
    let hasLargeTitle: Bool
    /// Drags the topmost screen aside, by a distance in points.
    let draw: (Double) -> Void
    let goBack: () -> Void
}

/// One screen of a navigation stack, under its bar. On macOS the window shows the title (`web-nav1`).
nonisolated struct NavigationScreen<Content: View>: View {
    let content: Content
    let setTitle: (ScreenTitle) -> Void
    /// The screen below; nil for the root.
    let previous: PreviousScreen?
    /// Shows the columns of a split view that have no room; nil for none.
    var columnsButton: ColumnsButton?
    var offersOuterSearch = false
    /// Whether a bar without content keeps its room in a picture of layers, as that of a stack of `NavigationView` does.
    var keepsRoom = false
    @State private var request = NavigationBarRequest()
    @State private var hasItems = false
    @State private var hasBottomItems = false
    /// The height of the safe area above the bar.
    @State private var roomAbove: CGFloat = 0
    @State private var search = SearchRequest()
    @State private var scroll = BarScroll()
    @Environment(\.outerSearchModel) private var outerSearchModel
    @Environment(\.outerSearch) private var outerSearch
    @Environment(\.navigationBarLook) private var look
    @Environment(\.idiom) private var idiom
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.displayScale) private var displayScale
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.horizontalSizeClass) private var sizeClass

    @MainActor var body: some View { screen.editingScreen() }

    @ViewBuilder @MainActor private var screen: some View {
        switch idiom {
        case .iOS:
            let _ = scroll.set(
                barHeight: barHeight, titleHeight: hasBar ? titleHeight : 0, hasLargeTitle: hasBar && isLarge,
                isDrawnFromLayers: isDrawnFromLayers)
            searchable
                .environment(\.barAbove, scroll)
                .modifier(BarScrollModifier(scroll: scroll))
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    if hasBottomBar { Color.clear.frame(height: BottomBar.room(sizeClass)) }
                }
                .modifier(BarRoom(scroll: scroll, height: barHeight))
                .overlayPreferenceValue(ToolbarKey.self, alignment: .top) { items in
                    let items = items.filter { $0.placement.place != .bottom }
                    // Items without content are known as such only once they are made.
                    if hasBar || !request.isHidden && !items.isEmpty {
                        NavigationBar(
                            title: request.title, subtitle: request.subtitle, isLarge: isLarge, items: items,
                            previous: request.hidesBackButton ? nil : previous, columnsButton: columnsButton,
                            top: barTop, scroll: scroll
                        )
                        .onPreferenceChange(FilledBarKey.self) { if hasItems != $0 { hasItems = $0 } }
                        .onDisappear { hasItems = false }
                        .background { if hasBar { BarBackground(request: request.bar, scroll: scroll) } }
                        .barColorScheme(request.bar.colorScheme)
                        .accessibilityAttributes { $0.isReadFirst = true }
                    }
                }
                .overlayPreferenceValue(ToolbarKey.self, alignment: .bottom) { items in
                    let items = items.filter { $0.placement.place == .bottom }
                    if !items.isEmpty, !request.hidesBottomBar {
                        BottomBar(items: items) { if hasBottomItems != $0 { hasBottomItems = $0 } }
                    }
                }
                // Items belong to the innermost bar.
                .transformPreference(ToolbarKey.self) { $0 = [] }
                .backgroundPreferenceValue(ScreenGroundKey.self) { ground in
                    if let container = request.container {
                        container.view
                    } else {
                        Color(ground ?? .background).ignoresSafeArea()
                    }
                }
                .onPreferenceChange(NavigationBarRequestKey.self) { new in
                    guard request != new else { return }
                    request = new
                    setTitle(new.screenTitle)
                }
                .overlay(alignment: .leading) {
                    if let previous, !request.hidesBackButton { BackSwipe(previous: previous) }
                }
                .onGeometryChange(for: CGFloat.self) {
                    $0.safeAreaInsets.top
                } action: {
                    roomAbove = $0
                }
        case .macOS:
            searchable
        }
    }

    /// The content with its search field, or with the field of the search around the stack on a stack's first screen.
    @MainActor private var searchable: some View {
        var shown = search
        if offersOuterSearch, shown.model == nil {
            var outer = outerSearch
            outer.model = outerSearchModel
            shown = shown.merged(with: outer)
        }
        return ImplicitStack(content: content)
            .transformEnvironment(\.self) { $0.leaveSearch() }
            .fillsProposal(idiom == .iOS)
            .onPreferenceChange(SearchRequestKey.self) { if search != $0 { search = $0 } }
            .overlayPreferenceValue(ScreenGroundKey.self, alignment: .top) { ground in
                if hasBar, idiom == .iOS, request.bar.shownGround == nil, look.ground == nil {
                    BarEdge(ground: ground, isOverContainer: request.container != nil, scroll: scroll)
                }
            }
            .modifier(SearchScreen(request: shown))
    }

    /// A bar without anything to show takes no room.
    private var hasBar: Bool {
        !request.isHidden
            && (request.title != nil || request.subtitle != nil || previous != nil || columnsButton != nil || hasItems
                || isSearched
                || request.bar.shownGround != nil)
    }
    private var isSearched: Bool { search.model != nil || offersOuterSearch && outerSearchModel != nil }
    /// The distance of a bar's items from the top of its room: the safe area keeps them clear already.
    private var barTop: CGFloat { max(0, 10 - roomAbove) }
    private var titleHeight: CGFloat {
        isLarge
            ? LargeTitle.height(
                hasSubtitle: request.subtitle != nil, dynamicTypeSize: dynamicTypeSize, displayScale: displayScale) : 0
    }
    private var barHeight: CGFloat {
        hasBar || keepsEmptyBar ? barTop + 54 + titleHeight : 0
    }
    private var keepsEmptyBar: Bool {
        isDrawnFromLayers && !request.isHidden && (keepsRoom || request.isShown)
    }
    private var hasBottomBar: Bool { hasBottomItems && !request.hidesBottomBar }
    /// A telephone on its side has small titles.
    private var isLarge: Bool {
        request.title != nil && verticalSizeClass != .compact
            && request.displayMode.isLarge(above: previous?.hasLargeTitle ?? true)
    }
}

/// A strip at the screen's edge. Dragging it inwards takes the screen off the stack.
nonisolated private struct BackSwipe: View {
    let previous: PreviousScreen
    @GestureState private var isDrawing = false
    @Environment(\.layoutDirection) private var direction

    @MainActor var body: some View {
        Color.clear
            .frame(width: 16)
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 10, coordinateSpace: .global)
                    .onChanged { previous.draw(max(0, inwards($0.translation))) }
                    .updating($isDrawing) { _, isDrawing, _ in isDrawing = true }
                    .onEnded { value in
                        if inwards(value.predictedEndTranslation) > 120 { previous.goBack() }
                    }
            )
            // The gesture may be cancelled, which has no `onEnded`.
            .onChange(of: isDrawing) {
                if !isDrawing { withAnimation(.navigation) { previous.draw(0) } }
            }
            .accessibilityHidden(true)
    }

    private func inwards(_ way: CGSize) -> Double { way.width * (direction == .rightToLeft ? -1 : 1) }
}

/// Items of 44 points with 10 below, and with 10 above where no safe area lies there; and a large title's height below
/// (`web-ios-nav-basic`).
nonisolated private struct NavigationBar: View {
    let title: Text?
    let subtitle: Text?
    let isLarge: Bool
    let items: [ToolbarEntry]
    let previous: PreviousScreen?
    let columnsButton: ColumnsButton?
    /// The room above the items.
    let top: CGFloat
    let scroll: BarScroll
    @Environment(\.windowSize) private var windowSize
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Large telephones, from 414 points on, have wider margins.
    private var margin: CGFloat { sizeClass == .compact && windowSize.width >= 414 ? 20 : 16 }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ZStack {
                HStack(spacing: 8) {
                    if let previous { BackButton(previous: previous).barColor(scroll.symbolColor) }
                    if let columnsButton { ColumnsBarButton(button: columnsButton) }
                    group(at: .leading)
                    Spacer(minLength: 0)
                    group(at: .trailing)
                }
                Group(subviews: items.first { $0.placement.place == .middle }?.content) { principal in
                    if principal.isEmpty {
                        InlineTitle(title: title, subtitle: subtitle, isLarge: isLarge, scroll: scroll)
                    } else {
                        principal.preference(key: FilledBarKey.self, value: true)
                    }
                }
            }
            // A stack that contains only a spacer does not fill the width.
            .frame(maxWidth: .infinity)
            .frame(height: 44)
            .padding(.top, top)
            .padding(.bottom, 10)
            if isLarge { LargeTitle(title: title, subtitle: subtitle, scroll: scroll).allowsHitTesting(false) }
        }
        .padding(.horizontal, margin)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @MainActor private func group(at place: ToolbarItemPlacement.Place) -> some View {
        BarGroups(items: items.filter { $0.placement.place == place }, scroll: scroll)
    }
}

/// Items in capsules 44 points tall; items without a spacer between them share one.
nonisolated struct BarGroups: View {
    let items: [ToolbarEntry]
    /// What lies under a bar at the top; nil at the bottom.
    var scroll: BarScroll?
    var layout = BarCapsuleLayout()

    private enum Part {
        case group([ToolbarEntry])
        case bare(ToolbarEntry)
        case room(AnyView)
    }

    private var parts: [Part] {
        items.reduce(into: []) { parts, item in
            if item.isSpacer {
                parts.append(.room(item.content))
            } else if !item.hasGlass {
                parts.append(.bare(item))
            } else if case .group(let members) = parts.last {
                parts[parts.count - 1] = .group(members + [item])
            } else {
                parts.append(.group([item]))
            }
        }
    }

    @MainActor var body: some View {
        let parts = parts
        ForEach(parts.indices, id: \.self) { index in
            switch parts[index] {
            case .group(let members): BarGroup(members: members, scroll: scroll, layout: layout)
            case .bare(let item): BareBarItem(content: item.content)
            case .room(let room): room
            }
        }
    }
}

/// Items on one capsule of glass; nothing if all of them are empty.
nonisolated private struct BarGroup: View {
    let members: [ToolbarEntry]
    let scroll: BarScroll?
    let layout: BarCapsuleLayout
    @State private var isCircle = true
    @Environment(\.navigationBarLook) private var look

    /// Of items that float over a scroll view in a picture of layers, a symbol alone in its circle is white and what is
    /// wider is black, in every scheme. In a window glass chooses the colour; without glass its two states remain. A view
    /// that is no item of the bar's own, and an item that ends a task, keep their colour.
    private var isOverScrollView: Bool { look.tint == nil && scroll?.symbolColor != nil }

    @MainActor var body: some View {
        let content = ForEach(members.indices, id: \.self) { index in
            let member = members[index]
            let isConfirming = member.placement.isConfirming
            if isConfirming {
                member.content.fontWeight(.semibold).buttonStyle(BarItemButtonStyle()).barColor(look.tint)
            } else {
                member.content
                    .buttonStyle(BarItemButtonStyle(isWhite: isOverScrollView && isCircle && member.holdsBarItems))
                    .barColor(isOverScrollView && !isCircle ? .black : look.tint)
            }
        }
        .font(BarItemButtonStyle.font)
        .labelStyle(.iconOnly)
        .imageScale(.large)
        Group(subviews: content) { items in
            if !items.isEmpty {
                layout { items }
                    .modifier(CircleReader(isCircle: $isCircle))
                    .controlGround(Capsule(style: .continuous))
                    .background { if layout.isAtBottom { BottomBarGlass() } else { BarGlass() } }
                    .preference(key: FilledBarKey.self, value: true)
            }
        }
    }
}

/// Tells whether a capsule is a circle, in a picture of layers.
nonisolated private struct CircleReader: ViewModifier {
    @Binding var isCircle: Bool
    @Environment(\.isDrawnFromLayers) private var isDrawnFromLayers

    @ViewBuilder @MainActor func body(content: Content) -> some View {
        if isDrawnFromLayers {
            content.onGeometryChange(for: Bool.self) {
                $0.size.width <= 44.5
            } action: {
                isCircle = $0
            }
        } else {
            content
        }
    }
}

/// The items of one capsule: a symbol alone has a circle of 44 points, a text alone 16 points at each side (read off
/// pictures of iOS 26). Several items stand 32 apart and 14 from the ends: read off two bars at the top and ten at the
/// bottom, where 36 lie between the inks of symbols.
nonisolated struct BarCapsuleLayout: Layout {
    /// The width up to which an item alone counts as a symbol, in points: a guess.
    private static let symbolWidth: CGFloat = 28
    var spacing: CGFloat = 32
    /// The room beside several items.
    var margin: CGFloat = 14
    var height: CGFloat = 44
    var isAtBottom = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = sizes(proposal, subviews)
        let width = sizes.reduce(spacing * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.width }
        return CGSize(
            width: max(height, width + 2 * margin(sizes)), height: max(height, sizes.map(\.height).max() ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = sizes(proposal, subviews)
        let width = sizes.reduce(spacing * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.width }
        var x = bounds.midX - width / 2
        for (subview, size) in zip(subviews, sizes) {
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
            x += size.width + spacing
        }
    }

    private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
        subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) }
    }

    private func margin(_ sizes: [CGSize]) -> CGFloat {
        if sizes.count == 1, sizes[0].width <= Self.symbolWidth { return (height - sizes[0].width) / 2 }
        return sizes.count == 1 ? 16 : margin
    }
}

/// An item without glass.
nonisolated private struct BareBarItem: View {
    let content: AnyView
    @Environment(\.navigationBarLook) private var look

    @MainActor var body: some View {
        content
            .buttonStyle(BarItemButtonStyle())
            .font(BarItemButtonStyle.font)
            .labelStyle(.iconOnly)
            .imageScale(.large)
            .barColor(look.tint)
            .frame(minHeight: 44)
            .preference(key: FilledBarKey.self, value: true)
    }
}

/// Whether a bar has items with content.
private struct FilledBarKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A chevron in a circle. Its accessibility label is the title of the screen below.
nonisolated private struct BackButton: View {
    let previous: PreviousScreen

    @MainActor var body: some View {
        BarCircleButton {
            previous.goBack()
        } sign: {
            Chevron(edge: .leading)
                .stroke(.foreground, style: StrokeStyle(lineWidth: 2.4, lineCap: .round, lineJoin: .round))
                .frame(width: 9, height: 17)
        }
        .accessibilityLabel(previous.title ?? Text("Back"))
    }
}

/// A bar's ground: the one that its screen asks for, else the app's own for all bars.
nonisolated private struct BarBackground: View {
    let request: BarLook
    let scroll: BarScroll
    @Environment(\.navigationBarLook) private var look

    @MainActor var body: some View {
        if let ground = request.shownGround {
            ground.view
        } else if request.visibility != .hidden {
            if let color = scroll.coversContent ? look.ground : look.groundAtEdge {
                BarGround(AnyShapeStyle(color)).view
            }
        }
    }
}

/// The colour that a screen wants behind its bars.
struct ScreenGroundKey: PreferenceKey {
    static var defaultValue: SystemColor? { nil }
    static func reduce(value: inout SystemColor?, nextValue: () -> SystemColor?) { value = value ?? nextValue() }
}

extension EnvironmentValues {
    /// The bar of the screen around; nil for none. The object stays, whatever becomes of the bar: a value that changed
    /// would have every view of the screen asked again.
    @Entry var barAbove: BarScroll?
}
