"""Thermometer beside the child's handbook, a teddy bear behind."""
from kit import *
from props.clinic import thermometer
from props.papers import handbook
from props.toys import teddy
from props.textiles import folded

start(8)
with at(-.09, -.03, 0, rz=10, s=1.25): handbook(cover='leaf', pages=.014)
with at(.095, -.150, 0, rz=12, s=1.5): thermometer()
with at(.16, .07, 0, rz=-20): teddy(.30)
with at(-.15, .225, 0, rz=-6): folded(.22, .16, .05, [pattern('stripes', 'sky', 'paper', n=14, duty=.5)], 2, 3)
studio((0, 0, .1))
camera(target=(.0, .02, .098), dist=1.08, az=4, el=28, lens=58, fstop=9, focus=(0, -.02, .03))
finish('pediatrics', exposure=.1)
