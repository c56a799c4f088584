import Combine
import Observation

/// A modifier that changes the environment of the view that it is applied to, and nothing else.
nonisolated package protocol EnvironmentChange: ViewModifier where Body == Never {
    func change(_ environment: inout EnvironmentValues)
    /// Whether it names keys for the controls in the view.
    static var namesShortcut: Bool { get }
}

extension EnvironmentChange {
    package static var namesShortcut: Bool { false }

    nonisolated public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        KnownByType.findClass(Base.self, Self.self) { EnvironmentNode<Base, Self>.self }.init(view, inputs)
    }
}

final class EnvironmentNode<Base: View, Change: EnvironmentChange>: _ViewNodeOf<ModifiedContent<Base, Change>> {
    private var inner: EnvironmentValues
    private var applied: Change
    private var child: _ViewNodeOf<Base>!

    override required init(_ view: borrowing ModifiedContent<Base, Change>, _ inputs: borrowing _NodeInputs) {
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

/// What `.environment(_:_:)` applies.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentChange {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    @inlinable init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    package func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// What `.transformEnvironment(_:transform:)` applies.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentChange {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    package func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// What `.environment(_: object)` and `.environmentObject(_:)` apply.
nonisolated struct EnvironmentObjectModifier<T: AnyObject>: EnvironmentChange {
    typealias Body = Never
    var object: T?

    func change(_ environment: inout EnvironmentValues) { environment[object: T.self] = object }
}

extension View {
    @inlinable nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Puts an observable object into the environment, found again by its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }

    /// Puts an object into the environment for `@EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier(object: object))
    }
}
