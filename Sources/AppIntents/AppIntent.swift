import Foundation
import SwiftUI

/// An action of an app's, with parameters. Roost runs it from `Button(intent:)` and `Toggle(isOn:intent:)`; there are
/// no shortcuts and no assistant that would run it.
public protocol AppIntent: Sendable {
    /// What `perform()` returns.
    associatedtype PerformResult: IntentResult
    /// The type of `parameterSummary`.
    associatedtype SummaryContent: ParameterSummary = EmptySummary

    /// The name of the action.
    static var title: LocalizedStringResource { get }
    /// What the action does; by default nothing is said.
    static var description: IntentDescription? { get }
    /// Whether the app opens; it is open here.
    static var openAppWhenRun: Bool { get }
    /// Whether people find the action; nobody looks for it here.
    static var isDiscoverable: Bool { get }
    /// A sentence with the parameters.
    static var parameterSummary: SummaryContent { get }

    /// An action with the parameters' defaults.
    init()
    /// Does the work.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    /// The name that tells actions apart: that of the type.
    public static var persistentIdentifier: String { "\(Self.self)" }
}

extension AppIntent where SummaryContent == EmptySummary {
    public static var parameterSummary: EmptySummary { EmptySummary() }
}

/// The parameters of a widget. It is never performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Nothing: a widget's parameters are read, not performed.
    public func perform() async throws -> some IntentResult { .result() }
}

/// The parameters of a control of the system's. It is never performed.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Nothing: a control's parameters are read, not performed.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An action that a live activity's button runs; here it runs in the app.
public protocol LiveActivityIntent: AppIntent {}
/// An action that plays something.
public protocol AudioPlaybackIntent: AppIntent {}

/// An action that opens something of the app's.
public protocol OpenIntent: AppIntent {
    /// What is opened.
    associatedtype Value
    /// What is opened.
    var target: Value { get set }
}

/// An action that sets a value.
public protocol SetValueIntent: AppIntent {
    /// The value's type.
    associatedtype ValueType
    /// The value.
    var value: ValueType { get set }
}

/// What an action does, in words.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// The words.
    public let descriptionText: LocalizedStringResource
    /// The group of actions that it belongs to.
    public let categoryName: LocalizedStringResource?
    /// Further words to find it by.
    public let searchKeywords: [LocalizedStringResource]

    /// A description in words.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
