import Foundation

/// A type whose values can be plotted: numbers, dates, strings, and types that stand for one of these.
///
/// A raw-representable type only has to name the protocol, when its raw values can be plotted.
public protocol Plottable {
    /// The number, date or string that is plotted in place of a value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The value as a number, a date or a string.
    var primitivePlottable: PrimitivePlottable { get }

    /// The value that a number, a date or a string stands for; nil if it stands for none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// The types that a chart plots directly: all numbers, `Decimal`, `Date` and `String`.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value for the scales of a chart.
    var _plotValue: _PlotValue { get }
    /// The value at a place of a scale; nil for a value of another kind.
    init?(_plotValue: _PlotValue)
}

/// A value as scales know it.
public struct _PlotValue: Hashable, Sendable {
    let value: PlotValue
    /// Whether values of its type are whole numbers.
    let isInteger: Bool

    init(_ value: PlotValue, isInteger: Bool = false) {
        self.value = value
        self.isInteger = isInteger
    }
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable {
    var plotValue: PlotValue { primitivePlottable._plotValue.value }

    init?(plotValue: PlotValue) {
        guard let primitive = PrimitivePlottable(_plotValue: _PlotValue(plotValue)) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension RawRepresentable where Self: Plottable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotValue: _PlotValue { _PlotValue(.number(Double(self))) }
    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue.value else { return nil }
        self.init(number)
    }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
    public var _plotValue: _PlotValue { _PlotValue(.number(Double(self)), isInteger: true) }
    /// The integer nearest to zero at a place of a scale; nil outside of the type's range.
    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue.value, let whole = Self(exactly: number.rounded(.towardZero)) else {
            return nil
        }
        self = whole
    }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Float16: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { _PlotValue(.number(NSDecimalNumber(decimal: self).doubleValue)) }
    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue.value, number.isFinite else { return nil }
        self.init(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { _PlotValue(.date(timeIntervalSinceReferenceDate)) }
    public init?(_plotValue: _PlotValue) {
        guard case .date(let seconds) = _plotValue.value else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: PrimitivePlottableProtocol {
    public var _plotValue: _PlotValue { _PlotValue(.category(self)) }
    public init?(_plotValue: _PlotValue) {
        guard case .category(let name) = _plotValue.value else { return nil }
        self = name
    }
}
