import Foundation

/// A sentence with an action's parameters. It is shown nowhere here.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptySummary: ParameterSummary {}

/// A sentence with parameters: `Summary("Add \(\.$count)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// The words of a sentence; parameters are written by their key paths.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// A parameter's place.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "…"
        }
        /// The app's name's place.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "…" }
    }

    /// The sentence as a string with parameters.
    public struct Sentence: ExpressibleByStringInterpolation {
        fileprivate let text: String
        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    /// The sentence, with "…" for each parameter.
    public let text: String

    /// A sentence.
    public init(_ sentence: Sentence) { text = sentence.text }

    /// A sentence, and parameters that are shown below it.
    public init(
        _ sentence: Sentence, table: String? = nil,
        @ParameterSummaryBuilder<Intent> otherParameters: () -> [PartialKeyPath<Intent>]
    ) { text = sentence.text }
}

extension AppIntent {
    /// A sentence with the action's parameters.
    public typealias Summary = IntentParameterSummary<Self>
}

/// Collects the parameters below a sentence.
@resultBuilder public struct ParameterSummaryBuilder<Intent: AppIntent> {
    /// One parameter.
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>)
        -> [PartialKeyPath<Intent>]
    { [parameter] }
    /// Several parameters.
    public static func buildBlock(_ parameters: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        parameters.flatMap { $0 }
    }
}
