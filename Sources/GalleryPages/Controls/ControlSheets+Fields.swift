import SwiftUI

extension ControlSheet {
    static let fields = [
        ControlSheet("TextField", "Takes a line of text.") {
            State("Empty") { TextField("Name", text: .constant("")) }
            State("Filled") { TextField("Name", text: .constant("Ada Lovelace")) }
            State("With a border", ".textFieldStyle(.roundedBorder)") {
                TextField("Name", text: .constant("Ada Lovelace")).textFieldStyle(.roundedBorder)
            }
            State("Disabled", ".disabled(true)") {
                TextField("Name", text: .constant("Ada Lovelace")).textFieldStyle(.roundedBorder).disabled(true)
            }
            State("Of several lines", "axis: .vertical") {
                TextField(
                    "Note", text: .constant("The field grows with its text, from one line to as many as it needs."),
                    axis: .vertical
                )
                .textFieldStyle(.roundedBorder)
            }
            State("A number", "value: …, format: .currency(code: \"EUR\")") {
                TextField("Price", value: .constant(1234.5), format: .currency(code: "EUR"))
                    .textFieldStyle(.roundedBorder)
            }
        },
        ControlSheet("SecureField", "Takes a word that nobody may read.") {
            State("Empty") { SecureField("Password", text: .constant("")).textFieldStyle(.roundedBorder) }
            State("Filled") { SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder) }
            State("Disabled", ".disabled(true)") {
                SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder).disabled(true)
            }
        },
        ControlSheet("TextEditor", "Takes a long text.") {
            State("Filled", height: 140) {
                TextEditor(text: .constant("Bread\nOlive oil\nTwo lemons")).padding()
            }
            State("Disabled", ".disabled(true)", height: 140) {
                TextEditor(text: .constant("Bread\nOlive oil\nTwo lemons")).disabled(true).padding()
            }
        },
    ]

    static let progress = [
        ControlSheet("ProgressView", "Shows how far work has come, or that it goes on.") {
            State("A part") { ProgressView(value: 0.6) }
            State("With words", "ProgressView(\"Downloading\", value: 0.6)") { ProgressView("Downloading", value: 0.6) }
            State("Without an end", "ProgressView()") { ProgressView() }
            State("With words, without an end", "ProgressView(\"Loading\")") { ProgressView("Loading") }
            State("Large", ".controlSize(.large)") { ProgressView().controlSize(.large) }
            State("Tinted", ".tint(.orange)") { ProgressView(value: 0.6).tint(.orange) }
        },
        ControlSheet("Gauge", "Shows a value of a range.") {
            State("A bar") { SpeedGauge() }
            State("A ring", ".gaugeStyle(.accessoryCircular)") { SpeedGauge().gaugeStyle(.accessoryCircular) }
            State("A ring that fills", ".gaugeStyle(.accessoryCircularCapacity)") {
                SpeedGauge().gaugeStyle(.accessoryCircularCapacity)
            }
            State("A line", ".gaugeStyle(.accessoryLinear)") { SpeedGauge().gaugeStyle(.accessoryLinear) }
            State("A line that fills", ".gaugeStyle(.accessoryLinearCapacity)") {
                SpeedGauge().gaugeStyle(.accessoryLinearCapacity)
            }
            State("Tinted by a gradient", ".tint(Gradient(colors: …))") {
                SpeedGauge().gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
            }
        },
    ]
}

private struct SpeedGauge: View {
    var body: some View {
        Gauge(value: 0.7) {
            Text("km/h")
        } currentValueLabel: {
            Text("70")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
    }
}
