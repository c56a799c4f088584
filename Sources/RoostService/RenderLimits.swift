import CoreGraphics
import Foundation

/// What a job may cost.
struct RenderLimits: Sendable {
    /// The time of a job.
    var seconds = 300.0
    /// The memory of a worker process, in megabytes: of all that it allocates, whether it touches it or not.
    var megabytes = 2048
    /// The pixels of a picture, in millions.
    var megapixels = 64.0
    /// The pages of a document.
    var pages = 100_000

    static let usage = "[--time SECONDS] [--memory MEGABYTES] [--pixels MILLIONS] [--pages NUMBER]"

    /// Takes the value of an option. Returns false if the option is not about limits.
    mutating func take(_ option: String, _ value: String) throws -> Bool {
        switch option {
        case "--time": seconds = try Self.number(option, value, 0.01...86_400)
        case "--memory": megabytes = Int(try Self.number(option, value, 64...1_048_576))
        case "--pixels": megapixels = try Self.number(option, value, 0.001...1_000)
        case "--pages": pages = Int(try Self.number(option, value, 1...10_000_000))
        default: return false
        }
        return true
    }

    static func number(_ option: String, _ value: String, _ range: ClosedRange<Double>) throws -> Double {
        guard let number = Double(value), range.contains(number) else {
            throw ServiceError.usage(
                "\(option) \(value) must be a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// The options of a worker with these limits. The time is up to the process that started it.
    var workerOptions: [String] {
        ["--memory", "\(megabytes)", "--pixels", "\(megapixels)", "--pages", "\(pages)"]
    }

    /// Refuses a picture of too many pixels, before they are drawn.
    func check(_ size: CGSize, scale: CGFloat) throws {
        let pixels = size.width * scale * size.height * scale
        guard pixels <= megapixels * 1_000_000 else {
            throw ServiceError.tooManyPixels(Int(min(pixels, 1e15)), limit: Int(megapixels * 1_000_000))
        }
    }
}
