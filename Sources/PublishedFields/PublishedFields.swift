public import OpenCombine

private protocol PublishedField {}

extension Published: PublishedField {}

/// OpenCombine's publisher of the changes of an object's `@Published` properties; nil where the object has none.
///
/// It is in a module of its own below Combine, since `objectWillChange` is Roost's there, and calls this.
public func publisherOfPublishedFields(of object: AnyObject) -> ObservableObjectPublisher? {
    var fields: [Mirror.Child] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
        fields += current.children.filter { $0.value is any PublishedField }
        mirror = current.superclassMirror
    }
    return fields.isEmpty ? nil : Fields(fields).objectWillChange
}

/// Represents an object for OpenCombine, which finds the fields by reflection and joins them to one publisher.
private final class Fields: ObservableObject, CustomReflectable {
    private let fields: [Mirror.Child]

    init(_ fields: [Mirror.Child]) { self.fields = fields }

    var customMirror: Mirror { Mirror(self, children: fields, ancestorRepresentation: .suppressed) }
}
