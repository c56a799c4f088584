import AppIntents

/// Gives the values of a control.
@MainActor @preconcurrency
public protocol ControlValueProvider {
    /// The type of the values.
    associatedtype Value
    /// The value that the control shows where people choose it.
    var previewValue: Value { get }
    /// The value of this moment. Where it throws, the control keeps the value that it has, and the error is logged.
    func currentValue() async throws -> Value
}

/// Gives the values of a control with parameters.
@MainActor @preconcurrency
public protocol AppIntentControlValueProvider {
    /// The type of the parameters.
    associatedtype Configuration: ControlConfigurationIntent
    /// The type of the values.
    associatedtype Value
    /// The value that the control shows where people choose it.
    func previewValue(configuration: Configuration) -> Value
    /// The value of this moment. Where it throws, the control keeps the value that it has, and the error is logged.
    func currentValue(configuration: Configuration) async throws -> Value
}
