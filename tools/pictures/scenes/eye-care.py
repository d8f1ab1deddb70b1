"""Eye care: the clinician hands an elder her new spectacles; chart of shapes, phoropter on its arm."""
from mathutils import Vector
from kit import *
from people.cast import cast
from people.reach import reach
from props.eyes import exam_chair, eye_chart, phoropter, spectacles
from props.furniture import counter, stool
from props.plants import plant
from props.sets import rig, rug, shell

start(17); soften_faces(.4)
W = (-1.55, 1.15, 1.05, 1.15)
shell(W, cur=None, tree='jacaranda', x1=2.3)
with at(-.12, 0, 1.66): eye_chart(.78, 1.14)
# chair unit, turned to the left
GLASSES = Vector((.45, -1.74, 1.00))
with at(*GLASSES, rz=24, ry=-6): spectacles('blue', 1.7)
with at(.98, -1.35, 0, rz=-56):
    exam_chair('clay', foot=.04)
    with at(0, .03, .075): cast('elder-woman', pose='sit', seat=.445, head=(3, 4, 2), smile=.75)
# instrument stand
with at(1.58, -.80, 0):
    prism(rrect(.5, .5, .14), .06, (0, 0, .03), .02, gloss('white', .35, .35), 'z'); box(.20, .20, 2.02, (0, 0, .05), .05, gloss('white', .35, .35)); box(.205, .06, 1.3, (0, -.075, .5), .02, 'blue')
    box(.26, .26, .10, (0, 0, 1.86), .03, 'blue')
    tube([(0, -.05, 1.91), (-.45, -.42, 1.91), (-1.0, -.52, 1.91)], .032, gloss('white', .35, .35), bend=.12); cyl(.045, .16, (-1.0, -.52, 1.78), 'blue', bev=.012)
    with at(-1.0, -.52, 1.82, rz=-16): phoropter(1.35)
counter(-2.7, -.72, front='sky', d=.46, n=4, h=.86)
for i, (c, x) in enumerate((('clay', -1.95), ('blue', -1.50), ('leaf', -1.05))):
    with at(x, -.26, .86, rz=8 - 6 * i):
        prism(rrect(.34, .2, .04), .05, (0, .03, .025), .014, 'paper', 'z')
        with at(0, -.03, .052): spectacles(c, 2.3)
with at(2.0, -.30, 0): plant('clay', 'snake', .18, .32, 1.3, seed=4, n=11)
with at(.0, -1.54, 0, rz=77):
    stool('ochre', .5)
    side = dict(pose='sit', seat=.475, lean=5)
    wrist, hand = reach(GLASSES + Vector((-.225, -.035, .03)), (1, .10, .08), (0, 1, .1), **side)
    cast('eye-clinician', **side, head=(-6, 2, -3), smile=.75, right=wrist, rhand=hand, curl=(.25, .4))
rug(.35, -1.7, 1.4, .55, 'ice', 'sky')
rig(to=(.6, -.5, 1.3), win=W)
area((-.6, -4.6, 1.3), (.4, -1.5, 1.0), 1.2, 32, '#FFF0DC')      # low fill for the faces
camera(target=(.34, -1.2, .95), dist=4.5, az=-4, el=8, lens=49, fstop=2.8, focus=(.45, -1.45, 1.1))
finish('eye-care', bounces=4, exposure=.2, warm=-.015)
