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

def bow(s=.1, m='clay', tails=True):
    """ribbon bow lying on z=0, loops along x"""
    k = gloss(m, .35, .2) if isinstance(m, str) else m
    for sx in (-1, 1):
        def fn(u, v, sx=sx):
            a = u * 2 * pi; w = .22 * s * (.35 + .65 * sin(a / 2) ** .7)
            x = sx * s * .5 * (1 - cos(a)) * .5 * 1.1; z = s * (.18 + .20 * sin(a) * (1 - .25 * cos(a)))
            return x, (v - .5) * 2 * w, z * .9 + .06 * s * (1 - cos(a)) / 2
        sheet(fn, 40, 8, k, .02 * s, angle=180)
        if tails:
            def tn(u, v, sx=sx):
                return sx * s * (.05 + .42 * u), -s * .55 * u + (v - .5) * .3 * s * (.6 + .4 * u), s * (.16 * (1 - u) ** 2 + .025 + .03 * sin(6 * u))
            sheet(tn, 20, 6, k, .02 * s, angle=180)
    ball(.11 * s, (0, 0, .17 * s), k, (1, 1.1, .9))
