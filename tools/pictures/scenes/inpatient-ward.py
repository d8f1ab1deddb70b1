"""Supper on a ward's tray: ugali, greens and beans, a banana, a cup of tea."""
from kit import *
from props.food import banana, beans, greens, plate, spoon, ugali
from props.home import mug
from props.textiles import folded

start(23)
with at(0, 0, 0, rz=-5):
    loft([(0, rrect(.46, .31, .05)), (.004, rrect(.47, .32, .052)), (.020, rrect(.49, .34, .06)), (.022, rrect(.50, .35, .064)), (.019, rrect(.502, .352, .064))], gloss('#2F6F9F', .35, .3), angle=50); prism(rrect(.475, .325, .05), .003, (0, 0, .004), 0, gloss('#2F6F9F', .35, .3), 'z')
    with at(-.075, -.015, .006, s=1.05):
        plate(.125, 'paper', 'clay')
        with at(-.042, .030, .010): ugali(.042, .045)
        with at(.052, .022, .012, rz=20): greens(40, .053, 3, .036)
        with at(-.002, -.058, .012): beans(100, .050, 2, .022)
    with at(.155, .075, .006, rz=-20): mug('amber')
    with at(.165, -.075, .006, rz=58): folded(.12, .085, .016, [kitenge('leaf', 'amber', 'clay', 'paper', 4, 3)], 1, 3)
    with at(.170, -.065, .024, rz=30): spoon(.16)
    with at(.045, .125, .006, rz=14): banana(s=1.15)
studio((0, 0, .05))
camera(target=(.0, .0, .03), dist=.96, az=4, el=32, lens=56, fstop=10, focus=(0, -.03, .04))
finish('inpatient-ward', exposure=.06)
