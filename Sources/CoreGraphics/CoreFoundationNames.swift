/// The name by which files written for Apple's systems pass a file's address to CoreGraphics.
public typealias CFURL = URL
/// The CoreFoundation name of `Data`.
public typealias CFData = Data
/// The CoreFoundation name of `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// A dictionary of options, by its CoreFoundation name.
public typealias CFDictionary = [String: Any]
/// The CoreFoundation name of `String`.
public typealias CFString = String
/// The CoreFoundation name of an array.
public typealias CFArray = [Any]
/// The CoreFoundation name of `NSError`.
public typealias CFError = NSError
