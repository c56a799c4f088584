@_exported import CoreGraphics
@_exported import Foundation
@_exported import UniformTypeIdentifiers
import UIKit

// AppKit's names for what SwiftUI code leans on, over UIKit's classes. Views' coordinates run down, as UIKit's do.

/// AppKit's colours are UIKit's.
public typealias NSColor = UIColor
/// AppKit's fonts are UIKit's.
public typealias NSFont = UIFont
/// AppKit's pictures are UIKit's.
public typealias NSImage = UIImage
/// AppKit's views are UIKit's: their coordinates run down.
public typealias NSView = UIView
/// AppKit's controllers are UIKit's.
public typealias NSViewController = UIViewController
/// AppKit's curves are UIKit's: they run down.
public typealias NSBezierPath = UIBezierPath
