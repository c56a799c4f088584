import CoreGraphics
import RoostLocks
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// What a hosting controller adds to its view, as in pictures of iOS 26.
@MainActor
@Suite struct HostedRootTests {
    private struct Pair: View {
        @ViewBuilder var body: some View {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 30, height: 10)
        }
    }

    /// The size of a text and of a button below it in one picture.
    @Test func `Several views stand below each other`() {
        let controller = UIHostingController(rootView: Pair())
        #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 28))
        let picture = taken(Pair().fixedSize(), .image(traits: .init(displayScale: 1)))
        #expect(picture.size == CGSize(width: 30, height: 28))
    }

    /// Half as wide as what is proposed. It tells the proposals with which it is placed.
    private struct Half: Layout {
        let tell: @Sendable (CGFloat?) -> Void

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: (proposal.width ?? 0) / 2, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            tell(proposal.width)
        }
    }

    /// As three tables show whose cells wrap: their columns are those for the window's width.
    @Test func `A view that is narrower than the window is placed with the window's proposal`() {
        let proposals = Mutex<[CGFloat?]>([])
        let view = Half { width in proposals.withLock { $0.append(width) } }
        _ = taken(view { Color.red }, .image(layout: .fixed(width: 100, height: 50)))
        #expect(Set(proposals.withLock { $0 }) == [100])
    }

    private func height(_ view: (@escaping (CGFloat) -> Void) -> some View) -> CGFloat {
        var height: CGFloat = 0
        let controller = UIHostingController(rootView: view { height = $0 })
        _ = taken(
            controller, .image(drawHierarchyInKeyWindow: true, size: CGSize(width: 390, height: 400)))
        return height
    }

    private func screen(_ placement: ToolbarItemPlacement, _ tell: @escaping (CGFloat) -> Void) -> some View {
        GeometryReader { geometry in
            let _ = tell(geometry.size.height)
            Color.clear.toolbar { ToolbarItem(placement: placement) { Button("Pause", systemImage: "pause") {} } }
        }
    }

    /// The capsule of ten pictures is 48 points high on telephones and ends with the safe area.
    @Test func `Items of the bottom bar have one without a navigation, too`() {
        #expect(height { screen(.bottomBar, $0) } == 352)
        #expect(height { screen(.topBarTrailing, $0) } == 400)
    }

    @Test func `The bottom bar of a navigation is not there twice`() {
        #expect(height { tell in NavigationStack { screen(.bottomBar, tell) } } == 352)
    }

    @Test func `The ground follows the controller's own style`() {
        let controller = UIHostingController(rootView: Color.clear)
        controller.overrideUserInterfaceStyle = .dark
        let strategy = Snapshotting<UIViewController, UIImage>.image(
            size: CGSize(width: 10, height: 10), traits: .init(displayScale: 1))
        #expect(color(taken(controller, strategy), 5, 5) == [0, 0, 0, 255])
        controller.overrideUserInterfaceStyle = .light
        #expect(color(taken(controller, strategy), 5, 5) == [255, 255, 255, 255])
    }

    private struct Field: View {
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Title", text: .constant(""))
                .focused($isFocused)
                .frame(width: 100, height: 40)
                .background(isFocused ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
                .onAppear { isFocused = true }
        }
    }

    /// Seen in seven pictures of fields that ask for the focus as they appear.
    @Test func `A field that asks for the focus as it appears does not have it in the picture`() {
        let picture = taken(Field(), .image(drawHierarchyInKeyWindow: true, traits: .init(displayScale: 1)))
        #expect(color(picture, 98, 2) == [0, 0, 255, 255])
    }
}
