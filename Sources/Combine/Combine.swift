/// Combine on Linux is OpenCombine under Apple's module name. The conformances of Dispatch and Foundation are here,
/// since OpenCombine leaves out its own where a module named Combine is already built.
@_exported import OpenCombine
