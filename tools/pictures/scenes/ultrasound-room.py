"""Ultrasound room: cart with screen beside an examination couch."""
from kit import *
from props.furniture import couch, stool
from props.imaging import ultrasound
from props.plants import plant
from props.room import picture
from props.sets import rig, rug, shell
from props.textiles import drape

start(8)
W = (-1.42, 1.1, 1.0, 1.2)
shell(W, cur='sage', tree='jacaranda', cw=.34, x1=2.3)
with at(.95, -1.05, 0): couch('rose', L=1.95, W=.66, h=.64, back=34)
with at(.30, -1.05, 0): drape(-.24, .14, .69, .69, .2, pattern('zigzag', 'amber', 'blue', n=2, m=9, duty=.42), r=.05, thick=.016, seed=3)
with at(-.66, -1.55, 0, rz=20, s=1.08): ultrasound('blue')
with at(.36, -1.98, 0): stool('ochre', .52)
with at(.95, 0, 1.78): picture(.56, .7)
with at(1.98, -.35, 0): plant('clay', 'snake', .19, .34, 1.4, seed=4, n=11)
rug(.0, -1.88, 1.55, .6, 'blush', 'rose')
rig(to=(.9, -.6, 1.25), win=W)
camera(target=(.10, -1.2, .98), dist=5.6, az=-5, el=10, lens=50, fstop=2.6, focus=(-.5, -1.6, 1.1))
finish('ultrasound-room', bounces=4, exposure=.2, warm=-.015)
