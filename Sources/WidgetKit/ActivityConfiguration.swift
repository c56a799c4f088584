@_exported import ActivityKit
import SwiftUI

/// A live activity's content on the lock screen and its island. No activity is ever shown by itself here: `ActivityView`
/// and previews draw it.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public let _kinds: [WidgetKind] = []
    public let _activity: ActivityKind?

    /// An activity: its attributes, its content on the lock screen, and its island.
    public init(
        for attributesType: Attributes.Type = Attributes.self,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> some View,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        func context(_ attributes: any ActivityAttributes, _ state: Any) -> ActivityViewContext<Attributes>? {
            guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
                return nil
            }
            return ActivityViewContext(attributes: attributes, state: state)
        }
        _activity = ActivityKind { attributes, state in
            context(attributes, state).map { AnyView(content($0)) }
        } island: { attributes, state in
            context(attributes, state).map(dynamicIsland)
        }
    }
}

/// How an activity's views are made.
@MainActor
public struct ActivityKind {
    /// The content on the lock screen; nil for the attributes of another activity.
    let content: @MainActor (any ActivityAttributes, Any) -> AnyView?
    /// The island; nil for the attributes of another activity.
    let island: @MainActor (any ActivityAttributes, Any) -> DynamicIsland?
}

/// What an activity's views show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// What does not change.
    public let attributes: Attributes
    /// What changes.
    public let state: Attributes.ContentState
    /// Empty: a picture is of no running activity.
    public var activityID: String { "" }
    /// False: a picture is always fresh.
    public var isStale: Bool { false }
}

extension View {
    /// The ground of an activity on the lock screen.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityTintKey.self, value: color)
    }

    /// The colour of the system's button beside an activity. Pictures have no such button.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

struct ActivityTintKey: PreferenceKey {
    static var defaultValue: Color? { nil }
    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}
