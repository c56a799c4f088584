/// The part of AppKit that there is comes with SwiftUI, as on a Mac. This module is for files that ask for AppKit by name.
@_exported import SwiftUI
