"""Blood-pressure cuff with its gauge, and a stethoscope."""
from math import cos, pi, sin
from kit import *
from props.clinic import stethoscope

start(18)
with at(-.115, .06, 0, rz=18):       # rolled cuff
    with at(0, 0, .0605):
        sheet(lambda u, v: ((u - .5) * .145, (.045 + .022 * v) * cos(2 * pi * v * 1.7 - .6), (.045 + .022 * v) * sin(2 * pi * v * 1.7 - .6)), 6, 90, mat('#1F4E78', rough=.85, sheen=.4, bump=.3, bscale=700), .009, angle=180)
        box(.100, .003, .034, (0, -.0715, -.024), .002, mat('paper', rough=.7)); text('ADULT', .022, (0, -.0735, -.015), 'blue')
with at(.085, .115, 0, rz=-12, s=1.1):       # gauge on its foot
    prism(rrect(.095, .07, .02), .014, (0, .01, .007), .004, mat('dark', rough=.4), 'z')
    with at(0, 0, .076, rx=-14):
        cyl(.066, .030, (0, .010, 0), metal('#D5DBDF', .2), bev=.008, axis='y', seg=64); cyl(.056, .004, (0, -.0065, 0), mat('white', rough=.4), axis='y', bev=0, seg=64)
        for i in range(31):
            with at(0, -.0088, 0, ry=-140 + 280 * i / 30): box(.0010 if i % 5 else .0018, .0006, .0045 if i % 5 else .008, (0, 0, .044), 0, 'clay' if i > 20 else 'dark')
        for i in range(4): a = (-140 + 280 * i / 3) * pi / 180; text(str(100 * i), .013, (.033 * sin(a), -.0088, .033 * cos(a) - .004), 'dark')
        with at(0, -.0098, 0, ry=-24): box(.0022, .0008, .056, (0, 0, -.012), .0003, 'clay')
        cyl(.006, .006, (0, -.0098, 0), 'dark', axis='y', seg=24)
T = mat('#20282E', rough=.5)
tube([(-.05, .05, .02), (.0, .02, .008), (.045, .05, .008), (.085, .09, .02)], .0055, T, smooth=True)
tube([(-.17, .01, .03), (-.215, -.04, .007), (-.20, -.10, .008), (-.165, -.115, .018)], .0055, T, smooth=True)
with at(-.135, -.125, .0235, rz=-76): ball(.0235, (0, 0, 0), T, (.95, 1.6, .95)); cyl(.009, .022, (0, -.042, 0), metal(), axis='y', seg=24)
with at(.03, -.105, 0, rz=-62, s=.95): stethoscope('clay')
studio((0, 0, .07))
camera(target=(.015, -.01, .052), dist=1.02, az=4, el=26, lens=58, fstop=10, focus=(0, -.02, .06))
finish('outpatient', exposure=.08)
