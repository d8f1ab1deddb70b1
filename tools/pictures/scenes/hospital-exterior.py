"""The hospital from the gate, late afternoon, acacia in front."""
import math
from math import pi, sin
from mathutils import Vector
from kit import *
from props.building import hospital
from props.outdoors import cloud, lamp_post
from props.plants import acacia, bush, grass, hedge, jacaranda
from props.room import backdrop, hills

start(9)
with at(.8, 0, 0): hospital()
sheet(lambda u, v: (-70 + 140 * u, -50 + 110 * v, -.03), 1, 1, mottled('#86A35C', '#A6BA76', .3))
ribbon_path([(7.5, -40, 4.6), (6.5, -28, 4.6), (4.6, -19, 4.6), (2.0, -12, 4.4), (.8, -7, 4.8), (.6, -3, 5.2)], 4.6, mottled('#C98E63', '#B97C52', .7, rough=.9), -.012)
# gate: two pillars, open blue leaves, wall running left and right
GY = -17.5
def pillar(x, y):
    with at(x, y, 0, rz=-14):
        box(.9, .9, 2.5, (0, 0, 0), .06, mat('#F2E6D4', rough=.75)); box(1.1, 1.1, .2, (0, 0, 2.45), .06, 'blue'); ball(.26, (0, 0, 2.85), emit('#FFE7B8', 1.1)); box(.94, .94, .3, (0, 0, .0), .03, 'blue')
pillar(1.3, GY + .7); pillar(7.3, GY - .7)
def leafgate(x, y, rz):
    with at(x, y, .12, rz=rz):
        for z in (.1, .9, 1.75): box(2.5, .07, .09, (1.25, 0, z), .02, 'blue')
        for i in range(9): box(.055, .055, 1.9 + .18 * sin(pi * i / 8), (.12 + .28 * i, 0, 0), .015, 'blue')
leafgate(1.75, GY + 1.0, 62); leafgate(6.85, GY - .3, 128)
def gwall(x0, y0, x1, y1):
    d = Vector((x1 - x0, y1 - y0));
    with at((x0 + x1) / 2, (y0 + y1) / 2, 0, rz=math.degrees(math.atan2(d.y, d.x))): box(d.length, .4, 1.15, (0, 0, 0), .05, mat('#F2E6D4', rough=.75)); box(d.length + .02, .56, .12, (0, 0, 1.13), .04, 'clay')
gwall(.85, GY + .8, -14, GY + 4.4); gwall(7.8, GY - .8, 16, GY - 2.8)
for i, (x, y, r) in enumerate(((-.6, GY + .3, .5), (-1.9, GY + .7, .42), (-3.3, GY + 1.0, .5), (-4.9, GY + 1.4, .45))):
    with at(x, y, 0): bush(r, r * .9, 11 + i, bloom=(['amber', 'paper'], ['rose', 'clay'])[i % 2], n=70)
grass(-12, 0, -21, -17, 120, 3, bloom=['amber', 'paper', 'rose']); grass(-12, 0, -12, -2, 130, 4, bloom=['paper']); grass(4, 14, -12, -2, 100, 5, bloom=['paper', 'amber'])
with at(-6.2, -10.8, 0): acacia(7.6, 2)
with at(11.5, -1.5, 0): jacaranda(7.2, 5)
with at(-7.2, -.95, 0): hedge(5.6, .75, .8, 2, bloom=['rose', 'clay'])
with at(6.4, -.95, 0): hedge(3.8, .75, .8, 5, bloom=['amber', 'paper'])
with at(-17, 6, 0): acacia(8.5, 6)
with at(5.2, -5.0, 0): lamp_post(3.6)
hills(70, -1, -110, 110, ('#C3CDB8', '#9DB686', '#83A566'), h=15, seed=2, light=.10, step=13, amp=8, freq=.028)
backdrop(320, 120, 110, -20, ((0, '#FFDFAE'), (.24, '#FFDDA8'), (.285, '#FFE6C2'), (.345, '#CFE1E6'), (.43, '#9CCBE8'), (1, '#7DB4DE')), 1.0)
for x, y, z, sc, sd in ((-30, 88, 33, 3.2, 1), (8, 88, 37, 2.8, 4)):
    with at(x, y, z): cloud(sc, sd, mat('#FFF1DC', rough=1, spec=0, emit=.55))
world('#B9CDE6', '#FBE3C4', .5)
sun((-14, -9, 8.2), (0, 0, 0), 4.8, '#FFCF8F', 1.3)
camera(target=(.4, -6, 3.3), dist=36, az=11, el=6, lens=52, fstop=.4, focus=(0, -6, 2))
finish('hospital-exterior', exposure=.04, contrast=.28)
