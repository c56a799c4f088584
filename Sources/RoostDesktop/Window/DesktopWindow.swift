#if Desktop
    import CGtk
    import CoreGraphics
    import Foundation
    import RoostControls
    import RoostCore

    /// A window of an app.
    @MainActor
    final class DesktopWindow: ContentWidgetDelegate {
        private unowned let host: DesktopHost
        private let window: UnsafeMutablePointer<GtkWindow>
        private(set) var content: ContentWidget!
        private var driver: FrameDriver!
        private var input: WindowInput!
        private let canvas = TileCanvas()
        private let makeLive: DesktopHost.MakeLive
        private var surroundings: Surroundings
        private var phase = ScenePhase.inactive
        private var live: LiveApp?
        private(set) var title: String?
        private var accessibility: WindowAccessibility!

        /// The size of a window whose scene sets none, in points.
        private static let defaultSize = CGSize(width: 900, height: 640)

        init(host: DesktopHost, makeLive: @escaping DesktopHost.MakeLive) {
            self.host = host
            self.makeLive = makeLive
            surroundings = Surroundings(viewport: Viewport(size: Self.defaultSize, scale: 1))
            window = gtk_window_new().cast(to: GtkWindow.self)
            content = ContentWidget(delegate: self)
            driver = FrameDriver(content.widget) { [unowned self] in frame(at: $0) }
            input = WindowInput(content.widget, window: self)
            gtk_window_set_default_size(window, gint(Self.defaultSize.width), gint(Self.defaultSize.height))
            gtk_window_set_child(window, content.widget)
            accessibility = host.accessibility.open(self)
            connect(window, "close-request") { [unowned self] _ -> Bool in
                end()
                return false
            }
            connect(window, "notify::is-active") { [unowned self] _ -> Void in phaseChanged() }
            connect(content.widget, "notify::scale-factor") { [unowned self] _ -> Void in takeSurroundings() }
        }

        func present() { gtk_window_present(window) }

        /// Ends the app in it: its views disappear. GTK destroys the window afterwards.
        func end() {
            guard driver != nil else { return }
            driver.stop()
            live?.session.onWake(nil)
            live?.session.close()
            live = nil
            canvas.removeTiles()
            host.accessibility.close(accessibility)
            host.closed(self)
        }

        // MARK: Events

        var session: LiveSession? { live?.session }
        var size: CGSize { surroundings.viewport.size }
        var isActive: Bool { phase == .active }

        /// Sends an event to the app, which shows its effect in the next frame.
        func send(_ event: InputEvent) {
            guard let live else { return }
            live.session.send(event, at: FrameDriver.now)
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
        }

        private func start() -> LiveApp {
            let made = makeLive(surroundings.viewport) { environment in
                surroundings.apply(to: &environment, phase: phase)
                environment.pasteboard = WindowPasteboard { text in
                    DispatchQueue.main.async { WindowClipboard.copy(text) }
                }
                environment.readClipboard = { [weak self] done in
                    nonisolated(unsafe) let done = done
                    MainActor.assumeIsolated {
                        WindowClipboard.read { text in
                            self?.live?.session.run(at: FrameDriver.now) { done(text) }
                            self?.driver.request()
                        }
                    }
                }
                environment.openURL = OpenURLAction { url in
                    DispatchQueue.main.async { gtk_show_uri(nil, url.absoluteString, guint(GDK_CURRENT_TIME)) }
                    return .handled
                }
            }
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
            let title = live.window.title(in: live.session.graph.environment) ?? host.title
            if title != self.title {
                self.title = title
                gtk_window_set_title(window, title)
            }
            input.keys.update(isActive: phase == .active)
            accessibility.frameMade()
            return live.session.nextFrame
        }

        private func show(_ list: DisplayList) {
            do {
                if try canvas.draw(list, scale: surroundings.viewport.scale) { gtk_widget_queue_draw(content.widget) }
            } catch {
                Log.warning("a window shows no picture: \(error)")
            }
        }

        func draw(_ snapshot: OpaquePointer) { canvas.append(to: snapshot) }
    }
#endif
