import CoreGraphics
import RoostCore

/// A setting of a preview; `T` is the kind of the preview.
public struct PreviewTrait<T>: Sendable {
    enum Storage: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(@MainActor @Sendable (AnyView) async throws -> AnyView)
    }

    let storage: Storage
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the preview as a device's whole screen.
    public static var defaultLayout: Self { Self(storage: .layout(.device)) }

    /// Shows the preview in a space of the view's own size.
    public static var sizeThatFitsLayout: Self { Self(storage: .layout(.sizeThatFits)) }

    /// Shows the preview in a space of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(storage: .layout(.fixed(width: width, height: height)))
    }

    /// Shows the preview on an upright device.
    public static var portrait: Self { Self(storage: .orientation(.portrait)) }
    /// Shows the preview on a device that is upside down.
    public static var portraitUpsideDown: Self { Self(storage: .orientation(.portraitUpsideDown)) }
    /// Shows the preview on a device on its side, with the top to the left.
    public static var landscapeLeft: Self { Self(storage: .orientation(.landscapeLeft)) }
    /// Shows the preview on a device on its side, with the top to the right.
    public static var landscapeRight: Self { Self(storage: .orientation(.landscapeRight)) }

    /// Wraps the preview in a modifier, which may bring data that previews share.
    public static func modifier<M: PreviewModifier>(_ modifier: sending M) -> Self {
        let modifier = modifier
        return Self(storage: .modifier { view in try await modifier.apply(to: view) })
    }
}
