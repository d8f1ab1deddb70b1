"""Sterile tray: clamps, scissors and tweezers, half under a green cloth."""
from math import sin
from kit import *
from props.instruments import forceps, tray, tweezers

start(11)
with at(0, 0, 0, rz=-5):
    tray(.44, .30)
    prism(rrect(.41, .27, .02), .003, (0, 0, .006), .001, mat('#7FB79C', rough=.9, sheen=.3), 'z')
    for i, (x, rz) in enumerate(((-.155, 2), (-.112, -3), (-.068, 3), (-.024, -2))):
        with at(x, -.01, .0078, rz=rz): forceps(.155 + .012 * (i % 2), 4 if i < 3 else 8)
    for i, x in enumerate((.02, .048)):
        with at(x, -.02, .0078, rz=4 - 5 * i): tweezers(.15)
    for i in range(3):
        with at(.125, -.075 + .05 * i, .008, rz=3 * i): cyl(.018, .07, (0, 0, .018), mat('white', rough=.95, bump=.5, bscale=260), axis='x', bev=.004)
    # cloth folded back over the far half
    def over(u, v):       # soft folds, deeper along its front
        x = (u - .5) * .50; s = v; k = .5 + .5 * sin(7 * u + 2)
        y = -.02 + .26 * s + .016 * (1 - s) * sin(13 * u + 1) + .008 * sin(5 * u); fold = max(0, 1 - s * 6)
        z = .032 + .020 * fold * (1 + .3 * k) + (.004 * sin(9 * u + 5 * v) + .006 * (1 - s) * sin(19 * u + 2 * v)) * (1 - .6 * fold) - max(0, (s - .80)) * .12
        e = max(0, abs(2 * u - 1) - .90); return x - .4 * e * x, y, max(.003, z - e * .18)
    with at(0, .035, 0): sheet(over, 60, 50, mat('#2F7F68', rough=.9, sheen=.35, bump=.15, bscale=700), .004, angle=180)
studio((0, 0, .03))
camera(target=(.0, .0, .03), dist=.86, az=6, el=34, lens=58, fstop=10, focus=(0, -.05, .02))
finish('surgery-department', exposure=.05)
