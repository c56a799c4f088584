import CoreGraphics
import RoostCore
import RoostRender

/// Records a live view as an animated WebP or GIF, or as a PNG for each frame.
///
/// An addition of Roost's, beside `ImageRenderer`. The frames are made as fast as they can be, by a clock of their own:
/// the same view gives the same pictures on every run.
///
/// ```swift
/// let renderer = AnimationRenderer(content: VotingView())
/// renderer.scale = 2
/// renderer.script = { stage in
///     stage.wait(0.5)
///     stage.tap("cat")
///     stage.wait(1.5)
/// }
/// try renderer.write(to: URL(filePath: "voting.webp"))
/// ```
public final class AnimationRenderer<Content: View> {
    /// The view to record. Each recording begins with its first frame.
    public var content: Content

    /// The size proposed to the view, in points; by default its ideal size. The picture keeps the size that the view
    /// chooses at first, even if the view would choose another one later.
    public var proposedSize: ProposedViewSize = .unspecified

    /// Pixels per point; also the environment's `displayScale`.
    public var scale: CGFloat = 1

    /// Frames per second while something moves. GIF counts in hundredths of a second, so that only rates such as 50, 25
    /// and 20 are exact.
    public var framesPerSecond: Double = 30

    /// The length of the recording in seconds, where there is no script; by default 2.
    public var duration: Double = 2

    /// The waits, taps and drags of the recording, in their order. The recording ends when the script returns.
    public var script: ((AnimationStage) throws -> Void)?

    /// The colour behind the view; nil for none, which is white in a GIF.
    public var background: Color?

    /// How often the animation plays; 0 for ever.
    public var loopCount = 0

    /// The date of the first frame, for views that show the time; by default now.
    public var startDate: Date?

    /// A renderer of a view. Nothing is drawn until a recording is asked for.
    public init(content: Content) { self.content = content }

    /// A renderer of the view that a closure makes, on the current thread: for code outside the main actor.
    public convenience init(@ViewBuilder content: @MainActor () -> Content) {
        self.init(content: makeView(content))
    }

    // MARK: Files

    /// The recording as animated WebP.
    /// - Parameter quality: 0 … 1; nil for lossless.
    public func webpData(quality: CGFloat? = nil) throws -> Data {
        var encoder: AnimatedWebPEncoder?
        try frames { image, duration in
            if encoder == nil {
                encoder = try AnimatedWebPEncoder(
                    width: image.width, height: image.height, quality: quality.map { Double($0) },
                    loopCount: loopCount)
            }
            try encoder?.add(image, duration: duration)
        }
        return try encoder?.finish() ?? Data()
    }

    /// The recording as animated GIF: at most 255 colours a frame, and every pixel opaque or fully transparent.
    public func gifData() throws -> Data {
        var encoder: GIFEncoder?
        try frames { image, duration in
            if encoder == nil {
                encoder = try GIFEncoder(width: image.width, height: image.height, loopCount: loopCount)
            }
            try encoder?.add(image, duration: duration)
        }
        return try encoder?.finish() ?? Data()
    }

    /// Calls `body` with each frame and its duration in seconds, in order. A time in which nothing changes is one
    /// frame.
    public func frames(_ body: (CGImage, _ duration: Double) throws -> Void) throws {
        let recording = try record()
        let background = background?.resolve(in: environment)
        for frame in recording {
            try body(
                Rasterizer().draw(frame.list, scale: checkedScale, background: background), frame.duration)
        }
    }

    /// Writes the recording in the format of the file's extension: webp or gif; or png, for one file for each frame at
    /// `framesPerSecond`, numbered from `name-0001.png`.
    public func write(to url: URL) throws {
        switch url.pathExtension.lowercased() {
        case "webp": try webpData().write(to: url)
        case "gif": try gifData().write(to: url)
        case "png": try writeSequence(to: url)
        case let other: throw ImageRendererError.unknownFormat(other)
        }
    }

    private func writeSequence(to url: URL) throws {
        let name = url.deletingPathExtension().lastPathComponent
        let folder = url.deletingLastPathComponent()
        var time = 0.0
        var number = 0
        try frames { image, duration in
            let data = try PNGEncoder().encode(image)
            time += duration
            // Each file stands for the time of one frame; the last may be cut short.
            while Double(number) / rate < time - 1e-6 {
                number += 1
                let digits = "\(number)"
                let padded = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
                try data.write(to: folder.appending(path: "\(name)-\(padded).png"))
            }
        }
    }

    // MARK: Recording

    /// At least a frame a minute and at most a frame a millisecond; 30 a second where `framesPerSecond` is not
    /// positive.
    private var rate: Double { framesPerSecond > 0 ? min(max(framesPerSecond, 1 / 60.0), 1000) : 30 }
    private var checkedScale: CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    private var environment: EnvironmentValues {
        var environment = EnvironmentValues.standard
        environment.displayScale = checkedScale
        return environment
    }

    private func record() throws -> [AnimationStage.Frame] {
        let still = ImageRenderer(content: content)
        still.proposedSize = proposedSize
        still.scale = checkedScale
        let size = try still.displayList().size
        let session = LiveSession(
            content, viewport: Viewport(size: size, scale: checkedScale), environment: environment,
            startDate: startDate)
        let stage = AnimationStage(session, framesPerSecond: rate)
        try withMainActorAssumed {
            let (result, missing) = Log.findingMissing {
                if let script { try script(stage) } else { stage.wait(duration) }
            }
            guard !Log.isStrict || missing.isEmpty else {
                throw ImageRendererError.missing(view: "\(Content.self)", missing)
            }
            try result.get()
        }
        return stage.finish()
    }
}
