"""Building blocks of the scenes: `from kit import *`.

    from kit import *
    from props.room import floor, wall

    start()                                   # an empty scene
    floor(-3, 3, -4, 0)
    with at(1, -2, 0, rz=20):                 # moves, rotates and scales everything inside
        box(.4, .3, .2, m='blue', r=.04)      # p is the centre of the base, the origin by default
    camera(target=(0, -1, 1), dist=6, az=12, el=10, lens=42, fstop=2.8)
    finish('delivery-room')                   # renders, denoises, grades and writes the PNG

Metres; x right, y away from the camera, z up. Colours are names of kit.palette or '#rrggbb'.
"""
import os

# one thread, because Cycles uses all cores; numpy reads this on import
os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')

from kit.curves import fillet, spline
from kit.denoise import soften_faces
from kit.materials import (
    emit, glass, gloss, gradient, knit, made_materials, mat, metal, mottled, woodgrain)
from kit.palette import rgb
from kit.prints import kitenge, kitenge_rings, pattern
from kit.render import finish
from kit.scene import at, flags, frames, put_mesh, put_object, start
from kit.solids import ball, blob, box, cluster, cross, cyl, heart, lathe, meld, prism, rrect
from kit.stage import area, camera, point, studio, sun, sunbeam, world
from kit.text import text
from kit.surfaces import loft, pillow, ribbon_path, sheet, torus, tube
