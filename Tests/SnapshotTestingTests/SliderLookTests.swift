import CoreGraphics
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Sliders in pictures of layers, as in four pictures of iOS 26.
@MainActor
@Suite(.serialized) struct SliderLookTests {
    /// A slider of 180 × 31 points, at a pixel a point.
    private func picture(inWindow: Bool = false) -> UIImage {
        let slider = Slider(value: .constant(0.5)).frame(width: 180).padding(10).background(.white)
            .environment(\.colorScheme, .light)
        return taken(
            slider.fixedSize(), .image(drawHierarchyInKeyWindow: inWindow, traits: .init(displayScale: 1)))
    }

    @Test func `A slider has no knob in a picture of layers, and its track ends in the middle of it`() {
        let (layers, window) = (picture(), picture(inWindow: true))
        let middle = 25
        // The knob is 24 high in a window; without it the track is 6.
        #expect(color(layers, 100, middle - 8) == [255, 255, 255, 255])
        #expect(color(window, 112, middle) == [255, 255, 255, 255])
        #expect(color(layers, 50, middle) == color(layers, 97, middle))
        #expect(color(layers, 103, middle) == color(layers, 160, middle))
        #expect(color(layers, 97, middle) != color(layers, 103, middle))
    }

    @Test func `The colours of UISlider's appearance are those of all sliders without a tint`() {
        let all = UISlider.appearance()
        all.minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        all.maximumTrackTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        all.thumbTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        defer {
            all.minimumTrackTintColor = nil
            all.maximumTrackTintColor = nil
            all.thumbTintColor = nil
        }
        let image = picture(inWindow: true)
        #expect(color(image, 40, 25) == [255, 0, 0, 255])
        #expect(color(image, 160, 25) == [0, 0, 255, 255])
        #expect(color(image, 100, 25) == [0, 255, 0, 255])
        let tinted = taken(
            Slider(value: .constant(0.5)).tint(.black).frame(width: 180).fixedSize(),
            .image(traits: .init(displayScale: 1)))
        #expect(color(tinted, 30, 15) == [0, 0, 0, 255])
    }

    @Test func `A slider's own colours go before those of all`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
        slider.value = 0.5
        slider.maximumTrackTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let image = taken(slider, .image(traits: .init(displayScale: 1)))
        #expect(color(image, 160, 17) == [0, 0, 255, 255])
    }
}
