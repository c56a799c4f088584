@_exported import AVFoundation
import RoostControls
import SwiftUI
import UIKit

/// Pages may hold films of other origins only in programs that have this module.
package enum AVKitMedia: EmbeddingModule {
    package static var contentSecurityPolicy: String { "media-src 'self' http: https:" }
}

/// A film with the browser's own controls. Pictures show a black placeholder.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// A player with views over the film. In a live page the browser's element lies over these views.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    public var body: some View {
        PlayerPicture(player: player, hasControls: true, gravity: .resizeAspect).overlay { overlay }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// A player.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The element of a player, over its placeholder.
struct PlayerPicture: View {
    let player: AVPlayer?
    let hasControls: Bool
    let gravity: AVLayerVideoGravity
    @StateObject private var changes = PlayerChanges()

    var body: some View {
        let _ = changes.follow(player)
        EmbeddedView(player?.embedded(hasControls: hasControls, fit: fit)) {
            player?.take($0)
        } placeholder: {
            EmbeddedPlaceholder(symbol: "play.circle.fill", title: title, isDark: true)
        }
    }

    private var title: String { player?.embedded(hasControls: true, fit: fit)?.title ?? "" }

    private var fit: String {
        switch gravity {
        case .resizeAspectFill: "cover"
        case .resize: "fill"
        default: "contain"
        }
    }
}

/// Has a view hear of a player's changes.
@MainActor private final class PlayerChanges: ObservableObject {
    /// Counts the changes. Reading it makes a view depend on them.
    @Published private(set) var changes = 0
    private var player: AVPlayer?
    private var number = 0

    nonisolated init() {}

    func follow(_ next: AVPlayer?) {
        guard next !== player else { return }
        player?.stopListening(number)
        player = next
        number =
            next?.listen { [weak self] in
                if Thread.isMainThread {
                    MainActor.assumeIsolated { self?.changes += 1 }
                } else {
                    Task { @MainActor in self?.changes += 1 }
                }
            } ?? 0
    }
}

/// A controller whose view is a player.
open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer? { didSet { show() } }
    /// Whether the browser's controls show.
    open var showsPlaybackControls = true { didSet { show() } }
    /// How the film fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { show() } }
    /// Kept for the app: the browser decides.
    open var allowsPictureInPicturePlayback = true
    /// Kept for the app: the browser decides.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Kept for the app: the browser decides.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Kept for the app: the browser decides.
    open var exitsFullScreenWhenPlaybackEnds = false

    private let picture = UIHostingView(AnyView(EmptyView()))

    open override func loadView() {
        picture.backgroundColor = .clear
        view = picture
        show()
    }

    private func show() {
        picture.show(PlayerPicture(player: player, hasControls: showsPlaybackControls, gravity: videoGravity))
    }
}
