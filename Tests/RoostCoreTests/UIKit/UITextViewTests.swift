import CoreGraphics
import RoostTesting
@testable import SwiftUI
@testable import UIKit
import Testing

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

private struct Editor: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextViewDelegate {
        let text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
        func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "\n" }
    }

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ uiView: UITextView, context: Context) { uiView.text = text }
}

private struct Page: View {
    @State var text: String

    var body: some View {
        VStack {
            Editor(text: $text).frame(width: 200, height: 100)
            Text(text).accessibilityIdentifier("said \(text)")
        }
    }
}

@MainActor struct UITextViewTests {
    @Test func `What is written in a UITextView goes through its delegate to the binding`() {
        let live = LiveView(Page(text: "a"), size: CGSize(width: 300, height: 200))
        live.tap(at: CGPoint(x: 150, y: 60))
        live.type("bc")
        live.press(.return)
        live.advance(by: 0.1)
        #expect(live.frame(of: "said abc") != nil)
    }

    @Test func `A text view that scrolls has no size of its own, one that does not is as large as its text`() {
        let view = UITextView()
        view.text = "Words"
        view.font = .systemFont(ofSize: 17)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.isScrollEnabled = false
        let own = view.intrinsicContentSize
        #expect(own.width > 30 && (35...38).contains(own.height))
        view.text = "Words and words and words and words"
        let narrow = view.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(narrow.width <= 100 && narrow.height > 70)
    }

    @Test func `Parts of a text that is only read have their own looks`() throws {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "Red ", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "link", attributes: [.link: "https://example.org"]))
        view.attributedText = text
        view.isEditable = false
        #expect(view.text == "Red link")
        #expect(view.attributedText.length == 8)
        #expect(view.content() != nil)
    }

    @Test func `A symbol in an image view has the view's tint, and a link that of its surroundings`() throws {
        struct Shown: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        func colors(_ view: UIView) throws -> Set<[UInt8]> {
            let image = try LiveView(Shown(view: view), size: CGSize(width: 60, height: 30)).image(background: .white)
            let pixels = Array(image.pixels)
            return Set(stride(from: 0, to: pixels.count - 3, by: 4).map { Array(pixels[$0..<$0 + 3]) })
        }
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        star.tintColor = .red
        #expect(try colors(star).contains([255, 0, 0]))
        let text = UITextView()
        text.backgroundColor = nil
        text.tintColor = .red
        text.isEditable = false
        text.attributedText = NSAttributedString(
            string: "████", attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 17)])
        #expect(try colors(text).contains([255, 0, 0]))
    }

    @Test func `A label's parts have their own fonts, and its text is theirs`() {
        let label = UILabel()
        label.text = "Big"
        let plain = label.intrinsicContentSize
        label.attributedText = NSAttributedString(
            string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        #expect(label.text == "Big")
        #expect(label.intrinsicContentSize.height > 1.5 * plain.height)
        label.text = "Big"
        #expect(label.intrinsicContentSize == plain)
    }

    private struct Label: UIViewRepresentable {
        let font: UIFont
        func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.text = "Text"
            label.font = font
            label.adjustsFontForContentSizeCategory = true
            return label
        }
        func updateUIView(_ uiView: UILabel, context: Context) {}
    }

    @Test func `A font of a text style, or of metrics, grows with the reader's text size where a view adjusts it`() {
        func height(_ font: UIFont, _ size: DynamicTypeSize) -> CGFloat {
            LayoutReport(of: Label(font: font).dynamicTypeSize(size), proposal: .unspecified).size.height
        }
        let fixed = UIFont.systemFont(ofSize: 17)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: fixed)
        #expect(height(fixed, .accessibility3) == height(fixed, .large))
        #expect(height(scaled, .large) == height(fixed, .large))
        #expect(height(.preferredFont(forTextStyle: .body), .accessibility3) == height(.systemFont(ofSize: 40), .large))
        // 17 points, 48 lines for 22.
        #expect(height(scaled, .accessibility3) == height(.systemFont(ofSize: 37), .large))
        let limited = UIFontMetrics.default.scaledFont(for: fixed, maximumPointSize: 20)
        #expect(height(limited, .accessibility3) == height(.systemFont(ofSize: 20), .large))
    }

    @Test func `A label of many lines is as high as its lines in the width that it has`() {
        struct Lines: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel {
                let label = UILabel()
                label.text = "Words and words and words and words"
                label.numberOfLines = 0
                label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
                return label
            }
            func updateUIView(_ uiView: UILabel, context: Context) {}
        }
        let size = LayoutReport(of: Lines(), proposal: ProposedViewSize(width: 100, height: nil)).size
        #expect(size.width == 100 && size.height > 55)
    }
}
