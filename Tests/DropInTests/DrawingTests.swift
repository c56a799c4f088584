import CoreGraphics
import CoreGraphics.CGGeometry
import RoostTesting
import SwiftUI
import Testing
import UIKit

/// Drawing with Core Graphics' functions.
@MainActor struct DrawingTests {
    private let size = CGSize(width: 40, height: 40)

    /// Red, green, blue and opacity of a pixel of a picture, from the top left.
    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [Int] {
        let image = try #require(image)
        let start = (y * image.width + x) * 4
        return image.pixels[start..<start + 4].map { Int($0) }
    }

    private func drawn(_ draw: (CGContext) -> Void) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }.cgImage
    }

    @Test func `A view draws with the current context`() throws {
        let live = LiveView(Shown(view: Diagonal(frame: CGRect(origin: .zero, size: size))), size: size)
        let image = try live.image(background: .white)
        #expect(try pixel(image, image.width / 4, image.height / 2)[2] > 200)
        #expect(try pixel(image, image.width * 3 / 4, image.height / 2) == [255, 0, 0, 255])
    }

    private final class Diagonal: UIView {
        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setFillColor(UIColor.red.cgColor.copy(alpha: 1) ?? .black)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: rect.midX, y: 0, width: rect.width / 2, height: rect.height))
        }
    }

    @Test func `Outside of a drawing there is no context`() { #expect(UIGraphicsGetCurrentContext() == nil) }

    @Test func `Settings last from saving to restoring`() throws {
        let image = drawn { context in
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.saveGState()
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.translateBy(x: 20, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 20, width: 10, height: 10))
        }
        #expect(try pixel(image, 30, 5) == [255, 0, 0, 255])
        #expect(try pixel(image, 30, 15)[3] == 0)
        #expect(try pixel(image, 5, 25) == [0, 0, 255, 255])
    }

    @Test func `A path keeps the place at which its points were added`() throws {
        let image = drawn { context in
            context.translateBy(x: 10, y: 10)
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 10, y: 0))
            context.translateBy(x: 10, y: 10)
            context.addLine(to: .zero)
            context.addLine(to: CGPoint(x: -10, y: 0))
            context.closePath()
            context.fillPath()
        }
        #expect(try pixel(image, 15, 15) == [0, 0, 0, 255])
        #expect(try pixel(image, 25, 15)[3] == 0)
    }

    @Test func `A line has its width in the space in which it is drawn`() throws {
        let image = drawn { context in
            context.scaleBy(x: 1, y: 4)
            context.setLineWidth(2)
            context.move(to: CGPoint(x: 0, y: 5))
            context.addLine(to: CGPoint(x: 40, y: 5))
            context.strokePath()
        }
        #expect(try pixel(image, 20, 17)[3] == 255)
        #expect(try pixel(image, 20, 14)[3] == 0)
    }

    @Test func `Clearing makes a rectangle transparent`() throws {
        let image = drawn { context in
            context.fill(CGRect(origin: .zero, size: size))
            context.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(try pixel(image, 15, 15)[3] == 0)
        #expect(try pixel(image, 25, 15)[3] == 255)
    }

    @Test func `A bitmap's y points up`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
        let image = context.makeImage()
        #expect(try pixel(image, 10, 18) == [255, 0, 0, 255])
        #expect(try pixel(image, 10, 2)[3] == 0)
        // The same picture, drawn with y up, stands upright.
        let copy = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        copy.draw(try #require(image), in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(try pixel(copy.makeImage(), 10, 18) == [255, 0, 0, 255])
    }

    @Test func `A picture in UIKit's context is upside down, and UIKit's own upright`() throws {
        let half = try #require(
            drawn { context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            })
        let turned = drawn { $0.draw(half, in: CGRect(origin: .zero, size: size)) }
        #expect(try pixel(turned, 20, 30) == [255, 0, 0, 255])
        let upright = drawn { _ in UIImage(cgImage: half).draw(in: CGRect(origin: .zero, size: size)) }
        #expect(try pixel(upright, 20, 10) == [255, 0, 0, 255])
    }

    @Test func `A gradient ends at its ends unless it is to go on`() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray, locations: nil))
        func row(_ options: CGGradientDrawingOptions) throws -> [[Int]] {
            let image = drawn {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            }
            return try [2, 20, 38].map { try pixel(image, $0, 20) }
        }
        let short = try row([])
        #expect(short[0][3] == 0 && short[2][3] == 0)
        #expect(abs(short[1][0] - 128) < 12 && short[1][3] == 255)
        let long = try row([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(long[0] == [0, 0, 0, 255] && long[2] == [255, 255, 255, 255])
    }

    @Test func `A transparency layer counts as one`() throws {
        let image = drawn { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            context.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
            context.endTransparencyLayer()
        }
        #expect(abs(try pixel(image, 20, 20)[3] - 128) < 2)
        #expect(abs(try pixel(image, 5, 5)[3] - 128) < 2)
    }

    @Test func `A layer is drawn as often as wanted`() throws {
        let image = drawn { context in
            guard let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil) else { return }
            layer.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            context.draw(layer, at: .zero)
            context.draw(layer, in: CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        #expect(try pixel(image, 2, 5)[3] == 255)
        #expect(try pixel(image, 8, 5)[3] == 0)
        #expect(try pixel(image, 28, 30)[3] == 255)
        #expect(try pixel(image, 32, 30)[3] == 0)
    }

    @Test func `A layer of the app's own draws itself, and a layer renders into a context`() throws {
        final class Cross: CALayer {
            override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
        }
        let layer = Cross()
        layer.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        let image = drawn { layer.render(in: $0) }
        #expect(try pixel(image, 10, 10)[3] == 255)
        #expect(try pixel(image, 30, 30)[3] == 0)
        let view = UIView(frame: CGRect(x: 7, y: 7, width: 40, height: 40))
        view.backgroundColor = .red
        let shot = drawn { view.layer.render(in: $0) }
        #expect(try pixel(shot, 1, 1)[3] == 255)
    }

    @Test func `A PDF renderer writes a page for each that begins`() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        let data = renderer.pdfData { context in
            context.beginPage()
            "First".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
            context.beginPage()
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(text.contains("/Count 2"))
    }
}
