/// The binding that a list's selection is kept in.
nonisolated enum ListSelectionBinding<Value: Hashable> {
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)

    /// What is selected now, and how to change it.
    var state: ListSelection {
        switch self {
        case .one(let binding):
            let chosen = binding.wrappedValue.map { AnyHashable($0) }
            return ListSelection(
                needsEditing: false, accepts: { $0.base is Value },
                isSelected: { chosen == $0 },
                select: { id, _ in binding.wrappedValue = id.base as? Value })
        case .several(let binding):
            let values = binding.wrappedValue
            return ListSelection(
                needsEditing: true, accepts: { $0.base is Value },
                isSelected: { ($0.base as? Value).map(values.contains) ?? false },
                select: { id, extends in
                    guard let value = id.base as? Value else { return }
                    if extends {
                        binding.wrappedValue.formSymmetricDifference([value])
                    } else {
                        binding.wrappedValue = [value]
                    }
                })
        }
    }
}

/// What of a list's rows is selected, whatever the type of their values.
nonisolated struct ListSelection {
    /// Whether several rows can be chosen: on iOS only while editing.
    let needsEditing: Bool
    let accepts: (AnyHashable) -> Bool
    let isSelected: (AnyHashable) -> Bool
    /// Chooses a row; with true, beside those that are chosen, or no longer.
    let select: (AnyHashable, Bool) -> Void
}
