"""Private room: an elder woman in the armchair by the window, her daughter visiting; flowers, bed, jacaranda."""
from mathutils import Vector
from kit import *
from people.body import body_matrix
from people.cast import cast
from props.furniture import armchair, chair, locker
from props.household import mug, thermos
from props.plants import flowers, jacaranda, plant
from props.sets import rig, rug, shell
from props.textiles import drape
from props.ward import bedhead_panel, hospital_bed

start(20); soften_faces(.4)
W = (-.85, 1.04, 1.55, 1.3)
shell(W, cur='ochre', tree=None, x1=2.55, cw=.42)
with at(-.75, 3.6, -.35): jacaranda(2.7, 3, n=130, petals=0)
with at(1.30, -1.22, 0, rz=90):
    hospital_bed(blanket=pattern('stripes', 'mint', 'paper', n=9, m=1, duty=.13), band='white', back=32)
    with at(-1.04, .12, 0, rz=90): drape(-.24, .22, .13, .848, .30, pattern('zigzag', 'amber', 'clay', n=3, m=9, duty=.42), r=.05, thick=.02, seed=5, wav=.006)
with at(1.30, -.01, 1.52): bedhead_panel(1.0)
with at(.36, -.30, 0): locker(w=.46)
with at(.30, -.34, .755, rz=-20, s=1.1): thermos('clay')
with at(.46, -.36, .755, rz=-40, s=1.1): mug('amber')
# the flowers she brought, on a little table
with at(-1.52, -1.42, 0):
    cyl(.16, .03, (0, 0, 0), 'darkwood', bev=.012); cyl(.026, .53, (0, 0, .02), 'darkwood', bev=.006); cyl(.22, .035, (0, 0, .54), 'wood', bev=.014, seg=64)
    with at(-.03, .03, .575, s=1.35): flowers(9, vase='blue')
    with at(.11, -.09, .575, rz=-60, s=1.1): mug('blue')
with at(-.85, -1.35, 0, rz=22):
    with at(0, 0, 0, s=(1, 1, .95)): armchair('leaf', cushion=pattern('dots', 'clay', 'paper', n=7, m=7, duty=.36))
    with at(0, -.06, 0):
        cast('elder-woman', pose='sit', seat=.41, lean=-2, head=(10, 4, -4), smile=.75, left=(.31, -.24, .125), lhand=((.08, -1, -.06), (0, -.05, -1)),
             right=(-.10, -.29, .125), rhand=((.35, -1, -.1), (0, -.1, -1)), curl=(.15, .25))
        hand = frames[-1] @ body_matrix('sit', .41, -2) @ Vector((.315, -.27, .165))
with at(.08, -1.64, 0, rz=-60):
    chair(seat='ochre', w=.46)
    B = (frames[-1] @ body_matrix('sit', .44, 9)).inverted() @ hand
    cast('young-woman', pose='sit', seat=.44, lean=9, head=(12, 1, 4), smile=.75, right=tuple(B), rhand=((-.25, -1, -.1), (0, -.1, -1)),
         left=(.09, -.29, .125), lhand=((-.3, -1, -.12), (0, -.1, -1)), curl=(.25, .3))
with at(2.2, -.40, 0): plant('clay', 'snake', .19, .34, 1.45, seed=4, n=11)
rug(-.45, -1.72, 1.25, .58, 'blush', 'rose')
rig(to=(.85, -.6, 1.15), w=2.6, win=W)
area((-.8, -4.6, 1.3), (-.4, -1.4, 1.0), 1.2, 32, '#FFF0DC')      # low fill for the faces
camera(target=(-.28, -1.3, .815), dist=4.2, az=-6, el=9, lens=48, fstop=2.6, focus=(-.5, -1.5, 1.0))
finish('inpatient-services', bounces=4, exposure=.2, warm=-.015)
