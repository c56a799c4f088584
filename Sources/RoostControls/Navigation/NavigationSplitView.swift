import CoreGraphics
import RoostCore

/// Two or three columns; a selection in one column shows in the next. On iOS in a narrow window it is a stack that
/// begins with the sidebar.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    /// The column on top in a narrow window.
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    /// The stacks of the columns: links in a column push their screens onto the stack of the next.
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

    /// Three columns, all of which show in a wide window.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, of which `columnVisibility` shows some in a wide window.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, all of which show in a wide window.
    ///
    /// - Parameter preferredCompactColumn: The column on top in a narrow window.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, compact: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, of which `columnVisibility` shows some in a wide window.
    ///
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

    /// The columns as screens of a stack: a selection in a column's list pushes the next column.
    @MainActor private var stack: some View {
        let top = compactColumn ?? $compactColumnHere
        return NavigationStack {
            sidebar
                .environment(\.column, SplitColumn())
                .environment(
                    \.showNextColumn, ShowNextColumn { top.wrappedValue = content == nil ? .detail : .content }
                )
                .navigationDestination(isPresented: top.isAbove(.sidebar)) {
                    if let content {
                        content
                            .environment(\.column, SplitColumn { top.wrappedValue = .sidebar })
                            .environment(\.showNextColumn, ShowNextColumn { top.wrappedValue = .detail })
                            .navigationDestination(isPresented: top.isAbove(.content)) {
                                detail.environment(\.column, SplitColumn { top.wrappedValue = .content })
                            }
                    } else {
                        detail.environment(\.column, SplitColumn { top.wrappedValue = .sidebar })
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
                model: detailModel, offersOuterSearch: !showsSidebar && (content == nil || !showsContent),
                root: detail.environment(\.column, SplitColumn())
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
    /// Two columns, both of which show in a wide window.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Two columns; `columnVisibility` hides the sidebar in a wide window if it is `.detailOnly`.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, sidebar: sidebar(), content: nil, detail: detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns, both of which show in a wide window.
    ///
    /// - Parameter preferredCompactColumn: The column on top in a narrow window.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, compact: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Two columns; `columnVisibility` hides the sidebar in a wide window if it is `.detailOnly`.
    ///
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

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(place: 0)
    /// The middle one of three columns.
    public static let content = NavigationSplitViewColumn(place: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(place: 2)
}

extension Binding<NavigationSplitViewColumn> {
    /// Whether a later column is on top. Writing false brings `column` to the top.
    nonisolated fileprivate func isAbove(_ column: NavigationSplitViewColumn) -> Binding<Bool> {
        Binding<Bool>(
            get: { wrappedValue.place > column.place }, set: { if !$0 { wrappedValue = column } })
    }
}

/// In a narrow window, pushes the column after the one that contains a list.
struct ShowNextColumn {
    let show: () -> Void
}

/// A column of a split view, for a stack that is its content: in a narrow window its root has the column's back button.
struct SplitColumn {
    /// Brings up the column before; nil where there is none, or it shows anyway.
    var goBack: (() -> Void)?

    var previous: PreviousScreen? {
        goBack.map { PreviousScreen(title: nil, hasLargeTitle: true, draw: { _ in }, goBack: $0) }
    }
}

extension EnvironmentValues {
    /// The column around a stack; nil elsewhere, and in the screens of that stack.
    @Entry var column: SplitColumn?
}

extension EnvironmentValues {
    /// Set in the columns of a split view that are screens of a stack.
    @Entry var showNextColumn: ShowNextColumn?
}

/// A column of its own width, and the line at its trailing edge.
nonisolated private struct Column<Root: View>: View {
    let model: NavigationModel
    let next: NavigationModel
    /// A search around the split view has its field in the first column.
    var offersOuterSearch = true
    let root: Root
    @State private var width: CGFloat?
    @Environment(\.displayScale) private var displayScale

    @MainActor var body: some View {
        HStack(spacing: 0) {
            NavigationScreens(
                model: model, next: next, offersOuterSearch: offersOuterSearch,
                root: root.environment(\.column, SplitColumn())
            )
            .onPreferenceChange(ColumnWidthKey.self) { if width != $0 { width = $0 } }
            .frame(width: width ?? 320)
            Rectangle().fill(Color(.separator)).frame(width: 1 / displayScale).ignoresSafeArea()
        }
    }
}

extension EnvironmentValues {
    /// In a column of a split view: the stack of the next column, whose screens the links here replace.
    @Entry var nextColumn: NavigationModel?
}

private struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the width of this view's column in a split view, in points; 320 by default. The last column takes the
    /// remaining width and ignores this.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width.isFinite ? max(0, width) : nil)
    }

    /// Sets the width of this view's column in a split view to `ideal` points. The column's edge cannot be dragged
    /// here, and `min` and `max` have no effect.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(ideal)
    }
}
