"""Microscope and capped sample tubes."""
from kit import *
from props.laboratory import microscope, tube_rack

start(12)
with at(-.045, .02, 0, rz=-28): microscope()
with at(.155, -.115, 0, rz=-16, s=1.12): tube_rack(5, 2, seed=3)
studio((0, 0, .2), 1.3)
camera(target=(.042, 0, .237), dist=1.54, az=4, el=9, lens=56, fstop=9, focus=(0, -.05, .2))
finish('laboratory', exposure=.1)
