"""A made bed in the women's ward: pillow, folded blanket, a leso; flowers and tea on the locker."""
from kit import *
from props.home import flask
from props.room import bed, flowers, locker
from props.textiles import folded

start(11)
with at(-.42, -1.06, 0, rz=90):       # its head at the back
    bed(pattern('stripes', 'rose', 'paper', n=11, m=1, duty=.16))
    with at(-.25, .02, .685, rz=84, s=1.4): folded(.34, .25, .05, [kitenge('clay', 'amber', 'navy', 'paper', 6, 5)], 2, 3)
with at(.42, -.30, 0, s=1.05): locker(w=.56)
with at(.30, -.32, .80, s=1.1): flowers()
with at(.57, -.30, .80, rz=-30): flask('clay', .27)
studio((-.2, -.8, .5), 3.2)
camera(target=(-.14, -.80, .50), dist=4.65, az=34, el=17, lens=50, fstop=0)
finish('female-ward', exposure=.12)
