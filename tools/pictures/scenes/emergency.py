"""Emergency entrance at dusk, ambulance with its lights on."""
import random
from kit import *
from props.building import facade_window, hip_roof
from props.furniture import wheel
from props.outdoors import ambulance, kerb, lamp_post
from props.plants import acacia, bush, grass, hedge, jacaranda, pot
from props.room import backdrop, hills

start(6)
wallm = mat('#EFE9E2', rough=.75, spec=.2); W = emit('#FFC57C', .92); B = mat('blue', rough=.45)
# emergency wing: long block, tower with the cross, glowing glazed entrance under a deep canopy
X0, X1 = -9, 11
box(X1 - X0, 8, 4.3, ((X0 + X1) / 2, 4, 0), .06, wallm); box(X1 - X0 + .14, 8.2, .5, ((X0 + X1) / 2, 4, 3.85), .05, B); box(X1 - X0 + .1, 8.1, .5, ((X0 + X1) / 2, 4, 0), .04, mat('#8FA5B5', rough=.7))
hip_roof(X0, X1, 0, 8, 4.5, h=2.0, over=.7, m='#8E4B3A', ridge='#74392B')
TX = 1.8
box(5.6, 2.0, 6.6, (TX, -.2, 0), .08, wallm); box(5.7, 2.1, .35, (TX, -.2, 6.5), .08, B)
box(2.1, .16, 2.1, (TX, -1.27, 4.15), .22, mat('blue', rough=.4, emit=.35)); cross(1.45, .2, (TX, -1.36, 5.2), emit('#FFFFFF', 1.5), r=.03)
box(4.3, .2, 2.75, (TX, -1.22, .08), .03, 'white')
for sx in (-1, 1):
    box(1.0, .1, 2.45, (TX + sx * .53, -1.33, .14), .02, W); box(.78, .1, 2.45, (TX + sx * 1.62, -1.31, .14), .02, W)
    tube([(TX + sx * .12, -1.44, .95), (TX + sx * .12, -1.44, 1.5)], .035, 'blue')
box(7.4, 4.2, .36, (TX, -3.1, 3.05), .1, B); box(7.46, 4.26, .1, (TX, -3.1, 3.05), .03, emit('#F2B544', .9)); box(6.4, 3.2, .04, (TX, -3.1, 3.02), .01, emit('#FFE2B0', 1.0))
for sx in (-1, 1): cyl(.18, 3.05, (TX + sx * 3.3, -4.8, 0), 'paper', bev=.04); cyl(.26, .35, (TX + sx * 3.3, -4.8, 0), 'amber', bev=.05)
box(6.0, 3.6, .12, (TX, -2.6, 0), .05, 'cream')
for x in (-7.4, -4.9, -2.6, 6.4, 8.8):
    with at(x, 0, 1.15):
        facade_window(1.4, 1.6, cols=2, blind=None)
        if x not in (-4.9,): box(1.37, .02, 1.57, (0, -.1, .01), 0, W)
for sx in (-1, 1):
    with at(TX + sx * 3.4, -1.4, 0): pot(.4, .55, 'clay')
    with at(TX + sx * 3.4, -1.4, .45): bush(.45, .5, seed=3 + sx, bloom=['amber', 'rose'])
# wheeled stretcher waiting at the door
with at(3.1, -3.4, .12, rz=62):
    for sx in (-1, 1):
        for sy in (-1, 1): wheel_at = (sx * .7, sy * .24);
    for sx in (-1, 1):
        for sy in (-1, 1):
            with at(sx * .68, sy * .24, 0): wheel(.09, .05)
    for sy in (-1, 1): tube([(-.68, sy * .24, .14), (.5, sy * .24, .78)], .022, 'steel'); tube([(.68, sy * .24, .14), (-.5, sy * .24, .78)], .022, 'steel')
    box(1.9, .58, .06, (0, 0, .78), .02, 'steel'); box(1.86, .56, .12, (0, 0, .83), .05, 'midblue'); box(.9, .58, .06, (-.35, 0, .92), .03, 'amber')
    with at(.7, 0, .99): pillow(.4, .5, .14, (0, 0, 0), 'paper')
# ground
sheet(lambda u, v: (-60 + 120 * u, -34 + 90 * v, -.03), 1, 1, mottled('#56775E', '#6C8B69', .35))
drive = mat('#A9A6A6', rough=.42, spec=.35)
box(60, 8.2, .06, (0, -9.6, -.05), .0, drive); box(7.2, 3.85, .06, (TX, -3.575, -.05), 0, drive)
kerb([(-26, -5.4), (TX - 3.7, -5.4), (TX - 3.7, -3.6)]); kerb([(TX + 3.7, -3.6), (TX + 3.7, -5.4), (26, -5.4)]); kerb([(-26, -13.6), (26, -13.6)])
with at(-5.4, -.95, 0): hedge(6.2, .7, .75, 2, bloom=['rose', 'paper'])
with at(8.0, -.95, 0): hedge(4.4, .7, .75, 5, bloom=['amber'])
grass(-14, -2.2, -5.0, -1.8, 90, 4, bloom=['paper']); grass(5.8, 14, -5.0, -1.8, 60, 5, bloom=['paper'])
with at(-8.2, -3.2, 0): jacaranda(5.6, 3, petals=30)
with at(12.0, 3.0, 0): acacia(8.8, 2)
with at(-13.5, 6, 0): acacia(8.5, 6)
with at(8.4, -4.2, 0): lamp_post(3.9)
point((8.4, -5.0, 3.3), 150, '#FFD79A', .2)
# ambulance
AX, AY, AR = -2.6, -8.2, -26
with at(AX, AY, .01, rz=180 + AR + 50): pass
with at(-3.0, -8.0, .01, rz=-150):
    ambulance()
    box(.36, .52, .2, (.85, .36, 2.56), .08, emit('#FFA81E', 1.5)); box(.36, .52, .2, (.85, -.36, 2.56), .08, emit('#4D97F5', 1.5))
    for sy in (-1, 1): ball(.14, (2.5, sy * .70, 1.04), emit('#FFF3D0', 2.6), (.55, 1.25, .8))
    for sy in (-1, 1): box(1.08, .034, .54, (-.22, sy * .952, 1.56), .05, emit('#FFD9A0', .8))
    point((3.3, .7, .9), 35, '#FFEBC2', .15); point((3.3, -.7, .9), 35, '#FFEBC2', .15); point((.85, .5, 3.2), 40, '#FFB040', .2); point((.85, -.6, 3.2), 40, '#5FA8FF', .2)
# light: entrance glow
area((TX, -3.1, 2.95), (TX, -3.2, 0), 4.5, 190, '#FFC078', 2.6)
area((TX, -1.7, 1.5), (TX, -8, .2), 3.4, 120, '#FFC078', 2.2)
for x in (-7.4, -2.6, 6.4, 8.8): area((x, -.3, 1.9), (x, -4, 0), 1.2, 26, '#FFC985')
hills(70, -1, -110, 110, ('#44688F', '#38597D', '#2F4D6B'), h=13, seed=2, light=.10, step=13, amp=7, freq=.028)
backdrop(320, 120, 110, -20, ((0, '#C79BA0'), (.26, '#9C8CB0'), (.285, '#6E83B8'), (.33, '#43659F'), (.42, '#2B4E8A'), (1, '#1B386B')), .9)
rd = random.Random(8); cluster([(rd.uniform(-62, 30), 100, rd.uniform(16.5, 23)) for _ in range(34)], .13, [emit('#FFF4DC', 1.6)], .5, sub=1, rnd=rd)
flags(ball(1.5, (-30, 99, 19.6), emit('#FFF1D2', 1.2)), shadow=False)
world('#3A66B4', '#7F8AC0', .44)
area((-9, -19, 8), (-3, -8, 1), 6, 620, '#A9C4F2')
sun((-9, -10, 12), (0, 0, 0), .55, '#9DBEF5', 3)
camera(target=(-.4, -3, 3.0), dist=23.5, az=9, el=6, lens=50, fstop=.4, focus=(-2, -7, 1.5))
finish('emergency', exposure=.12, contrast=.22, bloom=.11, sat=1.08)
