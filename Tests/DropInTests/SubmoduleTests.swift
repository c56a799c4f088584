import Foundation.NSDate
import Foundation.NSURL
import QuartzCore.CALayer
import SwiftUI
import Testing
import UIKit.UIView

/// Files that name a part of a module get all of it.
@MainActor struct SubmoduleTests {
    @Test func `A part of Foundation brings its other types`() {
        #expect(URL(string: "https://example.com")?.host == "example.com")
        #expect(Date(timeIntervalSince1970: 60) == Date(timeIntervalSince1970: 0) + 60)
        #expect(NSString(string: "part").length == 4)
    }

    @Test func `A part of Core Animation brings the layers of UIKit's views`() {
        let layer = CALayer()
        layer.cornerRadius = 3
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.addSublayer(layer)
        #expect(view.layer.sublayers?.count == 1)
    }
}
