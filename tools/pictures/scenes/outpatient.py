"""Outpatient consultation: the internist and an elder man talk over the desk; stethoscope and blood-pressure set, couch behind."""
from kit import *
from people.body import aimed
from people.cast import cast
from props.consultation import bp_kit, stethoscope
from props.furniture import chair, couch, desk, office_chair
from props.household import mug, thermos
from props.plants import plant
from props.room import picture
from props.sets import rig, shell
from props.textiles import drape

start(13); soften_faces(.35)
W = (-.95, 1.12, 1.15, 1.2)
shell(W, cur='ochre', tree='acacia', cw=.34, x1=2.5)
with at(1.12, -.46, 0): couch('leaf', L=1.9, W=.62, h=.64, back=30)
with at(.60, -.46, 0): drape(-.2, .1, .65, .69, .12, pattern('zigzag', 'amber', 'clay', n=1.6, m=9, duty=.42), r=.05, thick=.016, seed=3)
D = .76
with at(-.10, -1.72, 0, rz=-4):
    desk(1.26, .74, D, side=1)
    with at(-.02, .14, D, rz=4, s=1.15): bp_kit('midblue')
    with at(-.10, -.24, D, rz=34, s=1.1): stethoscope('clay')
    with at(.40, .24, D, s=1.1): thermos('clay')
    with at(.46, .06, D, rz=-40, s=1.1): mug('amber')
    with at(-.42, -.10, D, rz=60):
        box(.25, .34, .012, (0, 0, 0), .006, 'wood'); box(.22, .29, .006, (0, -.015, .011), .001, 'white'); box(.10, .03, .016, (0, .145, .012), .006, 'steel')
        for i in range(5): box(.16 if i != 4 else .09, .010, .002, (-.0 if i != 4 else -.035, .08 - .045 * i, .017), .0005, 'sky')
with at(-.84, -1.50, 0, rz=56):
    office_chair('sage')
    with at(0, -.02, 0):
        A = aimed(pose='sit', seat=.47, lean=6)
        r, rh = A((-.50, -1.88, .812), (.70, .62, -.08), (0, 0, -1)); l, lh = A((-.50, -1.60, .800), (.75, -.62, -.06), (0, 0, -1))
        cast('internist', stetho=None, pose='sit', seat=.47, lean=6, res=.004, hres=.0021, look=(.88, -1.78, 1.12), head=(-14, 0, 4), smile=.85, left=l, lhand=lh, right=r, rhand=rh, curl=('rest', 'rest'))
with at(.90, -1.62, 0, rz=-50):
    chair(seat='ochre', w=.5)
    with at(0, -.0, 0):
        cast('elder-man', pose='sit', seat=.44, res=.004, hres=.0021, look=(-.78, -1.55, 1.15), head=(16, -2, -4), smile=.85, mouth_open=.5, left=(.17, -.34, .24), lhand=((-.35, -1, .2), (-.3, .1, 1)),
             right=(-.12, -.29, .115), rhand=((.25, -1, -.12), (0, -.1, -1)), curl=('cup', 'rest'))
with at(.85, 0, 1.64): picture(.52, .64, 'sun')
with at(-1.0, -.06, 1.122, s=.62): plant('clay', 'snake', .12, .2, .8, seed=3, n=9)
rig(to=(.7, -.6, 1.25), win=W, key=118, power=5.0)
area((-.2, -4.6, 1.3), (0, -1.5, 1.05), 1.2, 58, '#FFF0DC')      # low fill for the faces
camera(target=(.05, -1.4, .96), dist=3.55, az=6, el=9, lens=48, fstop=2.8, focus=(0, -1.6, 1.0))
finish('outpatient', bounces=4, exposure=.1, warm=-.015)
