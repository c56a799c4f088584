/// The underscored API for containers that arrange their content's views one by one; `Group(subviews:)` is its
/// successor.
public enum _VariadicView {
    /// The base protocol of all roots.
    public typealias Root = _VariadicView_Root
    /// A root that makes a view.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root whose body is one view of the container around it.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root whose body may be several views of the container around it.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// Resolves content into its separate views, and shows the view that the root makes of them.
    nonisolated public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        /// Makes the view.
        public var root: Root
        /// The content to resolve.
        public var content: Content

        /// Shows the view that `root` makes of the content's separate views.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        @MainActor public var body: some View {
            Group(subviews: content) { root.body(children: Children(subviews: $0)) }
        }
    }

    /// The views that content resolves to, in order.
    nonisolated public struct Children: View, RandomAccessCollection {
        let subviews: SubviewsCollection

        /// Always 0.
        public var startIndex: Int { subviews.startIndex }
        /// The number of views.
        public var endIndex: Int { subviews.endIndex }
        /// The view at a position, counted from 0.
        public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

        @MainActor public var body: some View { subviews }

        /// One of the views.
        nonisolated public struct Element: View, Identifiable {
            let subview: Subview

            /// Identifies the view for as long as it exists.
            public var id: AnyHashable { AnyHashable(subview.id) }

            @MainActor public var body: some View { subview }
        }
    }
}

/// The part of a `_VariadicView.Tree` that decides how its children are arranged.
public protocol _VariadicView_Root {}

/// A root that makes a view of the children.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view.
    associatedtype Body: View
    /// The arrangement of the children, which are separate views with their state.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view of the container around it.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body may be several views of the container around it.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
