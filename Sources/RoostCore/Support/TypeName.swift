/// A type's name as its author wrote it, without module and generic arguments, for messages.
package func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}
