import RoostLog
import SwiftUI

/// Runs actions for controls.
enum IntentRunner {
    static func run(_ intent: some AppIntent) {
        Task { @MainActor in
            do {
                _ = try await intent.perform()
            } catch {
                Log.warning("The intent \(type(of: intent)) failed: \(error)")
            }
        }
    }

    static func warnOfSnippet() {
        Log.warning("An intent's result has a view, which is shown nowhere: there is no assistant here")
    }
}

extension Button {
    /// A button that runs an action. An error of the action's is logged.
    public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { IntentRunner.run(intent) }, label: label)
    }

    /// A button with a role that runs an action. An error of the action's is logged.
    public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { IntentRunner.run(intent) }, label: label)
    }
}

extension Button where Label == Text {
    /// A button with a text that runs an action. An error of the action's is logged.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(titleKey) { IntentRunner.run(intent) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(title) { IntentRunner.run(intent) }
    }
}

extension Toggle {
    /// A toggle that shows a value and runs an action when it is pressed.
    public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in IntentRunner.run(intent) }), label: label)
    }
}

extension Toggle where Label == Text {
    /// A toggle with a text that shows a value and runs an action when it is pressed.
    public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in IntentRunner.run(intent) }))
    }
}
