import CoreFoundation

// Apple's CoreFoundation declares the numbers and rectangles of geometry beside its own types.

func midpoint(of frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

func half(of size: CGSize) -> CGFloat { size.width / 2 }

func secondsSinceReferenceDate() -> CFAbsoluteTime { CFAbsoluteTimeGetCurrent() }
