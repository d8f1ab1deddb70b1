"""The ultrasound machine."""
from math import cos, radians, sin

from kit import *
from props.furniture import castor
from props.laboratory import monitor

def gel(m='midblue', h=.2):
    cyl(.034, h * .72, (0, 0, 0), gloss(m, .25, .4), bev=.012); cyl(.0345, h * .22, (0, 0, h * .22), 'paper', bev=.002); cyl(.012, h * .25, (0, 0, h * .7), 'paper', bev=.004, r2=.006)

def ultrasound(accent='blue'):
    """cart with keyboard console, screen and probes, facing -y; about 1.62 m tall"""
    B = gloss('white', .35, .35); K = mat('dark', rough=.45)
    for sx in (-1, 1):
        for y in (-.26, .28):
            with at(sx * .24, y, 0): castor(.14, .06)
    prism(rrect(.58, .70, .14), .09, (0, .01, .18), .03, B, 'z'); prism(rrect(.60, .72, .14), .03, (0, .01, .165), .008, gloss(accent, .35, .3), 'z')
    box(.42, .40, .55, (0, .10, .21), .07, B, seg=6)
    for i in range(5): box(.24, .012, .014, (0, -.102, .34 + .035 * i), .004, 'grey')
    box(.30, .014, .10, (0, -.102, .56), .02, gloss(accent, .4, .3))
    box(.20, .18, .2, (0, .08, .72), .05, 'grey')
    with at(0, -.10, .88, rx=7):
        prism(rrect(.66, .52, .12), .085, (0, 0, .03), .03, B, 'z', 6); prism(rrect(.56, .40, .07), .012, (0, -.01, .075), .004, gloss('ice', .4, .2), 'z')
        for r in range(3):
            for i in range(9): box(.036, .028, .012, (-.22 + .045 * i, .045 + .038 * r, .080), .006, 'grey' if (i + r) % 5 else 'sky')
        ball(.036, (0, -.09, .082), gloss('blue', .15, .6)); torus(.042, .008, (0, -.09, .083), 'grey')
        for i, c in enumerate(('amber', 'leaf', 'clay', 'amber')):
            x = (-.2, -.12, .12, .2)[i]; cyl(.028, .028, (x, -.09, .08), mat(c, rough=.4), bev=.008)
        tube([(-.30, -.25, .03), (-.22, -.305, .03), (.22, -.305, .03), (.30, -.25, .03)], .017, mat(accent, rough=.4), bend=.05)
        # probes at the right side, gel at the left
        for i, (y, c) in enumerate(((-.12, 'blue'), (.02, 'amber'), (.15, 'leaf'))):
            cyl(.034, .05, (.375, y, .02), 'grey', bev=.008); cyl(.022, .12, (.375, y, .05), B, bev=.008, r2=.027); ball(.034, (.375, y, .17), mat(c, rough=.4), (1, .75, .7), sub=3)
            tube([(.375, y, .02), (.39, y - .01, -.18), (.34, y * .5, -.42 + .03 * i), (.26, .05, -.30), (.2, .1, -.2)], .009, K, smooth=True)
        with at(-.375, -.02, .0):
            cyl(.046, .06, (0, 0, 0), 'grey', bev=.008)
            with at(0, 0, .02): gel('midblue', .22)
    tube([(0, .14, .85), (0, .18, 1.05), (0, .12, 1.16)], .035, 'grey', smooth=True)
    with at(0, .06, 1.02, s=1.16):
        monitor(.56, .42, 'none')
        with at(0, 0, .11, rx=-5):
            def sec(r0, r1, a, y, c, st, z0=.375, n=18):
                f = lambda r, t: (r * sin(radians(t)), z0 - r * cos(radians(t)))
                prism([f(r1, -a + 2 * a * i / n) for i in range(n + 1)] + [f(r0, a - 2 * a * i / n) for i in range(n + 1)], .003, (0, y, 0), 0, emit(c, st), 'y')
            sec(.05, .335, 40, -.0185, '#3F6E90', .8); sec(.05, .10, 39, -.0195, '#6E9DBB', .8); sec(.29, .333, 39, -.0195, '#5B8CAC', .8)
            def el(x, z, rx, rz, c, y=-.0215, st=.9): ball(1, (x, y, z), emit(c, st), (rx, .0015, rz), sub=4)
            el(.0, .175, .125, .088, '#0D2A42', -.0205)
            el(-.058, .185, .042, .040, '#DCE9F0', -.023); el(.025, .162, .062, .038, '#DCE9F0', -.023); el(-.096, .178, .011, .012, '#DCE9F0', -.023)
            with at(.062, -.0235, .185, ry=40): box(.05, .003, .022, (0, 0, -.011), .0014, emit('#DCE9F0', .9))
            with at(-.005, -.025, .15, ry=-35): box(.055, .003, .018, (0, 0, -.009), .0014, emit('#BFD3DF', .9))
            for i in range(5): box(.008, .003, .004, (.235, -.0195, .08 + .05 * i), .001, emit('amber', .9))
