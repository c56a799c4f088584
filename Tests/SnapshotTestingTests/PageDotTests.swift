import CoreGraphics
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// The dots of pages in pictures of layers, as on iOS 18: 7.33 points wide, 16.67 apart, their middle 25 above the bottom.
@MainActor
@Suite(.serialized) struct PageDotTests {
    private func picture(_ background: PageIndexViewStyle.BackgroundDisplayMode = .always) -> UIImage {
        let view = TabView {
            ForEach(0..<3, id: \.self) { _ in Color.white }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: background))
        return taken(
            view,
            .image(
                layout: .fixed(width: 200, height: 100),
                traits: UITraitCollection(traitsFrom: [.init(displayScale: 3), .init(userInterfaceStyle: .light)])))
    }

    /// Where columns at the dots' middle are not white.
    private func runs(_ image: UIImage) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for x in 0..<600 where color(image, x, 225)[0] < 250 {
            if let last = runs.last, last.upperBound == x {
                runs[runs.count - 1] = last.lowerBound..<(x + 1)
            } else {
                runs.append(x..<(x + 1))
            }
        }
        return runs
    }

    @Test func `Dots have no platter in a picture of layers, and are a quarter of the label colour but for one`() {
        let image = picture()
        #expect(runs(image).map(\.count) == [22, 22, 22])
        #expect(runs(image).map(\.lowerBound) == [239, 289, 339])
        #expect(color(image, 250, 225) == [0, 0, 0, 255])
        #expect(color(image, 300, 225) == [191, 191, 191, 255])
    }

    @Test func `The colours of UIPageControl's appearance are those of all dots`() {
        UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        UIPageControl.appearance().pageIndicatorTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        defer {
            UIPageControl.appearance().currentPageIndicatorTintColor = nil
            UIPageControl.appearance().pageIndicatorTintColor = nil
        }
        let image = picture(.never)
        #expect(color(image, 250, 225) == [255, 0, 0, 255])
        #expect(color(image, 300, 225) == [0, 0, 255, 255])
    }
}
