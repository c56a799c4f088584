import CoreGraphics
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

    /// The events of a control: Roost sends those of presses, of values and of editing.
    public struct Event: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down.
        public static let touchDown = Event(rawValue: 1)
        /// A finger came down again soon after a press; never sent by Roost.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside; never sent by Roost.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside; never sent by Roost.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved back inside; never sent by Roost.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger left the control; never sent by Roost.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger that had left the control went up.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away; never sent by Roost.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events.
        public static let allEvents = Event(rawValue: .max)
        /// The menu of a button opens; never sent by Roost.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A press on the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A new value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The main use of the control.
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

    override public init(frame: CGRect) {
        super.init(frame: frame)
        hugged()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugged()
    }

    /// Sets the hugging, and for controls of one size the size, of a new control.
    func hugged() {}

    private final var actions: [(action: UIAction, events: Event)] = []

    /// Runs an action at events. It replaces an action of the same identifier for the same events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }

    /// Removes the action with this identifier, if it was added for exactly these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    }

    /// A control of a frame that runs an action when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The place of the content across the control.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// The place of the content up and down.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    /// The place of the content across the control; in the middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsDisplay() } }
    /// The place of the content up and down; in the middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsDisplay() } }

    /// Runs the actions for events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) { run(controlEvents) }

    /// Runs the actions for an event; returns whether there are any.
    @discardableResult func run(_ event: Event) -> Bool {
        let due = actions.filter { !$0.events.isDisjoint(with: event) }
        for (action, _) in due { action.run(from: self) }
        return !due.isEmpty
    }

    // MARK: Tracking

    /// Whether a control of the app's own follows a touch.
    public private(set) var isTracking = false
    /// Called when a touch begins; false leaves the touch alone. Override it in a control of your own.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moves; false leaves it alone from then on.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when something else took the touch.
    open func cancelTracking(with event: UIEvent?) {}

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTracking = beginTracking(touch, with: event)
    }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTracking = continueTracking(touch, with: event)
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        endTracking(touches.first, with: event)
    }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        cancelTracking(with: event)
    }

    /// Whether people may use the control.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// A state of the app's own: a button shows the title and the picture for it.
    open var isSelected = false { didSet { setNeedsDisplay() } }
    /// Whether a finger is on the control; a button sets it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    /// The state, made of the three properties above.
    public var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
}
