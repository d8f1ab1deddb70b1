"""Things that visitors bring."""
from math import cos, pi, sin

from kit import *

def slipper(s=1.0, sole='white', strap='midblue', side=1):
    """rubber sandal, toe towards -y; side 1 = right foot"""
    with at(s=(s * side, s, s)):
        out = spline([(0, .128), (.030, .118), (.036, .085), (.030, .03), (.037, -.03), (.046, -.075), (.034, -.118), (0, -.130), (-.028, -.115), (-.040, -.07), (-.034, -.02), (-.029, .03), (-.034, .085), (-.028, .118)], 5, True, True)
        prism(out, .010, (0, 0, .005), .003, mat(strap, rough=.6), 'z'); prism([(x * .995, y * .997) for x, y in out], .008, (0, 0, .0125), .003, mat(sole, rough=.7, bump=.2, bscale=500), 'z')
        K = gloss(strap, .4, .3)
        for sx, y in ((1, .012), (-1, .005)):
            def fn(u, v, sx=sx, y=y):
                a = u; x = sx * (.036 * a ** .8 + .001); yy = -.078 + (y + .078) * a; z = .018 + .036 * sin(pi * min(a, .97) ** .8) * (1 - .25 * a)
                w = .006 + .010 * a
                return x + (v - .5) * w * .4, yy + (v - .5) * w * 1.4, z
            sheet(fn, 24, 6, K, .0045, angle=180)
        cyl(.0045, .030, (0, -.080, .012), K, bev=.002); ball(.0075, (0, -.079, .042), K, (1, 1, .7), sub=3)

def shoe(c='blue', sole='paper', acc='amber', lace='paper'):
    """walking shoe, toe towards -y"""
    out = [(.040, -.10), (.030, -.128), (0, -.138), (-.030, -.128), (-.040, -.10), (-.041, -.06), (-.032, 0), (-.030, .06), (-.032, .10), (-.022, .124), (0, .130), (.022, .124), (.032, .10), (.030, .06), (.032, 0), (.041, -.06)]
    o = spline([(a * 1.08, b, 0) for a, b in out], 5, True, True)
    prism(o, .026, (0, 0, .013), .008, mat(sole, rough=.5), 'z'); prism([(a * 1.012, b * 1.006) for a, b in o], .005, (0, 0, .019), .001, acc, 'z')
    meld([(0, -.085, .040, .040, .046, .030), (0, -.05, .046, .041, .05, .036), (0, -.01, .056, .037, .05, .042), (0, .03, .064, .034, .05, .046), (0, .075, .066, .034, .046, .050), (0, .075, .090, .031, .040, .030), (0, -.03, .05, .039, .05, .04)], mat(c, rough=.7, sheen=.2), .0035, 8)
    meld([(0, -.108, .036, .036, .026, .024), (0, -.10, .034, .040, .03, .022)], mat(acc, rough=.6), .003, 6)
    with at(0, .068, .108, rx=10): torus(.0255, .008, (0, 0, 0), mat(c, rough=.7), n=40); cyl(.025, .010, (0, 0, -.004), 'dark', seg=30)
    for i in range(4):
        y, z = -.045 + .022 * i, .083 + .0095 * i
        tube([(-.026, y + .004, z - .006), (0, y, z + .0075), (.026, y + .004, z - .006)], .0036, lace, smooth=True)
    for s in (-1, 1):
        tube([(0, .030, .119), (s * .022, .014, .122), (s * .030, .0, .110), (s * .012, .010, .116), (0, .028, .119)], .0028, lace, smooth=True)
        with at(s * .0365, .03, .052, ry=s * 8): prism([(-.028, -.012), (.012, -.012), (.030, .014), (-.010, .014)], .008, (0, 0, 0), .002, acc, 'x')

def flask(m='clay', h=.30, r=.058):
    """vacuum flask with a cup for a lid and a handle"""
    B = gloss(m, .22, .5); S = metal('#D5DBDF', .2)
    cyl(r * 1.03, .022, (0, 0, 0), S, bev=.004); lathe([(r, .02), (r, h * .62), (r * .96, h * .68), (r * .72, h * .74), (r * .72, h * .76)], m=B, angle=50)
    lathe([(r * .73, h * .755), (r * .73, h * .775), (0, h * .775)], m=S); lathe([(r * .80, h * .77), (r * .82, h * .79), (r * .70, h * .97), (r * .64, h), (0, h)], m=gloss('cream', .3, .4), angle=50)
    torus(r * .81, .0025, (0, 0, h * .785), 'sand')
    for z in (.16, .60): cyl(r * 1.012, .016, (0, 0, h * z), S, bev=.002)
    tube([(r, 0, h * .20), (r * 1.7, 0, h * .23), (r * 1.7, 0, h * .57), (r, 0, h * .62)], .008, gloss('cream', .3, .4), bend=.028)

def kiondo(r=.13, h=.20, a='#EADBBE', bands=(('clay', .62, .86), ('navy', .20, .36))):
    """sisal basket, woven in rows, with leather straps and an open mouth"""
    prof = spline([(.62 * r, .0, 0), (.84 * r, .05 * h, 0), (1.0 * r, .36 * h, 0), (1.05 * r, .70 * h, 0), (.98 * r, h, 0)], 10, two=True)
    rows = 34
    for i in range(rows):
        f = i / (rows - 1); x, z = prof[min(len(prof) - 1, round(f * (len(prof) - 1)))]; band = next((b for b in bands if b[1] <= f <= b[2]), None)
        stitch = pattern('stripes', band[0] if band else a, a if band else '#D9C6A2', n=72 if not band else 18, m=1, duty=.55, rough=.9)
        with at(0, 0, z, rz=(i % 2) * 2.5 + (i * 3.4 if band else 0)): sheet(lambda u, v: ((x + .0042 * cos(2 * pi * v)) * cos(2 * pi * u), (x + .0042 * cos(2 * pi * v)) * sin(2 * pi * u), .0042 * sin(2 * pi * v)), 96, 8, stitch, closed=True, angle=180)
    lathe([(0, .002), *((x - .004, z) for x, z in prof)], m=mat('#C9B48C', rough=.95), smooth_prof=False, angle=180)
    torus(.98 * r, .007, (0, 0, h + .002), mat('darkwood', rough=.6))
    L = mat('#6E4630', rough=.55, spec=.4)
    for s in (-1, 1):
        tube([(-r * .55, s * r * .86, h * .80), (-r * .52, s * r * .84, h * 1.05), (-r * .34, s * r * .72, h * 1.50), (0, s * r * .66, h * 1.66), (r * .34, s * r * .72, h * 1.50), (r * .52, s * r * .84, h * 1.05), (r * .55, s * r * .86, h * .80)], .0055, L, smooth=True)
        for x in (-.55, .55): box(.022, .006, .045, (x * r, s * r * .90, h * .72), .003, L)

def mug(m='amber', filled='#A5673A'):
    lathe([(0, 0), (.034, 0), (.040, .006), (.042, .085), (.040, .0875), (.038, .085), (.036, .012), (0, .010)], m=gloss(m, .2, .5), angle=50)
    tube([(.040, 0, .018), (.068, 0, .028), (.068, 0, .062), (.040, 0, .072)], .006, gloss(m, .2, .5), bend=.015)
    if filled: cyl(.0375, .003, (0, 0, .072), mat(filled, rough=.15, spec=.6), bev=.001)

def pinard(L=.17):
    """wooden Pinard horn for the baby's heartbeat, standing on its bell"""
    lathe([(.026, 0), (.030, .002), (.0305, .008), (.022, .045), (.0125, .085), (.011, .125), (.013, L - .020), (.027, L - .012), (.029, L - .006), (.027, L), (.006, L - .001), (.005, L - .02)], m=woodgrain('#D39A63', '#B97E48', 9, .35, 'Z', .3), smooth_prof=True, angle=180)
