"""Private room: bed, armchair by the window with jacaranda, tea tray on a side table."""
from kit import *
from props.furniture import armchair, locker
from props.household import mug, thermos
from props.plants import flowers, jacaranda, plant
from props.sets import rig, rug, shell
from props.textiles import drape
from props.ward import bedhead_panel, hospital_bed

start(20)
W = (-.85, 1.04, 1.55, 1.3)
shell(W, cur='ochre', tree=None, x1=2.55, cw=.42)
with at(-.75, 3.6, -.35): jacaranda(2.7, 3, n=130, petals=0)
with at(1.18, -1.22, 0, rz=90):
    hospital_bed(blanket=pattern('stripes', 'mint', 'paper', n=9, m=1, duty=.13), band='white', back=32)
    with at(-1.04, .12, 0, rz=90): drape(-.24, .22, .13, .848, .30, pattern('zigzag', 'amber', 'clay', n=3, m=9, duty=.42), r=.05, thick=.02, seed=5, wav=.006)
with at(1.18, -.01, 1.52): bedhead_panel(1.0)
with at(.36, -.30, 0): locker(w=.46)
with at(.34, -.32, .755, s=1.15): flowers(9, vase='blue')
# side table with the tea tray
with at(-.32, -1.50, 0):
    cyl(.20, .03, (0, 0, 0), 'darkwood', bev=.012); cyl(.028, .55, (0, 0, .02), 'darkwood', bev=.006); cyl(.32, .04, (0, 0, .56), 'wood', bev=.015, seg=64)
    with at(0, 0, .60):
        prism(rrect(.44, .30, .05), .014, (0, 0, .008), .004, 'paper', 'z'); tube([(x, y, .02) for x, y in rrect(.44, .30, .05)], .008, 'steel', closed=True)
        with at(-.10, .04, .016, rz=-20, s=1.2): thermos('clay')
        with at(.05, -.06, .016, rz=-40, s=1.2): mug('amber')
        with at(.15, .05, .016, rz=-60, s=1.2): mug('blue')
with at(-1.25, -1.32, 0, rz=32): armchair('leaf', cushion=pattern('dots', 'clay', 'paper', n=7, m=7, duty=.36))
with at(2.2, -.40, 0): plant('clay', 'snake', .19, .34, 1.45, seed=4, n=11)
rug(-.75, -1.75, 1.15, .55, 'blush', 'rose')
rig(to=(.85, -.6, 1.15), w=2.6, win=W)
camera(target=(.10, -1.2, .98), dist=6.0, az=-9, el=11, lens=46, fstop=2.4, focus=(-.2, -1.6, .8))
finish('inpatient-services', bounces=4, exposure=.2, warm=-.015)
