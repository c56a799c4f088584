import Foundation

// What Apple's Foundation tells of the device's power. Nobody tells it here.

extension ProcessInfo {
    /// Always false: whether the reader's device saves power is not known.
    public var isLowPowerModeEnabled: Bool { false }

    /// The heat of a device.
    public enum ThermalState: Int, Sendable {
        /// From the usual heat to one that stops the device.
        case nominal, fair, serious, critical
    }

    /// Always nominal: the heat is not known.
    public var thermalState: ThermalState { .nominal }

    /// Never posted: the heat is not known.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    /// Never posted: whether the device saves power is not known.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
