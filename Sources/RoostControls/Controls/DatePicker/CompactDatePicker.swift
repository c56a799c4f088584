import CoreGraphics
import Foundation
import RoostCore

/// The day and the time as buttons beside the label. Each opens its editor below.
nonisolated struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @State private var open: DatePickerComponents = []
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    @MainActor var body: some View {
        VStack(alignment: .trailing, spacing: 12) {
            ControlRow(label: configuration.label) {
                HStack(spacing: 6) {
                    if configuration.displayedComponents.contains(.date) { part(.date, dayFormat) }
                    if configuration.displayedComponents.contains(.hourAndMinute) {
                        part(.hourAndMinute, timeFormat)
                    }
                }
            }
            if !open.isEmpty { GraphicalDatePicker(configuration: configuration, components: open) }
        }
    }

    @MainActor private func part(_ component: DatePickerComponents, _ format: Date.FormatStyle) -> some View {
        DatePartButton(
            words: configuration.selection.formatted(format), height: 34,
            isOpen: Binding {
                open == component
            } set: {
                open = $0 ? component : []
            })
    }

    private var dayFormat: Date.FormatStyle {
        Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
    }

    private var timeFormat: Date.FormatStyle {
        Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
