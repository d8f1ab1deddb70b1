"""Pediatrics: a girl with her teddy and the paediatrician at her eye level; cot with mobile, toys, savanna mural."""
from math import cos, pi, sin
from mathutils import Vector
from kit import *
from people.body import body_matrix
from people.cast import cast
from props.children import cot, giraffe_toy, kid_chair, mobile, rings, savanna_mural
from props.furniture import chair, stool
from props.household import kiondo, teddy
from props.sets import rig, rug, shell

start(14); soften_faces(.35)
W = (-1.45, 1.1, 1.1, 1.2)
shell(W, cur='amber', tree=None, cw=.34, x1=2.35)
with at(.98, 0, 1.0): savanna_mural(2.2, .86)
with at(1.02, -.75, 0, rz=-4, s=1.08): cot('wood', 'sky', pattern('zigzag', 'amber', 'clay', n=2.5, m=10, duty=.42))
with at(.92, -.75, 2.16): tube([(0, 0, 0), (0, 0, 1.2)], .005, 'paper'); mobile(.30, .34)
rug(.05, -1.75, 1.55, .72, 'mint', 'sage')
with at(-1.12, -.92, 0):
    cyl(.42, .04, (0, 0, .42), mat('paper', rough=.5), bev=.016, seg=64); torus(.415, .016, (0, 0, .44), mat('amber', rough=.45))
    for i in range(3): a = 2 * pi * i / 3 + .5; cyl(.026, .42, (.3 * cos(a), .3 * sin(a), 0), 'wood', bev=.006, r2=.032)
    for x, y, z, c, rz in ((-.14, .08, 0, 'clay', 10), (-.01, .1, 0, 'blue', -8), (-.08, .09, .1, 'amber', 20), (.12, -.06, 0, 'leaf', 25), (-.2, -.14, 0, 'rose', -15)):
        with at(x, y, .46 + z, rz=rz): box(.10, .10, .10, (0, 0, 0), .014, mat(c, rough=.5)); (cyl(.028, .106, (0, 0, .05), 'paper', bev=.002, axis='y', seg=28))
    with at(.2, .14, .46): rings(.9)
with at(-1.30, -1.52, 0, rz=150, s=1.1): kid_chair('leaf')
with at(1.32, -1.52, 0, rz=10): giraffe_toy(.80)
with at(-1.86, -.42, 0): kiondo(.24, .34, strap=False)
with at(-1.86, -.42, .2): ball(.12, (-.06, 0, .16), gloss('clay')); ball(.10, (.11, -.05, .13), gloss('midblue')); ball(.09, (.06, .1, .16), gloss('amber'))

with at(.48, -1.60, 0, rz=-42):
    chair(seat='amber', w=.44)
    with at(0, -.03, 0):
        cast('girl', pose='sit', seat=.44, res=.004, hres=.0021, look=(-.20, -1.68, .98), head=(22, 0, -4), smile=.9, mouth_open=.5, left=(.135, -.235, .17), right=(-.135, -.235, .17),
             lhand=((-.45, -.85, .1), (-1, .3, -.1)), rhand=((.45, -.85, .1), (1, .3, -.1)), curl=('cup', 'cup'), shoes='clay')
        with at(0, -.185, .545): teddy(.27)
        paw = frames[-1] @ Vector((-.09, -.24, .63))
with at(-.26, -1.62, 0, rz=46):
    stool('midblue', h=.40)
    B = (frames[-1] @ body_matrix('sit', .34, 8)).inverted() @ paw
    cast('paediatrician', pose='sit', seat=.34, lean=8, res=.004, hres=.0021, look=(.47, -1.63, .92), head=(-24, 0, 3), smile=.9, left=tuple(B + Vector((.03, .07, .01))), lhand=((-.15, -1, 0), (0, -.2, 1)),
         right=(-.12, -.30, .135), rhand=((.2, -1, -.12), (0, -.1, -1)), curl=('rest', 'rest'))

rig(to=(.6, -.5, 1.25), win=W)
area((-.6, -4.6, 1.3), (.1, -1.5, .9), 1.2, 52, '#FFF0DC')      # low fill for the faces
camera(target=(.10, -1.4, .80), dist=3.95, az=-4, el=9, lens=48, fstop=2.8, focus=(.1, -1.6, .9))
finish('pediatrics', bounces=4, exposure=.2, warm=-.015)
