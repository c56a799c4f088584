import RoostCore

/// A picker's selection, whatever the type of its values.
nonisolated struct PickerSelection {
    let isChosen: (SelectionTag) -> Bool
    /// Chooses the value of a tag. Does nothing where the picker's values are of another type.
    let choose: (SelectionTag) -> Void

    init(isChosen: @escaping (SelectionTag) -> Bool, choose: @escaping (SelectionTag) -> Void) {
        self.isChosen = isChosen
        self.choose = choose
    }

    init<Value: Hashable>(_ binding: Binding<Value>) {
        self.init {
            $0.stands(for: binding.wrappedValue)
        } choose: {
            if let value = $0.value(as: Value.self) { binding.wrappedValue = value }
        }
    }

    /// One choice for several sources: nothing is chosen where they differ, and a choice is written to all.
    init<C: RandomAccessCollection, Value: Hashable>(_ sources: C, _ path: KeyPath<C.Element, Binding<Value>>) {
        let bindings = sources.map { $0[keyPath: path] }
        self.init { tag in
            !bindings.isEmpty && bindings.allSatisfy { tag.stands(for: $0.wrappedValue) }
        } choose: {
            guard let value = $0.value(as: Value.self) else { return }
            for binding in bindings { binding.wrappedValue = value }
        }
    }
}
