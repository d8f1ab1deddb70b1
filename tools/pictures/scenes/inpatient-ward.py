"""Inpatient ward: an older man sits up in bed, the nurse hands him a cup; windows on the garden."""
from math import exp, sin
from mathutils import Vector
from kit import *
from people.body import aimed
from people.cast import cast
from props.furniture import locker
from props.household import mug, thermos
from props.plants import acacia, flowers, jacaranda
from props.sets import rig, shell
from props.ward import hospital_bed

start(6); soften_faces(.35)
W = [(-.82, 1.15, 1.15, 1.2), (1.05, 1.15, 1.15, 1.2)]
shell(W, cur=None, tree=None, x0=-6, x1=3.55, sill=.14)
with at(-.75, 3.4, -.15): acacia(2.5, 2, n=150)
with at(1.9, 4.2, -.35): jacaranda(2.6, 3, n=110, petals=0)
with at(.86, -.28, 0): locker(w=.42)
with at(.78, -.3, .755): flowers(7, vase='blue')
with at(.96, -.3, .755, rz=-30): thermos('leaf')

BLANKET = pattern('stripes', 'ochre', 'paper', n=9, m=1, duty=.14)
def over_legs(u, v):
    x, y = -1.0 + u * 1.03, (v - .5) * .88
    leg = exp(-((abs(y) - .10) / .10) ** 4) * (.080 + .050 * u); foot = exp(-((x + .84) / .07) ** 2) * exp(-((abs(y) - .10) / .06) ** 2) * .07
    return x, y, .668 + (leg + foot) * (1 if x > -.90 else exp(-((x + .90) / .05) ** 2)) + .004 * sin(9 * x + 5 * y)
POSE = dict(pose='sit', seat=.575, lean=-27)
with at(-.46, -1.16, 0, rz=150):
    hospital_bed(blanket=BLANKET, band='white', back=55, sheet_m='#CFE2EC', rails=False)
    sheet(over_legs, 60, 60, BLANKET, .02)
    sheet(lambda u, v: (lambda q: (q[0], q[1], q[2] + .012))(over_legs(.84 + .17 * u, v)), 12, 60, mat('white', rough=.8), .022)
    CUP = frames[-1] @ Vector((-.27, -.17, 1.02))                              # the foot of the cup
    with at(-.03, 0, 0, rz=-108):
        A = aimed(**POSE); d, p = Vector((.67, -.74, .05)), Vector((-.74, -.67, 0))
        l, lh = A(CUP + Vector((0, 0, .043)) - p * .069 - d * .060, d, p)
        pa = cast('elder-man', **POSE, outfit='gown', c='#B9D8C6', bust=True, res=.004, hres=.0021, look=(.0, -.78, 1.50), head=(-34, 12, 6), smile=.85, mouth_open=.5,
                  left=l, lhand=lh, right=(-.15, -.28, .03), rhand=((.5, -.8, .0), (.1, -.1, -1)), curl=('hold', 'rest'))
face = pa['world'] @ Vector((0, -.15, .62)); shoulder = pa['world'] @ Vector((.17, .05, .39))
with at(.05, -.64, 0, rz=-40):
    A = aimed(lean=12); f = Vector((-.64, -.77, -.06))
    l, lh = A(CUP - f * .060 - Vector((0, 0, .023)), f, (0, 0, 1))
    r, rh = A(shoulder + Vector((.09, .06, .05)), (-.8, -.5, -.25), (-.2, .1, -1))
    cast('ward-nurse', badge=None, lean=12, res=.004, hres=.0021, look=tuple(face), head=(6, 2, -4), smile=.8, left=l, lhand=lh, right=r, rhand=rh, curl=('flat', 'rest'))
with at(*CUP, rz=-150, s=1.12): mug('clay'); cyl(.036, .003, (0, 0, .074), mat('#CFE6F0', rough=.15))
rig(to=(.2, -.9, 1.0), w=4.6, h=2.4, rows=2, bar=.2, win=W, glow=20, key=108, cool=48, power=3.6)
area((-.2, -4.3, 1.5), (-.2, -1.2, 1.2), 1.1, 62, '#FFF0DC'); area((.3, -3.3, 1.6), (-.55, -1.1, 1.2), .9, 34, '#FFF6EC')
camera(target=(-.20, -1.0, 1.14), dist=2.65, az=-3, el=8, lens=52, fstop=2.8, focus=(-.2, -1.2, 1.1))
finish('inpatient-ward', bounces=4, exposure=.05, warm=-.015)
