import RoostCore
