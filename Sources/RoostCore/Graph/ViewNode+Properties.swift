extension _ViewNode {
    /// The stored properties of the view whose body the node evaluates, with their present values: of a `State`, for
    /// instance, the state. Empty for other nodes.
    package final var storedProperties: [(name: String, value: Any)] {
        guard let node = self as? any EvaluatedBody else { return [] }
        return node.reportProperties { pointer, type, _ in
            func view<V>(_: V.Type) -> Any { pointer.assumingMemoryBound(to: V.self).pointee }
            return Mirror(reflecting: _openExistential(type, do: view)).children.map { child in
                let property = child.value as? any ReportedProperty
                let name = child.label ?? ""
                return (
                    property != nil && name.hasPrefix("_") ? String(name.dropFirst()) : name,
                    Evaluation.untracked { property?.reportedValue } ?? child.value
                )
            }
        }
    }
}
