import CoreGraphics
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Pictures as Core Animation draws them from layers. Numbers named Apple's were read off pictures at three pixels a
/// point.
@MainActor
@Suite struct LayerRenderingTests {
    /// The share of each pixel of a row that black covers on white.
    private func coverage(_ image: UIImage, row: Int, _ columns: Range<Int>) -> [Double] {
        columns.map { (255 - Double(color(image, $0, row)[0])) / 255 }
    }

    private func picture(_ view: some View, inWindow: Bool = false) -> UIImage {
        let frame = view.frame(width: 30, height: 83.0 / 3)
        return taken(frame, .image(drawHierarchyInKeyWindow: inWindow, traits: .init(displayScale: 3)))
    }

    @Test func `The edge of a clipped circle covers its pixels twice`() {
        let view = Color.black.clipShape(Circle())
        let (layers, window) = (picture(view), picture(view, inWindow: true))
        let rows = Array(stride(from: 3, to: 40, by: 4))
        let once = rows.flatMap { coverage(window, row: $0, 0..<45) }
        let twice = rows.flatMap { coverage(layers, row: $0, 0..<45) }
        #expect(once.count { $0 > 0.1 && $0 < 0.9 } > 5)
        #expect(zip(once, twice).allSatisfy { abs($0 * $0 - $1) < 0.01 })
    }

    @Test func `The edges of a clipped ellipse and of a filled circle cover their pixels once`() {
        for row in stride(from: 3, to: 40, by: 4) {
            for view in [AnyView(Color.black.clipShape(Ellipse())), AnyView(Circle().fill(.black))] {
                let layers = coverage(picture(view), row: row, 0..<45)
                #expect(layers == coverage(picture(view, inWindow: true), row: row, 0..<45))
            }
        }
    }

    @Test(arguments: [(24, 3.788), (26, 3.024), (28, 2.451), (30, 1.922), (34, 1.086), (38, 0.435), (40, 0.15)])
    func `Two corners without room meet in a flat bend`(row: Int, apples: Double) {
        let left = picture(RoundedRectangle(cornerRadius: 100).fill(.black))
        let white = coverage(left, row: row, 0..<20).reduce(0) { $0 + 1 - $1 }
        #expect(abs(white - apples) < 0.04)
    }

    /// Read off Apple's pictures: the line around a capsule 99 pixels high is straight at its sides, from 24 to 76 pixels.
    @Test func `A stroke draws corners without room in full, and its edges run back`() {
        let view = RoundedRectangle(cornerRadius: 100).stroke(.black, lineWidth: 2.0 / 3)
        let (layers, window) = (picture(view), picture(view, inWindow: true))
        // The corners end 63.4 pixels from the top and from the bottom of 83.
        for row in [22, 30, 53, 61] { #expect(coverage(layers, row: row, 0..<1)[0] > 0.9) }
        for row in [16, 67] { #expect(coverage(layers, row: row, 0..<1)[0] < 0.1) }
        #expect(coverage(window, row: 22, 0..<1)[0] < 0.1)
    }

    /// Read off Apple's pictures: beside a full pixel 0.49 of the next one.
    @Test func `A line that runs back covers the pixels of its edge once`() {
        let layers = picture(RoundedRectangle(cornerRadius: 100).stroke(.black, lineWidth: 1))
        for row in [22, 61] {
            let across = coverage(layers, row: row, 0..<2)
            #expect(across[0] > 0.98 && abs(across[1] - 0.5) < 0.02)
        }
    }

    /// Read off Apple's pictures: pills with an outline in a gradient have no straight lines at their ends.
    @Test func `A stroke in a gradient is that of the window`() {
        let paint = LinearGradient(colors: [.black, .black], startPoint: .leading, endPoint: .trailing)
        let view = RoundedRectangle(cornerRadius: 100).stroke(paint, lineWidth: 2.0 / 3)
        let (layers, window) = (picture(view), picture(view, inWindow: true))
        for row in [16, 22, 30, 41, 61] {
            #expect(coverage(layers, row: row, 0..<45) == coverage(window, row: row, 0..<45))
        }
    }

    @Test func `A corner with room is the same in both`() {
        let view = RoundedRectangle(cornerRadius: 9).fill(.black)
        let (layers, window) = (picture(view), picture(view, inWindow: true))
        for row in 0..<42 {
            #expect(coverage(layers, row: row, 0..<45) == coverage(window, row: row, 0..<45))
        }
    }

    /// The picture of a square of 30 points on a red ground, in dark mode.
    private func onRed(_ view: some View, inWindow: Bool = false) -> UIImage {
        let square = view.frame(width: 30, height: 30).background { Color(red: 1, green: 0, blue: 0) }
        return taken(
            square.environment(\.colorScheme, .dark),
            .image(drawHierarchyInKeyWindow: inWindow, traits: .init(displayScale: 3)))
    }

    @Test func `Materials and glass are not in a picture of layers`() {
        for view in [
            AnyView(Rectangle().fill(.regularMaterial)), AnyView(Color.clear.background(.thinMaterial)),
            AnyView(Color.clear.background(.bar, in: Circle())), AnyView(Color.clear.glassEffect(in: .rect)),
        ] {
            #expect(color(onRed(view), 45, 45)[..<3] == [255, 0, 0])
            #expect(color(onRed(view), 45, 1)[..<3] == [255, 0, 0])
            #expect(color(onRed(view, inWindow: true), 45, 45)[..<3] != [255, 0, 0])
        }
    }

    /// Read off the capsules of 14 pictures: what is behind does not show.
    @Test(arguments: [(255.0, 122.0, 26.0), (47, 180, 87), (42, 36, 56)])
    func `A tint that is opaque covers glass`(red: Double, green: Double, blue: Double) {
        let tint = Color(red: red / 255, green: green / 255, blue: blue / 255)
        let glass = Color.clear.glassEffect(.regular.tint(tint), in: .rect)
        #expect(color(onRed(glass, inWindow: true), 45, 45) == [UInt8(red), UInt8(green), UInt8(blue), 255])
    }

    /// The knob is glass; the track's colours are read off two switches of iOS 26.
    @Test(arguments: [(true, [52, 199, 89]), (false, [196, 196, 199])])
    func `A switch has no knob in a picture of layers`(isOn: Bool, track: [UInt8]) {
        let view = Toggle("", isOn: .constant(isOn)).labelsHidden().padding(10).background(.white)
            .environment(\.colorScheme, .light)
        let picture = taken(view.fixedSize(), .image(traits: .init(displayScale: 1)))
        let (left, right) = (color(picture, 20, 25), color(picture, Int(picture.size.width) - 20, 25))
        #expect(left == right)
        #expect(zip(left, track).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    /// The tertiary label colour, on white and on (28, 28, 30): read off two pictures of iOS 26.
    @Test(arguments: [(ColorScheme.light, 255.0, [197, 197, 199]), (.dark, 28, [90, 90, 92])])
    func `The track of a switch that is off has the same colour in a window`(
        scheme: ColorScheme, ground: Double, track: [UInt8]
    ) {
        let view = Toggle("", isOn: .constant(false)).labelsHidden().padding(10)
            .background(Color(red: ground / 255, green: ground / 255, blue: ground / 255))
            .environment(\.colorScheme, scheme)
        let picture = taken(view.fixedSize(), .image(drawHierarchyInKeyWindow: true, traits: .init(displayScale: 1)))
        #expect(color(picture, 20, 25)[0...2] == [255, 255, 255])
        let right = color(picture, Int(picture.size.width) - 20, 25)
        #expect(zip(right, track).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }

    private func bar(_ view: some View) -> UIImage {
        taken(
            NavigationStack { view },
            .image(
                layout: .device(config: ViewImageConfig(size: CGSize(width: 390, height: 400))),
                traits: UITraitCollection(traitsFrom: [.init(displayScale: 1), .init(userInterfaceStyle: .light)])))
    }

    private func darkest(_ image: UIImage, _ columns: Range<Int>) -> UInt8 {
        columns.flatMap { x in (10..<54).map { color(image, x, $0)[0] } }.min() ?? 255
    }

    /// Seen in 40 pictures of four suites: white on white is not there.
    @Test func `Over a scroll view a bar's title and lone signs are white in a picture of layers, wider items black`() {
        let toolbar = ToolbarItem(placement: .topBarLeading) { Button("Back", systemImage: "gearshape") {} }
        let done = ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
        let list = ScrollView { Color.white.frame(height: 100) }
        let picture = bar(
            list.navigationTitle("HHH").navigationBarTitleDisplayMode(.inline).toolbar {
                toolbar
                done
            })
        #expect(darkest(picture, 0..<70) > 250)
        #expect(darkest(picture, 150..<240) > 250)
        #expect(darkest(picture, 320..<390) < 40)
        let still = bar(Color.white.navigationTitle("HHH").navigationBarTitleDisplayMode(.inline).toolbar { toolbar })
        #expect(darkest(still, 0..<70) < 40)
        #expect(darkest(still, 150..<240) < 40)
    }

    /// Read off Apple's pictures of dark cards: the chevrons and discs on them are white, texts are black.
    @Test func `On a material the levels below the first lose their blending in a picture of layers`() {
        for style in [HierarchicalShapeStyle.secondary, .tertiary] {
            #expect(
                color(onRed(Rectangle().fill(style).background(.regularMaterial)), 45, 45)[..<3] == [255, 255, 255])
            let text = onRed(Text("HHH").font(.system(size: 30)).foregroundStyle(style).background(.thinMaterial))
            let pixels = (0..<90).flatMap { x in (0..<90).map { color(text, x, $0) } }
            #expect(pixels.contains { $0[..<3] == [0, 0, 0] })
            #expect(!pixels.contains { $0[1] > 0 })
        }
        let inherited = onRed(
            Text("HHH").font(.system(size: 30)).padding(0).foregroundStyle(.secondary).background(.thin))
        #expect((0..<90).contains { x in (0..<90).contains { color(inherited, x, $0)[1] == 255 } })
    }

    @Test func `Without a material they keep their colours`() {
        let layers = color(onRed(Rectangle().fill(.secondary)), 45, 45)
        #expect(layers == color(onRed(Rectangle().fill(.secondary), inWindow: true), 45, 45))
        #expect(layers[..<3] != [255, 255, 255])
    }

    /// Read off Apple's pictures: dots with a blur have sharp edges, and `saturation` changes nothing.
    @Test func `Blurs and other filters are not in a picture of layers, but shadows are`() {
        let dot = Circle().fill(.white).frame(width: 12, height: 12)
        let plain = onRed(dot)
        for view in [AnyView(dot.blur(radius: 4)), AnyView(dot.saturation(0)), AnyView(dot.colorInvert())] {
            #expect(color(onRed(view), 45, 45) == color(plain, 45, 45))
            #expect(color(onRed(view), 45, 20) == color(plain, 45, 20))
        }
        #expect(color(onRed(dot.blur(radius: 4), inWindow: true), 45, 45) != color(plain, 45, 45))
        #expect(color(onRed(dot.shadow(color: .white, radius: 4)), 45, 22) != color(plain, 45, 22))
    }

    /// Read off Apple's pictures: a text on a card darkens the card around it.
    @Test func `A shadow falls from each layer in a view onto those below it`() {
        func level(_ view: some View, inWindow: Bool, _ x: Int, _ y: Int) -> Int {
            Int(color(onRed(view, inWindow: inWindow), x, y)[1])
        }
        let dot = Color.white.frame(width: 6, height: 6)
        func card(@ViewBuilder _ content: () -> some View) -> some View {
            content().frame(width: 20, height: 20).background(.white, in: .rect)
        }
        // Two points beside the dot, in the card.
        let shadowed = card { dot }.shadow(color: .black, radius: 2)
        #expect(level(shadowed, inWindow: false, 59, 45) < 225)
        #expect(level(shadowed, inWindow: true, 59, 45) == 255)
        // A clip makes one picture of both.
        #expect(level(card { dot }.clipShape(.rect).shadow(color: .black, radius: 2), inWindow: false, 59, 45) == 255)
        // So does a second shadow.
        let twice = card { dot }.shadow(color: .black, radius: 2).shadow(color: .black, radius: 2)
        #expect(level(twice, inWindow: false, 59, 45) == 255)
        // A shadow inside does so too, and casts the outer one as well: two points below a card of its own.
        let inner = card { dot.shadow(color: .clear, radius: 0) }.shadow(color: .black, radius: 2)
        #expect(level(inner, inWindow: false, 59, 45) < 225)
        let group = card { dot.padding(3).background(.white, in: .rect).shadow(color: .clear, radius: 0) }
            .shadow(color: .black, radius: 2)
        #expect(level(group, inWindow: false, 56, 45) == 255)
        #expect(level(group, inWindow: false, 68, 45) < 225)
    }

    /// The field of an iPhone's search floats at the bottom.
    @Test(arguments: [false, true]) func `A search field is at the bottom, in a picture of layers too`(inWindow: Bool) {
        let view = NavigationStack {
            Color.white.navigationTitle("A").searchable(text: .constant("mmmmmm"))
        }
        let image = taken(
            view.environment(\.colorScheme, .light),
            .image(
                drawHierarchyInKeyWindow: inWindow,
                layout: .device(config: ViewImageConfig(size: CGSize(width: 320, height: 400))),
                traits: .init(displayScale: 1)))
        let rows = (0..<400).filter { y in (30..<200).contains { color(image, $0, y)[0] < 60 } }
        #expect(rows.contains { $0 > 300 })
    }
}
