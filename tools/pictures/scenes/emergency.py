"""The lit emergency door by night, a stretcher waiting beside it."""
import random
from math import cos, sin
from kit import *
from props.room import stretcher

start(6)
WALL = mat('#EFE9E2', rough=.75, spec=.2); B = mat('blue', rough=.45); D, H = 1.35, 2.5
for s in (-1, 1): box(7, .3, 4.6, (s * (D + 3.5), .15, 0), 0, WALL); box(7, .34, .5, (s * (D + 3.5), .15, 0), .01, mat('#7F97A8', rough=.7))
box(2 * D, .3, 4.6 - H, (0, .15, H), 0, WALL); box(20, .9, .34, (0, .1, 4.5), .05, B)
# the lit hall behind the door
ROOM = mat('#F6E3C4', rough=.8)
box(8, 5, .04, (0, 2.7, -.02), 0, mat('#D8B98F', rough=.35)); box(8, .1, 3, (0, 4.6, 0), 0, ROOM); box(8, 5, .1, (0, 2.7, 2.7), 0, ROOM)
for s in (-1, 1): box(.1, 5, 3, (s * 2.6, 2.7, 0), 0, ROOM); box(1.0, 1.2, .03, (s * .8, 2.0, 2.66), 0, emit('#FFE7BD', 3))
area((0, 2.4, 2.6), (0, 2.2, 0), 2.6, 130, '#FFC98A', 3)
box(2.2, .6, 1.05, (.15, 3.7, 0), .03, B); box(2.3, .7, .05, (.15, 3.7, 1.05), .015, 'wood'); cross(.75, .05, (.15, 4.52, 1.95), 'blue', r=.01)
box(.42, .05, .3, (.7, 3.6, 1.12), .02, 'dark'); box(.09, .4, .45, (-1.5, 4.3, .45), .03, 'leaf'); box(.9, .45, .06, (-1.5, 4.2, .45), .02, 'leaf')
# sliding doors, one leaf open
def leaf(x, w):
    F = metal('#C3CDD4', .35)
    for s in (-1, 1): box(.07, .06, H - .03, (x + s * (w / 2 - .035), -.02, .02), .01, F)
    for z in (.02, H - .10): box(w, .06, .08, (x, -.02, z), .01, F)
    box(w - .1, .01, H - .1, (x, -.02, .06), 0, glass('#E9F4F6', ior=1.12)); box(w - .14, .012, .10, (x, -.03, 1.15), 0, mat('white', rough=.6)); tube([(x + w * .36, -.07, .9), (x + w * .36, -.07, 1.5)], .018, 'steel')
leaf(-.95, .82); leaf(.98, .74)
for s in (-1, 1): box(.12, .36, H + .06, (s * (D + .02), .12, 0), .02, B)
# canopy, its light and the sign, which has no letters because the site has two languages
box(6.4, 2.5, .34, (0, -1.25, 2.85), .06, B); box(6.44, 2.54, .07, (0, -1.25, 2.85), .02, mat('amber', rough=.5)); box(5.4, 1.7, .03, (0, -1.2, 2.83), 0, emit('#FFE2B0', 1.1))
for s in (-1, 1): cyl(.11, 2.86, (s * 2.75, -2.2, 0), 'paper', bev=.02); cyl(.15, .3, (s * 2.75, -2.2, 0), 'amber', bev=.03)
box(6.0, .12, .30, (0, -2.40, 3.30), .04, mat('#B3261E', rough=.4, emit=.55))
box(1.0, .16, 1.0, (0, -2.44, 2.95), .06, mat('#2B6EA8', rough=.4, emit=.5)); cross(.72, .05, (0, -2.54, 3.45), emit('#FFFFFF', 1.5), r=.01)
area((0, -1.3, 2.8), (0, -1.6, 0), 4.4, 150, '#FFC078', 1.6); area((0, -.1, 1.4), (0, -5, 0), 2.2, 70, '#FFC078', 2.2)
# windows
for x in (-4.3, 4.3):
    box(1.75, .1, 1.5, (x, -.02, 1.25), .03, 'white'); box(1.55, .1, 1.3, (x, -.05, 1.35), 0, emit('#FFC57C', .8)); box(1.9, .24, .08, (x, -.08, 1.18), .02, B)
    for dx in (-.39, 0, .39): box(.05, .06, 1.3, (x + dx * 1.3, -.10, 1.35), .01, 'white')
    area((x, -.3, 1.9), (x, -3, 0), 1.2, 18, '#FFC985')
# pots with shrubs
rd = random.Random(3)
for s in (-1, 1):
    lathe([(0, 0), (.22, 0), (.24, .02), (.32, .46), (.35, .47), (.355, .54), (.30, .54), (.29, .5), (0, .5)], (s * 2.15, -.55, 0), 'clay', angle=50)
    with at(s * 2.15, -.55, .78): ball(.26, (0, 0, -.05), 'forest'); cluster([(.27 * sin(i * 2.4) * cos(i * .13 - 1.2), .27 * cos(i * 2.4) * cos(i * .13 - 1.2), .27 * sin(i * .13 - 1.2) + rd.uniform(-.03, .03)) for i in range(20)], .10, ['forest', 'leaf', '#3C7F5C'], .3, rnd=rd)
# stretcher
with at(1.55, -1.75, .02, rz=-64):
    stretcher()
# drive, sky and moonlight
box(60, 30, .1, (0, -15, -.11), 0, mat('#6F7680', rough=.34, spec=.5)); box(7.0, 2.9, .05, (0, -1.4, -.04), .01, mat('#B9B0A4', rough=.5))
box(200, .1, 90, (0, 60, -20), 0, emit('#163A5C', .8))
world('#2E58A4', '#5E74B4', .30); area((-7, -12, 7), (-1, -1, 1), 6, 330, '#9DBBF0')
camera(target=(.15, -1, 1.98), dist=10.6, az=-7, el=3, lens=44, fstop=0)
finish('emergency', exposure=.12)
