"""Specialist care: an elder man walks between parallel bars with the physiotherapist at his side; heart model and ECG recorder behind."""
from mathutils import Vector
from kit import *
from people.body import body_matrix
from people.cast import cast
from props.furniture import counter
from props.monitoring import ecg, ecg_trace, heart_model
from props.plants import acacia, plant
from props.sets import rig, shell

start(19); soften_faces(.4)
W = (-.95, 1.02, 1.05, 1.15)
shell(W, cur=None, tree=None, x1=2.6, right=False, sill=.1)
with at(-2.0, 3.4, -.25): acacia(2.6, 2, n=150)
# equipment along the wall
counter(.55, 2.2, front='blue', d=.46, n=3, h=.86)
with at(.98, -.25, .864, rz=-8): heart_model(1.1)
with at(1.52, -.24, .86, rz=-10): ecg(1.05)
with at(-1.75, -.36, 0): plant('clay', 'snake', .18, .34, 1.3, seed=4, n=11)
with at(1.36, 0, 1.78):
    for sx in (-1, 1): box(.03, .04, .56, (sx * .36, -.02, -.28), .008, 'wood')
    for z in (-.295, .265): box(.75, .044, .03, (0, -.021, z), .008, 'wood')
    box(.72, .02, .56, (0, -.012, -.28), 0, 'blue'); heart(.30, .016, (0, -.026, .08), 'clay'); tube([(x, -.03, -.17 + z) for x, z in ecg_trace(3, .6, .10)], .009, emit('#F6F5F2', .8))

# parallel bars on a mat, with the man between them
RAIL, RZ = .285, .88
with at(.26, -1.42, 0, rz=24):
    prism(rrect(1.0, 2.1, .08), .02, (0, .05, .010), .008, mat('sage', rough=.8), 'z')
    for sx in (-1, 1):
        tube([(sx * RAIL, -.82, RZ), (sx * RAIL, .95, RZ)], .022, mat('wood', rough=.4))
        for y in (-.70, .82): cyl(.020, RZ - .02, (sx * RAIL, y, .01), metal('steel', .3), bev=.005); box(.14, .24, .022, (sx * RAIL, y, .018), .010, 'blue')
        for y in (-.83, .96): ball(.030, (sx * RAIL, y, RZ), 'blue', sub=3)
    with at(0, 0, .02):
        m = cast('elder-man', lean=3, head=(-8, 3, -2), smile=.75, left=(RAIL - .005, -.20, RZ - .82), lhand=((-.05, -1, -.10), (0, 0, -1)),
                 right=(-RAIL + .005, -.13, RZ - .82), rhand=((.05, -1, -.10), (0, 0, -1)), curl=(.55, .55))
    sh = m['world'] @ Vector((-.235, .06, .24)); el = m['world'] @ Vector((-.30, -.05, .10))

def toward(frame, p, *ds):
    """converts a point and directions of the room to a body's frame"""
    B = frame.inverted(); return tuple(B @ Vector(p)), [tuple(B.to_3x3() @ Vector(d)) for d in ds]

with at(-.42, -1.36, 0, rz=44):
    F = frames[-1] @ body_matrix(lean=4)
    l, lh = toward(F, sh + Vector((-.05, .05, .0)), (.95, .15, .1), (.2, -.9, -.3))
    r, rh = toward(F, (-.30, -1.62, 1.02), (.75, -.5, .15), (.1, .1, 1))
    cast('physiotherapist', lean=4, head=(6, 4, 3), smile=.8, left=l, lhand=lh, right=r, rhand=rh, curl=(.25, .15))
rig(to=(.25, -.4, 1.25), w=2.3, h=1.9, rows=2, bar=.09, power=5.8, win=W)
area((-.6, -4.6, 1.3), (.1, -1.4, 1.1), 1.2, 38, '#FFF0DC')      # low fill for the faces
camera(target=(.10, -1.2, .93), dist=4.5, az=4, el=7, lens=50, fstop=2.8, focus=(.1, -1.4, 1.1))
finish('specialized-care', bounces=4, exposure=.15, warm=-.015, contrast=.2)
