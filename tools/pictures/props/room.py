"""Furniture of wards and rooms."""
from math import cos, pi, sin

from kit import *

def locker(m='paper', front='wood', w=.46, d=.42, h=.74):
    """bedside cupboard"""
    box(w - .06, d - .06, .06, (0, 0, 0), .01, 'dark'); box(w, d, h - .06, (0, 0, .05), .025, m); box(w + .03, d + .03, .035, (0, 0, h - .02), .012, front)
    for z, hh in ((.1, .28), (.42, .22)): box(w - .06, .02, hh, (0, -d / 2 - .004, z), .015, front if z > .3 else m); tube([(-.06, -d / 2 - .03, z + hh * .78), (.06, -d / 2 - .03, z + hh * .78)], .008, 'steel')

def spread(lo, hi, w, z, drop, m, seed=0):
    """cloth over a bed along x, from lo to hi, its sides hanging by drop"""
    def fn(u, v):
        s = 2 * v - 1; k = max(0, (abs(s) - .68) / .32); y = min(1, abs(s) / .68)
        return lo + (hi - lo) * u, (1 if s > 0 else -1) * (y * w / 2 + .012 * k * sin(24 * u + 5 * s + seed)), z - .05 * y ** 8 - drop * k + .004 * sin(9 * u + 4 * s + seed) * (1 - k)
    sheet(fn, 60, 60, m, .02)

def flowers(n=9, vase='blue', cols=('rose', 'amber', 'clay', 'paper')):
    """garden flowers in a vase"""
    lathe([(0, 0), (.045, 0), (.06, .03), (.062, .08), (.035, .15), (.032, .18), (.042, .2), (.036, .2), (.028, .18), (0, .17)], m=gloss(vase), smooth_prof=False, angle=80)
    for i in range(n):
        a = i * 2.4; r = .03 + .075 * i / n; z = .34 - .09 * i / n; x, y = r * cos(a) * 1.3, r * sin(a)
        tube([(0, 0, .17), (x * .4, y * .4, .17 + (z - .17) * .5), (x, y, z)], .004, 'forest', smooth=True, caps=False)
        for k in range(6): ball(.02, (x + .022 * cos(k * pi / 3), y + .022 * sin(k * pi / 3), z), cols[i % len(cols)], (1, 1, .6), sub=2)
        ball(.015, (x, y, z + .012), 'wood' if cols[i % len(cols)] == 'amber' else 'amber', sub=2)

def armchair(m='rose'):
    k = mat(m, rough=.75, spec=.2, sheen=.3)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.022, .18, (sx * .30, sy * .26, 0), 'darkwood', bev=.006, r2=.03)
        box(.17, .70, .42, (sx * .36, -.01, .17), .08, k)
    box(.78, .70, .18, (0, 0, .15), .07, k); box(.56, .60, .17, (0, -.05, .30), .075, k)
    with at(0, .25, .26, rx=-10): box(.78, .2, .72, (0, 0, 0), .095, k)

def stretcher():
    """a wheeled stretcher along x, its head at +x"""
    M = metal('#C9D2D8', .3)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.09, .05, (sx * .72, sy * .24, .09), 'dark', axis='y', bev=.012); tube([(sx * .72, sy * .24, .12), (-sx * .55, sy * .24, .72)], .02, M)
    box(1.95, .58, .05, (0, 0, .72), .02, M); box(1.9, .56, .11, (0, 0, .77), .045, 'midblue'); box(1.0, .60, .05, (-.38, 0, .855), .022, mat('paper', rough=.9))
    with at(.72, 0, .86): pillow(.36, .48, .13, (0, 0, 0), 'paper')
    for sy in (-1, 1): tube([(-.3, sy * .31, .78), (-.3, sy * .31, 1.0), (.4, sy * .31, 1.0), (.4, sy * .31, .78)], .015, M, bend=.06)

def bed(cover):
    """a made hospital bed along x, its head at +x; cover = material of the spread"""
    for x in (-.95, .95):
        for y in (-.38, .38): tube([(x, y, 0), (x, y, .40)], .022, 'steel')
    box(2.0, .86, .10, (0, 0, .38), .03, 'steel'); box(1.98, .90, .17, (0, 0, .47), .06, mat('white', rough=.85))
    for w, h, t, c in ((.96, .70, .055, 'wood'), (.76, .50, .062, 'ice')): prism(rrect(w, h, .11), t, (1.02, 0, .36 + h / 2 + (.70 - h) / 2), .016, gloss(c, .35, .3), 'x')
    spread(-.98, .50, .92, .665, .24, cover); spread(.30, .56, .935, .685, .24, mat('white', rough=.85), 2)
    for dx, ry in ((.70, -16), (.76, -34)):
        with at(dx, 0, .63 + (dx - .70) * 1.6, ry=ry): pillow(.42, .66, .17, (0, 0, 0), mat('paper', rough=.85))
