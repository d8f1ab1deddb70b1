"""The lit emergency door by night, in the tower of the model of main-building; a stretcher waits beside it."""
from kit import *
from props.building import facade_window
from props.grounds import bush, pot
from props.room import stretcher
from props.textiles import folded

start(6)
WALL = mat('#F7F3EC', rough=.75, spec=.2); B = mat('blue', rough=.45); BASE = mat('#9FB4C2', rough=.7); D, H, S = 1.35, 2.5, 3.2
# the tower with the door, its wings set back, and the blue band between the storeys
for s in (-1, 1):
    for x, w, y in ((D + .625, 1.25, .15), (6.6, 8, 1.35)):
        box(w, .3, 7, (s * x, y, 0), 0, WALL); box(w + .04, .34, .5, (s * x, y, 0), .01, BASE)
    box(.3, 1.3, 7, (s * 2.45, .75, 0), 0, WALL); box(.12, .36, H, (s * (D + .02), .12, 0), .02, 'white')
box(2 * D, .3, 7 - H, (0, .15, H), 0, WALL); box(2 * D + .16, .37, .08, (0, .12, H), .02, 'white')
for x, w, y in ((0, 5.28, .75), (0, 20, 1.35)): box(w, 1.62 if w < 9 else .42, .5, (x, y, S - .06), .04, B)
# the lit hall behind the door
ROOM = mat('#F6E3C4', rough=.8)
box(5.2, 5, .04, (0, 2.7, -.02), 0, mat('#D8B98F', rough=.35)); box(5.2, .1, 3, (0, 4.6, 0), 0, ROOM); box(5.2, 5, .1, (0, 2.7, 2.7), 0, ROOM)
for s in (-1, 1): box(.1, 5, 3, (s * 2.6, 2.7, 0), 0, ROOM); box(1.0, 1.2, .03, (s * .8, 2.0, 2.66), 0, emit('#FFE7BD', 3))
area((0, 2.4, 2.6), (0, 2.2, 0), 2.6, 130, '#FFC98A', 3)
box(2.2, .6, 1.05, (.15, 3.7, 0), .03, B); box(2.3, .7, .05, (.15, 3.7, 1.05), .015, 'wood')
box(.42, .05, .3, (.7, 3.6, 1.12), .02, 'dark'); box(.09, .4, .45, (-1.5, 4.3, .45), .03, 'leaf'); box(.9, .45, .06, (-1.5, 4.2, .45), .02, 'leaf')
# sliding doors, one leaf open
def leaf(x, w):
    F = metal('#C3CDD4', .35)
    for s in (-1, 1): box(.07, .06, H - .03, (x + s * (w / 2 - .035), -.02, .02), .01, F)
    for z in (.02, H - .10): box(w - .138, .06, .08, (x, -.02, z), .01, F)
    box(w - .1, .01, H - .1, (x, -.02, .06), 0, glass('#E9F4F6', ior=1.12)); box(w - .14, .012, .10, (x, -.03, 1.15), 0, mat('white', rough=.6)); tube([(x + w * .36, -.07, .9), (x + w * .36, -.07, 1.5)], .018, 'steel')
leaf(-.95, .82); leaf(.98, .74)
# canopy, its light and the sign, which has no letters because the site has two languages
box(6.4, 2.5, .34, (0, -1.25, 2.85), .06, B); box(6.44, 2.54, .07, (0, -1.25, 2.85), .02, mat('amber', rough=.5, emit=.15)); box(5.4, 1.7, .03, (0, -1.2, 2.83), 0, emit('#FFE2B0', 1.1))
for s in (-1, 1): cyl(.11, 2.86, (s * 2.75, -2.2, 0), mat('paper', rough=.9, spec=.1), bev=.02); cyl(.15, .3, (s * 2.75, -2.2, 0), B, bev=.03)
box(1.12, .12, 1.12, (0, -.05, 3.71), .08, mat('#2B6EA8', rough=.4, emit=.4)); cross(.8, .08, (0, -.14, 4.27), emit('#FFFFFF', 1.5), r=.01)
area((0, -1.3, 2.8), (0, -1.6, 0), 4.4, 150, '#FFC078', 1.6); area((0, -.1, 1.4), (0, -5, 0), 2.2, 70, '#FFC078', 2.2)
area((0, -1.5, 3.7), (0, 0, 5.2), 4.6, 45, '#FFD9A8', .3)
# windows, some of them lit
for x, y, z, w, h, lit in ((-4.2, 1.2, 1.1, 1.25, 1.45, .8), (5.15, 1.2, 1.1, 1.35, 1.45, .8), (-4.2, 1.2, S + 1.0, 1.25, 1.45, .45), (5.15, 1.2, S + 1.0, 1.35, 1.45, .7), (-1.75, 0, S + .85, .7, 1.15, .55), (1.75, 0, S + .85, .7, 1.15, None)):
    with at(x, y, z): facade_window(w, h, cols=2 if w > 1 else 1, blind=('#E9B876' if lit else 'cream') if w > 1 else None, lit=lit)
    if lit and z < S: area((x, .9, 1.9), (x, -3, 0), 1.2, 18, '#FFC985')
with at(-2.12, -.55, 0): pot(.36, .58)
with at(-2.12, -.55, .54): bush(.38, .48, 2, bloom=['amber', 'rose', 'paper'], n=110)
with at(1.7, -1.6, .02, rz=-52):
    stretcher()
    with at(-.45, 0, .9, rz=8, s=1.35): folded(.46, .30, .07, [kitenge('clay', 'amber', 'navy', 'paper', 5, 4)], 2, 3)
# drive and moonlight
box(60, 30, .1, (0, -13, -.11), 0, mat('#6F7680', rough=.34, spec=.5))
world('#4E6AA0', '#8A93B8', .40); area((-7, -12, 7), (-1, -1, 1), 6, 640, '#C6D2EC')
camera(target=(.1, -1, 2.2), dist=10.6, az=-3, el=1, lens=44, fstop=0)
finish('emergency', exposure=.12)
