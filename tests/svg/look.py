"""look.py PROGRAM FILE.svg FOLDER: does PROGRAM draw a board or a poster as librsvg does?

Prints one line for each fault, or nothing.  FOLDER is for scratch files.
"""
import os
import subprocess
import sys

from PIL import Image, ImageChops

COMMANDS = {
    "cairosvg": "/usr/bin/python3 -m cairosvg -b white --output-width 1680 -o {png} {file}",
    "inkscape": "inkscape --export-type=png -b white -w 1680 -o {png} {file}",
    "librsvg": "rsvg-convert -b white -w 1680 -o {png} {file}",
}


def qt(file, png):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PyQt5.QtGui import QColor, QGuiApplication, QImageReader
    application = QGuiApplication([])
    reader = QImageReader(file)
    reader.setScaledSize(reader.size() * (1680 / reader.size().width()))
    reader.setBackgroundColor(QColor("white"))
    reader.read().save(png)


def drawn(program):
    """The picture as PROGRAM draws it, 1680 pixels wide."""
    png = f"{folder}/{program}.png"
    if program == "qt":
        qt(file, png)
    else:
        command = [word.format(file=file, png=png) for word in COMMANDS[program].split()]
        subprocess.run(command, stderr=subprocess.DEVNULL, check=True)
    return Image.open(png).convert("RGB")


program, file, folder = sys.argv[1:]
picture = drawn(program)
difference = ImageChops.difference(picture, drawn("librsvg")).convert("L").point(lambda lum: lum > 48)
# A poster has words on the left, up to 108 mm of 420, which may differ in the shapes of letters.
parts = {"board": (0, 1680, .0005)}
if picture.width > picture.height:
    parts = {"words": (0, 432, .05), "boards": (444, 1680, .01)}
    if picture.crop((432, 0, 444, picture.height)).convert("L").getextrema()[0] < 230:
        print("words reach the boards")
for name, (left, right, most) in parts.items():
    far = sum(difference.crop((left, 0, right, picture.height)).getdata())
    if far > most * (right - left) * picture.height:
        print(f"{far} pixels of the {name} are not as librsvg draws them")
