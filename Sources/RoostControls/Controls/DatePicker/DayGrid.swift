import CoreGraphics
import Foundation
import RoostCore

/// The days of a month, and buttons to the months around it. The month's name brings up wheels for the month and the year.
nonisolated struct DayGrid: View {
    /// A day of the month that shows at first.
    let first: Date
    let isChosen: (Date) -> Bool
    let isInRange: (Date) -> Bool
    let choose: (Date) -> Void
    /// Whether the weeks lie closer to each other, above a time.
    var isDense = false
    /// A day of the month that shows now; nil for the first one.
    @State private var shown: Date?
    /// Whether wheels choose the month and the year.
    @State private var choosesMonth = false
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var surroundingCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        let month = Month(of: shown ?? first, in: calendar)
        VStack(spacing: 0) {
            header(month).padding(EdgeInsets(top: -0.67, leading: 0, bottom: 24.67, trailing: 0))
            if choosesMonth {
                days(month).hidden().overlay { monthWheels }
            } else {
                days(month)
            }
        }
        .padding(.bottom, -overhang)
    }

    // Read off pictures of iOS 26: six weeks at 390 points, alone and above a time. The lengths do not grow with the text.
    /// The largest width, in points. A guess: it was seen to fill 358.
    static let maximumWidth: CGFloat = 420
    /// The diameter of the disc behind a chosen day, in points.
    private static let disc: CGFloat = 44
    /// The room between the names of the days and the first week, in points.
    private static let roomAboveWeeks: CGFloat = 1
    /// The height of all weeks, which share it, in points.
    private var weeksHeight: CGFloat { isDense ? 254 : 278 }
    /// How far the last week reaches below the grid's frame, in points.
    private var overhang: CGFloat { isDense ? 0 : 15 }
    private var weekdayStyle: HierarchicalShapeStyle { isDense ? .secondary : .tertiary }

    private var calendar: Calendar {
        var calendar = surroundingCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    @MainActor private func header(_ month: Month) -> some View {
        HStack(spacing: 0) {
            Button {
                choosesMonth.toggle()
            } label: {
                HStack(spacing: 6) {
                    Text(
                        month.start.formatted(
                            Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide).year()
                        )
                    )
                    .font(.headline)
                    .foregroundStyle(choosesMonth ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                    Image(systemName: "chevron.forward")
                        .font(.subheadline.bold())
                        .foregroundStyle(.tint)
                        .rotationEffect(.degrees(choosesMonth ? 90 : 0))
                        .accessibilityHidden(true)
                }
            }
            .buttonStyle(FramedButtonStyle())
            Spacer(minLength: 0)
        }
        .padding(.leading, 12)
        .overlay(alignment: .trailing) {
            if !choosesMonth {
                HStack(spacing: 16) {
                    step(-1, from: month, "chevron.backward", "Previous month")
                    step(1, from: month, "chevron.forward", "Next month")
                }
            }
        }
    }

    @MainActor private func step(_ months: Int, from month: Month, _ symbol: String, _ label: String) -> some View {
        let start = calendar.date(byAdding: .month, value: months, to: month.start)
        let isOffered = start.map { Month(of: $0, in: calendar).days.contains(where: isInRange) } ?? false
        return Button {
            shown = start
        } label: {
            Image(systemName: symbol)
                .font(.callout.bold())
                .imageScale(.large)
                .foregroundStyle(isOffered ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                .frame(width: 29.33)
        }
        .buttonStyle(FramedButtonStyle())
        .disabled(!isOffered)
        .accessibilityLabel(Text(verbatim: label))
    }

    @MainActor private var monthWheels: some View {
        WheelDatePicker(
            configuration: DatePickerStyleConfiguration(
                label: .init(content: AnyView(EmptyView())),
                selection: Binding {
                    shown ?? first
                } set: {
                    shown = $0
                }, minimumDate: nil, maximumDate: nil, displayedComponents: .date),
            choosesDay: false)
    }

    @MainActor private func days(_ month: Month) -> some View {
        let weekdays = weekdays
        return VStack(spacing: 0) {
            HStack(spacing: 0) {
                ForEach(0..<7) { column in
                    Text(weekdays[column])
                        .font(.footnote.weight(.semibold))
                        .lineLimit(1)
                        .foregroundStyle(weekdayStyle)
                        .frame(maxWidth: .infinity)
                }
            }
            .padding(.bottom, Self.roomAboveWeeks)
            ForEach(0..<month.weeks) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7) { column in
                        Group {
                            if let day = month.day(week * 7 + column) {
                                button(for: day, height: weeksHeight / CGFloat(month.weeks))
                            } else {
                                Color.clear
                            }
                        }
                        .frame(maxWidth: .infinity)
                    }
                }
                .frame(height: weeksHeight / CGFloat(month.weeks))
            }
        }
    }

    /// Short names from the first day of the week on; single letters beside large text, whose columns have no room for more.
    private var weekdays: [String] {
        let symbols =
            dynamicTypeSize.isAccessibilitySize
            ? calendar.veryShortStandaloneWeekdaySymbols : calendar.shortStandaloneWeekdaySymbols
        let names = symbols.map { $0.uppercased(with: locale) }
        return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % max(1, names.count)] }
    }

    @MainActor private func button(for day: Date, height: CGFloat) -> some View {
        let isChosen = isChosen(day), isInRange = isInRange(day)
        return Button {
            choose(day)
        } label: {
            Text(verbatim: "\(calendar.component(.day, from: day))")
                .font(isChosen ? .title3.weight(.semibold) : .title3)
                .foregroundStyle(style(of: day, isChosen: isChosen, isInRange: isInRange))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    let disc = min(Self.disc, height)
                    if isChosen { Circle().fill(.tint.opacity(0.125)).frame(width: disc, height: disc) }
                }
        }
        .buttonStyle(FramedButtonStyle())
        .disabled(!isInRange)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private func style(of day: Date, isChosen: Bool, isInRange: Bool) -> AnyShapeStyle {
        if !isEnabled || !isInRange { return AnyShapeStyle(.quaternary) }
        return isChosen || calendar.isDateInToday(day) ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }
}

/// The days of a month, in the weeks of a calendar.
private struct Month {
    let start: Date
    /// The start of each day.
    let days: [Date]
    /// The number of cells in the first week that belong to the month before.
    private let offset: Int

    init(of date: Date, in calendar: Calendar) {
        start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        days = (0..<count).map { [start] in calendar.date(byAdding: .day, value: $0, to: start) ?? start }
        offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    }

    var weeks: Int { (offset + days.count + 6) / 7 }

    /// The day in a cell of the grid; nil in a cell of another month.
    func day(_ cell: Int) -> Date? {
        days.indices.contains(cell - offset) ? days[cell - offset] : nil
    }
}
