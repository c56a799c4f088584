import AppIntents
import RoostTesting
import Testing
@testable import WidgetKit

/// A control as Xcode's template writes it.
private struct TimerControl: ControlWidget {
    static let kind = "org.example.timer"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { value in
            ControlWidgetToggle("Start Timer", isOn: value.isRunning, action: StartTimer(value.name)) { isRunning in
                Label(isRunning ? "Running" : "Stopped", systemImage: "timer")
            }
        }
        .displayName("Timer")
        .description("Runs a timer.")
    }

    struct Value {
        var isRunning: Bool
        var name: String
    }

    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: TimerConfiguration) -> Value {
            Value(isRunning: false, name: configuration.timerName)
        }

        func currentValue(configuration: TimerConfiguration) async throws -> Value {
            Value(isRunning: Timers.shared.isRunning, name: configuration.timerName)
        }
    }
}

private struct TimerConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer Name Configuration"
    @Parameter(title: "Timer Name", default: "Timer") var timerName: String
}

private struct StartTimer: SetValueIntent {
    static let title: LocalizedStringResource = "Start a timer"
    @Parameter(title: "Timer Name") var name: String
    @Parameter(title: "Timer is running") var value: Bool

    init() {}
    init(_ name: String) { self.name = name }

    func perform() async throws -> some IntentResult {
        let (name, value) = (name, value)
        await MainActor.run {
            Timers.shared.isRunning = value
            Timers.shared.name = name
        }
        return .result()
    }
}

@MainActor private final class Timers {
    static let shared = Timers()
    var isRunning = false
    var name = ""
}

private struct OpenControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "open") {
            ControlWidgetButton(action: StartTimer("Opened")) { Label("Open", systemImage: "lightbulb") }.tint(.orange)
        }
    }
}

private struct Both: WidgetBundle {
    var body: some Widget {
        WidgetTests.StepsWidget()
        OpenControl()
        TimerControl()
    }
}

@MainActor struct ControlWidgetTests {
    @Test func `A control shows its title, and the words for its value`() {
        let window = LiveView(ControlWidgetView(TimerControl()), size: CGSize(width: 200, height: 100))
        #expect(window.contains("Start Timer"))
        #expect(window.contains("Stopped"))
        #expect(window.element(.toggle)?.isOn == false)
    }

    @Test func `A toggle that is on is read as on`() {
        struct On: ControlWidget {
            var body: some ControlWidgetConfiguration {
                StaticControlConfiguration(kind: "on") {
                    ControlWidgetToggle("Light", isOn: true, action: StartTimer())
                }
            }
        }
        let window = LiveView(ControlWidgetView(On()), size: CGSize(width: 200, height: 100))
        #expect(window.element(.toggle, "Light")?.isOn == true)
    }

    @Test func `A press runs the action with the other value, and the control shows what is then`() async throws {
        let window = LiveView(ControlWidgetView(TimerControl()), size: CGSize(width: 200, height: 100))
        #expect(window.tap(.toggle))
        while !Timers.shared.isRunning { await Task.yield() }
        #expect(Timers.shared.name == "Timer")
        let template = try await TimerControl().body._control.current()
        #expect(template._parts.isOn == true)
    }

    @Test func `A bundle has widgets and controls`() {
        let configuration = Both().body.body
        #expect(configuration._kinds.map(\.kind) == ["steps"])
        #expect(configuration._controls.map(\.kind) == ["open", TimerControl.kind])
        #expect(configuration._controls[1].displayName == "Timer")
    }

    @Test func `A button has no value`() {
        let parts = OpenControl().body._control.preview()._parts
        #expect(parts.isOn == nil)
        #expect(parts.tint == .orange)
        #expect(ControlWidgetTests.size(of: OpenControl()) == CGSize(width: 158, height: 70))
    }

    private static func size(of control: some ControlWidget) -> CGSize? {
        LayoutReport(of: ControlWidgetView(control), proposal: .unspecified).size
    }
}
