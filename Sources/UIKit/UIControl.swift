import Foundation
import RoostCore

/// The common class of UIKit's controls. There are no targets and selectors: use `addAction(_:for:)`.
@MainActor @preconcurrency open class UIControl: UIView {
    /// The state of a control.
    public struct State: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, not selected and not highlighted.
        public static let normal: State = []
        /// `isHighlighted` is set.
        public static let highlighted = State(rawValue: 1)
        /// `isEnabled` is not set.
        public static let disabled = State(rawValue: 2)
        /// `isSelected` is set.
        public static let selected = State(rawValue: 4)
        /// Never set here.
        public static let focused = State(rawValue: 8)
    }

    /// The events of a control. Roost sends those of editing, from a `UITextField`; the others come from code alone.
    public struct Event: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A press on the control; never sent by Roost.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A new value; never sent by Roost.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main use of the control; never sent by Roost.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A field got the keyboard.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field lost the keyboard.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key was pressed. With an action for it, the field gives the keyboard back.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF << 16)
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// Runs an action at events. It replaces an action of the same identifier for the same events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }

    /// Removes the action with this identifier, if it was added for exactly these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    }

    /// Runs the actions for events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) { run(controlEvents) }

    /// Runs the actions for an event; returns whether there are any.
    @discardableResult func run(_ event: Event) -> Bool {
        let due = actions.filter { !$0.events.isDisjoint(with: event) }
        for (action, _) in due { action.run(from: self) }
        return !due.isEmpty
    }

    /// Whether people may use the control.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// A state of the app's own; it changes nothing that shows.
    open var isSelected = false { didSet { setNeedsDisplay() } }
    /// A state of the app's own; it changes nothing that shows.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// The state, made of the three properties above.
    public var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
}
