"""Staff corner: midwife, surgeon, laboratory head and physiotherapist talk at the change of shift; coats on hooks, duty board, flask of tea and mugs."""
from mathutils import Vector
from kit import *
from people.cast import cast
from people.meshes import mx
from props.furniture import counter
from props.household import mug, thermos
from props.laboratory import tube_rack
from props.plants import flowers
from props.sets import rig, shell
from props.staff_corner import coat, duty_board, lanyard, peg, stethoscope_hung

start(18); soften_faces(.35)
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

with at(-.66, -1.22, 0, rz=40):                                       # the midwife, her list in her arm
    mi = cast('midwife', res=.004, hres=.0022, look=(.02, -1.0, 1.62), head=(-8, 0, 4), smile=.85, mouth_open=.7, right=(-.155, -.225, .105), rhand=((.92, -.10, .28), (.1, 1, .1)), left=(.215, -.06, -.09))
    with mx(mi['hands'][-1]):
        with at(.005, -.032, .115, rx=4, ry=16): box(.125, .014, .175, (0, 0, -.085), .004, mat('clay', rough=.6)); box(.120, .010, .170, (.003, -.006, -.083), .002, 'paper')
with at(.0, -.92, 0, rz=-12):                                         # the surgeon with his tea
    su = cast('surgeon', res=.004, hres=.0022, look=(-.56, -1.3, 1.52), head=(10, 0, -3), smile=.7, right=(-.10, -.28, .17), rhand=((.75, -.55, .12), (.45, .8, .0)), left=(.225, -.06, -.09), curl=('rest', 'hold'))
    cup = Vector(su['arms'][-1][2]) + Vector((.062, -.072, -.035))
    with mx(su['body']):
        with at(*cup, rz=150): mug('amber')
with at(.50, -1.02, 0, rz=-6):                                        # the head of the laboratory brings a rack of tubes
    la = cast('laboratory', res=.004, hres=.0022, look=(1.0, -1.4, 1.55), head=(-10, 0, 3), smile=.8, mouth_open=.4, left=(.095, -.30, .075), lhand=((-.55, -.80, .05), (-.2, .2, 1)), right=(-.095, -.30, .075), rhand=((.55, -.80, .05), (.2, .2, 1)), curl=('cup', 'cup'))
    with mx(la['body']):
        with at(0, -.355, .105, rz=8, s=.95): tube_rack(5, 2)
with at(1.06, -1.24, 0, rz=-42):                                      # the physiotherapist listens
    cast('physiotherapist', res=.004, hres=.0022, look=(.50, -1.1, 1.58), head=(6, 0, -3), smile=.75, left=(.07, -.25, .10), lhand=((-.85, -.25, .25), (-.1, .8, -.2)), right=(-.06, -.275, .125), rhand=((.85, -.2, .3), (0, 1, -.1)))
rig(to=(.3, -.2, 1.3), w=2.6, h=2.2, key=110)
area((-.4, -4.8, 1.4), (0, -1, 1.2), 1.2, 52, '#FFF0DC')      # low fill for the faces
camera(target=(.20, -1.0, 1.24), dist=3.35, az=2, el=5, lens=50, fstop=3.2, focus=(0, -1.0, 1.3))
finish('dedicated-staff', bounces=4, exposure=.1, warm=-.015)
