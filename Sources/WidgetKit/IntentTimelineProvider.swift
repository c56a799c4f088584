import AppIntents
import Foundation
import SwiftUI

/// Makes the entries of a widget that people configure.
public protocol AppIntentTimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The type of the parameters.
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// An entry without data, shown until there is one.
    func placeholder(in context: Context) -> Entry
    /// The entry of this moment.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The entries from this moment on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Parameters to offer; by default none. Nobody chooses among them here.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Parameters of a widget, to offer.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    /// The parameters.
    public let intent: Intent
    /// Their name.
    public let description: Text

    /// Parameters with a name.
    public init(intent: Intent, description: Text) {
        self.intent = intent
        self.description = description
    }

    /// Parameters with a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}
