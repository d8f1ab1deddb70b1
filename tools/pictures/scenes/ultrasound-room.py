"""Ultrasound room: the sonographer holds the probe on a pregnant woman's belly, both look at the screen."""
from math import exp, sin
from mathutils import Vector
from kit import *
from people.body import aimed
from people.cast import cast
from people.fields import A3, ell
from people.looks import SKIN, skin_mat
from people.meshes import clay, mx
from props.furniture import couch
from props.imaging import ultrasound
from props.room import picture
from props.sets import rig, shell
import numpy as np

start(8); soften_faces(.35)
shell(None, x0=-4, x1=2.6)
with at(.92, 0, 1.62): picture(.46, .58)
with at(-.70, -.98, 0, rz=52):
    ultrasound('blue'); SCREEN = frames[-1] @ Vector((.02, .05, 1.40))
PRINT = pattern('zigzag', 'amber', 'blue', n=5, m=9, duty=.42)
def over_legs(u, v):
    x, q = -.84 + u * .92, (v - .5) * 1.02; e = max(0, abs(q) - .335); y = (min(abs(q), .335) + .012 * (e > 0)) * (1 if q > 0 else -1)
    leg = exp(-((abs(q) - .10) / .11) ** 4) * (.075 + .065 * u); foot = exp(-((x + .70) / .07) ** 2) * exp(-((abs(q) - .10) / .07) ** 2) * .08
    return x, y + (.012 * sin(11 * x) * (1 if q > 0 else -1) * (e > 0)), .692 + (leg + foot) * (1 if x > -.76 else exp(-((x + .76) / .05) ** 2)) - e * 1.35 + .004 * sin(9 * x + 5 * q)
with at(.62, -1.12, 0, rz=26):
    couch('rose', L=1.95, W=.66, h=.64, back=48)
    sheet(over_legs, 60, 60, PRINT, .018)
    sheet(lambda u, v: (lambda q: (q[0], q[1], q[2] + .014))(over_legs(.90 + .12 * u, v)), 10, 60, mat('paper', rough=.85), .022)
    with at(.09, 0, 0, rz=-74):
        mo = cast('mother-to-be', pose='sit', seat=.615, lean=-32, bust=True, res=.004, hres=.0021, look=tuple(SCREEN), head=(10, 4, -3), smile=.9, mouth_open=.7,
                  left=(.155, -.24, .16), lhand=((-.80, -.30, -.35), (-.45, .85, -.1)), right=(-.22, -.20, .0), rhand=((.1, -1, -.2), (.2, 0, -1)), curl=('rest', 'rest'))
        with mx(mo['body']): clay(ell((0, -.105, .085), (.140, .150, .140)), skin_mat(), .004, col=lambda V: np.repeat(A3(rgb(SKIN['warm']))[None], len(V), 0), name='belly')
BELLY = mo['world'] @ Vector((-.045, -.245, .105)); UP = (mo['world'].to_3x3() @ Vector((-.35, -1, .15))).normalized()
with at(.09, -.70, 0, rz=12):
    A = aimed(lean=9)
    d = Vector((.15, -.80, -.55)); d = (d - UP * d.dot(UP)).normalized(); y = d.cross(UP).normalized()        # the probe lies across her palm
    l, lh = A(BELLY + UP * .065 + y * .036 - d * .090, d, -y); r, rh = A((-.30, -.98, .985), (-.75, -.60, -.12), (0, 0, -1))
    cast('sonographer', lean=9, res=.004, hres=.0021, look=tuple(SCREEN), head=(14, 2, -3), smile=.85, left=l, lhand=lh, right=r, rhand=rh, curl=('hold', 'rest'))
P, Q = BELLY - UP * .005, BELLY + UP * .11
tube([tuple(P), tuple(P.lerp(Q, .3))], .026, mat('dark', rough=.4)); tube([tuple(P.lerp(Q, .25)), tuple(Q)], .020, gloss('white', .35, .35))
tube([tuple(Q), tuple(Q + Vector((-.03, .02, .06))), tuple(Q + Vector((-.22, .10, -.04))), (-.30, -.80, .82), (-.46, -.86, .80)], .007, mat('dark', rough=.45), smooth=True)
rig(to=(.6, -.6, 1.25), key=92, cool=40, power=2.2, w=2.6)
area((-.5, -4.2, 1.5), (.2, -1.1, 1.2), 1.1, 64, '#FFF0DC'); area((-.55, -1.2, 1.45), (.6, -1.0, 1.15), .35, 5, '#BFE0F4')
camera(target=(.13, -1.0, 1.19), dist=2.75, az=2, el=8, lens=52, fstop=2.8, focus=(.3, -1.0, 1.2))
finish('ultrasound-room', bounces=4, exposure=.1, warm=-.01)
