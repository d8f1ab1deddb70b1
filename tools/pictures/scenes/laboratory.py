"""Laboratory bench: microscope, sample tubes, centrifuge, monitor."""
from kit import *
from props.laboratory import (
    beaker, centrifuge, flask, keyboard, microscope, monitor, petri, reagent, tube_rack)
from props.plants import plant

start(7)
BT = .9                                                    # bench top height
# wall: tiles behind the bench, paint above
sheet(lambda u, v: (-2.5 + 5 * u, 0, .4 + 1.0 * v), 1, 1, pattern('tiles', '#C4DCE6', '#A9C7D5', n=5 / .15, m=1.0 / .15, duty=.035, rough=.2))
box(5, .1, 2, (0, .052, 1.4), 0, mat('#F3E6D8', rough=.75, spec=.2)); box(5, .02, .03, (0, -.008, 1.385), .006, 'blue')
# bench
box(5, .78, .05, (0, -.39, BT - .05), .012, mat('#EFE6DA', rough=.26, spec=.4))
for i in range(6):
    x = -1.55 + .62 * i
    box(.6, .04, .22, (x, -.74, BT - .285), .015, gloss('blue', .35, .2)); tube([(x - .09, -.785, BT - .14), (x + .09, -.785, BT - .14)], .008, 'steel')
    box(.6, .04, .6, (x, -.74, BT - .9), .015, gloss('blue', .35, .2))
# shelf
SX, SZ = .56, 1.475
box(1.3, .2, .03, (SX, -.10, SZ), .008, 'wood')
for x in (-.48, .48): box(.025, .16, .09, (SX + x, -.09, SZ - .085), .008, 'blue')
for i, (c, b, h) in enumerate((('darkwood', 'amber', .17), ('darkwood', 'clay', .145), ('midblue', 'blue', .18), ('white', 'leaf', .155), ('darkwood', 'amber', .14), ('rose', 'clay', .165), ('midblue', 'leaf', .15))):
    with at(SX - .55 + .125 * i, -.1, SZ + .03): reagent(h, .042, c, band=b)

with at(-.60, -.24, BT, rz=16): monitor(.56, .36, 'chart')
with at(-.58, -.52, BT, rz=12): keyboard(.34)
with at(-.09, -.42, BT, rz=-24, s=1.06): microscope()
with at(.36, -.55, BT, rz=-8, s=1.25): tube_rack(6, 2)
with at(.69, -.25, BT, rz=-14): centrifuge()
with at(.195, -.30, BT): flask(1.55, 'amber', .62)
with at(.375, -.24, BT): beaker(1.45, '#6DB7DA', .75)
with at(.06, -.66, BT, s=1.15): petri('rose')
with at(-.24, -.62, BT, s=1.15): petri('amber')
with at(-.285, -.14, BT, s=.62): plant('clay', 'snake', .09, .15, .75, seed=3, n=9)

world('#DCE8F4', '#FFF3E6', .46)
sunbeam((-4, -2.4, 1.9), (.16, 0, 1.30), w=1.15, h=.95, power=5.6, color='#FFE9CC', cols=2, rows=2, bar=.06, soft=.02, dist=10, size=.035)
area((-2.2, -2.6, 2.6), (0, -.3, 1.0), 1.4, 34, '#FFF3E4')
area((2.4, -2.2, 1.9), (.2, -.3, 1.0), 1.2, 12, '#DCEBFF')
area((.2, .0, 3.0), (0, -.5, 1.0), 1.0, 10, '#FFFFFF')
camera(target=(.07, -.35, 1.185), dist=2.42, az=5, el=10, lens=58, fstop=4, focus=(-.1, -.45, 1.1))
finish('laboratory', exposure=.05, warm=-.015, contrast=.28)
