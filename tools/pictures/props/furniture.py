"""Seats, tables and trolleys."""
from math import cos, pi, sin

from kit import *

# small parts
def wheel(r=.06, t=.035, tyre='dark', hub='steel'):
    """castor wheel rolling along x, standing on z=0"""
    cyl(r, t, (0, 0, r), tyre, bev=.012, axis='y', seg=32); cyl(r * .5, t + .008, (0, 0, r), hub, bev=.004, axis='y', seg=24)

def castor(h=.14, r=.05):
    wheel(r); cyl(.012, h - r, (0, 0, r), 'steel', seg=16); box(.05, .052, .03, (0, 0, 2 * r - .005), .01, 'grey')

def armchair(m='ochre', legs='darkwood', cushion='paper'):
    k = mat(m, rough=.75, spec=.2, sheen=.3) if isinstance(m, str) else m
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.022, .18, (sx * .30, sy * .26, 0), legs, bev=.006, r2=.03)
    box(.78, .70, .18, (0, 0, .15), .07, k)
    box(.56, .60, .17, (0, -.05, .30), .075, k)
    with at(0, .25, .26, rx=-10): box(.78, .2, .72, (0, 0, 0), .095, k)
    for sx in (-1, 1): box(.17, .70, .42, (sx * .36, -.01, .17), .08, k)
    with at(.05, .08, .60, rx=-68 + 90 - 90, rz=6): pillow(.42, .40, .16, (0, 0, 0), cushion)

def locker(m='paper', front='wood', w=.46, d=.42, h=.74):
    box(w, d, h - .06, (0, 0, .05), .025, m); box(w + .03, d + .03, .035, (0, 0, h - .02), .012, front)
    for z, hh in ((.1, .28), (.42, .22)): box(w - .06, .02, hh, (0, -d / 2 - .004, z), .015, front if z > .3 else m); tube([(-.06, -d / 2 - .03, z + hh * .78), (.06, -d / 2 - .03, z + hh * .78)], .008, 'steel')
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.025, .06, (sx * (w / 2 - .06), sy * (d / 2 - .06), 0), 'dark', bev=.008)

def stool(m='amber', h=.5, base='steel', cloth=None, r=.19):
    for i in range(5):
        a = 2 * pi * i / 5 + .3; x, y = .24 * cos(a), .24 * sin(a)
        tube([(0, 0, .12), (x * .5, y * .5, .10), (x, y, .075)], .016, metal(base, .3)); ball(.034, (x, y, .034), 'dark', sub=3)
    cyl(.026, h - .1, (0, 0, .08), metal(base, .3), bev=.006); cyl(.05, .05, (0, 0, h - .09), 'dark', bev=.01)
    cyl(r, .085, (0, 0, h - .05), mat(m, rough=.6, spec=.3, sheen=.2), bev=.035)

def chair(m='wood', seat='blue', leg='steel', w=.46):
    """visitor's chair facing -y"""
    for sx in (-1, 1):
        tube([(sx * w * .44, -.2, 0), (sx * w * .44, -.2, .43), (sx * w * .44, .2, .43)], .014, metal(leg, .35), bend=.05)
        tube([(sx * w * .44, .24, 0), (sx * w * .44, .19, .44), (sx * w * .44, .25, .84)], .014, metal(leg, .35), bend=.08)
    box(w, .46, .07, (0, -.01, .43), .03, mat(seat, rough=.6, sheen=.2))
    with at(0, .205, .56, rx=-9): box(w, .055, .32, (0, 0, 0), .026, mat(seat, rough=.6, sheen=.2))

def counter(x0, x1, y=-.0, d=.55, h=.88, front='paper', top='wood', n=None, handles='steel', plinth='grey'):
    """run of base cupboards along the back wall (back at y)"""
    n = n or max(1, round((x1 - x0) / .5)); w = (x1 - x0) / n; cx = (x0 + x1) / 2
    box(x1 - x0, d - .04, h - .12, (cx, y - d / 2 + .02, .08), .01, 'paper'); box(x1 - x0 - .02, d - .1, .08, (cx, y - d / 2 + .03, 0), 0, plinth)
    box(x1 - x0 + .04, d + .02, .045, (cx, y - d / 2 - .01, h - .045), .014, top)
    for i in range(n):
        x = x0 + w * (i + .5)
        box(w - .025, .025, .17, (x, y - d + .005, h - .235), .012, gloss(front, .4, .2)); box(w - .025, .025, h - .345, (x, y - d + .005, .095), .012, gloss(front, .4, .2))
        tube([(x - .07, y - d - .03, h - .15), (x + .07, y - d - .03, h - .15)], .008, handles); tube([(x - .07, y - d - .03, h - .31), (x + .07, y - d - .03, h - .31)], .008, handles)

def trolley(w=.62, d=.42, h=.82, m='steel', shelf='paper', drawer=None):
    for sx in (-1, 1):
        for sy in (-1, 1):
            with at(sx * (w / 2 - .03), sy * (d / 2 - .03), 0): castor(.12, .045)
            tube([(sx * (w / 2 - .03), sy * (d / 2 - .03), .1), (sx * (w / 2 - .03), sy * (d / 2 - .03), h)], .014, metal(m, .35))
    for z in (.2, h - .04):
        box(w, d, .022, (0, 0, z), .01, mat(shelf, rough=.35)); tube([(x, y, z + .045) for x, y in rrect(w - .02, d - .02, .05)], .009, metal(m, .35), closed=True)
    if drawer:
        box(w - .09, d - .06, .2, (0, 0, h - .26), .02, 'paper'); box(w - .12, .02, .15, (0, -d / 2 + .025, h - .235), .012, gloss(drawer, .4, .2)); tube([(-.08, -d / 2 - .005, h - .15), (.08, -d / 2 - .005, h - .15)], .008, 'steel')

def couch(m='blue', frame='steel', L=1.85, W=.62, h=.62, back=28, paper=True, head=1):
    """examination couch along x, head at +x"""
    k = mat(m, rough=.5, spec=.35, sheen=.2)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.024, h - .1, (sx * (L / 2 - .16), sy * (W / 2 - .08), 0), metal(frame, .35), bev=.006); cyl(.03, .04, (sx * (L / 2 - .16), sy * (W / 2 - .08), 0), 'dark', bev=.01)
    box(L - .2, W - .08, .06, (0, 0, h - .13), .015, metal(frame, .35))
    for sy in (-1, 1): tube([(-L / 2 + .16, sy * (W / 2 - .08), .2), (L / 2 - .16, sy * (W / 2 - .08), .2)], .014, metal(frame, .35))
    box(L * .63, W, .11, (-L * .185, 0, h - .075), .045, k)
    with at(L * .14, 0, h - .075, ry=-back):
        box(L * .38, W, .11, (L * .19, 0, 0), .045, k)
        if paper: sheet(lambda u, v: (.02 + u * (L * .38 - .06), (v - .5) * (W - .14), .116), 1, 1, mat('white', rough=.9), .006)
        with at(L * .28, 0, .155): pillow(.3, .46, .12, (0, 0, 0), mat('paper', rough=.85))
    if paper: sheet(lambda u, v: (-L / 2 + .03 + u * (L * .63 - .08), (v - .5) * (W - .14), h + .041), 1, 1, mat('white', rough=.9), .006)

def desk(w=1.5, d=.68, h=.76, top='wood', body='paper', front='blue', side=1):
    """desk with a drawer pedestal on one side (side=1: right seen from -y); modesty panel towards -y"""
    box(w, d, .045, (0, 0, h - .045), .016, top); box(w - .12, .03, h * .6, (0, -d / 2 + .10, h * .34), .01, gloss(front, .4, .2))
    box(.40, d - .1, h - .10, (side * (w / 2 - .25), .02, .06), .02, body)
    for sx in (-1, 1): box(.05, d - .08, h - .045, (sx * (w / 2 - .05), 0, 0), .016, body)

def office_chair(m='leaf'):
    """facing -y"""
    for i in range(5):
        a = 2 * pi * i / 5 + .3; x, y = .27 * cos(a), .27 * sin(a)
        tube([(0, 0, .13), (x * .5, y * .5, .11), (x, y, .08)], .018, 'dark'); ball(.036, (x, y, .036), 'dark', sub=3)
    cyl(.03, .34, (0, 0, .1), metal(), bev=.006); k = mat(m, rough=.7, sheen=.3)
    box(.5, .48, .1, (0, 0, .43), .045, k); tube([(0, .2, .45), (0, .28, .5), (0, .27, .7)], .025, 'dark', bend=.04)
    with at(0, .23, .58, rx=-8): box(.48, .09, .56, (0, 0, 0), .045, k)
    for sx in (-1, 1): tube([(sx * .24, .05, .46), (sx * .28, .05, .46), (sx * .28, .05, .66)], .016, 'dark', bend=.03); box(.06, .26, .035, (sx * .28, .02, .65), .016, 'dark')
