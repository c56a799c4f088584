/// A type's name as its author wrote it, for messages: without module and generic arguments.
package func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
