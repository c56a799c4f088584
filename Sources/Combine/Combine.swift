/// Combine on Linux is OpenCombine under Apple's module name. The conformances of Dispatch and Foundation are here,
/// since OpenCombine leaves out its own where a module named Combine is already built.
@_exported import OpenCombine

// Publishers of `URLSession` come with Combine on Apple's systems; here the session has a module of its own.
#if Network
    @_exported import FoundationNetworking
#endif
