"""The consultation desk."""
from math import cos, pi, radians, sin

from kit import *

def stethoscope(m='blue', s=1.0):
    """lying on z=0, about .4 m wide at s=1"""
    with at(s=s):
        t = mat(m, rough=.4); M = metal('#DDE4E8', .25); r = .011
        tube([(-.02, .11, r), (-.02, .05, r), (.01, -.03, r), (.09, -.10, r), (.18, -.08, r), (.21, .0, r), (.17, .06, r)], r, t, smooth=True)
        cyl(.042, .022, (.155, .085, 0), M, bev=.006); cyl(.034, .012, (.155, .085, .018), mat(m, rough=.4), bev=.004); cyl(.012, .03, (.165, .07, .0), M)
        ball(.018, (-.02, .11, .016), t, sub=3)
        for sx in (-1, 1):
            tube([(-.02, .11, .014), (-.02 + sx * .045, .15, .014), (-.02 + sx * .10, .22, .014), (-.02 + sx * .085, .30, .014), (-.02 + sx * .05, .335, .014)], .0085, M if False else t, smooth=True)
            tube([(-.02 + sx * .10, .215, .015), (-.02 + sx * .087, .295, .015), (-.02 + sx * .045, .338, .015)], .0065, M, smooth=True); ball(.014, (-.02 + sx * .04, .342, .015), 'dark', (1.2, .9, .9), sub=3)

def bp_kit(m='midblue'):
    """blood-pressure gauge with cuff and bulb, facing -y, about .5 m wide"""
    # gauge
    with at(.0, .04, 0):
        prism([(-.09, 0), (.09, 0), (.075, .05), (.03, .07), (-.03, .07), (-.075, .05)], .12, (0, 0, 0), .012, gloss('white', .35, .35), 'y')
        with at(0, -.01, .15, rx=-12):
            cyl(.105, .06, (0, 0, 0), gloss('blue', .35, .3), bev=.016, axis='y', seg=56); cyl(.086, .064, (0, -.002, 0), 'white', bev=.004, axis='y', seg=56)
            for i in range(13):
                a = radians(-130 + 260 * i / 12); box(.006, .006, .018 if i % 3 else .026, (.066 * sin(a), -.035, .066 * cos(a) - .01), .001, 'clay' if i > 8 else ('leaf' if i in (4, 5, 6) else 'blue'))
            with at(0, -.038, 0, ry=22): box(.009, .005, .07, (0, 0, -.01), .002, 'clay')
            cyl(.012, .012, (0, -.038, 0), 'blue', axis='y', seg=20)
    # cuff: a rolled band
    with at(.30, .05, .075):
        sheet(lambda u, v: ((u - .5) * .17, (.068 + .02 * v) * cos(2 * pi * v * 1.12), (.068 + .006 * v) * sin(2 * pi * v * 1.12)), 4, 44, mat(m, rough=.8, sheen=.3), .016)
        box(.12, .004, .05, (0, -.092, -.03), .003, 'paper')
    tube([(.0, -.03, .06), (.10, -.08, .012), (.18, -.05, .012), (.24, .02, .02)], .009, mat('dark', rough=.45), smooth=True)
    tube([(-.05, -.02, .05), (-.14, -.05, .014), (-.17, -.11, .014)], .009, mat('dark', rough=.45), smooth=True)
    with at(-.18, -.15, .036, rz=-14): ball(.036, (0, 0, 0), mat('dark', rough=.45), (.95, 1.7, .95)); cyl(.014, .03, (0, .065, 0), metal(), axis='y', seg=20)
