"""look.py PROGRAM FILE.svg FILE.tsv FOLDER: does PROGRAM draw the picture as the table is?

The picture is a board or a poster.  FILE.svg says where in it boards, numbers and words stand;
what is there comes from FILE.tsv, and the pixels from PROGRAM and, to compare, from librsvg.
Prints one line for each fault.  FOLDER is for scratch files.
"""
import os
import re
import subprocess
import sys
import xml.etree.ElementTree

from PIL import Image, ImageChops

LIGHT, DARK, INK, SOFT = (246, 238, 221), (217, 198, 163), (29, 42, 53), (86, 97, 107)
PAPER, MARK = (251, 248, 241), (166, 63, 40)

# In a square, where no queen reaches, and where each queen is; a thin line can hide two of five.
CORNERS = (.1, .6), (.9, .6), (.1, .94), (.9, .94), (.5, .94)
BODY = (.5, .62), (.38, .64), (.62, .64), (.5, .55), (.5, .8)


def qt(file, width, png):
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PyQt5.QtGui import QGuiApplication, QImage, QPainter
    from PyQt5.QtSvg import QSvgRenderer
    application = QGuiApplication([])
    renderer = QSvgRenderer(file)
    box = renderer.viewBoxF()
    image = QImage(width, round(width * box.height() / box.width()), QImage.Format_RGB32)
    image.fill(0xffffff)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    image.save(png)


def cairosvg(file, width, png):
    from cairosvg import svg2png
    svg2png(url=file, output_width=width, write_to=png, background_color="white")


def inkscape(file, width, png):
    subprocess.run(["inkscape", "--export-type=png", "-b", "white", "-w", str(width), "-o", png, file],
                   stderr=subprocess.DEVNULL, check=True)


def librsvg(file, width, png):
    subprocess.run(["rsvg-convert", "-b", "white", "-w", str(width), "-o", png, file], check=True)


def drawn(program, file, width):
    """The picture as PROGRAM draws it."""
    png = f"{folder}/{program.__name__}.png"
    program(os.path.abspath(file), width, png)
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


def word(element, x, y, size, shift):
    """Complaints of a text with letters of this size, of which one stands at x, or shifted to the left."""
    x, y = (x - left - shift * size) * pixels, (y - top) * pixels
    box = [x, y - .7 * size * pixels, x + size * pixels, y]
    if size < 1:
        yield f"letters of {size} mm: {element.text}"
    if sum(picture.crop([int(edge) for edge in box]).convert("L").point(lambda lum: lum < 130).getdata()) < 3:
        yield f"not written: {element.text}"


def complaints():
    uses = [here for here in placed(root) if here[0].get("href") == "#b"]
    shown = [line[1] for line in table if line[4] == "0"] if len(uses) > 1 or poster else [table[0][1]]
    if len(uses) != len(shown):
        yield f"{len(uses)} boards, not {len(shown)}"
    for k, ((_, x, y, scale), columns) in enumerate(zip(uses, shown)):
        yield from (f"board {k + 1}: {fault}" for fault in board([int(c) for c in columns.split()], x, y, scale))
    sizes = {name: float(size) for name, size in
             re.findall(r"\.(\w+) \{ font-size: ([\d.]+)px", root.findtext("{*}style", ""))}
    for element, x, y, scale in placed(root):
        if element.tag.endswith("text"):
            kind = element.get("class")
            yield from word(element, x + scale * float(element.get("x", 0)), y + scale * float(element.get("y")),
                            scale * sizes[kind], {"columns": 1, "count": .5}.get(kind, 0))
    cells = [here for here in placed(root) if here[0].get("fill-opacity")]
    used = [sum(line[1].split()[k // n] == str(k % n + 1) for line in table) for k in range(n * n)]
    for k, (element, x, y, scale) in enumerate(cells):
        part = int(55 * used[k] / max(used)) / 100
        colour = [paper + part * (mark - paper) for paper, mark in zip(PAPER, MARK)]
        x, y = x + scale * (float(element.get("x", 0)) + .5), y + scale * (float(element.get("y")) + .5)
        if max(abs(a - b) for a, b in zip(at(x, y), colour)) > 12:
            yield f"square {k + 1} of the counts has another colour"
    if poster and len(cells) != n * n:
        yield f"{len(cells)} counts"
    if poster and picture.crop((108 * pixels, 0, 111 * pixels, picture.height)).convert("L").getextrema()[0] < 230:
        yield "words reach the boards"
    difference = ImageChops.difference(picture, drawn(librsvg, file, width)).convert("L")
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
picture = drawn(globals()[program], file, width)
faults = list(complaints())
for fault in faults:
    print(fault)
sys.exit(len(faults) > 0)
