"""Spectacles on a chart of tumbling E."""
from kit import *
from props.papers import eye_chart, spectacles

start(20)
with at(-.02, .02, 0, rz=10): eye_chart(.34, .44)
with at(.055, -.075, .0035, rz=24, s=1.25): spectacles(m='clay')
studio((0, 0, .04), .9)
camera(target=(.0, .02, .0), dist=.90, az=4, el=40, lens=58, fstop=10, focus=(0, -.04, .02))
finish('eye-care', exposure=.04)
