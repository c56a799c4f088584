import Dispatch

/// A thread that writes pages, one after the other.
final class PDFPageThread {
    private let queue = DispatchQueue(label: "PDF pages")
    private let group = DispatchGroup()
    private let outcome = Outcome()

    /// What is to be written.
    ///
    /// Unchecked: from `start` to the end of `wait` the thread alone uses the document, its pages and elements. The
    /// caller then uses no more of an element than its number on a page and its role, which the thread leaves alone.
    struct Work: @unchecked Sendable {
        let document: PDFDocument
        let steps: [PDFStep]
    }

    /// Unchecked: written by the thread, and read after `wait`.
    private final class Outcome: @unchecked Sendable {
        var error: (any Error)?
    }

    /// Starts to write. The work before must have ended.
    func start(_ work: Work) {
        queue.async(group: group) { [work, outcome] in
            do { try work.document.carryOut(work.steps) } catch { outcome.error = outcome.error ?? error }
        }
    }

    /// Waits for the end of the work. Returns the first error of all.
    func wait() -> (any Error)? {
        group.wait()
        return outcome.error
    }
}
