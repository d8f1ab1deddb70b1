"""Food on the table."""
import random
from math import cos, pi, radians, sin, sqrt
from mathutils import Vector

from kit import *

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

def plate(r=.13, m='paper', rim='blue'):
    lathe([(0, .004), (r * .62, .004), (r * .7, .008), (r * .98, .020), (r, .023), (r * .985, .026), (r * .68, .013), (r * .6, .010), (0, .010)], m=gloss(m, .25, .4), seg=72, angle=60)
    torus(r * .965, .0022, (0, 0, .0245), gloss(rim, .3, .3), n=72)

def bowl(r=.07, h=.055, m='blue'):
    lathe([(0, 0), (r * .45, 0), (r * .5, .004), (r * .8, h * .42), (r, h), (r * .96, h + .003), (r * .93, h), (r * .74, h * .45), (r * .4, .010), (0, .010)], m=gloss(m, .25, .4), seg=64, angle=60)

def apple(m='clay', r=.036):
    lathe([(0, .006), (r * .4, .0), (r * .8, r * .35), (r, r * .95), (r * .92, r * 1.45), (r * .5, r * 1.78), (r * .2, r * 1.72), (0, r * 1.58)], m=gloss(m, .3, .4), smooth_prof=True, angle=180)
    tube([(0, 0, r * 1.6), (.003, 0, r * 2.05)], .0022, 'darkwood')
    with at(0, 0, r * 1.85): leaf(.035, .018, 60, 30, .5, 'leaf', stem=.1)

def orange(r=.036, seed=1):
    ball(r, (0, 0, r * .95), mat('#F08A24', rough=.45, spec=.35, bump=.35, bscale=260), (1, 1, .95)); cyl(.003, .006, (0, 0, r * 1.86), 'darkwood', seg=12)
    with at(0, 0, r * 1.88, rz=seed * 40): leaf(.045, .022, 70, 0, .5, 'leaf', stem=.1)

def half_round(outline, depth, skin, faces, p=(0, 0, 0), n=14):
    """half a fruit, cut face up at z=depth; outline = closed [(x, y)], faces = [(scale, colour), ...] outer to inner"""
    N = len(outline)
    def fn(u, v):
        x, y = outline[round(v * N) % N]; a = u * pi / 2; return x * cos(a), y * cos(a), depth * (1 - sin(a))
    sheet(fn, n, N, gloss(skin, .4, .2) if isinstance(skin, str) else skin, 0, p, closed=True)
    for i, (k, c) in enumerate(faces): prism([(x * k, y * k) for x, y in outline], .0012, (p[0], p[1], p[2] + depth + .0004 * i), 0, mat(c, rough=.45, spec=.3), 'z')

def avocado(s=1.0):
    o = [(.033 * cos(a) * (1 - .22 * sin(a)), .047 * sin(a) + .006 * sin(a) ** 2) for a in [2 * pi * i / 56 for i in range(56)]]
    with at(s=s):
        half_round(o, .031, '#3E5B34', [(1.0, '#4F7A3C'), (.955, '#A9C862'), (.86, '#DDE08F'), (.7, '#EFE6A2')])
        ball(.0155, (0, -.010, .034), gloss('#7A4526', .25, .4), (1, 1.05, .85))

def banana(m='#F2C53D', s=1.0):
    P = [(-.075 + .15 * i / 14, .028 * (1 - ((i - 7) / 7) ** 2) * 1.0) for i in range(15)]
    sec = []
    with at(s=s):
        def fn(u, v):
            i = u * 14; t = (i - 7) / 7; x = .078 * t; y = .03 * (1 - t * t); r = .0165 * max(.18, (1 - abs(t) ** 3.2)) ; a = 2 * pi * v
            ty = -.06 * t; n = Vector((-ty, .078)).normalized(); q = 1 + .10 * cos(5 * a)
            return x + n.x * r * q * cos(a), y + n.y * r * q * cos(a), .0165 + r * q * sin(a)
        sheet(fn, 40, 20, mat(m, rough=.45, spec=.3), closed=True)
        ball(.0036, (-.0785, 0, .0165), 'darkwood', sub=2); tube([(.077, .001, .0165), (.088, -.004, .018)], .004, '#B59A3A')

def milk(h=.12, r=.03, level=.8, liquid='#FBF9F4'):
    lathe([(0, 0), (r * .82, 0), (r * .86, .004), (r, h), (r * .965, h + .001)], m=glass('#F2FAFC', haze=.05, ior=1.3), angle=60)
    lathe([(0, .005), (r * .78, .005), (r * (.83 + .14 * level), h * level), (0, h * level)], m=mat(liquid, rough=.3, spec=.4, emit=.18), angle=50)

def greens(n=26, R=.045, seed=3, h=.03):
    """heap of sliced sukuma wiki: curly ribbons"""
    rd = random.Random(seed); ball(R * .8, (0, 0, 0), mat('#1F6B3F', rough=.7), (1, .85, h / R * .9))
    for i in range(n):
        a, q = rd.uniform(0, 2 * pi), R * sqrt(rd.random()) * .85; x, y = q * cos(a), q * sin(a) * .85; z = h * .75 * (1 - (q / R) ** 2) + .004
        L, w, az, ph = rd.uniform(.026, .042), rd.uniform(.007, .012), rd.uniform(0, 360), rd.uniform(0, 6)
        def fn(u, v):
            s = u - .5; return s * L, (v - .5) * w + .003 * sin(7 * u + ph), .0045 * sin(9 * u + ph) + .003 * sin(14 * v + ph) - .018 * s * s
        with at(x, y, z, rz=az, rx=rd.uniform(-35, 35), ry=rd.uniform(-15, 15)): sheet(fn, 16, 5, mat(rd.choice(('#2F7D46', '#1F6B3F', '#3E9650', '#2F8F4B')), rough=.5, spec=.3), .0016)

def beans(n=60, R=.035, seed=2, h=.02, cols=('#9B4A2E', '#7E3524', '#B3603C')):
    rd = random.Random(seed); ball(R * .85, (0, 0, 0), mat('#8A4A2C', rough=.4), (1, .9, h / R * .8)); ms = [gloss(c, .3, .3) for c in cols]
    for i in range(n):
        a, q = rd.uniform(0, 2 * pi), R * sqrt(rd.random()); z = h * .8 * (1 - (q / R) ** 2) + .003
        with at(q * cos(a), q * sin(a) * .9, z, rz=rd.uniform(0, 180), rx=rd.uniform(-25, 25)): ball(.0052, (0, 0, 0), rd.choice(ms), (1.5, 1, .85), sub=2)

def ugali(r=.048, h=.05):
    o = lathe([(0, 0), (r, 0), (r * 1.0, h * .25), (r * .93, h * .7), (r * .72, h * .95), (r * .3, h * 1.02), (0, h * 1.02)], m=mat('#F7F1E2', rough=.75, spec=.15, bump=.25, bscale=140), smooth_prof=True, angle=180)

def spoon(L=.17, m='steel'):
    k = metal(m, .25) if m == 'steel' else gloss(m, .35, .3)
    def fn(u, v):
        a = 2 * pi * v; return .020 * u * cos(a), .028 * u * sin(a), .003 + .007 * u * u
    sheet(fn, 10, 32, k, .0018, closed=True)
    tube([(0, -.026, .010), (0, -.05, .013), (0, -.11, .010), (0, -L, .006)], .0042, k, smooth=True)
