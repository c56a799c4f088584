import Combine
import Observation

/// A modifier that changes its content's environment and nothing else.
nonisolated package protocol EnvironmentChange: ViewModifier where Body == Never {
    func change(_ environment: inout EnvironmentValues)
    /// Whether the change gives the view's controls a keyboard shortcut.
    static var namesShortcut: Bool { get }
}

extension EnvironmentChange {
    package static var namesShortcut: Bool { false }

    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        TypeCache.findClass(Base.self, Self.self) { EnvironmentNode<Base, Self>.self }.init(view, inputs)
    }
}

final class EnvironmentNode<Base: View, Change: EnvironmentChange>: _ViewNodeOf<ModifiedContent<Base, Change>> {
    private var inner: EnvironmentValues
    private var applied: Change
    private var child: _ViewNodeOf<Base>!

    override package class var isForgetful: Bool { true }

    override package required init(_ view: borrowing ModifiedContent<Base, Change>, _ inputs: borrowing _NodeInputs) {
        inner = inputs.environment
        applied = view.modifier
        super.init(view, inputs)
        if Change.namesShortcut { graph.shortcutScopes += 1 }
        apply(applied)
        child = makeChild(view.content, inner)
    }

    private func apply(_ modifier: Change) {
        inner = environment
        modifier.change(&inner)
        applied = modifier
    }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        let modifier: Change = readModifier()
        if environmentChanged || !isKnownEqual(applied, modifier) { apply(modifier) }
        updateContent(of: child, inner)
    }

    override package var children: NodeList { NodeList(child) }

    override package func willEnd() {
        if Change.namesShortcut { graph.shortcutScopes -= 1 }
    }
}

/// The modifier of `environment(_:_:)`.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentChange {
    public typealias Body = Never
    /// The environment value to set.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The new value.
    public var value: Value

    @inlinable package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    package func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// The modifier of `transformEnvironment(_:transform:)`.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentChange {
    public typealias Body = Never
    /// The environment value to change.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// Changes the inherited value in place.
    public var transform: (inout Value) -> Void

    package func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// The modifier of `environment(_:)` with an object, and of `environmentObject(_:)`.
nonisolated package struct EnvironmentObjectModifier<T: AnyObject>: EnvironmentChange {
    package typealias Body = Never
    var object: T?

    package init(object: T?) { self.object = object }

    package func change(_ environment: inout EnvironmentValues) { environment[object: T.self] = object }
}

extension View {
    /// Sets an environment value for this view and the views in it.
    @inlinable nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes an environment value for this view and the views in it, starting from the inherited value.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Provides an observable object to this view and the views in it, which find it by its type. Nil hides one from
    /// outside.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }

    /// Provides an object to `@EnvironmentObject` properties of this view and the views in it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }
}
