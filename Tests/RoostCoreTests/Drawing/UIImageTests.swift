import CoreGraphics
import RoostTesting
import SwiftUI
import Testing

@testable import RoostCore

@MainActor struct UIImageTests {
    @Test func `A picture that was rendered is a UIImage of its size, and can be read back`() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 30, height: 20))
        let read = try #require(UIImage(data: renderer.pngData(), scale: 2))
        #expect(read.size == image.size)
        #expect(LayoutReport(of: Image(uiImage: read), proposal: .unspecified).size == CGSize(width: 30, height: 20))
    }

    @Test func `What is not there is no picture and no colour`() {
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIColor(named: "no such colour") == nil)
        #expect(UIImage(systemName: "star") != nil)
    }

    @Test func `An adaptive grid without an end has one track`() {
        let tracks = GridTracks(items: [GridItem(.adaptive(minimum: 10))], blockShare: 0.5).tracks(in: .infinity)
        #expect(tracks.tracks.count == 1)
        #expect(tracks.tracks.allSatisfy { $0.start == 0 })
    }
}
