import CoreGraphics
import RoostComparison
import RoostCore
import RoostImaging
import RoostPicture
import RoostRender
import RoostTesting
import SwiftUI
import UIKit

/// A screen without a device: lays views out as a window of its size, safe area and traits would, and draws them.
struct SnapshotStage: Sendable {
    private let size: CGSize?
    private let safeArea: UIEdgeInsets
    private var traits: UITraitCollection
    /// Whether the picture is one of a window, rather than of a tree of layers.
    private let isWindow: Bool

    init(_ config: ViewImageConfig, _ traits: UITraitCollection, isWindow: Bool = false) {
        self.isWindow = isWindow
        size = config.size
        safeArea = config.safeArea
        self.traits = UITraitCollection(traitsFrom: [config.traits, traits])
    }

    // MARK: What is shown

    /// A SwiftUI view, as a hosting controller shows it.
    func picture(of view: some View) -> UIImage {
        let root = HostedRoot(content: view)
        return draw(root, background: .systemBackground) { environment, scale in
            let chosen = ownSize(of: root, proposing: .zero, environment, at: scale)
            if chosen.width > 0, chosen.height > 0 { return chosen }
            // On Apple's systems there is no picture then, so none can differ.
            let name = "\(type(of: view))"
            Log.warning(
                "\(name) chooses no size in a snapshot, where 0 × 0 is proposed: its ideal size is taken. Give it a frame or `fixedSize()`.",
                view: name, value: chosen)
            return ownSize(of: root, proposing: .unspecified, environment, at: scale)
        }
    }

    func picture(of controller: UIViewController) -> UIImage {
        assumingMainActor(controller) { controller in
            let view: UIView = controller.view
            controller.appear(true)
            defer { controller.appear(false) }
            guard let hosting = view as? UIHostingView, hosting.subviews.isEmpty else { return picture(ofTree: view) }
            let frame = view.frame.size
            return with(traitsOf: view).draw(hosting.root, background: hosting.backgroundColor) { environment, scale in
                frame.width > 0 && frame.height > 0
                    ? frame : ownSize(of: hosting.root, proposing: .unspecified, environment, at: scale)
            }
        }
    }

    /// The stage for a view that says traits of its own, which count for its ground, too.
    @MainActor private func with(traitsOf view: UIView) -> SnapshotStage {
        var stage = self
        let style = UITraitCollection(userInterfaceStyle: view.overrideUserInterfaceStyle)
        stage.traits = UITraitCollection(traitsFrom: [traits, view.traitOverrides.traits, style])
        return stage
    }

    func picture(of view: UIView) -> UIImage { assumingMainActor(view) { picture(ofTree: $0) } }

    @MainActor private func picture(ofTree view: UIView) -> UIImage {
        let changes = UIViewChanges()
        let before = view.changes
        view.changes = changes
        defer { view.changes = before }
        return draw(UIKitTree(view: view, changes: changes), background: nil) { environment, _ in
            changes.environment = environment
            if view.frame.size.width <= 0 || view.frame.size.height <= 0 {
                view.layoutIfNeeded()
                let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                view.frame.size = fitting
            }
            return view.frame.size
        }
    }

    /// The tree of a view as text.
    func outline(of view: UIView) -> String {
        assumingMainActor(view) { view in
            _ = picture(ofTree: view)
            return Self.lines(view, depth: 0)
        }
    }

    func outline(of controller: UIViewController) -> String {
        assumingMainActor(controller) { controller in
            controller.appear(true)
            defer { controller.appear(false) }
            return outline(of: controller.view)
        }
    }

    @MainActor private static func lines(_ view: UIView, depth: Int) -> String {
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
            number == number.rounded() ? "\(Int(number))" : "\(number)"
        }
        let line =
            "<\(type(of: view)); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
            + "\(view.isHidden ? "; hidden = YES" : "")>"
        let own = String(repeating: "   | ", count: depth) + line
        return ([own] + view.subviews.map { lines($0, depth: depth + 1) }).joined(separator: "\n")
    }

    // MARK: Drawing

    /// - Parameter ownSize: The size, for an environment and a number of pixels per point, where the stage has none.
    private func draw(
        _ content: some View, background: UIColor?, ownSize: (EnvironmentValues, CGFloat) -> CGSize
    ) -> UIImage {
        withMainActorAssumed {
            var scale = scale(for: size)
            var size = size ?? ownSize(environment(scale), scale)
            let isGiven = self.size != nil
            if !isGiven {
                let better = self.scale(for: size)
                if better != scale {
                    scale = better
                    size = ownSize(environment(scale), scale)
                }
            }
            guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return UIImage() }
            var environment = environment(scale)
            environment.windowSize = size
            let graph = graph(content, environment, at: scale)
            // What a view asks for while it appears, it gets after the picture.
            graph.focus.answersRequests = false
            let insets = insets(in: environment)
            if insets != EdgeInsets() { graph.setSafeArea(insets) }
            graph.layOut(in: CGRect(origin: .zero, size: size))
            SnapshotRun.current?.legend = legend(of: graph)
            let list = graph.displayList(size: wholePixels(size, scale, isGiven: isGiven))
            do {
                let image = try Rasterizer().draw(
                    isWindow ? list : list.drawnFromLayers(), scale: scale,
                    background: background.map { Color(uiColor: $0).resolve(in: environment) })
                return UIImage(cgImage: image, scale: scale)
            } catch {
                Log.warning("A snapshot cannot be drawn: \(error)")
                return UIImage()
            }
        }
    }

    /// The size that a view chooses once its actions on appearing have run: they may set its frame.
    /// - Parameter proposal: What is proposed. A view by itself gets nothing (0 × 0), as the field's library does: a
    ///   text without a size of its own vanishes, and one in a frame of a width alone has one line.
    private func ownSize(
        of content: some View, proposing proposal: ProposedViewSize, _ environment: EnvironmentValues,
        at scale: CGFloat
    ) -> CGSize {
        let graph = graph(content, environment, at: scale)
        var size = graph.measure(proposal)
        for _ in 0..<Self.settlingLimit {
            graph.layOut(in: CGRect(origin: .zero, size: size))
            let next = graph.measure(proposal)
            if next == size { break }
            size = next
        }
        return size
    }

    /// The number of sizes after which a view that never settles is drawn as it is.
    private static let settlingLimit = 8

    private func graph(_ content: some View, _ environment: EnvironmentValues, at scale: CGFloat) -> ViewGraph {
        ViewGraph(content, environment: environment)
    }

    private func environment(_ scale: CGFloat) -> EnvironmentValues {
        var environment = EnvironmentValues.standard
        environment.horizontalSizeClass = .compact
        environment.verticalSizeClass = isOnItsSide ? .compact : .regular
        traits.apply(to: &environment)
        environment.displayScale = scale
        environment.isDrawnFromLayers = !isWindow
        environment.hidesSecureText = isWindow
        environment.appTypeSize = .large
        if let size { environment.windowSize = size }
        environment.screenSize = screenSize(scale)
        return environment
    }

    /// Whether the size is that of a telephone on its side: windows wider than tall have a compact height.
    private var isOnItsSide: Bool { size.map { $0.width > $0.height && $0.height < 480 } ?? false }

    /// The names of what the picture shows, as a screen reader says them.
    private func legend(of graph: ViewGraph) -> [PictureLegend] {
        graph.accessibilityNodes().compactMap { node in
            let name = node.label.isEmpty ? node.value : node.label
            return name.isEmpty ? nil : PictureLegend(name: String(name.prefix(60)), frame: node.frame)
        }
    }

    /// Pixels per point: the traits', else the reference's, else the device's.
    private func scale(for size: CGSize?) -> CGFloat {
        if traits.displayScale > 0 { return traits.displayScale }
        guard let size, size.width > 0, size.height > 0, let reference = SnapshotRun.current?.referenceSize else {
            return Self.usualScale ?? (traits.userInterfaceIdiom == .pad ? 2 : 3)
        }
        func miss(_ scale: CGFloat) -> CGFloat {
            abs(size.width * scale - CGFloat(reference.width)) + abs(size.height * scale - CGFloat(reference.height))
        }
        return [3, 2, 1].min { miss($0) < miss($1) } ?? 3
    }

    /// The simulator that drew the references.
    private var host: SnapshotHost? { SnapshotTestingConfiguration.current?.host ?? Defaults.host }

    /// The screen that a view sees: a device's own for the configuration of a device, else that of the simulator. A
    /// simulator of three pixels a point is a telephone, also where it draws the configuration of a tablet.
    private func screenSize(_ scale: CGFloat) -> CGSize {
        let simulator = host?.screenSize ?? EnvironmentValues().windowSize
        return switch traits.userInterfaceIdiom {
        case .phone: size ?? simulator
        case .pad: scale == 3 ? simulator : size ?? simulator
        default: simulator
        }
    }

    /// The safe area. A window with one lies at the top of the simulator's screen, below its status bar, which hides in low
    /// windows; one without any lies outside of the screen.
    private func insets(in environment: EnvironmentValues) -> EdgeInsets {
        var insets = EdgeInsets(
            top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right)
        guard let host, insets != EdgeInsets(), environment.verticalSizeClass != .compact else { return insets }
        guard isWindow, host.statusBarHeight > 0 else {
            insets.top = max(insets.top, host.statusBarHeight)
            return insets
        }
        // The app's own window takes the configuration's size, and keeps to the safe area of its screen.
        let window = environment.windowSize
        let screen =
            window.width > window.height
            ? min(host.screenSize.width, host.screenSize.height) : host.screenSize.height
        let beyond = max(0, screen - window.height)
        return EdgeInsets(top: host.safeAreaTop, leading: 0, bottom: max(0, host.bottomInset - beyond), trailing: 0)
    }

    /// What `ROOST_SNAPSHOT_SCALE` says.
    private static let usualScale = ProcessInfo.processInfo.environment["ROOST_SNAPSHOT_SCALE"]
        .flatMap { Double($0) }.flatMap { $0 > 0 && $0 <= 10 ? CGFloat($0) : nil }

    /// The size in whole pixels: one that a view chooses has parts of pixels filled up, one that the test gives is rounded
    /// (84.4 points at three pixels a point are 253 pixels).
    private func wholePixels(_ size: CGSize, _ scale: CGFloat, isGiven: Bool) -> CGSize {
        let pixels = PixelGrid(scale: scale)
        func whole(_ length: CGFloat) -> CGFloat {
            max(isGiven ? (length * scale).rounded() : pixels.count(filling: length), 1) / scale
        }
        return CGSize(width: whole(size.width), height: whole(size.height))
    }
}

/// Runs code of UIKit's on the current thread: a test of XCTest is not bound to the main actor.
private func assumingMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    // The value is used on this thread alone, until `body` returns.
    nonisolated(unsafe) let value = value
    return withMainActorAssumed {
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = body(value) }
        return result!
    }
}

/// A tree of UIKit's views that fills the window.
private struct UIKitTree: View {
    let view: UIView
    @ObservedObject var changes: UIViewChanges
    @Environment(\.self) private var environment

    var body: some View {
        let revision = changes.revision
        GeometryReader { geometry in
            UIViewPicture(view: placed(in: geometry), revision: revision)
        }
        // UIKit's frames run from the left in each direction.
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea()
    }

    private func placed(in geometry: GeometryProxy) -> UIView {
        changes.updating {
            changes.environment = environment
            let insets = geometry.safeAreaInsets
            changes.safeArea = UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
            view.frame = CGRect(origin: .zero, size: geometry.size)
            view.layoutIfNeeded()
        }
        return view
    }
}
