import CoreGraphics
import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostPreviewMessages
import RoostRender
import RoostTesting
import SwiftUI

/// A view with the window that its preview and the settings ask for.
@MainActor
final class PreviewStage {
    private let view: AnyView
    private let settings: PreviewSettings
    let size: CGSize
    let scale: CGFloat
    let safeArea: EdgeInsets
    private let seeds: ChosenValues?
    /// The running view, made when it is first needed.
    private(set) lazy var live = makeLive()
    /// The seconds that the running view took until its first frame.
    private(set) var layoutSeconds = 0.0

    /// - Throws: `HostFailure` where a setting has no meaning.
    convenience init(_ entry: PreviewEntry, _ settings: PreviewSettings) async throws {
        var settings = settings
        if settings.device == nil, let device = entry.device {
            if PreviewDeviceModel.named(device) != nil {
                settings.device = device
            } else {
                Log.warning(
                    "\(entry.summary.id) names the device “\(device)”, which is unknown here; \(PreviewDeviceModel.standard.name) stands in for it."
                )
            }
        }
        try await self.init(
            entry.makeView(), layout: entry.layout, orientation: entry.orientation, settings: settings)
    }

    init(
        _ view: AnyView, layout: PreviewLayout, orientation: InterfaceOrientation = .portrait,
        settings: PreviewSettings
    ) throws {
        self.view = view
        self.settings = settings
        try Self.check(settings)
        seeds = settings.values.map(ChosenValues.init)
        let device = settings.device.flatMap(PreviewDeviceModel.named) ?? .standard
        scale = settings.scale ?? device.scale
        let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
        let screen = isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
        if let width = settings.width, let height = settings.height {
            size = CGSize(width: width, height: height)
            safeArea = EdgeInsets()
        } else if case .fixed(let width, let height) = layout, settings.device == nil {
            size = CGSize(width: width, height: height)
            safeArea = EdgeInsets()
        } else if layout == .sizeThatFits, settings.device == nil {
            let change = Self.change(settings, seeds)
            let fitting = LayoutReport(
                of: view, proposal: ProposedViewSize(screen), environment: change, displayScale: scale
            ).size
            size = CGSize(width: max(1, fitting.width.rounded(.up)), height: max(1, fitting.height.rounded(.up)))
            safeArea = EdgeInsets()
        } else {
            size = screen
            safeArea = device.safeArea(isLandscape: isLandscape)
        }
    }

    private static func check(_ settings: PreviewSettings) throws {
        if let name = settings.device, PreviewDeviceModel.named(name) == nil {
            let known = PreviewDeviceModel.all.map(\.name).joined(separator: ", ")
            throw HostFailure("There is no device “\(name)”. Known are \(known).")
        }
        if let name = settings.textSize, DynamicTypeSize(name: name) == nil {
            throw HostFailure("There is no text size “\(name)”. Known are xs, s, m, l, xl, xxl, xxxl and ax1 to ax5.")
        }
        if let scheme = settings.scheme, !["light", "dark"].contains(scheme) {
            throw HostFailure("There is no colour scheme “\(scheme)”. Known are light and dark.")
        }
        if let scale = settings.scale, !(scale > 0 && scale <= 10) {
            throw HostFailure("The scale \(scale) is not between 0 and 10.")
        }
        for length in [settings.width, settings.height].compactMap(\.self) where !(length >= 1 && length <= 20_000) {
            throw HostFailure("The length \(length) is not between 1 and 20000 points.")
        }
    }

    private static func change(
        _ settings: PreviewSettings, _ seeds: ChosenValues?
    ) -> (inout EnvironmentValues) -> Void {
        { environment in
            environment.stateSeeds = seeds?.seeds
            if let scheme = settings.scheme { environment.colorScheme = scheme == "dark" ? .dark : .light }
            if let size = settings.textSize.flatMap(DynamicTypeSize.init(name:)) { environment.dynamicTypeSize = size }
            if let name = settings.locale {
                environment.locale = Locale(identifier: name)
            }
            if let direction = direction(settings) { environment.layoutDirection = direction }
        }
    }

    private func makeLive() -> LiveView {
        let start = ContinuousClock.now
        let live = LiveView(
            view, size: size, displayScale: scale, startDate: nil, environment: Self.change(settings, seeds))
        live.session.setViewport(Viewport(size: size, scale: scale, safeArea: safeArea))
        live.update()
        layoutSeconds = (ContinuousClock.now - start) / .seconds(1)
        return live
    }

    /// The laid-out view, apart from the running view.
    func layoutGraph(textSize: DynamicTypeSize? = nil) -> ViewGraph {
        var environment = EnvironmentValues.standard
        environment.displayScale = scale
        environment.windowSize = size
        Self.change(settings, seeds)(&environment)
        if let textSize { environment.dynamicTypeSize = textSize }
        let graph = ViewGraph(view, environment: environment, isWindow: true)
        if safeArea != EdgeInsets() { graph.setSafeArea(safeArea) }
        graph.layOut(in: CGRect(origin: .zero, size: size))
        return graph
    }

    /// The view with the settings, for a window whose host has its own.
    var surrounded: AnyView {
        var view = view
        if let scheme = settings.scheme { view = AnyView(view.preferredColorScheme(scheme == "dark" ? .dark : .light)) }
        if let size = settings.textSize.flatMap(DynamicTypeSize.init(name:)) {
            view = AnyView(view.environment(\.dynamicTypeSize, size))
        }
        if let name = settings.locale { view = AnyView(view.environment(\.locale, Locale(identifier: name))) }
        if let direction = Self.direction(settings) { view = AnyView(view.environment(\.layoutDirection, direction)) }
        return view
    }

    private static func direction(_ settings: PreviewSettings) -> LayoutDirection? {
        let isOfLocale = settings.locale.map { Locale(identifier: $0).language.characterDirection == .rightToLeft }
        return settings.rightToLeft == true || isOfLocale == true ? .rightToLeft : nil
    }

    // MARK: Pictures

    /// The colour of the window behind the view.
    private var background: Color.Resolved {
        let isDark = live.session.graph.environment.colorScheme == .dark
        return isDark ? Color.Resolved(red: 0, green: 0, blue: 0) : Color.Resolved(red: 1, green: 1, blue: 1)
    }

    func image() throws -> CGImage {
        try Rasterizer().draw(live.displayList, scale: scale, background: background)
    }

    /// The picture in the format that a file's extension names.
    func data(format: String) throws -> Data {
        switch format.lowercased() {
        case "png": try PNGEncoder().encode(image())
        case "jpg", "jpeg": try JPEGEncoder(quality: 0.9).encode(image())
        case "webp": try WebPEncoder(quality: nil).encode(image())
        case "svg": try SVGRenderer().render(live.displayList)
        case "pdf": try PDFRenderer().render([live.displayList])
        default: throw ImageRendererError.unknownFormat(format)
        }
    }

    // MARK: Input

    func send(_ input: LiveInput) throws {
        switch input {
        case .tap(let name):
            let node = try node(name)
            live.session.send(.access(AccessibilityRequest(.activate, on: node.id)), at: live.time)
        case .tapAt(let x, let y): live.tap(at: CGPoint(x: x, y: y))
        case .type(let text, let name):
            let node = try node(name) { $0.text != nil }
            live.session.send(.focus(node.id), at: live.time)
            live.update()
            let end = text.utf16.count
            live.session.send(.edit(TextEdit(node: node.id, text: text, selection: end..<end)), at: live.time)
        }
        live.advance(by: 1)
    }

    /// The first accessibility element with an identifier or a label.
    private func node(
        _ name: String, where isWanted: (AccessibilityNode) -> Bool = { _ in true }
    ) throws -> AccessibilityNode {
        let nodes = live.session.accessibilityTree().flatMap(\.withDescendants).filter(isWanted)
        if let node = nodes.first(where: { $0.identifier == name }) ?? nodes.first(where: { $0.label == name }) {
            return node
        }
        let known = nodes.map { $0.identifier.isEmpty ? $0.label : $0.identifier }.filter { !$0.isEmpty }
        throw HostFailure("There is no such element “\(name)”. The preview shows \(known.joined(separator: ", ")).")
    }

    /// - Throws: `HostFailure` where a chosen value has no state that takes it.
    func checkValues() throws {
        if let complaint = seeds?.complaint { throw HostFailure(complaint) }
    }

    /// The elements of the last frame.
    var elements: [ElementSummary] { live.session.accessibilityTree().map(ElementSummary.init) }
}

extension AccessibilityNode {
    /// The node and all below it, in reading order.
    var withDescendants: [AccessibilityNode] { [self] + children.flatMap(\.withDescendants) }
}

extension ElementSummary {
    init(_ node: AccessibilityNode) {
        self.init(
            role: node.role.rawValue, label: node.label, value: node.text?.text ?? node.value,
            identifier: node.identifier, frame: Frame(node.frame), isEnabled: node.isEnabled,
            children: node.children.map(ElementSummary.init))
    }
}

extension Frame {
    init(_ frame: CGRect) {
        self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
}

extension DynamicTypeSize {
    /// The size with a short name: xs, s, m, l, xl, xxl, xxxl, ax1 to ax5.
    init?(name: String) {
        let names = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
        let long = ["xsmall", "small", "medium", "large", "xlarge", "xxlarge", "xxxlarge"]
        let name = name.lowercased().replacing("accessibility", with: "ax")
        guard let index = names.firstIndex(of: name) ?? long.firstIndex(of: name) else { return nil }
        self = DynamicTypeSize.allCases[index]
    }
}
