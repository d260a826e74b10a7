"""metadata.py FOLDER: does FOLDER have what each package system asks for?

FOLDER is the unpacked archive.  Prints one line for each fault.  The rules are in
the systems' manuals: Arduino's library specification, PlatformIO's library.json,
ESP-IDF's idf_component.yml, Zephyr's modules.
"""
import json
import pathlib
import re
import sys

import kconfiglib
import yaml

folder = pathlib.Path(sys.argv[1])
name = folder.name
header = f"{name}.h"
first_line = (folder / "src" / header).open().readline()
version = re.search(r"Made by queens (\d+\.\d+) ", first_line)[1] + ".0"

ARDUINO_FIELDS = (
    "name version author maintainer sentence paragraph category url architectures"
).split()
ARDUINO_CATEGORIES = (
    "Display,Communication,Signal Input/Output,Sensors,Device Control,Timing,"
    "Data Storage,Data Processing,Other"
).split(",")


def expect(claim, fault):
    if not claim:
        print(fault)


def arduino():
    lines = (folder / "library.properties").read_text().splitlines()
    fields = dict(line.split("=", 1) for line in lines)
    for field in ARDUINO_FIELDS:
        expect(fields.get(field), f"library.properties lacks {field}")
    expect(fields["name"] == name, "library.properties: another name")
    expect(re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_.-]{,62}", name),
           "Arduino allows no folder of that name")
    expect(fields["version"] == version, "library.properties: another version")
    expect(fields["category"] in ARDUINO_CATEGORIES, "no such category")
    expect(fields["includes"] == header, "library.properties: no such header")
    sketches = list((folder / "examples").glob("*/*"))
    expect(sketches, "no example")
    for sketch in sketches:
        expect(sketch.name == f"{sketch.parent.name}.ino",
               "a sketch is not named as its folder")


def platformio():
    fields = json.loads((folder / "library.json").read_text())
    known = ("name version description keywords authors headers frameworks "
             "platforms").split()
    expect(sorted(fields) == sorted(known), "library.json: other fields")
    expect(fields["name"].replace("-", "_") == name, "library.json: another name")
    expect(re.fullmatch(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*", fields["name"])
           and len(fields["name"]) <= 50, "PlatformIO allows no such name")
    expect(fields["version"] == version, "library.json: another version")
    expect(len(fields["description"]) <= 255, "library.json: long description")
    for keyword in fields["keywords"]:
        expect(re.fullmatch(r"[a-z0-9.+ -]{1,50}", keyword), f"keyword {keyword}")
    expect(all(author["name"] for author in fields["authors"]), "no author")
    expect(fields["headers"] == header, "library.json: no such header")
    expect(fields["frameworks"] == fields["platforms"] == "*",
           "library.json: not for all")


def esp_idf():
    fields = yaml.safe_load((folder / "idf_component.yml").read_text())
    expect(sorted(fields) == ["description", "version"],
           "idf_component.yml: other fields")
    expect(fields["version"] == version, "idf_component.yml: another version")
    cmake = (folder / "CMakeLists.txt").read_text()
    expect(f"project({name} VERSION {version} " in cmake,
           "CMakeLists.txt: another version")


def zephyr():
    text = (folder / "zephyr/module.yml").read_text()
    expect(text.startswith(f"# {name} {version}\n"), "module.yml: another version")
    fields = yaml.safe_load(text)
    expect(fields == {"name": name, "build": {"cmake": "zephyr",
                                             "kconfig": "zephyr/Kconfig"}},
           "module.yml: other fields")
    expect((folder / "zephyr/CMakeLists.txt").exists(), "no CMake of the module")
    kconfig = kconfiglib.Kconfig(str(folder / "zephyr/Kconfig"), warn_to_stderr=False)
    options = [option.name for option in kconfig.unique_defined_syms]
    expect(options == [name.upper()], f"Kconfig: {options}")
    option = kconfig.syms[name.upper()]
    expect(option.type == kconfiglib.BOOL and option.str_value == "n",
           "Kconfig: not a switch that is off")
    option.set_value("y")
    expect(option.str_value == "y", "Kconfig: cannot be switched on")
    expect(not kconfig.warnings, f"Kconfig: {kconfig.warnings}")


arduino()
platformio()
esp_idf()
zephyr()
