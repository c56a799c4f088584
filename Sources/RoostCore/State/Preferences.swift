/// The key of a value that views pass to the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }

    /// Merges the value of the next view, in view order, into `value`.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

/// The modifier of `preference(key:value:)` and `transformPreference(_:_:)`.
nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never
    enum Change {
        case set(Key.Value)
        case transform((inout Key.Value) -> Void)
    }
    let change: Change

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        PreferenceNode(view, inputs)
    }
}

/// The node of a modifier that sets a preference.
class PreferenceWriterNode<Content: View, Modifier, Key: PreferenceKey>: ModifierNode<Content, Modifier> {
    /// Counts the changes of the node's view.
    private var version = 0

    override package init(_ view: ModifiedContent<Content, Modifier>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        noteWritesPreferences()
    }

    override final func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        super.changed(view: viewChanged, environment: environmentChanged)
        guard viewChanged else { return }
        version += 1
        graph.preferencesChanged()
    }

    /// The preference that the node sets.
    /// - Parameter inner: The preference of the views inside.
    func told(_ inner: () -> Key.Value) -> Key.Value { fatalError("PreferenceWriterNode is abstract") }

    override package final func mergePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard key == Key.self else { return super.mergePreference(key, into: &value) }
        graph.preferenceSources.combine(id)
        graph.preferenceSources.combine(version)
        let own = told { content.preference(Key.self) } as! K.Value
        guard var merged = value else {
            value = own
            return
        }
        K.reduce(value: &merged) { own }
        value = merged
    }
}

final class PreferenceNode<Base: View, Key: PreferenceKey>: PreferenceWriterNode<Base, PreferenceModifier<Key>, Key> {
    override func told(_ inner: () -> Key.Value) -> Key.Value {
        switch view.modifier.change {
        case .set(let value): return value
        case .transform(let transform):
            var value = inner()
            transform(&value)
            return value
        }
    }
}

/// An object that checks the preferences below it after they may have changed.
protocol PreferenceObserver: AnyObject {
    func check()
}

/// The modifier of `onPreferenceChange(_:perform:)`.
nonisolated struct PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    typealias Body = Never
    let action: (Key.Value) -> Void

    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
    ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
        PreferenceActionNode(view, inputs)
    }
}

final class PreferenceActionNode<Base: View, Key: PreferenceKey>:
    ModifierNode<Base, PreferenceActionModifier<Key>>, PreferenceObserver
where Key.Value: Equatable {
    private var last: Key.Value?
    private var awaitsLayout = false

    override init(_ view: ModifiedContent<Base, PreferenceActionModifier<Key>>, _ inputs: borrowing _NodeInputs) {
        super.init(view, inputs)
        graph.addPreferenceObserver(self)
    }

    func check() {
        guard last != nil || content.setsPreference(Key.self) else { return waitForLayout() }
        let value = content.preference(Key.self)
        // The bytes are compared as well: a NaN is not equal to itself.
        if let last, value == last || isBitwiseEqual(value, last) { return }
        last = value
        let action = view.modifier.action
        graph.afterUpdate { action(value) }
    }

    /// The first action waits for a view that sets the preference. Views that depend on geometry come with the layout;
    /// if none of them sets it either, the action gets the default.
    private func waitForLayout() {
        guard !awaitsLayout else { return }
        awaitsLayout = true
        graph.onceLaidOut { [weak self] in
            guard let self, last == nil else { return }
            let value = content.preference(Key.self)
            last = value
            view.modifier.action(value)
        }
    }

    override package func willEnd() { graph.removePreferenceObserver(self) }
}

/// The layer of `overlayPreferenceValue` and `backgroundPreferenceValue`: a view made from a preference.
nonisolated struct PreferenceReader<Key: PreferenceKey, Layer: View>: View {
    typealias Body = Never
    let make: (Key.Value) -> Layer

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNodeOf<Self> {
        PreferenceReaderNode(view, inputs)
    }
}

final class PreferenceReaderNode<Key: PreferenceKey, Layer: View>:
    EvaluatingNode<PreferenceReader<Key, Layer>>, PreferenceObserver
{
    private var content: _ViewNodeOf<Layer>!
    private var last: Key.Value
    /// Identifies the views that set the last value, and their versions.
    private var lastSources = 0

    override init(_ view: PreferenceReader<Key, Layer>, _ inputs: borrowing _NodeInputs) {
        last = Key.defaultValue
        super.init(view, inputs)
        (last, lastSources) = read()
        content = makeChild(evaluate())
        graph.addPreferenceObserver(self)
    }

    /// The preference of the view that this one is a layer of, and a number for the views that set it.
    private func read() -> (Key.Value, sources: Int) {
        var node = parent
        while let current = node {
            if let layered = current as? any LayeredContent {
                return graph.findingSources { layered.contentNode.preference(Key.self) }
            }
            node = current.parent
        }
        return (Key.defaultValue, sources: 0)
    }

    /// Whether a value differs from the last one. A value that cannot be compared (such as a list of elements that are
    /// not `Equatable`, made anew for each read) counts as the same while the same views set it.
    private func isNews(_ value: Key.Value, sources: Int) -> Bool {
        if sources == lastSources, !(Key.Value.self is any Equatable.Type) { return false }
        return !isKnownEqual(value, last)
    }

    private func evaluate() -> Layer { tracked { view.make(last) } }

    override func changed(view viewChanged: Bool, environment environmentChanged: Bool) {
        content.update(evaluate(), environment)
    }

    override package func reevaluate() { content.update(evaluate(), environment) }

    override package var children: NodeList { NodeList(content) }

    func check() {
        let (value, sources) = read()
        guard isNews(value, sources: sources) else { return }
        (last, lastSources) = (value, sources)
        content.update(evaluate(), environment)
    }

    override package func willEnd() { graph.removePreferenceObserver(self) }
}

/// A node of a view with a layer.
package protocol LayeredContent: ViewNode {
    var contentNode: ViewNode { get }
}

extension View {
    /// Sets a preference, which the views around this one read.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(change: .set(value)))
    }

    /// Changes the preference that the views inside set, on its way out.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(change: .transform(callback)))
    }

    /// Runs an action with the preference that the views inside set: at first, and whenever it changes.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }

    /// Lays a view over this one, made from a preference that the views inside set.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        overlay(PreferenceReader<K, V>(make: transform), alignment: alignment)
    }

    /// Lays a view under this one, made from a preference that the views inside set.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        background(PreferenceReader<K, V>(make: transform), alignment: alignment)
    }
}
