import Foundation
import RoostTesting
import SwiftUI
import Testing
import UIKit

/// An app's own helpers, of the most likely names, are the ones that its code calls.
@MainActor struct LikelyHelperTests {
    @Test func `Helpers of strings and numbers are the app's own`() {
        #expect("a".localized == "own a")
        #expect("a".localizedString == "own a")
        #expect("a".sharedText == "own")
        #expect((-2 as CGFloat).distance == 2)
        #expect((5 as CGFloat).clamped(to: 0...3) == 3)
        #expect(CGFloat.random == 4)
        #expect((2.0).distance == 2)
        #expect(Text("x").string == "own")
        #expect(Text("x").spoken() == "own")
        #expect(Image.logo.unstyled == "own")
        #expect(Date().relative == "own")
        #expect(Log.warning("x") == "own x")
        #expect([1, 2][safe: 5] == nil)
        #expect(CGSize(square: 2).area == 4)
    }

    @Test func `Helpers of the environment and of views are the app's own`() {
        let environment = EnvironmentValues()
        #expect(environment.engines == "own" && environment.idiom == "own" && environment.pasteboard == "own")
        #expect(Text("x").tabRole() == "tab")
        #expect(Text("x").snapshot() == "snapshot")
        #expect(Binding.constant(true).isOn)
    }

    @Test func `Helpers under names of AppKit's and of recent systems are the app's own`() {
        #expect(PlatformColor.textColor == .purple && UIColor.linkColor == .purple)
        #expect(UIColor.windowBackgroundColor == .purple && UIColor.red.redComponent == 2)
        #expect(UIImage(size: CGSize(width: 2, height: 2)).tiffRepresentation == Data([1]))
        let view = UIView()
        #expect(!view.wantsLayer && view.alphaValue == 2)
        #expect(UIWindow(frame: .zero).title == "own")
        #expect(Shader(name: "own").name == "own" && ButtonSizing.own == .own)
        #expect(LiveView(HelpLink(), size: CGSize(width: 50, height: 50)).contains("own"))
    }

    @Test func `Views made with an app's own helpers draw`() throws {
        let view = VStack {
            Text("a").card().size(40).hidden(false).if(true) { $0.padding(horizontal: 2, vertical: 1) }
            ListRow().fullWidth().backgroundColor(.brand).cornerRadius(8, corners: [.topLeft])
            TabBar().textColor(.label).roundedBorder(.separator).placeholder(when: false) { Text("p") }
            "star".image.frame(square: 20).foreground(Color(hex: "ff0000")).id("end")
            Color.accent.frame(size: CGSize(square: 30)).accessibilityIdentifier("square")
        }
        let report = LayoutReport(of: view, in: CGSize(width: 300, height: 400))
        #expect(try #require(report.frame(of: "square")).size == CGSize(width: 30, height: 30))
    }
}
