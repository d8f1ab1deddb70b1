"""Hero: early morning, a nurse meets a mother with her girl on the path up to the entrance."""
import random
from mathutils import Vector
from kit import *
from people.cast import cast
from props.building import HOUSE, hospital
from props.outdoors import bench, cloud
from props.plants import acacia, bush, grass, hedge, jacaranda
from props.room import backdrop, hills

start(3); soften_faces(.4)
HX = 3.0; TX = HX + HOUSE['TX']
with at(HX, 0, 0): hospital()
# ground
sheet(lambda u, v: (-70 + 140 * u, -40 + 100 * v, -.03), 1, 1, mottled('#86A366', '#A6BC82', .3))
_, P = ribbon_path([(-4.6, -30, 3.4), (-4.4, -22, 3.4), (-3.4, -16, 3.3), (-1.2, -11, 3.3), (1.7, -7.2, 3.8), (TX, -4.2, 5.4), (TX, -3.0, 5.4)], 3.4, mottled('#E6CBB0', '#D9B795', .8, rough=.85), -.012)
# flower borders along the path
rd = random.Random(5)
def border(side, i0, i1, off, cols, r0=.16, r1=.3, n=2, hmax=1):
    for i in range(i0, i1):
        a, b = Vector(P[i]), Vector(P[min(i + 1, len(P) - 1)]); d = Vector((b.x - a.x, b.y - a.y))
        if d.length < 1e-4: continue
        d.normalize()
        for _ in range(n):
            k = side * (a.z / 2 + off + rd.uniform(-.1, .28)); f = rd.random(); x, y = a.x + (b.x - a.x) * f + d.y * k, a.y + (b.y - a.y) * f - d.x * k
            r = rd.uniform(r0, r1)
            with at(x, y, -.02): bush(r, r * .9 * hmax, rd.randint(1, 99), bloom=cols, n=26)
border(1, 14, 64, .34, None, .2, .36, 2)
border(-1, 14, 64, .26, None, .16, .26, 1)
for side, n, cols, r in ((1, 520, ['clay', 'amber', 'rose', 'paper', 'amber'], .062), (-1, 300, ['paper', 'rose', 'amber'], .05)):
    q = []
    for _ in range(n):
        i = rd.randint(14, len(P) - 14); a, b = Vector(P[i]), Vector(P[i + 1]); d = Vector((b.x - a.x, b.y - a.y)).normalized(); k = side * (a.z / 2 + .3 + rd.gauss(0, .22)); f = rd.random()
        q.append((a.x + (b.x - a.x) * f + d.y * k, a.y + (b.y - a.y) * f - d.x * k, rd.uniform(.16, .38)))
    cluster(q, r, cols, .3, rnd=rd)
with at(-3.6, -.95, 0): hedge(5.6, .75, .8, 2, bloom=['rose', 'clay'])
with at(8.2, -.95, 0): hedge(3.6, .75, .8, 5, bloom=['amber', 'paper'])
with at(7.4, -4.4, 0, rz=-10): bench(1.8)
# jacaranda, right, in front
with at(6.2, -7.6, 0): jacaranda(6.7, 3, petals=110)
with at(-20, -16.5, 0): acacia(7.5, 3)
with at(14.5, -1.0, 0): jacaranda(7.0, 5, petals=0)
cluster([(rd.uniform(-3.5, 3.5), rd.uniform(-15.5, -8), .01) for _ in range(60)], .055, ['lilac', 'violet'], .3, sub=1, rnd=rd)
# left: one far acacia, low lawn flowers
with at(-15.5, 13, 0): acacia(8.0, 6)
with at(-8.9, -.4, 0): bush(1.0, .9, 4)
grass(-15, -5, -20, -2, 170, 4, bloom=['paper', 'amber']); grass(-1, 9, -20, -10, 160, 5, bloom=['paper', 'rose']); grass(-4.5, 9, -6, -1.8, 60, 8, bloom=['paper'])
hills(80, -1, -120, 120, ('#B9CFCF', '#94BA9C', '#7FAA76'), h=13, seed=6, light=.10, step=14, amp=7, freq=.026)
backdrop(340, 130, 115, -20, ((0, '#FFDDB0'), (.22, '#FFDDB0'), (.29, '#FFE6C4'), (.37, '#E9E9E2'), (.50, '#B9D9EA'), (1, '#86BCE2')), 1.0)
for x, y, z, sc, sd in ((6, 92, 46, 3.0, 1),):
    with at(x, y, z): cloud(sc, sd)
world('#B4CDEE', '#FBE3CB', .5)
sun((-12, -8.5, 6.6), (0, 0, 0), 5.0, '#FFD49C', 1.2)
# visitors, and the nurse who meets them
with at(-5.15, -19.6, 0, rz=22):
    cast('mother', head=(24, 5, 0), smile=.7, left=(.27, -.06, -.15), lhand=((.03, -.1, -1), (1, .1, 0)))
    with at(.57, .0, 0): cast('girl', head=(14, -5, 0), smile=.8, right=(-.41, -.09, .09), rhand=((-.75, .1, .35), (-.2, .3, -1)))
with at(-3.55, -19.45, 0, rz=-40):
    cast('nurse', head=(-14, 8, 0), smile=.7, right=(-.17, -.30, .10), rhand=((-.15, -1, .1), (.35, 0, 1)))
area((-5.5, -25, 2.2), (-4.3, -19.5, 1.2), 2.2, 150, '#FFF0DC')
camera(target=(-2.4, -2.5, 2.1), dist=25, az=-9, el=.5, lens=40, fstop=2, focus=(-3.8, -19, 1.2), shift_y=-.03)
finish('hero', exposure=.06, contrast=.26, warm=.012)
