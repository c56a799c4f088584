import CHarfBuzz
import RoostLocks

/// The known advances of pairs of ASCII characters in a face.
///
/// If a font's rules leave the glyphs of a word as they are, and move each only by the glyph after it, the word is the
/// sum of its pairs. HarfBuzz's result for one word then holds for every word with the same pairs, and new numbers and
/// words need no shaping. The font tells which characters its rules leave alone (`ShapingRules.plainGlyphs`).
final class GlyphPairs: Sendable {
    /// A character's glyph, and its advance at the end of a word.
    struct Glyph {
        var id: UInt32
        var advance: Int32
    }

    /// The step from a character to the next, or to a space after it.
    struct Pair {
        /// The first glyph's advance, with kerning.
        var advance: Int32
        /// Whether a break between the two needs shaping again, because they belong together.
        var isUnsafeToBreak: Bool
    }

    private static let first = 0x21
    private static let count = 0x7F - first
    private static let space = 0x20
    /// Each character may stand before each other and before a space.
    private static let slotCount = count * (count + 1)

    /// The characters' glyphs; 0 for those that rules may change.
    private let glyphs: [Glyph]
    /// A slot for each pair: its advance shifted left by one, and the flag. The memory lives as long as this object,
    /// and each slot is read and written atomically; a thread that reads an outdated slot shapes the word as usual.
    private nonisolated(unsafe) let slots: UnsafeMutablePointer<Atomic<Int32>>
    private static let unknown = Int32.min

    /// - Parameter plain: The glyphs of the characters from `!` to `~`; 0 for those that rules may change.
    init(face: FontFace, plain: [UInt32]) {
        glyphs = plain.map { Glyph(id: $0, advance: hb_font_get_glyph_h_advance(face.handle, $0)) }
        slots = .allocate(capacity: Self.slotCount)
        for slot in 0..<Self.slotCount { (slots + slot).initialize(to: Atomic(Self.unknown)) }
    }

    deinit {
        slots.deinitialize(count: Self.slotCount)
        slots.deallocate()
    }

    /// The glyph of a character between `!` and `~`; nil if rules may change it, and for any other character.
    @inline(__always)
    func glyph(_ byte: UInt8) -> Glyph? {
        let index = Int(byte) - Self.first
        guard glyphs.indices.contains(index), glyphs[index].id != 0 else { return nil }
        return glyphs[index]
    }

    /// The step between two characters that have glyphs, or to a space; nil while it is unknown.
    @inline(__always)
    func pair(_ byte: UInt8, _ next: UInt8) -> Pair? {
        let slot = slots[slotIndex(byte, next)].load(ordering: .relaxed)
        return slot == Self.unknown ? nil : Pair(advance: slot >> 1, isUnsafeToBreak: slot & 1 != 0)
    }

    @inline(__always)
    private func slotIndex(_ byte: UInt8, _ next: UInt8) -> Int {
        (Int(byte) - Self.first) * (Self.count + 1) + Int(next) - Self.space
    }

    /// Remembers the pairs of a word that HarfBuzz has shaped, if all its characters are plain.
    /// - Parameter hasSpaceAfter: Whether a space was shaped behind it.
    func learn(_ word: ShapedWord, of bytes: UnsafeBufferPointer<UInt8>, hasSpaceAfter: Bool) {
        let glyphs = word.glyphs
        guard glyphs.count == bytes.count, let last = glyphs.last else { return }
        for (index, shaped) in glyphs.enumerated() {
            guard let glyph = glyph(bytes[index]), shaped.id == glyph.id, shaped.cluster == index, shaped.x == 0,
                shaped.y == 0, abs(shaped.advance) < 1 << 20
            else { return }
        }
        for index in glyphs.indices.dropLast() {
            learn(bytes[index], bytes[index + 1], glyphs[index].advance, glyphs[index + 1].isUnsafeToBreak)
        }
        if hasSpaceAfter { learn(bytes[bytes.count - 1], UInt8(Self.space), last.advance, word.bindsSpaceAfter) }
    }

    private func learn(_ byte: UInt8, _ next: UInt8, _ advance: Int32, _ isUnsafeToBreak: Bool) {
        slots[slotIndex(byte, next)].store(advance << 1 | (isUnsafeToBreak ? 1 : 0), ordering: .relaxed)
    }
}
