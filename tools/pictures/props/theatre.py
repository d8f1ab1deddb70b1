"""The operating theatre."""
from math import cos, pi, sin

from kit import *
from props.textiles import drape

def theatre_lamp(r=.34, m='white'):
    """round surgical light, lit face towards -z, hub at the origin"""
    lathe([(0, .11), (.09, .11), (.13, .08), (r * .8, .05), (r, .0), (r * .98, -.03), (r * .9, -.04), (0, -.04)], m=gloss(m, .35, .35), angle=40)
    torus(r * .99, .014, (0, 0, -.015), mat('blue', rough=.35))
    cyl(r * .9, .008, (0, 0, -.046), mat('#FFF6E4', rough=.3, emit=.35))
    for k, n in ((.0, 1), (.36, 6), (.70, 11)):
        for i in range(n): a = 2 * pi * i / n; cyl(r * .12, .014, (k * r * cos(a), k * r * sin(a), -.054), emit('#FFF4D8', 2.2), seg=24)
    cyl(.026, .12, (0, 0, -.16), 'grey', bev=.01)

def theatre_table(m='forest', cloth='sage'):
    """along x, head at +x"""
    B = gloss('white', .35, .35)
    prism(rrect(1.0, .56, .12), .12, (0, 0, .06), .03, B, 'z'); prism([(-.2, .1), (.2, .1), (.15, .3), (.15, .62), (-.15, .62), (-.15, .3)], .32, (0, 0, 0), .03, gloss('steel', .35, .3), 'y'); box(.5, .4, .1, (0, 0, .6), .03, B)
    box(1.96, .5, .05, (0, 0, .70), .015, metal('steel', .35)); U = mat(m, rough=.5, spec=.3, sheen=.2)
    for x, l in ((-.72, .52), (0, .86), (.62, .34)): box(l, .58, .10, (x, 0, .74), .04, U)
    with at(.97, 0, .75): box(.32, .32, .09, (0, 0, 0), .04, U)
    for sy in (-1, 1): tube([(-.9, sy * .30, .73), (.75, sy * .30, .73)], .014, metal('steel', .3))
    if cloth: drape(-.62, .36, .62, .865, .34, cloth, r=.05, thick=.018, seed=2)

def tray(w=.46, d=.30, n=6, seed=1):
    """steel tray with instruments, standing on z=0"""
    prism(rrect(w, d, .04), .014, (0, 0, .008), .004, metal('#DDE6EA', .3), 'z'); tube([(x, y, .02) for x, y in rrect(w, d, .04)], .007, metal('steel', .3), closed=True)
    box(w * .9, d * .85, .006, (0, 0, .014), .002, mat('sage', rough=.85))
    for i in range(n):
        x = -w * .38 + w * .76 * i / max(1, n - 1); k = i % 3; M = metal('#DDE4E8', .25)
        with at(x, 0, .027, rz=(4, -5, 2, -3)[i % 4]):
            if k == 0: tube([(0, -d * .33, 0), (0, d * .33, 0)], .006, M)
            elif k == 1:
                for s in (-1, 1): torus(.016, .004, (s * .018, -d * .28, 0), M); tube([(s * .015, -d * .23, 0), (-s * .005, d * .34, 0)], .0045, M)
            else: tube([(-.006, -d * .3, 0), (0, d * .3, 0)], .004, M); tube([(.006, -d * .3, 0), (0, d * .3, 0)], .004, M)
