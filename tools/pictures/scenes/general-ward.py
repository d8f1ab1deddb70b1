"""General ward: an elder woman sits on her bed's edge, the nurse straightens the blanket beside her; windows on the garden."""
from mathutils import Vector
from kit import *
from people.body import body_matrix
from people.cast import cast
from props.furniture import locker
from props.household import thermos
from props.plants import acacia, flowers, jacaranda
from props.sets import rig, shell
from props.ward import hospital_bed

start(6); soften_faces(.4)
W = [(-1.72, 1.15, 1.15, 1.2), (.05, 1.15, 1.15, 1.2), (1.82, 1.15, 1.15, 1.2)]
shell(W, cur=None, tree=None, x0=-6, x1=3.55, sill=.14)
with at(-1.45, 3.4, -.15): acacia(2.5, 2, n=150)
with at(2.4, 4.2, -.35): jacaranda(2.6, 3, n=110, petals=0)
with at(-1.62, -1.22, 0, rz=90): hospital_bed(blanket=pattern('stripes', 'mint', 'leaf', n=8, m=1, duty=.86), band='white', back=30, rails=False)
with at(-.72, -.28, 0): locker(w=.42)
with at(-.80, -.3, .755): flowers(7, vase='blue')
with at(-.62, -.3, .755, rz=-30): thermos('clay')
with at(.80, -1.00, 0): hospital_bed(blanket=pattern('stripes', 'sky', 'paper', n=9, m=1, duty=.13), band='white', back=34, rails=False)

def toward(frame, p, *ds):
    """converts a point and directions of the room to a body's frame"""
    B = frame.inverted(); return tuple(B @ Vector(p)), [tuple(B.to_3x3() @ Vector(d)) for d in ds]

with at(.84, -1.22, 0, rz=-20):
    box(.40, .30, .14, (0, -.46, 0), .03, 'sage')               # footstool, because the bed is high
    with at(0, 0, .14):
        e = cast('elder-woman', pose='sit', seat=.49, head=(-12, 3, -3), smile=.8, left=(.10, -.285, .135), lhand=((-.8, -.6, -.05), (0, -.1, -1)),
                 right=(-.10, -.275, .15), rhand=((.85, -.5, -.05), (0, -.1, -1)), curl=(.25, .25))
with at(-.10, -1.56, 0, rz=62):
    F = frames[-1] @ body_matrix(lean=9)
    l, lh = toward(F, (.22, -1.20, .722), (.85, .25, -.25), (0, 0, -1))
    r, rh = toward(F, (.26, -1.36, .722), (.9, .1, -.25), (0, 0, -1))
    cast('nurse', lean=9, head=(8, 3, 2), smile=.8, left=l, lhand=lh, right=r, rhand=rh, curl=(.15, .15))
rig(to=(.5, -.9, 1.0), w=4.6, h=2.4, rows=2, bar=.2, win=W, glow=22, key=170, cool=50)
area((-.6, -4.6, 1.3), (.4, -1.3, 1.1), 1.2, 38, '#FFF0DC')      # low fill for the faces
camera(target=(.30, -1.25, .86), dist=4.25, az=-6, el=8, lens=50, fstop=2.6, focus=(.4, -1.5, 1.0))
finish('general-ward', exposure=.2, warm=-.015)
