"""Knitted things for a newborn."""
import random
from mathutils import Vector

from kit import *
from props.textiles import bow

def hat(wool, brim, r=.068):
    lathe([(r, 0), (r * 1.03, .02), (r, .05), (r * .86, .082), (r * .58, .105), (r * .25, .116), (0, .118)], m=knit(wool, 420, .5), smooth_prof=True, angle=180)
    for i in range(3): torus(r * 1.06, .0085, (0, 0, .0085 + .012 * i), knit(brim, 500, .4))
    rd = random.Random(2); dots = [Vector([rd.gauss(0, 1) for _ in range(3)]).normalized() * .021 + Vector((0, 0, .132)) for _ in range(110)]
    cluster(dots, .0085, [brim], .3, rnd=rd)

def bootie(wool, cuff, ribbon):
    k = knit(wool, 480, .5)
    meld([(0, .008, .026, .03, .032, .026), (0, -.015, .026, .031, .03, .026), (0, -.04, .023, .031, .027, .023), (0, .012, .045, .026, .026, .03)], k, .003, 10)
    for i in range(4): torus(.0265 + .0006 * i, .0062, (0, .012, .058 + .0098 * i), knit(cuff, 600, .4), n=32)
    cyl(.022, .004, (0, .012, .064), mat('#33526B', rough=1, spec=0), seg=24)
    with at(0, -.021, .058, rx=48): bow(.034, ribbon)
