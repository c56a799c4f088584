import Foundation
import RoostControls
import RoostCore

/// A button of a bar, in a `UINavigationController`'s controllers. It runs its action; there are no selectors.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
    /// The kind of button; `done` is prominent.
    public enum Style: Int, Sendable { case plain, done = 2, prominent }

    /// The buttons with a fixed word or picture.
    public enum SystemItem: Int, Sendable {
        /// Words.
        case done, cancel, edit, save
        /// A plus.
        case add
        /// Room, which the bar shares out by itself here.
        case flexibleSpace, fixedSpace
        /// Pictures.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        case play, pause, rewind, fastForward, undo, redo
        /// A cross.
        case close = 24

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            default: nil
            }
        }

        var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            case .undo: "arrow.uturn.backward"
            case .redo: "arrow.uturn.forward"
            default: nil
            }
        }
    }

    /// The colour of the button; nil for that of the surroundings.
    open var tintColor: UIColor? { didSet { changed?() } }
    /// The kind of button.
    open var style = Style.plain { didSet { changed?() } }
    /// What a press does; nil for nothing.
    open var primaryAction: UIAction? { didSet { changed?() } }
    /// A view in the place of the button; nil for none.
    open var customView: UIView? { didSet { changed?() } }

    /// A button with the words and the picture of its action.
    public convenience init(primaryAction: UIAction) {
        self.init()
        title = primaryAction.title
        image = primaryAction.image
        self.primaryAction = primaryAction
    }

    /// A button with words.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// A button with a fixed word or picture.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        title = systemItem.title
        image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
        if [.done, .save].contains(systemItem) { style = .done }
        self.primaryAction = primaryAction
        isSpace = [.flexibleSpace, .fixedSpace].contains(systemItem)
    }

    /// A button that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room between buttons, which the bar shares out by itself here.
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    /// Room between buttons, which the bar shares out by itself here.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem(systemItem: .fixedSpace) }

    private(set) var isSpace = false

    /// The button of a bar.
    var content: AnyView {
        if let customView { return AnyView(UIViewInSwiftUI(view: customView)) }
        let words = titleTextAttributes(for: .normal) ?? [:]
        return AnyView(
            Button { [weak self] in
                self?.primaryAction?.run(from: nil)
            } label: {
                if let image {
                    Image(uiImage: image)
                } else {
                    Text(verbatim: title ?? "")
                        .font((words[.font] as? UIFont).map { Font($0) })
                        .foregroundColor((words[.foregroundColor] as? UIColor)?.color)
                }
            }
            .fontWeight(style == .plain ? nil : .semibold)
            .tint(tintColor?.color)
            .disabled(!isEnabled)
            .accessibilityLabel(Text(verbatim: accessibilityLabel ?? title ?? "")))
    }
}
