"""General ward: an elder woman sits on her bed's edge, the nurse holds her hands; windows on the garden."""
from mathutils import Vector
from kit import *
from people.body import aimed
from people.cast import cast
from props.furniture import locker
from props.household import thermos
from props.plants import acacia, flowers, jacaranda
from props.sets import rig, shell
from props.ward import hospital_bed

start(6); soften_faces(.35)
W = [(-1.72, 1.15, 1.15, 1.2), (.05, 1.15, 1.15, 1.2), (1.82, 1.15, 1.15, 1.2)]
shell(W, cur=None, tree=None, x0=-6, x1=3.55, sill=.14)
with at(-1.45, 3.4, -.15): acacia(2.5, 2, n=150)
with at(2.4, 4.2, -.35): jacaranda(2.6, 3, n=110, petals=0)
with at(-1.62, -1.22, 0, rz=90): hospital_bed(blanket=pattern('stripes', 'mint', 'leaf', n=8, m=1, duty=.86), band='white', back=30, rails=False)
with at(-.72, -.28, 0): locker(w=.42)
with at(-.80, -.3, .755): flowers(7, vase='blue')
with at(-.62, -.3, .755, rz=-30): thermos('clay')
with at(.80, -1.00, 0): hospital_bed(blanket=pattern('stripes', 'sky', 'paper', n=9, m=1, duty=.13), band='white', back=34, rails=False)

with at(.62, -1.26, 0, rz=-42):
    NURSE = (-.04, -1.66, 1.42)
    e = cast('elder-woman', pose='sit', seat=.63, res=.004, hres=.0021, look=NURSE, head=(8, 0, -4), smile=.9, mouth_open=.5, left=(.12, -.30, .13), lhand=((-.3, -1, .05), (-.1, -.1, -1)),
             right=(-.115, -.34, .20), rhand=((-.25, -1, .05), (.1, -.1, -1)), curl=('rest', 'rest'))
face = e['world'] @ Vector((0, -.2, .6)); wrist, d = e['world'] @ e['arms'][-1][2], e['world'].to_3x3() @ e['arms'][-1][3]; K = wrist + d.normalized() * .07
with at(-.08, -1.42, 0, rz=54):
    A = aimed(lean=9)
    r, rh = A(K + Vector((-.11, -.05, -.03)), (.9, .35, .05), (.0, -.1, 1)); l, lh = A(K + Vector((-.09, .06, .055)), (.9, -.3, -.15), (0, -.05, -1))
    cast('nurse', lean=9, res=.004, hres=.0021, look=tuple(face), head=(-10, 2, 4), smile=.8, left=l, lhand=lh, right=r, rhand=rh, curl=('rest', 'cup'))
rig(to=(.5, -.9, 1.0), w=4.6, h=2.4, rows=2, bar=.2, win=W, glow=22, key=130, cool=50)
area((-.6, -4.6, 1.3), (.4, -1.3, 1.1), 1.2, 62, '#FFF0DC')      # low fill for the faces
camera(target=(.28, -1.3, 1.14), dist=2.75, az=-4, el=7, lens=52, fstop=2.6, focus=(.4, -1.5, 1.0))
finish('general-ward', exposure=.1, warm=-.015)
