import CoreGraphics
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@testable import struct SnapshotTesting.SnapshotHost

/// What the simulator of an app's tests leaves in their pictures.
@MainActor
@Suite struct SnapshotHostTests {
    private struct Surroundings: View {
        let tell: (CGFloat, CGSize) -> Void

        var body: some View {
            GeometryReader { geometry in
                let _ = tell(geometry.safeAreaInsets.top, UIScreen.main.bounds.size)
                Color.clear
            }
        }
    }

    private func seen(
        _ layout: SwiftUISnapshotLayout, on host: SnapshotHost?, _ traits: UITraitCollection = .init()
    ) -> (top: CGFloat, screen: CGSize) {
        var seen = (top: CGFloat(0), screen: CGSize.zero)
        withSnapshotTesting(host: host) {
            _ = taken(Surroundings { seen = ($0, $1) }, .image(layout: layout, traits: traits))
        }
        return seen
    }

    @Test func `A device's content begins no higher than below the simulator's status bar`() throws {
        let host = try #require(SnapshotHost(named: "iPhone 16 Pro"))
        #expect(host.statusBarHeight == 54 && host.safeAreaTop == 62)
        #expect(seen(.device(config: .iPhone13), on: nil).top == 47)
        #expect(seen(.device(config: .iPhone13), on: host).top == 54)
        #expect(seen(.device(config: .iPhone8), on: host).top == 54)
        #expect(seen(.device(config: .iPhone13), on: SnapshotHost(named: "iPhone SE (3rd generation)")).top == 47)
    }

    @Test func `The status bar is not over devices held sideways, nor over pictures without a safe area`() throws {
        let host = try #require(SnapshotHost(named: "iphone 17"))
        #expect(seen(.device(config: .iPhone13(.landscape)), on: host).top == 0)
        #expect(seen(.fixed(width: 100, height: 100), on: host).top == 0)
    }

    /// The insets of a hosting controller's content in the app's own window.
    private func windowInsets(_ config: ViewImageConfig, on host: SnapshotHost?) -> [CGFloat] {
        var seen = EdgeInsets()
        let view = GeometryReader { geometry in
            let _ = seen = geometry.safeAreaInsets
            Color.clear
        }
        withSnapshotTesting(host: host) {
            _ = taken(UIHostingController(rootView: view), .image(on: config, drawHierarchyInKeyWindow: true))
        }
        return [seen.top, seen.leading, seen.bottom, seen.trailing]
    }

    /// Read off pictures of a screen of 402×874: the window of 812 points keeps clear of the bottom by itself.
    @Test func `A picture of the app's window has the safe area of the simulator's screen`() throws {
        let host = try #require(SnapshotHost(named: "iPhone 17"))
        #expect(windowInsets(.iPhone13, on: host) == [62, 0, 4, 0])
        #expect(windowInsets(.iPhone13Mini, on: host) == [62, 0, 0, 0])
        #expect(windowInsets(.iPhone13ProMax, on: host) == [62, 0, 34, 0])
        #expect(windowInsets(.iPhone13, on: SnapshotHost(named: "iPhone 16 Pro")) == [62, 0, 4, 0])
        #expect(windowInsets(.iPhone13, on: SnapshotHost(named: "iPhone 15"))[0] == 59)
        #expect(windowInsets(.iPhone13, on: nil) == [47, 0, 34, 0])
        #expect(
            windowInsets(.iPhone13, on: SnapshotHost(screenSize: CGSize(width: 402, height: 874))) == [47, 0, 34, 0])
    }

    @Test func `The main screen is the simulator's where the picture is not a telephone's`() throws {
        let host = try #require(SnapshotHost(named: "iPhone 17 Pro Max"))
        #expect(seen(.fixed(width: 100, height: 100), on: host).screen == CGSize(width: 440, height: 956))
        #expect(seen(.fixed(width: 100, height: 100), on: nil).screen == CGSize(width: 393, height: 852))
        #expect(seen(.device(config: .iPhone13), on: host).screen == CGSize(width: 390, height: 844))
    }

    @Test func `A host of tests without an app has a screen alone`() {
        let host = SnapshotHost(screenSize: CGSize(width: 402, height: 874))
        #expect(seen(.device(config: .iPhone13), on: host).top == 47)
    }

    @Test(
        "The environment names a host by its device or by its lengths",
        arguments: [
            (
                "iPhone 15",
                SnapshotHost(screenSize: CGSize(width: 393, height: 852), statusBarHeight: 54, safeAreaTop: 59)
            ),
            (" iphone  14 ", SnapshotHost(screenSize: CGSize(width: 390, height: 844), statusBarHeight: 47)),
            ("500x800", SnapshotHost(screenSize: CGSize(width: 500, height: 800))),
            ("500x800,31", SnapshotHost(screenSize: CGSize(width: 500, height: 800), statusBarHeight: 31)),
            (
                "500x800,31,40",
                SnapshotHost(screenSize: CGSize(width: 500, height: 800), statusBarHeight: 31, safeAreaTop: 40)
            ),
            ("Xcode 14", SnapshotHost(xcode: 14)),
            ("iPhone 14, xcode 14.3", SnapshotHost(named: "iPhone 14", xcode: 14)),
            (
                "500x800,31,Xcode 15",
                SnapshotHost(screenSize: CGSize(width: 500, height: 800), statusBarHeight: 31, xcode: 15)
            ),
            ("Xcode", nil), ("Xcode 0", nil), ("Xcode x", nil), ("Xcode 14, iPhone 14", nil),
            ("Pixel 9", nil), ("0x800", nil), ("500x800,x", nil), ("500x800,31,", nil), ("500x800,1,2,3", nil),
            ("500x800x2", nil), ("", nil),
        ] as [(String, SnapshotHost?)])
    func words(_ words: String, _ host: SnapshotHost?) {
        #expect(SnapshotHost(words: words) == host)
    }

    private func defaultStyles() -> [RoundedCornerStyle] {
        [
            Capsule().style, RoundedRectangle(cornerRadius: 4).style,
            RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)).style,
        ]
    }

    /// Read off the interfaces of SwiftUI in the SDKs of iOS 16.4 (Xcode 14.3) and 17.0 (Xcode 15).
    @Test func `Corners that are not told a style are circular where Xcode 14 compiled the references`() throws {
        #expect(defaultStyles() == [.continuous, .continuous, .continuous])
        withSnapshotTesting(host: SnapshotHost(xcode: 15)) {
            #expect(defaultStyles() == [.continuous, .continuous, .continuous])
        }
        let rect = CGRect(x: 0, y: 0, width: 20, height: 8)
        withSnapshotTesting(host: SnapshotHost(xcode: 14)) {
            #expect(defaultStyles() == [.circular, .circular, .circular])
            var path = Path()
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4))
            for path in [
                path, Path(roundedRect: rect, cornerRadius: 4),
                Path(roundedRect: rect, cornerSize: CGSize(width: 4, height: 4)),
            ] {
                #expect(path == Path(roundedRect: rect, cornerRadius: 4, style: .circular))
            }
            withSnapshotTesting(host: SnapshotHost(named: "iPhone 15")) {
                #expect(defaultStyles() == [.continuous, .continuous, .continuous])
            }
        }
    }

    @Test func `Shapes that came with Xcode 15 have continuous corners at all times`() {
        withSnapshotTesting(host: SnapshotHost(xcode: 14)) {
            let capsule: Capsule = .capsule
            let rectangle: RoundedRectangle = .rect(cornerRadius: 4)
            #expect(capsule.style == .continuous && rectangle.style == .continuous)
            #expect(UnevenRoundedRectangle(topLeadingRadius: 4).style == .continuous)
        }
    }

    @Test func `cornerRadius cuts quarter circles where Xcode 14 compiled the references`() {
        func corner<V: View>(_ view: V) -> [UInt8] {
            let image = taken(
                view.frame(width: 40, height: 40),
                .image(drawHierarchyInKeyWindow: true, traits: .init(displayScale: 2)))
            return (0..<32).map { color(image, $0, 3)[1] }
        }
        let circular = corner(Color.red.clipShape(RoundedRectangle(cornerRadius: 16, style: .circular)))
        let continuous = corner(Color.red.clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous)))
        #expect(circular != continuous)
        #expect(corner(Color.red.cornerRadius(16)) == continuous)
        let old = withSnapshotTesting(host: SnapshotHost(xcode: 14)) { corner(Color.red.cornerRadius(16)) }
        #expect(old == circular)
    }

    @Test(.snapshots(host: SnapshotHost(xcode: 14))) func `A trait names the Xcode, too`() {
        #expect(Capsule().style == .circular)
    }

    @Test func `A length that a test gives is rounded to pixels, one that a view chooses is filled up`() throws {
        let view = Color.red.frame(width: 100, height: 84.4)
        let fixed = taken(view, .image(layout: .fixed(width: 100, height: 84.4), traits: .init(displayScale: 3)))
        #expect(try #require(fixed.cgImage).height == 253)
        let own = taken(view, .image(layout: .sizeThatFits, traits: .init(displayScale: 3)))
        #expect(try #require(own.cgImage).height == 254)
    }

    @Test(arguments: [(1, 300), (3, 515)])
    func `The last bits of a sum decide how many pixels a picture has that fits its view`(rows: Int, height: Int) throws
    {
        let view = VStack(spacing: 16) {
            Color.red.frame(height: 17)
            VStack(spacing: 16) { ForEach(0..<rows, id: \.self) { _ in Color.red.frame(height: 20) } }
            Color.red.frame(height: 44.0 / 3)
        }
        .padding(8)
        .frame(width: 100)
        let picture = taken(view, .image(layout: .sizeThatFits, traits: .init(displayScale: 3)))
        #expect(try #require(picture.cgImage).height == height)
    }

    @Test func `Padding adds the lengths of both sides as one`() throws {
        let view = Color.red.frame(width: 53, height: 10).padding(.horizontal, 41.0 / 3)
        let picture = taken(view, .image(layout: .sizeThatFits, traits: .init(displayScale: 3)))
        #expect(try #require(picture.cgImage).width == 241)
    }
}
