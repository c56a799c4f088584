/// Every module that rests on this one warns in the same way.
@_exported import RoostLog
