import Foundation
import SwiftUI

/// What an action returns.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
    /// The value's type.
    associatedtype Value: Sendable
    /// The value.
    var value: Value? { get }
}

/// A result with words for people.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view for people. It is shown nowhere here.
public protocol ShowsSnippetView: IntentResult {}
/// A result that is followed by another action.
public protocol OpensIntent: IntentResult {}

/// A result with any of a value, words, a view and a further action.
public struct IntentResultContainer<Value: Sendable, Opened: Sendable, Snippet: Sendable, Dialog: Sendable>:
    IntentResult
{
    /// The value; nil for none.
    public let value: Value?
    /// The words; nil for none.
    public let dialog: IntentDialog?

    fileprivate init(value: Value? = nil, dialog: IntentDialog? = nil) {
        self.value = value
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _IntentSnippet {}
extension IntentResultContainer: OpensIntent where Opened: AppIntent {}

/// The mark of a result with a view.
public struct _IntentSnippet: Sendable {}
/// The mark of a value: all types but `Never` may be one.
public protocol _IntentValue: Sendable {}

extension String: _IntentValue {}
extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Float: _IntentValue {}
extension Date: _IntentValue {}
extension URL: _IntentValue {}
extension UUID: _IntentValue {}
extension Data: _IntentValue {}
extension Array: _IntentValue where Element: _IntentValue {}
extension Optional: _IntentValue where Wrapped: _IntentValue {}

extension IntentResult {
    /// A result that says nothing.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { .init() }
    /// A result with words.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { .init(dialog: dialog) }
    /// A result with a value.
    public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
        .init(value: value)
    }
    /// A result with a value and words.
    public static func result<V>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { .init(value: value, dialog: dialog) }
    /// A result with a view, which is shown nowhere here, with a warning.
    @MainActor public static func result<Content: View>(
        @ViewBuilder view: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, _IntentSnippet, Never> {
        IntentRunner.warnOfSnippet()
        return .init()
    }
    /// A result with words and a view, which is shown nowhere here, with a warning.
    @MainActor public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder view: () -> Content
    ) -> Self where Self == IntentResultContainer<Never, Never, _IntentSnippet, IntentDialog> {
        IntentRunner.warnOfSnippet()
        return .init(dialog: dialog)
    }
}

/// Words for people.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The words.
    public let text: LocalizedStringResource

    /// Words.
    public init(_ text: LocalizedStringResource) { self.text = text }
    /// Words to be spoken, and others to be shown beside a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
    public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: DefaultStringInterpolation) {
        text = LocalizedStringResource(stringLiteral: String(stringInterpolation: stringInterpolation))
    }
}
