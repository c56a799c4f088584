/// The place of a command in a list's structure, for all who walk through lists.
extension DisplayCommand {
    /// A place in a list's structure.
    package enum Nature {
        /// Draws by itself.
        case drawing
        /// Opens a group.
        case opening
        /// Ends a mask and starts its content.
        case maskContent
        /// Ends a group.
        case pop
    }

    /// All that the structure depends on. Asking once spares copies of the command.
    @inlinable package var nature: Nature {
        switch self {
        case .fill, .stroke, .glyphs, .image, .backdropBlur: .drawing
        case .pushTransform, .pushProjection, .pushClip, .pushOpacity, .pushBlend, .pushLayer, .pushFilter, .beginMask,
            .pushLink:
            .opening
        case .maskContent: .maskContent
        case .pop: .pop
        }
    }

    /// Whether the command draws by itself.
    @inlinable package var draws: Bool { nature == .drawing }

    /// Whether a `pop` belongs to the command.
    @inlinable package var opensGroup: Bool { nature == .opening }

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
}
