import RoostCore

/// The height of rows in sidebars. It is always medium here.
nonisolated public struct SidebarRowSize: Hashable, Sendable {
    private let value: Int
    /// Small rows.
    public static let small = SidebarRowSize(value: 0)
    /// The usual rows.
    public static let medium = SidebarRowSize(value: 1)
    /// Large rows.
    public static let large = SidebarRowSize(value: 2)
}
