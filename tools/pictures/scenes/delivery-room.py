"""The delivery bed with its back raised, a leso over it; beside it the warmer for the newborn."""
from math import cos, pi, sin
from kit import *
from props.newborn import hat
from props.room import spread
from props.textiles import folded

start(5)
B = gloss('white', .35, .35); M = metal('#C9D2D8', .3); K = mat('midblue', rough=.55, spec=.3)
with at(-.42, -.35, 0, rz=-14):       # the bed, its head at the right
    box(1.30, .50, .10, (.05, 0, .10), .04, B); box(.46, .34, .44, (.05, 0, .18), .05, 'ice')
    for sx in (-.62, .62):
        for sy in (-.27, .27): cyl(.06, .05, (sx + .05, sy, .06), mat('dark', rough=.5), axis='y', bev=.012); box(.06, .05, .10, (sx + .05, sy, .07), .012, 'grey')
    box(1.86, .72, .07, (.02, 0, .60), .03, B); box(1.90, .74, .022, (.02, 0, .625), .008, gloss('blue', .35, .3))
    box(.62, .70, .12, (-.60, 0, .67), .05, K); box(.60, .70, .12, (.02, 0, .67), .05, K)
    with at(.32, 0, .68, ry=-42): box(.86, .70, .12, (.40, 0, .0), .05, K); pillow(.36, .52, .15, (.62, 0, .11), mat('paper', rough=.9))
    for sy in (-.40, .40): tube([(-.02, sy, .64), (-.02, sy, .86), (.26, sy, .90), (.30, sy, .66)], .018, M, bend=.06); tube([(.02, sy, .867), (.20, sy, .893)], .026, mat('dark', rough=.6))
    spread(-.52, .06, .72, .80, .22, kitenge('clay', 'amber', 'navy', 'paper', 5, 6), 3)
with at(.88, -.05, 0, rz=-10, s=.94):       # the warmer
    box(.60, .42, .52, (0, .04, .12), .04, B); box(.52, .02, .18, (0, -.172, .42), .016, gloss('rose', .4, .2)); box(.52, .02, .18, (0, -.172, .20), .016, gloss('ice', .4, .2)); box(.30, .26, .24, (0, .06, .64), .03, 'blue')
    for sx in (-.22, .22): cyl(.06, .05, (sx, -.08, .06), mat('dark', rough=.5), axis='y', bev=.012); cyl(.06, .05, (sx, .2, .06), mat('dark', rough=.5), axis='y', bev=.012)
    prism(rrect(.92, .66, .08), .06, (0, -.04, .88), .018, B, 'z'); prism(rrect(.935, .675, .085), .022, (0, -.04, .875), .006, 'blue', 'z')
    loft([(.91, rrect(.86, .60, .07)), (1.05, rrect(.90, .64, .08))], glass('#DDEFF6', haze=.10, ior=1.25), p=(0, -.04, 0)); tube([(x, y - .04, 1.05) for x, y in rrect(.905, .645, .08)], .010, mat('#8FBFDC', rough=.3), closed=True)
    box(.78, .52, .07, (0, -.04, .905), .03, mat('white', rough=.8))
    with at(-.12, -.06, .975, rz=-6): folded(.40, .30, .07, [mat('paper', rough=.9), kitenge('leaf', 'amber', 'clay', 'paper', 6, 5)], 2, 3)
    with at(.24, -.06, .975): hat('ochre', 'paper', .078)
    box(.30, .11, 1.50, (0, .37, .2), .04, B); box(.10, .115, 1.0, (0, .366, .55), .02, 'blue')
    with at(0, .30, 1.20):       # its display
        box(.40, .08, .20, (0, 0, 0), .03, B); box(.36, .02, .15, (0, -.035, .025), .012, 'navy')
        for x, t, m in ((-.09, '36.5', '#7FE0BE'), (.09, '37.0', '#F2B544')): text(t, .075, (x, -.047, .07), emit(m, 1)); box(.09, .004, .006, (x, -.047, .045), 0, emit(m, .7))
    with at(0, .02, 1.56, rx=-16):
        prism(rrect(.86, .40, .12), .12, (0, 0, .02), .045, B, 'z', 6); prism(rrect(.875, .415, .125), .03, (0, 0, .03), .008, gloss('blue', .35, .3), 'z')
        prism(rrect(.66, .2, .06), .012, (0, -.02, -.043), .003, emit('#FFB060', 1.6), 'z')
    box(.16, .3, .1, (0, .28, 1.50), .04, B); area((0, -.02, 1.48), (0, -.04, .9), .5, 9, '#FF9A40', .3)
studio((.1, -.2, .8), 3)
camera(target=(-.02, -.2, .78), dist=4.75, az=-4, el=14, lens=50, fstop=0)
finish('delivery-room', exposure=.12)
