@_exported import struct RoostComparison.PictureComparison
// Helpers of suites name `UITraitCollection` and `UIEdgeInsets` with no other import.
@_exported import UIKit
