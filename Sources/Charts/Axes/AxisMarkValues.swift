import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues {
    enum Content {
        case automatic(minimumStride: Double, desiredCount: Int?)
        case stride(Double)
        case units(DateTicks.Step, Calendar?)
        case values([PlotValue])
    }

    let content: Content
    var roundsLower: Bool?
    var roundsUpper: Bool?

    /// Round values that suit the data and the room.
    public static var automatic: AxisMarkValues { automatic() }

    /// Round values that suit the data and the room.
    /// - Parameters:
    ///   - desiredCount: The number of marks to come near to.
    ///   - roundLowerBound: Whether the scale begins at a mark; by default where its domain follows from numbers.
    ///   - roundUpperBound: Whether the scale ends at a mark; by default where its domain follows from numbers.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            content: .automatic(minimumStride: 0, desiredCount: desiredCount), roundsLower: roundLowerBound,
            roundsUpper: roundUpperBound)
    }

    /// Round values that are at least a distance apart.
    /// - Parameters:
    ///   - minimumStride: The least distance between two marks, in the data's unit.
    ///   - desiredCount: The number of marks to come near to.
    ///   - roundLowerBound: Whether the scale begins at a mark; by default where its domain follows from numbers.
    ///   - roundUpperBound: Whether the scale ends at a mark; by default where its domain follows from numbers.
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        let stride = minimumStride.plotValue.number
        return AxisMarkValues(
            content: .automatic(minimumStride: stride.isFinite ? stride : 0, desiredCount: desiredCount),
            roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// The multiples of a step.
    /// - Parameters:
    ///   - roundLowerBound: Whether the scale begins at a mark; by default where its domain follows from the data.
    ///   - roundUpperBound: Whether the scale ends at a mark; by default where its domain follows from the data.
    public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            content: .stride(stepSize.plotValue.number), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }

    /// The starts of calendar units.
    /// - Parameters:
    ///   - count: The number of units from one mark to the next.
    ///   - roundLowerBound: Whether the scale begins at a mark.
    ///   - roundUpperBound: Whether the scale ends at a mark.
    ///   - calendar: The calendar of the units; the environment's by default.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            content: .units(DateTicks.Step(unit: component, count: max(count, 1)), calendar),
            roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
    }
}
