import SwiftUI

extension ControlSheet {
    static let toggles = [
        ControlSheet("Toggle", "Turns a setting on or off.") {
            State("On") { Toggle("Sounds", isOn: .constant(true)) }
            State("Off") { Toggle("Sounds", isOn: .constant(false)) }
            State("Disabled, on", ".disabled(true)") { Toggle("Sounds", isOn: .constant(true)).disabled(true) }
            State("Disabled, off", ".disabled(true)") { Toggle("Sounds", isOn: .constant(false)).disabled(true) }
            State("Tinted", ".tint(.orange)") { Toggle("Sounds", isOn: .constant(true)).tint(.orange) }
            State("A button, on", ".toggleStyle(.button)") {
                Toggle("Bold", systemImage: "bold", isOn: .constant(true)).toggleStyle(.button)
            }
            State("A button, off", ".toggleStyle(.button)") {
                Toggle("Bold", systemImage: "bold", isOn: .constant(false)).toggleStyle(.button)
            }
            State("In large text", ".dynamicTypeSize(.accessibility2)") {
                Toggle("Sounds of the keyboard", isOn: .constant(true)).dynamicTypeSize(.accessibility2)
            }
        }
    ]

    static let values = [
        ControlSheet("Slider", "Chooses a value of a range.") {
            State("At rest") { Slider(value: .constant(0.4)) }
            State("Held", input: .press(UnitPoint(x: 0.42, y: 0.5))) { Slider(value: .constant(0.4)) }
            State("At the least value") { Slider(value: .constant(0)) }
            State("At the greatest value") { Slider(value: .constant(1)) }
            State("Disabled", ".disabled(true)") { Slider(value: .constant(0.4)).disabled(true) }
            State("In steps", "Slider(value: …, in: 0...5, step: 1)") {
                Slider(value: .constant(2), in: 0...5, step: 1)
            }
            State("With labels", "minimumValueLabel, maximumValueLabel") {
                Slider(value: .constant(0.6)) {
                    Text("Brightness")
                } minimumValueLabel: {
                    Image(systemName: "sun.min")
                } maximumValueLabel: {
                    Image(systemName: "sun.max")
                }
            }
            State("Tinted", ".tint(.orange)") { Slider(value: .constant(0.6)).tint(.orange) }
        },
        ControlSheet("Stepper", "Raises or lowers a value.") {
            State("At rest") { Stepper("Guests: 2", value: .constant(2), in: 0...9) }
            State("Pressed", input: .press(UnitPoint(x: 0.88, y: 0.5))) {
                Stepper("Guests: 2", value: .constant(2), in: 0...9)
            }
            State("At its end", "value: …, in: 0...9") { Stepper("Guests: 9", value: .constant(9), in: 0...9) }
            State("Disabled", ".disabled(true)") { Stepper("Guests: 2", value: .constant(2)).disabled(true) }
            State("Without its label", ".labelsHidden()") { Stepper("Guests", value: .constant(2)).labelsHidden() }
        },
    ]
}
