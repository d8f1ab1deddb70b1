"""Walking shoes, a water bottle, fruit and a kitenge towel on a bench by the window."""
from kit import *
from props.food import apple, banana, orange
from props.plants import plant
from props.sets import light_still, still
from props.textiles import folded

start(5)
still(win=(.38, .12, .60, .8), curtainm='ochre', side=1)
def shoe(c='blue', sole='paper', acc='amber', lace='paper'):
    """toe towards -y, about .26 long"""
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
        with at(s * .0365, .03, .052, ry=s * 8):
            prism([(-.028, -.012), (.012, -.012), (.030, .014), (-.010, .014)], .008, (0, 0, 0), .002, acc, 'x')
    with at(0, .121, .07, rx=-8): box(.016, .008, .05, (0, 0, 0), .003, acc)
with at(-.12, -.05, 0, rz=38, s=1.05): shoe()
with at(.035, -.10, 0, rz=14, s=1.05): shoe()
# bottle
with at(.20, .055, 0, s=1.0):
    G = glass('#D6ECF6', haze=.10, ior=1.3)
    lathe([(0, 0), (.036, 0), (.040, .004), (.040, .06), (.037, .075), (.037, .10), (.040, .115), (.040, .165), (.026, .195), (.024, .205)], m=G, angle=60); lathe([(0, .003), (.036, .003), (.037, .006), (.037, .06), (.034, .075), (.034, .10), (.037, .115), (.037, .150), (0, .150)], m=mat('#A9D5EA', rough=.12, spec=.5, emit=.12), angle=50)
    cyl(.029, .032, (0, 0, .200), gloss('blue', .3, .3), bev=.005); cyl(.012, .02, (0, 0, .230), gloss('amber', .3, .3), bev=.004); torus(.0385, .0042, (0, 0, .0875), 'leaf')
    tube([(.027, 0, .216), (.052, 0, .222), (.056, 0, .205), (.048, 0, .18)], .0045, 'clay', smooth=True)
with at(-.275, .11, 0, rz=14):
    folded(.24, .17, .075, [mat('ochre', rough=.9, sheen=.4), kitenge('blue', 'amber', 'clay', 'paper', 7, 6)], 2, 3)
with at(-.285, .10, .077, rz=20): banana(s=1.25)
with at(-.255, .15, .077): orange(.040)
with at(.27, -.07, 0): apple('clay', .042)
with at(.325, .01, 0): apple('#8DB548', .04)
with at(.01, .20, 0, s=.55): plant('clay', 'snake', .08, .13, .7, seed=3, n=9)
light_still(beam=(.05, .2, .15), w=.9, h=.6)
camera(target=(.0, 0, .085), dist=1.22, az=5, el=15, lens=56, fstop=5, focus=(0, -.06, .06))
finish('water-and-walking', exposure=.1, warm=-.01, contrast=.27)
