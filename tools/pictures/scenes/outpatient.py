"""Outpatient consultation: desk with stethoscope and blood-pressure set, two chairs, examination couch behind."""
from kit import *
from props.consultation import bp_kit, stethoscope
from props.furniture import chair, couch, desk, office_chair
from props.household import mug, thermos
from props.plants import plant
from props.room import picture
from props.sets import rig, shell
from props.textiles import drape

start(13)
W = (-.95, 1.12, 1.15, 1.2)
shell(W, cur='ochre', tree='acacia', cw=.34, x1=2.5)
with at(1.12, -.46, 0): couch('leaf', L=1.9, W=.62, h=.64, back=30)
with at(.60, -.46, 0): drape(-.2, .1, .65, .69, .12, pattern('zigzag', 'amber', 'clay', n=1.6, m=9, duty=.42), r=.05, thick=.016, seed=3)
D = .76
with at(-.28, -1.72, 0, rz=-6):
    desk(1.62, .74, D, side=1)
    with at(-.02, .0, D, rz=-4, s=1.4): bp_kit('midblue')
    with at(-.42, -.26, D, rz=34, s=1.3): stethoscope('clay')
    with at(-.66, .18, D, s=1.1): thermos('clay')
    with at(-.50, .24, D, rz=-40, s=1.1): mug('amber')
    with at(.60, -.12, D, rz=-10):
        box(.25, .34, .012, (0, 0, 0), .006, 'wood'); box(.22, .29, .006, (0, -.015, .011), .001, 'white'); box(.10, .03, .016, (0, .145, .012), .006, 'steel')
        for i in range(5): box(.16 if i != 4 else .09, .010, .002, (-.0 if i != 4 else -.035, .08 - .045 * i, .017), .0005, 'sky')
        with at(.09, -.06, .022, rz=24): tube([(0, -.08, 0), (0, .08, 0)], .007, 'blue')
with at(-.32, -1.05, 0, rz=0): office_chair('sage')
with at(1.02, -2.0, 0, rz=-62): chair(seat='ochre', w=.5)
with at(-1.45, -1.72, 0, rz=62): chair(seat='ochre', w=.5)
with at(.85, 0, 1.75): picture(.52, .64, 'sun')
with at(-1.0, -.06, 1.122, s=.62): plant('clay', 'snake', .12, .2, .8, seed=3, n=9)
rig(to=(.7, -.6, 1.25), win=W)
camera(target=(.02, -1.4, .92), dist=5.2, az=6, el=12, lens=48, fstop=2.8, focus=(-.2, -1.8, .9))
finish('outpatient', bounces=4, exposure=.2, warm=-.015)
