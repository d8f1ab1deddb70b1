"""Telemedicine: a mother at her table at home, the internist on the laptop's screen; tea, window."""
from mathutils import Vector
from kit import *
from people.body import body_matrix
from people.cast import cast
from props.furniture import chair
from props.household import mug, thermos
from props.plants import plant
from props.room import floor
from props.sets import light_still, still
from props.textiles import cloth

start(5); soften_faces(.4)
still(win=(.40, .16, .8, .85), curtainm='rose', side=1, wy=.85, tab=False)
with at(0, .85, -.75): floor(-3.2, 3.2, -3, .1, color='#E8D0B2', joint='#CDAE88', tile=.5, rough=.3)
for i in range(5):
    with at(.55, -.34 + .17 * i, -.04): box(1.80, .1685, .04, (0, 0, 0), .005, woodgrain('#CE9560', '#BB8250', 2.2 + .3 * i))
box(1.70, .03, .09, (.58, -.36, -.13), .008, woodgrain('#BB8250', '#CE9560', 2)); box(.03, .66, .09, (-.26, 0, -.13), .008, woodgrain('#BB8250', '#CE9560', 2, axis='Y'))
for y in (-.35, .35): box(.06, .06, .71, (-.26, y, -.75), .01, 'wood')
# laptop
with at(.27, -.02, 0, rz=-40, s=1.35):
    prism(rrect(.34, .235, .015), .014, (0, -.02, .008), .004, gloss('shell', .35, .3), 'z')
    for r in range(4):
        for i in range(12): box(.0215, .018, .003, (-.143 + .026 * i, -.035 + .024 * r + .02, .0145), .002, 'grey')
    prism(rrect(.09, .05, .006), .002, (0, -.105, .0155), 0, mat('steel', rough=.4), 'z')
    with at(0, .098, .012, rx=-14):
        prism(rrect(.34, .225, .014), .008, (0, .003, .114), .003, gloss('dark', .35, .3), 'y')
        prism(rrect(.326, .211, .004), .002, (0, -.0015, .114), 0, gradient([(0, '#8FC0DB'), (1, '#D3E6EE')], 'Z', .9), 'y')
        for sx in (-1, 1): box(.010, .026, .225, (sx * .165, -.012, .0015), .004, gloss('dark', .35, .3))
        for z in (.0015, .2165): box(.34, .026, .010, (0, -.012, z), .004, gloss('dark', .35, .3))
        with at(-.022, -.022, -.318, s=(.315, .14, .315)): cast('internist', bust=True, res=.005, head=(-7, 0, 2), smile=.8)
# tea and a runner
with at(.02, -.24, 0, rz=-150, s=1.15):
    mug('amber'); cyl(.034, .003, (0, 0, .078), mat('#A5673A', rough=.2))
with at(.02, .24, 0, rz=20, s=1.05): thermos('clay')
with at(.27, -.05, 0, rz=-3): cloth(.78, .50, kitenge('clay', 'amber', 'blue', 'paper', 10, 7), seed=3, amp=.0)
with at(.86, .22, 0, s=.9): plant('blue', 'snake', .09, .15, .8, seed=3, n=9)

def toward(frame, p, *ds):
    """converts a point and directions of the room to a body's frame"""
    B = frame.inverted(); return tuple(B @ Vector(p)), [tuple(B.to_3x3() @ Vector(d)) for d in ds]

with at(-.60, .02, -.75, rz=52):
    chair('wood', 'blue')
    with at(0, -.03, 0):
        F = frames[-1] @ body_matrix('sit', .44, 2)
        l, lh = toward(F, (-.20, .06, .032), (.85, -.45, -.06), (0, 0, -1))
        r, rh = toward(F, (-.24, -.20, .032), (.95, .15, -.06), (0, 0, -1))
        cast('mother', pose='sit', seat=.44, lean=2, head=(10, 6, 2), smile=.85, left=l, lhand=lh, right=r, rhand=rh, curl=(.15, .15))
light_still(beam=(.1, .6, .35), w=1.5, h=.9, fill=1.5)
area((-.3, -2.2, .35), (-.4, 0, .3), .8, 8, '#FFF0DC')      # low fill for the face
camera(target=(-.02, 0, .17), dist=2.45, az=5, el=9, lens=50, fstop=4, focus=(-.2, -.05, .25))
finish('telemedicine', exposure=.1, warm=-.01, contrast=.22)
