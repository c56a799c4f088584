/// Combine on Linux is OpenCombine under Apple's module name. What joins it to Dispatch and Foundation is here:
/// OpenCombine's own leaves out the conformances where a module named Combine is already built.
@_exported import OpenCombine
