import CoreGraphics
import RoostTesting
import SwiftUI
import Testing
import UIKit

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

@MainActor private final class Calls {
    var log: [String] = []
}

private struct Square: UIViewRepresentable {
    let color: UIColor
    let calls: Calls

    final class Coordinator {
        let calls: Calls
        init(_ calls: Calls) { self.calls = calls }
    }

    func makeCoordinator() -> Coordinator { Coordinator(calls) }

    func makeUIView(context: Context) -> UIView {
        context.coordinator.calls.log.append("make")
        return UIView()
    }

    func updateUIView(_ uiView: UIView, context: Context) {
        context.coordinator.calls.log.append(context.environment.colorScheme == .dark ? "update in the dark" : "update")
        uiView.backgroundColor = color
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
        coordinator.calls.log.append("dismantle")
    }
}

private struct Words: UIViewRepresentable {
    let text: String
    var hugs = false

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = text
        if hugs { label.setContentHuggingPriority(.required, for: .horizontal) }
        return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {}
}

@MainActor struct UIViewRepresentableTests {
    private struct Switching: View {
        let calls: Calls
        @State private var isRed = true
        @State private var isThere = true

        var body: some View {
            VStack {
                if isThere {
                    Square(color: isRed ? .red : .blue, calls: calls).frame(width: 20, height: 20)
                }
                Button("Colour") { isRed.toggle() }.accessibilityIdentifier("colour")
                Button("Gone") { isThere = false }.accessibilityIdentifier("gone")
            }
        }
    }

    @Test func `A view is made once, updated with what changes, and dismantled when its identity ends`() {
        let calls = Calls()
        let live = LiveView(Switching(calls: calls), size: CGSize(width: 200, height: 200))
        #expect(calls.log == ["make", "update"])
        live.tap("colour")
        live.advance(by: 0.1)
        #expect(calls.log == ["make", "update", "update"])
        live.tap("gone")
        live.advance(by: 1)
        #expect(calls.log.last == "dismantle")
    }

    @Test func `The context has the environment`() {
        let calls = Calls()
        _ = LayoutReport(of: Square(color: .red, calls: calls).environment(\.colorScheme, .dark), proposal: .zero)
        #expect(calls.log.prefix(2) == ["make", "update in the dark"])
    }

    @Test func `A view without a size of its own takes what it is proposed, and its background is seen`() throws {
        let square = Square(color: .red, calls: Calls())
        #expect(
            LayoutReport(of: square, proposal: ProposedViewSize(width: 30, height: 40)).size
                == CGSize(width: 30, height: 40))
        let image = try #require(ImageRenderer(content: square.frame(width: 4, height: 4)).cgImage)
        #expect(image.pixels.prefix(4) == [255, 0, 0, 255])
    }

    @Test func `A label is no narrower than its text, and wider unless it hugs it`() {
        let own = LayoutReport(of: Words(text: "Words"), proposal: .unspecified).size
        #expect(own.width > 20 && own.height > 15)
        let wide = ProposedViewSize(width: 300, height: own.height)
        #expect(LayoutReport(of: Words(text: "Words"), proposal: wide).size.width == 300)
        #expect(LayoutReport(of: Words(text: "Words", hugs: true), proposal: wide).size.width == own.width)
        let narrow = ProposedViewSize(width: 5, height: own.height)
        #expect(LayoutReport(of: Words(text: "Words"), proposal: narrow).size.width == own.width)
    }

    private struct Sized: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: 7, height: 9)
        }
    }

    @Test func `A representable may say its size itself`() {
        #expect(LayoutReport(of: Sized(), proposal: .unspecified).size == CGSize(width: 7, height: 9))
    }

    private struct Later: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func `A view that code changes later is drawn anew`() throws {
        let view = UIView()
        view.backgroundColor = .red
        let live = LiveView(Later(view: view), size: CGSize(width: 10, height: 10))
        #expect(try live.image().pixels.prefix(3) == [255, 0, 0])
        view.backgroundColor = .blue
        live.advance(by: 0.1)
        #expect(try live.image().pixels.prefix(3) == [0, 0, 255])
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count \(count)")
        }
    }

    private struct Hosting: UIViewControllerRepresentable {
        let calls: Calls
        func makeUIViewController(context: Context) -> UIViewController { Outer(calls) }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}

        final class Outer: UIViewController {
            let calls: Calls
            init(_ calls: Calls) {
                self.calls = calls
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { return nil }

            override func viewDidLoad() {
                calls.log.append("load")
                let inner = UIHostingController(rootView: Counter())
                addChild(inner)
                inner.view.frame = view.bounds
                inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(inner.view)
                inner.didMove(toParent: self)
            }
            override func viewDidAppear(_ animated: Bool) { calls.log.append("appear") }
        }
    }

    @Test func `A hosting controller in a controller shows its view, which lives`() {
        let calls = Calls()
        let live = LiveView(Hosting(calls: calls), size: CGSize(width: 200, height: 100))
        #expect(calls.log == ["load", "appear"])
        #expect(live.tap("count 0"))
        live.advance(by: 0.1)
        #expect(live.frame(of: "count 1") != nil)
    }

    struct Bar: UIViewRepresentable {
        func makeUIView(context: Context) -> UINavigationBar { UINavigationBar(frame: .zero) }
        func updateUIView(_ view: UINavigationBar, context: Context) {}
    }

    @Test func `A view that is there for its appearance is not drawn, with a warning`() {
        let (_, warnings) = Log.collecting {
            _ = LayoutReport(of: Bar().frame(width: 80, height: 30), proposal: .unspecified)
        }
        #expect(!warnings.isEmpty)
        #expect(Set(warnings) == ["UINavigationBar is not drawn by itself: bars are SwiftUI's"])
    }
}
