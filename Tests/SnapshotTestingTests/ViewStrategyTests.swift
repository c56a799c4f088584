import CoreGraphics
import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ViewStrategyTests {
    /// Tells what surrounds it.
    private struct Surroundings: View {
        let tell: (EnvironmentValues, EdgeInsets, CGSize) -> Void
        @Environment(\.self) private var environment

        var body: some View {
            GeometryReader { geometry in
                let _ = tell(environment, geometry.safeAreaInsets, geometry.size)
                Color.clear
            }
        }
    }

    @Test func `A view has its ideal size, on the system's background`() throws {
        let image = taken(Color.red.frame(width: 40, height: 20).padding(10), .image(traits: .init(displayScale: 2)))
        #expect(image.size == CGSize(width: 60, height: 40))
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 120)
        #expect(color(image, 2, 2) == [255, 255, 255, 255])
    }

    @Test func `A view by itself is proposed nothing, so that texts without a width vanish`() {
        // Three columns in a picture of iOS 26: 3 × 16 + 2 × 16 + 2 × 16 wide, 36 + 3 × 8 + 2 × 16 high.
        let columns = HStack(spacing: 16) {
            ForEach(["Alive", "Dead", "Unknown"], id: \.self) { name in
                VStack(spacing: 8) {
                    ForEach([8.0, 12, 16], id: \.self) { Circle().frame(width: $0, height: $0) }
                    Text(name).font(.caption)
                }
            }
        }
        #expect(taken(columns.padding(), .image).size == CGSize(width: 112, height: 92))
    }

    @Test func `A view that would vanish for want of a size has its ideal one`() {
        #expect(taken(Text("Hello"), .image).size == taken(Text("Hello").fixedSize(), .image).size)
        // Its padding has a size.
        #expect(taken(Text("Hello").padding(), .image).size == CGSize(width: 32, height: 32))
    }

    @Test func `A text in a frame of a width alone has one line in a picture of its own size`() {
        func height(_ words: String) -> CGFloat {
            taken(VStack { Text(words) }.frame(width: 100), .image).size.height
        }
        #expect(height("This is text that needs several lines") == height("This"))
    }

    @Test func `A large title above content that does not scroll is white in a picture of layers`() {
        func pixels(_ content: some View, _ matches: (UInt8) -> Bool) -> Int {
            let view = NavigationStack { content.navigationTitle("Title") }
            let image = taken(view, .image(layout: .fixed(width: 320, height: 480), traits: .init(displayScale: 1)))
            return (60..<120).reduce(0) { sum, y in sum + (0..<320).count { matches(color(image, $0, y)[0]) } }
        }
        let scrolls = ScrollView { Color.clear.frame(height: 40) }
        #expect(pixels(scrolls) { $0 < 100 } > 50)
        let red = Color(red: 0.5, green: 0, blue: 0).ignoresSafeArea()
        #expect(pixels(red) { $0 < 100 } == 0)
        #expect(pixels(red) { $0 > 250 } > 50)
    }

    @Test func `A search has its field at the bottom in a picture of layers`() {
        let view = NavigationStack { ScrollView { Color.clear.frame(height: 40) }.searchable(text: .constant("")) }
        let image = taken(
            view,
            .image(
                layout: .device(config: .iPhone13), traits: .init(displayScale: 1)))
        let rows = (0..<Int(image.size.height)).filter { y in
            (0..<Int(image.size.width)).contains { color(image, $0, y)[0] < 200 }
        }
        // The sign and the prompt are in the middle of 48 points, 28 above the edge.
        let edge = image.size.height - 28
        #expect(rows.allSatisfy { CGFloat($0) > edge - 48 && CGFloat($0) < edge })
        #expect(abs(CGFloat((rows.first ?? 0) + (rows.last ?? 0)) / 2 - (edge - 24)) < 3)
    }

    @Test func `Lengths scaled without traits follow the app's text size, not the picture's`() {
        struct Scaled: View {
            let tell: (CGFloat) -> Void
            var body: some View {
                let _ = tell(UIFontMetrics.default.scaledValue(for: 16))
                Color.red.frame(width: 5, height: 5)
            }
        }
        var lengths: Set<CGFloat> = []
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        _ = taken(Scaled { lengths.insert($0) }, .image(traits: traits))
        #expect(lengths == [16])
    }

    @Test func `A label takes the side and the distance of lines from its text's paragraph style`() {
        func label(_ style: NSParagraphStyle?) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 2
            label.attributedText = NSAttributedString(
                string: "I\nI", attributes: style.map { [.paragraphStyle: $0] } ?? [:])
            return label
        }
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineSpacing = 7
        let (plain, styled) = (label(nil), label(style))
        #expect(styled.intrinsicContentSize.height == plain.intrinsicContentSize.height + 7)
        func firstDark(_ label: UILabel) -> Int? {
            label.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            let image = taken(label as UIView, .image(traits: .init(displayScale: 1)))
            return (0..<60).first { x in (0..<60).contains { color(image, x, $0)[3] > 100 } }
        }
        #expect((firstDark(plain) ?? 60) < 10)
        #expect((firstDark(styled) ?? 0) > 50)
    }

    @Test func `A paragraph style keeps its parts in copies`() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingHead
        style.lineSpacing = -3
        let copy = style.copy() as? NSParagraphStyle
        #expect(copy?.isEqual(style) == true)
        #expect(copy?.lineSpacing == 0 && copy?.lineBreakMode == .byTruncatingHead)
    }

    @Test func `Dark traits have a dark background`() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color(taken(Color.clear.frame(width: 9, height: 9), .image(traits: traits)), 2, 2) == [0, 0, 0, 255])
    }

    @Test func `A view whose height is set when it appears has that height`() {
        struct Measured: View {
            @State private var height: CGFloat = 0
            var body: some View {
                VStack {
                    Color.red.frame(width: 30, height: 24)
                        .overlay(GeometryReader { geo in Color.clear.onAppear { height = geo.size.height } })
                }
                .frame(height: height)
            }
        }
        #expect(taken(Measured(), .image).size == CGSize(width: 30, height: 24))
    }

    @Test func `A stack of a navigation view keeps the room of an empty bar in a picture of layers, not in a window`() {
        func top(_ view: some View, inWindow isWindow: Bool) -> Int {
            let image = taken(
                view,
                .image(
                    drawHierarchyInKeyWindow: isWindow, layout: .fixed(width: 20, height: 200),
                    traits: .init(displayScale: 1)))
            return (0..<200).first { color(image, 10, $0) != [255, 255, 255, 255] } ?? 200
        }
        let red = Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
        let stack = NavigationView { red }.navigationViewStyle(.stack)
        #expect(top(stack, inWindow: false) == 64)
        #expect(top(stack, inWindow: true) == 0)
        // By default a navigation view is no stack, and keeps no room but for a screen that asks for its bar.
        #expect(top(NavigationView { red }, inWindow: false) == 0)
        #expect(top(NavigationView { red.navigationBarHidden(false) }, inWindow: false) == 64)
        #expect(top(NavigationStack { red }, inWindow: false) == 0)
    }

    @Test func `The screen is the simulator's, whatever size a picture has`() {
        struct Screen: View {
            let tell: (CGSize) -> Void

            var body: some View {
                let _ = tell(UIScreen.main.bounds.size)
                Color.red.frame(width: 10, height: 10)
            }
        }
        func screen(_ layout: SwiftUISnapshotLayout, scale: CGFloat = 3) -> CGSize {
            var size = CGSize.zero
            _ = taken(Screen { size = $0 }, .image(layout: layout, traits: .init(displayScale: scale)))
            return size
        }
        let telephone = CGSize(width: 393, height: 852)
        #expect(screen(.sizeThatFits) == telephone)
        #expect(screen(.fixed(width: 100, height: 50)) == telephone)
        #expect(screen(.device(config: .iPhone13)) == CGSize(width: 390, height: 844))
        // A tablet's configuration on a simulator of three pixels a point, and on one of two.
        #expect(screen(.device(config: .iPadPro11)) == telephone)
        #expect(screen(.device(config: .iPadPro11), scale: 2).width > 800)
    }

    @Test func `A redacted text is a bar as wide as its characters are many`() {
        func width(_ text: Text, _ design: Font.Design = .default) -> CGFloat {
            let bar = text.fontDesign(design).redacted(reason: .placeholder).fixedSize()
            return taken(bar.environment(\.dynamicTypeSize, .large), .image(traits: .init(displayScale: 2))).size.width
        }
        // Four bars in pictures of iOS 26.
        #expect(abs(width(Text("3.2.1").font(.subheadline).monospacedDigit()) - 35.5) <= 0.5)
        #expect(abs(width(Text("100.00%").font(.subheadline).monospacedDigit()) - 50) <= 0.5)
        #expect(abs(width(Text("1000.00%").font(.subheadline).monospacedDigit()) - 57) <= 0.5)
        #expect(abs(width(Text("     ").font(.body)) - 39.5) <= 0.5)
        #expect(width(Text("WWWWW").font(.body)) == width(Text("iiiii").font(.body)))
        #expect(width(Text("iiiii").font(.body), .monospaced) == width(Text("iiiii").font(.body)))
    }

    @Test func `A redacted text's bar is as high as a capital letter, with small corners`() {
        let text = Text("Hello").font(.system(size: 40)).redacted(reason: .placeholder).fixedSize()
        let image = taken(text, .image(traits: .init(displayScale: 1)))
        let x = Int(image.size.width / 2)
        let rows = (0..<Int(image.size.height)).filter { color(image, x, $0)[0] < 235 }
        #expect((27...29).contains(rows.count))
        // The radius is 0.14 ems, 5.6 points: a pixel of the corner is white, one beside it is grey.
        #expect(color(image, 0, rows[0] + 1)[0] > 240)
        #expect(color(image, 7, rows[0] + 1)[0] < 225)
    }

    @Test func `A fixed layout has its size`() {
        let image = taken(Color.red, .image(layout: .fixed(width: 30, height: 12)))
        #expect(image.size == CGSize(width: 30, height: 12))
        #expect(image.scale == 3)
    }

    @Test func `A device has its size, safe area and traits`() throws {
        var seen: (EnvironmentValues, EdgeInsets, CGSize)?
        let view = Surroundings { seen = ($0, $1, $2) }
        let image = taken(view, .image(layout: .device(config: .iPhone13)))
        #expect(image.size == CGSize(width: 390, height: 844))
        let (environment, _, size) = try #require(seen)
        #expect(size == CGSize(width: 390, height: 844 - 47 - 34))
        #expect(environment.dynamicTypeSize == .medium)
        #expect(environment.horizontalSizeClass == .compact)
    }

    @Test func `Backgrounds reach under the safe area of a device`() {
        let view = Color.clear.background(Color.red)
        let image = taken(view, .image(layout: .device(config: .iPhoneX)))
        #expect(color(image, 10, 10) == color(image, 10, 500 * 3))
        #expect(color(image, 10, 10) != [255, 255, 255, 255])
    }

    @Test func `Devices held sideways are wide`() {
        #expect(ViewImageConfig.iPhone13(.landscape).size == CGSize(width: 844, height: 390))
        #expect(ViewImageConfig.iPhone13(.landscape).safeArea.left == 47)
        #expect(ViewImageConfig.iPhone8(.landscape).safeArea == .zero)
        #expect(ViewImageConfig.iPadPro11.size == CGSize(width: 1194, height: 834))
        #expect(ViewImageConfig.iPadMini(.portrait(splitView: .oneThird)).size?.width == 320)
        #expect(ViewImageConfig.iPadMini(.portrait(splitView: .oneThird)).traits.horizontalSizeClass == .compact)
        #expect(ViewImageConfig.iPhone13ProMax(.landscape).traits.horizontalSizeClass == .regular)
    }

    @Test func `The scale is the reference's`() {
        let folder = FileManager.default.temporaryDirectory.appending(component: "roost-\(UUID().uuidString)").path
        func verify(_ record: SnapshotTestingConfiguration.Record, _ scale: CGFloat) -> String? {
            verifySnapshot(
                of: Text("Hello").fixedSize(), as: .image(traits: .init(displayScale: scale)), named: "a",
                record: record,
                snapshotDirectory: folder, testName: "scale()")
        }
        _ = verify(.all, 2)
        #expect(verify(.never, 0) == nil)
        #expect(verify(.never, 3) != nil)
    }

    @Test func `A view of UIKit's has its frame's size`() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
        view.backgroundColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
        let image = taken(view as UIView, .image)
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(color(image, 3, 3) == [0, 0, 255, 255])
        #expect(taken(view as UIView, .image(size: CGSize(width: 10, height: 10))).size.width == 10)
    }

    @Test func `A controller's view fills the device, and knows its safe area`() throws {
        final class Controller: UIViewController {
            var insets: UIEdgeInsets?
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
            override func viewDidLayoutSubviews() { insets = view.safeAreaInsets }
        }
        let controller = Controller()
        let image = taken(controller as UIViewController, .image(on: .iPhoneX))
        #expect(image.size == CGSize(width: 375, height: 812))
        #expect(controller.insets?.top == 44 && controller.insets?.bottom == 34)
        #expect(controller.calls == ["will", "did"])
    }

    @Test func `A hosting controller shows its view as the view itself is shown`() {
        let view = Text("Hello").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow)
        let hosted = taken(UIHostingController(rootView: view) as UIViewController, .image(on: .iPhone13))
        #expect(hosted.cgImage?.pixels == taken(view, .image(layout: .device(config: .iPhone13))).cgImage?.pixels)
    }

    @Test func `A hosting controller inside another controller keeps clear of the safe area`() throws {
        var seen: CGSize?
        let hosting = UIHostingController(rootView: Surroundings { seen = $2 })
        let outer = UIViewController()
        outer.addChild(hosting)
        outer.view.addSubview(hosting.view)
        hosting.view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        _ = taken(outer as UIViewController, .image(on: .iPhoneX))
        #expect(seen == CGSize(width: 375, height: 812 - 44 - 34))
    }

    @Test func `A tree of views is told by types and frames`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.addSubview(UILabel(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4)))
        #expect(
            taken(view as UIView, .recursiveDescription) == """
                <UIView; frame = (0 0; 30 20)>
                   | <UILabel; frame = (1 2; 3.5 4)>
                """)
    }

    @Test func `A failing picture says what differs, and leaves three pictures side by side`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "roost-\(UUID().uuidString)").path
        func verify(_ record: SnapshotTestingConfiguration.Record, _ offset: CGFloat) -> String? {
            verifySnapshot(
                of: Text("Hello").frame(width: 200, height: 40).offset(x: offset), as: .image, named: "a",
                record: record, snapshotDirectory: folder, testName: "card()")
        }
        _ = verify(.all, 0)
        let message = try #require(verify(.never, 5))
        #expect(message.contains("“Hello” is 5 points further right."))
        let path = try #require(message.firstMatch(of: #/reference \| actual \| difference: (.+)/#)?.1)
        let picture = try #require(UIImage(contentsOfFile: String(path)))
        #expect(picture.size == CGSize(width: 3 * 600 + 4 * 8, height: 120 + 16))
    }

    @Test func `Precision is the share of pixels within the perceptual precision`() {
        let old = taken(Color(white: 0.5), .image(layout: .fixed(width: 10, height: 10)))
        let near = taken(Color(white: 0.505), .image(layout: .fixed(width: 10, height: 10)))
        let half = taken(
            HStack(spacing: 0) {
                Color(white: 0.5)
                Color.white
            }, .image(layout: .fixed(width: 10, height: 10)))
        #expect(Diffing.image.diff(old, near) != nil)
        #expect(Diffing.image(perceptualPrecision: 0.98).diff(old, near) == nil)
        #expect(Diffing.image(precision: 0.5, perceptualPrecision: 0.98).diff(old, half) == nil)
        #expect(Diffing.image(precision: 0.51, perceptualPrecision: 0.98).diff(old, half) != nil)
        #expect(Diffing.image(precision: 0.6).diff(old, half) == nil)
        #expect(Diffing.image(precision: 0.7).diff(old, half) != nil)
    }

    /// Read off Apple's pictures of iOS 26: in a row from 16 to 374 points a switch reaches from 297 to 360.
    @Test func `A switch reaches over the inset of its row`() {
        let image = taken(
            Form { Toggle("A", isOn: .constant(true)) },
            .image(layout: .fixed(width: 390, height: 200), traits: .init(displayScale: 1)))
        let columns = (0..<390).filter { x in
            (0..<200).contains { y in
                let pixel = color(image, x, y)
                return pixel[0] < 120 && pixel[1] > 180
            }
        }
        #expect(columns.first == 297)
        #expect(columns.last == 359)
    }
}
