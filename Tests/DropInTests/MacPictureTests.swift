import CoreGraphics
import SwiftUI
import Testing

/// Pictures that views of AppKit's draw of themselves.
@MainActor
@Suite struct MacPictureTests {
    @Test func `A view draws itself into a picture`() throws {
        let view = NSHostingView(rootView: Color(red: 1, green: 0, blue: 0))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 6)
        view.layoutSubtreeIfNeeded()
        let picture = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
        view.cacheDisplay(in: view.bounds, to: picture)
        #expect(picture.pixelsWide == 20 && picture.pixelsHigh == 12)
        #expect(picture.size == CGSize(width: 10, height: 6))
        #expect(try #require(picture.cgImage).pixels.prefix(4) == [255, 0, 0, 255])
    }

    @Test func `A picture may have one pixel for a point, and stays clear where nothing is drawn`() throws {
        let picture = try #require(
            NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: 8, pixelsHigh: 4, bitsPerSample: 8, samplesPerPixel: 4,
                hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0))
        let view = NSHostingView(rootView: Color.blue.frame(width: 2, height: 2))
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
        view.cacheDisplay(in: view.bounds, to: picture)
        #expect(picture.pixelsWide == 8)
        #expect(try #require(picture.cgImage).pixels.prefix(4) == [0, 0, 0, 0])
    }

    private final class Counter {
        private(set) var count = 0

        func next() -> CGFloat {
            count += 1
            return CGFloat(count)
        }
    }

    /// Read off 12 pictures of layouts whose widths are random numbers (Rules.md, Identity).
    @Test(arguments: [false, true])
    func `Outside of a window, what a hosting view draws first is its second evaluation`(isLaidOut: Bool) throws {
        let widths = Counter()
        let view = NSHostingView(
            rootView: HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { _ in Color(red: 1, green: 0, blue: 0).frame(width: widths.next()) }
            })
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 2)
        if isLaidOut {
            view.layoutSubtreeIfNeeded()
            view.needsLayout = true
            view.layoutSubtreeIfNeeded()
        }
        let picture = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
        view.cacheDisplay(in: view.bounds, to: picture)
        #expect(widths.count == 6)
        let row = try #require(picture.cgImage).pixels.prefix(4 * 40)
        #expect(stride(from: 3, to: row.count, by: 4).count { row[$0] == 255 } == 2 * (4 + 5 + 6))
    }

    @Test(arguments: [0, 1e6, 1e300, .infinity, .nan] as [CGFloat])
    func `Without pixels, or with more than can be drawn, there is no picture`(length: CGFloat) {
        let rect = CGRect(x: 0, y: 0, width: length, height: length)
        #expect(NSView(frame: .zero).bitmapImageRepForCachingDisplay(in: rect) == nil)
    }
}
