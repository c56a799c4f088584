import Foundation

/// The changes of a window that can be undone, and those that were undone and can be done again. Roost's own, since
/// Foundation on Linux has none. `EnvironmentValues.undoManager` is that of a view's window.
///
/// Changes that are registered in one group are undone together. With `groupsByEvent`, those of one event of a window
/// are a group.
@MainActor @preconcurrency
open class UndoManager {
    /// A change that can be taken back.
    private struct Action {
        weak var target: AnyObject?
        let perform: @MainActor (AnyObject) -> Void
    }

    private final class Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var openGroups: [Group] = []
    /// Whether the outermost open group ends with the event.
    private var isEventGroupOpen = false
    private var disabledCount = 0
    /// The registered changes of groups, for the document that has to be saved; called after each.
    package var onChange: (() -> Void)?

    /// Whether a change is being undone: what is registered meanwhile can be done again.
    public private(set) var isUndoing = false
    /// Whether a change is being done again: what is registered meanwhile can be undone.
    public private(set) var isRedoing = false
    /// Whether the changes of one event are a group by themselves; true by default.
    open var groupsByEvent = true
    /// The number of groups that can be undone; 0, the default, for all.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }

    /// A manager that knows of no change.
    nonisolated public init() {}

    // MARK: Groups

    /// The number of groups that are open, one in the other.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group. Each needs an `endUndoGrouping`.
    open func beginUndoGrouping() {
        openEventGroup()
        openGroups.append(Group())
    }

    /// Closes the group that was opened last. Does nothing, with a warning, where none is open.
    open func endUndoGrouping() {
        guard openGroups.count > (isEventGroupOpen ? 1 : 0) else {
            return Log.warning("endUndoGrouping was called without a beginUndoGrouping")
        }
        closeGroup()
    }

    private func openEventGroup() {
        guard groupsByEvent, openGroups.isEmpty else { return }
        openGroups.append(Group())
        isEventGroupOpen = true
    }

    private func closeGroup() {
        let group = openGroups.removeLast()
        if openGroups.isEmpty { isEventGroupOpen = false }
        guard !group.actions.isEmpty else { return }
        if let outer = openGroups.last {
            outer.actions += group.actions
            if outer.name.isEmpty { outer.name = group.name }
        } else if isUndoing {
            redoGroups.append(group)
        } else {
            if !isRedoing { redoGroups.removeAll() }
            undoGroups.append(group)
            forgetOldest()
        }
    }

    /// Ends the group of an event, at the event's end.
    package func endEvent() {
        if isEventGroupOpen, openGroups.count == 1 { closeGroup() }
    }

    private func forgetOldest() {
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
    }

    // MARK: Registration

    /// Whether changes are registered; they are unless `disableUndoRegistration` was called.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Lets changes go by until `enableUndoRegistration` is called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Takes a `disableUndoRegistration` back. Does nothing, with a warning, where registration is enabled.
    open func enableUndoRegistration() {
        guard disabledCount > 0 else {
            return Log.warning("enableUndoRegistration was called without a disableUndoRegistration")
        }
        disabledCount -= 1
    }

    /// Registers the way back from a change.
    ///
    /// - Parameters:
    ///   - target: The object that changed. Without it the change cannot be undone; it is not kept.
    ///   - handler: Takes the change back. A change that it registers itself is what `redo` does.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroup()
        guard let group = openGroups.last else {
            return Log.warning(
                "registerUndo was called outside of a group, and groupsByEvent is false: nothing is registered")
        }
        group.actions.append(
            Action(target: target) { object in
                if let target = object as? TargetType { handler(target) }
            })
        onChange?()
    }

    /// Names the group that is open, or the one that was closed last, for the Edit menu: "Undo Typing".
    open func setActionName(_ actionName: String) {
        (openGroups.first ?? (isUndoing ? redoGroups.last : undoGroups.last))?.name = actionName
    }

    /// Forgets all changes.
    open func removeAllActions() {
        (undoGroups, redoGroups, openGroups, isEventGroupOpen) = ([], [], [], false)
        disabledCount = 0
    }

    /// Forgets the changes of an object.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoGroups + redoGroups + openGroups { group.actions.removeAll { $0.target === target } }
        undoGroups.removeAll { $0.actions.isEmpty }
        redoGroups.removeAll { $0.actions.isEmpty }
    }

    // MARK: Undoing

    /// Whether there is a change to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
    /// Whether there is a change to do again.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// The name of the change that `undo` takes back; empty without one.
    open var undoActionName: String { (openGroups.first ?? undoGroups.last)?.name ?? "" }
    /// The name of the change that `redo` does again; empty without one.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// The title of the menu's item, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the menu's item, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of the menu's item for a change's name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of the menu's item for a change's name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Takes the last group of changes back. The group of the current event is closed before.
    open func undo() {
        endEvent()
        undoNestedGroup()
    }

    /// Takes the last closed group of changes back.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing, openGroups.isEmpty, let group = undoGroups.popLast() else { return }
        isUndoing = true
        perform(group)
        isUndoing = false
    }

    /// Does the group of changes again that was undone last.
    open func redo() {
        endEvent()
        guard !isUndoing, !isRedoing, openGroups.isEmpty, let group = redoGroups.popLast() else { return }
        isRedoing = true
        perform(group)
        isRedoing = false
    }

    /// Performs a group's actions, the last one first. Those that they register are a group, with the same name.
    private func perform(_ group: Group) {
        let inverse = Group()
        inverse.name = group.name
        openGroups.append(inverse)
        for action in group.actions.reversed() {
            if let target = action.target { action.perform(target) }
        }
        while openGroups.count > 1 { closeGroup() }
        closeGroup()
        onChange?()
    }
}

extension WindowServices {
    /// The changes that the window can undo.
    @MainActor package var undoManager: UndoManager { objects.object(UndoManager.self) { UndoManager() } }
}

extension EnvironmentValues {
    /// The changes that the view's window can undo; nil in a picture.
    public var undoManager: UndoManager? { runIsolated { WindowServices.current?.undoManager } }
}
