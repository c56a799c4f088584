/// A part of a user interface: a value that says what should be there.
///
/// As Apple declares it. A type of your own gives `body`; built-in views are primitive and make their own node.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }

    /// Makes the persistent node that stands for this view. Chosen by the static type, never at run time.
    nonisolated static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self>
}

extension View {
    @inline(__always)
    nonisolated public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        KnownByType.findClass(Self.self) { BodyNode<Self>.self }.init(view, inputs, movement: nil)
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
    /// Primitive views have no body; asking for one is a programmer's error, as with Apple's.
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is a primitive view") }
}
