import Foundation
import OpenCombine
import PublishedFields

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property changes, or when the object calls `send()`. It is the same publisher on
    /// each read.
    ///
    /// OpenCombine's own is a new one on each read where the object has no `@Published` property, so that nobody hears
    /// it.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.shared.publisher(of: self) }
}

/// The publishers of the objects that have been asked for theirs.
///
/// `@unchecked Sendable`: the mutable state is touched only while the lock is held, and publishers lock themselves. The
/// lock is recursive, since an object that reflects itself may come back here.
private final class ChangePublishers: @unchecked Sendable {
    static let shared = ChangePublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of freed objects are removed next.
    private var limit = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let id = ObjectIdentifier(object)
        // Another object may have had this address before.
        if let entry = entries[id], entry.object === object { return entry.publisher }
        let publisher = publisherOfPublishedFields(of: object) ?? ObservableObjectPublisher()
        entries[id] = Entry(object: object, publisher: publisher)
        if entries.count > limit {
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, 2 * entries.count)
        }
        return publisher
    }
}
