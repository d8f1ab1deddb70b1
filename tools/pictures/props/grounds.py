"""Trees, hedges and what is in front of the hospital."""
from math import atan2, cos, degrees, pi, sin
import random
from mathutils import Vector

from kit import *

def pot(r=.17, h=.3, m='clay'):
    lathe([(0, 0), (r * .68, 0), (r * .74, .015), (r * .98, h * .82), (r * 1.07, h * .84), (r * 1.09, h * .97), (r * 1.06, h), (r * .94, h), (r * .9, h * .9), (0, h * .9)], m=m, angle=50)
    cyl(r * .9, .012, (0, 0, h * .885), 'darkwood', bev=.004)

def canopy(n, rx, ry, rz, rd, shell=.55, flat=0.0):
    """points in an ellipsoid, mostly near its skin; flat > 0 squashes the underside (umbrella trees)"""
    out = []
    while len(out) < n:
        v = Vector((rd.gauss(0, 1), rd.gauss(0, 1), rd.gauss(0, 1))).normalized() * rd.uniform(shell, 1)
        if v.z < 0: v.z *= (1 - flat)
        out.append((v.x * rx, v.y * ry, v.z * rz))
    return out

def jacaranda(h=6, seed=1, cols=('#9A86CF', 'violet', '#B3A3DE', '#A792D6'), trunk='darkwood', n=200, petals=60):
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

def ambulance(body='white', band='blue', accent='amber'):
    """high-roof van, front towards +x, about 5.2 m long, standing on z=0"""
    P = [(-2.5, .36), (-2.56, .8), (-2.54, 2.25), (-2.36, 2.46), (1.15, 2.52), (1.42, 2.42), (2.16, 1.5), (2.5, 1.26), (2.58, .8), (2.5, .36)]
    B = gloss(body, .3, .5); W = 1.9
    prism(P, W, (0, 0, 0), .13, B, 'y', seg=6)
    gl = mat('#24405A', rough=.1, spec=.8, coat=.5)
    with at(1.80, 0, 1.97, ry=51.5): box(1.0, W - .28, .05, (0, 0, -.005), .02, gl)                     # windscreen
    for sy in (-1, 1):
        y = sy * (W / 2 + .002)
        box(5.04, .02, .30, (-.03, y, .92), .01, band); box(5.0, .022, .06, (-.03, y, .83), .008, accent)
        prism([(.62, 1.48), (1.92, 1.48), (1.80, 1.66), (1.40, 2.16), (.62, 2.16)], .03, (0, y, 0), .01, gl)
        box(1.15, .03, .62, (-.22, y, 1.52), .05, gl)
        cyl(.34, .03, (-1.65, y, 1.82), band, bev=.008, axis='y'); cross(.42, .05, (-1.65, y, 1.82), 'white', r=.008)
        for x in (.52, -.92): box(.018, .016, 1.75, (x, y, .5), .004, 'steel')
        box(.14, .03, .035, (.66, y, 1.3), .01, 'dark'); box(.14, .03, .035, (-.78, y, 1.3), .01, 'dark')
        with at(1.72, sy * (W / 2 + .12), 1.5): box(.1, .2, .24, (0, 0, 0), .04, 'dark')
        for x in (-1.62, 1.62):
            cyl(.43, .05, (x, sy * (W / 2 - .015), .44), 'dark', bev=.02, axis='y')
            cyl(.355, .26, (x, sy * (W / 2 - .09), .355), mat('dark', rough=.7), bev=.07, axis='y'); cyl(.2, .28, (x, sy * (W / 2 - .09), .355), 'steel', bev=.03, axis='y'); cyl(.07, .30, (x, sy * (W / 2 - .09), .355), band, bev=.02, axis='y')
        ball(.15, (2.46, sy * .70, 1.04), gloss('cream', .1), (.55, 1.25, .8)); ball(.06, (2.5, sy * .86, .86), accent, (.6, 1, .8), sub=3)
        box(.04, .16, .34, (-2.56, sy * .82, 1.2), .02, gloss('clay')); box(.04, .62, .6, (-2.545, sy * .40, 1.5), .05, gl)
    box(.06, .8, .16, (2.545, 0, .92), .03, 'dark'); box(.14, W - .04, .24, (2.52, 0, .36), .06, 'steel'); box(.12, W - .04, .2, (-2.54, 0, .36), .05, 'steel')
    cross(.22, .03, (2.40, 0, 1.28), band, 'x', r=.006)
    box(.5, 1.3, .07, (.85, 0, 2.5), .03, 'dark'); box(.36, .52, .2, (.85, .36, 2.55), .08, gloss(accent, .12)); box(.36, .52, .2, (.85, -.36, 2.55), .08, gloss('midblue', .12)); box(.34, .2, .17, (.85, 0, 2.55), .06, gloss('paper'))
    box(.9, .7, .1, (-1.2, 0, 2.48), .04, 'paper')

def bench(L=1.6, m='wood', leg='blue'):
    for i in range(3): box(L, .12, .045, (0, -.16 + .15 * i, .42), .015, m)
    for i in range(2):
        with at(0, .24, .55 + .17 * i, rx=-10): box(L, .04, .12, (0, 0, 0), .015, m)
    for sx in (-1, 1): tube([(sx * L * .4, -.2, 0), (sx * L * .4, -.2, .41), (sx * L * .4, .2, .41), (sx * L * .4, .28, .85)], .03, leg, bend=.06); tube([(sx * L * .4, .16, 0), (sx * L * .4, .2, .41)], .03, leg)

def kerb(pts, w=.22, h=.16, a='paper', b='blue', step=.9):
    """kerb stones in alternating colours along a polyline"""
    P = [Vector((*q[:2], 0)) for q in pts]; L = [0]
    for u, v in zip(P, P[1:]): L.append(L[-1] + (v - u).length)
    n = max(1, round(L[-1] / step))
    def pos(d):
        for i in range(len(L) - 1):
            if d <= L[i + 1] + 1e-6: return P[i].lerp(P[i + 1], (d - L[i]) / max(1e-6, L[i + 1] - L[i]))
        return P[-1]
    for i in range(n):
        p0, p1 = pos(L[-1] * i / n), pos(L[-1] * (i + 1) / n); c = (p0 + p1) / 2; d = p1 - p0
        with at(c.x, c.y, 0, rz=degrees(atan2(d.y, d.x))): box(d.length - .03, w, h, (0, 0, 0), .05, (a, b)[i % 2])
