import RoostPicture
import Testing

@testable import RoostRender

@Suite struct PDFCharactersTests {
    private func characters(_ letters: String, _ series: [GlyphSeries] = []) -> PDFCharacters {
        var characters = PDFCharacters(face: FilelessFont(series: series))
        for scalar in letters.unicodeScalars { _ = characters.character(scalar.value + 100, scalar: scalar.value) }
        return characters
    }

    @Test func `Texts of the same letters have the same font, in any order`() {
        let (first, second) = (characters("invoice"), characters("ecviino"))
        #expect(first.signature(first.inOrder) == second.signature(second.inOrder))
        let other = characters("invoices")
        #expect(first.signature(first.inOrder) != other.signature(other.inOrder))
    }

    @Test func `A character has the code of its scalar, and a second glyph for it another one`() {
        var characters = characters("ab")
        #expect(characters.inOrder.map { characters[$0].code } == [0x61, 0x62])
        let again = characters.character(7, scalar: 0x61)
        #expect(characters[again].code == 0xE061)
        #expect(characters.character(7, scalar: 0x61) == again)
        let third = characters.character(8, scalar: 0x61)
        #expect(characters[third].code == 0xF000)
    }

    @Test func `A private character of the text does not take the code of a second glyph`() {
        var characters = characters("\u{E061}a")
        #expect(characters.inOrder.map { characters[$0].code } == [0x61, 0xF000])
        let second = characters.character(7, scalar: 0x61)
        #expect(characters[second].code == 0xE061)
    }

    private let small = GlyphSeries(0x61...0x7A, glyphs: (0..<26).map { 197 + $0 }, enough: 13)

    @Test func `Fonts with half of the small letters have all of them, and are the same`() {
        var (first, second) = (characters("abcdefghijklm", [small]), characters("nopqrstuvwxyz", [small]))
        first.complete()
        second.complete()
        #expect(first.count == 27)
        #expect(first.signature(first.inOrder) == second.signature(second.inOrder))
    }

    @Test func `A font with few letters of a series has no others`() {
        var characters = characters("abcdefghijkl", [small])
        characters.complete()
        #expect(characters.count == 13)
    }
}
