"""A ward's fresh linen: a pillow, a folded sheet and blanket, the bed's chart."""
from kit import *
from props.textiles import folded

start(22)
with at(-.02, .06, 0, rz=6):
    pillow(.40, .27, .10, (0, 0, .001), mat('paper', rough=.9, sheen=.3))
    with at(.0, -.01, .092, rz=-5): folded(.26, .17, .034, [mat('ice', rough=.9, sheen=.3)], 2, 4)
    with at(.004, -.012, .127, rz=-2): folded(.25, .165, .05, [pattern('checks', '#C4532F', '#E9B7AE', n=9, m=9, rough=.9)], 2, 5)
with at(.20, -.105, 0, rz=-24):       # clipboard with the chart
    box(.155, .215, .004, (0, 0, 0), .002, 'wood'); box(.142, .190, .0012, (0, -.008, .004), 0, mat('white', rough=.8)); box(.06, .018, .010, (0, .096, .004), .003, metal('steel', .25))
    for i in range(7): box(.122, .0010, .0003, (0, .062 - .021 * i, .0052), 0, 'sky')
    for i in range(6): box(.0010, .126, .0003, (-.061 + .0244 * i, -.001, .0052), 0, 'sky')
    tube([(-.056 + .0187 * i, -.012 + .016 * (0, 2, 1.4, 1.9, .6, .2, .4)[i], .0056) for i in range(7)], .0011, mat('clay', rough=.6))
    with at(.05, -.05, .006, rz=64): cyl(.0036, .12, (0, 0, .0036), gloss('blue', .3, .3), axis='x', bev=.001); cyl(.0030, .016, (.066, 0, .0036), 'dark', axis='x', r2=.0008)
studio((0, 0, .07))
camera(target=(.03, 0, .05), dist=1.04, az=4, el=24, lens=58, fstop=10, focus=(0, -.03, .06))
finish('general-ward', exposure=.06)
