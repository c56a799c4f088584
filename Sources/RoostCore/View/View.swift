/// A part of a user interface: a value that describes what to show.
///
/// The declaration is Apple's. Your own types implement `body`; built-in views are primitive and make their own nodes.
@MainActor @preconcurrency
public protocol View {
    /// The type of `body`; `Never` for a primitive view.
    associatedtype Body: View
    /// The view's content. Evaluated whenever the view, or state or environment that the last evaluation read, has
    /// changed.
    @ViewBuilder var body: Body { get }

    /// Makes the persistent node of this view. The view's static type selects the implementation, never its dynamic
    /// type.
    nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self>
}

extension View {
    @inline(__always)
    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        TypeCache.findClass(Self.self) { BodyNode<Self>.self }.init(view, inputs, movement: nil)
    }
}

extension View where Self: Animatable {
    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        BodyNode(view, inputs, movement: AnimatableBodyMovement())
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
    /// A primitive view has no body: a call is a programming error and stops the program, as with Apple's.
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is a primitive view") }
}
