/// A reusable change to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view; `Never` for a primitive modifier.
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    /// The modified view. `content` is the view that the modifier is applied to.
    @ViewBuilder func body(content: Content) -> Body

    /// Makes the node of a view that this modifier is applied to.
    nonisolated static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>>
}

extension ViewModifier {
    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TypeCache.findClass(Base.self, Self.self) { ModifierBodyNode<Base, Self>.self }
            .init(view, inputs, movement: nil)
    }
}

extension ViewModifier where Self: Animatable {
    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ModifierBodyNode(view, inputs, movement: AnimatableBodyMovement())
    }
}

extension ViewModifier where Body == Never {
    /// A primitive modifier has no body: a call is a programming error and stops the program.
    public func body(content: Content) -> Never {
        fatalError("body of \(Self.self) must not be called: it is a primitive modifier")
    }
}

/// A view or a modifier, with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The view, or the first of two modifiers.
    public var content: Content
    /// The modifier that applies to the content.
    public var modifier: Modifier

    /// Applies `modifier` to `content`, as `modifier(_:)` and `concat(_:)` do.
    @inlinable public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        Modifier._makeNode(view, inputs)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ViewModifier {
    /// Combines this modifier with another one, which applies outside of it.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    /// Applies a modifier to this view and returns the modified view.
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// The same as `identity`.
    public init() {}

    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        ForwardingNode(view, inputs) { withUnsafePointer(to: &$0.content, $1) }
    }
}

/// The argument of a modifier's `body(content:)`: a placeholder for the modified view.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        ModifierContentNode(view, inputs)
    }
}
