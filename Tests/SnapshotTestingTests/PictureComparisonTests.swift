import CoreGraphics
import RoostImaging
import SwiftUI
import Testing

@testable import RoostComparison

/// Pictures of views, at two pixels per point.
@MainActor
@Suite struct PictureComparisonTests {
    @Test func `Equal pictures are said to be equal`() throws {
        let picture = try picture(Text("Hello"))
        #expect(PictureComparison(reference: picture, actual: picture, scale: 2).sentence == "The pictures are equal.")
    }

    @Test func `A line of text is one box of ink`() throws {
        let map = InkMap(try picture(Text("Hello there, world").padding(20)), scale: 2)
        #expect(map.boxes.count == 1)
        let box = try #require(map.boxes.first)
        #expect(box.minX > 19 && box.minX < 23)
        #expect(box.width > 120 && box.width < 160)
    }

    @Test func `Two lines are two boxes`() throws {
        let map = InkMap(try picture(Text("Hello there\nHello world").padding(20)), scale: 2)
        #expect(map.boxes.count == 2)
    }

    @Test func `A box and its two parts are paired, at thirds of a point too`() {
        let whole = CGRect(x: 110 + 2.0 / 3, y: 58 + 1.0 / 3, width: 98, height: 12 + 2.0 / 3)
        let first = CGRect(x: 111 + 1.0 / 3, y: 58, width: 33 + 2.0 / 3, height: 13)
        let second = CGRect(x: 151, y: 58 + 1.0 / 3, width: 58 + 1.0 / 3, height: 12 + 2.0 / 3)
        var (wholes, parts) = ([InkMap.Piece(frame: whole)], [first, second].map { InkMap.Piece(frame: $0) })
        let pairs = InkMatching.joined(&wholes, &parts) { $0.isLike($1) }
        #expect(pairs.map(\.1) == [first.union(second)])
        #expect(wholes.isEmpty && parts.isEmpty)
    }

    @Test func `A card is an area with its colour`() throws {
        let card = Color(red: 1, green: 0.5, blue: 0).frame(width: 60, height: 40).padding(30)
        let map = InkMap(try picture(card), scale: 2)
        #expect(map.areas.map(\.color.hex) == ["#FFFFFF", "#FF8000"])
        let frame = CGRect(x: 30, y: 30, width: 60, height: 40)
        #expect(map.areas.last?.frame == frame)
        #expect(map.boxes == [frame])
    }

    @Test func `A moved card is said to be further down`() throws {
        func card(_ top: CGFloat) -> some View {
            Color(red: 1, green: 0.5, blue: 0).frame(width: 60, height: 40).padding(.top, top)
                .frame(width: 100, height: 100, alignment: .top)
        }
        #expect(
            try comparison(card(20), card(23)).sentence
                == "The ink at (20, 23), 60 × 40 points, is 3 points further down.")
    }

    @Test func `The outline of a disc is one box, and its label another`() throws {
        let disc = Circle().fill(Color(red: 0, green: 0, blue: 1)).overlay { Text("OK").foregroundStyle(.white) }
            .frame(width: 50, height: 50).padding(20)
        let boxes = InkMap(try picture(disc), scale: 2).boxes
        #expect(boxes.count == 2)
        #expect(boxes.first == CGRect(x: 20, y: 20, width: 50, height: 50))
    }

    @Test func `A moved text is said to be further right`() throws {
        let comparison = try comparison(
            Text("Hello").padding(.leading, 10).padding(.trailing, 30).padding(20),
            Text("Hello").padding(.leading, 15).padding(.trailing, 25).padding(20))
        #expect(comparison.sentence.contains("is 5 points further right"))
        let box = try #require(comparison.inkBoxes.first)
        #expect(box.offset == CGSize(width: 5, height: 0))
        #expect(!box.isFound() && box.isFound(within: 5))
    }

    @Test func `A legend names what moved`() throws {
        let old = try picture(Text("Hello").padding(.leading, 10).padding(.trailing, 30).padding(20))
        let new = try picture(Text("Hello").padding(.leading, 15).padding(.trailing, 25).padding(20))
        let comparison = PictureComparison(
            reference: old, actual: new, scale: 2,
            legend: [PictureLegend(name: "Hello", frame: CGRect(x: 35, y: 20, width: 42, height: 21))])
        #expect(comparison.sentence == "“Hello” is 5 points further right.")
    }

    @Test func `A common shift is said once`() throws {
        func lines(_ top: CGFloat) -> some View {
            VStack(spacing: 30) {
                Text("One line")
                Text("Another line")
                Text("The last line")
            }
            .padding(.top, top).frame(width: 200, height: 240, alignment: .top)
        }
        #expect(try comparison(lines(20), lines(24)).sentence == "Everything is 4 points further down.")
    }

    @Test func `A common stretch of text is said in per cent`() throws {
        func lines(_ size: CGFloat) -> some View {
            VStack(alignment: .leading, spacing: 30) {
                Text("A rather long line of text")
                Text("Another rather long line")
                Text("The last of the long lines here")
            }
            .font(.system(size: 17)).kerning(size).frame(width: 330, height: 200)
        }
        let sentence = try comparison(lines(0), lines(0.4)).sentence
        #expect(sentence.hasPrefix("All text is ") && sentence.contains(" % wider"))
    }

    @Test func `Missing and added ink is told`() throws {
        let both = VStack(spacing: 30) {
            Text("First")
            Text("Second")
        }
        .frame(width: 200, height: 200, alignment: .top)
        let one = Text("First").frame(width: 200, height: 200, alignment: .top)
        let missing = try comparison(both, one)
        #expect(missing.sentence.contains("is missing"))
        #expect(missing.inkBoxes.count { $0.actual == nil } == 1)
        #expect(try comparison(one, both).sentence.contains("is not in the reference"))
    }

    @Test func `A changed colour is told with both colours`() throws {
        let sentence = try comparison(
            Color(red: 1, green: 0, blue: 0).frame(width: 60, height: 40).padding(30),
            Color(red: 0, green: 0, blue: 1).frame(width: 60, height: 40).padding(30)
        ).sentence
        #expect(
            sentence == "The area at (30, 30), 60 × 40 points, is #0000FF instead of #FF0000.")
    }

    @Test func `Another size is told in points`() throws {
        let sentence = try comparison(
            Color.white.frame(width: 100, height: 40), Color.white.frame(width: 100, height: 44)
        ).sentence
        #expect(
            sentence.hasPrefix(
                "The picture is 4 points higher than the reference: 100 × 44 points instead of 100 × 40 points"))
    }

    @Test func `Areas tell how far their colours differ`() throws {
        let areas = try comparison(
            Color(white: 0.5).frame(width: 60, height: 40), Color(white: 0.52).frame(width: 60, height: 40)
        ).areas
        #expect(areas.count == 1)
        #expect(areas[0].difference > 1 && areas[0].difference < 4)
    }

    private func picture(_ view: some View) throws -> CGImage {
        let renderer = ImageRenderer(content: view.background(Color.white))
        renderer.scale = 2
        return try #require(renderer.cgImage)
    }

    private func comparison(_ old: some View, _ new: some View) throws -> PictureComparison {
        PictureComparison(reference: try picture(old), actual: try picture(new), scale: 2)
    }
}
