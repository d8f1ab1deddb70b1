"""Dentist's mirror and probe, a cup of water, a toothbrush, a model tooth."""
from kit import *
from props.instruments import mouth_mirror, probe
from props.tooth import tooth

start(14)
prism(rrect(.30, .19, .03), .006, (0, 0, .003), .002, mat('#BFE0CF', rough=.85, sheen=.3), 'z')
with at(-.035, -.070, .006, rz=20, s=1.25): mouth_mirror()
with at(.055, -.088, .006, rz=12, s=1.15): probe()
with at(.035, .060, .006, rz=-14): tooth(.15)
with at(-.115, .085, 0):
    lathe([(0, 0), (.031, 0), (.033, .002), (.042, .098), (.0445, .100), (.0435, .1025), (.0405, .101), (.032, .006), (0, .005)], m=mat('#EAF3F7', rough=.6), angle=50)
    cyl(.0395, .003, (0, 0, .078), mat('#BFDDEB', rough=.05, spec=.6), bev=0); lathe([(.0345, .020), (.0412, .085), (.0418, .085), (.0350, .020)], m=mat('midblue', rough=.6))
with at(.15, .03, 0, rz=-64):
    prism([(-.10, -.006), (.03, -.0045), (.085, -.006), (.087, .006), (.03, .0045), (-.10, .006)], .006, (0, 0, .0045), .0025, gloss('amber', .3, .4), 'z')
    for i in range(7):
        for j in range(3): cyl(.0016, .012, (.050 + .0055 * i, -.0034 + .0034 * j, .006), 'white' if j != 1 else 'midblue', bev=.0006, seg=10)
studio((0, 0, .05), .8)
camera(target=(.0, .01, .045), dist=.72, az=4, el=26, lens=58, fstop=10, focus=(0, -.02, .03))
finish('dental-clinic', exposure=.08)
