"""A made bed under a blue mosquito net, tucked in below the mattress."""
from math import cos, pi, sin
from kit import *
from props.room import spread

start(4)
wd = woodgrain('#9A6840', '#84552F', .8)
for sx, h in ((1, .80), (-1, .58)): prism(rrect(1.16, h, .1), .07, (sx * .98, 0, h / 2), .025, wd, 'x')
box(1.94, 1.06, .14, (0, 0, .26), .03, wd); box(1.90, 1.08, .18, (0, 0, .38), .07, mat('white', rough=.85))
spread(-.93, .42, 1.11, .595, .20, kitenge('amber', 'clay', 'blue', 'paper', 6, 6)); spread(.20, .46, 1.15, .625, .20, 'paper')
for y in (-.25, .25):
    with at(.63, y, .57, ry=-12): pillow(.38, .46, .17, (0, 0, 0), mat('paper', rough=.85))
NZ = 1.92
torus(.26, .014, (0, 0, NZ - .12), mat('#5E93C4', rough=.6)); tube([(0, 0, NZ), (0, 0, NZ + .12)], .006, 'steel')
def hang(u, v):       # from the ring to the mattress: a circle above, a rectangle below
    a = 2 * pi * v; ca, sa = cos(a), sin(a); k = (abs(ca) ** 5 + abs(sa) ** 5) ** (-1 / 5)
    if u < .1: r = .26 * u / .1 + .01; return r * ca, r * sa, NZ - 1.2 * u
    f = (u - .1) / .9; g = f ** .8; kk = 1 + (k - 1) * g; w = .022 * f * (1 - .3 * f) * sin(22 * a + .7 * sin(3 * a))
    return (.26 + .74 * g) * ca * kk + w * ca, (.26 + .36 * g) * sa * kk + w * sa, NZ - .12 - (NZ - .52) * f
sheet(hang, 60, 320, net('#7FB4E0'), closed=True)
studio((0, 0, .8), 3.2)
camera(target=(0, 0, .96), dist=5.45, az=-8, el=9, lens=56, fstop=0)
finish('malaria-prevention', exposure=.12)
