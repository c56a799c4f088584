import CoreGraphics
import RoostCore
import RoostRender

/// How far the loading of a picture is.
nonisolated public enum AsyncImagePhase: Sendable {
    /// Nothing has come yet.
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// A picture that is loaded from an address, a file's or one on the network, while the view lives.
///
/// A picture made at once, as `ImageRenderer`'s are, shows what stands for it until it comes.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    /// What has come, and from where: of another address's picture nothing is shown.
    @State private var loaded: (url: URL, phase: AsyncImagePhase)?

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

    /// Loads and decodes, away from the thread of the view.
    @concurrent nonisolated private static func picture(at url: URL) async throws -> CGImage {
        try ImageDecoder.decode(try await LimitedDownload.data(at: url))
    }
}

extension AsyncImage {
    /// The picture, and grey until it comes.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageOrGrey {
        self.init(url: url, scale: scale) { _AsyncImageOrGrey(image: $0.image) }
    }

    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}

/// What an `AsyncImage` without content of its own shows.
nonisolated public struct _AsyncImageOrGrey: View {
    let image: Image?

    @MainActor @preconcurrency public var body: some View {
        if let image { image } else { Color(white: 0.5, opacity: 0.16) }
    }
}
