"""A visitor's kiondo, slippers, a flask of tea."""
from kit import *
from props.home import flask, kiondo, slipper
from props.textiles import folded

start(9)
with at(-.10, .06, 0, rz=12):
    kiondo(.145, .215)
    with at(.005, .0, .175, rz=30, rx=14): folded(.17, .12, .05, [kitenge('leaf', 'amber', 'clay', 'paper', 5, 5)], 2, 3)
with at(.155, .08, 0, rz=-30): flask('clay', .30)
with at(.13, -.13, 0, rz=-34): slipper(1.0, side=-1)
with at(.235, -.10, 0, rz=-24): slipper(1.0, side=1)
studio((.03, 0, .13))
camera(target=(.045, 0, .142), dist=1.18, az=4, el=15, lens=56, fstop=9, focus=(0, -.05, .1))
finish('inpatient-services', exposure=.1)
