"""The warmer for the newborn: a leso and a hat ready under its lamp, a clock on the wall."""
from math import cos, pi, sin
from kit import *
from props.newborn import hat
from props.room import corner
from props.textiles import folded

start(5)
B = gloss('white', .35, .35)
with at(-.16, -.55, 0, rz=10):
    box(.60, .42, .52, (0, .04, .19), .04, B); box(.52, .02, .21, (0, -.172, .46), .016, gloss('rose', .4, .2)); box(.34, .28, .2, (0, .08, .68), .03, 'grey')
    prism(rrect(.92, .66, .08), .06, (0, -.04, .88), .018, B, 'z'); prism(rrect(.935, .675, .085), .022, (0, -.04, .875), .006, 'blue', 'z')
    loft([(.91, rrect(.86, .60, .07)), (1.07, rrect(.90, .64, .08))], glass('#EAF6FA', haze=.05, ior=1.25), p=(0, -.04, 0)); tube([(x, y - .04, 1.07) for x, y in rrect(.905, .645, .08)], .010, mat('#8FBFDC', rough=.3), closed=True)
    box(.78, .52, .07, (0, -.04, .905), .03, mat('white', rough=.8))
    with at(-.10, -.05, .975, rz=-6): folded(.40, .30, .06, [mat('paper', rough=.9), kitenge('leaf', 'amber', 'clay', 'paper', 6, 5)], 2, 3)
    with at(.22, -.06, .975): hat('ochre', 'paper', .072)
    box(.30, .11, 1.62, (0, .37, .2), .04, B); box(.07, .115, 1.1, (0, .368, .55), .02, 'blue')
    with at(0, .30, 1.26):       # its display
        box(.40, .08, .20, (0, 0, 0), .03, B); box(.36, .02, .15, (0, -.035, .025), .012, 'navy')
        for x, t, m in ((-.09, '36.5', '#7FE0BE'), (.09, '37.0', '#F2B544')): text(t, .075, (x, -.047, .07), emit(m, 1)); box(.09, .004, .006, (x, -.047, .045), 0, emit(m, .7))
    with at(0, .02, 1.66, rx=-20):
        prism(rrect(.86, .40, .12), .12, (0, 0, .02), .045, B, 'z', 6); prism(rrect(.875, .415, .125), .022, (0, 0, .03), .008, gloss('rose', .35, .3), 'z')
        prism(rrect(.66, .2, .06), .012, (0, -.02, -.043), .003, emit('#FFB060', 2.6), 'z')
    box(.16, .3, .1, (0, .28, 1.60), .04, B); area((0, -.02, 1.58), (0, -.04, .9), .5, 9, '#FF9A40', .3)
with at(.80, 0, 1.42):       # clock
    cyl(.20, .05, (0, -.025, 0), gloss('blue', .3, .4), axis='y', bev=.015, seg=64); cyl(.178, .01, (0, -.052, 0), 'white', axis='y', bev=0, seg=64)
    for i in range(12): box(.010, .004, .024, (.15 * sin(pi * i / 6), -.059, .15 * cos(pi * i / 6) - .012), .001, 'dark')
    for a, L, r in ((-1.15, .085, .007), (.95, .13, .005)): tube([(0, -.062, 0), (L * sin(a), -.062, L * cos(a))], r, 'dark')
corner(upper='#F3E8D8', to=(.75, -.1, 1.15), w=1.3, h=1.6)
camera(target=(.12, -.5, 1.14), dist=2.9, az=-6, el=15, lens=50, fstop=0)
finish('delivery-room', exposure=.12)
