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

    private func numbers(of values: AxisMarkValues, on scale: inout PositionScale) -> [Double] {
        let roundsLower = values.roundsLower ?? !scale.isFixed
        let roundsUpper = values.roundsUpper ?? !scale.isFixed
        var step = 1.0
        switch values.content {
        case .automatic(let minimumStride, let desiredCount):
            let count = desiredCount ?? 5
            if scale.transform == .log {
                return NumberTicks.logarithmic(from: scale.lower, to: scale.upper, desiredCount: count)
            }
            step = NumberTicks.step(
                from: scale.lower, to: scale.upper, desiredCount: count, minimumStride: minimumStride,
                roundsLower: roundsLower, roundsUpper: roundsUpper)
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
