"""A made bed in the women's ward: pillow, folded blanket, a leso; flowers and tea on the locker."""
from kit import *
from props.home import flask
from props.room import flowers, locker, spread
from props.textiles import folded

start(11)
with at(-.42, -1.06, 0, rz=90):       # its head at the wall
    for y in (-.38, .38): tube([(-.95, y, 0), (-.95, y, .40)], .022, 'steel')
    box(2.0, .86, .10, (0, 0, .38), .03, 'steel'); box(1.98, .90, .17, (0, 0, .47), .06, mat('white', rough=.85))
    for w, h, t, c in ((.96, .70, .055, 'blue'), (.76, .50, .062, 'ice')): prism(rrect(w, h, .11), t, (1.02, 0, .36 + h / 2 + (.70 - h) / 2), .016, gloss(c, .35, .3), 'x')
    spread(-.98, .50, .92, .665, .24, pattern('stripes', 'rose', 'paper', n=11, m=1, duty=.16)); spread(.30, .56, .935, .685, .24, mat('white', rough=.85), 2)
    for dx, ry in ((.70, -16), (.76, -34)):
        with at(dx, 0, .63 + (dx - .70) * 1.6, ry=ry): pillow(.42, .66, .17, (0, 0, 0), mat('paper', rough=.85))
    with at(-.25, .02, .685, rz=84, s=1.4): folded(.34, .25, .05, [kitenge('clay', 'amber', 'navy', 'paper', 6, 5)], 2, 3)
with at(.42, -.30, 0, s=1.05): locker(w=.56)
with at(.30, -.32, .80, s=1.1): flowers()
with at(.57, -.30, .80, rz=-30): flask('clay', .27)
studio((-.2, -.8, .5), 3.2)
camera(target=(-.14, -.80, .50), dist=4.65, az=34, el=17, lens=50, fstop=0)
finish('female-ward', exposure=.12)
