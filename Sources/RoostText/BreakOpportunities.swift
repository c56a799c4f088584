import CoreGraphics
import RoostCore
import RoostICU
import RoostLocks

/// The places where a line may begin: Unicode's line breaking with dictionaries for Thai, Lao, Khmer and Burmese (ICU),
/// and Apple's preference for whole Korean words. Line breaks in the text itself are not included.
struct BreakOpportunities {
    private let utf8: [UInt8]
    /// Nil if lines may begin only after spaces.
    private var flags: [Bool]?

    func canBreak(before byte: Int) -> Bool {
        if let flags { return flags[byte] }
        return byte > 0 && byte < utf8.count && utf8[byte - 1] == 0x20 && utf8[byte] != 0x20
    }

    static func find(_ utf8: [UInt8], isLatin: Bool, language: String) -> BreakOpportunities {
        if isLatin, isPlain(utf8) { return BreakOpportunities(utf8: utf8, flags: nil) }
        var flags = [Bool](repeating: false, count: utf8.count + 1)
        LineBreakers.shared.find(utf8, language: language, into: &flags)
        keepKoreanWords(utf8, &flags)
        return BreakOpportunities(utf8: utf8, flags: flags)
    }

    /// Whether lines can only break after spaces: the text has only letters, digits, commas, full stops and
    /// apostrophes, and after a space only a letter, a digit or a line feed.
    private static func isPlain(_ utf8: [UInt8]) -> Bool {
        var isAfterSpace = false
        for byte in utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x0A: isAfterSpace = false
            case 0x20: isAfterSpace = true
            case 0x27, 0x2C, 0x2E: if isAfterSpace { return false }
            default: return false
            }
        }
        return true
    }

    private static func keepKoreanWords(_ utf8: [UInt8], _ flags: inout [Bool]) {
        func isHangul(at byte: Int) -> Bool {
            guard byte >= 0, byte + 2 < utf8.count, utf8[byte] & 0xF0 == 0xE0 else { return false }
            let value =
                UInt32(utf8[byte] & 0xF) << 12 | UInt32(utf8[byte + 1] & 0x3F) << 6 | UInt32(utf8[byte + 2] & 0x3F)
            return (0xAC00...0xD7A3).contains(value)
        }
        for byte in utf8.indices where flags[byte] && isHangul(at: byte) && isHangul(at: byte - 3) {
            flags[byte] = false
        }
    }
}

/// ICU's line breakers, one for each language, used by one thread at a time.
private final class LineBreakers: Sendable {
    static let shared = LineBreakers()

    /// An ICU break iterator. It lives as long as the process and is only touched under the lock below.
    private struct Breaker: @unchecked Sendable { var handle: OpaquePointer? }

    private let breakers = Mutex<[String: Breaker]>([:])

    func find(_ utf8: [UInt8], language: String, into flags: inout [Bool]) {
        let found = breakers.withLock { breakers in
            // Languages come from the environment; a process sees a handful.
            let key = breakers.count < 64 || breakers[language] != nil ? language : "en"
            if breakers[key] == nil { breakers[key] = Breaker(handle: roost_line_breaker_open(key)) }
            guard let breaker = breakers[key]?.handle else { return false }
            return utf8.withUnsafeBytes { bytes in
                roost_line_breaker_find(
                    breaker, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(utf8.count), &flags)
            }
        }
        if !found { Log.warning("ICU cannot find line breaks for the language “\(language)”") }
    }
}
