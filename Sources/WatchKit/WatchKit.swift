/// The part of WatchKit that there is comes with SwiftUI, as on a watch. This module is for files that ask for it by name.
@_exported import SwiftUI
