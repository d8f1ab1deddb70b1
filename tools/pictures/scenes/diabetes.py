"""Diabetes care: glucose meter, strips, lancet pen, fruit bowl, tape measure."""
import random
from math import cos, pi, radians, sin
from kit import *
from props.food import apple, banana, bowl, milk, orange
from props.sets import light_still, still
from props.textiles import cloth

start(5)
still(win=(-.40, .12, .56, .8), curtainm='rose', side=-1)
# meter, propped up
with at(-.06, -.085, .004, rz=-8, s=1.75):
    with at(0, 0, .012, rx=-52):
        prism([(a * (1 + .10 * (b / .055)), b) for a, b in rrect(.066, .110, .026)], .020, (0, 0, .048), .007, gloss('shell', .3, .4), 'y')
        prism([(a * (1 + .08 * (b / .055)), b) for a, b in rrect(.058, .100, .023)], .004, (0, -.0095, .048), .001, gloss('blue', .3, .3), 'y')
        prism(rrect(.046, .040, .005), .002, (0, -.0122, .066), 0, gradient([(0, '#BFE0CF'), (1, '#DDF0E4')], 'Z', .95), 'y')
        # a plain rising-and-level curve and a drop, no digits
        tube([(-.017, -.0140, .056), (-.009, -.0140, .062), (-.001, -.0140, .059), (.008, -.0140, .064), (.017, -.0140, .063)], .0012, emit('#1B4A72', .9), smooth=True)
        prism([(.0045 * cos(a), .076 + .0045 * sin(a)) for a in [radians(-200 + 220 * i / 16) for i in range(17)]] + [(0, .086)], .001, (0, -.0138, 0), 0, emit('#C4532F', .95), 'y')
        cyl(.009, .004, (0, -.0125, .026), gloss('amber', .3, .3), axis='y', bev=.001)
        for s in (-1, 1): cyl(.005, .003, (s * .018, -.0122, .026), 'ice', axis='y', bev=.001)
        box(.008, .0016, .030, (0, -.002, .098), .0004, 'paper'); box(.008, .0018, .008, (0, -.002, .120), .0004, 'clay')
    box(.05, .04, .012, (0, .030, 0), .004, 'grey')
    with at(0, .04, 0, rx=20): box(.03, .006, .048, (0, 0, 0), .002, 'grey')
# strip pot and loose strips
with at(.115, -.03, .005, s=1.15):
    cyl(.026, .062, (0, 0, 0), gloss('leaf', .3, .3), bev=.003); cyl(.0264, .026, (0, 0, .016), 'paper', bev=.001)
    rd = random.Random(4)
    for i in range(6):
        with at(.009 * cos(i), .009 * sin(i * 1.7), .04, rz=40 * i, ry=rd.uniform(-9, 9)): box(.0065, .0012, .040, (0, 0, 0), .0003, 'paper'); box(.0065, .0014, .008, (0, 0, .033), .0003, 'clay')
with at(.19, -.045, .005, s=1.1): cyl(.0275, .012, (0, 0, 0), gloss('leaf', .3, .3), bev=.003)
for x, y, rz in ((.085, -.155, 24), (.125, -.185, -12), (.155, -.14, 50)):
    with at(x, y, .0075, rz=rz, s=1.25): box(.040, .0085, .0014, (0, 0, 0), .0003, 'paper'); box(.010, .0085, .0017, (.015, 0, 0), .0003, 'clay'); box(.006, .0085, .0016, (-.014, 0, 0), .0003, 'steel')
# lancing pen
with at(-.245, -.15, .018, rz=20, s=1.3):
    cyl(.0105, .085, (0, 0, 0), gloss('blue', .3, .4), axis='x', bev=.004); cyl(.0095, .026, (.052, 0, 0), gloss('paper', .3, .3), axis='x', bev=.004); cyl(.0108, .008, (.036, 0, 0), 'amber', axis='x', bev=.001); cyl(.0065, .018, (-.05, 0, 0), 'grey', axis='x', bev=.003); box(.02, .008, .006, (-.005, 0, .007), .002, 'amber')
# fruit bowl
with at(.20, .15, 0):
    bowl(.125, .075, 'blue')
    for x, y, z, k in ((-.045, -.045, .028, 'o'), (.04, -.05, .03, 'a'), (.062, .03, .03, 'o'), (-.05, .04, .03, 'g'), (.0, -.005, .066, 'a'), (0, .05, .03, 'o')):
        with at(x, y, z, rz=x * 900):
            if k == 'o': orange(.04)
            else: apple('clay' if k == 'a' else '#8DB548', .041)
    with at(-.01, .02, .098, rz=160, rx=0): banana(s=1.1)
# tape measure: a coil and a tail
T = pattern('stripes', '#F2C95C', 'dark', n=40, m=1, duty=.88)
with at(-.245, .0, .006):
    TM = pattern('stripes', '#F2B544', 'dark', n=60, m=1, duty=.14)
    def coil(u, v):
        a = u * 2 * pi * 4; r = .018 + .0042 * a / (2 * pi); return r * cos(a), r * sin(a), .001 + v * .026
    sheet(coil, 160, 3, TM, .0016); cyl(.0165, .023, (0, 0, .001), 'clay', bev=.003)
    sheet(lambda u, v: (.002 + .15 * u, -.0348 - .012 * sin(u * 3.1), .001 + v * .026), 60, 3, pattern('stripes', '#F2B544', 'dark', n=20, m=1, duty=.14), .0016)
with at(-.185, .17, 0, rz=10, s=1.1):
    milk(.12, .032, .78, '#CFE6F0')
with at(-.02, -.02, 0, rz=-4): cloth(.62, .36, pattern('stripes', '#7FB8D6', 'paper', n=13, m=1, duty=.5), seed=3, amp=0, fringe='paper')
light_still(beam=(.05, .2, .15), w=.85, h=.6)
camera(target=(.0, 0, .07), dist=1.12, az=4, el=17, lens=56, fstop=5, focus=(0, -.06, .06))
finish('diabetes', exposure=.08, warm=-.01, contrast=.27)
