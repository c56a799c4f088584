// The declarations are in the Swift module QuartzCore.
