"""Maternity package: folded kitenge with ribbon, knitted booties and hat, feeding cup."""
import random
from mathutils import Vector
from kit import *
from props.plants import flowers
from props.sets import light_still, still
from props.textiles import bow, folded

start(5)
still(win=(.40, .10, .6, .8), curtainm='rose', side=1)
K1 = kitenge('blue', 'amber', 'clay', 'paper', 6, 6); K2 = pattern('zigzag', 'amber', 'clay', n=3, m=12, duty=.45); K3 = pattern('dots', 'rose', 'paper', n=14, m=14, duty=.5)
# stack of folded cloths
with at(-.08, .04, 0, rz=10):
    with at(0, 0, 0, rz=0): folded(.30, .22, .045, mat('mint', rough=.85, sheen=.3), 2, 1)
    with at(.004, 0, .046, rz=-3): folded(.29, .215, .04, K2, 2, 2)
    with at(0, 0, .087, rz=2): folded(.285, .21, .055, K1, 2, 3)
    R = gloss('clay', .35, .2)
    # ribbon round the stack
    for sx in (0,):
        sheet(lambda u, v: (sx + (v - .5) * .03, *( (lambda t: (-.118, .002 + .144 * t * 4) if t < .25 else ((-.118 + .236 * (t - .25) * 2), .1462) if t < .75 else (.118, .1462 - .144 * (t - .75) * 4))(u) )), 80, 2, R, .0025)
    with at(0, -.01, .146): bow(.13, 'clay')
# hat
def hat(c, brim, pom, r=.062):
    lathe([(r * 1.0, .0), (r * 1.03, .02), (r * 1.0, .05), (r * .86, .082), (r * .58, .105), (r * .25, .116), (0, .118)], m=knit(c, 420, .5), smooth_prof=True, angle=180)
    for i in range(3): torus(r * 1.06, .0085, (0, 0, .0085 + .012 * i), knit(brim, 500, .4))
    rd = random.Random(2); cluster([Vector((rd.gauss(0, 1), rd.gauss(0, 1), rd.gauss(0, 1))).normalized() * .021 + Vector((0, 0, .132)) for _ in range(110)], .0085, [pom], .3, rnd=rd)
with at(.215, .05, 0): hat('ochre', 'paper', 'paper', .068)
# booties
def bootie(c, cuff, b):
    k = knit(c, 480, .5)
    meld([(0, .008, .026, .03, .032, .026), (0, -.015, .026, .031, .03, .026), (0, -.04, .023, .031, .027, .023), (0, .012, .045, .026, .026, .03)], k, .003, 10)
    for i in range(4): torus(.0265 + .0006 * i, .0062, (0, .012, .058 + .0098 * i), knit(cuff, 600, .4), n=32)
    cyl(.022, .004, (0, .012, .080), 'darkwood', seg=24)
    with at(0, -.021, .058, rx=48): bow(.034, b)
with at(.04, -.19, 0, rz=28): bootie('sky', 'paper', 'clay')
with at(.125, -.175, 0, rz=-6): bootie('sky', 'paper', 'clay')
# feeding cup with two handles
with at(-.33, -.02, 0, rz=0):
    lathe([(0, 0), (.028, 0), (.033, .004), (.04, .075), (.042, .078)], m=gloss('leaf', .3, .3), angle=50)
    lathe([(.0435, .074), (.0445, .078), (.0445, .088), (.038, .094), (.012, .098), (0, .098)], m=gloss('paper', .35, .3), angle=50)
    prism(rrect(.034, .016, .0079), .02, (0, -.02, .105), .005, gloss('paper', .35, .3), 'z')
    for s in (-1, 1): tube([(s * .036, 0, .022), (s * .068, 0, .026), (s * .070, 0, .06), (s * .038, 0, .066)], .0065, gloss('amber', .35, .3), bend=.018)
    heart(.028, .004, (0, -.0385, .042), 'paper')
with at(-.45, .24, 0, s=.95): flowers(8, vase='amber', cols=('rose', 'paper', 'lilac', 'clay'))
light_still(beam=(.05, .15, .14), w=.8, h=.55)
camera(target=(-.06, 0, .105), dist=1.35, az=6, el=12, lens=56, fstop=5, focus=(-.02, -.1, .08))
finish('packages', exposure=.12, warm=-.01, contrast=.26)
