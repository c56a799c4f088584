import Foundation
import Observation
import SwiftUI

/// What an app tells its widgets. The widgets of the same program hear it: those that `Widget.main()` serves.
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()
    @MainActor let reloads = WidgetReloads()

    private init() {}

    /// Asks all widgets for new entries.
    public func reloadAllTimelines() { Task { @MainActor in reloads.add(nil) } }

    /// Asks the widgets of a kind for new entries.
    public func reloadTimelines(ofKind kind: String) { Task { @MainActor in reloads.add(kind) } }

    /// Asks nobody: nothing caches what can be configured.
    public func invalidateConfigurationRecommendations() {}

    /// The widgets that people have put on their screens: none.
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) { completion(.success([])) }

    /// The widgets that people have put on their screens: none.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget on somebody's screen.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    /// The widget's name.
    public let kind: String
    /// The widget's size.
    public let family: WidgetFamily
    public var id: String { "\(kind) \(family)" }
}

/// How often widgets have been asked for new entries.
@MainActor @Observable final class WidgetReloads {
    private var all = 0
    private var kinds: [String: Int] = [:]

    nonisolated init() {}

    func add(_ kind: String?) {
        if let kind { kinds[kind, default: 0] += 1 } else { all += 1 }
    }

    func count(of kind: String) -> Int { all + kinds[kind, default: 0] }
}
