import RoostControls
import RoostCore

/// A menu of actions, for a `UIButton`.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
    /// The form of a menu inside another one.
    public struct Options: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its parts stand in the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// It is drawn in red.
        public static let destructive = Options(rawValue: 2)
        /// One part has the mark; the app sets it.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The parts, from the top.
    public let children: [UIMenuElement]
    /// The form inside another menu.
    public let options: Options

    /// A menu of parts.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// A menu of the same kind with other parts.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, options: options, children: newChildren)
    }

    /// The parts in SwiftUI's menu.
    func parts(sender: UIControl?) -> some View {
        ForEach(children.indices, id: \.self) { self.children[$0].content(sender: sender) }
    }

    override func content(sender: UIControl?) -> AnyView {
        if options.contains(.displayInline) {
            return AnyView(
                Section {
                    self.parts(sender: sender)
                } header: {
                    if !self.title.isEmpty { Text(verbatim: self.title) }
                })
        }
        return AnyView(
            Menu {
                self.parts(sender: sender)
            } label: {
                Text(verbatim: self.title)
                if let image = self.image { Image(uiImage: image) }
            })
    }
}
