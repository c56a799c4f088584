@_spi(Reflection) import Swift

/// The place of one dynamic property in a type.
struct DynamicPropertyField: Sendable {
    let offset: Int
    // Points into the type's metadata, which lasts.
    nonisolated(unsafe) let name: UnsafePointer<CChar>
    // A metatype is immutable; its requirements are called on the graph's own thread.
    nonisolated(unsafe) let type: any DynamicProperty.Type

    /// The name as in the source, without a wrapper's underscore.
    var propertyName: String {
        let name = String(cString: name)
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}

/// The places of a type's dynamic properties, found once for each type.
final class DynamicPropertyFields: Sendable {
    let fields: [DynamicPropertyField]

    private init(of type: Any.Type) {
        var fields: [DynamicPropertyField] = []
        if !(type is AnyClass) {
            _ = _forEachField(of: type) { name, offset, fieldType, _ in
                if let property = fieldType as? any DynamicProperty.Type {
                    fields.append(DynamicPropertyField(offset: offset, name: name, type: property))
                }
                return true
            }
        }
        self.fields = fields
    }

    @inline(__always)
    static func find(of type: Any.Type) -> Unowned<DynamicPropertyFields> {
        TypeCache.findObject(for: type) { DynamicPropertyFields(of: type) }
    }

    var isEmpty: Bool { fields.isEmpty }

    /// Empty slots, one for each property.
    func makeSlots() -> [AnyObject?] { Array(repeating: nil, count: fields.count) }

    /// Installs all properties of the value at `base`. Returns whether any of them changed.
    func install(
        at base: UnsafeMutableRawPointer, _ slots: inout [AnyObject?], _ context: _PropertyContext
    ) -> Bool {
        var changed = false
        for (index, field) in fields.enumerated()
        where field.type.install(at: base + field.offset, &slots[index], context) {
            changed = true
        }
        return changed
    }
}

extension View {
    /// Whether the view's body needs a graph to be evaluated.
    nonisolated package static var hasDynamicProperties: Bool {
        !DynamicPropertyFields.find(of: Self.self).object.isEmpty
    }
}

extension DynamicProperty {
    fileprivate static func install(
        at pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ context: _PropertyContext
    ) -> Bool {
        _install(&pointer.assumingMemoryBound(to: Self.self).pointee, &slot, context)
    }
}

/// The dynamic properties of one view or modifier, kept in its node.
package final class DynamicProperties<Source> {
    /// The value with its properties connected, on which `body` is called.
    package private(set) var installed: Source
    private let fields: DynamicPropertyFields
    private var slots: [AnyObject?]

    /// Connects a value whose type has dynamic properties.
    init(_ fields: DynamicPropertyFields, of source: Source, in node: EvaluatingNode<some Any>) {
        self.fields = fields
        installed = source
        slots = fields.makeSlots()
        node.graph.stateSeeds?.fill(&slots, for: fields, of: node)
        _ = install(source, in: node)
    }

    /// Connects a new value. Returns whether any property's value may have changed.
    package func install(_ source: Source, in node: EvaluatingNode<some Any>) -> Bool {
        var value = source
        let context = _PropertyContext(node: node, dependent: { [unowned node] in node.dependent })
        let changed = withUnsafeMutablePointer(to: &value) { fields.install(at: $0, &slots, context) }
        installed = value
        return changed
    }

    package func removeAll() { slots.removeAll() }

    /// What the node keeps for each property, in order.
    var keptSlots: [AnyObject?] { slots }

    /// Whether a property keeps state that has been written.
    var holdWrittenState: Bool { slots.contains { ($0 as? any StateSlot)?.holdsWrittenState ?? false } }
}

extension EvaluatingNode {
    /// Connects the dynamic properties of a value; nil if its type has none, as most have not.
    @inline(__always)
    package final func connect<Source>(_ source: @autoclosure () -> Source) -> DynamicProperties<Source>? {
        let fields = DynamicPropertyFields.find(of: Source.self)
        return fields.object.isEmpty ? nil : DynamicProperties(fields.object, of: source(), in: self)
    }
}

/// The slot of a property that may hold state.
protocol StateSlot: AnyObject {
    /// Whether the state has been written: a new node would start with another value.
    var holdsWrittenState: Bool { get }
    /// The state if it has been written.
    var writtenValue: Any? { get }
}
