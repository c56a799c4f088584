#if Desktop
    /// The reason why an app has no window.
    package struct DesktopError: Error, CustomStringConvertible {
        package let description: String
    }
#endif
