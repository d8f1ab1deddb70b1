"""General ward: a row of three beds, windows."""
from kit import *
from props.furniture import locker
from props.household import mug, thermos
from props.plants import acacia, flowers, jacaranda, plant
from props.sets import rig, shell
from props.ward import hospital_bed, slippers

start(6)
W = [(-1.72, 1.15, 1.15, 1.2), (.05, 1.15, 1.15, 1.2), (1.82, 1.15, 1.15, 1.2)]
shell(W, cur=None, tree=None, x0=-6, x1=3.55, sill=.14)
with at(-1.45, 3.4, -.15): acacia(2.5, 2, n=150)
with at(3.0, 4.2, -.35): jacaranda(2.6, 3, n=110, petals=0)
for i, (x, bl) in enumerate(((-1.72, pattern('stripes', 'sky', 'paper', n=9, m=1, duty=.13)), (.05, pattern('zigzag', 'amber', 'clay', n=4, m=14, duty=.42)), (1.82, pattern('stripes', 'mint', 'leaf', n=8, m=1, duty=.86)))):
    with at(x, -1.22, 0, rz=90): hospital_bed(blanket=bl, band='white', back=30)
    with at(x + .86, -.28, 0): locker(w=.42)
with at(-.86, -.3, .755): flowers(7, vase='blue')
with at(.84, -.3, .755, rz=-30): thermos('clay')
with at(.99, -.36, .755, rz=-40): mug('paper')
with at(2.66, -.3, .755): flowers(6, 3, vase='clay')
with at(.70, -2.0, 0, rz=-165): slippers('clay', 'amber')
with at(3.12, -.42, 0): plant('clay', 'snake', .2, .36, 1.4, seed=4, n=11)
rig(to=(.5, -.9, 1.0), w=4.6, h=2.4, rows=2, bar=.2, win=W, glow=22, key=170, cool=50)
camera(target=(.20, -1.25, 1.02), dist=7.4, az=-15, el=12, lens=46, fstop=2.6, focus=(-.3, -2.2, .7))
finish('general-ward', exposure=.2, warm=-.015)
