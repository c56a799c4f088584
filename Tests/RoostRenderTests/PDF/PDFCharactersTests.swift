import Testing

@testable import RoostRender

@Suite struct PDFCharactersTests {
    private func characters(_ letters: String) -> PDFCharacters {
        var characters = PDFCharacters(face: FilelessFont())
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
        #expect(characters[again].code == 0xE000)
        #expect(characters.character(7, scalar: 0x61) == again)
    }
}
