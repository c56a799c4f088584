import RoostTesting
import Testing
import UIKit

@Suite struct UITraitCollectionTests {
    @Test func `A new collection specifies nothing`() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test func `Of collections that specify a trait the later one counts`() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test func `A closure sets traits`() {
        let traits = UITraitCollection {
            $0.horizontalSizeClass = .compact
            $0.legibilityWeight = .bold
        }
        #expect(traits.horizontalSizeClass == .compact)
        #expect(traits.legibilityWeight == .bold)
        #expect(traits.verticalSizeClass == .unspecified)
    }

    @Test func `Font metrics follow the text size of a collection`() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFontMetrics.default.scaledValue(for: 16, compatibleWith: large) == 16)
        #expect(UIFontMetrics.default.scaledValue(for: 16, compatibleWith: huge) > 40)
    }
}
