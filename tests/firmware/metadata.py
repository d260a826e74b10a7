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
header = min((file.name for file in folder.glob("src/*.h")), key=len)
first_line = (folder / "src" / header).open().readline()
version = re.search(r"Made by queens (\d+\.\d+):", first_line)[1] + ".0"


def read(file):
    return (folder / file).read_text()


def expect(fields, **wanted):
    """Each field is there, and is the value, or matches the pattern."""
    for field, value in wanted.items():
        got = fields.get(field, "")
        if not (re.fullmatch(value, got) if isinstance(value, str) else got == value):
            print(f"{field}: {got!r}, not {value!r}")


arduino = dict(line.split("=", 1) for line in read("library.properties").splitlines())
expect(arduino, name=f"(?=[A-Za-z0-9][A-Za-z0-9_.-]{{,62}}$){name}", version=version,
       author=".+", maintainer=".+", sentence=".+", paragraph=".+", url="https://oeis[.]org/A000170",
       category="Data Processing", architectures=r"\*", includes=header)

platformio = json.loads(read("library.json"))
expect(platformio, name=f"(?=[A-Za-z0-9]+(-[A-Za-z0-9]+)*$){name.replace('_', '-')}",
       version=version, description=".{1,255}", headers=header, frameworks=r"\*",
       platforms=r"\*", authors=[{"name": "queens"}])
for keyword in platformio["keywords"]:
    expect({"keyword": keyword}, keyword="[a-z0-9.+ -]{1,50}")

expect(yaml.safe_load(read("idf_component.yml")), version=version, description=".+")

expect(yaml.safe_load(read("zephyr/module.yml")), name=name,
       build={"cmake": "zephyr", "kconfig": "zephyr/Kconfig"})
kconfig = kconfiglib.Kconfig(str(folder / "zephyr/Kconfig"), warn_to_stderr=False)
option = kconfig.syms[name.upper()]
expect({"type": option.type, "off": option.str_value, "warnings": kconfig.warnings},
       type=kconfiglib.BOOL, off="n", warnings=[])

readme = read("README.md")
for text in f'"{header}"', f"{name}::{name}", f"CONFIG_{name.upper()}=y", "`libraries/`", "`lib/`":
    if text not in readme:
        print(f"README.md: no {text}")

for file in "CMakeLists.txt", "zephyr/CMakeLists.txt", "zephyr/module.yml", "zephyr/Kconfig":
    if version not in read(file):
        print(f"{file}: another version")
