import SwiftUI

extension ControlSheet {
    static let choices = [
        ControlSheet("Picker", "Chooses one of several values.") {
            State("A menu") { FruitPicker() }
            State("A menu that is open", height: 300, input: .taps([UnitPoint(x: 0.5, y: 0.15)])) {
                FruitPicker().frame(maxHeight: .infinity, alignment: .top).padding(.top, 30)
            }
            State("Disabled", ".disabled(true)") { FruitPicker().disabled(true) }
            State("Segments", ".pickerStyle(.segmented)") { FruitPicker().pickerStyle(.segmented) }
            State("Disabled segments", ".pickerStyle(.segmented).disabled(true)") {
                FruitPicker().pickerStyle(.segmented).disabled(true)
            }
            State("A palette", ".pickerStyle(.palette)") { FruitPicker().pickerStyle(.palette) }
            State("A wheel", ".pickerStyle(.wheel)") { FruitPicker().pickerStyle(.wheel) }
            State("In a list, inline", ".pickerStyle(.inline)", height: 270) {
                Form { FruitPicker().pickerStyle(.inline) }
            }
            State("A link to a list", ".pickerStyle(.navigationLink)", height: 180) {
                NavigationStack { Form { FruitPicker().pickerStyle(.navigationLink) } }
            }
        },
        ControlSheet("DatePicker", "Chooses a day and a time.") {
            State("Compact") { DatePicker("Starts", selection: .constant(day)) }
            State("Only the day", "displayedComponents: .date") {
                DatePicker("Starts", selection: .constant(day), displayedComponents: .date)
            }
            State("Disabled", ".disabled(true)") { DatePicker("Starts", selection: .constant(day)).disabled(true) }
            State("A calendar", ".datePickerStyle(.graphical)") {
                DatePicker("Starts", selection: .constant(day), displayedComponents: .date)
                    .datePickerStyle(.graphical)
            }
            State("Wheels", ".datePickerStyle(.wheel)") {
                DatePicker("Starts", selection: .constant(day)).datePickerStyle(.wheel).labelsHidden()
            }
        },
        ControlSheet("MultiDatePicker", "Chooses several days.") {
            State("Two days") {
                MultiDatePicker("Days off", selection: .constant(daysOff))
            }
        },
        ControlSheet("ColorPicker", "Chooses a colour.") {
            State("At rest") { ColorPicker("Background", selection: .constant(.orange)) }
            State("Disabled", ".disabled(true)") {
                ColorPicker("Background", selection: .constant(.orange)).disabled(true)
            }
        },
    ]

    /// Noon on 9 June 2025, in Greenwich.
    private static let day = Date(timeIntervalSinceReferenceDate: 771_163_200)

    private static let daysOff: Set<DateComponents> = [
        DateComponents(calendar: Calendar(identifier: .gregorian), year: 2025, month: 6, day: 9),
        DateComponents(calendar: Calendar(identifier: .gregorian), year: 2025, month: 6, day: 19),
    ]
}

private struct FruitPicker: View {
    var body: some View {
        Picker("Fruit", selection: .constant("Avocado")) {
            ForEach(["Apple", "Avocado", "Banana"], id: \.self) { Text($0) }
        }
    }
}
