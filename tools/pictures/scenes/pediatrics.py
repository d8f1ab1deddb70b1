"""Thermometer beside the child's handbook, a teddy bear behind."""
from kit import *
from props.clinic import thermometer
from props.papers import handbook
from props.toys import teddy
from props.textiles import folded

start(8)
with at(-.13, -.05, 0, rz=10, s=1.25): handbook(cover='leaf', pages=.014)
with at(.085, -.135, 0, rz=12, s=1.5): thermometer()
with at(.075, .06, 0, rz=-14): teddy(.30)
with at(-.20, .20, 0, rz=-6): folded(.22, .16, .05, [pattern('stripes', 'sky', 'paper', n=14, duty=.5)], 2, 3)
studio((0, 0, .1))
camera(target=(.013, .02, .084), dist=1.15, az=4, el=28, lens=58, fstop=9, focus=(0, -.02, .03))
finish('pediatrics', exposure=.1)
