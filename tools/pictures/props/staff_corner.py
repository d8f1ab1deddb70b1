"""The staff coat rack."""
import random
from math import cos, pi, sin

from kit import *

def coat(m='white', L=1.02, inner='sky', pen='clay', badge='blue', seed=0):
    """hanging coat, peg at the origin, wall at y=+.13, facing -y"""
    k = mat(m, rough=.85, spec=.15, sheen=.2)
    def fn(u, v):
        z = -L + u * (L - .02); a = 2 * pi * v; t = u
        w = .27 - .03 * t if t < .80 else .245 - .165 * ((t - .80) / .20) ** 1.5
        d = .105 - .02 * t if t < .86 else .088 - .03 * (t - .86) / .14
        f = (1 - t) ** 1.2 * .020 * sin(7 * a + seed + 2 * t)
        c, s = cos(a), sin(a); p = .62
        return (w + f) * (abs(c) ** p) * (1 if c > 0 else -1), (d + f) * (abs(s) ** p) * (1 if s > 0 else -1), z
    sheet(fn, 40, 72, k, .014, closed=True)
    for sx in (-1, 1):
        q = [(sx * .19, 0, -.125), (sx * .275, -.01, -.26), (sx * .315, -.02, -.48), (sx * .325, -.03, -.70)]
        tube(q, .062, k, smooth=True); cyl(.066, .04, (sx * .325, -.03, -.735), k, bev=.012)
        prism([(sx * .02, -.03), (sx * .085, -.03), (sx * .115, -.16), (sx * .09, -.19), (sx * .105, -.21), (sx * .012, -.44)], .014, (0, -.098, 0), .005, mat('#E9ECEC', rough=.8))
        box(.15, .030, .15, (sx * .135, -.108, -.80), .012, mat('#ECEDEB', rough=.8))
    prism([(-.06, -.03), (.06, -.03), (.0, -.40)], .010, (0, -.092, 0), 0, mat(inner, rough=.7))
    box(.008, .026, L - .47, (.0, -.112, -L + .03), .002, mat('#DDE0E0', rough=.8))
    for z in (-.50, -.62, -.74): cyl(.014, .030, (.022, -.113, z), 'grey', bev=.003, axis='y', seg=20)
    box(.10, .014, .11, (.135, -.105, -.42), .010, mat('#E9ECEC', rough=.8)); tube([(.115, -.112, -.36), (.115, -.112, -.28)], .007, pen); tube([(.14, -.112, -.36), (.14, -.112, -.29)], .007, 'blue')
    if badge: box(.085, .012, .055, (-.14, -.108, -.36), .006, 'paper'); box(.085, .014, .018, (-.14, -.108, -.323), .004, badge)
    tube([(-.03, .01, -.02), (0, .02, .015), (.03, .01, -.02)], .006, 'grey', smooth=True)

def peg(m='wood'):
    cyl(.03, .012, (0, .115, 0), m, axis='y', seg=28); tube([(0, .11, 0), (0, .0, .004), (0, -.012, .03)], .014, m, bend=.015); ball(.022, (0, -.014, .036), m, sub=3)

def stethoscope_hung(m='clay'):
    """over a peg at the origin"""
    t = mat(m, rough=.4); M = metal('#DDE4E8', .25)
    tube([(.075, -.03, -.50), (.085, -.03, -.30), (.055, -.02, -.08), (0, -.01, .022), (-.055, -.02, -.08), (-.08, -.03, -.22), (-.08, -.03, -.30)], .013, t, smooth=True)
    cyl(.052, .026, (.075, -.035, -.545), M, bev=.008, axis='y'); cyl(.042, .03, (.075, -.042, -.545), mat('ice', rough=.4), bev=.004, axis='y')
    for sx in (-1, 1): tube([(-.08, -.03, -.29), (-.08 + sx * .03, -.03, -.36), (-.08 + sx * .055, -.03, -.44), (-.08 + sx * .035, -.03, -.53)], .009, M, smooth=True); ball(.017, (-.08 + sx * .032, -.03, -.54), 'dark', sub=3)

def lanyard(c='blue', icon='leaf', L=.42):
    for sx in (-1, 1): tube([(0, 0, .015), (sx * .045, -.02, -.10), (sx * .04, -.025, -L * .6), (0, -.03, -L)], .009, mat(c, rough=.6), smooth=True)
    box(.03, .02, .04, (0, -.03, -L - .03), .006, 'steel'); box(.13, .012, .18, (0, -.03, -L - .21), .012, 'white'); box(.13, .014, .05, (0, -.03, -L - .08), .010, c); cyl(.032, .014, (0, -.031, -L - .118), icon, bev=.003, axis='y', seg=28); box(.08, .014, .012, (0, -.03, -L - .185), .002, 'grey')

def duty_board(w=1.05, h=.72):
    for sx in (-1, 1): box(.04, .045, h - .002, (sx * (w / 2 - .02), -.022, -h / 2 + .001), .008, 'wood')
    for z in (-h / 2, h / 2 - .04): box(w, .05, .04, (0, -.025, z), .008, 'wood')
    box(w - .04, .016, h - .04, (0, -.012, -h / 2 + .02), 0, 'white'); box(w - .09, .006, .09, (0, -.023, h / 2 - .145), .003, 'blue')
    rd = random.Random(5); cols = ('amber', 'leaf', 'rose', 'midblue', 'clay', 'sky')
    nx, ny = 6, 4; cw, ch = (w - .30) / nx, (h - .23) / ny
    for j in range(ny):
        z = h / 2 - .165 - ch * (j + .5)
        cyl(.030, .012, (-w / 2 + .10, -.026, z), cols[j], bev=.003, axis='y', seg=24)
        for i in range(nx):
            x = -w / 2 + .19 + cw * (i + .5); box(cw - .012, .004, ch - .014, (x, -.022, z - ch / 2 + .007), .002, 'ice')
            if rd.random() < .62: box(cw - .034, .010, ch - .046, (x, -.026, z - ch / 2 + .023), .006, rd.choice(cols))
    for i in range(nx): cyl(.014, .01, (-w / 2 + .19 + cw * (i + .5), -.028, h / 2 - .10), 'amber' if i < 5 else 'rose', bev=.002, axis='y', seg=20)
