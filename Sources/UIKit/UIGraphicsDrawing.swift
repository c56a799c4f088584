import CoreGraphics
import Foundation
import RoostCore
import RoostImaging

/// A drawing by UIKit's functions and in a `CGContext`: the steps of the context, in order.
final class UIGraphicsDrawing {
    /// What UIKit draws into a context beside paths and Core Graphics' pictures.
    enum Content: Sendable {
        case image(UIImage, CGRect)
        /// A text broken into lines in a width, or nil for lines only where it has line breaks.
        case text(Text, CGPoint, width: CGFloat?)
        case view(UIView, CGRect)
        case layer(CALayer)
    }

    let size: CGSize
    let isOpaque: Bool
    let scale: CGFloat
    let context: CGContext

    /// - Parameter scale: Pixels per point; 0 for the screen's.
    init(size: CGSize, isOpaque: Bool = false, scale: CGFloat) {
        self.size = size
        self.isOpaque = isOpaque
        self.scale = scale > 0 && scale.isFinite ? scale : Self.screenScale
        context = CGContext(
            width: Self.pixels(size.width * self.scale), height: Self.pixels(size.height * self.scale),
            transform: .identity)
    }

    /// The drawing of a context of the app's own.
    fileprivate init(_ context: CGContext) {
        size = CGSize(width: context.width, height: context.height)
        isOpaque = false
        scale = 1
        self.context = context
    }

    private static let screenScale: CGFloat = 3
    private static func pixels(_ length: CGFloat) -> Int { Int(exactly: length.rounded(.up)) ?? 0 }

    // MARK: The drawing of a thread

    private static let key = "org.roost.uikit-drawings"

    private static var stack: [UIGraphicsDrawing] {
        get { Thread.current.threadDictionary[key] as? [UIGraphicsDrawing] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The current drawing of the thread; nil where there is none.
    static var current: UIGraphicsDrawing? { stack.last }

    /// The current drawing of the thread, for functions that name none; nil, with a warning, where there is none.
    static func current(for function: StaticString) -> UIGraphicsDrawing? {
        if stack.isEmpty { Log.warning("\(function) is called where nothing is being drawn") }
        return stack.last
    }

    static func begin(_ drawing: UIGraphicsDrawing) { stack.append(drawing) }
    static func begin(_ context: CGContext) { begin(UIGraphicsDrawing(context)) }
    static func end() -> UIGraphicsDrawing? { stack.popLast() }

    func add(_ content: Content) { if context.draws() { context.add(.content(content)) } }

    /// Runs code with a blend mode and an opacity, 0…1.
    func with(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        let state = context.state
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw()
        context.state = state
    }

    /// The drawing as a picture; nil where its size is not positive and finite.
    func image() -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            Log.warning("A picture of \(size.width) by \(size.height) points cannot be drawn")
            return nil
        }
        nonisolated(unsafe) let drawing = self
        return withMainActorAssumed {
            MainActor.assumeIsolated {
                let renderer = ImageRenderer(content: drawing.picture)
                renderer.scale = drawing.scale
                renderer.isOpaque = drawing.isOpaque
                return renderer.uiImage
            }
        }
    }

    /// The drawing as a view of its size.
    @MainActor var picture: some View {
        UIGraphicsPicture(steps: context.drawing).frame(width: size.width, height: size.height).clipped()
    }
}

extension CGContext {
    /// The drawing so far as a picture; nil for PDF documents.
    public func makeImage() -> CGImage? {
        guard width > 0, height > 0 else { return nil }
        return UIGraphicsDrawing(self).image()?.cgImage
    }
}
