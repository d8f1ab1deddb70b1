"""Two beds of a ward, a locker between them; supper on a tray at the foot of one: ugali, greens, beans, tea."""
from kit import *
from props.food import banana, beans, greens, plate, spoon, ugali
from props.home import flask, mug
from props.room import bed, flowers, locker
from props.textiles import folded

start(23)
with at(-1.02, -1.06, 0, rz=90): bed(pattern('checks', '#8FB9D6', 'paper', n=9, m=7))
with at(1.02, -1.06, 0, rz=90): bed(pattern('stripes', 'mint', 'paper', n=11, m=1, duty=.30))
with at(-1.0, -1.55, .685, rz=-8, s=1.4): folded(.34, .25, .05, [kitenge('clay', 'amber', 'navy', 'paper', 6, 5)], 2, 3)
with at(0, -.30, 0, s=1.05): locker(w=.60)
with at(-.14, -.32, .80, s=1.1): flowers()
with at(.17, -.30, .80, rz=-30): flask('clay', .27)
# a table over the bed
M = metal('#C9D2D8', .3)
with at(.97, -1.62, 0):
    box(1.10, .46, .035, (0, 0, .93), .014, 'wood'); tube([(-.52, 0, .08), (-.52, 0, .93)], .024, M)
    for y in (-.20, .20): tube([(-.52, 0, .08), (-.52, y, .07)], .018, M); cyl(.045, .03, (-.52, y, .045), mat('dark', rough=.5), axis='x', bev=.01)
    tube([(-.52, 0, .07), (.20, 0, .07)], .02, M); cyl(.045, .03, (.20, 0, .045), mat('dark', rough=.5), axis='x', bev=.01)
with at(.97, -1.62, .966, s=1.45):
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
studio((0, -.9, .5), 3.6)
camera(target=(.06, -.95, .52), dist=5.95, az=-9, el=21, lens=52, fstop=0)
finish('inpatient-ward', exposure=.12)
