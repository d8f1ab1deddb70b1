"""Pharmacy: shelves of medicine, counter with white cross on blue."""
import random
from kit import *
from props.household import kiondo
from props.laboratory import monitor, reagent
from props.pharmacy import med_shelves, medbox, mortar
from props.plants import plant
from props.sets import rig, shell

start(10)
shell(None, x1=2.6, x0=-4.5)
with at(.25, -.0, .32): med_shelves(2.9, 1.85, rows=5, bays=3)
box(2.92, .36, .33, (.25, -.18, 0), .01, 'paper')
# counter
with at(0, -1.55, 0):
    box(2.9, .58, .95, (.05, 0, .0), .03, gloss('blue', .4, .25)); box(3.04, .70, .06, (.05, -.01, .94), .022, 'wood'); box(2.92, .6, .09, (.05, 0, 0), .01, 'navy')
    for i in range(13): box(.10, .02, .74, (-1.24 + .215 * i, -.295, .13), .01, mat('#24587F', rough=.5)) if not 4 < i < 8 else None
    cyl(.30, .06, (.05, -.30, .52), gloss('midblue', .4, .3), bev=.02, axis='y', seg=64); cross(.36, .08, (.05, -.315, .52), 'white', r=.012)
    C = 1.0
    with at(-1.08, .06, C, rz=14): monitor(.46, .30, 'chart')
    with at(-.52, -.08, C): mortar(1.35)
    with at(.05, -.12, C, rz=6):
        prism(rrect(.30, .22, .03), .014, (0, 0, .008), .004, gloss('sky', .3, .3), 'z')
        rd = random.Random(4)
        for i in range(9): cyl(.017, .012, (-.09 + .06 * (i % 4) + rd.uniform(-.01, .01), -.05 + .05 * (i // 4), .016), ('paper', 'clay', 'amber')[i % 3], bev=.005, seg=24)
    for i, (x, y, h, c, b) in enumerate(((.42, .02, .20, 'darkwood', 'amber'), (.55, -.10, .16, 'white', 'leaf'))):
        with at(x, y, C): reagent(h, .055, c, band=b)
    with at(1.10, .02, C): kiondo(.19, .25, strap=True)
    with at(1.10, .02, C + .17):
        for i, (c, x, y) in enumerate((('sky', -.07, 0), ('rose', .05, .04), ('paper', .03, -.06))):
            with at(x, y, 0, rz=20 * i, ry=8 * (i - 1)): medbox(.10, .07, .16, c, ('blue', 'paper', 'leaf')[i], i)
with at(2.08, -.38, 0): plant('clay', 'snake', .22, .4, 1.7, seed=4, n=11)
rig(to=(.4, -.5, 1.55), w=2.7, h=2.0)
camera(target=(.14, -1.0, 1.15), dist=5.15, az=5, el=9, lens=48, fstop=2.8, focus=(.1, -1.4, 1.0))
finish('pharmacy', exposure=.2, warm=-.015)
