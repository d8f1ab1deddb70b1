"""Laboratory: its head looks at a sample at the bench; microscope, sample tubes, centrifuge, monitor."""
from mathutils import Vector
from kit import *
from people.body import aimed
from people.cast import cast
from props.laboratory import (
    centrifuge, flask, keyboard, microscope, monitor, petri, reagent, tube_rack)

start(7); soften_faces(.35)
BT, BY = .9, -.62                                                # bench top: height, and how far it stands from the wall
# wall: tiles behind the bench, paint above
sheet(lambda u, v: (-2.5 + 5 * u, 0, .4 + 1.0 * v), 1, 1, pattern('tiles', '#C4DCE6', '#A9C7D5', n=5 / .15, m=1.0 / .15, duty=.035, rough=.2))
box(5, .1, 2, (0, .052, 1.4), 0, mat('#F3E6D8', rough=.75, spec=.2)); box(5, .02, .03, (0, -.008, 1.385), .006, 'blue')
# bench
box(5, .78, .05, (0, BY - .39, BT - .05), .012, mat('#EFE6DA', rough=.26, spec=.4))
for i in range(6):
    x = -1.55 + .62 * i
    box(.6, .04, .22, (x, BY - .74, BT - .285), .015, gloss('blue', .35, .2)); tube([(x - .09, BY - .785, BT - .14), (x + .09, BY - .785, BT - .14)], .008, 'steel')
    box(.6, .04, .6, (x, BY - .74, BT - .9), .015, gloss('blue', .35, .2))
# shelf
SX, SZ = 1.02, 1.475
box(1.3, .2, .03, (SX, -.10, SZ), .008, 'wood')
for x in (-.48, .48): box(.025, .16, .09, (SX + x, -.09, SZ - .085), .008, 'blue')
for i, (c, b, h) in enumerate((('darkwood', 'amber', .17), ('darkwood', 'clay', .145), ('midblue', 'blue', .18), ('white', 'leaf', .155), ('darkwood', 'amber', .14), ('rose', 'clay', .165), ('midblue', 'leaf', .15))):
    with at(SX - .55 + .125 * i, -.1, SZ + .03): reagent(h, .042, c, band=b)

with at(0, BY, 0):
    with at(-.66, -.28, BT, rz=24): monitor(.50, .32, 'chart')
    with at(-.60, -.58, BT, rz=12): keyboard(.30)
    with at(.44, -.36, BT, rz=-32, s=1.06): microscope()
    with at(.66, -.62, BT, rz=-8, s=1.2): tube_rack(6, 2)
    with at(.92, -.26, BT, rz=-14): centrifuge()
    with at(.50, -.24, BT): flask(1.4, 'amber', .62)
    with at(.02, -.64, BT, s=1.15): petri('rose')
    with at(-.24, -.60, BT, s=1.15): petri('amber')

with at(-.10, -.38, 0, rz=10):
    A = aimed(lean=4)
    T = Vector((.175, -.80, 1.40))                                    # the tube she holds against the light
    l, lh = A(T + Vector((.075, .03, -.095)), (-.50, -.25, .83), (-.75, -.55, -.25)); r, rh = A((-.30, BY - .10, BT + .04), (.80, -.60, .0), (.05, -.05, -1))
    la = cast('laboratory', lean=4, res=.004, hres=.0021, look=tuple(T), head=(-4, 0, -3), smile=.55, left=l, lhand=lh, right=r, rhand=rh, curl=('pinch', 'rest'), gloves='#BFD9E8')
    tip = frames[-1] @ la['hands'][1] @ Vector((-.004, -.068, .092))
with at(*tip, ry=-8, rx=6):
    cyl(.0105, .135, (0, 0, -.075), glass('#EAF4F8', haze=.25), bev=.006); cyl(.0090, .062, (0, 0, -.073), gloss('#B33A2E', .3, .4), bev=.005); cyl(.0128, .026, (0, 0, .056), 'leaf', bev=.003)

world('#DCE8F4', '#FFF3E6', .46)
sunbeam((-4, -2.4, 1.9), (.16, 0, 1.30), w=1.15, h=.95, power=5.6, color='#FFE9CC', cols=2, rows=2, bar=.06, soft=.02, dist=10, size=.035)
area((-2.2, -2.6, 2.6), (0, -.3, 1.0), 1.4, 34, '#FFF3E4')
area((2.4, -2.2, 1.9), (.2, -.3, 1.0), 1.2, 12, '#DCEBFF')
area((.2, .0, 3.0), (0, -.5, 1.0), 1.0, 10, '#FFFFFF')
area((-.9, -2.6, 1.35), (-.1, -.4, 1.4), .8, 30, '#FFF0DC')      # low fill for the face
camera(target=(.10, -.8, 1.22), dist=2.35, az=5, el=8, lens=58, fstop=4, focus=(-.1, -.5, 1.3))
finish('laboratory', exposure=.05, warm=-.015, contrast=.28)
