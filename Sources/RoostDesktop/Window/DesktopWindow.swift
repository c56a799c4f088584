#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostControls
    import RoostCore

    /// How far a window's content decides on its size.
    private enum WindowFit {
        case free, atLeastContent, content

        init(_ scene: SceneDeclaration) {
            switch scene.resizability {
            case .contentSize: self = .content
            case .contentMinSize: self = .atLeastContent
            default: self = scene.kind == .settings || scene.kind == .statusItem ? .content : .free
            }
        }
    }

    /// A window of an app.
    @MainActor
    final class DesktopWindow: ContentWidgetDelegate {
        unowned let host: DesktopHost
        let window: UnsafeMutablePointer<GtkWindow>
        private(set) var content: ContentWidget!
        private var driver: FrameDriver!
        private var input: WindowInput!
        private var drops: WindowDrops!
        let files: WindowFileDialogs
        private let canvas = TileCanvas()
        /// The index of the window's scene among the app's.
        let scene: Int
        let value: Any?
        /// The window's `SceneStorage`.
        private let settings = OwnedSettings()
        private var surroundings: Surroundings
        private var phase = ScenePhase.inactive
        private(set) var live: LiveApp?
        /// Whether the document's changes are saved in some seconds.
        var savesSoon = false
        private(set) var title: String?
        private var accessibility: WindowAccessibility!
        /// The way by which addresses come to the content.
        private let address = WindowAddress()
        /// Whether the window belongs to a status item: it has no frame, and closes when another gets the keyboard.
        private let isOfPanel: Bool
        private let fit: WindowFit
        /// The size that the content has asked for.
        private var fitted: (width: gint, height: gint)?

        /// The size of a window whose scene sets none, in points.
        private static let defaultSize = CGSize(width: 900, height: 640)

        /// - Parameters:
        ///   - value: The value that the window is for; nil without.
        ///   - record: The window's state in the app's last run; nil for a new window.
        init(host: DesktopHost, scene: Int, value: Any?, record: WindowRecord?) {
            self.host = host
            self.scene = scene
            self.value = value
            let declaration = host.app.scenes[scene]
            fit = WindowFit(declaration)
            isOfPanel = declaration.kind == .statusItem && host.statusItems.keepAppRunning
            let size =
                record.map { CGSize(width: $0.width, height: $0.height) } ?? declaration.defaultSize
                ?? Self.defaultSize
            settings.restore(record?.settings ?? [])
            surroundings = Surroundings(viewport: Viewport(size: size, scale: 1))
            window = gtk_window_new().cast(to: GtkWindow.self)
            files = WindowFileDialogs(window)
            content = ContentWidget(delegate: self)
            driver = FrameDriver(content.widget) { [unowned self] in frame(at: $0) }
            input = WindowInput(content.widget, window: self)
            drops = WindowDrops(content.widget, window: self)
            gtk_window_set_default_size(window, gint(Self.points(size.width)), gint(Self.points(size.height)))
            if record?.isMaximized == true { gtk_window_maximize(window) }
            gtk_window_set_child(window, content.widget)
            if isOfPanel { gtk_window_set_decorated(window, 0) }
            accessibility = host.accessibility.open(self)
            connect(window, "close-request") { [unowned self] _ -> Bool in
                guard documentMayClose() else { return true }
                end()
                return false
            }
            connect(window, "notify::is-active") { [unowned self] _ -> Void in phaseChanged() }
            connect(content.widget, "notify::scale-factor") { [unowned self] _ -> Void in takeSurroundings() }
            document.map(follow)
        }

        func present() {
            // A window that fits its content knows its size before it opens.
            if live == nil, fit != .free { fitContent(of: start()) }
            if gtk_widget_get_realized(window.cast()) == 0 { makeRoomForTitleBar() }
            gtk_window_present(window)
        }

        /// Makes a new window as much higher as the title bar that GTK draws in it.
        private func makeRoomForTitleBar() {
            gtk_widget_realize(window.cast())
            var (width, height): (gint, gint) = (0, 0)
            gtk_window_get_default_size(window, &width, &height)
            gtk_window_set_default_size(window, width, height + titleBarHeight)
        }

        /// The height of the title bar that GTK draws in the window where the desktop draws none, in points.
        private var titleBarHeight: gint {
            var child = gtk_widget_get_first_child(window.cast())
            while let widget = child, g_type_check_instance_is_a(widget.cast(), gtk_header_bar_get_type()) == 0 {
                child = gtk_widget_get_next_sibling(widget)
            }
            var height: gint = 0
            if let child { gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil) }
            return height
        }

        /// Closes the window as its user would, but not within a frame or an event.
        func close() { DispatchQueue.main.async { [weak self] in if let self { gtk_window_close(self.window) } } }
        func minimize() { gtk_window_minimize(window) }

        /// Shows the window, and hands an address to its content.
        func open(_ url: URL) {
            present()
            // The first frame makes the views that take the address.
            if (live?.session.passes ?? 0) == 0 { driver.runNow() }
            run { _ in address.open(url) }
        }

        func perform(_ command: WindowCommand) { host.perform(command, in: self) }
        func edit(_ command: WindowCommand) { input.keys.perform(command) }

        /// Takes the last change of the window's content back, or does it again, where no field has the focus.
        func undo(_ command: WindowCommand) {
            run { session in
                switch command {
                case .undo: session.undoManager?.undo()
                case .redo: session.undoManager?.redo()
                default: break
                }
            }
        }

        /// Whether the window is for a value.
        func shows(_ value: Any?) -> Bool {
            document == nil && (value as? AnyHashable) == (self.value as? AnyHashable)
        }

        /// The window's state, to open it again.
        var record: WindowRecord {
            // GTK keeps the size that a maximised window goes back to.
            var (width, height): (gint, gint) = (0, 0)
            gtk_window_get_default_size(window, &width, &height)
            let value = (self.value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }
            return WindowRecord(
                scene: host.app.scenes[scene].recordName(at: scene), value: value, document: document?.file,
                draft: document?.draft, width: Int(width),
                height: Int(max(1, height - titleBarHeight)), isMaximized: gtk_window_is_maximized(window) != 0,
                settings: settings.entries)
        }

        /// Ends the app in it: its views disappear. GTK destroys the window afterwards.
        func end() {
            guard driver != nil else { return }
            host.closing(self)
            driver.stop()
            live?.session.onWake(nil)
            live?.session.close()
            live = nil
            canvas.removeTiles()
            host.accessibility.close(accessibility)
            // Signals may come until GTK has forgotten the window.
            g_object_weak_ref(
                window.cast(), { kept, _ in Unmanaged<AnyObject>.fromOpaque(kept!).release() },
                Unmanaged.passRetained(self).toOpaque())
            host.closed(self)
        }

        // MARK: Events

        var session: LiveSession? { live?.session }
        var size: CGSize { surroundings.viewport.size }
        var isActive: Bool { phase == .active }

        /// Sends an event to the app, which shows its effect in the next frame.
        ///
        /// - Parameter time: When it happened, on the clock of `FrameDriver.now`.
        func send(_ event: InputEvent, at time: Double = FrameDriver.now) {
            guard let live else { return }
            live.session.send(event, at: time)
            driver.request()
        }

        /// Tells the app of something that it takes in a pass of its own: a drag, or a command about the clipboard.
        func tell(_ action: (LiveSession) -> Void) {
            guard let live else { return }
            action(live.session)
            driver.request()
        }

        /// Does something to the app that is no event, in a pass of its own.
        func run(_ action: (LiveSession) -> Void) {
            guard let live else { return }
            live.session.run(at: FrameDriver.now) { action(live.session) }
            driver.request()
        }

        // MARK: Frames

        func resized(width: Int, height: Int) {
            surroundings.viewport.size = CGSize(width: max(width, 1), height: max(height, 1))
            takeSurroundings()
            // The picture follows the window's edge without a frame between.
            driver.runNow()
        }

        /// Takes the desktop's settings and the monitor's scale over.
        func takeSurroundings() {
            host.settings.apply(to: &surroundings)
            surroundings.viewport.scale = CGFloat(max(1, gtk_widget_get_scale_factor(content.widget)))
            guard let live else { return }
            live.take(surroundings, phase: phase)
            driver.request()
        }

        private func phaseChanged() {
            phase = gtk_window_is_active(window) != 0 ? .active : .inactive
            live?.session.setEnvironment { [phase] in $0.scenePhase = phase }
            accessibility.announceActive()
            driver.request()
            if phase == .inactive {
                autosave()
                if isOfPanel { close() }
            }
            host.keepWindows()
        }

        private func start() -> LiveApp {
            host.settings.apply(to: &surroundings)
            var environment = host.environment
            surroundings.apply(to: &environment, phase: phase)
            environment.windowOpener = WindowOpener(
                hasSettings: { [host] in host.app.scenes.contains { $0.kind == .settings } },
                open: { [host] request in
                    nonisolated(unsafe) let request = request
                    DispatchQueue.main.async { host.open(request) }
                },
                close: { [weak self] request in
                    nonisolated(unsafe) let request = request
                    DispatchQueue.main.async { if let self { self.host.close(request, by: self) } }
                })
            environment.windowFiles = WindowFiles(
                choose: { [weak self] request, done in
                    nonisolated(unsafe) let done = done
                    MainActor.assumeIsolated {
                        guard let self else { return done(.cancelled) }
                        self.files.choose(request) { choice in self.run { _ in done(choice) } }
                    }
                },
                save: { [weak self] data, name, type in
                    MainActor.assumeIsolated {
                        self?.files.save(data, name: name, type: type)
                            ?? .failure(FileDialogError("The window is closed."))
                    }
                })
            environment.windowCommands = WindowCommands(
                appName: host.title, documents: host.documents.commands(for: document)
            ) { [weak self] command in
                DispatchQueue.main.async { if let self { self.host.perform(command, in: self) } }
            }
            environment.pasteboard = WindowPasteboard { items in
                DispatchQueue.main.async { WindowClipboard.copy(items) }
            }
            environment.readClipboard = { [weak self] done in
                nonisolated(unsafe) let done = done
                MainActor.assumeIsolated {
                    WindowClipboard.readItems { items in self?.run { _ in done(items) } }
                }
            }
            environment.openURL = .ofDesktop
            environment.windowAddress = address
            let made = host.app.makeWindow(
                of: scene, value: value, settings: settings, viewport: surroundings.viewport, environment: environment)
            made.session.onWake { [weak self] in
                if Thread.isMainThread {
                    MainActor.assumeIsolated { self?.driver.request() }
                } else {
                    DispatchQueue.main.async { self?.driver.request() }
                }
            }
            live = made
            return made
        }

        private func frame(at time: Double) -> Double? {
            let live = self.live ?? start()
            if let list = live.session.frame(at: time) { show(list) }
            live.followPreferredColorScheme(in: surroundings)
            if live.window.webpage != nil {
                Log.warning("userActivity has no effect on the desktop: a window has no address")
            }
            var title = live.window.title(in: live.session.graph.environment) ?? host.title
            if document?.isEdited == true { title += " — Edited" }
            if title != self.title {
                self.title = title
                // A frame may run while GTK gives the window its size, and must not change the title bar then.
                DispatchQueue.main.async { [weak self] in
                    if let self, self.live != nil { gtk_window_set_title(self.window, self.title) }
                }
            }
            input.keys.update(isActive: phase == .active)
            fitContent(of: live)
            accessibility.frameMade()
            return live.session.nextFrame
        }

        /// Makes the window as large as its content, or limits it to the content's least size.
        private func fitContent(of live: LiveApp) {
            guard fit != .free else { return }
            var size = CGSize.zero
            live.session.run(at: FrameDriver.now) {
                size = live.session.graph.measure(fit == .content ? .unspecified : .zero)
            }
            let (width, height) = (gint(Self.points(size.width)), gint(Self.points(size.height)))
            guard width != fitted?.width || height != fitted?.height else { return }
            fitted = (width, height)
            gtk_widget_set_size_request(content.widget, width, height)
            if fit == .content {
                gtk_window_set_resizable(window, 0)
                gtk_window_set_default_size(window, width, height)
            }
        }

        /// A length of a window that fits a screen.
        private static func points(_ length: CGFloat) -> Int {
            length.isFinite ? Int(min(max(1, length.rounded(.up)), 4096)) : 1
        }

        private func show(_ list: DisplayList) {
            do {
                if try canvas.draw(list, scale: surroundings.viewport.scale, usesCairo: usesCairo) {
                    gtk_widget_queue_draw(content.widget)
                }
            } catch {
                Log.warning("a window shows no picture: \(error)")
            }
        }

        func draw(_ snapshot: OpaquePointer) { canvas.append(to: snapshot) }

        /// Whether GTK draws this window with Cairo.
        private var usesCairo: Bool {
            guard let native = gtk_widget_get_native(content.widget), let renderer = gtk_native_get_renderer(native)
            else {
                return false
            }
            return String(cString: g_type_name_from_instance(UnsafeMutablePointer(renderer))) == "GskCairoRenderer"
        }
    }
#endif
