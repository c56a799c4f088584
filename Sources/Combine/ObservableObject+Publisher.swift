import Foundation
import OpenCombine
import PublishedFields

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// What sends before a `@Published` property changes, or when the object says so by `send()`; the same each time.
    ///
    /// OpenCombine's own is a new one each time where the object has no `@Published` property, and nobody hears it.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.shared.publisher(of: self) }
}

/// The publishers of the objects that have been asked for theirs.
///
/// `@unchecked Sendable`: what changes is only touched while the lock is held, and publishers lock themselves. The lock is
/// recursive, since an object that reflects itself may come back here.
private final class ChangePublishers: @unchecked Sendable {
    static let shared = ChangePublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// With how many entries those of objects that are gone are looked for next.
    private var limit = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let id = ObjectIdentifier(object)
        // Another object may have been where this one is now.
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
