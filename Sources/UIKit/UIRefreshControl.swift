import CoreGraphics
import RoostCore

/// Lets people refresh a scroll view's content by pulling it down; SwiftUI's `refreshable` inside.
///
/// Add an action for `.valueChanged`, and call `endRefreshing()` when the new content is there.
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
    /// Whether the content is being refreshed.
    public private(set) var isRefreshing = false
    /// Accepted for source compatibility; has no effect here: SwiftUI's indicator has no words.
    open var attributedTitle: NSAttributedString?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Says that the content is being refreshed, without asking anybody to. Nothing shows: people see the indicator when
    /// they pull.
    open func beginRefreshing() { isRefreshing = true }

    /// Says that the new content is there.
    open func endRefreshing() {
        isRefreshing = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Asks for new content, and waits for `endRefreshing()`. Returns at once where nobody is asked.
    func refresh() async {
        isRefreshing = true
        guard run(.valueChanged) else { return endRefreshing() }
        guard isRefreshing else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}

/// Makes a scroll view refreshable by its control.
struct UIRefreshing: ViewModifier {
    let control: UIRefreshControl?

    func body(content: Content) -> some View {
        if let control { content.refreshable { await control.refresh() } } else { content }
    }
}
