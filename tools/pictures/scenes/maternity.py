"""A midwife's wooden horn and the mother's handbook on a folded leso."""
from kit import *
from props.home import pinard
from props.papers import handbook
from props.textiles import folded

start(7)
with at(0, .02, 0, rz=-8):
    folded(.40, .29, .046, pattern('zigzag', 'leaf', 'amber', n=3, m=12, duty=.45), 2, 4)
    with at(.006, 0, .047, rz=3): folded(.39, .28, .05, kitenge('clay', 'amber', 'navy', 'paper', 7, 6), 2, 6)
with at(-.075, -.012, .0985, rz=14): handbook(cover='midblue')
with at(.105, .01, .0985): pinard(.175)
studio((0, 0, .12))
camera(target=(.0, 0, .118), dist=1.0, az=-6, el=24, lens=58, fstop=9, focus=(0, -.05, .11))
finish('maternity', exposure=.1)
