"""Hero: at the hospital's door in the morning sun a midwife and a mother with her newborn."""
from mathutils import Vector
from kit import *
from people.baby import baby
from people.body import aimed
from people.cast import cast
from people.meshes import mx
from props.building import HOUSE, hospital
from props.plants import bush, jacaranda, plant
from props.room import backdrop, hills

start(3); soften_faces(.35)
TX = HOUSE['TX']
hospital()
sheet(lambda u, v: (-40 + 80 * u, -30 + 60 * v, -.03), 1, 1, mottled('#E6CBB0', '#D9B795', .8, rough=.85))
with at(TX - 2.12, -1.32, 1.5): box(.62, .05, .62, (0, 0, 0), .06, mat('blue', rough=.45)); cross(.42, .05, (0, -.03, .31), 'white', r=.012)
for x, y, r, h, sd, cols in ((-2.9, -2.4, .75, .95, 3, ['rose', 'clay', 'rose']), (-4.3, -1.7, .9, 1.1, 8, ['amber', 'paper']), (2.6, -2.5, .7, .9, 5, ['amber', 'rose']), (4.2, -1.6, .9, 1.2, 9, ['clay', 'rose'])):
    with at(x, y, -.02): bush(r, h, sd, bloom=cols, n=46)
for x, kind, sd in ((-1.30, 'palm', 4), (1.42, 'palm', 6)):
    with at(x, -4.0, .14): plant('clay', kind, .26, .46, 1.15, seed=sd, n=15)
with at(6.2, -.6, 0): jacaranda(5.4, 3, petals=0)
hills(80, -1, -120, 120, ('#B9CFCF', '#94BA9C', '#7FAA76'), h=13, seed=6, light=.10, step=14, amp=7, freq=.026)
backdrop(340, 130, 115, -20, ((0, '#FFDDB0'), (.22, '#FFDDB0'), (.29, '#FFE6C4'), (.37, '#E9E9E2'), (.50, '#B9D9EA'), (1, '#86BCE2')), 1.0)
world('#B4CDEE', '#FBE3CB', .55)
sun((-9, -10, 6.2), (0, 0, 0), 3.9, '#FFD8A8', 1.6)
Y = -6.0
with at(.32, Y, 0, rz=-26):
    CRADLE = Vector((.02, -.225, .225)); NEWBORN = frames[-1] @ Vector((.16, -.33, 1.12))
    mo = cast('mother', hres=.0019, res=.004, look=tuple(NEWBORN), head=(0, -4, -5), smile=.8, left=(.03, -.285, .185), lhand=((-1, -.10, .02), (0, .45, 1)),
              right=(-.105, -.405, .235), rhand=((1, .08, .08), (.05, 1, -.1)), curl=('cup', 'rest'))
    with mx(mo['body']):
        with at(*CRADLE, rz=14, ry=-24, rx=72): baby(pattern('stripes', 'paper', 'rose', n=9, m=1, duty=.78), skin='light', res=.0028)
face = mo['world'] @ Vector((0, -.2, .62))
with at(-.25, Y + .05, 0, rz=38):
    A = aimed(lean=3)
    l, lh = A(mo['world'] @ Vector((-.215, .02, .345)), (.9, .1, -.25), (.25, -.05, -1))
    mi = cast('midwife', lean=3, hres=.0019, res=.004, look=tuple(face), head=(-14, 4, 4), smile=.85, mouth_open=.75, left=l, lhand=lh,
              right=(-.155, -.225, .105), rhand=((.92, -.10, .28), (.1, 1, .1)), curl=('rest', 'rest'))
    with mx(mi['hands'][-1]):
        with at(.005, -.032, .115, rx=4, ry=16): box(.125, .014, .175, (0, 0, -.085), .004, mat('clay', rough=.6)); box(.120, .010, .170, (.003, -.006, -.083), .002, 'paper')
area((-2.6, Y - 4.2, 2.0), (0, Y, 1.4), 1.8, 70, '#FFEBD2'); area((2.8, Y - 3.4, 1.9), (0, Y, 1.3), 1.8, 52, '#F3EEF6')
camera(target=(.05, Y, 1.295), dist=2.75, az=6, el=2, lens=62, fstop=2.2, focus=(.1, Y - .15, 1.45))
finish('hero', exposure=.04, contrast=.24, warm=.012)
