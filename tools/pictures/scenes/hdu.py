"""High dependency unit: a nurse holds the hand of a woman who rests in her bed; monitor, pumps, oxygen."""
from math import exp, sin
from mathutils import Vector
from kit import *
from people.body import aimed
from people.cast import cast
from people.meshes import mx
from props.monitoring import patient_monitor, pump_stand
from props.sets import rig, shell
from props.ward import bed_curtain, cubicle_track, hospital_bed

start(16); soften_faces(.35)
shell(None, x1=3.2, x0=-5)
# service wall panel: light, gas outlets, sockets
box(2.7, .10, .42, (.2, -.05, 1.36), .04, gloss('ice', .5, .1)); box(2.72, .105, .05, (.2, -.053, 1.36), .016, 'blue'); box(.9, .05, .05, (.2, -.11, 1.72), .02, emit('#FFF3D6', 1.5))
for i, c in enumerate(('white', 'dark', 'amber')): cyl(.045, .05, (.82 + .16 * i, -.11, 1.58), c, bev=.012, axis='y', seg=28); cyl(.02, .06, (.82 + .16 * i, -.12, 1.58), 'paper', axis='y', seg=20)
cyl(.032, .15, (.82, -.17, 1.56), glass('#D6E9F0', haze=.3), bev=.008); tube([(.82, -.17, 1.54), (.84, -.22, 1.3), (.74, -.5, 1.12), (.66, -.72, 1.10)], .006, mat('#CFE8DE', rough=.3), smooth=True)
BLANKET = pattern('stripes', 'sky', 'paper', n=9, m=1, duty=.13)
def over_legs(u, v):
    x, y = -1.0 + u * 1.03, (v - .5) * .88
    leg = exp(-((abs(y) - .10) / .10) ** 4) * (.080 + .050 * u); foot = exp(-((x + .84) / .07) ** 2) * exp(-((abs(y) - .10) / .06) ** 2) * .07
    return x, y, .668 + (leg + foot) * (1 if x > -.90 else exp(-((x + .90) / .05) ** 2)) + .004 * sin(9 * x + 5 * y)
with at(.46, -1.16, 0, rz=30):
    hospital_bed(blanket=BLANKET, band='white', back=46, rails=False)
    sheet(over_legs, 60, 60, BLANKET, .02)
    sheet(lambda u, v: (lambda q: (q[0], q[1], q[2] + .012))(over_legs(.84 + .17 * u, v)), 12, 60, mat('white', rough=.8), .022)
    HAND = frames[-1] @ Vector((-.04, .19, .90))
    with at(-.03, 0, 0, rz=-72):
        A = aimed(pose='sit', seat=.575, lean=-38)
        r, rh = A(HAND, (-.9, .25, -.05), (.1, .1, -1))
        pa = cast('patient', pose='sit', seat=.575, lean=-38, bust=True, res=.004, hres=.0021, look=(.0, -.62, 1.50), head=(17, 3, -5), smile=.6,
                  left=(.15, -.28, .02), lhand=((-.5, -.8, .0), (-.1, -.1, -1)), right=r, rhand=rh, curl=('flat', 'rest'))
        with mx(pa['head']):                                                   # oxygen through the nose
            tube([(-.37, .0, .38), (-.30, -.20, .30), (-.12, -.38, .285), (0, -.425, .285), (.12, -.38, .285), (.30, -.20, .30), (.37, .0, .38)], .009, mat('#CFE8DE', rough=.3), smooth=True)
        with mx(pa['hands'][1]): box(.021, .018, .036, (-.0096, -.012, .138), .007, mat('midblue', rough=.5))
face = pa['world'] @ Vector((0, -.15, .62)); W, d = (pa['world'] @ pa['arms'][-1][2], pa['world'].to_3x3() @ pa['arms'][-1][3]); K = W + d.normalized() * .075
with at(-.06, -.52, 0, rz=40):
    A = aimed(lean=13)
    l, lh = A(K + Vector((.0, .10, .030)), (.25, -.92, -.22), (.0, -.2, -1))
    r, rh = A(K + Vector((-.095, .035, -.045)), (.9, -.38, .05), (.0, .1, 1))
    cast('nurse', lean=13, res=.004, hres=.0021, look=tuple(face), head=(-8, 2, 5), smile=.75, left=l, lhand=lh, right=r, rhand=rh, curl=('rest', 'cup'), stetho='navy')
with at(1.22, -.30, .0, rz=-24): patient_monitor(.56, 1.16)
with at(-.80, -.50, 0, rz=14): pump_stand(3, 2.0)
cubicle_track([(-1.75, -.02), (-1.75, -2.2)], 2.5)
with at(-1.75, -.85, 0, rz=90): bed_curtain(1.5, 2.05, 'sage', .42, seed=1)
rig(to=(.3, -.6, 1.15), w=3.2, h=2.5, key=112, cool=46, power=4.6)
area((-.5, -4.2, 1.5), (.1, -1.2, 1.2), 1.0, 62, '#FFF0DC'); area((1.6, -3.4, 1.7), (-.3, -1.2, 1.3), .9, 22, '#FFF6EC')
camera(target=(.16, -1.0, 1.20), dist=2.55, az=4, el=9, lens=52, fstop=2.8, focus=(0, -1.3, 1.2))
finish('hdu', bounces=4, exposure=.06, warm=-.015)
