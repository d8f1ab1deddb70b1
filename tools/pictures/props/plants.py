"""Plants in pots, trees, hedges and grass."""
import random
from math import cos, pi, radians, sin
from mathutils import Vector

from kit import *

def pot(r=.17, h=.3, m='clay'):
    lathe([(0, 0), (r * .68, 0), (r * .74, .015), (r * .98, h * .82), (r * 1.07, h * .84), (r * 1.09, h * .97), (r * 1.06, h), (r * .94, h), (r * .9, h * .9), (0, h * .9)], m=m, angle=50)
    cyl(r * .9, .012, (0, 0, h * .885), 'darkwood', bev=.004)

def leaf(L=.5, w=.14, lean=50, az=0, droop=.6, m='leaf', fold=.25, stem=.35):
    """one arching leaf from the origin; az = rotation, lean = degrees from vertical at the base"""
    def mid(t):
        a = radians(lean) * (.35 + droop * t); return L * t * sin(a), L * t * cos(a) * (1 - .12 * t)
    def fn(u, v):
        x, z = mid(u); k = 0 if u < stem else ((u - stem) / (1 - stem))
        ww = .0005 + .010 * (1 - k) + w / 2 * max(0, sin(pi * min(1, k) ** .8)) ** .75 if k > 0 else .0105
        s = 2 * v - 1
        return x, s * ww, z + fold * abs(s) * ww
    with at(rz=az): sheet(fn, 22, 6, mat(m, rough=.45, spec=.35) if isinstance(m, str) else m, .006, angle=180)

def plant(pot_m='clay', kind='palm', r=.17, h=.3, size=1.0, seed=2, n=11, turn=(0, 360)):
    """potted plant; turn limits the leaves to a range of directions (degrees), to avoid furniture. kind: 'palm' (broad arching leaves) or 'snake' (upright blades)"""
    rd = random.Random(seed); pot(r, h, pot_m)
    with at(0, 0, h * .86):
        for i in range(n):
            az = turn[0] + (i * 137.5 + rd.uniform(-15, 15)) % 360 * (turn[1] - turn[0]) / 360; t = i / n
            c = rd.choice(('leaf', 'forest', '#3FA57C'))
            if kind == 'palm': leaf(size * rd.uniform(.62, .85) * (1.08 - .25 * t), size * .21, 34 + 50 * t, az, .75, c)
            else:
                with at(.05 * cos(az), .05 * sin(az), 0): leaf(size * rd.uniform(.45, .75), size * .085, 9 + 12 * t, az, .5, c, fold=.5, stem=.02)

def flowers(n=7, seed=1, vase='blue', cols=('amber', 'clay', 'rose', 'paper'), s=1.0):
    rd = random.Random(seed)
    with at(s=s):
        lathe([(0, 0), (.045, 0), (.06, .03), (.062, .08), (.035, .15), (.032, .18), (.042, .2), (.036, .2), (.028, .18), (0, .17)], m=gloss(vase) if isinstance(vase, str) else vase, smooth_prof=False, angle=80)
        for i in range(n):
            a = i * 2.4; r = .03 + .075 * (i / n); z = .33 - .09 * (i / n) + rd.uniform(-.02, .02); x, y = r * cos(a) * 1.3, r * sin(a)
            tube([(0, 0, .17), (x * .4, y * .4, .17 + (z - .17) * .5), (x, y, z)], .004, 'forest', smooth=True, caps=False)
            c = cols[i % len(cols)]
            for k in range(6):
                b = k * pi / 3; ball(.02, (x + .022 * cos(b), y + .022 * sin(b), z), c, (1, 1, .6), sub=2)
            ball(.015, (x, y, z + .012), 'wood' if c == 'amber' else 'amber', sub=2)
        for i in range(5):
            with at(0, 0, .17): leaf(.17, .05, 55, i * 72 + 20, .7, 'leaf', stem=.2)

# outdoors
def canopy(n, rx, ry, rz, rd, shell=.55, flat=0.0):
    """points in an ellipsoid, mostly near its skin; flat > 0 squashes the underside (umbrella trees)"""
    out = []
    while len(out) < n:
        v = Vector((rd.gauss(0, 1), rd.gauss(0, 1), rd.gauss(0, 1))).normalized() * rd.uniform(shell, 1)
        if v.z < 0: v.z *= (1 - flat)
        out.append((v.x * rx, v.y * ry, v.z * rz))
    return out

def jacaranda(h=6, seed=1, cols=('lilac', 'violet', '#B3A3DE', '#A792D6'), trunk='darkwood', n=200, petals=60):
    """round violet crown; fallen petals on the ground"""
    rd = random.Random(seed); k = h / 6
    with at(s=k):
        tube([(0, 0, 0), (.08, 0, 1.0), (-.05, .05, 2.0), (.05, 0, 2.6)], .2, trunk, smooth=True)
        for i in range(5):
            a = i * 1.26 + seed; tube([(0, 0, 1.7), (.5 * cos(a), .5 * sin(a), 2.5), (1.25 * cos(a), 1.25 * sin(a), 3.5 + .2 * (i % 2))], .09, trunk, smooth=True)
        lobes = [(0, 0, 4.5, 1.7, 1.15)] + [(1.45 * cos(i * 1.05 + seed), 1.3 * sin(i * 1.05 + seed), 3.85 + .35 * (i % 2), 1.05, .85) for i in range(6)]
        for x, y, z, r, rz in lobes:
            ball(r * .9, (x, y, z), mat(cols[1], rough=.85, spec=.1), (1, 1, rz * .8), sub=3)
            pts = [(x + a, y + b, z + c) for a, b, c in canopy(int(n * r * r), r, r, r * rz * .8, rd, .86)]
            cluster(pts, .135, cols, .4, rnd=rd)
        if petals: cluster([(rd.gauss(0, 1.5), rd.gauss(0, 1.4), .02) for _ in range(petals)], .06, cols[:2], .3, sub=1, rnd=rd)

def acacia(h=6, seed=1, cols=('forest', 'leaf', '#4C9A5F'), trunk='#6E4B38', n=260):
    """flat-topped umbrella thorn"""
    rd = random.Random(seed); k = h / 6
    with at(s=k):
        tube([(0, 0, 0), (.15, 0, 1.2), (-.05, 0, 2.3), (.0, 0, 3.0)], .17, trunk, smooth=True)
        tops = [(-1.9, .1, 4.5, 1.5), (1.7, -.2, 4.75, 1.6), (.1, .5, 5.2, 1.7), (-.4, -.9, 4.4, 1.2)]
        for x, y, z, r in tops:
            tube([(0, 0, 2.1), (x * .4, y * .4, 3.2), (x, y, z)], .085, trunk, smooth=True)
            ball(r * .92, (x, y, z), mat(cols[0], rough=.85, spec=.1), (1, .95, .2), sub=3)
            cluster([(x + a, y + b, z + c) for a, b, c in canopy(n, r, r * .95, r * .28, rd, .75, flat=.5)], .14, cols, .4, rnd=rd)

def bush(r=.6, h=.6, seed=1, cols=('leaf', 'forest', '#3FA57C'), bloom=None, n=60):
    rd = random.Random(seed)
    ball(r * .9, (0, 0, h * .25), mat(cols[1], rough=.85, spec=.1), (1, 1, h / r * .8), sub=3)
    pts = [(a, b, abs(c) + .05) for a, b, c in canopy(n, r, r, h, rd, .85)]
    cluster(pts, r * .22, cols, .3, rnd=rd)
    if bloom: cluster([(a * 1.13, b * 1.13, c * 1.12) for a, b, c in rd.sample(pts, n // 3)], r * .10, bloom, .25, rnd=rd)

def hedge(L=4, h=.7, d=.7, seed=1, cols=('leaf', '#3FA57C', 'forest'), bloom=None):
    rd = random.Random(seed); box(L - .1, d * .8, h * .85, (0, 0, 0), .15, mat(cols[2], rough=.85, spec=.1))
    pts = []
    for i in range(int(L * 34)):
        x, a = rd.uniform(-L / 2, L / 2), rd.uniform(0, pi); pts.append((x, -cos(a) * d / 2, h * (.25 + .72 * sin(a))))
    cluster(pts, .15, cols, .3, rnd=rd)
    if bloom: cluster([(x, y * 1.15, z * 1.08) for x, y, z in rd.sample(pts, len(pts) // 4)], .07, bloom, .25, rnd=rd)

def grass(x0, x1, y0, y1, n=200, seed=1, cols=('#9CBB7E', '#7FA067', '#A9C489'), r=.06, bloom=None):
    """little tufts (and a few flowers) scattered over a lawn"""
    rd = random.Random(seed); pts = [(rd.uniform(x0, x1), rd.uniform(y0, y1), -.01) for _ in range(n)]
    cluster(pts, r, cols, .5, rnd=rd)
    if bloom: cluster([(x + .08, y, .06) for x, y, z in rd.sample(pts, n // 4)], r * .7, bloom, .3, rnd=rd)
