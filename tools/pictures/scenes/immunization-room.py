"""Immunization room: a mother with her baby on her lap, the nurse beside them with the health booklet; vaccine fridge, cool box."""
from mathutils import Vector
from kit import *
from people.body import body_matrix
from people.cast import cast
from people.meshes import mx
from props.children import giraffe_chart
from props.furniture import chair, stool
from props.household import hanging
from props.sets import rig, rug, shell
from props.vaccines import coolbox, fridge

start(9); soften_faces(.4)
shell(None, x1=2.2, x0=-4.5)
with at(-1.22, -.40, 0, rz=6): fridge()
# table
T = .76
with at(-.20, -.62, 0):
    box(1.25, .62, .045, (0, 0, T - .045), .016, 'wood')
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.022, T - .04, (sx * .56, sy * .25, 0), 'white', bev=.006, r2=.028)
    box(1.14, .5, .09, (0, 0, T - .13), .012, 'white')
with at(-.60, -.62, T, rz=8): coolbox('blue', s=1.0)
with at(.66, -.016, .14): giraffe_chart(1.62)
with at(-.1, -.0, 1.72): hanging(.74, .5, 'amber', 'clay', n=3, m=8)
area((-1.33, -.55, 1.5), (-1.33, -.5, .3), .5, 1.6, '#F4FBFF'); area((-1.33, -.62, .45), (-1.33, -.4, 1.2), .4, .9, '#F4FBFF')
rug(.42, -1.75, 1.25, .62, 'ice', 'sky')

def toward(frame, p, *ds):
    """converts a point and directions of the room to a body's frame"""
    B = frame.inverted(); return tuple(B @ Vector(p)), [tuple(B.to_3x3() @ Vector(d)) for d in ds]

# mother and baby
with at(.02, -1.58, 0, rz=20):
    chair('wood', 'clay')
    with at(0, -.03, 0):
        M = body_matrix('sit', .44, -2)
        with mx(M):
            with at(.115, -.215, -.015, rz=36): cast('infant', pose='sit', seat=.105, head=(-14, 4, 0), smile=.8, left=(.15, -.22, .13), right=(-.16, -.20, .15))
        cast('mother', pose='sit', seat=.44, lean=-3, head=(2, 8, -5), smile=.8, right=(-.05, -.245, .205), rhand=((.75, -.6, -.2), (.6, .7, 0)),
             left=(.29, -.28, .20), lhand=((-.55, -.75, -.3), (-.8, .5, -.1)), curl=(.35, .35))
# the nurse, with the open booklet
with at(.98, -1.52, 0, rz=-40):
    stool('ochre', .5)
    with at(0, -.02, 0):
        with mx(body_matrix('sit', .475, 4)):
            with at(0, -.34, .20, rx=40):
                for sx in (-1, 1):
                    with at(0, 0, 0, ry=-12 * sx): box(.125, .18, .010, (sx * .064, 0, 0), .004, 'leaf'); box(.115, .168, .012, (sx * .061, 0, .003), .003, 'paper')
                    with at(0, 0, 0, ry=-12 * sx):
                        for k in range(4): box(.078 - .02 * (k == 3), .012, .002, (sx * .063, .05 - .03 * k, .0145), 0, ('sky', 'rose')[sx > 0])
        cast('nurse', pose='sit', seat=.475, lean=4, head=(-10, 8, -3), smile=.75,
             left=(.16, -.26, .165), lhand=((-.25, -.85, .42), (-.75, .1, .5)), right=(-.16, -.26, .165), rhand=((.25, -.85, .42), (.75, .1, .5)), curl=(.3, .3))
area((-1.28, -1.6, 1.5), (-1.35, -.4, 1.0), .5, 9, '#F4FBFF')
rig(to=(.55, -.4, 1.25), w=2.5)
area((-.3, -4.6, 1.3), (.4, -1.4, 1.0), 1.2, 34, '#FFF0DC')      # low fill for the faces
camera(target=(.26, -1.2, .83), dist=4.3, az=4, el=7, lens=50, fstop=2.6, focus=(.3, -1.6, .95))
finish('immunization-room', exposure=.2, warm=-.015)
