import CoreGraphics
import RoostCore

/// Tells a page how to change its elements for people who do not see the picture.
///
/// Nodes are told one by one, each with the fields that changed; a node that no list of children names is gone.
struct AccessibilityMirror {
    private var known: [NodeID: Known] = [:]
    private var roots: [NodeID]?

    private struct Known {
        /// Without its children.
        var node: AccessibilityNode
        var children: [NodeID]
    }

    mutating func reset() { self = AccessibilityMirror() }

    /// What leads from the last tree to this one; nil where nothing does.
    mutating func changes(to tree: [AccessibilityNode]) -> ByteWriter? {
        var next: [NodeID: Known] = [:]
        next.reserveCapacity(known.count)
        var nodes = ByteWriter()
        var count = 0
        for node in tree { add(node, depth: 0, &next, &nodes, &count) }
        let newRoots = tree.map(\.id)
        known = next
        // A node that is gone is missing among the children of another.
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

    private func add(
        _ node: AccessibilityNode, depth: Int32, _ next: inout [NodeID: Known], _ writer: inout ByteWriter,
        _ count: inout Int
    ) {
        // One element for each view: what is there already is not shown twice.
        guard next[node.id] == nil else { return }
        var bare = node
        bare.children = []
        let children = node.children.map(\.id)
        next[node.id] = Known(node: bare, children: children)
        let fields = changedFields(bare, children)
        if !fields.isEmpty {
            count += 1
            Self.write(bare, children, fields, &writer)
        }
        for child in node.children {
            StackGuard.run(depth: depth) { add(child, depth: depth + 1, &next, &writer, &count) }
        }
    }

    private func changedFields(_ node: AccessibilityNode, _ children: [NodeID]) -> Fields {
        guard let old = known[node.id] else { return .all }
        var fields: Fields = []
        if old.children != children { fields.insert(.children) }
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

    /// What a field tells keyboards, in the words of HTML's attributes; empty for what a browser does by itself.
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
        return bits
    }
}
