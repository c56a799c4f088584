public import OpenCombine

private protocol PublishedField {}

extension Published: PublishedField {}

/// OpenCombine's publisher of what an object's `@Published` properties tell; nil where it has none.
///
/// In a module of its own, below Combine: there `objectWillChange` is Roost's, which asks here.
public func publisherOfPublishedFields(of object: AnyObject) -> ObservableObjectPublisher? {
    var fields: [Mirror.Child] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
        fields += current.children.filter { $0.value is any PublishedField }
        mirror = current.superclassMirror
    }
    return fields.isEmpty ? nil : Fields(fields).objectWillChange
}

/// Stands for an object towards OpenCombine, which looks for fields by reflection and joins them to one publisher.
private final class Fields: ObservableObject, CustomReflectable {
    private let fields: [Mirror.Child]

    init(_ fields: [Mirror.Child]) { self.fields = fields }

    var customMirror: Mirror { Mirror(self, children: fields, ancestorRepresentation: .suppressed) }
}
