"""Draped, flat and folded cloth."""
import random
from math import cos, pi, sin
from mathutils import Vector, noise

from kit import *

def cloth(w, d, m, p=(0, 0, 0), amp=.004, seed=1, thick=.003, fringe=None):
    """flat cloth lying on a table, w (x) by d (y), slightly wavy"""
    def fn(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        e = max(abs(2 * u - 1), abs(2 * v - 1)) ** 4
        return x + .006 * sin(9 * v + seed), y + .006 * sin(8 * u + seed), .003 + amp * (.5 + .5 * noise.noise(Vector((x * 7 + seed * 3, y * 7, seed)))) * (.3 + e)
    o = sheet(fn, 40, 40, m, thick, p, angle=180)
    if fringe:
        for i in range(int(w / .012)):
            x = -w / 2 + .006 + i * .012
            for s in (-1, 1): tube([(x, s * d / 2, .004), (x + .003 * sin(i * 2.1), s * (d / 2 + .022), .003)], .0018, fringe, p=p)
    return o

def folded(w, d, h, m, layers=2, seed=0, filler='paper'):
    """a piece of cloth folded into a neat pad, folds towards the viewer (-y). h = height"""
    t = h / layers; rd = random.Random(seed)
    for i in range(layers):
        r = t * .47; dx, dy = rd.uniform(-.004, .004), rd.uniform(-.003, .003)
        def fn(u, v, r=r):
            x = (u - .5) * w; s = v * 2 - 1; yl = d - r
            q = abs(s) * (yl + r * pi / 2)
            sg = 1 if s > 0 else -1
            if q < r * pi / 2: a = q / r; y, z = -d / 2 + r - r * cos(a), r * sin(a) * sg
            else: y, z = -d / 2 + r + (q - r * pi / 2), r * sg
            e = abs(2 * u - 1) ** 8
            return x, y, r + z * (1 - .25 * e) + .0006 * sin(20 * x + i)
        mm = m[i % len(m)] if isinstance(m, (list, tuple)) else m
        sheet(fn, 30, 60, mm, min(.004, t * .22), (dx, dy, i * t + .001), angle=180)
        box(w - .012, d - .014, t * .8, (dx, dy + .004, i * t + t * .08), t * .3, filler)

def bow(s=.1, m='clay', tails=True, lift=0):
    """satin ribbon tied in a bow, lying on z=0, loops along x; lift = height of the ends of its tails, in s"""
    k = mat(m, rough=.42, spec=.35, sheen=.5) if isinstance(m, str) else m
    for sx in (-1, 1):
        def fn(u, v, sx=sx):       # gathered at the knot, its edges curling outwards
            a = u * 2 * pi; w = .21 * s * (.30 + .70 * sin(a / 2) ** .8); b = 2 * v - 1; near = 1 - sin(a / 2); out = (1 - cos(a)) / 2
            x = sx * s * (.55 * out + .03 * b * b * out + .02 * sin(7 * b) * near); z = s * (.18 + (.20 + .03 * b * b) * sin(a) * (1 - .25 * cos(a)) + .028 * cos(3 * pi * b + sx) * near)
            return x, b * w - .05 * s * out * sx * .4, z * .9 + .06 * s * out - .03 * s * out * b
        sheet(fn, 56, 24, k, .007 * s, angle=180)
        if tails:
            def tn(u, v, sx=sx):       # their ends are cut to a V
                b = 2 * v - 1; q = u * (1.08 - .16 * (1 - abs(b))) * (1.08 if sx > 0 else 1)
                return sx * s * (.05 + .42 * q) + .02 * s * sin(5 * q), -s * .55 * q + b * .14 * s * (.5 + .5 * min(1, 2.2 * q)), s * (.16 * (1 - min(q, 1)) ** 2 + .03 + .035 * sin(6 * q + sx) + .03 * b * sin(4 * q + sx) + .02 * cos(3 * pi * b) * max(0, 1 - 2 * q) + lift * q * q)
            sheet(tn, 36, 16, k, .007 * s, angle=180)
    sheet(lambda u, v: (s * (.085 + .012 * cos(2 * pi * 3 * v)) * (2 * v - 1) * (1 + .15 * cos(2 * pi * u)), s * .125 * cos(2 * pi * u), s * (.165 + (.125 - .05 * (2 * v - 1) ** 2 + .012 * cos(6 * pi * v)) * sin(2 * pi * u))), 32, 18, k, .007 * s, angle=180)
