import CoreGraphics
import Foundation
import RoostCore
import RoostImaging

/// The steps of a drawing by UIKit's functions, in order.
final class UIGraphicsDrawing {
    enum Step {
        case fill(Path, Color, FillStyle)
        case stroke(Path, Color, StrokeStyle)
        case image(UIImage, CGRect)
        case text(Text, CGRect)
        case view(UIView, CGRect)
    }

    let size: CGSize
    let isOpaque: Bool
    let scale: CGFloat
    private(set) var steps: [Step] = []
    var fill = Color.black
    var stroke = Color.black

    /// - Parameter scale: Pixels per point; 0 for the screen's.
    init(size: CGSize, isOpaque: Bool = false, scale: CGFloat) {
        self.size = size
        self.isOpaque = isOpaque
        self.scale = scale > 0 && scale.isFinite ? scale : Self.screenScale
    }

    private static let screenScale: CGFloat = 3

    // MARK: The drawing of a thread

    private static let key = "org.roost.uikit-drawings"

    private static var stack: [UIGraphicsDrawing] {
        get { Thread.current.threadDictionary[key] as? [UIGraphicsDrawing] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The current drawing of the thread, for functions that name none; nil, with a warning, where there is none.
    static func current(for function: StaticString) -> UIGraphicsDrawing? {
        if stack.isEmpty { Log.warning("\(function) is called where nothing is being drawn") }
        return stack.last
    }

    static func begin(_ drawing: UIGraphicsDrawing) { stack.append(drawing) }
    static func end() -> UIGraphicsDrawing? { stack.popLast() }

    func add(_ step: Step) { steps.append(step) }

    /// The drawing as a picture; nil where its size is not positive and finite.
    func image() -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            Log.warning("A picture of \(size.width) by \(size.height) points cannot be drawn")
            return nil
        }
        nonisolated(unsafe) let drawing = self
        return withMainActorAssumed {
            MainActor.assumeIsolated {
                let renderer = ImageRenderer(
                    content: UIGraphicsPicture(steps: drawing.steps)
                        .frame(width: drawing.size.width, height: drawing.size.height, alignment: .topLeading).clipped()
                )
                renderer.scale = drawing.scale
                renderer.isOpaque = drawing.isOpaque
                return renderer.uiImage
            }
        }
    }
}

/// The drawing as a view.
struct UIGraphicsPicture: View {
    let steps: [UIGraphicsDrawing.Step]

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(steps.indices, id: \.self) { index in
                switch steps[index] {
                case .fill(let path, let color, let style): path.fill(color, style: style)
                case .stroke(let path, let color, let style): path.stroke(color, style: style)
                case .image(let image, let rect):
                    Image(uiImage: image).stretchable().modifier(Placed(rect: rect))
                case .text(let text, let rect):
                    text.frame(width: max(rect.width, 0), alignment: .topLeading).modifier(Placed(rect: rect))
                case .view(let view, let rect):
                    UIViewPicture(view: view, revision: 0)
                        .frame(width: view.bounds.width, height: view.bounds.height)
                        .scaleEffect(
                            x: rect.width / max(view.bounds.width, 1), y: rect.height / max(view.bounds.height, 1),
                            anchor: .topLeading
                        )
                        .modifier(Placed(rect: rect))
                }
            }
        }
    }
}

/// Places the content in a rectangle.
private struct Placed: ViewModifier {
    let rect: CGRect

    func body(content: Content) -> some View {
        content.frame(width: max(rect.width, 0), height: max(rect.height, 0), alignment: .topLeading)
            .offset(x: rect.minX, y: rect.minY)
    }
}
