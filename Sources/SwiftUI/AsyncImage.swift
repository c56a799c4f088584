import CoreGraphics
import RoostCore
import RoostImaging
import RoostRender

/// The progress of an `AsyncImage`: nothing yet, the picture, or an error.
nonisolated public enum AsyncImagePhase: Sendable {
    /// Nothing has been loaded yet, or there is no URL.
    case empty
    /// The picture, in the size that its pixels and the scale give.
    case success(Image)
    /// Loading or decoding failed: a network error, a file too large, or a format that cannot be read.
    case failure(any Error)

    /// The picture if it has been loaded, else nil.
    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    /// The error if loading failed, else nil.
    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// A picture loaded from a URL, of a file or on the network, while the view lives.
///
/// PNG, JPEG, WebP and GIF (the first frame) are read, up to 64 MiB. A picture made at once, as by `ImageRenderer`,
/// shows the placeholder, since nothing has been loaded then. Without the package's trait `Network` only files are read;
/// other URLs fail with a logged warning.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    /// The latest result and its URL. A result for another URL than the current one is not shown.
    @State private var loaded: (url: URL, phase: AsyncImagePhase)?

    /// A view for each phase of loading.
    /// - Parameters:
    ///   - url: The picture's address; nil stays `empty`.
    ///   - scale: Pixels per point.
    ///   - transaction: The transaction in which the phase changes; without an animation by default.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    @MainActor @preconcurrency public var body: some View {
        content(phase).task(id: url) {
            guard let url, loaded?.url != url else { return }
            do {
                let picture = try await Self.picture(at: url)
                guard !Task.isCancelled else { return }
                show(.success(Image(decorative: picture, scale: scale)), from: url)
            } catch {
                if !Task.isCancelled { show(.failure(error), from: url) }
            }
        }
    }

    private var phase: AsyncImagePhase {
        guard let loaded, loaded.url == url else { return .empty }
        return loaded.phase
    }

    @MainActor private func show(_ phase: AsyncImagePhase, from url: URL) {
        withTransaction(transaction) { loaded = (url, phase) }
    }

    /// Loads and decodes off the view's thread.
    @concurrent nonisolated private static func picture(at url: URL) async throws -> CGImage {
        try ImageDecoder.decode(try await LimitedLoad.data(at: url))
    }
}

extension AsyncImage {
    /// The picture at its own size; a grey rectangle until it is loaded, and where loading fails.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageOrGrey {
        self.init(url: url, scale: scale) { _AsyncImageOrGrey(image: $0.image) }
    }

    /// A view of the loaded picture; the placeholder until then, and where loading fails.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// The content of an `AsyncImage` without one of its own: the picture or grey.
nonisolated public struct _AsyncImageOrGrey: View {
    let image: Image?

    @MainActor @preconcurrency public var body: some View {
        if let image { image } else { Color(white: 0.5, opacity: 0.16) }
    }
}
