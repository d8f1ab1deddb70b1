"""Staff corner: midwife, surgeon, laboratory head and physiotherapist together; coats on hooks, duty board, flask of tea and mugs."""
from kit import *
from people.cast import cast
from props.furniture import counter
from props.household import mug, thermos
from props.plants import flowers
from props.sets import rig, shell
from props.staff_corner import coat, duty_board, lanyard, peg, stethoscope_hung

start(18); soften_faces(.4)
shell(None, x1=3.4, x0=-4)
R = 1.86
box(2.3, .03, .16, (-.62, -.015, R - .08), .012, 'wood')
for x in (-1.42, -.62, -.16, .14):
    with at(x, -.13, R): peg('darkwood')
with at(-1.42, -.145, R - .0): coat('#BFDCEA', L=.86, pen='amber', badge='leaf', seed=2, inner='paper')
with at(-.62, -.14, R): stethoscope_hung('clay')
with at(-.16, -.14, R): lanyard('blue', 'amber')
with at(.14, -.14, R): lanyard('leaf', 'rose', .36)
counter(.30, 2.5, front='sky', d=.5, n=4, h=.88)
with at(1.12, 0, 1.68): duty_board(1.2, .82)
with at(1.26, -.30, .88):
    prism(rrect(.62, .36, .06), .016, (0, 0, .009), .005, 'wood', 'z'); tube([(x, y, .022) for x, y in rrect(.62, .36, .06)], .009, 'darkwood', closed=True)
    with at(.17, .04, .02, rz=-20, s=1.15): thermos('clay')
    for x, y, c, r in ((-.12, -.06, 'amber', -30), (.02, .05, 'blue', -50)):
        with at(x, y, .018, rz=r, s=1.15): mug(c)
with at(1.86, -.26, .88): flowers(8, vase='blue')

with at(-.98, -1.22, 0, rz=34):
    cast('midwife', head=(6, 3, 3), smile=.75, right=(-.10, -.20, .03), rhand=((.8, -.5, .1), (.2, 1, -.1)), left=(.10, -.235, .04), lhand=((-.8, -.45, .1), (-.2, 1, -.1)), curl=(.35, .35))
with at(-.42, -.80, 0, rz=6):
    cast('surgeon', head=(8, 2, -3), smile=.6)
with at(.20, -.86, 0, rz=-12):
    cast('laboratory', head=(-12, 2, 3), smile=.7, right=(-.08, -.215, .05), rhand=((.8, -.5, .1), (.2, 1, -.1)), left=(.10, -.235, .06), lhand=((-.8, -.45, .1), (-.2, 1, -.1)), curl=(.35, .35))
with at(.84, -1.20, 0, rz=-38):
    cast('physiotherapist', head=(-8, 3, -3), smile=.7)
rig(to=(.3, -.2, 1.3), w=2.6, h=2.2)
area((-.4, -4.8, 1.4), (0, -1, 1.2), 1.2, 34, '#FFF0DC')      # low fill for the faces
camera(target=(-.04, -.9, 1.13), dist=4.3, az=4, el=7, lens=50, fstop=3.2, focus=(0, -1.0, 1.3))
finish('dedicated-staff', bounces=4, exposure=.2, warm=-.015)
