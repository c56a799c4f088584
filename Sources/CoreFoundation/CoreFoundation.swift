// The toolchain's CoreFoundation, with the geometry that Apple's has and that Foundation declares here.
@_exported public import CoreFoundation
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
