import Dispatch

/// Work on all cores.
enum Parallel {
    /// The memory for results.
    ///
    /// Unchecked because only one iteration writes each index, and the results are read after all have ended.
    private struct Slots<Result>: @unchecked Sendable {
        let base: UnsafeMutablePointer<Result?>
    }

    /// A closure that is called from several threads at once.
    ///
    /// Unchecked because the closures here only read their captures, or write to places of their own iteration.
    private struct Work<Result>: @unchecked Sendable {
        let body: (Int) -> Result
    }

    /// The results of `body` for 0 ..< count, in order.
    static func map<Result>(_ count: Int, _ body: (Int) -> Result) -> [Result] {
        if count == 1 { return [body(0)] }
        let results = UnsafeMutablePointer<Result?>.allocate(capacity: count)
        results.initialize(repeating: nil, count: count)
        defer {
            results.deinitialize(count: count)
            results.deallocate()
        }
        withoutActuallyEscaping(body) { body in
            let (slots, work) = (Slots(base: results), Work(body: body))
            DispatchQueue.concurrentPerform(iterations: count) { slots.base[$0] = work.body($0) }
        }
        return (0..<count).map { results[$0]! }
    }
}
