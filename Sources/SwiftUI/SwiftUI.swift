@_exported import RoostCore
