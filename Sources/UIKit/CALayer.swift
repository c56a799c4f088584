import CoreGraphics
import Foundation
import RoostCore

/// A rectangle that draws itself: background, contents, sublayers, corners, border, mask and shadow.
///
/// A view's own layer shares the view's place, opacity and background. Other layers stand among the subviews, in the
/// order in which they were added. A change shows at once: only `add(_:forKey:)` animates.
@MainActor @preconcurrency open class CALayer {
    /// A layer of no size.
    public init() {}

    /// A layer with the look of another one, without its sublayers.
    public init(layer: Any) {
        guard let layer = layer as? CALayer else { return }
        bounds = layer.bounds
        position = layer.position
        anchorPoint = layer.anchorPoint
        transform = layer.transform
        backgroundColor = layer.backgroundColor
        cornerRadius = layer.cornerRadius
        opacity = layer.opacity
    }

    /// A layer of its default values: there are no archives of layers, and the coder is not read.
    public required init?(coder: NSCoder) {}

    /// The view whose own layer this is; nil for others.
    weak var view: UIView?

    /// Has the layer drawn again in the next frame.
    open func setNeedsDisplay() {
        if let view { view.setNeedsDisplay() } else { superlayer?.setNeedsDisplay() }
    }

    /// Has the layer drawn again after one of its properties changed.
    final func changed() { setNeedsDisplay() }

    // MARK: Look

    /// The radius of the round corners, in points; at most half of the shorter side.
    open var cornerRadius: CGFloat = 0 { didSet { changed() } }
    /// The form of the corners: quarter circles by default.
    open var cornerCurve = CALayerCornerCurve.circular { didSet { changed() } }
    /// The corners that `cornerRadius` rounds; by default all.
    open var maskedCorners: CACornerMask = .all { didSet { changed() } }
    /// Whether content and sublayers are cut off at the outline; by default false.
    open var masksToBounds = false { didSet { changed() } }
    /// Core Image's filters; they have no effect here, with a warning.
    open var filters: [Any]? {
        didSet {
            if filters?.isEmpty == false {
                Log.warning("CALayer.filters have no effect: layers are drawn without them")
            }
        }
    }
    /// The filters of what lies behind the layer; they have no effect here, with a warning.
    open var backgroundFilters: [Any]? {
        didSet {
            if backgroundFilters?.isEmpty == false {
                Log.warning("CALayer.backgroundFilters have no effect: layers are drawn without them")
            }
        }
    }
    /// A layer whose opacity is that of this layer's drawing; nil for none. Its frame is in this layer's coordinates.
    open var mask: CALayer? {
        didSet {
            oldValue?.superlayer = nil
            mask?.superlayer = self
            changed()
        }
    }
    /// The width of the border, in points, inside the bounds; by default 0, no border.
    open var borderWidth: CGFloat = 0 { didSet { changed() } }
    /// The colour of the border; black by default, nil for none.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
    /// The colour of the shadow; black by default, nil for none.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
    /// The opacity of the shadow, 0…1; by default 0, no shadow.
    open var shadowOpacity: Float = 0 { didSet { changed() } }
    /// The distance of the shadow from the view, in points; by default 3 upwards.
    open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
    /// The blur radius of the shadow, in points; by default 3.
    open var shadowRadius: CGFloat = 3 { didSet { changed() } }
    /// Accepted for source compatibility; has no effect here: the shadow is that of what is drawn.
    open var shadowPath: CGPath?
    /// Accepted for source compatibility; has no effect here: layers are drawn as shapes.
    open var shouldRasterize = false
    /// Accepted for source compatibility; has no effect here.
    open var rasterizationScale: CGFloat = 1
    /// Accepted for source compatibility; has no effect here: layers are drawn in the page's scale.
    open var contentsScale: CGFloat = 1
    /// Accepted for source compatibility; has no effect here.
    open var allowsEdgeAntialiasing = false
    /// Accepted for source compatibility; has no effect here.
    open var isOpaque = false
    /// A name of the app's own.
    open var name: String?

    /// The picture over the background: a `CGImage` or a `UIImage`; nil for none. Other values warn.
    open var contents: Any? {
        didSet {
            if let contents, !(contents is CGImage), !(contents is UIImage) {
                Log.warning("CALayer.contents shows nothing: \(typeName(type(of: contents))) is no CGImage or UIImage")
            }
            changed()
        }
    }
    /// The scale of the picture in the bounds: stretched by default.
    open var contentsGravity = CALayerContentsGravity.resize { didSet { changed() } }

    private var ownOpacity: Float = 1
    /// The opacity of the layer and its sublayers, 0…1; a view's `alpha`.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue }
            changed()
        }
    }

    private var isOwnHidden = false
    /// Whether the layer is not drawn; a view's `isHidden`.
    open var isHidden: Bool {
        get { view?.isHidden ?? isOwnHidden }
        set {
            if let view { view.isHidden = newValue } else { isOwnHidden = newValue }
            changed()
        }
    }

    private var ownBackground: CGColor?
    /// The colour behind the contents; a view's `backgroundColor`, as it is in a light appearance.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
        set {
            if let view {
                view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else {
                ownBackground = newValue
            }
            changed()
        }
    }

    // MARK: Place

    private var ownBounds = CGRect.zero
    /// The rectangle in the layer's own coordinates, in points; a view's `bounds`.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set {
            if let view { view.bounds = newValue } else { ownBounds = newValue }
            setNeedsLayout()
        }
    }

    private var ownPosition = CGPoint.zero
    /// The anchor's place in the superlayer, in points; a view's `center`.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set {
            if let view { view.center = newValue } else { ownPosition = newValue }
            changed()
        }
    }

    /// The point of the bounds that stands at `position` and that transforms keep, in parts of the size; by default
    /// the middle.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
    /// The order among the layers of one superlayer: greater ones are in front; by default 0.
    open var zPosition: CGFloat = 0 { didSet { changed() } }

    private var ownTransform = CATransform3DIdentity
    /// The transform about the anchor; a view's `transform3D`.
    open var transform: CATransform3D {
        get { view?.transform3D ?? ownTransform }
        set {
            if let view { view.transform3D = newValue } else { ownTransform = newValue }
            changed()
        }
    }
    /// A transform of all sublayers about the middle, for a common perspective; by default none.
    open var sublayerTransform = CATransform3DIdentity { didSet { changed() } }

    /// The transform of the plane.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets `transform` to one of the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The rectangle in the superlayer, in points; a view's `frame`.
    open var frame: CGRect {
        get {
            if let view { return view.frame }
            let box = CGRect(
                x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
                height: bounds.height)
            let shown = box.applying(affineTransform())
            return shown.offsetBy(dx: position.x, dy: position.y)
        }
        set {
            if let view {
                view.frame = newValue
            } else {
                ownPosition = CGPoint(
                    x: newValue.minX + anchorPoint.x * newValue.width,
                    y: newValue.minY + anchorPoint.y * newValue.height)
                bounds.size = newValue.size
            }
        }
    }

    /// Whether a point of the layer's own coordinates is inside the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Tree

    /// The layer that this one is a sublayer of; nil for the topmost.
    public internal(set) weak var superlayer: CALayer?
    /// The sublayers that belong to no view, each with the number of subviews behind it.
    private(set) var plain: [(layer: CALayer, level: Int)] = []

    private var subviews: [UIView] { view?.subviews ?? [] }

    /// The sublayers from the back to the front, with those of the subviews; nil for none.
    open var sublayers: [CALayer]? {
        get {
            let all = stacked().map { $0.layer ?? $0.view!.layer }
            return all.isEmpty ? nil : all
        }
        set {
            for (layer, _) in plain { layer.superlayer = nil }
            plain = []
            for layer in newValue ?? [] { addSublayer(layer) }
            changed()
        }
    }

    /// A sublayer of its own or a subview: one of the two is nil.
    struct Item {
        let layer: CALayer?
        let view: UIView?
        var id: ObjectIdentifier { layer.map { ObjectIdentifier($0) } ?? ObjectIdentifier(view!) }
    }

    /// The sublayers and subviews from the back to the front.
    func stacked() -> [Item] {
        var items: [Item] = []
        let subviews = subviews
        var rest = plain.sorted { $0.layer.zPosition < $1.layer.zPosition }[...]
        if rest.allSatisfy({ $0.layer.zPosition == 0 }) { rest = plain[...] }
        for index in 0...subviews.count {
            let isLast = index == subviews.count
            for entry in rest where entry.level == index || (isLast && entry.level > index) {
                items.append(Item(layer: entry.layer, view: nil))
            }
            if !isLast { items.append(Item(layer: nil, view: subviews[index])) }
        }
        return items
    }

    /// Adds a layer in front of the others, taking it from its former superlayer. A view's layer is not added, with a
    /// warning: add the view.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max, level: subviews.count) }

    /// Adds a layer at an index of `sublayers`.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        let items = stacked().filter { $0.layer !== layer }
        let behind = items.prefix(Int(clamping: idx))
        let level = behind.count { $0.view != nil }
        insert(layer, at: behind.count { $0.layer != nil }, level: level)
    }

    /// Adds a layer behind one of the sublayers; in front of all where `sibling` is not one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let index = (sublayers ?? []).filter { $0 !== layer }.firstIndex { $0 === sibling }
        insertSublayer(layer, at: index.map { UInt32($0) } ?? .max)
    }

    /// Adds a layer in front of one of the sublayers; in front of all where `sibling` is not one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = (sublayers ?? []).filter { $0 !== layer }.firstIndex { $0 === sibling }
        insertSublayer(layer, at: index.map { UInt32($0 + 1) } ?? .max)
    }

    /// Puts a layer in the place of a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, below: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    private func insert(_ layer: CALayer, at index: Int, level: Int) {
        guard layer.view == nil else {
            Log.warning("CALayer.addSublayer: the layer of a view comes with the view; use addSubview")
            return
        }
        var ancestor: CALayer? = self
        while let current = ancestor {
            guard current !== layer else {
                Log.warning("CALayer.addSublayer: a layer cannot be its own sublayer")
                return
            }
            ancestor = current.superlayer ?? current.view?.superview?.layer
        }
        layer.removeFromSuperlayer()
        plain.insert((layer, level), at: min(index, plain.count))
        layer.superlayer = self
        changed()
    }

    /// Takes the layer out of its superlayer; a view's layer with its view.
    open func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        superlayer?.plain.removeAll { $0.layer === self }
        superlayer?.changed()
        superlayer = nil
    }

    // MARK: Layout

    private var needsLayout = true

    /// Has `layoutSublayers()` called before the next frame.
    open func setNeedsLayout() {
        needsLayout = true
        changed()
    }

    /// Override to place sublayers by code.
    open func layoutSublayers() {}

    /// Lays out the sublayers, recursively, where a layout is due.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSublayers()
        }
        for (layer, _) in plain { layer.layoutIfNeeded() }
        mask?.layoutIfNeeded()
    }

    // MARK: Drawing

    /// Override to draw over the background and the contents, in points from the top left corner.
    open func draw(in ctx: CGContext) {}

    /// The drawing of `draw(in:)`; nil for none.
    func drawn() -> UIGraphicsPicture? {
        guard type(of: self) != CALayer.self else { return nil }
        let context = UIGraphicsDrawing(size: bounds.size, scale: 0).context
        draw(in: context)
        return context.drawing.isEmpty ? nil : UIGraphicsPicture(steps: context.drawing)
    }

    /// The drawing of the layer's class, over the background; nil for none.
    func picture() -> AnyView? { nil }

    /// The running animations, by their keys.
    private(set) var animations: [String: CAAnimation] = [:]

    /// Runs an animation. It replaces one of the same key; nil makes a new key.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        animations[key ?? "animation \(animations.count)"] = anim.started()
        changed()
    }

    /// Tells delegates of starts and ends up to a date, and forgets the animations that are over.
    final func tellOfAnimations(at date: Date) {
        for (key, animation) in animations {
            if !animation.isStartTold {
                animation.isStartTold = true
                animation.delegate?.animationDidStart(animation)
            }
            guard animation.isOver(at: date), !animation.isEndTold else { continue }
            animation.isEndTold = true
            if animation.isRemovedOnCompletion { animations[key] = nil }
            animation.delegate?.animationDidStop(animation, finished: true)
            changed()
        }
    }

    /// Whether an animation is under way or waits to begin; one that holds its last value does not count.
    var isMoving: Bool { animations.values.contains { !$0.isEndTold } }

    /// Ends an animation.
    open func removeAnimation(forKey key: String) {
        animations[key] = nil
        changed()
    }

    /// Ends all animations.
    open func removeAllAnimations() {
        animations = [:]
        changed()
    }

    /// The running animation of a key; nil for none.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The keys of the running animations; nil for none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

    /// The layer's rectangle with its round corners.
    var outline: UnevenRoundedRectangle {
        let radius = min(max(cornerRadius, 0), min(bounds.width, bounds.height) / 2)
        func length(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        return UnevenRoundedRectangle(
            cornerRadii: RectangleCornerRadii(
                topLeading: length(.layerMinXMinYCorner), bottomLeading: length(.layerMinXMaxYCorner),
                bottomTrailing: length(.layerMaxXMaxYCorner), topTrailing: length(.layerMaxXMinYCorner)),
            style: cornerCurve == .continuous ? .continuous : .circular)
    }
}

nonisolated extension CALayer: Hashable {
    public static func == (a: CALayer, b: CALayer) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
