import Foundation

/// A value that says itself how `.dump` writes it.
public protocol AnySnapshotStringConvertible {
    /// Whether the value's parts follow; by default they do not.
    static var renderChildren: Bool { get }
    /// The value in one line.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// In UTC, such as 2024-02-29T12:00:00Z.
    public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
    public var snapshotDescription: String { DumpedValue.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}

/// A value as an indented tree of its parts.
struct DumpedValue {
    let text: String

    init(_ value: Any) { text = Self.lines(value, name: nil, indent: 0, around: []) }

    private static func lines(_ value: Any, name: String?, indent: Int, around: Set<ObjectIdentifier>) -> String {
        let space = String(repeating: " ", count: indent)
        let label = name.map { "\($0): " } ?? ""
        let mirror = Mirror(reflecting: value)
        let count = mirror.children.count
        let bullet = count == 0 ? "-" : "▿"
        var around = around
        var isSorted = false
        let description: String
        switch (value, mirror.displayStyle) {
        case (_, .collection?): description = count == 1 ? "1 element" : "\(count) elements"
        case (_, .dictionary?):
            description = count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
            isSorted = true
        case (_, .set?):
            description = count == 1 ? "1 member" : "\(count) members"
            isSorted = true
        case (_, .tuple?): description = count == 1 ? "(1 element)" : "(\(count) elements)"
        case (_, .optional?): description = typeName(mirror) + (count == 0 ? ".none" : "")
        case (let value as any AnySnapshotStringConvertible, _):
            guard type(of: value).renderChildren else {
                return "\(space)- \(label)\(value.snapshotDescription)\n"
            }
            description = value.snapshotDescription
        case (let value as any CustomStringConvertible, _): description = value.description
        case (_, .class?):
            let object = ObjectIdentifier(value as AnyObject)
            guard !around.contains(object) else {
                return "\(space)\(bullet) \(name ?? "value") (circular reference detected)\n"
            }
            around.insert(object)
            description = typeName(mirror)
            isSorted = true
        case (_, .struct?):
            description = typeName(mirror)
            isSorted = true
        case (_, .enum?): description = typeName(mirror) + (count == 0 ? ".\(value)" : "")
        default: description = String(describing: value)
        }
        var children = Array(mirror.children)
        if isSorted {
            children = children.map { ($0, lines($0, name: nil, indent: 0, around: around)) }
                .sorted { $0.1 < $1.1 }.map(\.0)
        }
        return "\(space)\(bullet) \(label)\(description)\n"
            + children.map { lines($0.value, name: $0.label, indent: indent + 2, around: around) }.joined()
    }

    /// The type's name without the numbers of local types.
    private static func typeName(_ mirror: Mirror) -> String {
        String(describing: mirror.subjectType).replacing(#/ #\d+/#, with: "")
    }

    static func withoutAddresses(_ text: String) -> String {
        text.replacing(#/:?\s*0x[0-9a-f]+(\s*)/#) { String($0.output.1) }
    }
}
