import CoreGraphics
import RoostCore
import SwiftUI

/// A device's screen. Lengths are in points.
struct PreviewDeviceModel {
    let name: String
    let size: CGSize
    let scale: CGFloat
    /// The room that the system covers at the top and the bottom of an upright screen.
    let top: CGFloat
    let bottom: CGFloat

    static let standard = all[0]

    static let all = [
        PreviewDeviceModel("iphone-17", 402, 874, 3, top: 62, bottom: 34),
        PreviewDeviceModel("iphone-17-pro", 402, 874, 3, top: 62, bottom: 34),
        PreviewDeviceModel("iphone-17-pro-max", 440, 956, 3, top: 62, bottom: 34),
        PreviewDeviceModel("iphone-16", 393, 852, 3, top: 59, bottom: 34),
        PreviewDeviceModel("iphone-16-pro", 402, 874, 3, top: 62, bottom: 34),
        PreviewDeviceModel("iphone-se", 375, 667, 2, top: 20, bottom: 0),
        PreviewDeviceModel("ipad", 820, 1180, 2, top: 24, bottom: 20),
        PreviewDeviceModel("ipad-mini", 744, 1133, 2, top: 24, bottom: 20),
        PreviewDeviceModel("ipad-pro-13", 1032, 1376, 2, top: 24, bottom: 20),
    ]

    private init(_ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.scale = scale
        self.top = top
        self.bottom = bottom
    }

    /// The device with a name, as in `iphone-17` or `iPhone 17`; nil for an unknown one.
    static func named(_ name: String) -> PreviewDeviceModel? {
        let wanted = name.lowercased().replacing(" ", with: "-")
        return all.first { $0.name == wanted }
    }

    /// On its side the system's room is at the sides of a phone.
    func safeArea(isLandscape: Bool) -> EdgeInsets {
        guard isLandscape else { return EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0) }
        let isPhone = top > 40
        return EdgeInsets(
            top: isPhone ? 0 : top, leading: isPhone ? top : 0, bottom: bottom > 0 ? 21 : 0,
            trailing: isPhone ? top : 0)
    }
}
