"""Staff corner: white coats on hooks, stethoscope, badges, duty board, flask of tea and mugs."""
from kit import *
from props.furniture import counter
from props.household import kiondo, kitenge_fold, mug, thermos
from props.outdoors import bench
from props.plants import flowers
from props.sets import rig, shell
from props.staff_corner import coat, duty_board, lanyard, peg, stethoscope_hung
from props.ward import slippers

start(18)
shell(None, x1=3.4, x0=-4)
R = 1.86
box(2.5, .03, .16, (-.42, -.015, R - .08), .012, 'wood')
for i, x in enumerate((-1.28, -.48, .10, .38, .64)):
    with at(x, -.13, R): peg('darkwood')
with at(-1.28, -.145, R - .0): coat('white', pen='clay', badge='blue', seed=0)
with at(-.48, -.145, R - .0): coat('#BFDCEA', L=.86, pen='amber', badge='leaf', seed=2, inner='paper')
with at(.10, -.14, R): stethoscope_hung('clay')
with at(.38, -.14, R): lanyard('blue', 'amber')
with at(.64, -.14, R): lanyard('leaf', 'rose', .36)
counter(.08, 2.28, front='sky', d=.5, n=4, h=.88)
with at(1.48, 0, 1.70): duty_board(1.2, .82)
with at(1.12, -.30, .88):
    prism(rrect(.62, .36, .06), .016, (0, 0, .009), .005, 'wood', 'z'); tube([(x, y, .022) for x, y in rrect(.62, .36, .06)], .009, 'darkwood', closed=True)
    with at(-.17, .04, .02, rz=-20, s=1.15): thermos('clay')
    for x, y, c, r in ((.0, -.06, 'amber', -30), (.13, .05, 'blue', -50), (.22, -.08, 'leaf', -20)):
        with at(x, y, .018, rz=r, s=1.15): mug(c)
with at(1.80, -.26, .88): flowers(8, vase='blue')
with at(.44, -.26, .88): kitenge_fold(.36, .26)
with at(-.92, -.64, 0): bench(1.5, 'wood', 'blue')
with at(-.48, -.66, .465, rz=8): kiondo(.16, .24, strap=True)
with at(-1.2, -1.12, 0, rz=8): slippers('white', 'ice')
with at(-.78, -1.14, 0, rz=-5): slippers('blue', 'midblue')
rig(to=(.3, -.2, 1.3), w=2.6, h=2.2)
camera(target=(.14, -.4, 1.10), dist=5.15, az=5, el=8, lens=48, fstop=3.2, focus=(0, -.3, 1.2))
finish('dedicated-staff', bounces=4, exposure=.2, warm=-.015)
