import Dispatch
import Foundation
import RoostLocks
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

struct ValueComparisonTests {
    /// Whether two values, one lying on zeros and one on ones, are told to be equal: what is not part of them differs.
    private func areEqual<T>(_ a: T, _ b: T) -> Bool {
        func place(_ value: T, on byte: UInt8) -> UnsafeMutableRawPointer {
            let place = UnsafeMutableRawPointer.allocate(
                byteCount: max(1, MemoryLayout<T>.stride), alignment: MemoryLayout<T>.alignment)
            memset(place, Int32(byte), MemoryLayout<T>.stride)
            place.bindMemory(to: T.self, capacity: 1).initialize(to: value)
            return place
        }
        let (first, second) = (place(a, on: 0), place(b, on: 0xff))
        defer {
            for place in [first, second] {
                place.assumingMemoryBound(to: T.self).deinitialize(count: 1)
                place.deallocate()
            }
        }
        return ValueComparison.of(T.self).areEqual(first, second)
    }

    struct Padded {
        var flag: Bool
        var number: Double
        var width: Double?
        var pair: (UInt8, Int32)
    }

    @Test func `Bytes between fields do not count`() {
        let value = Padded(flag: true, number: 1, width: nil, pair: (1, 2))
        #expect(areEqual(value, value))
        #expect(!areEqual(value, Padded(flag: true, number: 1, width: nil, pair: (2, 2))))
        #expect(!areEqual(value, Padded(flag: false, number: 1, width: nil, pair: (1, 2))))
    }

    @Test func `What an optional would hold counts where it holds it`() {
        var value = Padded(flag: true, number: 1, width: 0, pair: (1, 2))
        #expect(areEqual(value, value))
        #expect(!areEqual(value, Padded(flag: true, number: 1, width: nil, pair: (1, 2))))
        let other = value
        value.width = 3
        #expect(!areEqual(value, other))
        #expect(areEqual(Int??.some(nil), .some(nil)))
        #expect(!areEqual(Int??.some(nil), .none))
    }

    struct Held<Value> {
        var value: Value
        var other: Int?
    }

    /// Comparisons hold those of their parts without counting: one that was replaced would be gone.
    @Test func `Threads that ask for a comparison at once get the same one`() {
        func ask<T>(for type: T.Type, depth: Int) {
            let found = Mutex<Set<ObjectIdentifier>>([])
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                let comparison = ValueComparison.of(T.self)
                found.withLock { _ = $0.insert(ObjectIdentifier(comparison)) }
            }
            #expect(found.withLock { $0.count } == 1)
            if depth > 0 { ask(for: Held<T?>.self, depth: depth - 1) }
        }
        // Where two threads meet is chance; among so many types some do.
        ask(for: Held<UInt16>.self, depth: 12)
        ask(for: Held<String>.self, depth: 12)
        ask(for: Held<[Int]>.self, depth: 12)
        ask(for: Held<Padded>.self, depth: 12)
    }

    struct Person {
        var name: String
        var tags: [String]
        var nickname: String?
    }

    @Test func `Strings and arrays are equal where their values are`() {
        func person(_ name: String, tag: String) -> Person {
            // Long enough to be kept outside the value, and so each at an address of its own.
            Person(name: "A long name: " + name, tags: ["a long tag", tag], nickname: "also quite long, " + tag)
        }
        #expect(areEqual(person("Ada", tag: "x"), person("Ada", tag: "x")))
        #expect(!areEqual(person("Ada", tag: "x"), person("Bob", tag: "x")))
        #expect(!areEqual(person("Ada", tag: "x"), person("Ada", tag: "y")))
    }

    /// Compared by what it says, though it is plain data: as in Apple's SwiftUI its bytes count.
    struct Plain: Equatable {
        var id: Int
        var note: Int
        static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    }

    @Test func `Plain data is what its bytes say, whatever == says`() {
        #expect(!areEqual(Plain(id: 1, note: 1), Plain(id: 1, note: 2)))
    }

    final class Model: Equatable {
        static func == (a: Model, b: Model) -> Bool { true }
    }

    struct Holder {
        weak var model: Model?
        unowned var other: Model
        var strong: Model?
    }

    @Test func `Objects are equal where they are the same one`() {
        let (a, b) = (Model(), Model())
        #expect(areEqual(Holder(model: a, other: a, strong: a), Holder(model: a, other: a, strong: a)))
        #expect(!areEqual(Holder(model: a, other: a, strong: a), Holder(model: a, other: b, strong: a)))
        #expect(!areEqual(Holder(model: a, other: a, strong: nil), Holder(model: a, other: a, strong: a)))
    }

    enum Choice: Equatable {
        case none, number(Int), words(String, Bool)
    }

    @Test func `Cases are compared with what they hold`() {
        let words = { (text: String) in Choice.words("quite a long text " + text, true) }
        #expect(areEqual(words("a"), words("a")))
        #expect(!areEqual(words("a"), words("b")))
        #expect(!areEqual(Choice.none, .number(0)))
        #expect(areEqual(Choice.none, .none))
    }

    @Test func `Closures and types are compared, and nothing at all is equal to itself`() {
        struct Nothing {}
        #expect(areEqual(Nothing(), Nothing()))
        #expect(areEqual(Int.self as Any.Type, Int.self))
        #expect(!areEqual(Int.self as Any.Type, String.self))
        struct Row {
            let action: () -> Void
        }
        let row = { (number: Int) in Row { print(number) } }
        let first = row(1)
        #expect(areEqual(first, first))
        #expect(!areEqual(first, row(1)))
    }
}
