import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

/// The names come from the plug-in `AssetSymbols` and this target's `Assets.xcassets`.
@MainActor struct AssetSymbolTests {
    @Test func `Pictures have their own size`() {
        #expect(LayoutReport(of: Image(.pic1), proposal: .unspecified).size == CGSize(width: 12, height: 8))
        #expect(UIImage.pic1.size == CGSize(width: 12, height: 8))
        #expect(UIImage(resource: .pic1) == .pic1)
    }

    @Test func `A folder that gives a name space holds its pictures`() {
        #expect(LayoutReport(of: Image(.Icons.star), proposal: .unspecified).size == CGSize(width: 6, height: 6))
    }

    @Test func `Colours are those of the catalogue, for views, shapes and UIKit`() throws {
        let bars = VStack(spacing: 0) {
            Color.brand
            Rectangle().fill(.brand)
            Color(uiColor: .brand)
            Rectangle().foregroundStyle(Color(.brand))
        }
        let live = LiveView(bars, size: CGSize(width: 10, height: 40))
        for y in [5, 15, 25, 35] { #expect(try Array(live.color(at: 5, y)[0..<3]) == [255, 0, 0]) }
    }

    @Test func `A label shows a picture of a catalogue`() {
        let label = LayoutReport(of: Label("Star", image: .Icons.star).labelStyle(.iconOnly), proposal: .unspecified)
        #expect(label.size == CGSize(width: 6, height: 6))
    }

    @Test func `The program's bundle finds what a target bundles`() throws {
        // An app's first words; here a picture's are the first.
        #expect(UIImage.pic1.size.width == 12)
        let file = try #require(
            Bundle.main.url(forResource: "Contents", withExtension: "json", subdirectory: "Assets.xcassets"))
        #expect(try Data(contentsOf: file).isEmpty == false)
        #expect(Bundle.main.path(forResource: "Assets", ofType: "xcassets") == file.deletingLastPathComponent().path)
        #expect(Bundle.main.url(forResource: "Missing", withExtension: "json") == nil)
        #expect(!Bundle.main.paths(forResourcesOfType: "xcassets", inDirectory: nil).isEmpty)
    }
}
