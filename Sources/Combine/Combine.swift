/// Combine on Linux is OpenCombine under Apple's module name.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
