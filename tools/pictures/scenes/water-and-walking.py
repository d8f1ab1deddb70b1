"""Walking shoes, a bottle of water, a banana on a folded leso."""
from kit import *
from props.food import banana, orange
from props.home import shoe
from props.textiles import folded

start(5)
with at(-.085, -.055, 0, rz=40, s=1.2): shoe()
with at(.075, -.095, 0, rz=14, s=1.2): shoe()
with at(.235, .045, 0, s=1.15):       # bottle
    lathe([(0, 0), (.036, 0), (.040, .004), (.040, .06), (.037, .075), (.037, .10), (.040, .115), (.040, .165), (.026, .195), (.024, .205)], m=glass('#D6ECF6', haze=.10, ior=1.3), angle=60); lathe([(0, .003), (.036, .003), (.037, .006), (.037, .06), (.034, .075), (.034, .10), (.037, .115), (.037, .150), (0, .150)], m=mat('#A9D5EA', rough=.12, spec=.5, emit=.12), angle=50)
    cyl(.029, .032, (0, 0, .200), gloss('blue', .3, .3), bev=.005); cyl(.012, .02, (0, 0, .230), gloss('amber', .3, .3), bev=.004); torus(.0385, .0042, (0, 0, .0875), 'leaf')
with at(-.20, .13, 0, rz=14): folded(.26, .18, .075, [mat('ochre', rough=.9, sheen=.4), kitenge('blue', 'amber', 'clay', 'paper', 7, 6)], 2, 3)
with at(-.215, .11, .077, rz=18): banana(s=1.35)
with at(-.155, .17, .077): orange(.042)
studio((0, 0, .1))
camera(target=(.0, 0, .098), dist=1.14, az=4, el=20, lens=56, fstop=9, focus=(0, -.06, .06))
finish('water-and-walking', exposure=.1)
