/// The tables of cases, by subject.
enum Table: String, CaseIterable, Sendable {
    case frame, stack, spacer, spacing, alignment, aspectRatio, containers, layoutProtocol, screens, scrolling
    case grid, rightToLeft, text, images, shapes, paint, controls, safeArea
    case curves, keyframes, gestures, hitTesting, lifecycle, controlActions, presentations, scrollPositions
    case animations, identities

    var cases: [Case] {
        switch self {
        case .frame: FrameCases.cases
        case .stack: StackCases.cases
        case .spacer: SpacerCases.cases
        case .spacing: SpacingCases.cases
        case .alignment: AlignmentCases.cases
        case .aspectRatio: AspectRatioCases.cases
        case .containers: ContainerCases.cases
        case .layoutProtocol: LayoutProtocolCases.cases
        case .screens: ScreenCases.cases
        case .scrolling: ScrollingCases.cases
        case .grid: GridCases.cases
        case .rightToLeft: RightToLeftCases.cases
        case .text: TextCases.cases
        case .images: ImageCases.cases
        case .shapes: ShapeCases.cases
        case .paint: PaintCases.cases
        case .controls: ControlCases.cases
        case .safeArea: SafeAreaCases.cases
        case .curves: CurveCases.cases
        case .keyframes: KeyframeCases.cases
        case .gestures: GestureCases.cases
        case .hitTesting: HitTestingCases.cases
        case .lifecycle: LifecycleCases.cases
        case .controlActions: ControlActionCases.cases
        case .presentations: PresentationCases.cases
        case .animations: AnimationCases.cases
        case .identities: IdentityCases.cases
        case .scrollPositions: ScrollPositionCases.cases
        }
    }

    static let all = allCases.flatMap(\.cases)
    static let ids = Set(all.map(\.id))
}
