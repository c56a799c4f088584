import CoreGraphics

/// Builds the accessibility tree: visits the placed elements in reading order.
///
/// 1. An element's *attributes* come from its modifiers and its node. Hidden views end here, as do wholly transparent
///    ones.
/// 2. The elements inside are described first; most elements add nothing and pass theirs on.
/// 3. A *control* becomes one node, labelled by the words inside; a control that is a container (a list, a tab bar)
///    keeps the nodes inside as its children.
/// 4. `accessibilityElement(children:)` makes one node of the contents: it drops them, keeps them as children, or joins
///    their words.
/// 5. A view's attributes go to the single node inside; with several they make a group, with none a node of their own.
/// 6. Gathered nodes are sorted by priority, and beside a modal node nothing else stays. Bars come before their
///    screens, headers that stay in view before the rows of their section.
final class AccessibilityPass {
    // A class: drafts pass through several hands before they become nodes, and are large. The pass alone uses them, and no
    // access to a value lasts over a call that needs it.
    private final class Draft {
        @exclusivity(unchecked) var node: AccessibilityNode
        @exclusivity(unchecked) var traits = AccessibilityTraits()
        @exclusivity(unchecked) var sortPriority = 0.0
        let target: AccessibilityTarget

        init(node: AccessibilityNode, target: AccessibilityTarget) {
            self.node = node
            self.target = target
        }
    }

    /// The place of an element's drawing.
    private struct Space {
        /// The element's origin: in the window, or in the space that `transform` maps to the window.
        var origin = CGPoint.zero
        var transform: CGAffineTransform?

        /// The window frame of a part of the element, given in the element's coordinates.
        func frame(_ part: CGRect) -> CGRect {
            let frame = part.offsetBy(dx: origin.x, dy: origin.y)
            return transform.map { frame.applying($0) } ?? frame
        }
    }

    /// The actions of the nodes, by their ids, if somebody wants them.
    @exclusivity(unchecked) private(set) var targets: [NodeID: AccessibilityTarget] = [:]
    private let keepsTargets: Bool
    private let tree: LayoutTree
    // The pass alone uses these values, and no access to one lasts over a call that needs another.
    @exclusivity(unchecked) private var drafts: ContiguousArray<Draft> = []
    /// The focusable view below the current element that has no node of its own.
    @exclusivity(unchecked) private var looseFocus: AccessibilityAttributes.Focus?
    @exclusivity(unchecked) private var depth: Int32 = 0
    private var spareID = NodeID.max
    /// The drafts that an element further out reads before their neighbours.
    @exclusivity(unchecked) private var readFirst: Range<Int>?
    /// Blank sheets, to be used again.
    @exclusivity(unchecked) private var spareSheets: ContiguousArray<Sheet> = []

    /// The attributes of an element, which is at work until the elements inside are described. Most elements have none.
    private final class Sheet {
        @exclusivity(unchecked) var attributes = AccessibilityAttributes()
    }

    /// - Parameters:
    ///   - count: The approximate number of nodes.
    ///   - keepsTargets: Whether the nodes will be acted upon. Then each has an id of its own; else several elements of
    ///     one view node share its id.
    init(_ tree: LayoutTree, expecting count: Int = 0, keepsTargets: Bool = true) {
        self.tree = tree
        self.keepsTargets = keepsTargets
        if count > 0 { targets.reserveCapacity(count) }
        // Enough for a row, without growing step by step.
        drafts.reserveCapacity(8)
    }

    /// The window's nodes in reading order.
    func run(from root: LayoutID) -> [AccessibilityNode] {
        visit(root, in: Space())
        return gather(from: 0)
    }

    // MARK: Elements

    private func visit(_ element: LayoutID, in outer: Space) {
        guard tree.isPlaced(element), let owner = tree.owner(of: element) else { return }
        var sheet = takeSheet()
        var isDescribed = tree.describeAccessibility(of: element, to: &sheet.attributes)
        if owner.describe(element, to: &sheet.attributes) { isDescribed = true }
        defer {
            if isDescribed {
                sheet.attributes = AccessibilityAttributes()
                spareSheets.append(sheet)
            }
        }
        if isDescribed, sheet.attributes.isHidden { return }
        let local = tree.localFrame(of: element)
        var space = outer
        space.origin.x += local.minX
        space.origin.y += local.minY
        if isDescribed, let transform = sheet.attributes.transform {
            let moved = CGAffineTransform(translationX: -space.origin.x, y: -space.origin.y)
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: space.origin.x, y: space.origin.y))
            space.transform = space.transform.map { moved.concatenating($0) } ?? moved
        }
        // Elements without attributes leave the sheet to those inside.
        if !isDescribed { spareSheets.append(sheet) }
        let first = drafts.count
        let outerFocus = looseFocus
        looseFocus = nil
        depth += 1
        if StackGuard.run(depth: depth, { visitChildren(of: element, owner, in: space) }) {
            if !isDescribed { (sheet, isDescribed) = (takeSheet(), true) }
            sheet.attributes.children = .contain
        }
        depth -= 1
        if isDescribed, drafts.count == first { add(sheet.attributes.parts, of: owner, in: space) }
        if let parts = readFirst, parts.lowerBound > first { bringForward(parts, to: first) }
        let identifier = tree.identifier(of: element)
        if identifier != nil, !isDescribed { (sheet, isDescribed) = (takeSheet(), true) }
        if isDescribed {
            let frame = sheet.attributes.frame ?? CGRect(origin: .zero, size: local.size)
            let place = Place(
                owner: sheet.attributes.controlNode ?? owner, element: element, frame: space.frame(frame), first: first)
            finish(&sheet.attributes, identifier, at: place)
        }
        if isDescribed, sheet.attributes.isReadFirst, drafts.count > first { readFirst = first..<drafts.count }
        if looseFocus == nil { looseFocus = outerFocus }
    }

    /// A blank sheet.
    private func takeSheet() -> Sheet { spareSheets.popLast() ?? Sheet() }

    /// Adds the parts of a drawing as pictures.
    private func add(_ parts: [AccessibilityPart], of owner: ViewNode, in space: Space) {
        for part in parts {
            let draft = Draft(
                node: AccessibilityNode(id: owner.id, role: .image, frame: space.frame(part.frame)),
                target: AccessibilityTarget(owner: owner))
            draft.node.label = part.label
            draft.node.value = part.value
            draft.node.identifier = part.identifier
            draft.node.isEnabled = owner.environment.isEnabled
            drafts.append(draft)
        }
    }

    private func bringForward(_ parts: Range<Int>, to first: Int) {
        readFirst = nil
        guard parts.upperBound <= drafts.count else { return }
        let moved = drafts[parts]
        drafts.removeSubrange(parts)
        drafts.insert(contentsOf: moved, at: first)
    }

    /// Returns whether the element must contain the nodes inside, whatever its attributes.
    private func visitChildren(of element: LayoutID, _ owner: ViewNode, in space: Space) -> Bool {
        let content = tree.firstChild(of: element)
        if let use = owner.unseenLayerUse, content.exists {
            let unseen = tree.nextSibling(of: content)
            switch use {
            case .representation: visit(unseen.exists ? unseen : content, in: space)
            case .children:
                let first = drafts.count
                visit(content, in: space)
                // The drawn content becomes one node at most: the one that gets the children.
                if drafts.count > first + 1 { drafts.removeSubrange(first...) }
                let inside = drafts.count
                if unseen.exists { visit(unseen, in: space) }
                if inside == first { return true }
                drafts[first].node.children = gather(from: inside)
            case .actions:
                visit(content, in: space)
                let first = drafts.count
                if unseen.exists { visit(unseen, in: space) }
                let actions = drafts[first...].compactMap { action(of: $0) }
                drafts.removeSubrange(first...)
                if let last = drafts.last { append(actions, to: last) }
            }
            return false
        }
        if let lines = tree.layoutObject(of: element)?.readingOrder {
            for child in lines { visit(child, in: space) }
            return false
        }
        var child = content
        while child.exists {
            visit(child, in: space)
            child = tree.nextSibling(of: child)
        }
        return false
    }

    private struct Place {
        /// The view node that gives the id.
        let owner: ViewNode
        let element: LayoutID
        let frame: CGRect
        /// The index of the first draft inside.
        let first: Int
    }

    private func finish(_ own: inout AccessibilityAttributes, _ identifier: String?, at place: Place) {
        if let node = own.controlNode { own.control = node.control }
        let inside = drafts.count - place.first
        if let focus = own.focus, own.control == nil {
            // A focusable view is its single content, or a part of the control around it.
            if inside == 1 {
                adopt(focus, in: drafts[place.first])
            } else {
                looseFocus = focus
            }
        }
        if let control = own.control {
            makeControl(control, &own, identifier, at: place)
        } else if let children = own.children {
            makeElement(children, &own, identifier, at: place)
        } else if inside == 1 {
            apply(&own, identifier, to: drafts[place.first], at: place)
        } else if inside > 1, own.shapesElement || identifier != nil {
            makeElement(.contain, &own, identifier, at: place)
        } else if inside == 0, own.shapesElement {
            makeElement(.ignore, &own, identifier, at: place)
        }
        for index in place.first..<drafts.count {
            if own.sortPriority != 0 { drafts[index].sortPriority = own.sortPriority }
            if own.isTappable { drafts[index].node.isActionable = true }
        }
    }

    // MARK: Nodes

    private func makeDraft(_ role: AccessibilityNode.Role, _ own: inout AccessibilityAttributes, at place: Place)
        -> Draft
    {
        let draft = Draft(
            node: AccessibilityNode(id: place.owner.id, role: role, frame: place.frame),
            target: AccessibilityTarget(owner: place.owner))
        draft.node.isEnabled = tree.owner(of: place.element)?.environment.isEnabled ?? true
        draft.sortPriority = own.sortPriority
        return draft
    }

    private func makeControl(
        _ control: AccessibleControl, _ own: inout AccessibilityAttributes, _ identifier: String?, at place: Place
    ) {
        let draft = makeDraft(control.role, &own, at: place)
        draft.node.value = control.value
        draft.node.isOn = control.isOn
        draft.node.isSelected = control.isSelected
        draft.node.range = control.range
        draft.node.text = control.text
        draft.node.isActionable = control.activate != nil
        if control.isModal { draft.traits.insert(.isModal) }
        draft.target.activate = control.activate
        draft.target.adjust = control.adjust
        draft.target.set = control.set
        draft.target.submit = control.submit
        var label = control.label
        if control.isContainer {
            draft.node.children = gather(from: place.first)
            // A list and its scroll view are one.
            if control.role == .list, draft.node.children.count == 1, let only = draft.node.children.first,
                only.role == .scrollArea
            {
                draft.node.children = only.children
            }
        } else {
            if control.contentIsValue {
                draft.node.value = joinedLabels(from: place.first)
            } else if label == nil, own.label == nil {
                label = joinedLabels(from: place.first)
            }
            // A control made of one other takes over its focus and its press.
            if drafts.count == place.first + 1, let only = drafts.last, only.node.isFocusable, looseFocus == nil {
                looseFocus = AccessibilityAttributes.Focus(node: only.node.id, isFocused: only.node.isFocused)
                if control.activate == nil {
                    draft.target.activate = only.target.activate
                    draft.node.isActionable = only.node.isActionable
                }
            }
            for part in drafts[place.first...] {
                append(actions(of: part), to: draft)
                draft.target.showMenu = draft.target.showMenu ?? part.target.showMenu
            }
            drafts.removeSubrange(place.first...)
        }
        if label?.isEmpty ?? true { label = control.hiddenLabel.map { spoken($0, at: place) } }
        draft.node.label = label ?? ""
        if let focus = looseFocus ?? own.focus, !control.isContainer { adopt(focus, in: draft) }
        if !control.isContainer { looseFocus = nil }
        apply(&own, identifier, to: draft, at: place)
        drafts.append(draft)
    }

    private func makeElement(
        _ children: AccessibilityChildBehavior, _ own: inout AccessibilityAttributes, _ identifier: String?,
        at place: Place
    ) {
        let draft = makeDraft(.group, &own, at: place)
        switch children {
        case .contain: draft.node.children = gather(from: place.first)
        case .combine: combine(from: place.first, into: draft)
        default: drafts.removeSubrange(place.first...)
        }
        apply(&own, identifier, to: draft, at: place)
        if draft.node.role == .group, draft.node.children.isEmpty, !draft.node.label.isEmpty { draft.node.role = .text }
        drafts.append(draft)
    }

    /// Makes one node out of several: their words in order, their traits together, their actions as further actions.
    private func combine(from first: Int, into draft: Draft) {
        let parts = drafts[first...]
        draft.node.label = joinedLabels(from: first)
        draft.node.value = parts.map(\.node.value).filter { !$0.isEmpty }.joined(separator: ", ")
        draft.node.hint = parts.map(\.node.hint).filter { !$0.isEmpty }.joined(separator: ", ")
        let pressed = parts.filter { $0.target.activate != nil || $0.node.isActionable }
        if pressed.count == 1, let only = pressed.first {
            draft.node.role = only.node.role
            draft.node.isOn = only.node.isOn
            draft.node.isEnabled = only.node.isEnabled
            draft.node.isActionable = true
            draft.node.isFocusable = only.node.isFocusable
            draft.node.isFocused = only.node.isFocused
            if only.node.isFocusable { draft.node.id = only.node.id }
            draft.target.activate = only.target.activate
        }
        for part in parts {
            draft.traits.formUnion(part.traits)
            draft.node.isSelected = draft.node.isSelected || part.node.isSelected
            draft.target.showMenu = draft.target.showMenu ?? part.target.showMenu
            append(
                pressed.count > 1 ? action(of: part).map { [$0] } ?? actions(of: part) : actions(of: part), to: draft)
        }
        drafts.removeSubrange(first...)
    }

    private func apply(
        _ own: inout AccessibilityAttributes, _ identifier: String?, to draft: Draft, at place: Place
    ) {
        if let identifier { draft.node.identifier = identifier }
        if own.frame != nil { draft.node.frame = place.frame }
        guard own.shapesElement else { return }
        if let label = own.label { draft.node.label = spoken(label, at: place) }
        if let value = own.value { draft.node.value = spoken(value, at: place) }
        if let hint = own.hint { draft.node.hint = spoken(hint, at: place) }
        if !own.inputLabels.isEmpty { draft.node.inputLabels = own.inputLabels.map { spoken($0, at: place) } }
        if let level = own.headingLevel {
            draft.node.role = .heading
            draft.node.headingLevel = Int(level.rawValue)
        }
        if let activate = own.activate {
            draft.target.activate = activate
            draft.node.isActionable = true
        }
        if let escape = own.escape { draft.target.escape = escape }
        if let showMenu = own.showMenu { draft.target.showMenu = showMenu }
        if let adjust = own.adjust {
            draft.target.adjust = adjust
            if draft.node.role == .group || draft.node.role == .text { draft.node.role = .slider }
        }
        if let point = own.activationPoint { draft.target.activationPoint = point }
        append(own.actions.map { (name(of: $0, on: draft.node, at: place), $0.perform) }, to: draft)
        draft.traits.formUnion(own.traits)
        draft.traits.subtract(own.removedTraits)
        draft.node.apply(added: own.traits, removed: own.removedTraits)
    }

    private func adopt(_ focus: AccessibilityAttributes.Focus, in draft: Draft) {
        draft.node.id = focus.node
        draft.node.isFocusable = true
        draft.node.isFocused = focus.isFocused
    }

    // MARK: Words and actions

    private func spoken(_ text: Text, at place: Place) -> String {
        text.spoken(in: tree.owner(of: place.element)?.environment ?? EnvironmentValues())
    }

    private func name(of action: AccessibilityAttributes.Action, on node: AccessibilityNode, at place: Place) -> String
    {
        let name = spoken(action.name, at: place)
        guard let part = action.labelPart, part.upperBound <= node.label.endIndex else { return name }
        return "\(name): \(node.label[part])"
    }

    private func joinedLabels(from first: Int) -> String {
        if drafts.count == first + 1 { return drafts[first].node.spokenWords }
        return drafts[first...].map(\.node.spokenWords).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The effect of a press on the node, named as the node is.
    private func action(of draft: Draft) -> (String, () -> Void)? {
        draft.target.activate.map { (draft.node.label, $0) }
    }

    private func actions(of draft: Draft) -> [(String, () -> Void)] {
        Array(zip(draft.node.actions, draft.target.actions))
    }

    private func append(_ actions: [(String, () -> Void)], to draft: Draft) {
        for (name, perform) in actions {
            draft.node.actions.append(name)
            draft.target.actions.append(perform)
        }
    }

    // MARK: Gathering

    /// Turns the drafts from an index on into the nodes of a group.
    private func gather(from first: Int) -> [AccessibilityNode] {
        if drafts[first...].contains(where: { $0.traits.contains(.isModal) }) {
            drafts.removeSubrange(first..<(drafts.lastIndex { $0.traits.contains(.isModal) }!))
            drafts.removeSubrange((first + 1)...)
        }
        if drafts[first...].contains(where: { $0.sortPriority != 0 }) {
            let order = drafts.indices[first...].sorted {
                let (a, b) = (drafts[$0].sortPriority, drafts[$1].sortPriority)
                return a != b ? a > b : $0 < $1
            }
            drafts.replaceSubrange(first..., with: order.map { drafts[$0] })
        }
        var nodes: [AccessibilityNode] = []
        nodes.reserveCapacity(drafts.count - first)
        for draft in drafts[first...] {
            draft.node.hasMenu = draft.target.showMenu != nil
            if keepsTargets { keepTarget(of: draft) }
            nodes.append(draft.node)
        }
        drafts.removeSubrange(first...)
        return nodes
    }
}

extension AccessibilityPass {
    private func keepTarget(of draft: Draft) {
        // Two elements of one view node would share its id; the second gets an unused number.
        while targets[draft.node.id] != nil {
            draft.node.id = spareID
            spareID -= 1
        }
        draft.target.frame = draft.node.frame
        draft.target.isEnabled = draft.node.isEnabled
        targets[draft.node.id] = draft.target
    }
}

/// The actions of a node of the accessibility tree. The pass sets them, and nobody changes them after it.
final class AccessibilityTarget {
    let owner: ViewNode
    @exclusivity(unchecked) fileprivate(set) var frame = CGRect.zero
    @exclusivity(unchecked) fileprivate(set) var isEnabled = true
    @exclusivity(unchecked) fileprivate(set) var activationPoint = UnitPoint.center
    @exclusivity(unchecked) fileprivate(set) var activate: (() -> Void)?
    @exclusivity(unchecked) fileprivate(set) var escape: (() -> Void)?
    @exclusivity(unchecked) fileprivate(set) var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    @exclusivity(unchecked) fileprivate(set) var set: ((Double) -> Void)?
    @exclusivity(unchecked) fileprivate(set) var submit: (() -> Void)?
    @exclusivity(unchecked) fileprivate(set) var showMenu: (() -> Void)?
    @exclusivity(unchecked) fileprivate(set) var actions: [() -> Void] = []

    init(owner: ViewNode) { self.owner = owner }
}

extension AccessibilityNode {
    /// The node's words as a part of another node.
    fileprivate var spokenWords: String {
        switch role {
        case .group, .list, .scrollArea: label.isEmpty ? children.map(\.spokenWords).joined(separator: ", ") : label
        default: value.isEmpty ? label : label.isEmpty ? value : "\(label), \(value)"
        }
    }

    fileprivate mutating func apply(added: AccessibilityTraits, removed: AccessibilityTraits) {
        if removed.contains(.isSelected) { isSelected = false }
        let roles: [(AccessibilityTraits, Role)] = [
            (.isModal, .dialog), (.isImage, .image), (.isStaticText, .text), (.isSearchField, .textField),
            (.isHeader, .heading), (.isTabBar, .tabList), (.isLink, .link), (.isButton, .button), (.isToggle, .toggle),
        ]
        for (trait, role) in roles where removed.contains(trait) && role == self.role {
            self.role = children.isEmpty ? .text : .group
        }
        guard added != [] else { return }
        if added.contains(.isSelected) { isSelected = true }
        // A heading that can be pressed keeps the role of its action.
        let isPressable = [.button, .link, .toggle].contains(role)
        for (trait, role) in roles where added.contains(trait) && !(role == .heading && isPressable) {
            self.role = role
        }
    }
}
