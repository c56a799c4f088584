/// Allows an amount a second, and a burst after a pause.
struct RateLimit {
    let rate: Double
    let burst: Double
    private var left: Double
    private var last: Double

    init(rate: Double, burst: Double, at now: Double) {
        (self.rate, self.burst) = (rate, burst)
        (left, last) = (burst, now)
    }

    /// Takes an amount. Returns false, and takes nothing, if it exceeds the limit.
    mutating func take(_ amount: Double, at now: Double) -> Bool {
        left = min(burst, left + max(0, now - last) * rate)
        last = max(last, now)
        guard left >= amount else { return false }
        left -= amount
        return true
    }
}
