/// Containers that arrange their content's views one by one, as they were written before `Group(subviews:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// Hands the views that content resolves to on to a root, which makes a view of them.
    nonisolated public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        public var root: Root
        public var content: Content

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

        public var startIndex: Int { subviews.startIndex }
        public var endIndex: Int { subviews.endIndex }
        public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

        @MainActor public var body: some View { subviews }

        /// One of the views.
        nonisolated public struct Element: View, Identifiable {
            let subview: Subview

            public var id: AnyHashable { AnyHashable(subview.id) }

            @MainActor public var body: some View { subview }
        }
    }
}

/// What a `_VariadicView.Tree` is made by.
public protocol _VariadicView_Root {}

/// Makes a view of the views of a content.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes as many views as there are in its body.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
