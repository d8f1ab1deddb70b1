"""A child's bowl of uji with a spoon, a banana and an orange, the tape for the upper arm."""
from math import cos, sin
from kit import *
from props.food import banana, bowl, orange, spoon
from props.home import mug
from props.textiles import cloth

start(5)
with at(.0, -.01, 0, rz=-4): cloth(.46, .31, kitenge('blue', 'amber', 'clay', 'paper', 8, 6), seed=2)
with at(-.07, -.005, .006, s=1.25):
    bowl(.098, .078, 'amber'); cyl(.084, .012, (0, 0, .058), mat('#B98A6A', rough=.4, spec=.4), bev=.004)
    for i in range(5):
        a = 2.2 + i * .4
        with at(.057 * cos(a), .057 * sin(a), .070, rx=8): cyl(.016, .005, (0, 0, 0), '#F5DF9A', bev=.002, seg=28); cyl(.004, .0056, (0, 0, 0), '#D9B65A', bev=.001, seg=14)
    with at(.024, -.012, .075, rz=104, rx=-25): spoon(.17, 'leaf')
with at(.115, .165, .0, rz=-20): mug('leaf', '#FBF9F4')
with at(.20, .02, .004, rz=24): banana(s=1.45)
with at(.235, .12, 0): orange(.048)
def tape(u, v):       # its colours are those of the tape: red, yellow, green
    return -.035 + .27 * u, -.165 + .035 * sin(2.6 * u) + (v - .5) * .026, .012 + .020 * max(0, sin(5.2 * u - 1.2))
for lo, hi, c in ((0, .16, 'paper'), (.16, .34, '#D8452E'), (.34, .42, 'amber'), (.42, 1, '#3E9650')):
    sheet(lambda u, v: tape(lo + (hi - lo) * u, v), 30, 4, mat(c, rough=.6), .0012)
studio((0, 0, .06))
camera(target=(.025, 0, .052), dist=.96, az=4, el=26, lens=56, fstop=9, focus=(0, -.05, .06))
finish('healthy-child', exposure=.1)
