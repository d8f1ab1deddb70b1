"""Eye care: chart of shapes, examination chair, phoropter on its arm, spectacles."""
from kit import *
from props.eyes import exam_chair, eye_chart, phoropter, spectacles
from props.furniture import counter, stool
from props.plants import plant
from props.sets import rig, rug, shell

start(17)
W = (-1.55, 1.15, 1.05, 1.15)
shell(W, cur=None, tree='jacaranda', x1=2.3)
with at(-.12, 0, 1.66): eye_chart(.78, 1.14)
# chair unit, turned to the left
with at(.98, -1.35, 0, rz=-32): exam_chair('clay')
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
with at(-.42, -1.65, 0): stool('ochre', .5)
rug(.35, -1.7, 1.4, .55, 'ice', 'sky')
rig(to=(.6, -.5, 1.3), win=W)
camera(target=(.06, -1.1, 1.06), dist=5.5, az=-4, el=9, lens=49, fstop=2.8, focus=(.3, -1.3, 1.1))
finish('eye-care', bounces=4, exposure=.2, warm=-.015)
