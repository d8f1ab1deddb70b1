"""Pharmacy: the pharmacist hands a young man his paper bag across the counter."""
import random
from mathutils import Vector
from kit import *
from people.body import body_matrix
from people.cast import cast
from props.laboratory import monitor, reagent
from props.pharmacy import med_shelves, mortar
from props.sets import rig, shell

start(10); soften_faces(.35)
shell(None, x1=2.6, x0=-4.5)
with at(.25, -.0, .32): med_shelves(2.9, 1.85, rows=5, bays=3)
box(2.92, .36, .33, (.25, -.18, 0), .01, 'paper')
# counter
with at(-.56, -1.55, 0):
    box(2.9, .58, .95, (.05, 0, .0), .03, gloss('blue', .4, .25)); box(3.04, .70, .06, (.05, -.01, .94), .022, 'wood'); box(2.92, .6, .09, (.05, 0, 0), .01, 'navy')
    for i in range(13): box(.10, .02, .74, (-1.24 + .215 * i, -.295, .13), .01, mat('#24587F', rough=.5)) if not 4 < i < 8 else None
    cyl(.30, .06, (.05, -.30, .52), gloss('midblue', .4, .3), bev=.02, axis='y', seg=64); cross(.36, .08, (.05, -.315, .52), 'white', r=.012)
    C = 1.0
    with at(-1.08, .06, C, rz=14): monitor(.46, .30, 'chart')
    with at(-.24, -.04, C): mortar(1.25)
    with at(.14, -.14, C, rz=6):
        prism(rrect(.30, .22, .03), .014, (0, 0, .008), .004, gloss('sky', .3, .3), 'z')
        rd = random.Random(4)
        for i in range(9): cyl(.017, .012, (-.09 + .06 * (i % 4) + rd.uniform(-.01, .01), -.05 + .05 * (i // 4), .016), ('paper', 'clay', 'amber')[i % 3], bev=.005, seg=24)
    for i, (x, y, h, c, b) in enumerate(((.40, .06, .20, 'darkwood', 'amber'), (.51, -.05, .16, 'white', 'leaf'))):
        with at(x, y, C): reagent(h, .055, c, band=b)

# the bag goes from hand to hand above the counter's corner
BAG = Vector((.84, -1.52, 1.03))
with at(*BAG, rz=12):
    K = mat('#D2AE7C', rough=.85, spec=.15)
    prism([(-.085, 0), (.085, 0), (.085, .20), (-.085, .20)], .10, (0, 0, 0), .012, K); box(.172, .06, .05, (0, .0, .185), .012, K); box(.174, .066, .028, (0, 0, .215), .008, mat('#C29C69', rough=.85))
    cyl(.045, .006, (0, -.051, .10), gloss('blue', .5, .2), bev=.002, axis='y', seg=40); cross(.052, .006, (0, -.055, .10), 'white', r=.002)

def toward(frame, p, *ds):
    """converts a point and directions of the room to a body's frame"""
    B = frame.inverted(); return tuple(B @ Vector(p)), [tuple(B.to_3x3() @ Vector(d)) for d in ds]

with at(.40, -1.02, 0, rz=16):
    F = frames[-1] @ body_matrix(lean=4)
    l, lh = toward(F, BAG + Vector((-.115, .075, .12)), (.25, -.95, .05), (.95, .25, 0))
    r, rh = toward(F, (.28, -1.30, 1.035), (-.15, -1, -.02), (0, 0, -1))
    cast('pharmacist', lean=4, res=.004, hres=.0021, look=(1.26, -1.50, 1.45), head=(-4, 0, 2), smile=.85, left=l, lhand=lh, right=r, rhand=rh, curl=('rest', 'flat'))
with at(1.32, -1.46, 0, rz=-58):
    F = frames[-1] @ body_matrix(lean=3)
    l, lh = toward(F, BAG + Vector((.13, -.075, -.025)), (-1, .30, .05), (0, 0, 1))
    r, rh = toward(F, BAG + Vector((.125, .06, .10)), (-.9, .30, .1), (-.3, -.9, 0))
    cast('young-man', lean=3, res=.004, hres=.0021, look=(.43, -1.10, 1.44), head=(36, 0, -2), smile=.85, left=l, lhand=lh, right=r, rhand=rh, curl=('flat', 'rest'))
rig(to=(.4, -.5, 1.55), w=2.7, h=2.0)
area((-.3, -4.6, 1.3), (.8, -1.3, 1.25), 1.2, 52, '#FFF0DC')      # low fill for the faces
camera(target=(.40, -1.2, 1.10), dist=4.25, az=4, el=7, lens=50, fstop=2.8, focus=(.7, -1.4, 1.2))
finish('pharmacy', exposure=.2, warm=-.015)
