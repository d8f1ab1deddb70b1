"""A nursing armchair with its C-shaped pillow, a leso over its arm, water and a flask."""
from math import cos, pi, radians, sin
from mathutils import Vector
from kit import *
from props.food import milk, orange
from props.home import flask
from props.room import armchair

start(4)
with at(-.10, -.62, 0, rz=-16, s=1.2):
    armchair('rose')
    P = [Vector((.275 * cos(a), .03 - .265 * sin(a), .545)) for a in [radians(-28 + 236 * i / 40) for i in range(41)]]       # C-shaped pillow
    def pad(u, v):
        i = min(39, int(u * 40)); c = P[i].lerp(P[i + 1], u * 40 - i); d = (P[i + 1] - P[i]).normalized(); r = .098 * max(.02, 1 - abs(2 * u - 1) ** 7) ** .5; a = 2 * pi * v
        return c.x - d.y * r * cos(a), c.y + d.x * r * cos(a), c.z + r * .86 * sin(a)
    sheet(pad, 60, 28, kitenge('mint', 'leaf', 'amber', 'paper', 13, 6), closed=True)
    def leso(u, v):
        y = -.05 + (u - .5) * .40
        if v < .40: x, z = .462, .22 + v * .95
        elif v < .62: a = (v - .40) / .22 * pi; x, z = .36 + .102 * cos(a), .60 + .028 * sin(a)
        else: x, z = .262, .60 - (v - .62) * .3
        return x, y + .008 * sin(9 * v), z
    sheet(leso, 20, 60, pattern('zigzag', 'amber', 'clay', n=3, m=8, duty=.42), .016)
with at(.84, -.66, 0):
    cyl(.30, .035, (0, 0, .56), woodgrain(), bev=.012); cyl(.03, .54, (0, 0, .02), 'darkwood', bev=.01); cyl(.17, .03, (0, 0, 0), 'darkwood', bev=.01)
    with at(-.10, -.12, .597, s=1.3): milk(.12, .034, .78, '#BFE0F0')
    with at(.09, .06, .597, rz=-40): flask('clay', .30)
    with at(.12, -.14, .597): orange(.045)
studio((.2, -.6, .5), 2.4)
camera(target=(.16, -.6, .565), dist=3.2, az=6, el=13, lens=50, fstop=0)
finish('breastfeeding-corner', exposure=.12)
