"""A quiet nursing corner: armchair with a nursing pillow, baby blanket, glass of water."""
from math import cos, pi, radians, sin
from mathutils import Vector
from kit import *
from props.food import milk, orange
from props.household import thermos
from props.plants import plant
from props.room import backdrop, curtain, floor, hills, picture, rod, wall, window
from props.ward import bassinet

start(4)
WX, WZ, WW, WH = -1.15, 1.0, 1.35, 1.35
wall(-4.5, 4.5, 3.4, hole=(WX, WZ, WW, WH), upper='#F5E3DA', lower='#AFCFE4', skirting='paper')
floor(-4.6, 4.6, -6.5, .1, color='#E8D0B2', joint='#CDAE88', tile=.5, rough=.26)
backdrop(18, 10, 9, -3); hills(5.5, .45, h=1.0)
with at(WX, .02, WZ): window(WW, WH, cols=2)
with at(WX, -.13, 2.5): rod(2.2)
for s in (-1, 1):
    with at(WX + s * .86, -.13, .55): curtain(.42, 1.93, 4, 'ochre', .04, seed=s, gather=-s * .3)
sheet(lambda u, v: (.15 + 1.45 * u * cos(v * 2 * pi), -1.55 + .85 * u * sin(v * 2 * pi), .012), 1, 64, pattern('stripes', '#D9E7EE', 'sky', n=1, duty=.72), .014)
with at(.2, -1.15, 0, rz=-14, s=1.2):
    k = mat('rose', rough=.75, spec=.2, sheen=.3)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.022, .18, (sx * .30, sy * .26, 0), 'darkwood', bev=.006, r2=.03)
    box(.78, .70, .18, (0, 0, .15), .07, k); box(.56, .60, .17, (0, -.05, .30), .075, k)
    with at(0, .25, .26, rx=-10): box(.78, .2, .72, (0, 0, 0), .095, k)
    for sx in (-1, 1): box(.17, .70, .42, (sx * .36, -.01, .17), .08, k)
    # C-shaped nursing pillow across the arms
    P = [(.275 * cos(a), .03 - .265 * sin(a) * 1.0, .555) for a in [radians(-28 + 236 * i / 40) for i in range(41)]]
    def fn(u, v):
        i = min(39, int(u * 40)); f = u * 40 - i; c = Vector(P[i]).lerp(Vector(P[i + 1]), f); d = (Vector(P[i + 1]) - Vector(P[i])).normalized(); n = Vector((-d.y, d.x, 0))
        r = .098 * max(.02, 1 - abs(2 * u - 1) ** 7) ** .5; a = 2 * pi * v
        return c.x + n.x * r * cos(a), c.y + n.y * r * cos(a), c.z + r * .86 * sin(a)
    sheet(fn, 60, 28, kitenge('mint', 'leaf', 'amber', 'paper', 13, 6), closed=True)
    # baby blanket over the right arm
    def thr(u, v):
        y = -.05 + (u - .5) * .40
        if v < .40: x, z = .462, .22 + v * .95
        elif v < .62: a = (v - .40) / .22 * pi; x, z = .36 + .102 * cos(a), .60 + .028 * sin(a)
        else: x, z = .262, .60 - (v - .62) * .3
        return x, y + .008 * sin(9 * v), z
    sheet(thr, 20, 60, pattern('zigzag', 'amber', 'clay', n=3, m=8, duty=.42), .016)
# footstool
with at(-.42, -2.1, 0, rz=-8):
    cyl(.24, .17, (0, 0, .1), mat('ochre', rough=.8, sheen=.3), bev=.06); torus(.236, .012, (0, 0, .185), 'paper')
    for i in range(3): cyl(.024, .12, (.15 * cos(i * 2.1 + .5), .15 * sin(i * 2.1 + .5), 0), 'darkwood', bev=.006)
# side table: water, flask, book
with at(1.22, -1.35, 0):
    cyl(.30, .035, (0, 0, .56), woodgrain(), bev=.012); cyl(.03, .54, (0, 0, .02), 'darkwood', bev=.01); cyl(.17, .03, (0, 0, 0), 'darkwood', bev=.01)
    with at(-.10, -.12, .597, s=1.65): milk(.12, .034, .78, '#BFE0F0')
    with at(.09, .06, .597, rz=-40, s=1.35): thermos('clay')
    with at(.10, -.14, .597, s=1.2): orange(.045)
# bassinet behind left
with at(-1.2, -1.15, 0, rz=14): bassinet(blanket=pattern('dots', 'rose', 'paper', n=9, m=9, duty=.45))
with at(1.95, -.4, 0): plant('clay', 'palm', .22, .38, 1.35, seed=4, n=12)
with at(.75, 0, 1.85): picture(.55, .7)
world('#DCE8F6', '#FFF6EC', .54)
sunbeam((-5, -2.6, 2.1), (.75, -.6, 1.1), w=2.4, h=2.1, power=6.0, color='#FFE6C2', cols=2, rows=3, bar=.13, soft=.03, size=.06)
area((-3.5, -5.5, 4.2), (0, -1, .8), 3, 130, '#FFF2E2'); area((4.5, -5.5, 3), (.5, -1, 1), 3, 38, '#DCEBFF'); area((WX, .4, 1.9), (WX, -2, .6), 1.3, 40, '#FFF3DC')
camera(target=(.08, -1.2, .92), dist=5.75, az=5, el=9, lens=47, fstop=2.4, focus=(.2, -1.4, .7))
finish('breastfeeding-corner', exposure=.15, warm=-.01)
