import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

/// UIKit's views in a layout that runs from the right.
@MainActor struct UIKitDirectionTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func live(_ view: UIView, _ direction: LayoutDirection) -> LiveView {
        LiveView(Shown(view: view), size: CGSize(width: 200, height: 60)) { $0.layoutDirection = direction }
    }

    /// The side of a window on which a view draws: -1 at the left, 1 at the right, 0 in the middle.
    private func side(_ view: UIView, _ direction: LayoutDirection) throws -> Int {
        let image = try live(view, direction).image()
        let columns = (0..<image.width).filter { x in
            (0..<image.height).contains { image.pixels[($0 * image.width + x) * 4 + 3] > 128 }
        }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        if last < image.width / 2 { return -1 }
        return first > image.width / 2 ? 1 : 0
    }

    private func label(_ alignment: NSTextAlignment, lines: Int) -> UIView {
        let label = UILabel()
        label.text = lines == 1 ? "Word" : "A\nB"
        label.numberOfLines = lines
        label.textAlignment = alignment
        return label
    }

    @Test(arguments: [1, 2]) func `Left and right are the same sides of a label in each direction`(lines: Int) throws {
        for direction in LayoutDirection.allCases {
            #expect(try side(label(.left, lines: lines), direction) == -1)
            #expect(try side(label(.center, lines: lines), direction) == 0)
            #expect(try side(label(.right, lines: lines), direction) == 1)
        }
    }

    @Test func `A natural alignment follows the direction`() throws {
        #expect(try side(label(.natural, lines: 2), .leftToRight) == -1)
        #expect(try side(label(.natural, lines: 2), .rightToLeft) == 1)
    }

    @Test(arguments: [true, false])
    func `Left and right are the same sides of a text view in each direction`(isEditable: Bool) throws {
        for (alignment, wanted) in [(NSTextAlignment.left, -1), (.right, 1)] {
            for direction in LayoutDirection.allCases {
                let view = UITextView()
                view.backgroundColor = nil
                view.text = "Word"
                view.isEditable = isEditable
                view.textAlignment = alignment
                #expect(try side(view, direction) == wanted)
            }
        }
    }

    @Test func `A text field's parts lie at the same sides in each direction`() throws {
        for direction in LayoutDirection.allCases {
            let field = UITextField()
            field.text = "Word"
            field.textAlignment = .left
            #expect(try side(field, direction) == -1)
            field.textAlignment = .right
            #expect(try side(field, direction) == 1)
        }
    }

    @Test func `Frames count from the left in each direction, leading edges do not`() {
        for direction in LayoutDirection.allCases {
            let (root, placed, pinned) = (UIView(), UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 20)), UIView())
            root.addSubview(placed)
            root.addSubview(pinned)
            placed.accessibilityIdentifier = "placed"
            pinned.accessibilityIdentifier = "pinned"
            for view in [placed, pinned] { view.backgroundColor = .red }
            pinned.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                pinned.topAnchor.constraint(equalTo: root.topAnchor),
                pinned.widthAnchor.constraint(equalToConstant: 30), pinned.heightAnchor.constraint(equalToConstant: 20),
            ])
            let live = live(root, direction)
            #expect(live.frame(of: "placed") == CGRect(x: 10, y: 5, width: 20, height: 20))
            #expect(live.frame(of: "pinned")?.minX == (direction == .leftToRight ? 10 : 160))
        }
    }

    @Test func `Views are placed anew where the direction changes`() {
        struct Page: View {
            let view: UIView
            @State private var direction = LayoutDirection.leftToRight
            var body: some View {
                Shown(view: view).environment(\.layoutDirection, direction)
                    .onTapGesture { direction = .rightToLeft }
            }
        }
        let (first, second) = (UILabel(), UILabel())
        for label in [first, second] { label.text = "Word" }
        first.accessibilityIdentifier = "first"
        second.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.backgroundColor = .red
        let live = LiveView(Page(view: stack), size: CGSize(width: 200, height: 60))
        #expect(live.frame(of: "first")?.minX == 0)
        live.tap(at: CGPoint(x: 100, y: 30))
        live.advance(by: 0.5)
        #expect(live.frame(of: "first")?.maxX == 200)
    }

    @Test func `A view of SwiftUI's inside has the direction of the surroundings`() {
        struct Page: View {
            @Environment(\.layoutDirection) private var direction
            var body: some View {
                Color.red.accessibilityIdentifier(direction == .rightToLeft ? "from the right" : "from the left")
            }
        }
        let controller = UIHostingController(rootView: Page())
        #expect(live(controller.view, .rightToLeft).frame(of: "from the right") != nil)
    }
}
