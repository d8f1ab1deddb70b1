"""The plan of a new ward, a builder's helmet on it, a pencil and the rest of the roll."""
from math import cos, pi, sin
from kit import *

start(4)
P = mat('#2C6796', rough=.8); L = mat('#E9F2F7', rough=.8)
def paper(u, v):       # flat, its right end still rolled
    s = u * .66
    if s < .46: return -.30 + s, (v - .5) * .40, .003 + .012 * max(0, (.05 - s) / .05) ** 2
    a = (s - .46) / .034; r = .034 - .0022 * a
    return .16 + r * sin(a), (v - .5) * .40, .003 + .034 - r * cos(a)
with at(-.01, 0, 0, rz=-9):
    sheet(paper, 160, 8, P, .0012)
    def line(x1, y1, x2, y2, w=.0032): box(max(abs(x2 - x1), w), max(abs(y2 - y1), w), .0006, ((x1 + x2) / 2, (y1 + y2) / 2, .0042), 0, L)
    for x1, y1, x2, y2 in ((-.235, -.15, .10, -.15), (-.235, .15, .10, .15), (-.235, -.15, -.235, .15), (.10, -.15, .10, .15), (-.235, .03, -.13, .03), (-.09, .03, .02, .03), (.06, .03, .10, .03), (-.235, -.03, -.17, -.03), (-.13, -.03, .02, -.03), (.06, -.03, .10, -.03), (-.13, .03, -.13, .15), (-.02, .03, -.02, .15), (-.11, -.15, -.11, -.03), (.0, -.15, .0, -.03)): line(x1, y1, x2, y2)
    for x in (-.20, -.165, -.075, -.04, .03, .065):       # beds
        tube([(x - .011, .085, .0046), (x + .011, .085, .0046), (x + .011, .135, .0046), (x - .011, .135, .0046)], .0012, L, closed=True)
    for x, y in ((-.17, -.09), (.05, -.09)): cross(.04, .0006, (x, y, .0045), L, 'z', r=0)
with at(-.125, .03, .004, rz=24, s=.80):       # helmet
    Y = gloss('amber', .28, .5)
    lathe([(.118, 0), (.120, .004), (.119, .03), (.108, .075), (.080, .112), (.042, .130), (0, .135)], m=Y, smooth_prof=True, angle=180)
    sheet(lambda u, v: ((.112 + .030 * u * (1 + .9 * max(0, -sin(2 * pi * v)) ** 2)) * cos(2 * pi * v), (.112 + .030 * u * (1 + .9 * max(0, -sin(2 * pi * v)) ** 2)) * sin(2 * pi * v) * 1.04, .010 - .006 * u), 8, 96, Y, .005, closed=True)
    for dx, w in ((0, .020), (-.042, .012), (.042, .012)):
        def rib(u, v, dx=dx, w=w):
            a = pi * (.06 + .88 * u); k = (1 - (dx / .125) ** 2) ** .5
            return dx + (v - .5) * w, -.118 * k * cos(a), (.135 * k + .004) * sin(a) ** .86
        sheet(rib, 40, 4, Y, .006)
    with at(0, -.116, .052, rx=-14): cyl(.026, .004, (0, 0, 0), gloss('blue', .3, .3), axis='y', bev=.001); cross(.032, .003, (0, -.003, 0), 'paper', r=0)
with at(-.005, -.128, .012, rz=-24):       # pencil
    H = lambda k: [(k * .0058 * cos(pi * i / 3), k * .0058 * sin(pi * i / 3)) for i in range(6)]
    prism(H(1), .15, (0, 0, 0), .0008, gloss('clay', .35, .3), 'x'); cyl(.0056, .022, (-.086, 0, 0), 'sand', r2=.0016, axis='x', bev=.0004); cyl(.0058, .012, (.081, 0, 0), metal('#D5DBDF', .3), axis='x', bev=.001); cyl(.0055, .012, (.092, 0, 0), 'rose', axis='x', bev=.002)
studio((0, 0, .05))
camera(target=(-.086, .0, .046), dist=1.138, az=6, el=34, lens=58, fstop=10, focus=(-.05, -.06, .05))
finish('building-plan', exposure=.06)
