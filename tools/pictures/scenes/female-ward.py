"""Female ward: two beds with rose curtains, flowers, slippers, kitenge shawl."""
from kit import *
from props.furniture import locker
from props.household import thermos
from props.plants import flowers
from props.sets import rig, rug, shell
from props.textiles import drape
from props.ward import bed_curtain, bedhead_panel, cubicle_track, hospital_bed, slippers

start(11)
W = (.0, 1.15, 1.15, 1.25)
shell(W, cur='rose', tree='jacaranda', x0=-6, x1=2.75, sill=.16, cw=.46)
for x, bl in ((-1.3, pattern('stripes', 'rose', 'paper', n=9, m=1, duty=.13)), (1.3, pattern('stripes', 'blush', 'rose', n=8, m=1, duty=.2))):
    with at(x, -1.25, 0, rz=90): hospital_bed(blanket=bl, band='white', back=32, frame='blue')
# shawl over the foot board of the left bed
with at(-1.3, -1.25, 0, rz=90):
    with at(-1.04, .10, 0, rz=90): drape(-.24, .22, .13, .848, .30, pattern('zigzag', 'amber', 'clay', n=3, m=9, duty=.42), r=.05, thick=.02, seed=5, wav=.006)
for x in (-2.3, 2.3): cubicle_track([(x, -.02), (x, -2.4)], 2.42)
with at(-2.3, -.92, 0, rz=90): bed_curtain(1.5, 1.98, 'rose', .42, seed=1)
with at(2.3, -.92, 0, rz=90): bed_curtain(1.5, 1.98, 'rose', .42, seed=4)
with at(-.0, -.32, 0): locker(w=.56)
with at(-.1, -.34, .755, s=1.15): flowers(9, vase='blue', cols=('rose', 'amber', 'clay', 'paper'))
with at(.15, -.36, .755, rz=-30): thermos('clay')
with at(.38, -1.98, .016, rz=-165, s=1.3): slippers('clay', 'amber')
with at(1.3, -.01, 1.5): bedhead_panel(.9)
with at(-1.3, -.01, 1.5): bedhead_panel(.9)
with at(0, -1.9, 0): rug(0, -.1, .62, .5, 'blush', 'rose')
rig(to=(.6, -.8, 1.0), w=3.2, h=2.3, win=W, glow=35, key=150, cool=45)
camera(target=(.05, -1.3, 1.0), dist=6.2, az=-10, el=13, lens=46, fstop=2.6, focus=(-.3, -2.0, .7))
finish('female-ward', bounces=4, exposure=.2, warm=-.015)
