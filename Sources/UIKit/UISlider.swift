import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's slider; SwiftUI's inside.
@MainActor @preconcurrency open class UISlider: UIControl {
    private static let every = UISlider(frame: .zero)

    /// The settings of all sliders: SwiftUI's, and those without colours of their own, follow `minimumTrackTintColor`,
    /// `maximumTrackTintColor` and `thumbTintColor`.
    public static func appearance() -> UISlider { every }

    /// As `appearance()`: sliders in other controllers do not differ.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UISlider {
        Log.warning("UISlider.appearance(whenContainedInInstancesOf:) sets the look of all sliders")
        return every
    }

    /// Hands the colours to SwiftUI's sliders, if they are those of all sliders.
    private func publish() {
        setNeedsDisplay()
        if self === Self.every { SliderLook.shared = look(over: SliderLook()) }
    }

    /// This slider's colours, and those of another look where it has none.
    private func look(over other: SliderLook) -> SliderLook {
        var look = other
        if let minimumTrackTintColor { look.travelled = minimumTrackTintColor.color }
        if let maximumTrackTintColor { look.rest = maximumTrackTintColor.color }
        if let thumbTintColor { look.knob = thumbTintColor.color }
        return look
    }

    private var number: Float = 0
    /// The value, limited to the smallest and the largest one. Setting it tells nobody.
    open var value: Float {
        get { number }
        set {
            let limited = min(max(newValue, minimumValue), max(maximumValue, minimumValue))
            guard limited != number else { return }
            number = limited
            setNeedsDisplay()
        }
    }
    /// The smallest value; by default 0.
    open var minimumValue: Float = 0 { didSet { limit() } }
    /// The largest value; by default 1.
    open var maximumValue: Float = 1 { didSet { limit() } }
    /// Whether moves of the thumb tell of each value, or of the last one alone; by default each.
    open var isContinuous = true
    /// The colour of the track up to the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor? { didSet { publish() } }
    /// The colour of the track beyond the thumb; nil for a light grey.
    open var maximumTrackTintColor: UIColor? { didSet { publish() } }
    /// The thumb's colour; nil for white.
    open var thumbTintColor: UIColor? { didSet { publish() } }
    /// A picture at the end of the smallest value; nil for none.
    open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    /// A picture at the end of the largest value; nil for none.
    open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }

    /// Moves the thumb, at once or with an animation of 0.25 seconds.
    open func setValue(_ value: Float, animated: Bool) {
        if animated { withAnimation(.easeInOut(duration: 0.25)) { self.value = value } } else { self.value = value }
    }

    private func limit() {
        value = number
        setNeedsDisplay()
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    override func hugged() { setContentHuggingPriority(.defaultHigh, for: .vertical) }

    /// The height in iOS 26, in points.
    private static let height: CGFloat = 34

    override func content() -> AnyView? {
        let range = Double(minimumValue)...max(Double(maximumValue), Double(minimumValue) + 1e-6)
        let binding = Binding<Double> { [weak self] in
            Double(self?.number ?? 0)
        } set: { [weak self] value in
            guard let self else { return }
            self.value = Float(value)
            if isContinuous { sendActions(for: [.valueChanged]) }
        }
        let look = look(over: .shared)
        return AnyView(
            HStack {
                if let minimumValueImage { Image(uiImage: minimumValueImage) }
                Slider(value: binding, in: range) { [weak self] isEditing in
                    guard let self else { return }
                    sendActions(for: isEditing ? .touchDown : .touchUpInside)
                    if !isEditing, !isContinuous { sendActions(for: .valueChanged) }
                }
                if let maximumValueImage { Image(uiImage: maximumValueImage) }
            }
            .tint(look.travelled ?? tintColor?.color)
            .environment(\.sliderLook, look)
            .disabled(!isEnabled))
    }
}
