import RoostTesting
import SwiftUI
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

    @MainActor @Test func `A view's own traits reach what is in it`() {
        final class Heard { var size = DynamicTypeSize.large, scheme = ColorScheme.light }
        struct Reader: View {
            let heard: Heard
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                let _ = (heard.size, heard.scheme) = (size, scheme)
                Color.red
            }
        }
        struct Host: UIViewControllerRepresentable {
            let controller: UIViewController
            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        let heard = Heard()
        let controller = UIHostingController(rootView: Reader(heard: heard))
        controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        controller.traitOverrides.userInterfaceStyle = .dark
        _ = LayoutReport(of: Host(controller: controller), proposal: ProposedViewSize(width: 100, height: 100))
        _ = ImageRenderer(content: Host(controller: controller).frame(width: 50, height: 50)).cgImage
        #expect(heard.size == .accessibility3)
        #expect(heard.scheme == .dark)
        #expect(controller.traitOverrides.layoutDirection == .unspecified)
    }
}
