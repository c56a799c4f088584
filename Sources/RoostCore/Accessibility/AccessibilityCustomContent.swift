import Foundation

/// The key of a piece of information about a view, whose label can change.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let id: String
    let label: Text

    /// A key with a label, and an identity of its own.
    public init(_ label: Text, id: String) {
        self.id = id
        self.label = label
    }

    /// A key with a label, and an identity of its own.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// A key whose label is its identity.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

    public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool { a.id == b.id }
}

/// When a piece of information is read out.
public enum AccessibilityCustomContentImportance: Sendable {
    /// When people ask for it. Here it follows the view's hint.
    case `default`
    /// With the view. Here it follows the view's hint, too.
    case high
}

extension View {
    /// Adds information to the view: it is read after the view's hint, as browsers know no information on demand.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityAttributes { attributes in
            let content = Text("\(label): \(value)")
            attributes.hint = attributes.hint.map { Text("\($0). \(content)") } ?? content
        }
    }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }

    /// Adds information to the view, under a key's label; nil adds nothing.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityAttributes { attributes in
            guard let value else { return }
            let content = Text("\(key.label): \(value)")
            attributes.hint = attributes.hint.map { Text("\($0). \(content)") } ?? content
        }
    }

    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }
}
