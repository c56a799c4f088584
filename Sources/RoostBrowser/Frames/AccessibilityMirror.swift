import CoreGraphics
import RoostCore

/// Encodes the changes of a page's accessibility tree.
///
/// Each changed node is sent with its changed fields. A node that no list of children names is gone.
struct AccessibilityMirror {
    private var known: [NodeID: Known] = [:]
    private var roots: [NodeID]?
    /// The number of the last tree.
    private var turn = 0

    private struct Known {
        /// The node without its children.
        var node: AccessibilityNode
        var children: [NodeID]
        /// The number of the last tree that had the node.
        var turn: Int

        init(_ node: AccessibilityNode, turn: Int) {
            self.node = node
            self.node.children = []
            children = node.children.map(\.id)
            self.turn = turn
        }
    }

    mutating func reset() { self = AccessibilityMirror() }

    /// The changes from the last tree to this one; nil if there are none.
    mutating func changes(to tree: [AccessibilityNode]) -> ByteWriter? {
        turn += 1
        var nodes = ByteWriter()
        var (seen, count) = (0, 0)
        for node in tree { add(node, depth: 0, &nodes, &seen, &count) }
        let newRoots = tree.map(\.id)
        if seen < known.count { known = known.filter { $0.value.turn == turn } }
        // No node has changed, so none is gone: it would be missing among another's children.
        if count == 0, newRoots == roots { return nil }
        var section = ByteWriter()
        section.unsigned(count)
        section.append(nodes.bytes)
        section.byte(newRoots == roots ? 0 : 1)
        if newRoots != roots { section.add(newRoots) }
        roots = newRoots
        return section
    }

    private struct Fields: OptionSet {
        var rawValue: UInt16
        static let role = Fields(rawValue: 1)
        static let label = Fields(rawValue: 2)
        static let value = Fields(rawValue: 4)
        static let hint = Fields(rawValue: 8)
        static let identifier = Fields(rawValue: 16)
        static let frame = Fields(rawValue: 32)
        static let state = Fields(rawValue: 64)
        static let actions = Fields(rawValue: 128)
        static let range = Fields(rawValue: 256)
        static let text = Fields(rawValue: 512)
        static let children = Fields(rawValue: 1024)
        static let headingLevel = Fields(rawValue: 2048)
        static let inputLabels = Fields(rawValue: 4096)
        static let all = Fields(rawValue: 8191)
    }

    private mutating func add(
        _ node: AccessibilityNode, depth: Int32, _ writer: inout ByteWriter, _ seen: inout Int, _ count: inout Int
    ) {
        var fields = Fields.all
        if let place = known.index(forKey: node.id) {
            // One element for each view: a second node of the same view is left out.
            guard known.values[place].turn < turn else { return }
            fields = Self.changedFields(from: known.values[place], to: node)
            known.values[place].turn = turn
        }
        seen += 1
        if !fields.isEmpty {
            count += 1
            let next = Known(node, turn: turn)
            Self.write(next.node, next.children, fields, &writer)
            known[node.id] = next
        }
        for child in node.children {
            StackGuard.run(depth: depth) { add(child, depth: depth + 1, &writer, &seen, &count) }
        }
    }

    private static func changedFields(from old: Known, to node: AccessibilityNode) -> Fields {
        var fields: Fields = []
        if !old.children.elementsEqual(node.children.lazy.map(\.id)) { fields.insert(.children) }
        // `old.node` has no children, so this holds only for an unchanged leaf.
        if old.node == node { return fields }
        if old.node.role != node.role { fields.insert(.role) }
        if old.node.label != node.label { fields.insert(.label) }
        if old.node.value != node.value { fields.insert(.value) }
        if old.node.hint != node.hint { fields.insert(.hint) }
        if old.node.identifier != node.identifier { fields.insert(.identifier) }
        if old.node.frame != node.frame { fields.insert(.frame) }
        if old.node.stateBits != node.stateBits { fields.insert(.state) }
        if old.node.actions != node.actions { fields.insert(.actions) }
        if old.node.range != node.range { fields.insert(.range) }
        if old.node.text != node.text { fields.insert(.text) }
        if old.node.headingLevel != node.headingLevel { fields.insert(.headingLevel) }
        if old.node.inputLabels != node.inputLabels { fields.insert(.inputLabels) }
        return fields
    }

    private static func write(
        _ node: AccessibilityNode, _ children: [NodeID], _ fields: Fields, _ writer: inout ByteWriter
    ) {
        writer.unsigned(node.id)
        writer.unsigned(fields.rawValue)
        if fields.contains(.role) { writer.string(node.role.rawValue) }
        if fields.contains(.label) { writer.string(node.label) }
        if fields.contains(.value) { writer.string(node.value) }
        if fields.contains(.hint) { writer.string(node.hint) }
        if fields.contains(.identifier) { writer.string(node.identifier) }
        if fields.contains(.frame) {
            let frame = node.frame
            for value in [frame.minX, frame.minY, frame.width, frame.height] {
                writer.signed(EncodedCommand.fixed(value, 2))
            }
        }
        if fields.contains(.state) { writer.unsigned(node.stateBits) }
        if fields.contains(.actions) { writer.add(node.actions) }
        if fields.contains(.range) {
            writer.byte(node.range == nil ? 0 : 1)
            if let range = node.range {
                writer.double(range.value)
                writer.double(range.bounds.lowerBound)
                writer.double(range.bounds.upperBound)
            }
        }
        if fields.contains(.text) {
            writer.byte(node.text.map { 1 | ($0.isMultiline ? 2 : 0) | ($0.isSecure ? 4 : 0) } ?? 0)
            if let text = node.text {
                writer.string(text.text)
                writer.unsigned(max(0, text.selection.lowerBound))
                writer.unsigned(text.selection.count)
                writer.add(text.traits)
            }
        }
        if fields.contains(.children) { writer.add(children) }
        if fields.contains(.headingLevel) { writer.unsigned(node.headingLevel) }
        if fields.contains(.inputLabels) { writer.add(node.inputLabels) }
    }
}

extension ByteWriter {
    fileprivate mutating func add(_ ids: [NodeID]) {
        unsigned(ids.count)
        for id in ids { unsigned(id) }
    }

    fileprivate mutating func add(_ texts: [String]) {
        unsigned(texts.count)
        for text in texts { string(text) }
    }

    /// Adds a field's traits for keyboards, as values of HTML's attributes; empty for the browser's default.
    fileprivate mutating func add(_ traits: FieldTraits) {
        string(traits.inputMode)
        string(traits.enterKeyHint)
        string(traits.autocapitalize)
        string(traits.autocomplete)
        byte(traits.disablesAutocorrection.map { $0 ? 1 : 2 } ?? 0)
    }
}

extension AccessibilityNode {
    fileprivate var stateBits: UInt16 {
        var bits: UInt16 = 0
        if isEnabled { bits |= 1 }
        if isSelected { bits |= 2 }
        if isOn == true { bits |= 4 }
        if isOn == nil { bits |= 8 }
        if isFocusable { bits |= 16 }
        if isFocused { bits |= 32 }
        if isActionable { bits |= 64 }
        if hasMenu { bits |= 128 }
        return bits
    }
}
