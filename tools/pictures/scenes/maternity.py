"""Maternity room: bed, clear cot, window with morning light, armchair, plant, drip stand."""
from math import cos, pi, sin
from kit import *
from props.furniture import armchair, locker
from props.household import mug, thermos
from props.plants import flowers, plant
from props.room import backdrop, curtain, floor, hills, picture, rod, wall, window
from props.ward import bassinet, bedhead_panel, drip_stand, hospital_bed

start(4)

# shell: back wall along y=0 with window, right wall for the bed head
WX, WZ, WW, WH = -.72, 1.02, 1.6, 1.35
up = dict(upper='#F5E7DA', lower='#AFCFE4', skirting='paper')
wall(-4.5, 2.45, 3.4, hole=(WX, WZ, WW, WH), **up)
with at(2.45, 0, 0, rz=-90): wall(-.2, 5, 3.4, **up)
floor(-4.6, 2.45, -6.5, .1, color='#E8D0B2', joint='#CDAE88', tile=.5, rough=.26)
backdrop(18, 10, 9, -3); hills(5.5, .45, h=1.0)
with at(WX, .02, WZ): window(WW, WH, cols=2)
with at(WX, -.13, 2.55): rod(2.6)
for s in (-1, 1):
    with at(WX + s * 1.03, -.13, .6): curtain(.5, 1.95, 5, 'rose', .045, seed=s, gather=-s * .3)

with at(1.3, -1.0, 0): hospital_bed(blanket=pattern('stripes', 'sky', 'paper', n=9, m=1, duty=.13), band='white')
with at(2.45, -.85, 1.62, rz=-90): bedhead_panel(1.0)
with at(1.72, -.3, 0): drip_stand(line=[(.1, -.1, -.8), (.16, -.3, -1.0), (.12, -.5, -1.06), (.06, -.6, -1.16)])
with at(-.3, -2.35, 0, rz=12): bassinet(blanket=pattern('zigzag', 'amber', 'clay', n=2.5, m=7, duty=.42))
with at(-1.62, -1.08, 0, rz=34): armchair('ochre', cushion=pattern('dots', 'blue', 'paper', n=7, m=7, duty=.36))
with at(-2.38, -.4, 0): plant('clay', 'snake', .19, .34, 1.5, seed=4, n=11)
with at(.44, -.3, 0): locker(w=.44)
with at(.36, -.33, .755): flowers(8, vase='blue')
with at(.56, -.3, .755, rz=-30): thermos('clay')
with at(.50, -.44, .755, rz=-40): mug('paper')
with at(1.0, -.0, 1.86): picture(.5, .64)
sheet(lambda u, v: (-.85 + 1.15 * u * cos(v * 2 * pi), -2.0 + .8 * u * sin(v * 2 * pi), .012), 1, 64, pattern('stripes', 'blush', 'rose', n=1, duty=.72), .014)

# morning light: a window-shaped beam from the left, soft fill from the open side
world('#DCE8F6', '#FFF6EC', .56)
sunbeam((-5, -2.6, 2.1), (.75, -.6, 1.15), w=2.3, h=2.3, power=6.3, color='#FFE6C2', cols=2, rows=3, bar=.13, soft=.03, size=.06)
area((-3.5, -5.5, 4.2), (0, -1, .8), 3, 135, '#FFF2E2')
area((4.5, -5.5, 3), (.5, -1, 1), 3, 35, '#DCEBFF')
area((WX, .4, 1.9), (WX, -2, .6), 1.5, 45, '#FFF3DC')      # glow of the window itself
camera(target=(.02, -1.2, .97), dist=6.12, az=-9, el=10, lens=46, fstop=2.2, focus=(-.3, -2.3, .9))
finish('maternity', exposure=.2, warm=-.015)
