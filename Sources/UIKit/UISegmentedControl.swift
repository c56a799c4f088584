import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's row of segments; SwiftUI's segmented picker inside.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
    /// The index for no selected segment.
    nonisolated public static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var isEnabled = true
        var action: UIAction?
    }

    private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }

    /// Segments with words or pictures: `String`s and `UIImage`s.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        bounds.size = intrinsicContentSize
    }

    /// Segments with the words and the pictures of actions, which run when they are selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
    }

    override func hugged() { setContentHuggingPriority(.defaultHigh, for: .vertical) }

    /// The index of the selected segment; `noSegment` for none. Setting it tells nobody.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { if selectedSegmentIndex != oldValue { setNeedsDisplay() } }
    }
    /// The colour of the selected segment. Has no effect here, with a warning: SwiftUI's picker has its own colour.
    open var selectedSegmentTintColor: UIColor? {
        didSet { if selectedSegmentTintColor != nil { Log.warning("selectedSegmentTintColor has no effect") } }
    }
    /// Accepted for source compatibility; has no effect here: segments are equally wide.
    open var apportionsSegmentWidthsByContent = false
    /// Whether a pressed segment stays unselected, as a button; by default false.
    open var isMomentary = false
    /// The number of segments.
    public var numberOfSegments: Int { segments.count }

    /// Adds a segment with words.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    }

    /// Adds a segment with a picture.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    /// Sets a segment's words.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = Segment(title: title) }
    }

    /// A segment's words; nil for a picture and for an index outside.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    /// Sets a segment's picture.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = Segment(image: image) }
    }

    /// Sets whether a segment may be selected.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }

    /// Whether a segment may be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the attributes of the titles in a state. Has no effect here, with a warning: SwiftUI's picker has its own.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        if attributes != nil { Log.warning("UISegmentedControl.setTitleTextAttributes has no effect") }
    }

    override open var intrinsicContentSize: CGSize {
        let size = content().map { measured($0, .unspecified, environment) } ?? .zero
        return CGSize(width: size.width, height: Self.height)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The height of a row, in points.
    private static let height: CGFloat = 32

    private func select(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled else { return setNeedsDisplay() }
        selectedSegmentIndex = index
        segments[index].action?.run(from: self)
        sendActions(for: .valueChanged)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    override func content() -> AnyView? {
        let binding = Binding<Int> { [weak self] in
            self?.selectedSegmentIndex ?? Self.noSegment
        } set: { [weak self] in
            self?.select($0)
        }
        return AnyView(
            Picker(selection: binding) {
                ForEach(segments.indices, id: \.self) { index in
                    let segment = self.segments[index]
                    Group {
                        if let image = segment.image {
                            Image(uiImage: image)
                        } else {
                            Text(verbatim: segment.title ?? "")
                        }
                    }
                    .tag(index)
                }
            } label: {
                EmptyView()
            }
            .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
    }
}
