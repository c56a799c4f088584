import CoreGraphics
import SwiftUI
import Testing
import UIKit

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor struct UIGraphicsTests {
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixels = try #require(image.cgImage)
        return Array(pixels.pixels[(y * pixels.width + x) * 4..<(y * pixels.width + x) * 4 + 4])
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        return format
    }

    @Test func `Paths and rectangles are filled with the colour that was set`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.set()
            UIBezierPath(rect: CGRect(x: 5, y: 0, width: 5, height: 5)).fill()
        }
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(try pixel(image, 1, 1) == [255, 0, 0, 255])
        #expect(try pixel(image, 7, 2) == [0, 0, 255, 255])
        #expect(try pixel(image, 7, 7) == [255, 0, 0, 255])
    }

    @Test func `A hosting controller's view is drawn into a picture`() throws {
        let controller = UIHostingController(rootView: Color.green.frame(width: 20, height: 10))
        let view = try #require(controller.view)
        let size = view.intrinsicContentSize
        #expect(size == CGSize(width: 20, height: 10))
        view.bounds = CGRect(origin: .zero, size: size)
        view.backgroundColor = .clear
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
        let green = Color.green.resolve(in: EnvironmentValues())
        #expect(try pixel(image, 10, 5)[1] == UInt8((green.green * 255).rounded()))
        #expect(image.pngData() != nil)
    }

    @Test func `Pictures are drawn into pictures, the old way too`() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
            UIColor.white.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 2)
        dot.draw(in: CGRect(x: 0, y: 0, width: 4, height: 8))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.cgImage?.width == 16)
        #expect(try pixel(image, 2, 8) == [255, 255, 255, 255])
        #expect(try pixel(image, 12, 8) == [0, 0, 0, 255])
    }

    @Test func `Without a picture that is begun, and for sizes that none has, there is a warning`() {
        let (image, warnings) = Log.collecting {
            UIColor.red.setFill()
            return UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 4)).image { _ in }
        }
        #expect(image.size == .zero)
        #expect(warnings.count == 2)
    }

    private final class Cross: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
        }
    }

    private struct Crossed: UIViewRepresentable {
        func makeUIView(context: Context) -> Cross { Cross() }
        func updateUIView(_ uiView: Cross, context: Context) {}
    }

    @Test func `A view that draws by code is seen`() throws {
        let renderer = ImageRenderer(content: Crossed().frame(width: 10, height: 4))
        let image = try #require(renderer.uiImage)
        #expect(try pixel(image, 2, 2) == [255, 0, 0, 255])
        #expect(try pixel(image, 8, 2)[3] == 0)
    }

    @Test func `A picture that is tinted has its shape in the colour`() throws {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
            UIColor.white.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let red = Image(uiImage: square.withTintColor(.red))
        let image = try #require(ImageRenderer(content: red).uiImage)
        #expect(try pixel(image, 2, 2) == [255, 0, 0, 255])
    }

    @Test func `A symbol is as large as its configuration says`() throws {
        let small = try #require(UIImage(systemName: "star"))
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        // Frames of symbols end on whole pixels.
        #expect(small.size == CGSize(width: 22, height: 20))
        #expect(abs(large.size.width - 2 * small.size.width) <= 0.5)
        #expect(UIImage().size == .zero)
    }

    @Test func `What an appearance sets has no effect, with a warning`() {
        let (_, warnings) = Log.collecting { UITabBar.appearance().barTintColor = .red }
        #expect(warnings.count == 1)
    }
}
