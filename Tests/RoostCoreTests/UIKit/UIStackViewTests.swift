import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct UIStackViewTests {
    /// A view of a size of its own.
    private final class Block: UIView {
        private let own: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            own = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { return nil }
        override var intrinsicContentSize: CGSize { own }
    }

    private func frames(_ width: CGFloat, _ height: CGFloat, _ prepare: (UIStackView) -> Void) -> [CGRect] {
        let stack = UIStackView(arrangedSubviews: [Block(10, 10), Block(20, 30), Block(30, 20)])
        prepare(stack)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func `A stack is as large as its views and the room between them`() {
        let stack = UIStackView(arrangedSubviews: [Block(10, 10), Block(20, 30)])
        stack.spacing = 5
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 35, height: 30))
        stack.axis = .vertical
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 20, height: 45))
        stack.arrangedSubviews[0].isHidden = true
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 20, height: 30))
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 36, height: 46))
    }

    @Test func `A stack keeps the places of its views in a second layout, and shares anew when one hides`() {
        let inner = UIStackView(arrangedSubviews: [Block(10, 10), Block(10, 10)])
        let stack = UIStackView(arrangedSubviews: [inner, Block(20, 30), Block(30, 20)])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 90, height: 120)
        func places() -> [CGFloat] {
            stack.layoutIfNeeded()
            return stack.arrangedSubviews.map(\.frame.minY)
        }
        #expect(places() == [0, 40, 80])
        #expect(places() == [0, 40, 80])
        stack.arrangedSubviews[1].isHidden = true
        #expect(places()[2] == 60)
        #expect(inner.arrangedSubviews.map(\.frame.width) == [80, 10])
        inner.arrangedSubviews[0].isHidden = true
        stack.layoutIfNeeded()
        #expect(inner.arrangedSubviews[1].frame.width == 90)
    }

    @Test func `A stack takes the room that it is proposed, and its labels wrap in it`() {
        let label = UILabel()
        label.text = "Words and words and words and words"
        label.numberOfLines = 0
        let icon = Block(30, 30)
        let stack = UIStackView(arrangedSubviews: [icon, label])
        #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
        stack.frame = CGRect(x: 0, y: 0, width: 130, height: 200)
        stack.alignment = .top
        stack.layoutIfNeeded()
        #expect(label.frame.width == 100 && label.frame.height > 55)
        #expect(icon.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(stack.sizeThatFits(CGSize(width: 130, height: 0)).height == label.frame.height)
    }

    @Test func `What is left over goes to the view that hugs its content least`() {
        let frames = frames(100, 40) { stack in
            stack.spacing = 5
            stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        }
        #expect(frames.map(\.minX) == [0, 15, 70])
        #expect(frames.map(\.width) == [10, 50, 30])
        #expect(frames.allSatisfy { $0.height == 40 })
    }

    @Test func `Views share a stack evenly, or keep their sizes and the same room between them`() {
        #expect(frames(90, 40) { $0.distribution = .fillEqually }.map(\.width) == [30, 30, 30])
        let spaced = frames(100, 40) { stack in
            stack.distribution = .equalSpacing
            stack.alignment = .center
        }
        #expect(spaced.map(\.minX) == [0, 30, 70])
        #expect(spaced.map(\.minY) == [15, 5, 10])
    }

    @Test func `A length that a constraint says holds, and single gaps may differ`() {
        let frames = frames(40, 200) { stack in
            stack.axis = .vertical
            stack.alignment = .trailing
            stack.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: 50).isActive = true
            stack.setCustomSpacing(7, after: stack.arrangedSubviews[0])
            stack.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        }
        #expect(frames.map(\.minY) == [0, 57, 87])
        #expect(frames.map(\.height) == [50, 30, 113])
        #expect(frames.map(\.minX) == [30, 20, 10])
    }

    @Test func `A view that is removed is arranged no longer`() {
        let stack = UIStackView(arrangedSubviews: [Block(10, 10), Block(20, 30)])
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1 && stack.sizeThatFits(.zero).width == 20)
    }

    private func label(_ size: CGFloat, lines: Int) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        label.text = (0..<lines).map { "Line \($0)" }.joined(separator: "\n")
        return label
    }

    @Test func `Labels in a row meet at their first baselines, or at their last ones`() {
        let labels = [label(17, lines: 2), label(17, lines: 1), label(34, lines: 1)]
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        let line = labels[1].frame.height
        let drop = labels[2].font.ascender - labels[1].font.ascender
        for (label, top) in zip(labels, [drop, drop, 0]) { #expect(abs(label.frame.minY - top) < 1e-9) }
        #expect(abs(stack.sizeThatFits(.zero).height - (drop + labels[0].frame.height)) < 0.01)
        stack.alignment = .lastBaseline
        stack.layoutIfNeeded()
        #expect(labels[0].frame.minY == 0)
        #expect(abs(labels[1].frame.minY - (labels[0].frame.height - line)) < 0.01)
        #expect(abs(labels[2].frame.minY - (labels[1].frame.minY - drop)) < 0.01)
    }
}
