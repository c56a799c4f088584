// Foundation's name on Apple's systems, without which no intent has a title.
@_exported import struct SwiftUI.LocalizedStringResource
