import Foundation
import SwiftUI
import Testing

@MainActor struct AnimationRendererTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            (count == 0 ? Color.red : .blue)
                .frame(width: 20, height: 10)
                .accessibilityIdentifier("counter")
                .onTapGesture { count += 1 }
        }
    }

    private struct Growing: View {
        var body: some View {
            Color.red
                .frame(width: 40, height: 10)
                .keyframeAnimator(initialValue: 0.0) { content, x in
                    content.offset(x: x)
                } keyframes: { _ in
                    LinearKeyframe(20, duration: 1)
                }
        }
    }

    @Test func `A script taps and waits`() throws {
        let renderer = AnimationRenderer(content: Counter())
        renderer.script = { stage in
            stage.wait(0.5)
            stage.tap("counter")
            stage.wait(1)
        }
        var frames: [(color: [UInt8], duration: Double)] = []
        try renderer.frames { frames.append((Array($0.pixels[0..<4]), $1)) }
        try #require(frames.count == 2)
        #expect(abs(frames[0].duration - 0.5) < 1e-9)
        #expect(abs(frames[1].duration - 1) < 1e-9)
        #expect(frames[0].color != frames[1].color)
    }

    @Test func `A moving view has a frame for each tick of the frame rate`() throws {
        let renderer = AnimationRenderer(content: Growing())
        renderer.framesPerSecond = 20
        renderer.duration = 0.5
        var count = 0
        try renderer.frames { _, duration in
            count += 1
            #expect(abs(duration - 0.05) < 1e-9)
        }
        #expect(count == 10)
    }

    @Test func `A view at rest is one frame of the whole duration`() throws {
        let renderer = AnimationRenderer(content: Color.red.frame(width: 5, height: 5))
        var durations: [Double] = []
        try renderer.frames { durations.append($1) }
        #expect(durations == [2])
    }

    @Test func `A recording has the same bytes each time`() throws {
        let renderer = AnimationRenderer(content: Growing())
        #expect(try renderer.gifData() == renderer.gifData())
        #expect(try renderer.webpData() == renderer.webpData())
    }

    @Test func `A PNG recording has one file for each frame`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "roost-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let renderer = AnimationRenderer(content: Counter())
        renderer.framesPerSecond = 10
        renderer.duration = 0.5
        try renderer.write(to: folder.appending(path: "counter.png"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == (1...5).map { "counter-000\($0).png" })
    }

    @Test func `An unknown format is refused`() {
        let renderer = AnimationRenderer(content: Counter())
        #expect(throws: ImageRendererError.unknownFormat("mp4")) {
            try renderer.write(to: URL(filePath: "/tmp/x.mp4"))
        }
    }

    @Test func `A frame rate, duration and scale that make no sense still give a frame`() throws {
        for bad in [0, -1, Double.nan, .infinity] {
            let renderer = AnimationRenderer(content: Growing())
            renderer.framesPerSecond = bad
            renderer.duration = bad
            renderer.scale = bad
            var count = 0
            try renderer.frames { _, _ in count += 1 }
            #expect(count >= 1)
        }
    }

    @Test func `A tap on an unknown identifier does nothing`() throws {
        let renderer = AnimationRenderer(content: Counter())
        renderer.script = { stage in
            stage.tap("nobody")
            stage.wait(1)
        }
        var count = 0
        try renderer.frames { _, _ in count += 1 }
        #expect(count == 1)
    }

    @Test func `Drags and waits of impossible durations end`() throws {
        for bad in [Double.nan, .infinity, -1, 1e300] {
            let renderer = AnimationRenderer(content: Counter())
            renderer.script = { stage in
                stage.drag(from: .zero, to: CGPoint(x: 5, y: 5), duration: bad)
                stage.wait(bad)
            }
            var count = 0
            try renderer.frames { _, _ in count += 1 }
            #expect(count >= 1)
        }
    }
}
