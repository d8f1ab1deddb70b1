"""First-aid box, blue with a white cross, bandages, scissors, plasters."""
from math import cos, pi, sin
from kit import *

start(5)
B = gloss('blue', .35, .35)
with at(-.01, .07, 0, rz=8):
    prism(rrect(.31, .205, .035), .155, (0, 0, .0775), .022, B, 'z', 6); prism(rrect(.316, .211, .037), .012, (0, 0, .112), .003, gloss('midblue', .35, .3), 'z')
    cross(.092, .010, (0, -.105, .056), 'white', r=.003)
    tube([(-.055, 0, .150), (-.055, 0, .192), (.055, 0, .192), (.055, 0, .150)], .0095, gloss('paper', .35, .3), bend=.025)
    for s in (-1, 1): box(.034, .012, .034, (s * .105, -.106, .096), .005, gloss('amber', .3, .3))

def roll(r, w, band=None):
    cyl(r, w, (0, 0, 0), mat('paper', rough=.9, bump=.3, bscale=300), bev=.003)
    for i in range(1, 6): torus(r * i / 6, .0009, (0, 0, w), 'sand', n=40)
    if band: cyl(r * 1.012, w * .34, (0, 0, w * .33), band, bev=.001)
with at(.205, .0, 0): roll(.034, .062, 'leaf')
with at(.275, -.03, 0): roll(.030, .048, 'amber')
with at(.19, -.125, .030, rz=24):       # lying roll with a loose end
    with at(0, .026, 0, rx=90): roll(.030, .052)
    sheet(lambda u, v: (-.005 - .13 * u, (v - .5) * .050, -.0282 + .006 * max(0, sin(u * 6.0)) * u), 30, 4, mat('paper', rough=.9), .0016)
# scissors, open, lying
with at(-.085, -.14, .004, rz=16, s=1.35):
    for s in (-1, 1):
        with at(0, 0, .0025 * (s + 1), rz=s * 13):
            prism([(-.008, -.0065), (.085, -.001), (.088, .0012), (.07, .0058), (-.008, .0065)], .003, (0, 0, .002), .0006, metal('steel', .25), 'z')
            tube([(-.006, 0, .002), (-.04, -s * .002, .003), (-.055, -s * .004, .003)], .0048, gloss('clay', .35, .3), smooth=True)
            tube([(-.078 + .026 * cos(a), -s * .006 + .017 * sin(a), .003) for a in [2 * pi * i / 32 for i in range(32)]], .005, gloss('clay', .35, .3), closed=True)
    cyl(.005, .008, (0, 0, .001), metal('steel', .3), bev=.001)
for x, y, rz in ((.04, -.185, -20), (.125, -.205, 14)):       # plasters
    with at(x, y, 0, rz=rz):
        prism(rrect(.075, .022, .0108), .0022, (0, 0, .0016), .0008, mat('#8A5A3A', rough=.7), 'z'); prism(rrect(.026, .020, .003), .0026, (0, 0, .0020), .0006, mat('#B98560', rough=.8), 'z')
studio((0, 0, .08))
camera(target=(.03, 0, .082), dist=1.0, az=5, el=17, lens=56, fstop=9, focus=(0, -.06, .06))
finish('first-aid', exposure=.1)
