import SwiftUI
import Testing
import UIKit

@testable import RoostCore

struct UIColorTests {
    @Test(arguments: [
        (UIColor.systemRed, "red"), (.systemGreen, "green"), (.systemBlue, "blue"), (.systemYellow, "yellow"),
        (.systemOrange, "orange"), (.systemPurple, "purple"), (.black, "black"), (.white, "white"),
        (.clear, "transparent"),
        (UIColor(white: 0.5, alpha: 1), "gray"), (UIColor(red: 0.4, green: 0, blue: 0, alpha: 1), "dark red"),
    ])
    func `A colour has a name for assistive technologies`(color: UIColor, name: String) {
        #expect(color.accessibilityName == name)
    }

    @Test func `Another alpha takes the place of a colour's own`() {
        let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(abs(half.withAlphaComponent(0.8).cgColor.alpha - 0.8) < 1e-6)
        #expect(half.withAlphaComponent(2).cgColor.alpha == 1)
        #expect(half.withAlphaComponent(0.8) != half)
    }

    @Test func `A colour with another alpha follows the appearance`() {
        var environment = EnvironmentValues()
        let separator = Color(uiColor: UIColor.separator.withAlphaComponent(1))
        #expect(separator.resolve(in: environment).description == "#3C3C43FF")
        environment.colorScheme = .dark
        #expect(separator.resolve(in: environment).description == "#545458FF")
    }

    @Test func `A colour with a provider asks it for each look`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var environment = EnvironmentValues()
        #expect(Color(uiColor: color).resolve(in: environment).description == "#000000FF")
        environment.colorScheme = .dark
        #expect(Color(uiColor: color).resolve(in: environment).description == "#FFFFFFFF")
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark).cgColor == UIColor.white.cgColor)
    }

    @Test func `A colour's provider knows of the contrast`() {
        let color = UIColor { $0.accessibilityContrast == .high ? .red : .gray }
        let high = UITraitCollection(accessibilityContrast: .high)
        #expect(color.resolvedColor(with: high).cgColor == UIColor.red.cgColor)
    }

    @Test func `A colour with a provider is equal to itself alone`() {
        let provider: @Sendable (UITraitCollection) -> UIColor = { _ in .red }
        let color = UIColor(dynamicProvider: provider)
        #expect(color == color)
        #expect(color != UIColor(dynamicProvider: provider))
    }
}
