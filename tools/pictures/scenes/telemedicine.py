"""A call with the doctor on a phone on a leso, a cup of tea."""
from kit import *
from props.clinic import phone
from props.home import mug
from props.textiles import folded

start(17)
with at(0, 0, 0, rz=6): folded(.35, .29, .032, kitenge('blue', 'amber', 'clay', 'paper', 7, 6), 1, 5)
with at(-.055, -.015, .034, rz=16, s=1.28): phone()
with at(.112, .05, .033, rz=-30): mug('amber')
studio((0, 0, .06), .9)
camera(target=(.0, .0, .033), dist=.80, az=5, el=36, lens=58, fstop=10, focus=(0, -.02, .03))
finish('telemedicine', exposure=.08)
