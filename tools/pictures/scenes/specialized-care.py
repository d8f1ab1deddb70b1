"""Specialist clinic: the cardiologist shows a woman the trace of her heart on paper; a heart model behind them."""
from mathutils import Vector
from kit import *
from people.body import aimed
from people.cast import cast
from props.furniture import chair, counter, office_chair
from props.monitoring import ecg_trace, heart_model
from props.plants import acacia
from props.room import picture
from props.sets import rig, shell

start(19); soften_faces(.35)
W = (-1.02, 1.06, .95, 1.15)
shell(W, cur=None, tree=None, x1=2.6, right=False, sill=.12)
with at(-1.5, 3.4, -.25): acacia(2.6, 2, n=150)
counter(-.42, 2.2, front='blue', d=.46, n=4, h=.86)
with at(.03, -.25, .864, rz=-8, s=1.12): heart_model()
with at(1.12, 0, 1.46): picture(.40, .50)

# the result on a board, turned to her
BOARD = dict(x=.04, y=-1.58, z=.885, rz=-10, rx=-40)
with at(**BOARD):
    prism(rrect(.245, .325, .018), .008, (0, .006, 0), .003, mat('wood', rough=.5), 'y'); prism(rrect(.215, .285, .004), .003, (0, -.001, -.008), 0, pattern('tiles', '#FFF4EE', '#F3C4B4', n=12, m=16, duty=.10, rough=.85), 'y')
    box(.09, .014, .030, (0, -.006, .140), .006, metal('steel', .3))
    for z, c in ((.065, 'navy'), (-.015, 'navy'), (-.095, 'clay')): tube([(x, -.004, z + q) for x, q in ecg_trace(4, .19, .042)], .0026, mat(c, rough=.6))
    P = lambda x, z, y=0: frames[-1] @ Vector((x, y, z))
    edge_l, edge_r, spot = P(-.122, -.03), P(.122, -.105), P(.062, .058, -.012); N = frames[-1].to_3x3() @ Vector((0, -1, 0)); X = frames[-1].to_3x3() @ Vector((1, 0, 0)); Z = frames[-1].to_3x3() @ Vector((0, 0, 1))

HER = (-.42, -1.50, 1.15)
with at(-.52, -1.34, 0, rz=50):
    chair(seat='ochre', w=.46)
    A = aimed(pose='sit', seat=.44, lean=4)
    l, lh = A(edge_l - X * .085 + N * .022, X, -N)
    cast('clinic-patient', pose='sit', seat=.44, lean=4, res=.004, hres=.0021, look=tuple(spot), head=(-4, -6, 4), smile=.85, left=l, lhand=lh, right=(-.10, -.29, .125), rhand=((.3, -1, -.1), (0, -.1, -1)), curl=('pinch', 'rest'))
with at(.50, -1.20, 0, rz=-46):
    office_chair('leaf')
    A = aimed(pose='sit', seat=.47, lean=13)
    l, lh = A(edge_r + X * .085 + N * .022, -X, -N)
    r, rh = A(spot + N * .060 + Z * .075 + X * .115, -Z * .42 - X * .85 - N * .24, -N * .8 - X * .3)
    cast('cardiologist', pose='sit', seat=.47, lean=13, res=.004, hres=.0021, look=HER, head=(10, 4, -3), smile=.9, mouth_open=.35, left=l, lhand=lh, right=r, rhand=rh, curl=('pinch', 'point'))
rig(to=(.25, -.4, 1.25), w=2.3, h=1.9, rows=2, bar=.09, power=5.0, win=W, key=112, cool=44)
area((-.5, -4.3, 1.4), (.1, -1.4, 1.1), 1.1, 58, '#FFF0DC')      # low fill for the faces
camera(target=(.04, -1.2, 1.0), dist=2.95, az=2, el=8, lens=52, fstop=2.8, focus=(0, -1.4, 1.1))
finish('specialized-care', bounces=4, exposure=.1, warm=-.015)
