/// The part of SwiftUI that needs no controls, under Apple's name: views, texts, layout, drawing and state. Sources name it
/// where they qualify a type, as in `SwiftUICore.Font`.
@_exported import RoostCore
