"""A nurse's folded uniform, fob watch, stethoscope and name card."""
from math import cos, pi, sin
from kit import *
from props.clinic import stethoscope
from props.textiles import folded

start(21)
with at(0, .02, 0, rz=-7):
    folded(.34, .25, .06, [mat('#A3CAE4', rough=.85, sheen=.35, bump=.2, bscale=900)], 2, 3)
    # collar
    prism([(-.040, .120), (.040, .120), (0, .060)], .003, (0, 0, .0620), 0, mat('shell', rough=.9), 'z')
    for s in (-1, 1): prism([(s * x, y) for x, y in ((0, .058), (.044, .024), (.080, .106), (.040, .121))], .006, (0, 0, .0645), .002, mat('white', rough=.85), 'z')
    for i in range(3): cyl(.006, .003, (0, -.08 + .05 * i, .062), gloss('white', .3, .3), bev=.001)
with at(.055, -.048, .064, rz=6, s=.64): stethoscope('clay')
with at(-.100, -.040, .0625, rz=-12):       # fob watch
    box(.032, .010, .004, (0, .062, 0), .002, metal('#D5DBDF', .2)); box(.014, .040, .002, (0, .040, .001), .0008, metal('#D5DBDF', .2))
    cyl(.024, .008, (0, 0, 0), metal('#D5DBDF', .2), bev=.003); cyl(.0205, .0006, (0, 0, .0080), mat('white', rough=.4), bev=0)
    for i in range(12): a = pi * i / 6; box(.0016, .0016, .0004, (.0172 * cos(a), .0172 * sin(a), .0086), 0, 'dark')
    for a, L in ((2.2, .010), (.5, .015)): tube([(0, 0, .0090), (L * cos(a), L * sin(a), .0090)], .0008, 'dark')
with at(-.105, .082, .0625, rz=-3):       # name card
    prism(rrect(.074, .046, .006), .003, (0, 0, .0015), .001, gloss('white', .3, .3), 'z'); prism(rrect(.074, .012, .004), .0034, (0, .017, .0017), 0, 'clay', 'z')
    text('NURSE', .018, (0, -.014, .0032), 'navy', upright=False)
studio((0, 0, .07))
camera(target=(.005, .01, .045), dist=.82, az=4, el=34, lens=58, fstop=10, focus=(0, -.04, .06))
finish('dedicated-staff', exposure=.08)
