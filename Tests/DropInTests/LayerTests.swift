import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

/// Shows a view of UIKit's.
struct Shown<Content: UIView>: UIViewRepresentable {
    let view: Content
    func makeUIView(context: Context) -> Content { view }
    func updateUIView(_ uiView: Content, context: Context) {}
}

/// Shows a controller of UIKit's.
struct Controlled<Content: UIViewController>: UIViewControllerRepresentable {
    let controller: Content
    func makeUIViewController(context: Context) -> Content { controller }
    func updateUIViewController(_ uiViewController: Content, context: Context) {}
}

extension LiveView {
    /// The red, green and blue of a point, in bytes.
    @MainActor func color(at x: Int, _ y: Int) throws -> [UInt8] {
        let image = try image(background: .white)
        // A live view has two pixels for each point.
        let start = (y * 2 * image.width + x * 2) * 4
        return Array(image.pixels[start..<start + 3])
    }
}

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class CustomLayer: CALayer {
    var isPlaced = false
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSublayers() {
        super.layoutSublayers()
        isPlaced = true
    }
}

private final class CustomLayerView: UIView {
    override class var layerClass: AnyClass { CustomLayer.self }
}

@MainActor struct LayerTests {
    private let size = CGSize(width: 40, height: 40)

    private func live(_ prepare: (UIView) -> Void) -> LiveView {
        let view = UIView()
        prepare(view)
        return LiveView(Shown(view: view), size: size)
    }

    @Test func `A gradient layer as a view's own fills the view`() throws {
        let view = GradientView()
        let layer = try #require(view.layer as? CAGradientLayer)
        layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let live = LiveView(Shown(view: view), size: size)
        let (left, right) = (try live.color(at: 1, 20), try live.color(at: 38, 20))
        #expect(left[0] > 200 && left[2] < 60)
        #expect(right[0] < 60 && right[2] > 200)
    }

    @Test func `A radial gradient is an ellipse about its start`() throws {
        let live = live { view in
            let layer = CAGradientLayer()
            layer.type = .radial
            layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
            layer.startPoint = CGPoint(x: 0.5, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 1)
            view.layer.addSublayer(layer)
        }
        #expect(try live.color(at: 20, 20)[0] > 230)
        #expect(try live.color(at: 1, 1)[2] > 250)
    }

    @Test func `A shape layer fills and strokes its path where it stands`() throws {
        let live = live { view in
            let layer = CAShapeLayer()
            layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
            layer.fillColor = UIColor.green.cgColor
            layer.strokeColor = UIColor.red.cgColor
            layer.lineWidth = 4
            layer.position = CGPoint(x: 10, y: 10)
            view.layer.addSublayer(layer)
        }
        #expect(try live.color(at: 20, 20) == [0, 255, 0])
        #expect(try live.color(at: 9, 20) == [255, 0, 0])
        #expect(try live.color(at: 5, 5) == [255, 255, 255])
    }

    @Test func `A stroke stops at strokeEnd, and an animation moves it there`() throws {
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        shape.path = path
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 8
        shape.strokeEnd = 0.5
        let live = live { $0.layer.addSublayer(shape) }
        #expect(try live.color(at: 10, 20) == [255, 0, 0])
        #expect(try live.color(at: 30, 20) == [255, 255, 255])
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        shape.add(animation, forKey: "draw")
        live.advance(by: 0.1)
        #expect(try live.color(at: 10, 20) == [255, 255, 255])
        live.advance(by: 0.8)
        #expect(try live.color(at: 30, 20) == [255, 0, 0])
        live.advance(by: 0.5)
        #expect(try live.color(at: 30, 20) == [255, 255, 255])
        #expect(shape.animationKeys() == nil)
    }

    @Test func `Sublayers and subviews keep the order in which they were added`() throws {
        let live = live { view in
            let back = CALayer()
            back.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            back.backgroundColor = UIColor.red.cgColor
            view.layer.insertSublayer(back, at: 0)
            let subview = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
            subview.backgroundColor = .green
            view.addSubview(subview)
            let front = CALayer()
            front.frame = CGRect(x: 0, y: 0, width: 10, height: 40)
            front.backgroundColor = UIColor.blue.cgColor
            view.layer.addSublayer(front)
            #expect(view.layer.sublayers?.count == 3)
        }
        #expect(try live.color(at: 5, 20) == [0, 0, 255])
        #expect(try live.color(at: 15, 20) == [0, 255, 0])
        #expect(try live.color(at: 30, 20) == [255, 0, 0])
    }

    @Test func `A mask hides what is outside of it`() throws {
        let live = live { view in
            view.backgroundColor = .red
            let mask = CALayer()
            mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
            mask.backgroundColor = UIColor.black.cgColor
            view.layer.mask = mask
        }
        #expect(try live.color(at: 10, 20) == [255, 0, 0])
        #expect(try live.color(at: 30, 20) == [255, 255, 255])
    }

    @Test func `A layer class of the app's own is made and laid out`() throws {
        let view = CustomLayerView()
        _ = LiveView(Shown(view: view), size: size)
        #expect((view.layer as? CustomLayer)?.isPlaced == true)
    }

    @Test func `An emitter draws particles that move with the time`() throws {
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        emitter.emitterPosition = CGPoint(x: 20, y: 0)
        let cell = CAEmitterCell()
        cell.birthRate = 20
        cell.lifetime = 4
        cell.velocity = 10
        cell.emissionLongitude = .pi / 2
        cell.scale = 4
        cell.color = UIColor.red.cgColor
        emitter.emitterCells = [cell]
        let live = live { $0.layer.addSublayer(emitter) }
        let first = try live.image()
        #expect(try live.color(at: 20, 5)[1] < 100)
        #expect(try live.color(at: 20, 35) == [255, 255, 255])
        live.advance(by: 3)
        #expect(try live.color(at: 20, 35)[1] < 100)
        #expect(try live.image().pixels != first.pixels)
    }

    @Test func `A transform of space turns a layer about its anchor`() throws {
        let live = live { view in
            let layer = CALayer()
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            layer.backgroundColor = UIColor.red.cgColor
            layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
            view.layer.addSublayer(layer)
        }
        #expect(try live.color(at: 20, 20) == [255, 0, 0])
        #expect(try live.color(at: 12, 20) == [255, 255, 255])
    }
}
