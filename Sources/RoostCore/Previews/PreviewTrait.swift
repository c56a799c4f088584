import CoreGraphics

/// How a preview is shown; `T` is what is previewed.
public struct PreviewTrait<T>: Sendable {
    enum Storage: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(@MainActor @Sendable (AnyView) async throws -> AnyView)
    }

    let storage: Storage
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As a device's whole screen.
    public static var defaultLayout: Self { Self(storage: .layout(.device)) }

    /// In a space of the view's own size.
    public static var sizeThatFitsLayout: Self { Self(storage: .layout(.sizeThatFits)) }

    /// In a space of this size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(storage: .layout(.fixed(width: width, height: height)))
    }

    public static var portrait: Self { Self(storage: .orientation(.portrait)) }
    public static var portraitUpsideDown: Self { Self(storage: .orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: Self { Self(storage: .orientation(.landscapeLeft)) }
    public static var landscapeRight: Self { Self(storage: .orientation(.landscapeRight)) }

    /// In a modifier, which may bring data that previews share.
    public static func modifier<M: PreviewModifier>(_ modifier: sending M) -> Self {
        let modifier = modifier
        return Self(storage: .modifier { view in try await modifier.apply(to: view) })
    }
}
