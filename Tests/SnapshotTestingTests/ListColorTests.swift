import CoreGraphics
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// The colours of levels inside and outside of a list's rows, as in pictures of iOS 26.
@MainActor
@Suite struct ListColorTests {
    private func picture(_ list: some View, _ style: UIUserInterfaceStyle = .light) -> UIImage {
        taken(
            list,
            .image(
                layout: .fixed(width: 200, height: 200),
                traits: UITraitCollection(traitsFrom: [
                    .init(displayScale: 1), .init(userInterfaceStyle: style),
                ])))
    }

    /// The colour in the middle of the first row.
    private func rowColor(_ content: some View, _ style: UIUserInterfaceStyle = .light) -> [UInt8] {
        color(picture(List { content.frame(height: 30) }, style), 100, 61)
    }

    @Test func `A level in a row is a share of the label colour`() {
        #expect(rowColor(Rectangle().foregroundStyle(.secondary)) == [127, 127, 127, 255])
        #expect(rowColor(Rectangle().foregroundStyle(.tertiary)) == [191, 191, 191, 255])
        // White at 50 % on the card's 28, 28, 30.
        #expect(rowColor(Rectangle().foregroundStyle(.secondary), .dark) == [142, 142, 143, 255])
    }

    @Test func `A colour in a row stays, and so does a style around the list`() {
        #expect(rowColor(Rectangle().foregroundStyle(Color.secondary)) == [138, 138, 142, 255])
        let red = List { Rectangle().frame(height: 30) }.foregroundStyle(Color(red: 1, green: 0, blue: 0))
        #expect(color(picture(red), 100, 61) == [255, 0, 0, 255])
    }

    @Test func `A header has the system's colour for the second level`() {
        let list = List {
            Section {
                Text("Row")
            } header: {
                Rectangle().frame(height: 30)
            }
        }
        // The secondary label colour, 60 % of 60, 60, 67, on the list's 242, 242, 247.
        let image = picture(list)
        let ground: [UInt8] = [242, 242, 247, 255]
        let header = (0..<100).lazy.map { color(image, 100, $0) }.first { $0 != ground }
        #expect(header == [133, 133, 139, 255])
    }
}
