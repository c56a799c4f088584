import SwiftUI
import Testing
import UIKit

// This target is in the Swift 5 language mode. The point of these tests is that the file compiles: code of that mode
// reads UIKit's main-actor classes without being marked as on the main actor.

private enum Metrics {
    static let width = UIScreen.main.bounds.width
    static let scale = UIScreen.main.scale
    static let isPad = UIDevice.current.userInterfaceIdiom == .pad
    static let version = UIDevice.current.systemVersion
    static let app = UIApplication.shared
    static var canOpenMail: Bool { UIApplication.shared.canOpenURL(URL(string: "mailto:a@b.c")!) }
    static let clipboard = UIPasteboard.general
    static let text = UIPasteboard.general.string
    static let style = UITraitCollection.current.userInterfaceStyle
    static let body = UIFontMetrics.default.scaledValue(for: 17)
    static let isMoving = !UIAccessibility.isReduceMotionEnabled
    static let font = UIFont.preferredFont(forTextStyle: .body)
    static let color = UIColor.systemRed.withAlphaComponent(0.5)
    static let feedback = UIImpactFeedbackGenerator(style: .light)
    static let safeArea = UIApplication.shared.windows.first?.safeAreaInsets
    static let window = (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first
}

extension CGFloat {
    fileprivate static let screenWidth = UIScreen.main.bounds.width
    fileprivate var ofScreen: CGFloat { self / UIScreen.main.bounds.width }
}

extension CGSize {
    fileprivate static var screen: CGSize { UIScreen.main.bounds.size }
}

private func copy(_ text: String, to pasteboard: UIPasteboard = .general) {
    pasteboard.string = text
    UINotificationFeedbackGenerator().notificationOccurred(.success)
}

private func columns(width: CGFloat = UIScreen.main.bounds.width) -> Int { Int(width / 100) }

private let topLevelWidth = UIScreen.main.bounds.width

private final class Settings: ObservableObject {
    @Published var columns: Int
    let device = UIDevice.current.model
    private let generator = UISelectionFeedbackGenerator()

    init(columns: Int = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 2) {
        self.columns = columns
        UINavigationBar.appearance().barTintColor = .white
        UITableView.appearance().backgroundColor = .clear
    }

    func open(_ url: URL) {
        generator.selectionChanged()
        UIApplication.shared.open(url)
    }
}

private struct Card: View {
    static let width = UIScreen.main.bounds.width - 32
    static let cornerRadius: CGFloat = UIDevice.current.userInterfaceIdiom == .pad ? 24 : 16
    let height = UIScreen.main.bounds.height / 3
    var title = UIDevice.current.name
    @ObservedObject var settings = Settings()

    init(isCompact: Bool = UIScreen.main.bounds.width < 400) {
        title = isCompact ? "compact" : "regular"
    }

    var body: some View {
        RoundedRectangle(cornerRadius: Self.cornerRadius).frame(width: Self.width, height: height)
    }
}

private struct RoundedCorner: Shape {
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize.screen).cgPath)
    }
}

private struct Blur: UIViewRepresentable {
    static let effect = UIBlurEffect(style: .regular)

    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: Blur.effect) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) {}
}

private struct Theme {
    let label: UILabel = UILabel()
    var view = UIView(frame: .zero)

    static func makeLabel() -> UILabel {
        let label = UILabel()
        label.text = "A"
        label.layer.cornerRadius = 4
        label.sizeToFit()
        return label
    }
}

private class Field: UITextField {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = 1
    }
}

/// Views that code of this mode makes without being marked as on the main actor.
private enum Views {
    static let card = Card()
    static let field = SecureField("Password", text: .constant(""), onCommit: {})
    static let picker = AnyView(Picker(selection: .constant(1), label: Text("One")) { Text("1").tag(1) })
    static let link = NavigationLink("Next", destination: Text("Screen"))
    static let line = TextField("Name", text: .constant(""), onCommit: {})
    static let button = AnyView(Button("Run") {}.buttonStyle(PlainButtonStyle()))
    static let image = AsyncImage(url: nil)
    static let host = UIHostingController(rootView: Text("A"))
}

private struct Upper: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(4).border(Color.red) }
}

@Suite("Swift 5 mode")
@MainActor struct SingletonTests {
    @Test func `Code that is not on the main actor reads UIKit's singletons`() {
        #expect(Metrics.width == 393)
        #expect(CGFloat.screenWidth == UIScreen.main.bounds.width)
        #expect(CGFloat(196.5).ofScreen == 0.5)
        #expect(columns() == 3)
        #expect(topLevelWidth == 393)
        #expect(Metrics.isPad == false)
        #expect(Metrics.canOpenMail)
        #expect(Metrics.scale > 0)
    }

    @Test func `A model that is not on the main actor uses UIKit in its initialiser`() {
        #expect(Settings().columns == 2)
    }

    @Test func `Static members of views read the screen`() {
        #expect(Card.width == 361)
        #expect(Card.cornerRadius == 16)
    }

    @Test func `UIKit's views are made in plain functions`() { #expect(Theme.makeLabel().text == "A") }
}
