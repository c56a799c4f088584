/// Drawings are made of these values, from paths to display lists.
@_exported import RoostPicture
