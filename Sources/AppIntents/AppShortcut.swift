import Foundation
import SwiftUI

/// The actions that the system would offer by spoken phrases. There is no such system here: nothing reads them.
public protocol AppShortcutsProvider: Sendable {
    /// The actions with their phrases.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of the actions' tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Does nothing: nothing reads the phrases.
    public static func updateAppShortcutParameters() {}
}

/// An action with its spoken phrases.
public struct AppShortcut: Sendable {
    /// The action.
    public let intent: any AppIntent
    /// The phrases.
    public let phrases: [AppShortcutPhraseText]
    /// The name of the tile.
    public let shortTitle: LocalizedStringResource?
    /// The symbol of the tile.
    public let systemImageName: String?

    /// An action with its phrases, and a name and a symbol for its tile.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.intent = intent
        self.phrases = phrases.map { AppShortcutPhraseText(text: $0.text) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// An action with its phrases.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.intent = intent
        self.phrases = phrases.map { AppShortcutPhraseText(text: $0.text) }
        shortTitle = nil
        systemImageName = nil
    }
}

/// The words of a phrase, with "…" for the app's name and for parameters.
public struct AppShortcutPhraseText: Sendable {
    /// The words.
    public let text: String
}

/// The app's name in a phrase.
public struct AppShortcutPhraseToken: Sendable {
    /// The app's name.
    public static let applicationName = AppShortcutPhraseToken()
}

/// A spoken phrase.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    fileprivate let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The words of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// The app's name's place.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "…" }
        /// A parameter's place.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "…"
        }
    }
}

/// Collects actions.
@resultBuilder public struct AppShortcutsBuilder {
    /// One action.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// A list of actions.
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// Several actions.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    /// Actions under a condition.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    /// The actions of a branch.
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    /// The actions of a branch.
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
}

/// The colour of an action's tile; nothing draws tiles here.
public enum ShortcutTileColor: Sendable {
    /// A colour by its name.
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
    /// A colour by its name.
    case yellow
}
