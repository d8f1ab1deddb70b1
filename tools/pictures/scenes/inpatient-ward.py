"""Inpatient ward: a man sits up in bed, a nurse at his side brings a cup; a row of beds, windows."""
from math import exp, sin
from kit import *
from people.cast import cast
from people.meshes import mx
from props.furniture import locker
from props.household import mug, thermos
from props.plants import acacia, flowers, jacaranda, plant
from props.sets import rig, shell
from props.ward import hospital_bed

start(6); soften_faces(.4)
W = [(-1.72, 1.15, 1.15, 1.2), (.05, 1.15, 1.15, 1.2), (1.82, 1.15, 1.15, 1.2)]
shell(W, cur=None, tree=None, x0=-6, x1=3.55, sill=.14)
with at(-1.45, 3.4, -.15): acacia(2.5, 2, n=150)
with at(3.0, 4.2, -.35): jacaranda(2.6, 3, n=110, petals=0)
HIS = pattern('stripes', 'rose', 'paper', n=9, m=1, duty=.15)
for x, bl, back in ((-1.72, pattern('zigzag', 'midblue', 'sky', n=4, m=14, duty=.42), 30), (.05, HIS, 55), (1.82, pattern('stripes', 'amber', 'ochre', n=8, m=1, duty=.8), 30)):
    with at(x, -1.22, 0, rz=90): hospital_bed(blanket=bl, band='white', back=back, rails=False)
    with at(x + .86, -.28, 0): locker(w=.42)
with at(-.86, -.3, .755): flowers(7, vase='clay')
with at(.84, -.3, .755): flowers(6, 3, vase='blue')
with at(.99, -.36, .755, rz=-40): mug('paper')
with at(2.60, -.3, .755, rz=-30): thermos('leaf')

def over_legs(u, v):
    x, y = -1.0 + u * 1.03, (v - .5) * .88
    leg = exp(-((abs(y) - .10) / .085) ** 4) * (.085 + .055 * u)
    foot = exp(-((x + .80) / .09) ** 2) * exp(-((abs(y) - .10) / .07) ** 2) * .10
    return x, y, .668 + (leg + foot) * (1 if x > -.86 else exp(-((x + .86) / .06) ** 2)) + .004 * sin(9 * x + 5 * y)
with at(.05, -1.22, 0, rz=90):
    sheet(over_legs, 60, 60, HIS, .02)
    sheet(lambda u, v: (lambda q: (q[0], q[1], q[2] + .012))(over_legs(.86 + .15 * u, v)), 12, 60, mat('white', rough=.8), .022)
    with at(-.07, 0, 0, rz=-98):
        cast('young-man', pose='sit', seat=.58, lean=-24, bust=True, res=.005, head=(-6, 21, -3), smile=.7, left=(.13, -.26, .075), lhand=((-.7, -.8, .1), (0, -.1, -1)),
             right=(-.15, -.27, .075), rhand=((.7, -.8, .1), (0, -.1, -1)), curl=(.25, .25))
with at(-.70, -1.36, 0, rz=38):
    nu = cast('nurse', lean=5, head=(6, 5, 4), smile=.75, left=(.16, -.32, .10), lhand=((-.25, -1, .05), (-1, .25, 0)),
              right=(-.05, -.27, .04), rhand=((.85, -.5, .1), (0, .3, 1)), curl=(.5, .3))
    with mx(nu['body']):
        with at(.108, -.405, .065, rz=150, s=1.15): mug('amber')
with at(3.12, -.42, 0): plant('clay', 'snake', .2, .36, 1.4, seed=4, n=11)
rig(to=(.5, -.9, 1.0), w=4.6, h=2.4, rows=2, bar=.2, win=W, glow=16, key=170, cool=50)
area((-.9, -4.3, 1.55), (-.2, -1.35, 1.25), 1.0, 62, '#FFF0DC')      # low fill for the faces
camera(target=(-.12, -1.3, .99), dist=4.35, az=13, el=10, lens=48, fstop=2.8, focus=(-.3, -1.4, 1.1))
finish('inpatient-ward', exposure=.2, warm=-.015)
