/// Which of a view's fields an assistive technology is at.
///
/// Screen readers of browsers follow the keyboard's focus, and nothing else tells where they are: the value follows that
/// focus, and setting it moves it. A view that does not take the focus is never reached.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and move the focus from another view.
    @propertyWrapper
    public struct Binding {
        fileprivate let state: FocusState<Value>.Binding

        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var state: FocusState<Value>

    public init() where Value == Bool { state = FocusState() }

    public init<T: Hashable>() where Value == T? { state = FocusState() }

    /// - Parameter technologies: Which technologies count: here all do.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }

    /// - Parameter technologies: Which technologies count: here all do.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = FocusState() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state: state.projectedValue) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        FocusState._install(&property.state, &slot, context)
    }
}

/// Programs and devices that people use an app with who do not see it or do not use a pointer.
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
    private var options: UInt8

    private init(options: UInt8) { self.options = options }
    public init() { options = 0 }

    /// A screen reader.
    public static let voiceOver = AccessibilityTechnologies(options: 1)
    /// Switches.
    public static let switchControl = AccessibilityTechnologies(options: 2)

    public func contains(_ member: AccessibilityTechnologies) -> Bool { options & member.options == member.options }
    public func union(_ other: Self) -> Self { Self(options: options | other.options) }
    public func intersection(_ other: Self) -> Self { Self(options: options & other.options) }
    public func symmetricDifference(_ other: Self) -> Self { Self(options: options ^ other.options) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    @discardableResult
    public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(member)
        formUnion(member)
        return (isNew, member)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let known = intersection(member)
        options &= ~member.options
        return known.options == 0 ? nil : known
    }

    @discardableResult
    public mutating func update(with member: Self) -> Self? {
        let known = intersection(member)
        formUnion(member)
        return known.options == 0 ? nil : known
    }
}

extension View {
    /// Makes where an assistive technology is a value: `binding` equals `value` while it is at the view or one in it.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        focused(binding.state, equals: value)
    }

    /// Makes where an assistive technology is a value: `condition` is true while it is at the view or one in it.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.state)
    }
}
