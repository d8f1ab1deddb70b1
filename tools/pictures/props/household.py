"""Things from home: toys, tea, baskets, folded cloths."""
from math import cos, pi, sin

from kit import *
from props.room import rod

def teddy(s=.2, m='wood', m2='sand'):
    """sitting toy bear, s = height"""
    with at(s=s):
        k = lambda c: mat(c, rough=.8, spec=.15, sheen=.4)
        ball(.27, (0, 0, .27), k(m), (1, .9, 1.05)); ball(.2, (0, -.1, .26), k(m2), (.9, .8, 1))
        ball(.24, (0, -.02, .68), k(m), (1.08, .95, .95)); ball(.1, (0, -.21, .62), k(m2), (1.1, .9, .85)); ball(.032, (0, -.3, .65), 'dark', (1.2, .8, .9), sub=3)
        for sx in (-1, 1):
            ball(.095, (sx * .19, 0, .87), k(m)); ball(.06, (sx * .19, -.06, .87), k(m2), (1, .6, 1))
            ball(.028, (sx * .085, -.225, .72), 'dark', sub=3)
            ball(.1, (sx * .29, -.08, .36), k(m), (.8, .85, 1.5)); ball(.12, (sx * .2, -.27, .1), k(m), (.9, 1.3, .85)); ball(.07, (sx * .2, -.41, .11), k(m2), (1, .4, 1))

def thermos(m='clay'):
    cyl(.062, .2, (0, 0, 0), gloss(m), bev=.012); cyl(.064, .018, (0, 0, .05), 'paper', bev=.004); cyl(.056, .03, (0, 0, .198), 'steel', bev=.006)
    cyl(.05, .075, (0, 0, .226), 'cream', bev=.014)
    tube([(.06, 0, .06), (.115, 0, .08), (.115, 0, .17), (.06, 0, .19)], .009, 'cream', bend=.03)

def mug(m='amber'):
    lathe([(0, 0), (.034, 0), (.04, .006), (.042, .085), (.038, .088), (.035, .08), (0, .07)], m=gloss(m), angle=50)
    tube([(.04, 0, .02), (.07, 0, .03), (.07, 0, .062), (.04, 0, .07)], .006, gloss(m), bend=.015)

def kiondo(r=.17, h=.26, a='cream', b='clay', c='blue', strap=True):
    """woven sisal basket"""
    prof = [(.55 * r, .0), (.8 * r, .03 * h / .26), (r, .35 * h), (1.04 * r, .7 * h), (r, h)]
    P = [(0, .004)] + spline([(x, z, 0) for x, z in prof], 6, two=True)
    f = lambda lo, hi, m: sheet(lambda u, v: (lambda q: (q[0] * cos(2 * pi * v), q[0] * sin(2 * pi * v), q[1]))(P[min(len(P) - 1, round(lo + u * (hi - lo)))]), hi - lo, 48, m, .008, closed=True)
    n = len(P) - 1
    f(0, n - 14, mat(a, rough=.9, bump=.3, bscale=90)); f(n - 14, n - 6, pattern('zigzag', b, a, n=1.5, m=14, duty=.5, rough=.9)); f(n - 6, n - 3, mat(c, rough=.9)); f(n - 3, n, mat(a, rough=.9))
    torus(r, .012, (0, 0, h), mat('darkwood', rough=.7))
    cyl(r * .93, .01, (0, 0, h * .55), 'darkwood')
    if strap: tube([(-r, 0, h - .02), (-r * .7, -.03, h + .13), (0, -.05, h + .2), (r * .7, -.03, h + .13), (r, 0, h - .02)], .010, mat('darkwood', rough=.7), smooth=True)

def hanging(w=.5, h=.62, a='amber', b='clay', n=3, m=5, kind='zigzag', duty=.45):
    """cloth wall hanging on a rod, facing -y, centre at the origin"""
    sheet(lambda u, v: ((v - .5) * w, -.02 - .006 * sin(9 * v), -h / 2 + u * h), 16, 30, pattern(kind, a, b, n=n, m=m, duty=duty), .01)
    with at(0, -.02, h / 2): rod(w + .1, .012, 'darkwood', knob=.022)
