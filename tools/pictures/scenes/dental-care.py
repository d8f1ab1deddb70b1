"""Dental care at home: large clean tooth, toothbrush in a cup, toothpaste, chewing stick basket."""
from math import cos, pi, sin
from kit import *
from props.plants import flowers
from props.sets import light_still, still
from props.textiles import folded

start(5)
# bathroom shelf: tiles up to .16, paint above, window left
still(win=(.44, .17, .5, .8), dado=None, upper='#F0DCCB')
sheet(lambda u, v: (-1.5 + 3 * u, .492, -.2 + .345 * v), 1, 1, pattern('tiles', '#8FC0D6', '#7BAEC6', n=3 / .09, m=.345 / .09, duty=.035, rough=.2))
box(3, .03, .022, (0, .49, .145), .005, 'blue')
# molar
W = gloss('#EFEFEC', .18, .6)
with at(-.02, -.02, 0, rz=-14, s=1.0):
    B = [(0, 0, .120, .074, .060, .050), (0, 0, .098, .062, .050, .042)]
    for sx in (-1, 1):
        for sy in (-1, 1): B.append((sx * .036, sy * .028, .144, .037, .033, .038)); B += chain((sx * .034, sy * .020, .09), (sx * .042, sy * .024, .016), .031, .0145, 12)
    meld(B, W, .003, 22)
with at(-.02, -.02, 0): cyl(.085, .012, (0, 0, -.001), gloss('midblue', .3, .3), bev=.005)
# little sparkles
for x, z, s in ((.075, .19, .030), (.105, .155, .018)):
    pts = [((s if i % 2 == 0 else s * .28) * sin(pi * i / 4), (s if i % 2 == 0 else s * .28) * cos(pi * i / 4)) for i in range(8)]
    flags(prism(pts, .004, (x, -.05, z), .001, emit('#FFFFFF', 1.1)), shadow=False)
def brush(h, c, b='paper'):
    tube([(0, 0, 0), (0, 0, h * .6), (.003, 0, h * .74), (0, 0, h)], .0052, gloss(c, .3, .4), smooth=True)
    box(.012, .011, .032, (0, 0, h - .012), .004, gloss(c, .3, .4))
    for i in range(5):
        for j in (-1, 1): cyl(.0022, .014, (j * .003, -.011, h - .007 + .0055 * i), (b, 'sky')[i % 2], axis='y', seg=12, bev=.0006)
# cup with two brushes
with at(.205, .06, 0):
    lathe([(0, 0), (.034, 0), (.038, .004), (.042, .095), (.0395, .097), (.036, .012), (0, .010)], m=gloss('amber', .3, .4), angle=60)
    cyl(.0425, .014, (0, 0, .060), 'paper', bev=.002) if False else None
    with at(-.012, -.005, .012, ry=-13, rx=-4, rz=10): brush(.19, 'blue')
    with at(.012, .0, .012, ry=15, rx=-2, rz=-14): brush(.165, 'clay')
# toothpaste tube
with at(.17, -.135, .0, rz=16):
    def fn(u, v):
        a = 2 * pi * v; k = u; rx, rz = .021 + .004 * k, .019 * (1 - k) ** .75 + .0012
        return -.06 + .135 * u, rx * cos(a), .019 * (1 - k * .86) + rz * sin(a) + .0006
    sheet(fn, 24, 36, gloss('paper', .3, .4), closed=True)
    def f2(u, v):
        x, y, z = fn(.30 + .36 * u, v); zc = .019 * (1 - (.30 + .36 * u) * .86); return x, y * 1.012, zc + (z - zc) * 1.03 + .0002
    sheet(f2, 16, 36, gloss('leaf', .3, .4), closed=True)
    box(.012, .052, .006, (.076, 0, .0005), .002, 'leaf'); cyl(.0165, .004, (-.062, 0, .019), 'paper', axis='x'); cyl(.0125, .020, (-.074, 0, .019), gloss('clay', .3, .3), axis='x', bev=.002)
# third brush lying with a stripe of paste
with at(-.03, -.175, .0065, rz=-96, rx=0):
    with at(0, -.09, 0, rx=-90): pass
with at(-.175, -.155, .006, rz=10):
    tube([(-.10, 0, 0), (.03, 0, .001), (.06, 0, .0)], .0055, gloss('leaf', .3, .4), smooth=True); box(.036, .012, .009, (.072, 0, -.0045), .004, gloss('leaf', .3, .4))
    for i in range(7):
        for j in (-1, 0, 1): cyl(.0019, .014, (.0585 + .0045 * i, j * .0036, .003), ('paper', 'sky')[i % 2], seg=10, bev=.0005)
    tube([(.058, 0, .0195), (.066, .001, .0205), (.075, -.001, .0195), (.086, 0, .021)], .0046, gloss('#BFE6DA', .25, .4), smooth=True)
# folded kitenge face towel, flowers
with at(-.235, .09, 0, rz=12):
    folded(.17, .13, .05, [kitenge('rose', 'clay', 'amber', 'paper', 6, 5), mat('mint', rough=.85, sheen=.3)], 2, 3)
with at(-.245, .10, .051, s=.62): flowers(7, vase='blue', cols=('rose', 'paper', 'amber'))
light_still(beam=(.05, .25, .18), w=.85, h=.6, power=4.6, fill=.9)
camera(target=(.01, 0, .098), dist=1.08, az=5, el=11, lens=56, fstop=5, focus=(0, -.08, .08))
finish('dental-care', exposure=-.02, warm=-.01, contrast=.28)
