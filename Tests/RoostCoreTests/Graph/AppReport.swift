import OSLog

/// Reports as an app does. It is in a file of its own because swift-log has a `Logger`, too.
func report(lost text: String) {
    Logger(subsystem: "org.example.app", category: "network").error("lost \(text, privacy: .public)")
}
