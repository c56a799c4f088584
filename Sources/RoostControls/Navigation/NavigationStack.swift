import CoreGraphics
@_spi(Engine) import RoostCore

/// A root screen, and the screens that links and a path put on top of it. Each has its own navigation bar on iOS.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    /// The binding to the path; nil if the stack keeps its own path.
    private let path: BoundPath?
    private let root: Root
    @State private var model = NavigationModel()
    @Environment(\.column) private var column

    private struct BoundPath {
        let values: [AnyHashable]
        let write: ([AnyHashable]) -> Void
    }

    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack whose path is a binding to values of any hashable types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = BoundPath(values: path.wrappedValue.elements) { path.wrappedValue.elements = $0 }
        self.root = root()
    }

    /// A stack whose path is a binding to values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = BoundPath(values: path.wrappedValue.map { AnyHashable($0) }) { values in
            // Values of other types do not belong on this stack.
            path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
        }
        self.root = root()
    }

    @MainActor public var body: some View {
        synchronize()
        return NavigationScreens(
            model: model, previousOfRoot: column?.previous, columnsButton: column?.button,
            root: root.environment(\.column, nil)
        )
        .modifier(StackOfColumn(isOfColumn: column != nil))
    }

    private func synchronize() {
        guard let path else { return }
        model.writePath = path.write
        model.synchronize(with: path.values)
    }
}

/// The older form of `NavigationStack` and of `NavigationSplitView`.
///
/// On iOS in a wide window it has columns, unless its style is `.stack`: the first view, 320 points wide, and beside it
/// the second one, or nothing. The first one hides in a window that is higher than wide; a button in the bar shows it
/// over the other. Elsewhere it is a stack.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content
    @State private var model = NavigationModel()
    @Environment(\.navigationViewsAreStacks) private var isStack
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.idiom) private var idiom

    /// Screens that begin with `content`, or columns of its views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        if isStack || idiom != .iOS || sizeClass != .regular {
            NavigationScreens(model: model, keepsBarRoom: isStack, root: content)
        } else {
            let views = (content as? any ViewsOfColumns)?.columns ?? [AnyView(content)]
            switch views.count {
            case 1: NavigationSplitView(hidingUpright: views[0], content: EmptyView?.none, detail: Color.clear)
            case 2: NavigationSplitView(hidingUpright: views[0], content: EmptyView?.none, detail: views[1])
            default: NavigationSplitView(hidingUpright: views[0], content: views[1], detail: views[2])
            }
        }
    }
}

/// Several views that a navigation view shows in columns.
private protocol ViewsOfColumns { var columns: [AnyView] { get } }

extension TupleView: ViewsOfColumns {
    fileprivate var columns: [AnyView] { members.map { AnyView($0) } }
}

/// The root and the entries, the topmost in front.
nonisolated struct NavigationScreens<Root: View>: View {
    let model: NavigationModel
    /// In a column of a split view: the stack that receives the screens of links instead of this one.
    var next: NavigationModel?
    /// Whether a search around the stack has its field here.
    var offersOuterSearch = true
    /// The screen that the root's back button leads to; nil for none.
    var previousOfRoot: PreviousScreen?
    /// In the root's bar, shows the columns that have no room; nil for none.
    var columnsButton: ColumnsButton?
    var keepsBarRoom = false
    let root: Root
    @State private var rootTitle = ScreenTitle()

    @MainActor var body: some View {
        let entries = model.entries
        ZStack {
            NavigationScreen(
                content: root, setTitle: { rootTitle = $0 }, previous: previousOfRoot,
                columnsButton: columnsButton, offersOuterSearch: offersOuterSearch, keepsRoom: keepsBarRoom
            )
            .modifier(NavigationPlace(own: nil, above: entries[...]))
            ForEach(entries) { entry in
                NavigationScreen(
                    content: NavigationEntryContent(entry: entry, model: model), setTitle: { entry.title = $0 },
                    previous: previous(below: entry)
                )
                .environment(\.dismiss, DismissAction { [weak model, weak entry] in entry.map { model?.pop($0) } })
                .modifier(NavigationPlace(own: entry, above: entries.drop { $0 !== entry }.dropFirst()))
                .onAppear { entry.start?() }
            }
        }
        .environment(\.navigation, model)
        .environment(\.nextColumn, next)
        .onAppear { model.stack.isAnimated = true }
    }

    @MainActor private func previous(below entry: NavigationEntry) -> PreviousScreen {
        let titles = [rootTitle] + model.entries.prefix { $0 !== entry }.map(\.title)
        return PreviousScreen(
            title: titles.last?.text, hasLargeTitle: titles.reduce(true) { $1.displayMode.isLarge(above: $0) },
            draw: { entry.drag = $0 }, goBack: { model.pop(entry) })
    }
}

/// Leaves the bar and the way back to a stack that is the content of a split view's column: the column has none then.
nonisolated private struct StackOfColumn: ViewModifier {
    let isOfColumn: Bool

    @MainActor func body(content: Content) -> some View {
        content.transformPreference(NavigationBarRequestKey.self) { [isOfColumn] request in
            if isOfColumn { (request.isHidden, request.hidesBackButton) = (true, true) }
        }
    }
}

nonisolated private struct NavigationEntryContent: View {
    let entry: NavigationEntry
    let model: NavigationModel

    @MainActor var body: some View {
        if let content = entry.content {
            content()
        } else if let value = entry.value {
            model.screen(for: value)
        }
    }
}

/// Moves a screen to its position: in its place, beside the window, or aside beneath the screens above it.
nonisolated private struct NavigationPlace: ViewModifier {
    let own: NavigationEntry?
    let above: ArraySlice<NavigationEntry>
    @Environment(\.layoutDirection) private var direction

    @MainActor func body(content: Content) -> some View {
        let isCovered = above.contains { $0.isSettled && $0.drag == 0 }
        let isPushedAside = above.contains { $0.isShown }
        let fraction = (own?.isShown ?? true ? 0 : 1) - (isPushedAside ? 0.3 : 0)
        let sign: Double = direction == .rightToLeft ? -1 : 1
        content
            .modifier(NavigationShift(fraction: fraction * sign, drag: (own?.drag ?? 0) * sign))
            .modifier(CoveredModifier(isCovered: isCovered))
            // A window has the title and the address of its topmost screen.
            .transformPreference(NavigationBarRequestKey.self) { if isPushedAside { $0 = NavigationBarRequest() } }
            .transformPreference(WebpageKey.self) { if isPushedAside { $0 = nil } }
    }
}

/// Moves a screen aside by a fraction of its width plus a number of points.
nonisolated private struct NavigationShift: GeometryEffect {
    var fraction: Double
    var drag: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(fraction, drag) }
        set { (fraction, drag) = (newValue.first, newValue.second) }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * fraction + drag, y: 0))
    }
}

/// Keeps a completely covered view alive without drawing it. The view takes no hits, as it may lie over a neighbour of
/// its stack.
nonisolated struct CoveredModifier: DrawingModifier {
    typealias Body = Never
    let isCovered: Bool

    var hidesContent: Bool { isCovered }

    func admitsHits(_ environment: EnvironmentValues) -> Bool { !isCovered }

    func paint(_ element: LayoutID, _ context: inout PaintContext, _ environment: EnvironmentValues) {
        if !isCovered { context.paintChildren(of: element) }
    }

    func describe(_ element: LayoutID, in tree: LayoutTree, to attributes: inout AccessibilityAttributes) -> Bool {
        guard isCovered else { return false }
        attributes.isHidden = true
        return true
    }
}
