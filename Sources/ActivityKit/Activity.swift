import SwiftUI

/// What a live activity shows that does not change, and with `ContentState`, what does.
public protocol ActivityAttributes: Codable {
    /// What changes.
    associatedtype ContentState: Codable, Hashable
}

/// A live activity of a lock screen. There is no lock screen here, so none is ever made: `request` throws.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
    /// What changes.
    public typealias ContentState = Attributes.ContentState

    /// The activity's name.
    public let id: String
    /// What does not change.
    public let attributes: Attributes
    /// What changes, and how long it is true.
    public let content: ActivityContent<ContentState>
    /// What changes.
    public var contentState: ContentState { content.state }
    /// What becomes of it.
    public var activityState: ActivityState { .ended }
    /// Nil: there are no servers that could change it.
    public var pushToken: Data? { nil }

    private init(never: Never, attributes: Attributes, content: ActivityContent<ContentState>) {
        id = ""
        self.attributes = attributes
        self.content = content
    }

    /// Throws `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Throws `ActivityAuthorizationError.unsupported`.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Empty: there are no activities.
    public static var activities: [Activity<Attributes>] { [] }
    /// Ends at once: there are no activities.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// Never called here: there is no activity to call it of.
    public func update(_ content: ActivityContent<ContentState>) async {}
    /// Never called here: there is no activity to call it of.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
    /// Never called here: there is no activity to call it of.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    /// Never called here: there is no activity to call it of.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// Never called here: there is no activity to call it of.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

/// Who changes an activity from afar.
public enum PushType: Hashable, Sendable {
    /// A server with a token, or with the name of a channel.
    case token, channel(String)
}

/// What changes in an activity, and how long it is true.
public struct ActivityContent<State: Codable & Hashable>: Hashable {
    /// What changes.
    public let state: State
    /// When it is no longer true; nil for never.
    public let staleDate: Date?
    /// Its weight among the app's activities.
    public let relevanceScore: Double

    /// A state.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

/// What becomes of an activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
    /// A stage.
    case active, pending, ended, dismissed, stale
}

/// When an activity that has ended goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    /// As the system likes.
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    /// At a time.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// The words and the sound of a change.
public struct AlertConfiguration: Sendable {
    /// A sound; none is heard here.
    public struct AlertSound: Hashable, Sendable {
        private let name: String?
        /// The system's.
        public static let `default` = AlertSound(name: nil)
        /// A file's.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    /// The words above.
    public var title: LocalizedStringResource
    /// The words below.
    public var body: LocalizedStringResource
    /// The sound.
    public var sound: AlertSound

    /// Words and a sound.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}

/// Why an activity is not made.
public enum ActivityAuthorizationError: Error, LocalizedError, Hashable, Sendable {
    /// A reason.
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier,
        networkError, persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled
    /// The one that `request` has here.
    case unsupported, unsupportedTarget, visibility

    public var errorDescription: String? {
        self == .unsupported ? "Live activities are not available here." : "\(self)"
    }
}

/// Whether people allow activities: no.
public final class ActivityAuthorizationInfo: Sendable {
    /// The app's.
    public init() {}
    /// False.
    public var areActivitiesEnabled: Bool { false }
    /// False.
    public var frequentPushesEnabled: Bool { false }
    /// Ends at once.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
