import CoreGraphics
import Foundation
import RoostCore

/// The simulator whose app hosted the tests when references were recorded, and the Xcode that compiled them. Two things in a
/// picture depend on the simulator.
///
/// * `UIScreen.main` has its size, where the picture is not that of a telephone's configuration.
/// * The content of an upright device's picture begins no higher than below its status bar. In a picture of the app's
///   window it begins where the screen's safe area does, which is some points lower below an island.
///
/// Tests of a package have no app as their host, and no status bar: `statusBarHeight` is 0 for them, as it is by default.
///
/// Default arguments depend on the Xcode: under Xcode 14 and older, `Capsule()`, `RoundedRectangle(cornerRadius:)`,
/// `cornerRadius(_:)` and rounded rectangles of paths have circular corners.
public struct SnapshotHost: Hashable, Sendable {
    /// The size of the upright screen, in points.
    public var screenSize: CGSize
    /// The height of the status bar, in points; 0 for tests without an app.
    public var statusBarHeight: CGFloat
    /// The height of the safe area at the top of the upright screen, in points.
    public var safeAreaTop: CGFloat
    /// The major version of the Xcode that compiled the references, such as 14; nil for today's.
    public var xcode: Int?

    /// A simulator of a size in points.
    /// - Parameters:
    ///   - safeAreaTop: By default the status bar's height.
    ///   - xcode: The major version of the Xcode that compiled the references; nil for today's.
    public init(
        screenSize: CGSize, statusBarHeight: CGFloat = 0, safeAreaTop: CGFloat? = nil, xcode: Int? = nil
    ) {
        self.screenSize = screenSize
        self.statusBarHeight = statusBarHeight
        self.safeAreaTop = safeAreaTop ?? statusBarHeight
        self.xcode = xcode
    }

    /// A simulator that is not known, for references that an older Xcode compiled.
    /// - Parameter xcode: Its major version, such as 14.
    public init(xcode: Int) { self.init(screenSize: EnvironmentValues().windowSize, xcode: xcode) }

    /// A simulator by its device's name, such as `iPhone 16 Pro`, upright and with its status bar; nil for a name that is
    /// not known. Capitals do not count.
    /// - Parameter xcode: The major version of the Xcode that compiled the references; nil for today's.
    public init?(named name: String, xcode: Int? = nil) {
        let name = name.lowercased().split(separator: " ").joined(separator: " ")
        guard let host = Self.devices.first(where: { $0.names.contains(name) }) else { return nil }
        self.init(
            screenSize: CGSize(width: host.width, height: host.height), statusBarHeight: host.statusBar,
            safeAreaTop: host.top, xcode: xcode)
    }

    /// The height of the safe area at the bottom of a screen without a button below it, in points.
    var bottomInset: CGFloat {
        guard statusBarHeight > 20 else { return 0 }
        return min(screenSize.width, screenSize.height) < 700 ? 34 : 20
    }

    /// The telephones of a size, a status bar and a safe area.
    private struct Device {
        let width: CGFloat
        let height: CGFloat
        let statusBar: CGFloat
        let top: CGFloat
        let names: Set<String>

        init(_ width: CGFloat, _ height: CGFloat, statusBar: CGFloat, top: CGFloat? = nil, _ names: String...) {
            self.width = width
            self.height = height
            self.statusBar = statusBar
            self.top = top ?? statusBar
            self.names = Set(names.map { "iphone \($0)" })
        }
    }

    private static let devices = [
        Device(320, 568, statusBar: 20, "se", "se (1st generation)"),
        Device(375, 667, statusBar: 20, "8", "se (2nd generation)", "se (3rd generation)"),
        Device(414, 736, statusBar: 20, "8 plus"),
        Device(375, 812, statusBar: 44, "x", "xs", "11 pro"),
        Device(414, 896, statusBar: 44, "xs max", "11 pro max"),
        Device(414, 896, statusBar: 48, "xr", "11"),
        Device(375, 812, statusBar: 50, "12 mini", "13 mini"),
        Device(390, 844, statusBar: 47, "12", "12 pro", "13", "13 pro", "14", "16e", "17e"),
        Device(428, 926, statusBar: 47, "12 pro max", "13 pro max", "14 plus"),
        Device(393, 852, statusBar: 54, top: 59, "14 pro", "15", "15 pro", "16"),
        Device(430, 932, statusBar: 54, top: 59, "14 pro max", "15 plus", "15 pro max", "16 plus"),
        Device(402, 874, statusBar: 54, top: 62, "16 pro", "17", "17 pro"),
        Device(440, 956, statusBar: 54, top: 62, "16 pro max", "17 pro max"),
        Device(420, 912, statusBar: 54, top: 68, "air"),
    ]

    /// What `ROOST_SNAPSHOT_HOST` names: a device, or two numbers with an `x` and, after commas, the heights of the status
    /// bar and of the safe area's top. `Xcode 14` may follow, or stand alone.
    static let fromEnvironment: SnapshotHost? = {
        guard let text = ProcessInfo.processInfo.environment["ROOST_SNAPSHOT_HOST"], !text.isEmpty else { return nil }
        let host = SnapshotHost(words: text)
        if host == nil {
            Log.warning("ROOST_SNAPSHOT_HOST names no known device: \(text). Say its size, such as 393x852,54,59.")
        }
        return host
    }()

    /// A device's name, or lengths such as `393x852`, `393x852,54` or `393x852,54,59`; then the Xcode, if any.
    init?(words: String) {
        let (words, xcode) = ReferenceXcode.split(words)
        if let xcode, words.isEmpty {
            self.init(xcode: xcode)
            return
        }
        if let host = SnapshotHost(named: words, xcode: xcode) {
            self = host
            return
        }
        let parts = words.split(separator: ",", omittingEmptySubsequences: false)
        let lengths = parts[0].split(separator: "x").compactMap { Double($0) }
        let tops = parts.dropFirst().compactMap { Double($0) }
        guard parts.count <= 3, tops.count == parts.count - 1, tops.allSatisfy({ $0 >= 0 && $0.isFinite }),
            lengths.count == 2, lengths.allSatisfy({ $0 > 0 && $0.isFinite })
        else { return nil }
        self.init(
            screenSize: CGSize(width: lengths[0], height: lengths[1]), statusBarHeight: tops.first ?? 0,
            safeAreaTop: tops.last.map { CGFloat($0) }, xcode: xcode)
    }
}
