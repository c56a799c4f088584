// Swift Testing declares that a file which imports it together with a module named AppKit also imports this module, which
// only Apple's platforms have. Empty, so that such a file compiles here; attachments of images are not supported.
