import CoreGraphics
import Foundation
import RoostControls
import RoostCore
import RoostRender

/// The confined part of a session: the graph, a record of the page's content, and the frames on their way.
struct SessionState {
    private var live: LiveApp?
    /// The page's files, once there is an app.
    private var files: SessionFiles?
    private var clipboard: SessionClipboard?
    private var surroundings: Surroundings
    private var isVisible = true

    private var encoder = ListEncoder()
    private var mirror = AccessibilityMirror()
    private var title: String?
    /// The address that the page shows, below that of the app; empty for the app's own.
    private var address = ""
    /// Whether the app has named an address. From then on, what it names none for has the app's own.
    private var namesAddresses = false
    /// Whether nobody has done anything since the page went to its address.
    private var isArriving = true
    private let windowAddress = WindowAddress()
    private var isDark: Bool?
    private var shortcuts: [KeyboardShortcut] = []
    private var takesSecondaryClick = false
    /// The section that the page must get first.
    private var welcome: ByteWriter?
    private var frame: UInt32 = 0
    /// The number of the last message whose intake the page knows of.
    private var reported: UInt32 = 0
    private var inFlight: [(frame: UInt32, bytes: Int)] = []
    private var lastPass = -Double.infinity
    private var lastTree = -Double.infinity
    private var treeIsStale = false
    /// Whether there has been input since the last pass that a frame answers at once.
    private var owesAnswer = false
    /// Whether there has been input that the next accessibility tree answers at once.
    private var owesTree = false

    /// The least time between two frames of an animation.
    private static let frameInterval = 1.0 / 60
    /// The least time between two passes of a hidden page. Its title may count something.
    private static let hiddenInterval = 1.0
    /// The least time between two accessibility trees while something moves.
    private static let treeInterval = 0.2
    /// The most frames on their way: so many that a distant page still gets sixty a second.
    private static let framesInFlight = 6
    /// The most bytes on their way: a slow reader draws one large frame before it gets the next.
    private static let bytesInFlight = 16 << 10

    init(surroundings: Surroundings) {
        self.surroundings = surroundings
    }

    /// The result of a pass.
    struct Pass {
        var list: RetainedDisplayList?
        var tree: [AccessibilityNode]?
        var title: String?
        var address: String?
        var isDark: Bool?
        /// The active shortcuts; nil if the pass has not collected them.
        var shortcuts: [KeyboardShortcut]?
        /// Whether the mouse's other button does something in the app at the current position.
        var takesSecondaryClick: Bool?
        var nextFrame: Double?
        /// The number of the last input that the pass has taken in.
        var lastNumber: UInt32 = 0
    }

    // MARK: The page

    mutating func startPage(token: String, lastNumber: UInt32) {
        var section = ByteWriter()
        section.unsigned(ClientMessage.version)
        section.string(token)
        section.unsigned(lastNumber)
        welcome = section
        encoder.reset()
        mirror.reset()
        (title, isDark, shortcuts, takesSecondaryClick) = (nil, nil, [], false)
        reported = lastNumber
        inFlight = []
        frame = 0
        live?.session.needsWholeFrame()
        (lastPass, lastTree, treeIsStale) = (-.infinity, -.infinity, true)
    }

    /// Whether there is an app.
    var hasBegun: Bool { live != nil }

    /// The number of the last frame for the page; 0 for none.
    var lastFrame: UInt32 { frame }

    mutating func acknowledge(_ drawn: UInt32) { inFlight.removeAll { $0.frame <= drawn } }

    var hasRoomForFrame: Bool {
        inFlight.isEmpty
            || inFlight.count < Self.framesInFlight && inFlight.reduce(0) { $0 + $1.bytes } < Self.bytesInFlight
    }

    // MARK: Inside the gate

    /// Takes inputs in until its time is over. Then makes a frame if one is due and the page takes it.
    mutating func advance(
        _ inputs: inout InputQueue, until isOver: () -> Bool, at now: Double, isWritable: Bool,
        makeLive: (Viewport, (inout EnvironmentValues) -> Void) -> LiveApp, session: BrowserSession
    ) -> Pass {
        // A press may follow at once: the app starts with the surroundings that the page has reported.
        if live == nil, case .surroundings(let first)? = inputs.next { surroundings = first }
        let live = self.live ?? start(makeLive, session: session)
        var lastNumber: UInt32 = 0
        while let (number, input) = inputs.popFirst() {
            lastNumber = number
            owesAnswer = owesAnswer || input.isAnsweredAtOnce
            if input.isDeed { isArriving = false }
            switch input {
            case .surroundings(let new):
                guard new != surroundings else { break }
                surroundings = new
                live.take(new, phase: phase)
            case .visible(let visible): setVisible(visible)
            case .input(let event): live.session.send(event, at: now)
            case .address(let url):
                guard let url else { break }
                address = url.placeInApp
                isArriving = true
                open(url, in: live, at: now)
            case .files(let id, let offered):
                live.session.run(at: now) { files?.offered(offered, for: id) }
            case .fileData(let id, let bytes):
                live.session.run(at: now) { files?.received(bytes, for: id) }
            case .clipboard(let id, let text):
                live.session.run(at: now) { clipboard?.received(text, for: id) }
            case .clipboardCommand(let command): _ = live.session.perform(command.meaning, at: now)
            case .setting(let setting): session.restore([setting])
            }
            switch input.effectOnTree {
            case .none: break
            case .byDrawing: owesTree = true
            case .byItself: (owesTree, treeIsStale) = (true, true)
            case .later: treeIsStale = true
            }
            if isOver() { break }
        }
        // A hidden page draws nothing, so its frames on their way are not waited for.
        guard isWritable, hasRoomForFrame || !isVisible else { return Pass(lastNumber: lastNumber) }
        var pass = frame(of: live, at: now)
        pass.lastNumber = lastNumber
        if let due = live.session.nextFrame {
            let next = max(due, lastPass + interval)
            pass.nextFrame = min(pass.nextFrame ?? next, next)
        }
        return pass
    }

    private mutating func start(
        _ makeLive: (Viewport, (inout EnvironmentValues) -> Void) -> LiveApp, session: BrowserSession
    ) -> LiveApp {
        let made = makeLive(surroundings.viewport) { environment in
            surroundings.apply(to: &environment, phase: phase)
            environment.windowSettings = session.settings
            environment.windowAddress = windowAddress
            environment.openURL = OpenURLAction { [weak session] url in
                session?.ask(.open(url))
                return .handled
            }
            let clipboard = SessionClipboard { [weak session] in session?.ask($0) ?? false }
            environment.pasteboard = WindowPasteboard { [weak session] items in
                if let session { SessionClipboard.copy(items, by: session) }
            }
            environment.readClipboard = { [weak clipboard] in clipboard?.read($0) }
            self.clipboard = clipboard
            let files = SessionFiles(isReceiving: session.isReceivingFiles, store: session.host.files) {
                [weak session] request in
                session?.ask(request) ?? false
            }
            environment.windowFiles = WindowFiles(
                choose: { [weak files] in files?.choose($0, done: $1) },
                save: { [weak files] data, name, type in
                    files?.save(data, name: name, type: type)
                        ?? .failure(FileDialogError("The window is closed."))
                })
            self.files = files
        }
        made.session.onWake(session.wake)
        live = made
        return made
    }

    private func open(_ url: URL, in live: LiveApp, at now: Double) {
        if live.session.passes == 0 {
            // The first pass makes the views that take the address.
            _ = live.session.retainedFrame(at: now)
            live.session.needsWholeFrame()
        }
        live.session.run(at: now) { windowAddress.open(url) }
    }

    private var phase: ScenePhase { isVisible ? .active : .background }

    /// The least time between two passes, except those that answer input.
    private var interval: Double { isVisible ? Self.frameInterval : Self.hiddenInterval }

    private mutating func frame(of live: LiveApp, at now: Double) -> Pass {
        var pass = Pass()
        // Input shows at once; animations keep their pace.
        guard owesAnswer || now >= lastPass + interval - 1e-3 else {
            pass.nextFrame = lastPass + interval
            return pass
        }
        owesAnswer = false
        let passes = live.session.passes
        let list = live.session.retainedFrame(at: now)
        // A hidden page draws nothing; `setVisible` has the whole frame sent later.
        if isVisible { pass.list = list }
        if live.session.passes != passes {
            lastPass = now
            treeIsStale = true
        }
        pass.takesSecondaryClick = live.session.takesSecondaryClick
        live.followPreferredColorScheme(in: surroundings)
        if let webpage = live.window.webpage {
            (pass.address, namesAddresses) = (webpage.placeInApp, true)
        } else if namesAddresses {
            pass.address = ""
        }
        pass.isDark = live.session.graph.environment.colorScheme == .dark
        guard isVisible else {
            pass.title = live.window.title(in: live.session.graph.environment)
            return pass
        }
        guard treeIsStale else {
            owesTree = false
            return pass
        }
        // The tree need not follow every step of a movement, nor a button that is held down.
        let treeDate = lastTree + Self.treeInterval
        guard owesTree || now >= treeDate else {
            pass.nextFrame = min(pass.nextFrame ?? treeDate, treeDate)
            return pass
        }
        pass.title = live.window.title(in: live.session.graph.environment)
        pass.tree = live.session.accessibilityTree()
        pass.shortcuts = live.session.graph.commandShortcuts()
        lastTree = now
        (treeIsStale, owesTree) = (false, false)
        return pass
    }

    /// A hidden page gets no frames. Once it is shown again, it gets a whole one.
    private mutating func setVisible(_ visible: Bool) {
        isVisible = visible
        live?.session.setEnvironment { $0.scenePhase = phase }
        AppNotifications.post(isActive: visible)
        guard visible else { return }
        live?.session.needsWholeFrame()
        treeIsStale = true
    }

    /// Ends the app: its views disappear, and their tasks are cancelled.
    mutating func end() {
        guard let live else { return }
        live.session.onWake(nil)
        live.session.close()
        self.live = nil
        files?.removeAll()
        files = nil
        clipboard = nil
        encoder.reset()
        mirror.reset()
    }

    // MARK: Outside of it

    /// The message for a pass; nil if there is nothing to send.
    mutating func message(
        _ pass: Pass, requests: [PageRequest], settings: [SealedSetting], lastNumber: UInt32, at now: Double
    ) -> [UInt8]? {
        var message = ByteWriter()
        if let welcome {
            message.section(.welcome, welcome)
            self.welcome = nil
        }
        if !settings.isEmpty {
            var section = ByteWriter()
            section.unsigned(settings.count)
            for setting in settings {
                section.byte(setting.scope.rawValue)
                section.string(setting.key)
                section.string(setting.seal)
            }
            message.section(.settings, section)
        }
        for request in requests {
            var section = ByteWriter()
            switch request {
            case .open(let url):
                section.string(url.absoluteString)
                message.section(.url, section)
            case .copy(let text, let picture):
                section.byte(text == nil ? 0 : 1)
                if let text { section.string(text) }
                section.unsigned(picture.count)
                section.append(picture)
                message.section(.copy, section)
            case .paste(let id):
                section.unsigned(id)
                message.section(.paste, section)
            case .chooseFiles(let id, let accept, let allowsSeveral):
                section.unsigned(id)
                section.string(accept)
                section.byte(allowsSeveral ? 1 : 0)
                message.section(.chooseFiles, section)
            case .sendFiles(let id):
                section.unsigned(id)
                message.section(.sendFiles, section)
            case .saveFile(let name, let type, let content):
                section.string(name)
                section.string(type)
                section.unsigned(content.count)
                section.append(content)
                message.section(.saveFile, section)
            }
        }
        if let isDark = pass.isDark, isDark != self.isDark {
            var section = ByteWriter()
            section.byte(isDark ? 1 : 0)
            message.section(.appearance, section)
            self.isDark = isDark
        }
        if let list = pass.list { add(list, lastNumber: lastNumber, &message) }
        if let tree = pass.tree, let section = mirror.changes(to: tree) { message.section(.accessibility, section) }
        if let shortcuts = pass.shortcuts, shortcuts != self.shortcuts {
            var section = ByteWriter()
            section.unsigned(shortcuts.count)
            for shortcut in shortcuts {
                section.string(String(shortcut.key.character))
                section.byte(UInt8(truncatingIfNeeded: shortcut.modifiers.rawValue))
            }
            message.section(.shortcuts, section)
            self.shortcuts = shortcuts
        }
        if let takes = pass.takesSecondaryClick, takes != takesSecondaryClick {
            var section = ByteWriter()
            section.byte(takes ? 1 : 0)
            message.section(.secondaryClick, section)
            takesSecondaryClick = takes
        }
        if let title = pass.title, title != self.title {
            var section = ByteWriter()
            section.string(title)
            message.section(.title, section)
            self.title = title
        }
        if let address = pass.address, address != self.address {
            var section = ByteWriter()
            section.byte(isArriving ? 1 : 0)
            section.string(address)
            message.section(.address, section)
            self.address = address
        }
        if pass.list == nil, lastNumber != reported {
            var section = ByteWriter()
            section.unsigned(lastNumber)
            message.section(.taken, section)
        }
        reported = lastNumber
        guard message.count > 0 else { return nil }
        if pass.list != nil { inFlight.append((frame, message.count)) }
        return message.bytes
    }

    private mutating func add(_ frame: RetainedDisplayList, lastNumber: UInt32, _ message: inout ByteWriter) {
        var section = ByteWriter()
        let flat = frame.flattened
        let hasPerspective = flat.hasPerspective
        let list = hasPerspective ? flat.withoutPerspective() : flat
        encoder.encode(list, of: hasPerspective ? nil : frame.recording, into: &section)
        if let glyphs = encoder.commands.glyphs.takePending() {
            // Colour glyphs are pictures.
            if let images = encoder.commands.images.takePending() { message.section(.images, images) }
            message.section(.glyphs, glyphs)
        }
        if let images = encoder.commands.images.takePending() { message.section(.images, images) }
        self.frame += 1
        var number = ByteWriter()
        number.unsigned(self.frame)
        number.unsigned(lastNumber)
        message.section(.frame, number)
        message.section(.list, section)
        let forgotten = encoder.commands.images.forget(except: list)
        guard !forgotten.isEmpty else { return }
        var forget = ByteWriter()
        forget.unsigned(forgotten.count)
        for id in forgotten { forget.unsigned(id) }
        message.section(.forgetImages, forget)
    }
}

extension ClientMessage.Content {
    enum EffectOnTree {
        case none
        /// The tree changes only together with a frame.
        case byDrawing
        /// The tree may change without a frame: the focus, for instance, may not show in the picture.
        case byItself
        /// The tree may change, but can wait: the input may come many times a second.
        case later
    }

    /// Whether a frame answers the input at once. A window that is being resized changes its size without end.
    fileprivate var isAnsweredAtOnce: Bool {
        if case .surroundings = self { false } else { true }
    }

    /// The effect of the input on the accessibility tree. A movement, or a press that has only begun, has none.
    fileprivate var effectOnTree: EffectOnTree {
        switch self {
        case .input(.pointer(let event)): event.phase == .ended || event.phase == .cancelled ? .byDrawing : .none
        case .input(.secondaryClick): .byDrawing
        case .input(.scroll), .input(.pinch): .none
        case .surroundings, .fileData, .setting: .later
        case .input(.key), .input(.edit), .input(.focus), .input(.access), .visible, .files, .clipboard,
            .clipboardCommand, .address:
            .byItself
        }
    }
}

extension URL {
    /// The path below the app, with query and fragment: `books/7?edition=2`.
    fileprivate var placeInApp: String {
        var place = String(path().drop { $0 == "/" })
        if let query = query() { place += "?" + query }
        if let fragment = fragment() { place += "#" + fragment }
        return place
    }
}

/// The parts of a message to the page.
enum Section: UInt8 {
    case welcome = 1, frame, glyphs, images, forgetImages, list, accessibility, title, url, appearance, taken, copy
    case chooseFiles, sendFiles, saveFile, shortcuts, secondaryClick, heard, settings, paste, address
}

extension ByteWriter {
    fileprivate mutating func section(_ kind: Section, _ content: ByteWriter) {
        byte(kind.rawValue)
        append(content.bytes)
    }
}
