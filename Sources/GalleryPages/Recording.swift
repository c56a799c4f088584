import SwiftUI

/// One moving picture of the gallery: a live view, and the events that change it.
package struct Recording: Sendable {
    /// The file's name, without extension.
    package var name: String
    package var title: String
    /// What the picture shows, in a sentence.
    package var caption: String
    /// In points.
    package var size: CGSize
    var content: @MainActor @Sendable () -> AnyView
    var script: @Sendable (AnimationStage) -> Void

    init<Content: View>(
        _ name: String, title: String, caption: String, size: CGSize,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> Content,
        script: @escaping @Sendable (AnimationStage) -> Void
    ) {
        self.name = name
        self.title = title
        self.caption = caption
        self.size = size
        self.content = { AnyView(content()) }
        self.script = script
    }

    /// The renderer that makes the files.
    package func renderer(scale: CGFloat) -> AnimationRenderer<Picture> {
        let renderer = AnimationRenderer(content: Picture(recording: self))
        renderer.scale = scale
        renderer.framesPerSecond = 50
        renderer.script = script
        renderer.startDate = Date(timeIntervalSinceReferenceDate: 0)
        return renderer
    }

    /// A recording's view, made on any thread.
    package nonisolated struct Picture: View {
        let recording: Recording

        @MainActor package var body: some View {
            recording.content()
                .frame(width: recording.size.width, height: recording.size.height)
                .pageBackground()
        }
    }
}

extension Recording {
    /// Every moving picture; they are all in the documentation.
    package static let all: [Recording] = [likes]
}
