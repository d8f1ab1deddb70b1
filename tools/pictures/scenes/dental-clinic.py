"""Dental clinic: reclining chair, lamp, instrument tray, tooth model."""
from kit import *
from props.dental import dental_chair, dental_lamp, tooth
from props.furniture import counter, stool
from props.household import kiondo, mug
from props.plants import flowers, plant
from props.sets import rig, rug, shell

start(3)
W = (-1.18, 1.1, 1.3, 1.15)
shell(W, cur=None, tree='acacia', x1=2.1)
counter(-2.6, -.35, front='sky', d=.5, n=4)
CT = .88
with at(-1.0, -.25, CT, rz=-12): tooth(.36, .15, r=.06)
with at(-.62, -.24, CT): mug('clay')
for i, (c, a) in enumerate((('leaf', 12), ('amber', -14))):
    with at(-.62 + .012 * (1 - 2 * i), -.24, CT + .03, ry=a): tube([(0, 0, 0), (0, 0, .15)], .006, c); box(.018, .02, .05, (0, -.004, .13), .005, 'paper')
with at(-1.75, -.26, CT): flowers(7, vase='blue', s=1.05)
# chair group
with at(.22, -1.35, 0):
    dental_chair('leaf')
    # lamp pole behind
    cyl(.05, .5, (-.05, .44, 0), gloss('white', .35, .3), bev=.01); cyl(.12, .04, (-.05, .44, 0), 'white', bev=.012)
    tube([(-.05, .44, .4), (-.05, .44, 1.98)], .028, metal())
    tube([(-.05, .44, 1.95), (.28, .30, 2.05)], .026, gloss('white', .35, .3)); ball(.045, (-.05, .44, 1.96), 'blue', sub=3)
    tube([(.28, .30, 2.05), (.20, .02, 1.74)], .022, gloss('white', .35, .3)); ball(.042, (.28, .30, 2.05), 'blue', sub=3)
    with at(.20, -.02, 1.68, ry=-24, rx=-38, s=1.15): dental_lamp()
    # tray arm
    with at(-.50, -.06, 0):
        tube([(.1, .30, .3), (-.28, .44, .45), (-.28, .44, .95), (0, .2, .99)], .024, gloss('white', .35, .3), bend=.06)
        prism(rrect(.52, .34, .06), .04, (0, 0, 1.01), .014, gloss('white', .35, .35), 'z')
        prism(rrect(.46, .28, .04), .012, (0, .0, 1.034), .004, metal('steel', .3), 'z')
        for i, x in enumerate((-.16, -.11, -.06, -.01)):
            with at(x, 0, 1.05, rz=(4, -3, 2, -5)[i]): tube([(0, -.09, 0), (0, .07, 0)], .006, metal('#DDE4E8', .25)); (ball(.018, (0, .09, .002), metal('#DDE4E8', .2), (1, 1, .4), sub=3) if i == 0 else tube([(0, .07, 0), (.006, .10, .01)], .003, 'steel'))
        box(.1, .1, .012, (.09, .05, 1.04), .004, 'sky'); cyl(.034, .075, (.17, -.05, 1.04), gloss('clay'), bev=.006, r2=.04)
        for i, c in enumerate(('blue', 'amber', 'clay', 'midblue')):   # handpieces on the front edge
            x = -.18 + .12 * i
            box(.03, .04, .03, (x, -.175, .985), .008, 'grey')
            with at(x, -.195, 1.0, rx=14): cyl(.013, .12, (0, 0, -.04), metal('#DDE4E8', .25), bev=.004); cyl(.0145, .03, (0, 0, -.05), c, bev=.004)
            tube([(x, -.185, .95), (x + .01, -.2, .80), (x * .6 + .03, -.1, .72), (x * .3, .06, .80), (x * .3, .1, .99)], .008, mat(c, rough=.5), smooth=True)
with at(1.30, -1.95, 0): stool('amber', .52)
with at(1.42, 0, 1.75):
    for sx in (-1, 1): box(.035, .04, .678, (sx * .262, -.02, -.339), .008, 'wood')
    for z in (-.34, .305): box(.56, .044, .035, (0, -.021, z), .008, 'wood')
    box(.52, .02, .64, (0, -.014, -.32), 0, 'blue')
    with at(0, -.03, -.2): tooth(.4, .02, r=.008)
with at(1.72, -.42, 0): plant('clay', 'palm', .2, .36, 1.15, seed=5, n=10, turn=(120, 300))
with at(-1.40, -1.78, 0): kiondo(.17, .27, strap=True)
rug(.2, -1.75, 1.55, .72, 'ice', 'sky')
rig(to=(.6, -.6, 1.2), win=W)
camera(target=(.12, -1.2, .98), dist=5.7, az=-7, el=10, lens=52, fstop=2.4, focus=(.1, -1.4, .9))
finish('dental-clinic', exposure=.2, warm=-.015)
