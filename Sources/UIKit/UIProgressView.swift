import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's bar of progress; SwiftUI's inside.
@MainActor @preconcurrency open class UIProgressView: UIView {
    /// The place of the bar; has no effect here.
    public enum Style: Int, Sendable { case `default`, bar }

    /// The place of the bar; has no effect here.
    open var progressViewStyle = Style.default
    /// The progress, 0…1.
    open var progress: Float = 0 { didSet { if progress != oldValue { setNeedsDisplay() } } }
    /// The colour of the bar; nil for the tint.
    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour behind the bar; nil for a grey.
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// A bar without progress.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Moves the bar, at once or with an animation of 0.25 seconds.
    open func setProgress(_ progress: Float, animated: Bool) {
        if animated {
            withAnimation(.easeInOut(duration: 0.25)) { self.progress = progress }
        } else {
            self.progress = progress
        }
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    private static let height: CGFloat = 4

    override func content() -> AnyView? {
        AnyView(
            GeometryReader { geometry in
                let part = CGFloat(min(max(self.progress, 0), 1))
                ZStack(alignment: .leading) {
                    Capsule(style: .continuous).fill((self.trackTintColor ?? .systemFill).color)
                    Capsule(style: .continuous).fill(
                        self.progressTintColor.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint)
                    )
                    .frame(width: geometry.size.width * part)
                }
            }
            .frame(height: Self.height)
            .accessibilityElement().accessibilityValue(Text(verbatim: "\(Int(progress * 100)) %")))
    }
}
