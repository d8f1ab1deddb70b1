"""Knitted booties on a stack of folded lesos, a hat beside them."""
from kit import *
from props.newborn import bootie, hat
from props.textiles import folded

start(5)
SUNS = kitenge('blue', 'amber', 'clay', 'paper', 6, 6)
with at(-.05, .05, 0, rz=9):
    folded(.34, .25, .050, mat('mint', rough=.85, sheen=.3), 2, 1)
    with at(.004, 0, .051, rz=-3): folded(.33, .245, .046, pattern('zigzag', 'amber', 'clay', n=3, m=12, duty=.45), 2, 2)
    with at(0, 0, .098, rz=2): folded(.325, .24, .06, SUNS, 2, 3)
with at(.215, -.02, 0): hat('ochre', 'paper', .074)
for x, y, rz in ((-.06, -.02, 24), (.045, -.015, -10)):
    with at(x, y, .1586, rz=rz, s=1.12):
        bootie('sky', 'paper', 'clay'); sheet(lambda u, v: ((u - .5) * .098, -.020 + (v - .5) * .150, .0018), 1, 1, shade())
studio((0, 0, .12))
camera(target=(.045, 0, .124), dist=.93, az=8, el=15, lens=58, fstop=9, focus=(0, -.05, .15))
finish('hero', exposure=.1)
