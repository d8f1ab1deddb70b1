"""An open notebook with a pen, a mug of tea."""
from math import sin
from kit import *
from props.home import mug
from props.textiles import cloth

start(24)
with at(.0, .01, 0, rz=-5): cloth(.46, .32, kitenge('forest', 'amber', 'clay', 'paper', 7, 5), seed=4)
with at(-.05, -.01, .006, rz=8):
    box(.27, .195, .004, (0, 0, 0), .002, 'navy')
    for s in (-1, 1):
        sheet(lambda u, v, s=s: (s * (.002 + .128 * u), (v - .5) * .182, .006 + .011 * (1 - u) ** .5 * sin(min(1, u * 6) * 1.57) + .002), 24, 6, mat('#FDF8EC', rough=.9), .002)
        for i in range(8):
            n = (.098, .104, .09, .1, .052, 0, 0, 0)[i] if s < 0 else (.1, .086, .06, 0, 0, 0, 0, 0)[i]
            if n: tube([(s * .066 - .052 + n * j / 40, .062 - .0185 * i + .0022 * sin(j * 2.1 + i) * (1 + .6 * sin(j * .7)), .0185 - .0035 * abs(s * .066 - .052 + n * j / 40) / .128) for j in range(41)], .0007, mat('blue', rough=.6), caps=False)
    with at(.075, -.045, .0185, rz=38): cyl(.0040, .13, (0, 0, .004), gloss('clay', .3, .3), axis='x', bev=.001); cyl(.0034, .018, (-.073, 0, .004), 'dark', axis='x', r2=.0034); cyl(.0008, .006, (-.084, 0, .004), 'dark', axis='x')
with at(.165, .085, .006, rz=-30): mug('#3F7BA8')
studio((0, 0, .04), .9)
camera(target=(.0, .005, .035), dist=.88, az=4, el=32, lens=58, fstop=10, focus=(0, -.02, .02))
finish('mental-health', exposure=.06)
