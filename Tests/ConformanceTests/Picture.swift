import CoreGraphics
import RoostTesting

/// A painted view on white, to ask for single pixels.
struct Picture {
    struct Pixel: Equatable, CustomStringConvertible {
        let red: Int
        let green: Int
        let blue: Int

        var description: String { "(\(red), \(green), \(blue))" }
    }

    private let image: CGImage?

    /// Paints a view in the light colour scheme at one pixel a point.
    @MainActor
    init(of view: some View, in container: Trial.Container = .proposal(.unspecified), on platform: Platform = .macOS) {
        var environment = EnvironmentValues()
        platform.configure(&environment)
        let idiom = environment.idiom
        switch container {
        case .proposal(let proposal):
            let renderer = ImageRenderer(content: view.environment(\.idiom, idiom))
            renderer.proposedSize = proposal
            image = renderer.cgImage
        case .window(let size):
            let window = view.frame(width: size.width, height: size.height).environment(\.idiom, idiom)
            image = ImageRenderer(content: window).cgImage
        }
    }

    var width: Int { image?.width ?? 0 }
    var height: Int { image?.height ?? 0 }

    /// The pixel in a column and a row; white outside the picture.
    subscript(x: Int, y: Int) -> Pixel {
        guard let image, (0..<image.width).contains(x), (0..<image.height).contains(y) else {
            return Pixel(red: 255, green: 255, blue: 255)
        }
        let start = (y * image.width + x) * 4
        let paper = 255 - Int(image.pixels[start + 3])
        return Pixel(
            red: Int(image.pixels[start]) + paper, green: Int(image.pixels[start + 1]) + paper,
            blue: Int(image.pixels[start + 2]) + paper)
    }

    /// Whether nothing was painted at all.
    var isBlank: Bool { image?.pixels.allSatisfy { $0 == 0 } ?? true }

    /// Whether anything was painted at a pixel.
    func hasInk(_ x: Int, _ y: Int) -> Bool {
        self[x, y] != Pixel(red: 255, green: 255, blue: 255)
    }
}
