import Foundation

/// The values of an axis's marks: computes them from the scale, and rounds the scale's domain to them.
struct AxisPlan {
    let calendar: Calendar
    /// The axis's length in points, which limits the number of dates.
    let length: CGFloat

    /// The values of a group of marks.
    func values(of values: AxisMarkValues, on scale: inout PositionScale) -> (
        values: [PlotValue], step: DateTicks.Step?
    ) {
        if case .values(let list) = values.content {
            for value in list where value.kind == scale.kind { scale.extend(to: value.number) }
            return (list, nil)
        }
        switch scale.kind {
        case .category: return (scale.categories.map { .category($0) }, nil)
        case .number: return (numbers(of: values, on: &scale).map { .number($0) }, nil)
        case .date:
            let (dates, step) = dates(of: values, on: &scale)
            return (dates.map { .date($0) }, step)
        }
    }

    /// The number of marks to come near to where none is asked for, as Apple's pictures show: −6.15 to 1.25 has marks at
    /// −10, −5, 0 and 5, and a given domain from 80 to 105 has them at 80, 90 and 100.
    private static func desiredCount(on axis: ChartAxis) -> Int { axis == .y ? 4 : 5 }

    private func numbers(of values: AxisMarkValues, on scale: inout PositionScale) -> [Double] {
        let roundsLower = values.roundsLower ?? !scale.isFixed
        let roundsUpper = values.roundsUpper ?? !scale.isFixed
        var step = 1.0
        switch values.content {
        case .automatic(let minimumStride, let desiredCount):
            let count = desiredCount ?? Self.desiredCount(on: scale.axis)
            if scale.transform == .log {
                return NumberTicks.logarithmic(from: scale.lower, to: scale.upper, desiredCount: count)
            }
            step = NumberTicks.step(
                from: scale.lower, to: scale.upper, desiredCount: count,
                minimumStride: scale.isInteger ? max(1, minimumStride) : minimumStride, roundsLower: roundsLower,
                roundsUpper: roundsUpper)
        case .stride(let stride) where stride > 0: step = stride
        case .stride, .units, .values: break
        }
        let numbers = NumberTicks.multiples(
            of: step, from: scale.lower, to: scale.upper, roundsLower: roundsLower, roundsUpper: roundsUpper)
        if let first = numbers.first, let last = numbers.last {
            scale.extend(to: first)
            scale.extend(to: last)
        }
        return numbers
    }

    private func dates(
        of values: AxisMarkValues, on scale: inout PositionScale
    ) -> (dates: [Double], step: DateTicks.Step) {
        var ticks = DateTicks(calendar: calendar)
        var step: DateTicks.Step
        var isAligned = true
        switch values.content {
        case .units(let given, let own):
            step = given
            isAligned = false
            if let own { ticks = DateTicks(calendar: own) }
        case .automatic(let minimumStride, let desiredCount):
            let room = max(2, Int(length / 70))
            let count = desiredCount ?? room
            step = ticks.step(
                from: scale.lower, to: max(scale.upper, scale.lower + minimumStride * Double(count)),
                desiredCount: count)
        case .stride(let seconds): step = DateTicks.Step(unit: .second, count: max(1, Int(seconds)))
        case .values: step = DateTicks.Step(unit: .day, count: 1)
        }
        let dates = ticks.starts(
            of: step, from: scale.lower, to: scale.upper, isAligned: isAligned,
            roundsLower: values.roundsLower ?? false, roundsUpper: values.roundsUpper ?? false)
        if let first = dates.first, let last = dates.last {
            scale.extend(to: first)
            scale.extend(to: last)
        }
        return (dates, step)
    }
}
