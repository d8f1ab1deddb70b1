"""A child's bowl of uji with a spoon, fruit, a growth tape."""
import math
import random
from math import cos, pi, sin
from kit import *
from props.food import banana, bowl, orange, plate, spoon
from props.household import teddy
from props.sets import light_still, still
from props.textiles import cloth

start(5)
still(win=(.42, .12, .54, .8), curtainm='rose', side=1, a='#DDB184', b='#CC9B6B')
with at(.0, -.05, 0, rz=-4): cloth(.46, .31, kitenge('blue', 'amber', 'clay', 'paper', 8, 6), seed=2)
with at(-.03, -.04, .006):
    bowl(.098, .078, 'amber'); cyl(.084, .012, (0, 0, .058), mat('#B98A6A', rough=.4, spec=.4), bev=.004)
    tube([(.045 * cos(a) * (a / 9), .045 * sin(a) * (a / 9), .0705) for a in [i * .25 for i in range(40)]], .0035, mat('#F5E6CF', rough=.4))
    for i in range(5):
        a = 2.2 + i * .32;
        with at(.057 * cos(a), .057 * sin(a), .070, rx=8): cyl(.014, .005, (0, 0, 0), '#F5DF9A', bev=.002, seg=28); cyl(.004, .0056, (0, 0, 0), '#D9B65A', bev=.001, seg=14)
    with at(.035, -.02, .072, rz=-58, rx=0):
        with at(0, 0, 0, rx=-24): spoon(.17, 'leaf')
    heart(.038, .006, (0, -.0805, .040), 'paper') if False else None
# fruit plate
with at(.235, -.055, .0):
    plate(.095, 'paper', 'leaf')
    for i in range(5):
        a = -2.2 + i * .62
        with at(.045 * cos(a), .045 * sin(a), .012, rz=math.degrees(a) + 90):
            prism([(.03 * cos(t), .03 * sin(t)) for t in [pi * j / 18 for j in range(19)]], .012, (0, 0, 0.0), .002, mat('#F08A24', rough=.4), 'y'); prism([(.026 * cos(t), .0008 + .026 * sin(t)) for t in [pi * j / 18 for j in range(19)]], .0135, (0, 0, 0.0), .001, mat('#F9B45A', rough=.35), 'y')
    for x, y in ((.0, .0), (.022, .016), (-.014, .026), (.012, .040), (-.02, -.002)):
        with at(x - .005, y, .010, rx=9): cyl(.0165, .008, (0, 0, 0), '#F5DF9A', bev=.003, seg=30); cyl(.005, .0086, (0, 0, 0), '#D9B65A', bev=.001, seg=16)
with at(.06, .16, 0, rz=8): banana(s=1.25)
with at(.165, .13, 0): orange(.043)
# sippy cup
with at(-.235, .07, 0, s=1.15):
    lathe([(0, 0), (.028, 0), (.033, .004), (.04, .075), (.042, .078)], m=gloss('leaf', .3, .3), angle=50); lathe([(.0435, .074), (.0445, .078), (.0445, .088), (.038, .094), (.012, .098), (0, .098)], m=gloss('paper', .35, .3), angle=50)
    prism(rrect(.034, .016, .0079), .02, (0, -.02, .105), .005, gloss('paper', .35, .3), 'z')
    for s in (-1, 1): tube([(s * .036, 0, .022), (s * .068, 0, .026), (s * .070, 0, .06), (s * .038, 0, .066)], .0065, gloss('amber', .35, .3), bend=.018)
with at(.335, .10, 0, rz=-22): teddy(.22)
# growth chart on the wall: a tree-like ruler with plain marks, giraffe-patterned band
with at(-.30, .485, 0):
    box(.115, .008, .9, (0, 0, -.1), .003, mat('#F6D98E', rough=.7))
    rd = random.Random(3)
    for i in range(34):
        with at(rd.uniform(-.008, .042), -.005, -.05 + .024 * i): blob(.0105, (0, 0, 0), 'wood', (1, .25, 1), amp=.25, seed=i, sub=3)
    for i in range(36): box(.018 if i % 5 else .038, .002, .003, (-.0575 + (.009 if i % 5 else .019), -.005, .0 + .018 * i), 0, 'blue')
    heart(.032, .005, (.0, -.008, .275), 'clay')
# rolled measuring tape in front
with at(-.225, -.135, 0, rz=-20):
    def coil(u, v):
        a = u * 2 * pi * 4; r = .014 + .0034 * a / (2 * pi); return r * cos(a), r * sin(a), .001 + v * .018
    sheet(coil, 160, 3, pattern('stripes', '#F2B544', 'dark', n=60, m=1, duty=.16), .0014)
    def tail(u, v): return .002 + .115 * u, -.0276 + .03 * sin(u * 2.6) * u, .001 + v * .018
    sheet(tail, 60, 3, pattern('stripes', '#F2B544', 'dark', n=22, m=1, duty=.16), .0014); cyl(.0125, .016, (0, 0, .001), 'clay', bev=.003)
light_still(beam=(.0, .3, .2), w=.9, h=.6)
camera(target=(.03, 0, .085), dist=1.18, az=2, el=17, lens=56, fstop=5, focus=(0, -.06, .06))
finish('healthy-child', exposure=.1, warm=-.01, contrast=.27)
