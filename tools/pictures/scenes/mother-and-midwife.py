"""Maternity room with people: a mother in the armchair with her newborn in a wrap, a midwife beside her."""
from math import cos, pi, sin
from mathutils import Matrix, Vector
from kit import *
from people.baby import baby
from people.body import body_matrix, person
from people.meshes import mx
from props.furniture import armchair
from props.room import backdrop, curtain, floor, hills, picture, rod, wall, window
from props.ward import bassinet, hospital_bed

start(4); soften_faces(.4)
WX, WZ, WW, WH = -1.22, 1.02, 1.35, 1.35
up = dict(upper='#F5E7DA', lower='#AFCFE4', skirting='paper')
wall(-4.5, 3.2, 3.4, hole=(WX, WZ, WW, WH), **up)
floor(-4.6, 3.4, -6.5, .1, color='#E8D0B2', joint='#CDAE88', tile=.5, rough=.26)
backdrop(18, 10, 9, -3); hills(5.5, .45, h=1.0)
with at(WX, .02, WZ): window(WW, WH, cols=2)
with at(WX, -.13, 2.5): rod(2.2)
for s in (-1, 1):
    with at(WX + s * .86, -.13, .55): curtain(.42, 1.93, 4, 'rose', .04, seed=s, gather=-s * .3)
with at(1.75, -.62, 0): hospital_bed(blanket=pattern('stripes', 'sky', 'paper', n=9, m=1, duty=.13), band='white', rails=False)
with at(-1.45, -.95, 0, rz=16): bassinet(blanket=pattern('zigzag', 'amber', 'clay', n=2.5, m=7, duty=.42), toy=True)
with at(.98, 0, 1.62): picture(.42, .54)
sheet(lambda u, v: (.0 + 1.35 * u * cos(v * 2 * pi), -1.75 + .75 * u * sin(v * 2 * pi), .012), 1, 64, pattern('stripes', 'blush', 'rose', n=1, duty=.72), .014)

MX, MY, MR = -.36, -1.45, 10
with at(MX, MY, 0, rz=MR):
    with at(0, 0, 0, s=(1, 1, .95)): armchair('ochre', cushion=pattern('dots', 'blue', 'paper', n=7, m=7, duty=.36))
    with at(0, -.06, 0):
        K = kitenge_rings('#1F6B4F', 'amber', '#2F8F6B', 'clay', 10, 10)
        mo = person(sex='f', skin='brown', wrap=K, wrap_knot=K, outfit='dress', pattern_m=K, pose='sit', seat=.41, lean=-3,
                    head=(18, 13, 7), smile=.75, earrings='amber', left=(.05, -.275, .150), right=(-.12, -.285, .185),
                    lhand=((-1, -.10, .05), (0, .35, 1)), rhand=((1, .05, -.1), (0, 1, -.1)), curl=(.35, .45), shoes='clay')
        with mx(mo['body']):
            with at(.02, -.215, .165, rz=4, ry=-15, rx=34): baby(pattern('stripes', 'paper', 'rose', n=9, m=1, duty=.78), skin='brown')
    sh = frames[-1] @ Matrix.Translation((0, -.06, 0)) @ body_matrix('sit', .41, -3) @ Vector((.185, .045, .405))
with at(.36, -1.22, 0, rz=-28):
    B = (frames[-1] @ body_matrix(lean=7)).inverted() @ sh
    person(sex='f', skin='warm', hair_style='short', outfit='midwife', c='blue', c2='white', lean=7, head=(-22, 20, -6), smile=.7,
           right=tuple(B + Vector((.05, .0, .035))), rhand=((-.8, -.35, -.45), (0, .1, -1)), left=(.13, -.19, .06), lhand=((-.75, -.5, .1), (-.2, 1, -.1)), curl=(.35, .25), shoes='paper')

world('#DCE8F6', '#FFF6EC', .56)
sunbeam((-5, -2.6, 2.1), (.6, -.6, 1.15), w=2.3, h=2.1, power=5.6, color='#FFE6C2', cols=2, rows=3, bar=.13, soft=.03, size=.06)
area((-3.5, -5.5, 4.2), (0, -1, .8), 3, 145, '#FFF2E2'); area((4.5, -5.5, 3), (.5, -1, 1), 3, 42, '#DCEBFF'); area((WX, .4, 1.9), (WX, -2, .6), 1.3, 40, '#FFF3DC')
area((-.6, -4.6, 1.3), (0, -1.3, 1.0), 1.2, 32, '#FFF0DC')      # low fill for the faces
camera(target=(-.02, -1.2, .845), dist=4.5, az=4, el=6.5, lens=50, fstop=2.6, focus=(0, -1.5, 1.0))
finish('mother-and-midwife', exposure=.2, warm=-.01)
