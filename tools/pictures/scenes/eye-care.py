"""Eye care: an elder woman reads the chart of shapes, the clinician points; phoropter on its arm, spectacles."""
from mathutils import Vector
from kit import *
from people.body import body_matrix
from people.cast import cast
from props.eyes import eye_chart, phoropter, spectacles
from props.furniture import chair, counter
from props.sets import rig, rug, shell

start(17); soften_faces(.4)
W = (-1.85, 1.15, 1.0, 1.15)
shell(W, cur=None, tree='jacaranda', x1=2.3)
with at(-.08, 0, 1.58): eye_chart(.78, 1.14)
# instrument stand
with at(1.98, -.32, 0):
    prism(rrect(.5, .5, .14), .06, (0, 0, .03), .02, gloss('white', .35, .35), 'z'); box(.20, .20, 2.02, (0, 0, .05), .05, gloss('white', .35, .35)); box(.205, .06, 1.3, (0, -.075, .5), .02, 'blue')
    box(.26, .26, .10, (0, 0, 1.86), .03, 'blue')
    tube([(0, -.05, 1.91), (-.45, -.42, 1.91), (-1.0, -.52, 1.91)], .032, gloss('white', .35, .35), bend=.12); cyl(.045, .16, (-1.0, -.52, 1.78), 'blue', bev=.012)
    with at(-1.0, -.52, 1.82, rz=-16): phoropter(1.35)
counter(-2.7, -.72, front='sky', d=.46, n=4, h=.86)
for i, (c, x) in enumerate((('clay', -1.95), ('blue', -1.50), ('leaf', -1.05))):
    with at(x, -.26, .86, rz=8 - 6 * i):
        prism(rrect(.34, .2, .04), .05, (0, .03, .025), .014, 'paper', 'z')
        with at(0, -.03, .052): spectacles(c, 2.3)

def toward(frame, p, *ds):
    """converts a point and directions of the room to a body's frame"""
    B = frame.inverted(); return tuple(B @ Vector(p)), [tuple(B.to_3x3() @ Vector(d)) for d in ds]

with at(.70, -1.30, 0, rz=-70):
    chair('wood', 'clay')
    with at(0, -.03, 0): cast('elder-woman', pose='sit', seat=.44, lean=-1, head=(-10, -4, 0), smile=.7)
with at(-.86, -.70, 0, rz=38):
    F = frames[-1] @ body_matrix()
    l, lh = toward(F, (-.50, -.40, 1.50), (.75, .55, .35), (.5, -.5, .6))
    cast('eye-clinician', head=(4, 6, 2), smile=.8, left=l, lhand=lh, right=(-.10, -.21, .06), rhand=((.75, -.5, .1), (.2, 1, -.1)), curl=(.12, .3))
rug(.35, -1.6, 1.4, .55, 'ice', 'sky')
rig(to=(.6, -.5, 1.3), win=W)
area((-1.7, -4.3, 1.4), (.5, -1.1, 1.1), 1.2, 50, '#FFF0DC')      # low fill for the faces
camera(target=(.10, -1.0, .95), dist=4.55, az=-6, el=7, lens=49, fstop=2.8, focus=(.3, -1.1, 1.1))
finish('eye-care', bounces=4, exposure=.2, warm=-.015)
