import Foundation
import RoostTesting
import XCTest

extension Snapshotting where Value == String, Format == String {
    /// A text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// Compares texts line by line.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard old != new else { return nil }
            let lines = LineDifference.text(old, new)
            var patch = XCTAttachment(data: Data(lines.utf8), uniformTypeIdentifier: "public.patch-file")
            patch.name = "difference"
            return ("The text differs (- reference, + actual):\n\(lines)", [patch])
        }
    }
}

extension Snapshotting where Format == String {
    /// The value's description.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

    /// The value as an indented tree of all that it consists of. Sets and dictionaries are sorted, and addresses left
    /// out.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { DumpedValue($0).text } }

    /// A value of arrays, dictionaries, strings and numbers as JSON.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            guard JSONSerialization.isValidJSONObject(value),
                let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
            else { return "\(value) is nothing that JSON can express" }
            return String(decoding: data, as: UTF8.self)
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// The value as an encoder writes it.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded("json") { try encoder.encode($0) }
    }

    /// The value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// The value as an encoder writes it.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded("plist") { try encoder.encode($0) }
    }

    private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            do { return String(decoding: try encode(value), as: UTF8.self) } catch {
                return "\(value) cannot be encoded: \(error)"
            }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, which must be equal.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
                guard old != new else { return nil }
                return ("The data differs: \(new.count) bytes, the reference \(old.count).", [])
            })
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// The results of a function for all cases of its argument, a line each.
    public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
        var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> A) in
            let results = Value.allCases.map { input in
                witness.snapshot(function(input)).map { "\"\(input)\",\"\($0)\"" }
            }
            return results.reduce(Async(value: [])) { lines, line in
                Async { callback in lines.run { before in line.run { callback(before + [$0]) } } }
            }
            .map { $0.joined(separator: "\n") }
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}

extension Snapshotting {
    /// A strategy that waits before it takes its snapshot.
    /// - Parameter duration: In seconds.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                let pause = XCTestExpectation(description: "pause")
                pause.isInverted = true
                _ = XCTWaiter.wait(for: [pause], timeout: duration)
                strategy.snapshot(value).run(callback)
            }
        }
    }
}
