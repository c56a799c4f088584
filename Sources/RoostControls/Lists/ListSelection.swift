@_spi(Engine) import RoostCore

/// The binding to a list's selection.
nonisolated enum ListSelectionBinding<Value: Hashable> {
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)

    /// The current selection, with the closures that change it.
    var state: ListSelection {
        switch self {
        case .one(let binding):
            let chosen = binding.wrappedValue
            return ListSelection(
                needsEditing: false, accepts: { $0.value(as: Value.self) != nil },
                isSelected: { row in chosen.map { row.stands(for: $0) } ?? false }, chosen: { [] },
                select: { row, _ in binding.wrappedValue = row.value(as: Value.self) })
        case .several(let binding):
            let values = binding.wrappedValue
            return ListSelection(
                needsEditing: true, accepts: { $0.value(as: Value.self) != nil },
                isSelected: { $0.value(as: Value.self).map(values.contains) ?? false },
                chosen: { values.map { AnyHashable($0) } },
                select: { row, extends in
                    guard let value = row.value(as: Value.self) else { return }
                    if extends {
                        binding.wrappedValue.formSymmetricDifference([value])
                    } else {
                        binding.wrappedValue = [value]
                    }
                })
        }
    }
}

/// The selection of a list's rows, whatever the type of their values.
nonisolated struct ListSelection {
    /// Whether several rows can be selected: on iOS only while editing.
    let needsEditing: Bool
    let accepts: (SelectionTag) -> Bool
    let isSelected: (SelectionTag) -> Bool
    /// The selected values, where there can be several.
    let chosen: () -> [AnyHashable]
    /// Selects a row. If the flag is true, other rows stay selected, and a selected row is deselected.
    let select: (SelectionTag, Bool) -> Void
}

/// The selection of a list, for the links in its rows. It stays the same object, so that rows need not be made anew when
/// the selection changes.
final class ListSelectionHolder: Equatable {
    var selection: ListSelection?

    static func == (a: ListSelectionHolder, b: ListSelectionHolder) -> Bool { a === b }

    func holding(_ selection: ListSelection?) -> ListSelectionHolder {
        self.selection = selection
        return self
    }
}

extension EnvironmentValues {
    /// The selection of the list around a row; nil outside of lists.
    @Entry var listSelection: ListSelectionHolder?
}
