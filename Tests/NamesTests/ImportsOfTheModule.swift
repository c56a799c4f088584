// One file that exports modules to the rest of its target: see Documentation/GettingStarted.md.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Observation
