/// The place of a command in a list's structure, for all who walk through lists.
extension DisplayCommand {
    /// Whether the command draws by itself.
    @inlinable package var draws: Bool {
        switch self {
        case .fill, .stroke, .glyphs, .image, .backdropBlur: true
        default: false
        }
    }

    /// Whether a `pop` belongs to the command.
    @inlinable package var opensGroup: Bool {
        switch self {
        case .pushTransform, .pushProjection, .pushClip, .pushOpacity, .pushBlend, .pushLayer, .pushFilter, .beginMask,
            .pushLink:
            true
        case .fill, .stroke, .glyphs, .image, .backdropBlur, .maskContent, .pop: false
        }
    }

    /// Whether the command opens a group that is drawn into a layer of its own. The other groups only change the state
    /// of the commands in them.
    @inlinable package var opensLayer: Bool {
        switch self {
        case .pushOpacity, .pushBlend, .pushLayer, .pushFilter, .beginMask: true
        default: false
        }
    }

    /// Whether the command ends a group.
    @inlinable package var isPop: Bool { if case .pop = self { true } else { false } }

    /// Whether the command ends a mask and starts its content.
    @inlinable package var isMaskContent: Bool { if case .maskContent = self { true } else { false } }
}
