import CoreGraphics
import RoostCore

/// Two or three columns; a selection in one column shows in the next. On iOS in a narrow window it is a stack that
/// begins with the sidebar. Where there is no room for all columns, the first ones shrink, and then hide; a button in the
/// bar shows them over the others.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    /// The column on top in a narrow window.
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    /// Whether all columns but the last hide in a window that is higher than wide.
    private let hidesUpright: Bool
    /// The stacks of the columns: links in a column push their screens onto the stack of the next.
    @State private var sidebarModel = NavigationModel()
    @State private var contentModel = NavigationModel()
    @State private var detailModel = NavigationModel()
    @State private var compactColumnHere = NavigationSplitViewColumn.sidebar
    /// The widths that the columns ask for.
    @State private var widths: [NavigationSplitViewColumn: ColumnWidth] = [:]
    /// The width for all columns, in points; nil before the first layout.
    @State private var room: CGFloat?
    /// Whether the columns that have no room lie over the others.
    @State private var isOpen = false
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.idiom) private var idiom
    @Environment(\.windowSize) private var windowSize

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, compact: Binding<NavigationSplitViewColumn>? = nil,
        sidebar: Sidebar, content: Content?, detail: Detail, hidesUpright: Bool = false
    ) {
        self.hidesUpright = hidesUpright
        self.visibility = visibility
        compactColumn = compact
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// The columns of a `NavigationView`, of which only the last one shows in a window that is higher than wide.
    init(hidingUpright sidebar: Sidebar, content: Content?, detail: Detail) {
        self.init(nil, sidebar: sidebar, content: content, detail: detail, hidesUpright: true)
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
                            .environment(\.column, SplitColumn(goBack: { top.wrappedValue = .sidebar }))
                            .environment(\.showNextColumn, ShowNextColumn { top.wrappedValue = .detail })
                            .navigationDestination(isPresented: top.isAbove(.content)) {
                                detail.environment(\.column, SplitColumn(goBack: { top.wrappedValue = .content }))
                            }
                    } else {
                        detail.environment(\.column, SplitColumn(goBack: { top.wrappedValue = .sidebar }))
                    }
                }
        }
    }

    /// The columns side by side. Those that have no room lie over the others while a button shows them: they take no
    /// width then, and stick out of their place.
    @MainActor private var columns: some View {
        let leading = leadingColumns
        let division = ColumnDivision(
            room, leading: leading.map { widths[$0] ?? .first }, last: widths[.detail] ?? .last, hides: idiom == .iOS,
            hidesAll: hidesUpright && windowSize.width < windowSize.height)
        let hidden = leading[..<division.hidden]
        let shown = isOpen ? leading : Array(leading[division.hidden...])
        let first = leading.dropFirst(division.hidden).first ?? .detail
        let button = hidden.isEmpty ? nil : ColumnsButton(isOpen: $isOpen)
        func place(_ column: NavigationSplitViewColumn) -> ColumnPlace {
            let index = leading.firstIndex(of: column)!
            let isOver = index < division.hidden
            return ColumnPlace(
                width: division.widths[index], left: isOver ? division.widths[..<index].reduce(0, +) : nil,
                button: column == first ? button : nil, offersOuterSearch: column == leading.first)
        }
        return HStack(spacing: 0) {
            if shown.contains(.sidebar) {
                Column(
                    model: sidebarModel, next: content == nil ? detailModel : contentModel, place: place(.sidebar),
                    root: sidebar
                ) { widths[.sidebar] = $0 }
                .modifier(OverColumns(isOver: hidden.contains(.sidebar)))
            }
            if let content, shown.contains(.content) {
                Column(model: contentModel, next: detailModel, place: place(.content), root: content) {
                    widths[.content] = $0
                }
                .modifier(OverColumns(isOver: hidden.contains(.content)))
            }
            let detailButton = first == .detail ? button : nil
            NavigationScreens(
                model: detailModel, offersOuterSearch: leading.isEmpty, columnsButton: detailButton,
                root: detail.environment(\.column, SplitColumn(button: detailButton))
            )
            .onPreferenceChange(ColumnWidthKey.self) { if widths[.detail] != $0 { widths[.detail] = $0 } }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            if let button, isOpen {
                ColumnsVeil(button: button)
                    .frame(width: room)
                    .frame(width: 0, alignment: .trailing)
                    .zIndex(1)
                    .transition(.opacity)
            }
        }
        .frame(minWidth: idiom == .iOS ? 0 : division.minimum, maxWidth: .infinity, alignment: .leading)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            room = $0
        }
        .onChange(of: hidden.isEmpty) { isOpen = false }
        .onChange(of: visibility?.wrappedValue) { withAnimation(.navigation) { isOpen = button != nil } }
    }

    /// All columns but the last, as far as they are wanted.
    private var leadingColumns: [NavigationSplitViewColumn] {
        switch visibility?.wrappedValue {
        case nil, .automatic?, .all?: content == nil ? [.sidebar] : [.sidebar, .content]
        case .doubleColumn?: content == nil ? [.sidebar] : [.content]
        default: []
        }
    }
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
    /// Shows the columns that have no room; nil for none.
    var button: ColumnsButton?

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

/// Where a column but the last is.
private struct ColumnPlace {
    /// In points.
    let width: CGFloat
    /// The distance from the split view's leading edge of a column that lies over the others, in points; nil for one
    /// that stands beside them.
    let left: CGFloat?
    let button: ColumnsButton?
    /// A search around the split view has its field in the first column.
    let offersOuterSearch: Bool
}

/// A column of its own width, and the line at its trailing edge.
nonisolated private struct Column<Root: View>: View {
    let model: NavigationModel
    let next: NavigationModel
    let place: ColumnPlace
    let root: Root
    let setWidth: (ColumnWidth?) -> Void
    @State private var width: ColumnWidth?
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var direction

    @MainActor var body: some View {
        HStack(spacing: 0) {
            NavigationScreens(
                model: model, next: next, offersOuterSearch: place.offersOuterSearch, columnsButton: place.button,
                root: root.environment(\.column, SplitColumn(button: place.button))
            )
            .onPreferenceChange(ColumnWidthKey.self) { new in
                guard width != new else { return }
                width = new
                setWidth(new)
            }
            .frame(width: place.width)
            Rectangle().fill(Color(.separator)).frame(width: 1 / displayScale).ignoresSafeArea()
        }
        .offset(x: (place.left ?? 0) * (direction == .rightToLeft ? -1 : 1))
        .frame(width: place.left == nil ? nil : 0, alignment: .leading)
    }
}

/// A column over the others comes and goes at the edge.
nonisolated private struct OverColumns: ViewModifier {
    let isOver: Bool

    @MainActor func body(content: Content) -> some View {
        content.zIndex(isOver ? 2 : 0).transition(isOver ? .move(edge: .leading) : .identity)
    }
}

extension EnvironmentValues {
    /// In a column of a split view: the stack of the next column, whose screens the links here replace.
    @Entry var nextColumn: NavigationModel?
}
