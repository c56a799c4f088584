import Foundation

extension Timer {
    /// A timer that never fires: `Timer()`, which files use until they make the timer that they need.
    ///
    /// - Parameter idle: Nothing. An extension cannot declare `init()` again, which Foundation's timer hides on Linux.
    public convenience init(idle: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        invalidate()
    }
}
