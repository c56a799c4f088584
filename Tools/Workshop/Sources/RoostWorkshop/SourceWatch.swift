import Foundation

/// Tells whether something has changed in some folders, by the system's own notices: looking at each file takes a
/// hundredth of a second, and that many times a second.
final class SourceWatch {
    private let notices: CInt
    private var folders: [String: CInt] = [:]
    private var isComplete = true
    private var lastLook = ContinuousClock.now

    /// A file that has been written or come by another name, one that has gone, and a new folder.
    private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB)
    /// Without a notice the files are looked at after this time: some file systems give none.
    private static let patience = (complete: Duration.seconds(5), incomplete: Duration.milliseconds(200))

    init() { notices = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC)) }

    deinit { if notices >= 0 { close(notices) } }

    /// Watches these folders alone.
    func follow(_ wanted: Set<String>) {
        for (folder, watch) in folders where !wanted.contains(folder) {
            inotify_rm_watch(notices, watch)
            folders[folder] = nil
        }
        isComplete = notices >= 0
        for folder in wanted where folders[folder] == nil {
            let watch = inotify_add_watch(notices, folder, Self.mask)
            if watch >= 0 { folders[folder] = watch } else { isComplete = false }
        }
    }

    /// Whether the files are to be looked at: after a notice, or a long time without one.
    func takeNotice() -> Bool {
        let isNoticed = drain()
        let patience = isComplete ? Self.patience.complete : Self.patience.incomplete
        guard isNoticed || ContinuousClock.now - lastLook > patience else { return false }
        lastLook = .now
        return true
    }

    private func drain() -> Bool {
        var bytes = [UInt8](repeating: 0, count: 4096)
        var isNoticed = false
        while read(notices, &bytes, bytes.count) > 0 { isNoticed = true }
        return isNoticed
    }
}
