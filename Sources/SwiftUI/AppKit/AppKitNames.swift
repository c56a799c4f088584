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
/// AppKit's windows are UIKit's. A page is one window, which is the reader's.
public typealias NSWindow = UIWindow
/// AppKit's responders are UIKit's.
public typealias NSResponder = UIResponder
/// AppKit's buttons are UIKit's.
public typealias NSButton = UIButton
/// AppKit's controls are UIKit's.
public typealias NSControl = UIControl
/// AppKit's stacks are UIKit's.
public typealias NSStackView = UIStackView
/// AppKit's views of pictures are UIKit's.
public typealias NSImageView = UIImageView
/// AppKit's recognisers are UIKit's.
public typealias NSGestureRecognizer = UIGestureRecognizer
