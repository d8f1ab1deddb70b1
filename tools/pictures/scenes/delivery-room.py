"""Delivery room: birthing bed, radiant baby warmer, wall clock."""
from kit import *
from props.birth import delivery_bed, warmer
from props.furniture import locker, stool
from props.household import mug, thermos
from props.room import wall_clock
from props.sets import rig, rug, shell
from props.ward import bedhead_panel

start(5)
W = (-.12, 1.08, 1.25, 1.3)
shell(W, cur='sage', tree='jacaranda', cw=.4)
with at(1.10, -1.35, 0, s=1.1): delivery_bed('terra', cloth=pattern('zigzag', 'amber', 'blue', n=1.6, m=9, duty=.42), stirrups=False)
with at(-1.42, -1.45, 0, rz=14, s=1.06): warmer('rose')
with at(1.42, 0, 1.98): wall_clock(.23)
with at(2.45, -.9, 1.5, rz=-90): bedhead_panel(.9)
with at(.02, -.32, 0): locker(w=.46)
with at(-.06, -.32, .755, rz=-30): thermos('clay')
with at(.12, -.38, .755, rz=-40): mug('amber')
with at(-.50, -2.0, 0): stool('ochre', .5)
rug(.15, -2.0, 1.6, .62, 'ice', 'sky')
rig(to=(.9, -.6, 1.2), win=W)
area((-1.45, -1.4, 1.75), (-1.45, -1.4, .9), .4, 6, '#FF9A40')
camera(target=(.04, -1.2, 1.0), dist=6.2, az=-7, el=9, lens=46, fstop=2.4, focus=(-.2, -1.5, .9))
finish('delivery-room', exposure=.2, warm=-.015)
