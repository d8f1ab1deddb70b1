"""Planned services: a model of the hospital, rolled plans, amber hard hat, pencil."""
import random
from math import cos, pi, sin
from kit import *
from props.building import hospital
from props.household import mug
from props.outdoors import ambulance
from props.plants import acacia, bush, jacaranda
from props.sets import light_still, still

start(5)
still(win=(-.42, .12, .56, .8), curtainm='rose', side=-1)
# model on its base board
with at(-.03, .02, 0, rz=16, s=1.0):
    box(.40, .27, .018, (0, 0, 0), .004, 'wood'); box(.385, .255, .004, (0, 0, .017), .001, mat('#9FBF86', rough=.9))
    box(.385, .036, .0014, (0, -.098, .021), 0, mat('#E6D6C2', rough=.85)); box(.05, .08, .0014, (.0266, -.06, .0211), 0, mat('#E6D6C2', rough=.85))
    with at(.030, .0, .021, s=.0172): hospital(pots=False)
    rd = random.Random(3)
    for x, y, k in ((-.165, -.055, 0), (.165, -.06, 1), (-.172, .06, 1), (-.10, -.062, 2), (.105, -.062, 2), (.176, .03, 2)):
        with at(x, y, .021, s=.0125 if k == 0 else .011):
            if k == 0: jacaranda(5.5, 3, petals=0, n=90)
            elif k == 1: acacia(6.0, 2, n=110)
            else: bush(1.4, 1.3, 4)
    with at(-.07, -.098, .0225, s=.0115, rz=0): ambulance()
# rolled plans
def rollp(L, r, m='paper', tie='clay'):
    def fn(u, v):
        a = v * 2 * pi * 2.3; q = r * (1 - .16 * v); return (u - .5) * L, q * cos(a), r + q * sin(a)
    sheet(fn, 4, 100, mat(m, rough=.8), .0012);
    torus(r * 1.02, .0022, (0, 0, r), tie, axis='x', n=40)
with at(.27, -.085, 0, rz=-24): rollp(.30, .020, 'paper', 'clay')
with at(.245, -.155, 0, rz=-10): rollp(.27, .017, '#CFE0EC', 'amber')
# open plan, blue print with plain lines
with at(-.07, -.135, .001, rz=4):
    sheet(lambda u, v: ((u - .5) * .40, (v - .5) * .20, .001 + .026 * max(0, (u - .88) / .12) ** 2 + .020 * max(0, (.1 - u) / .1) ** 2), 60, 4, mat('#2D6794', rough=.8), .0012)
    for x0, y0, w, h in ((-.02, .0, .22, .10), (-.085, .0, .09, .10), (.03, .0, .06, .10), (-.02, -.055, .06, .022)):
        for s in (-1, 1): box(w, .0022, .0006, (x0, y0 + s * h / 2, .0022), 0, '#DDEAF3'); box(.0022, h, .0006, (x0 + s * w / 2, y0, .0022), 0, '#DDEAF3')
with at(-.03, -.17, .007, rz=28):      # pencil
    cyl(.0052, .15, (0, 0, 0), gloss('amber', .35, .3), axis='x', seg=6, bev=.0004)
    with at(-.075, 0, 0, ry=-90): lathe([(.0052, 0), (.0016, .014)], m='sand', seg=24); lathe([(.0016, .014), (0, .019)], m='dark', seg=16)
    cyl(.0056, .009, (.079, 0, 0), 'steel', axis='x', bev=.0008); cyl(.0054, .012, (.088, 0, 0), 'rose', axis='x', bev=.003)
# hard hat
with at(.275, .11, .0, rz=-35, s=1.12):
    Y = gloss('amber', .25, .6)
    def dome(u, v):
        a = v * 2 * pi; e = u * pi / 2; rr = sin(e); z = cos(e)
        return .098 * rr * cos(a) * .9, .098 * rr * sin(a) * 1.1, .014 + .10 * z ** .85
    sheet(dome, 24, 64, Y, .003, closed=True)
    def brim(u, v):
        a = v * 2 * pi; k = 1 + u * (.11 + .26 * max(0, -sin(a)) ** 2); return .088 * cos(a) * k, .108 * sin(a) * k, .016 - .010 * u
    sheet(brim, 6, 64, Y, .004, closed=True)
    for x in (-.03, 0, .03): tube([(x, .108 * cos(t) * (1 - (x / .12) ** 2) ** .5 , .016 + .103 * sin(t) ** .85 * (1 - (x / .11) ** 2)) for t in [pi * i / 30 for i in range(31)]], .0065 if x == 0 else .005, Y, caps=True)
    cyl(.019, .006, (0, -.104, .050), 'blue', axis='y', bev=.002) if False else None
with at(-.335, .14, 0, rz=-140, s=1.15): mug('clay'); cyl(.034, .003, (0, 0, .078), mat('#A5673A', rough=.2))
with at(-.335, .0, 0): pass
light_still(beam=(.05, .2, .15), w=.9, h=.6)
camera(target=(-.0, -.01, .075), dist=1.2, az=2, el=19, lens=54, fstop=6, focus=(0, -.04, .06))
finish('upcoming-services', exposure=.06, warm=-.01, contrast=.28)
