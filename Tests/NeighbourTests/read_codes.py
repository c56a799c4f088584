"""Reads the codes that `CodeTests` has written, with ZXing: `make codes`."""

import pathlib
import sys

import zxingcpp
from PIL import Image, ImageOps

wrong = 0
pictures = sorted(pathlib.Path(sys.argv[1]).glob("*.png"))
for path in pictures:
    picture = ImageOps.expand(Image.open(path).convert("L"), 24, 255)
    found = [bytes(code.bytes) for code in zxingcpp.read_barcodes(picture)]
    wanted = path.with_suffix(".txt").read_bytes()
    # A decoder may report text of a code without a note of its encoding as Latin-1.
    if wanted not in found and wanted.decode().encode("latin-1", "replace") not in found:
        wrong += 1
        print(f"{path.name}: {found} instead of {wanted}")
print(f"{len(pictures) - wrong} of {len(pictures)} codes read")
sys.exit(1 if wrong or not pictures else 0)
