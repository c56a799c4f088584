import CoreGraphics

/// Two or three columns, of which the later ones show what is chosen in the earlier; in a narrow window a stack that
/// begins with the sidebar.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    /// The column on top in a narrow window.
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    /// The stacks of the last two columns: what is chosen in a column comes up in the next.
    @State private var sidebarModel = NavigationModel()
    @State private var contentModel = NavigationModel()
    @State private var detailModel = NavigationModel()
    @State private var compactColumnHere = NavigationSplitViewColumn.sidebar
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.idiom) private var idiom

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, compact: Binding<NavigationSplitViewColumn>? = nil,
        sidebar: Sidebar, content: Content?, detail: Detail
    ) {
        self.visibility = visibility
        compactColumn = compact
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// - Parameter preferredCompactColumn: The column on top in a narrow window.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, compact: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// - Parameter preferredCompactColumn: The column on top in a narrow window.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility, compact: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    @MainActor public var body: some View {
        if idiom == .iOS && sizeClass != .regular {
            stack
        } else {
            columns
        }
    }

    /// The columns one over the other: what is chosen in a list of one brings up the next.
    @MainActor private var stack: some View {
        let top = compactColumn ?? $compactColumnHere
        return NavigationStack {
            sidebar
                .environment(
                    \.showNextColumn, ShowNextColumn { top.wrappedValue = content == nil ? .detail : .content }
                )
                .navigationDestination(isPresented: top.isAbove(.sidebar)) {
                    if let content {
                        content
                            .environment(\.showNextColumn, ShowNextColumn { top.wrappedValue = .detail })
                            .navigationDestination(isPresented: top.isAbove(.content)) { detail }
                    } else {
                        detail
                    }
                }
        }
    }

    @MainActor private var columns: some View {
        HStack(spacing: 0) {
            if showsSidebar {
                Column(model: sidebarModel, next: content == nil ? detailModel : contentModel, root: sidebar)
            }
            if let content, showsContent {
                Column(model: contentModel, next: detailModel, offersOuterSearch: !showsSidebar, root: content)
            }
            NavigationScreens(
                model: detailModel, offersOuterSearch: !showsSidebar && (content == nil || !showsContent), root: detail
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private var showsSidebar: Bool {
        switch visibility?.wrappedValue {
        case nil, .automatic?, .all?: true
        case .doubleColumn?: content == nil
        default: false
        }
    }

    private var showsContent: Bool { visibility?.wrappedValue != .detailOnly }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, sidebar: sidebar(), content: nil, detail: detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// - Parameter preferredCompactColumn: The column on top in a narrow window.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, compact: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// - Parameter preferredCompactColumn: The column on top in a narrow window.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, compact: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
    }
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    fileprivate let place: Int

    public static let sidebar = NavigationSplitViewColumn(place: 0)
    public static let content = NavigationSplitViewColumn(place: 1)
    public static let detail = NavigationSplitViewColumn(place: 2)
}

extension Binding<NavigationSplitViewColumn> {
    /// Whether a later column is on top; writing false brings the given one up.
    nonisolated fileprivate func isAbove(_ column: NavigationSplitViewColumn) -> Binding<Bool> {
        Binding<Bool>(
            get: { wrappedValue.place > column.place }, set: { if !$0 { wrappedValue = column } })
    }
}

/// Brings up the column after the one that a list is in, in a narrow window.
struct ShowNextColumn {
    let show: () -> Void
}

private struct ShowNextColumnKey: EnvironmentKey {
    static var defaultValue: ShowNextColumn? { nil }
}

extension EnvironmentValues {
    /// Set in the columns of a split view that are screens of a stack.
    var showNextColumn: ShowNextColumn? {
        get { self[ShowNextColumnKey.self] }
        set { self[ShowNextColumnKey.self] = newValue }
    }
}

/// A column of its own width, and the line beside it.
nonisolated private struct Column<Root: View>: View {
    let model: NavigationModel
    let next: NavigationModel
    /// What is searched around all columns is searched in the first.
    var offersOuterSearch = true
    let root: Root
    @State private var width: CGFloat?
    @Environment(\.displayScale) private var displayScale

    @MainActor var body: some View {
        HStack(spacing: 0) {
            NavigationScreens(model: model, next: next, offersOuterSearch: offersOuterSearch, root: root)
                .onPreferenceChange(ColumnWidthKey.self) { if width != $0 { width = $0 } }
                .frame(width: width ?? 320)
            Rectangle().fill(Color(.separator)).frame(width: 1 / displayScale).ignoresSafeArea()
        }
    }
}

private struct NextColumnKey: EnvironmentKey {
    static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
    /// In a column of a split view: the stack on which what is chosen here takes the place of what is there.
    var nextColumn: NavigationModel? {
        get { self[NextColumnKey.self] }
        set { self[NextColumnKey.self] = newValue }
    }
}

private struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// How wide the column of a split view is that this view is in, in points. The last column takes what is left.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width.isFinite ? max(0, width) : nil)
    }

    /// How wide the column of a split view is that this view is in, in points: nobody can drag its edge here, so it keeps
    /// its ideal width.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(ideal)
    }
}
