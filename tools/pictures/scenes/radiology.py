"""Radiology: x-ray tube on its column over a table, light box with films, lead apron."""
from kit import *
from props.furniture import chair
from props.imaging import lightbox, xray_head, xray_table
from props.plants import plant
from props.sets import rig, rug, shell

start(15)
W = (-1.62, 1.12, .9, 1.15)
shell(W, cur=None, tree='acacia', x1=2.45)
with at(.35, -1.25, 0): xray_table('midblue')
# column behind the table and the arm
box(.26, .2, .06, (-.42, -.35, 0), .02, 'grey'); box(.17, .15, 2.75, (-.42, -.35, 0), .03, gloss('white', .35, .35)); box(.05, .16, 2.4, (-.42, -.352, .2), .01, 'blue')
box(.28, .28, .34, (-.42, -.37, 1.62), .05, gloss('white', .35, .35)); tube([(-.42, -.45, 1.79), (-.42, -1.1, 1.79)], .055, gloss('white', .35, .35)); cyl(.09, .10, (-.42, -1.08, 1.79), 'blue', bev=.02, axis='y')
with at(-.42, -1.25, 1.79): xray_head()
with at(.82, -1.25, .77): box(.42, .30, .05, (0, 0, 0), .02, 'grey')
with at(1.02, -1.25, .84): pillow(.34, .48, .12, (0, 0, 0), mat('paper', rough=.85))
with at(1.02, 0, 1.70): lightbox(1.15, .78)
with at(2.42, -1.0, 1.75, rz=-90):
    box(.5, .03, .06, (0, -.015, -.03), .012, 'wood')
    for sx in (-1, 1): tube([(sx * .15, -.03, 0), (sx * .15, -.08, -.01), (sx * .15, -.09, .03)], .010, 'steel')
with at(2.42, -1.0, 1.75, rz=-90):
    ap = spline([(a, b, 0) for a, b in ((-.09, .0), (-.16, -.02), (-.14, -.22), (-.24, -.34), (-.27, -.60), (-.27, -1.0), (0, -1.02), (.27, -1.0), (.27, -.60), (.24, -.34), (.14, -.22), (.16, -.02), (.09, .0), (.05, -.09), (-.05, -.09))], 5, True, True)
    prism(ap, .07, (0, -.11, 0), .025, mat('blue', rough=.6), 'y'); box(.5, .082, .05, (0, -.11, -.52), .02, mat('amber', rough=.6))
rug(.35, -1.95, 1.4, .48, 'ice', 'sky')
with at(2.05, -.45, 0): plant('clay', 'snake', .19, .34, 1.4, seed=4, n=11)
with at(-1.55, -1.25, 0, rz=24):
    chair(seat='ochre', w=.5)
    with at(0, .10, .66, rx=72): pillow(.34, .32, .12, (0, 0, 0), pattern('zigzag', 'paper', 'clay', n=4, m=5, duty=.45))
rig(to=(.8, -.5, 1.2), win=W)
camera(target=(.14, -1.2, 1.12), dist=5.75, az=-5, el=9, lens=47, fstop=2.6, focus=(0, -1.4, 1.1))
finish('radiology', bounces=4, exposure=.2, warm=-.015)
