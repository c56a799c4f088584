import Foundation
import RoostLog
import SwiftUI

/// A card of the shop's for another app. There is no shop here: nothing is shown, with a warning.
@MainActor @preconcurrency
public class SKOverlay {
    /// What the card shows.
    public class Configuration {
        init() {}
    }

    /// The card of an app.
    public final class AppConfiguration: Configuration {
        /// The app's number.
        public let appIdentifier: String
        /// Where the card lies.
        public let position: Position
        /// Kept for the app.
        public var campaignToken: String?
        /// Kept for the app.
        public var providerToken: String?
        /// Whether people can put the card away.
        public var userDismissible = true

        /// The card of an app by its number.
        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
            super.init()
        }
    }

    /// The card of the app whose clip runs.
    public final class AppClipConfiguration: Configuration {
        /// Where the card lies.
        public let position: Position

        /// A card.
        public init(position: Position) {
            self.position = position
            super.init()
        }
    }

    /// Where a card lies.
    public enum Position: Int, Sendable {
        /// At the bottom, or above the bottom bar.
        case bottom, bottomRaised
    }

    /// What the card shows.
    public let configuration: Configuration

    /// A card.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Shows nothing, with a warning.
    public func present(in scene: UIWindowScene) {
        Log.warning("SKOverlay has no effect: there is no shop here")
    }
    /// Puts nothing away.
    public static func dismiss(in scene: UIWindowScene) {}
}

extension View {
    /// A card of the shop's for another app. There is no shop here: it closes again, with a warning.
    nonisolated public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View {
        refusing("appStoreOverlay", isPresented)
    }
}
