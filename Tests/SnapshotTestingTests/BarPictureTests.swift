import CoreGraphics
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Bars in pictures of layers and of windows, as in pictures of iOS 26.
@MainActor
@Suite struct BarPictureTests {
    /// The items of a bar at a size of 320×400, on red.
    private enum Item { case leading, middle, trailing }

    private struct Screen<Items: ToolbarContent>: View {
        @ToolbarContentBuilder let items: Items

        var body: some View {
            NavigationStack {
                ScrollView { Color.clear.frame(height: 900) }
                    .background { Color(red: 0.5, green: 0, blue: 0).ignoresSafeArea() }
                    .navigationTitle("HHHHHH").navigationBarTitleDisplayMode(.inline)
                    .toolbar { items }
            }
        }
    }

    /// Whether a part of the bar holds white, and whether it holds black.
    private func inks(
        _ view: some View, _ item: Item, inWindow: Bool = false, _ style: UIUserInterfaceStyle = .light
    ) -> (white: Bool, black: Bool) {
        let traits = UITraitCollection(traitsFrom: [.init(displayScale: 1), .init(userInterfaceStyle: style)])
        let image = taken(
            view,
            .image(
                drawHierarchyInKeyWindow: inWindow, layout: .fixed(width: 320, height: 400), traits: traits))
        let columns =
            switch item {
            case .leading: 0..<100
            case .middle: 110..<210
            case .trailing: 220..<320
            }
        let pixels = columns.flatMap { x in (0..<64).map { color(image, x, $0) } }
        return (pixels.contains { $0[1] > 230 && $0[0] > 230 }, pixels.contains { $0[0] < 40 })
    }

    private var plain: some View {
        Screen {
            ToolbarItem(placement: .cancellationAction) {
                Button {
                } label: {
                    Image(systemName: "xmark")
                }
            }
            ToolbarItem(placement: .confirmationAction) { Button("HHH") {} }
        }
    }

    @Test func `A bar's title and its signs are white in a picture of layers, an item that ends a task is not`() {
        #expect(inks(plain, .leading) == (true, false))
        #expect(inks(plain, .middle) == (true, false))
        #expect(inks(plain, .trailing) == (false, true))
        #expect(inks(plain, .trailing, .dark).white)
    }

    @Test func `In a picture of a window they have their own colours`() {
        #expect(inks(plain, .leading, inWindow: true).black)
        #expect(inks(plain, .middle, inWindow: true).black)
    }

    @Test func `A sign in a view of its own or in a colour of its own keeps its colour`() {
        struct Sign: View {
            var body: some View { Image(systemName: "xmark").overlay { Color.clear } }
        }
        let views = Screen {
            ToolbarItem(placement: .topBarLeading) {
                Button {
                } label: {
                    Sign()
                }
            }
            ToolbarItem(placement: .topBarTrailing) {
                HStack {
                    Button {
                    } label: {
                        Image(systemName: "xmark")
                    }
                }
            }
        }
        #expect(inks(views, .leading) == (false, true))
        #expect(inks(views, .trailing) == (false, true))
        let colored = Screen {
            ToolbarItem(placement: .topBarTrailing) {
                Button {
                } label: {
                    Image(systemName: "xmark")
                }.foregroundStyle(.black)
            }
        }
        #expect(inks(colored, .trailing) == (false, true))
    }

    @Test func `An empty title takes no room, and leaves the title of a view inside`() {
        func image(_ view: some View) -> UIImage {
            taken(
                NavigationStack { view }.background(.white),
                .image(
                    drawHierarchyInKeyWindow: true, layout: .fixed(width: 320, height: 480),
                    traits: .init(displayScale: 1)))
        }
        let name = ""
        for untitled in [AnyView(Color.red.navigationTitle("")), AnyView(Color.red.navigationTitle(name))] {
            #expect(color(image(untitled), 10, 2)[0...2] == color(image(Color.red), 10, 2)[0...2])
        }
        let titled = Color.clear.navigationTitle("HHHHHH").navigationBarTitleDisplayMode(.inline)
        let (plain, outer) = (image(titled), image(titled.navigationTitle("")))
        #expect((100..<220).allSatisfy { color(plain, $0, 27) == color(outer, $0, 27) })
        #expect((100..<220).contains { color(outer, $0, 27)[0] < 100 })
    }

    @Test func `A large title above an empty screen's content is black in a picture of layers`() {
        let view = NavigationStack {
            ContentUnavailableView("Nothing", systemImage: "star").background(Color.red).navigationTitle("HHHHHH")
        }
        let image = taken(view, .image(layout: .fixed(width: 320, height: 480), traits: .init(displayScale: 1)))
        let pixels = (0..<200).flatMap { x in (60..<120).map { color(image, x, $0) } }
        #expect(pixels.contains { $0[0] < 60 })
    }

    @Test func `A picture wider than tall is that of a telephone on its side`() {
        struct Height: View {
            @Environment(\.verticalSizeClass) private var height
            var body: some View { height == .compact ? Color.white : Color.black }
        }
        func level(_ width: CGFloat, _ height: CGFloat) -> UInt8 {
            color(taken(Height(), .image(layout: .fixed(width: width, height: height))), 5, 5)[0]
        }
        #expect(level(568, 320) == 255)
        #expect(level(320, 568) == 0)
        #expect(level(1000, 900) == 0)
    }

    /// How far a card's edge is inside of its bounds in each row of pixels, and in each column, from its corner on.
    private func insets(inWindow: Bool) -> (rows: [Double], columns: [Double]) {
        let view = List { ForEach(0..<4) { _ in Color.clear.frame(height: 20) } }
        let image = taken(
            view,
            .image(
                drawHierarchyInKeyWindow: inWindow, layout: .fixed(width: 390, height: 400),
                traits: UITraitCollection(traitsFrom: [
                    .init(displayScale: 3), .init(userInterfaceStyle: .dark),
                    .init(preferredContentSizeCategory: .medium),
                ])))
        let top = (0..<300).first { color(image, 585, $0)[0] == 28 } ?? 0
        func empty(_ x: Int, _ y: Int) -> Double { 1 - Double(color(image, 48 + x, top + y)[0]) / 28 }
        func length(_ empty: (Int) -> Double) -> Double {
            (0..<130).lazy.map(empty).prefix { $0 > 0.05 }.reduce(0, +)
        }
        return (
            (0..<80).map { y in length { empty($0, y) } }, (0..<80).map { x in length { empty(x, $0) } }
        )
    }

    /// Apple's were read off at three pixels a point: of a row of 51 points the corner is a circle's towards the side, and
    /// a continuous one towards the top.
    @Test func `The corners of a list's cards are continuous in a window and circular in a picture of layers`() {
        let window = insets(inWindow: true)
        for (row, inset) in [(4, 54.6), (8, 43.2), (16, 30.0), (36, 11.9), (48, 5.7), (60, 2.0)] {
            #expect(abs(window.rows[row] - inset) < 0.8)
        }
        for (column, inset) in [(4, 51.9), (16, 30.0), (48, 6.4), (60, 3.2), (72, 1.5)] {
            #expect(abs(window.columns[column] - inset) < 0.4)
        }
        let layers = insets(inWindow: false)
        for (row, inset) in [(1, 62.9), (4, 51.9), (16, 30.1), (36, 12.0), (60, 2.0), (69, 0.5)] {
            #expect(abs(layers.rows[row] - inset) < 0.2)
            #expect(abs(layers.columns[row] - inset) < 0.2)
        }
    }
}
