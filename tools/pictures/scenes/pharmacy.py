"""Bottles of tablets, a counting tray with its spatula, blister packs."""
import random
from kit import *
from props.clinic import blister, label_line, pill_bottle

start(15)
with at(-.115, .085, 0, rz=14, s=1.35): pill_bottle(.098, .027)
with at(-.025, .10, 0, rz=-6, s=1.35): pill_bottle(.078, .023, m='#8C4A1A')
with at(.055, .115, 0, s=1.35):       # a bottle of syrup with its measuring cap
    lathe([(0, 0), (.024, 0), (.026, .003), (.026, .075), (.020, .088), (.011, .094), (.011, .104)], m=glass('#7A3E16', haze=.3, ior=1.4), angle=50); lathe([(0, .003), (.024, .003), (.024, .066), (0, .066)], m=mat('#7A2E1A', rough=.2))
    cyl(.0264, .045, (0, 0, .016), mat('white', rough=.7), bev=.0004); label_line(.0268, .046, .008, 'leaf', 1.1); cyl(.0155, .020, (0, 0, .098), gloss('white', .35, .3), bev=.002)
with at(.01, -.065, 0, rz=-10):       # counting tray
    loft([(0, rrect(.20, .125, .012)), (.004, rrect(.205, .13, .013)), (.018, rrect(.212, .137, .016)), (.018, rrect(.203, .128, .013)), (.006, rrect(.194, .119, .010))], gloss('#3F86B5', .35, .3), angle=40); prism(rrect(.198, .123, .010), .003, (0, 0, .0045), 0, gloss('#3F86B5', .35, .3), 'z')
    rd = random.Random(4); W = gloss('white', .4, .2); spots = []
    while len(spots) < 26:
        q = (rd.gauss(-.035, .030), rd.gauss(.006, .024))
        if abs(q[0] + .02) < .07 and abs(q[1]) < .048 and all((q[0] - a) ** 2 + (q[1] - b) ** 2 > .0128 ** 2 for a, b in spots): spots.append(q)
    for x, y in spots: cyl(.0056, .0042, (x, y, .0062), W, bev=.0016, seg=28)
    for i in range(5): cyl(.0056, .0042, (.042 + .0125 * i, -.030, .0062), W, bev=.0016, seg=28)
    with at(.062, .012, .019, rz=42, rx=6): prism([(-.055, -.0045), (.02, -.0035), (.045, -.012), (.062, -.012), (.062, .012), (.045, .012), (.02, .0035), (-.055, .0045)], .0022, (0, 0, 0), .0008, metal('#DDE4E8', .2), 'z')
with at(.175, .02, 0, rz=-32, s=1.25): blister(5, 2, 'clay')
with at(.185, -.06, 0, rz=-52, s=1.25): blister(5, 2, 'amber')
studio((0, 0, .05), .8)
camera(target=(.02, .01, .052), dist=.80, az=3, el=24, lens=58, fstop=10, focus=(0, -.02, .03))
finish('pharmacy', exposure=.08)
