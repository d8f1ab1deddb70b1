"""Ultrasound room: the mother-to-be on the couch, the radiographer at the machine, the screen between them."""
from math import exp, pi, sin
import numpy as np
from mathutils import Vector
from kit import *
from people.body import body_matrix
from people.cast import cast
from people.fields import ell
from people.meshes import clay, mx
from props.furniture import couch
from props.imaging import ultrasound
from props.room import picture
from props.sets import rig, rug, shell

start(8); soften_faces(.4)
W = (-1.42, 1.1, 1.0, 1.2)
shell(W, cur='sage', tree='jacaranda', cw=.34, x1=2.3)

# the couch, its back raised; a blanket over her legs
PRINT = pattern('zigzag', 'amber', 'blue', n=5, m=9, duty=.42)
def over_legs(u, v):
    x, q = -.84 + u * .98, (v - .5) * 1.02; e = max(0, abs(q) - .335); y = (min(abs(q), .335) + .012 * (e > 0)) * (1 if q > 0 else -1)
    leg = exp(-((abs(q) - .10) / .10) ** 4) * (.075 + .075 * u)
    foot = exp(-((x + .70) / .07) ** 2) * exp(-((abs(q) - .10) / .07) ** 2) * .09
    belly = exp(-((x - .06) / .13) ** 2) * exp(-(q / .17) ** 2) * .03
    return x, y + (.012 * sin(11 * x) * (1 if q > 0 else -1) * (e > 0)), .692 + (leg + foot) * (1 if x > -.76 else exp(-((x + .76) / .05) ** 2)) + belly - e * 1.35 + .004 * sin(9 * x + 5 * q)
with at(.86, -1.10, 0, rz=10):
    couch('rose', L=1.95, W=.66, h=.64, back=55)
    sheet(over_legs, 60, 60, PRINT, .018)
    with at(.09, 0, 0, rz=-60):
        r = cast('mother-to-be', pose='sit', seat=.615, lean=-26, bust=True, res=.005, head=(-10, 22, -2), smile=.85,
                 left=(.115, -.265, .02), lhand=((-.95, -.12, .05), (-.1, 1, .35)), right=(-.10, -.262, .18), rhand=((.95, -.12, -.05), (.1, 1, -.45)), curl=(.25, .25))
        with mx(r['body']):
            clay(ell((0, -.115, .085), (.138, .142, .138)), kitenge_rings('clay', 'amber', 'rose', 'navy', 10, 10), .005,
                 uv=lambda V: (np.arctan2(V[:, 0], -V[:, 1] + .02) / (2 * pi) + .5, (V[:, 2] + .7) * .9), name='belly')

def toward(frame, p, *ds):
    """converts a point and directions of the room to a body's frame"""
    B = frame.inverted(); return tuple(B @ Vector(p)), [tuple(B.to_3x3() @ Vector(d)) for d in ds]

with at(-.40, -1.42, 0, rz=28): ultrasound('blue')
with at(-1.02, -1.50, 0, rz=46):
    F = frames[-1] @ body_matrix(lean=4)
    p, h = toward(F, (-.72, -1.70, 1.02), (.95, -.1, -.12), (0, 0, -1))
    cast('radiographer', lean=4, head=(8, 6, 2), smile=.75, right=p, rhand=h, curl=(.25, .12))

with at(1.35, 0, 1.80): picture(.46, .58)
rug(.0, -1.88, 1.55, .6, 'blush', 'rose')
rig(to=(.9, -.6, 1.25), win=W)
area((-.6, -4.6, 1.3), (.3, -1.3, 1.0), 1.2, 34, '#FFF0DC')      # low fill for the faces
camera(target=(.07, -1.2, .97), dist=4.4, az=-5, el=8, lens=50, fstop=2.6, focus=(.3, -1.3, 1.1))
finish('ultrasound-room', bounces=4, exposure=.2, warm=-.015)
