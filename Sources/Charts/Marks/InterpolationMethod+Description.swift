extension InterpolationMethod: CustomStringConvertible {
    /// The method's name.
    public var description: String {
        switch kind {
        case .linear: "linear"
        case .monotone: "monotone"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        case .cardinal: "cardinal"
        case .catmullRom: "catmullRom"
        }
    }
}
