/// A way to take a snapshot of a value: transforms it into something that can be compared and kept in a file.
///
/// ```swift
/// assertSnapshot(of: Card(), as: .image(layout: .device(config: .iPhone13)))
/// assertSnapshot(of: model, as: .json)
/// ```
public struct Snapshotting<Value, Format> {
    /// The extension of reference files; nil for none.
    public var pathExtension: String?
    /// Compares two snapshots, and turns them into files.
    public var diffing: Diffing<Format>
    /// Takes the snapshot of a value.
    public var snapshot: (Value) -> Async<Format>

    /// A strategy whose snapshots may arrive later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// A strategy of a transform.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// A strategy for another type, whose values are transformed into this strategy's.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// A strategy for another type, whose values become this strategy's, perhaps later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { [snapshot] value in
            Async { callback in transform(value).run { snapshot($0).run(callback) } }
        }
    }
}

/// A strategy whose snapshots are the values themselves.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// A strategy whose snapshots are the values themselves.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}
