"""look.py PROGRAM FILE.svg FILE.tsv FOLDER: does PROGRAM draw the picture as the table is?

The picture is a board or a poster.  FILE.svg says where in it boards, numbers and words stand;
what is there comes from FILE.tsv, and the pixels from PROGRAM and, to compare, from librsvg.
Prints one line for each fault, or nothing.  FOLDER is for scratch files.
"""
import os
import re
import subprocess
import sys
import xml.etree.ElementTree

from PIL import Image, ImageChops

LIGHT, DARK, INK, SOFT = (246, 238, 221), (217, 198, 163), (29, 42, 53), (86, 97, 107)
PAPER, WARM = (251, 248, 241), (154, 100, 18)

# In a square, where no queen reaches, and where each queen is; a thin line can hide two of five.
CORNERS = (.1, .6), (.9, .6), (.1, .94), (.9, .94), (.5, .94)
BODY = (.5, .62), (.38, .64), (.62, .64), (.5, .55), (.5, .8)


COMMANDS = {
    "cairosvg": "/usr/bin/python3 -m cairosvg -b white --output-width {width} -o {png} {file}",
    "inkscape": "inkscape --export-type=png -b white -w {width} -o {png} {file}",
    "librsvg": "rsvg-convert -b white -w {width} -o {png} {file}",
}


def qt(file, width, png):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PyQt5.QtGui import QColor, QGuiApplication, QImageReader
    application = QGuiApplication([])
    reader = QImageReader(file)
    reader.setScaledSize(reader.size() * (width / reader.size().width()))
    reader.setBackgroundColor(QColor("white"))
    reader.read().save(png)


def drawn(program, file, width):
    """The picture as PROGRAM draws it."""
    png = f"{folder}/{program}.png"
    if program == "qt":
        qt(file, width, png)
    else:
        command = [word.format(file=file, width=width, png=png) for word in COMMANDS[program].split()]
        subprocess.run(command, stderr=subprocess.DEVNULL, check=True)
    return Image.open(png).convert("RGB")


def placed(element, x=0., y=0., scale=1.):
    """Each element with the place of its 0 0 and the size of its unit, in units of the picture."""
    for name, value in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
        numbers = [float(word) for word in value.split()]
        if name == "translate":
            x, y = x + scale * numbers[0], y + scale * numbers[1]
        elif name == "scale":
            scale *= numbers[0]
    yield element, x, y, scale
    for child in element:
        if not child.tag.endswith("defs"):
            yield from placed(child, x, y, scale)


def has(points, x, y, side, colour):
    """Do most of the points of a square have the colour?"""
    return sum(max(abs(a - b) for a, b in zip(at(x + side * right, y + side * down), colour)) < 12
               for right, down in points) * 2 > len(points)


def at(x, y):
    return picture.getpixel((int((x - left) * pixels), int((y - top) * pixels)))


def board(columns, x, y, side):
    """Complaints of a board with queens in these columns."""
    for row, column in enumerate(columns):
        for c in range(len(columns)):
            here = x + c * side, y + row * side, side
            if not has(CORNERS, *here, DARK if (row + c) % 2 else LIGHT):
                yield f"row {row + 1}, column {c + 1}: another colour"
            if has(BODY, *here, INK) != (c + 1 == column):
                yield f"row {row + 1}, column {c + 1}: a queen {'too many' if c + 1 != column else 'is missing'}"
    inner = .003 * len(columns) * side  # half the width of the frame, which is drawn last
    if inner * pixels > 1:
        for c in range(len(columns)):
            for px, py in ((c + .5) * side, .1 / pixels), (.1 / pixels, (c + .5) * side):
                if max(abs(a - b) for a, b in zip(at(x + px, y + py), SOFT)) > 12:
                    yield f"the frame has a gap at {c + 1}"


def complaints():
    uses = [here for here in placed(root) if here[0].get("href") == "#b"]
    shown = [line[1] for line in table if line[4] == "0"] if len(uses) > 1 or poster else [table[0][1]]
    for k, ((_, x, y, scale), columns) in enumerate(zip(uses, shown)):
        yield from (f"board {k + 1}: {fault}" for fault in board([int(c) for c in columns.split()], x, y, scale))
    sizes = dict(re.findall(r"\.(\w+) \{ font-size: ([\d.]+)px", root.findtext("{*}style", "")))
    for element, x, y, scale in placed(root):
        if element.tag.endswith("text"):  # one letter of it stands at x, or to the left of it
            kind = element.get("class")
            size = scale * float(sizes[kind])
            right = x + scale * float(element.get("x", 0)) + {"columns": 0, "count": .5}.get(kind, 1) * size
            bottom = y + scale * float(element.get("y"))
            box = right - size - left, bottom - .7 * size - top, right - left, bottom - top
            letter = picture.crop([int(edge * pixels) for edge in box]).convert("L")
            if size < 1:
                yield f"letters of {size} mm: {element.text}"
            if sum(letter.point(lambda lum: lum < 130).getdata()) < 3:
                yield f"not written: {element.text}"
    cells = [here for here in placed(root) if here[0].get("fill-opacity")]
    used = [sum(line[1].split()[k // n] == str(k % n + 1) for line in table) for k in range(n * n)]
    for k, (element, x, y, scale) in enumerate(cells):
        part = int(55 * used[k] / max(used)) / 100
        colour = [paper + part * (warm - paper) for paper, warm in zip(PAPER, WARM)]
        x, y = x + scale * (float(element.get("x", 0)) + .5), y + scale * (float(element.get("y")) + .5)
        if max(abs(a - b) for a, b in zip(at(x, y), colour)) > 12:
            yield f"square {k + 1} of the counts has another colour"
    if poster and picture.crop((108 * pixels, 0, 111 * pixels, picture.height)).convert("L").getextrema()[0] < 230:
        yield "words reach the boards"
    difference = ImageChops.difference(picture, drawn("librsvg", file, width)).convert("L")
    far = sum(difference.point(lambda lum: lum > 48).getdata()) / (width * picture.height)
    if far > (.03 if poster else .0005):
        yield f"{far:.2%} of the pixels are not as librsvg draws them"


program, file, tsv, folder = sys.argv[1:]
root = xml.etree.ElementTree.parse(file).getroot()
table = [line.rstrip("\n").split("\t") for line in open(tsv)][1:]
n = len(table[0][1].split())
left, top, across, down = map(float, root.get("viewBox").split())
poster = across > 400
pixels = 4 if poster else 100
width = round(across * pixels)
picture = drawn(program, file, width)
for complaint in complaints():
    print(complaint)
