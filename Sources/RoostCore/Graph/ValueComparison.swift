@_spi(Reflection) import Swift
import Foundation
import RoostLocks

/// Compares two values of one type.
///
/// Plain data is compared by its bytes, except for padding between fields and for the bytes of a nil optional, which
/// may be anything. A field that is `Equatable` and not plain data (a string, an array, a colour) is compared by `==`,
/// as in Apple's SwiftUI, so that a view made again from equal values is not evaluated again. Everything else is equal
/// if its bytes are: references by identity, closures by their context.
///
/// Values that are not known to be equal may still be equal; then a body is evaluated without need.
// Unchecked: immutable offsets and types.
final class ValueComparison: @unchecked Sendable {
    private enum Step {
        case bytes(Range<Int>)
        /// Bytes that may contain values which, on their own, would be compared in another way.
        case opaque(Range<Int>)
        case equatable(Range<Int>, any Equatable.Type)
        /// An optional with a last byte that marks nil, and the comparison of its payload. Comparisons by type live as
        /// long as the process.
        case tagged(Range<Int>, Unmanaged<ValueComparison>)
        /// An optional without such a byte: nil is a bit pattern that the payload cannot have.
        case optional(Range<Int>, any OptionalType.Type, Unmanaged<ValueComparison>)
    }

    private let steps: ContiguousArray<Step>

    private init<T>(of type: T.Type) {
        var steps = ContiguousArray<Step>()
        _ = _forEachField(of: Field<T>.self) { _, _, type, kind in
            Self.append(type, kind, at: 0, to: &steps)
            return true
        }
        self.steps = steps
    }

    /// A type's field: runtime reflection knows the kind of fields only.
    private struct Field<T> { var value: T }

    private static func append(
        _ type: Any.Type, _ kind: _MetadataKind, at offset: Int, to steps: inout ContiguousArray<Step>
    ) {
        func append<T>(_: T.Type) {
            let place = offset..<offset + MemoryLayout<T>.size
            guard !place.isEmpty else { return }
            switch kind {
            case .struct, .tuple:
                if !_isPOD(T.self), let type = T.self as? any Equatable.Type {
                    return steps.append(.equatable(place, type))
                }
                var hasFields = false
                _ = _forEachField(of: T.self) { _, fieldOffset, type, kind in
                    Self.append(type, kind, at: offset + fieldOffset, to: &steps)
                    hasFields = true
                    return true
                }
                if !hasFields { appendBytes(place, to: &steps) }
            case .enum:
                if let type = T.self as? any Equatable.Type {
                    steps.append(.equatable(place, type))
                } else {
                    steps.append(.opaque(place))
                }
            case .existential: steps.append(.opaque(place))
            case .optional:
                let type = T.self as! any OptionalType.Type
                // A reference to an object may be weak, and then is not what its type says.
                guard type.wrapsValue else { return appendBytes(place, to: &steps) }
                if !_isPOD(T.self), let type = T.self as? any Equatable.Type {
                    steps.append(.equatable(place, type))
                } else if type.hasTag {
                    steps.append(.tagged(place, .passUnretained(type.wrappedComparison)))
                } else {
                    steps.append(.optional(place, type, .passUnretained(type.wrappedComparison)))
                }
            default: appendBytes(place, to: &steps)
            }
        }
        _openExistential(type, do: append)
    }

    private static func appendBytes(_ place: Range<Int>, to steps: inout ContiguousArray<Step>) {
        if case .bytes(let last)? = steps.last, last.upperBound == place.lowerBound {
            steps[steps.count - 1] = .bytes(last.lowerBound..<place.upperBound)
        } else {
            steps.append(.bytes(place))
        }
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { difference(a, b) == nil }

    /// The bytes of the first difference found between two values; nil if they are known to be equal.
    func difference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Range<Int>? {
        steps.withUnsafeBufferPointer { steps in
            for step in steps {
                switch step {
                case .bytes(let place):
                    guard memcmp(a + place.lowerBound, b + place.lowerBound, place.count) != 0 else { continue }
                    var offset = place.lowerBound
                    while memcmp(a + offset, b + offset, 1) == 0 { offset += 1 }
                    return offset..<offset + 1
                case .opaque(let place):
                    guard memcmp(a + place.lowerBound, b + place.lowerBound, place.count) == 0 else { return place }
                case .equatable(let place, let type):
                    let (a, b) = (a + place.lowerBound, b + place.lowerBound)
                    guard memcmp(a, b, place.count) == 0 || type.areEqual(at: a, b) else { return place }
                case .tagged(let place, let wrapped):
                    let tag = a.load(fromByteOffset: place.upperBound - 1, as: UInt8.self)
                    guard tag == b.load(fromByteOffset: place.upperBound - 1, as: UInt8.self) else {
                        return place
                    }
                    guard tag == 0 else { continue }
                    if let inner = wrapped.difference(a, b, at: place.lowerBound) { return inner }
                case .optional(let place, let type, let wrapped):
                    let isNil = type.isNil(at: a + place.lowerBound)
                    guard isNil == type.isNil(at: b + place.lowerBound) else { return place }
                    guard !isNil else { continue }
                    if let inner = wrapped.difference(a, b, at: place.lowerBound) { return inner }
                }
            }
            return nil
        }
    }

    // MARK: By type

    private static let known = Mutex<[ObjectIdentifier: ValueComparison]>([:])

    static func of<T>(_ type: T.Type) -> ValueComparison {
        if let comparison = known.withLock({ $0[ObjectIdentifier(type)] }) { return comparison }
        // Made outside the lock, because a type needs the comparisons of its parts.
        let made = ValueComparison(of: type)
        // Two threads may have made it. The first one stays, because others may refer to it.
        return known.withLock { known in
            let comparison = known[ObjectIdentifier(type)] ?? made
            known[ObjectIdentifier(type)] = comparison
            return comparison
        }
    }
}

extension Unmanaged<ValueComparison> {
    /// The same for the values at an offset in both values.
    fileprivate func difference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, at offset: Int) -> Range<Int>? {
        guard let inner = _withUnsafeGuaranteedRef({ $0.difference(a + offset, b + offset) }) else { return nil }
        return inner.lowerBound + offset..<inner.upperBound + offset
    }
}

/// Whether two values have the same representation, byte by byte.
///
/// Equal bytes mean equal values as long as both are alive (references and closure contexts included). Values with
/// different bytes may still be equal.
@inline(__always)
package func isBitwiseEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in memcmp(a, b, MemoryLayout<T>.size) == 0 }
    }
}

/// Whether two values are known to be equal.
package func isKnownEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in
            memcmp(a, b, MemoryLayout<T>.size) == 0 || ValueComparison.of(T.self).areEqual(a, b)
        }
    }
}

extension Equatable {
    fileprivate static func areEqual(at a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Borrowed<Self>.self).pointee
            .isEqual(to: b.assumingMemoryBound(to: Borrowed<Self>.self).pointee)
    }
}

/// A value in memory that cannot be copied. A generic function would copy both values, and retain all references in
/// them, to compare them.
private struct Borrowed<Value: Equatable>: ~Copyable {
    private let value: Value

    borrowing func isEqual(to other: borrowing Borrowed) -> Bool { value == other.value }
}

private protocol OptionalType {
    /// Whether the payload is a value, not a reference.
    static var wrapsValue: Bool { get }
    static var wrappedComparison: ValueComparison { get }
    /// Whether a byte after the payload marks nil: 0 if there is a payload.
    static var hasTag: Bool { get }
    static func isNil(at pointer: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalType {
    private struct Field { var value: Wrapped }

    static var wrapsValue: Bool {
        var isValue = false
        _ = _forEachField(of: Field.self) { _, _, _, kind in
            isValue = [.struct, .tuple, .enum, .optional].contains(kind)
            return true
        }
        return isValue
    }

    static var wrappedComparison: ValueComparison { .of(Wrapped.self) }

    static var hasTag: Bool { MemoryLayout<Wrapped?>.size == MemoryLayout<Wrapped>.size + 1 }

    static func isNil(at pointer: UnsafeRawPointer) -> Bool {
        pointer.assumingMemoryBound(to: Wrapped?.self).pointee == nil
    }
}
