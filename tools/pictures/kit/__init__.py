"""Building blocks of the scenes: `from kit import *`.

    from kit import *
    from props.home import mug

    start()                                   # an empty scene
    with at(.1, -.2, 0, rz=20):               # moves, rotates and scales everything inside
        mug('amber')
    studio((0, 0, .05))                       # light and an unseen ground
    camera(target=(0, 0, .05), dist=1, az=4, el=20, lens=58, fstop=10)
    finish('mug')                             # renders, denoises, grades and writes the PNG

Metres; x right, y away from the camera, z up. Colours are names of kit.palette or '#rrggbb'.
"""
import os

# one thread, because Cycles uses all cores; numpy reads this on import
os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')

from kit.curves import spline
from kit.materials import emit, glass, gloss, gradient, mat, metal, net, shade, woodgrain
from kit.prints import kitenge, pattern
from kit.render import finish
from kit.scene import at, start
from kit.solids import ball, box, cluster, cross, cyl, lathe, meld, prism, rrect
from kit.stage import area, camera, studio, world
from kit.surfaces import loft, pillow, sheet, torus, tube
from kit.text import text
