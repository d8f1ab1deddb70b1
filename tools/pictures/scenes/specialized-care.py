"""Specialist consultation: heart model and ECG recorder on a desk."""
from kit import *
from props.consultation import stethoscope
from props.household import mug, thermos
from props.monitoring import ecg, ecg_trace, heart_model
from props.plants import acacia, plant
from props.sets import rig, shell

start(19)
BT = .76
W = (-.85, 1.02, .95, .95)
shell(W, cur=None, tree=None, x1=2.6, right=False, sill=.1)
with at(-2.0, 3.4, -.25): acacia(2.6, 2, n=150)
# desk away from the wall
box(4, .80, .05, (0, -1.0, BT - .05), .014, 'wood'); box(3.9, .04, .6, (0, -1.32, BT - .65), .012, gloss('blue', .4, .2))
sheet(lambda u, v: (-.46 + .62 * v, -1.30 + .50 * u, BT + .003), 1, 1, pattern('zigzag', 'amber', 'clay', n=2.4, m=8, duty=.42), .005)
with at(-.16, -1.0, BT + .004, rz=-8): heart_model(1.28)
with at(.44, -.93, BT, rz=-10): ecg(1.12)
with at(-.66, -1.14, BT, rz=24): stethoscope('blue', .86)
with at(-.58, -.78, BT, s=.9): plant('clay', 'snake', .085, .15, .7, seed=3, n=9)
with at(.86, -.78, BT, rz=-30): thermos('clay')
with at(.83, -1.02, BT, rz=-40): mug('amber')
# poster behind
with at(.42, 0, 1.62):
    for sx in (-1, 1): box(.03, .04, .56, (sx * .36, -.02, -.28), .008, 'wood')
    for z in (-.295, .265): box(.75, .044, .03, (0, -.021, z), .008, 'wood')
    box(.72, .02, .56, (0, -.012, -.28), 0, 'blue'); heart(.30, .016, (0, -.026, .08), 'clay'); tube([(x, -.03, -.17 + z) for x, z in ecg_trace(3, .6, .10)], .009, emit('#F6F5F2', .8))
rig(to=(.25, -.2, 1.35), w=1.5, h=1.2, rows=2, bar=.07, power=6.0, win=W, key=95, cool=28, fill=.5)
camera(target=(.10, -.95, 1.02), dist=2.75, az=5, el=10, lens=54, fstop=3.5, focus=(-.05, -1.05, 1.0))
finish('specialized-care', bounces=4, exposure=.1, warm=-.015, contrast=.24)
