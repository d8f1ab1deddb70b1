"""Immunization room: vaccine fridge, cool box and vials on a table, child's chair with teddy, giraffe growth chart."""
from kit import *
from props.children import giraffe_chart, kid_chair
from props.household import hanging, teddy
from props.sets import rig, rug, shell
from props.vaccines import coolbox, fridge, shelf_vial, tray_syringe

start(9)
shell(None, x1=2.2, x0=-4.5)
with at(-1.35, -.40, 0, rz=6): fridge()
# table
T = .76
with at(-.08, -.95, 0):
    box(1.25, .62, .045, (0, 0, T - .045), .016, 'wood')
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.022, T - .04, (sx * .56, sy * .25, 0), 'white', bev=.006, r2=.028)
    box(1.14, .5, .09, (0, 0, T - .13), .012, 'white')
with at(-.36, -.93, T, rz=8): coolbox('blue', s=1.0)
with at(.22, -.98, T, rz=-4):
    prism(rrect(.46, .30, .04), .016, (0, 0, .009), .005, metal('#DDE6EA', .3), 'z'); tube([(x, y, .02) for x, y in rrect(.46, .30, .04)], .007, metal('steel', .3), closed=True)
    for i, c in enumerate(('clay', 'leaf', 'midblue', 'amber', 'violet')):
        with at(-.16 + .08 * i, .06, .018, s=2.1): shelf_vial(c)
    with at(.0, -.085, .038, rz=6): tray_syringe(.34)
with at(.98, -.016, .14): giraffe_chart(1.62)
with at(1.52, -1.2, 0, rz=-24, s=1.15):
    kid_chair('amber')
    with at(0, -.0, .33): teddy(.34)
with at(-.1, -.0, 1.72): hanging(.74, .5, 'amber', 'clay', n=3, m=8)
area((-1.33, -.55, 1.5), (-1.33, -.5, .3), .5, 1.6, '#F4FBFF'); area((-1.33, -.62, .45), (-1.33, -.4, 1.2), .4, .9, '#F4FBFF')
rug(.85, -1.45, 1.15, .55, 'ice', 'sky')
for x, y, c in ((.55, -1.55, 'clay'), (.80, -1.62, 'leaf')):
    ball(.09, (x, y, .10), gloss(c)) if c == 'clay' else box(.13, .13, .13, (x, y, .013), .015, c)
area((-1.28, -1.6, 1.5), (-1.35, -.4, 1.0), .5, 9, '#F4FBFF')
rig(to=(.55, -.4, 1.25), w=2.5)
camera(target=(.10, -1.0, .92), dist=5.2, az=6, el=9, lens=50, fstop=2.6, focus=(.1, -1.1, .9))
finish('immunization-room', exposure=.2, warm=-.015)
