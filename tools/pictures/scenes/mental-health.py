"""A quiet corner in evening light: armchair by the window, open notebook, tea, plant."""
from math import cos, pi, sin
from kit import *
from props.furniture import armchair, locker
from props.household import mug
from props.plants import flowers, plant
from props.room import backdrop, curtain, floor, hills, picture, rod, wall, window

start(4)
WX, WZ, WW, WH = .25, .85, 1.75, 1.55
up = dict(upper='#F5E3D2', lower='#AFCFE4', skirting='paper')
wall(-4.5, 4.5, 3.4, hole=(WX, WZ, WW, WH), **up)
floor(-4.6, 4.6, -6.5, .1, color='#E3C6A2', joint='#C9A67E', tile=.5, rough=.3)
backdrop(18, 10, 9, -3, ((0, '#F6B98A'), (.34, '#FBCB94'), (.46, '#FBDDB4'), (.62, '#D9D3D6'), (1, '#93AECF')), 1.2)
hills(5.5, .45, h=1.0, cols=('#C9B7A8', '#A9A77F', '#7E9463'))
flags(ball(.42, (1.15, 8, 2.0), emit('#FFF0C8', 1.5)), shadow=False)
with at(WX, .02, WZ): window(WW, WH, cols=2)
with at(WX, -.13, 2.62): rod(2.9)
for s in (-1, 1):
    with at(WX + s * 1.13, -.13, .12): curtain(.5, 2.5, 5, 'rose', .045, seed=s, gather=-s * .3)
sheet(lambda u, v: (-.05 + 1.5 * u * cos(v * 2 * pi), -1.5 + .85 * u * sin(v * 2 * pi), .012), 1, 64, pattern('stripes', '#CFE3D3', 'sage', n=1, duty=.72), .014)
with at(-.55, -1.15, 0, rz=26, s=1.08): armchair('midblue', cushion=kitenge('amber', 'clay', 'blue', 'paper', 3, 3))
with at(-.55, -1.15, 0, rz=26, s=1.08):     # throw over the arm
    def thr(u, v):
        s = v * 1.0; y = -.02 + (u - .5) * .42
        if s < .40: x, z = -.462, .24 + s * .95
        elif s < .62: a = (s - .40) / .22 * pi; x, z = -.36 - .102 * cos(a), .61 + .03 * sin(a)
        else: x, z = -.262, .60 - (s - .62) * .45
        return x, y + .008 * sin(9 * s), z
    sheet(thr, 20, 60, pattern('stripes', 'clay', 'paper', n=7, m=1, duty=.28), .014)
# round side table with open notebook and tea
with at(.42, -1.75, 0):
    cyl(.36, .035, (0, 0, .50), woodgrain(), bev=.012); cyl(.035, .48, (0, 0, .02), 'darkwood', bev=.01); cyl(.19, .03, (0, 0, 0), 'darkwood', bev=.01)
    with at(-.08, -.07, .537, rz=14, s=1.55):
        for s in (-1, 1):
            sheet(lambda u, v, s=s: (s * (.004 + .115 * u), (v - .5) * .165, .004 + .014 * sin(pi * min(1, u * 1.15)) * (1 - .5 * u)), 16, 2, mat('#FBF6EA', rough=.8), .006)
            box(.122, .174, .005, (s * .062, 0, 0), .002, 'clay')
            for i in range(5): box(.075, .0022, .001, (s * .065, .05 - .024 * i, .0195 - .001 * i * 0), 0, 'sky')
        with at(.075, -.03, .025, rz=58): cyl(.005, .13, (0, 0, 0), 'blue', bev=.001, axis='x')
    with at(.19, .12, .535, rz=-40, s=1.75):
        cyl(.062, .007, (0, 0, 0), gloss('paper'), bev=.003)
        with at(0, 0, .006): mug('amber'); cyl(.036, .003, (0, 0, .074), mat('#A5673A', rough=.2))
    m = mat('white', rough=1, spec=0, emit=.2)
with at(1.55, -.55, 0): plant('clay', 'palm', .24, .42, 1.5, seed=4, n=12)
with at(-1.75, -.35, 0, rz=0):      # small shelf with basket
    locker(w=.5, m='paper');
    with at(-.08, 0, .755): flowers(8, vase='leaf', cols=('amber', 'rose', 'paper', 'clay'))
    with at(.13, -.04, .755, rz=8):
        for i, c in enumerate(('blue', 'clay', 'leaf')): box(.17 - .015 * i, .12, .026, (0, 0, .026 * i), .004, c)
with at(-1.72, 0, 1.72): picture(.5, .64, 'hills')
with at(-.02, -.09, WZ + .02, s=.9): pass
world('#C9CFE6', '#FFE6CC', .40)
sunbeam((-5, -3.0, 1.75), (.35, -.7, .95), w=2.6, h=2.0, power=7.0, color='#FFC98A', cols=2, rows=2, bar=.12, soft=.03, size=.06)
area((-3.5, -5.5, 4.2), (0, -1, .8), 3, 120, '#FFE4C4')
area((4.5, -5.5, 3), (.5, -1, 1), 3, 40, '#C9D8FF')
area((WX, .4, 1.9), (WX, -2, .6), 1.6, 60, '#FFD09A')
camera(target=(.02, -1.0, 1.05), dist=5.9, az=7, el=9, lens=50, fstop=2.2, focus=(-.1, -1.5, .8))
finish('mental-health', exposure=.14, warm=.01)
