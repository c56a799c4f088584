import Foundation
import SwiftUI
import Testing

// The lines that "Getting started" gives to targets in the Swift 5 language mode.
extension Timer {
    @discardableResult @preconcurrency
    static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A model as apps have it: on Apple's systems it compiles with a warning.
@MainActor private final class Countdown: ObservableObject {
    @Published var left = 3
    var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in
            if self.left > 0 { self.left -= 1 }
        }
    }
}

@MainActor struct TimerTests {
    @Test func `a class of the main actor changes its properties in a timer's block`() {
        let countdown = Countdown()
        countdown.start()
        countdown.timer?.fire()
        countdown.timer?.invalidate()
        #expect(countdown.left == 2)
    }
}
