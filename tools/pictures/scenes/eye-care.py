"""Spectacles and an eye cover on a chart of tumbling E."""
from kit import *
from props.papers import eye_chart, spectacles

start(20)
with at(-.02, .02, 0, rz=10): eye_chart(.34, .44)
with at(.055, -.075, .0035, rz=24, s=1.25): spectacles(m='clay')
with at(.20, .035, .0, rz=-62):       # eye cover
    prism(rrect(.105, .017, .008), .004, (-.075, 0, .005), .0015, gloss('dark', .35, .3), 'z'); cyl(.034, .005, (0, 0, .003), gloss('dark', .35, .3), bev=.002)
studio((0, 0, .04), .9)
camera(target=(.02, .02, .0), dist=.98, az=4, el=40, lens=58, fstop=10, focus=(0, -.04, .02))
finish('eye-care', exposure=.04)
