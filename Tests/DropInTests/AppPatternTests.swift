import RoostTesting
import SwiftUI
import Testing
import UIKit

/// What whole apps do, and single views seldom.
@MainActor struct AppPatternTests {
    // MARK: Colours

    @Test func `The accent colour as a tint is the accent colour outside of it`() throws {
        let inner = Circle().fill(.tint).frame(width: 10, height: 10)
        let plain = try ImageRenderer(content: inner).pngData()
        #expect(try ImageRenderer(content: inner.tint(.accentColor)).pngData() == plain)
        #expect(try ImageRenderer(content: inner.tint(.accentColor.opacity(1))).pngData() == plain)
        let red = try ImageRenderer(content: inner.tint(.red)).pngData()
        #expect(try ImageRenderer(content: inner.tint(.accentColor).tint(.red)).pngData() == red)
        #expect(try ImageRenderer(content: inner.tint(.accentColor).accentColor(.red)).pngData() == red)
    }

    @Test func `A gradient with an opacity is a style and a view`() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let isFaint = true
        let behind = Text("A").background(gradient.opacity(isFaint ? 0.5 : 1))
        let own = VStack { gradient.opacity(0.5) }
        let filled = Circle().fill(gradient.opacity(0.5))
        for view in [AnyView(behind), AnyView(own), AnyView(filled)] {
            #expect(try !ImageRenderer(content: view.frame(width: 20, height: 20)).pngData().isEmpty)
        }
    }

    @Test func `UIKit has the colours of text on light and on dark grounds`() {
        #expect(UIColor.darkText == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(abs(UIColor.lightText.cgColor.alpha - 0.6) < 0.001)
    }
}
