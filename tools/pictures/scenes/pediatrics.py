"""Pediatrics: cot with mobile, toys, low table with blocks, savanna mural."""
from math import cos, pi, sin
from kit import *
from props.children import cot, giraffe_toy, kid_chair, mobile, rings, savanna_mural
from props.household import kiondo, teddy
from props.sets import rig, rug, shell

start(14)
W = (-1.45, 1.1, 1.1, 1.2)
shell(W, cur='amber', tree=None, cw=.34, x1=2.35)
with at(.98, 0, 1.0): savanna_mural(2.2, .86)
with at(.78, -1.0, 0, rz=-4, s=1.08):
    cot('wood', 'sky', pattern('zigzag', 'amber', 'clay', n=2.5, m=10, duty=.42))
    with at(.2, .05, .56): teddy(.34)
with at(.62, -1.0, 2.28): tube([(0, 0, 0), (0, 0, 1.0)], .005, 'paper'); mobile(.30, .34)
rug(-.35, -2.0, 1.55, .72, 'mint', 'sage')
with at(-.62, -1.95, 0):
    cyl(.42, .04, (0, 0, .42), mat('paper', rough=.5), bev=.016, seg=64); torus(.415, .016, (0, 0, .44), mat('amber', rough=.45))
    for i in range(3): a = 2 * pi * i / 3 + .5; cyl(.026, .42, (.3 * cos(a), .3 * sin(a), 0), 'wood', bev=.006, r2=.032)
    for x, y, z, c, rz in ((-.14, .08, 0, 'clay', 10), (-.01, .1, 0, 'blue', -8), (-.08, .09, .1, 'amber', 20), (.12, -.06, 0, 'leaf', 25), (-.2, -.14, 0, 'rose', -15)):
        with at(x, y, .46 + z, rz=rz): box(.10, .10, .10, (0, 0, 0), .014, mat(c, rough=.5)); (cyl(.028, .106, (0, 0, .05), 'paper', bev=.002, axis='y', seg=28))
    with at(.2, .14, .46): rings(.9)
with at(-1.34, -1.85, 0, rz=70, s=1.1): kid_chair('leaf')
with at(-.72, -1.28, 0, rz=6, s=1.1): kid_chair('clay')
with at(1.60, -1.72, 0, rz=10): giraffe_toy(.80)
with at(-1.86, -.42, 0): kiondo(.24, .34, strap=False)
with at(-1.86, -.42, .2): ball(.12, (-.06, 0, .16), gloss('clay')); ball(.10, (.11, -.05, .13), gloss('midblue')); ball(.09, (.06, .1, .16), gloss('amber'))
rig(to=(.6, -.5, 1.25), win=W)
camera(target=(.0, -1.3, .99), dist=5.6, az=-4, el=11, lens=48, fstop=2.8, focus=(0, -1.6, .8))
finish('pediatrics', bounces=4, exposure=.2, warm=-.015)
