/// AppKit under its older name.
@_exported import AppKit
