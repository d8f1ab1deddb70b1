"""Maternity room: a mother sits up in bed with her newborn, the midwife beside her; clear cot, window with morning light."""
from math import exp, sin
from mathutils import Vector
from kit import *
from people.baby import baby
from people.body import body_matrix
from people.cast import cast
from people.meshes import mx
from props.plants import flowers
from props.room import backdrop, curtain, floor, hills, picture, rod, wall, window
from props.ward import bassinet, bedhead_panel, hospital_bed

start(4); soften_faces(.35)

# shell: back wall along y=0 with window, right wall for the bed head
WX, WZ, WW, WH = -.72, 1.02, 1.6, 1.35
up = dict(upper='#F5E7DA', lower='#AFCFE4', skirting='paper')
wall(-4.5, 2.45, 3.4, hole=(WX, WZ, WW, WH), **up)
with at(2.45, 0, 0, rz=-90): wall(-.2, 5, 3.4, **up)
floor(-4.6, 2.45, -6.5, .1, color='#E8D0B2', joint='#CDAE88', tile=.5, rough=.26)
backdrop(18, 10, 9, -3); hills(5.5, .45, h=1.0)
with at(WX, .02, WZ): window(WW, WH, cols=2)
with at(WX, -.13, 2.55): rod(2.6)
for s in (-1, 1):
    with at(WX + s * 1.03, -.13, .6): curtain(.5, 1.95, 5, 'rose', .045, seed=s, gather=-s * .3)
with at(2.45, -.85, 1.62, rz=-90): bedhead_panel(1.0)
with at(-.18, -.06, 1.022): flowers(8, vase='blue')
with at(1.30, -.0, 1.80): picture(.42, .54)
with at(-.46, -.72, 0, rz=4): bassinet(blanket=pattern('zigzag', 'amber', 'clay', n=2.5, m=7, duty=.42))

# the bed: its back raised, the blanket over the mother's legs
STRIPES = pattern('stripes', 'sky', 'paper', n=9, m=1, duty=.13)
def over_legs(u, v):
    x, y = -1.0 + u * 1.03, (v - .5) * .88
    leg = exp(-((abs(y) - .10) / .085) ** 4) * (.085 + .055 * u)
    foot = exp(-((x + .80) / .09) ** 2) * exp(-((abs(y) - .10) / .07) ** 2) * .10
    return x, y, .668 + (leg + foot) * (1 if x > -.86 else exp(-((x + .86) / .06) ** 2)) + .004 * sin(9 * x + 5 * y)
with at(1.12, -1.12, 0, rz=14):
    hospital_bed(blanket=STRIPES, band='white', back=55, rails=False)
    sheet(over_legs, 60, 60, STRIPES, .02)
    sheet(lambda u, v: (lambda q: (q[0], q[1], q[2] + .012))(over_legs(.86 + .15 * u, v)), 12, 60, mat('white', rough=.8), .022)
    with at(-.07, 0, 0, rz=-54):
        newborn = frames[-1] @ body_matrix('sit', .58, -24) @ Vector((.15, -.28, .26))
        mo = cast('mother', pose='sit', seat=.58, lean=-24, bust=True, res=.004, hres=.0021, look=tuple(newborn), head=(2, -3, 3), smile=.85,
                  left=(.04, -.290, .155), right=(-.105, -.400, .200), lhand=((-1, -.10, .05), (0, .35, 1)), rhand=((1, .06, .06), (.05, 1, -.1)), curl=('cup', 'rest'))
        with mx(mo['body']):
            with at(.02, -.215, .185, rz=8, ry=-20, rx=66): baby(pattern('stripes', 'paper', 'rose', n=9, m=1, duty=.78), skin='light', res=.003)
        face, sh = mo['world'] @ Vector((0, -.2, .6)), mo['world'] @ Vector((-.185, .045, .395))
with at(.62, -.40, 0, rz=18):
    B = (frames[-1] @ body_matrix(lean=8)).inverted() @ sh
    cast('midwife', lean=8, res=.004, hres=.0021, look=tuple(face), head=(-8, 0, 4), smile=.85, mouth_open=.5, left=tuple(B + Vector((-.05, .0, .03))), lhand=((.8, -.35, -.4), (0, .1, -1)),
         right=(-.10, -.21, .05), rhand=((.75, -.5, .1), (.2, 1, -.1)), curl=('rest', 'rest'))

# morning light: a window-shaped beam from the left, soft fill from the open side
world('#DCE8F6', '#FFF6EC', .56)
sunbeam((-5, -2.6, 2.1), (.75, -.6, 1.15), w=2.3, h=2.3, power=5.8, color='#FFE6C2', cols=2, rows=3, bar=.13, soft=.03, size=.06)
area((-3.5, -5.5, 4.2), (0, -1, .8), 3, 135, '#FFF2E2')
area((4.5, -5.5, 3), (.5, -1, 1), 3, 35, '#DCEBFF')
area((WX, .4, 1.9), (WX, -2, .6), 1.5, 45, '#FFF3DC')      # glow of the window itself
area((-.6, -4.6, 1.3), (.6, -1.0, 1.1), 1.2, 32, '#FFF0DC')      # low fill for the faces
camera(target=(.78, -1.0, 1.13), dist=2.6, az=-9, el=8, lens=50, fstop=2.6, focus=(.9, -1.2, 1.0))
finish('maternity', exposure=.2, warm=-.015)
