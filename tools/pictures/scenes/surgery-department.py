"""Operating theatre: table under a big lamp, instrument trolley, monitor."""
from kit import *
from props.furniture import stool, trolley
from props.monitoring import patient_monitor
from props.room import wall_clock
from props.sets import rig, shell
from props.theatre import theatre_lamp, theatre_table, tray

start(12)
W = (-1.45, 1.2, 1.1, 1.1)
shell(W, cur=None, tree='acacia', x1=2.4, lower='#BFE0D2')
# tiles on the lower wall
sheet(lambda u, v: (-4.5 + 6.9 * u, -.012, .1 + .82 * v), 1, 1, pattern('tiles', '#BFE0D2', '#9CC8B6', n=6.9 / .2, m=.82 / .2, duty=.03, rough=.2))
with at(.25, -1.3, 0): theatre_table('forest', mat('#6FB39A', rough=.8, sheen=.3))
with at(.95, -1.3, .86): pillow(.32, .34, .09, (0, 0, .02), mat('paper', rough=.85))
# lamp
cyl(.16, .06, (.15, -.95, 2.9), 'white'); tube([(.15, -.95, 2.9), (.15, -.95, 2.42)], .035, gloss('white', .35, .3)); ball(.06, (.15, -.95, 2.42), 'blue')
tube([(.15, -.95, 2.42), (.62, -1.1, 2.30)], .028, gloss('white', .35, .3)); ball(.05, (.62, -1.1, 2.30), 'blue'); tube([(.62, -1.1, 2.3), (.66, -1.12, 2.06)], .024, gloss('white', .35, .3))
with at(.60, -1.2, 1.98, ry=-14, rx=-34): theatre_lamp(.42)
tube([(.15, -.95, 2.42), (-.40, -1.05, 2.36)], .028, gloss('white', .35, .3)); ball(.045, (-.40, -1.05, 2.36), 'blue'); tube([(-.4, -1.05, 2.36), (-.42, -1.1, 2.16)], .024, gloss('white', .35, .3))
with at(-.40, -1.2, 2.10, ry=16, rx=-34): theatre_lamp(.30)
with at(-1.28, -1.6, 0, rz=16):
    trolley(.72, .46, .86, drawer='leaf')
    with at(-.06, 0, .845): tray(.5, .34, 7)
    with at(.28, .08, .845): lathe([(0, 0), (.04, 0), (.075, .05), (.08, .055), (.07, .05), (0, .012)], m=metal('#DDE6EA', .25))
with at(1.62, -.72, 0, rz=-20): patient_monitor(.5, 1.12)
with at(-.42, -2.1, 0): stool('leaf', .5)
with at(.62, 0, 1.98): wall_clock(.17)
rig(to=(.6, -.6, 1.2), win=W)
area((.5, -1.25, 1.95), (.2, -1.3, .8), .6, 10, '#FFF3DC')
camera(target=(.12, -1.2, 1.12), dist=6.1, az=-6, el=8, lens=46, fstop=2.6, focus=(.1, -1.5, 1.0))
finish('surgery-department', bounces=4, exposure=.15, warm=-.015)
