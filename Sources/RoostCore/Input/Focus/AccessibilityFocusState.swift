/// A value that follows the position of an assistive technology among a view's elements.
///
/// Screen readers of browsers follow the keyboard's focus, and nothing else tells their position: the value follows
/// that focus, and setting it moves the focus. A view that does not take the focus is never reached.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A reference by which another view reads and moves the focus.
    @propertyWrapper
    public struct Binding {
        fileprivate let state: FocusState<Value>.Binding

        /// The value of the focused view; setting it moves the focus.
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var state: FocusState<Value>

    /// A state of one view: true while that is focused.
    public init() where Value == Bool { state = FocusState() }

    /// A state of several views: nil while none of them is focused.
    public init<T: Hashable>() where Value == T? { state = FocusState() }

    /// - Parameter technologies: Accepted for source compatibility: all technologies count here.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }

    /// - Parameter technologies: Accepted for source compatibility: all technologies count here.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = FocusState() }

    /// The value of the focused view; setting it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding for `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding { Binding(state: state.projectedValue) }

    public static func _install(_ property: inout Self, _ slot: inout AnyObject?, _ context: _PropertyContext) -> Bool {
        FocusState._install(&property.state, &slot, context)
    }
}

/// Programs and devices for users who do not see the app or do not use a pointer.
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
    private var options: UInt8

    private init(options: UInt8) { self.options = options }
    /// No technologies.
    public init() { options = 0 }

    /// A screen reader.
    public static let voiceOver = AccessibilityTechnologies(options: 1)
    /// Control by switches.
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
    /// Binds the position of an assistive technology to a value: `binding` equals `value` while it is at the view or
    /// one in it.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        focused(binding.state, equals: value)
    }

    /// Binds the position of an assistive technology to a value: `condition` is true while it is at the view or one in
    /// it.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.state)
    }
}
