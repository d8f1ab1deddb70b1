"""The main entrance closer up."""
import random
from kit import *
from props.building import HOUSE, hospital
from props.outdoors import bench, kerb
from props.plants import acacia, bush, grass, hedge, jacaranda, plant, pot
from props.room import backdrop, hills

start(4)
TX = HOUSE['TX']
hospital(pots=False, threshold=False)
# steps + ramp + mat
box(6.4, 3.6, .18, (TX, -2.5, 0), .05, 'cream'); box(4.2, .6, .10, (TX, -4.5, 0), .04, mat('sand', rough=.7)); box(2.6, 1.1, .03, (TX, -2.1, .175), .012, pattern and mat('clay', rough=.9))
box(2.2, .8, .034, (TX, -2.1, .176), .012, mat('terra', rough=.9))
# warm hall seen through the doors
for sx in (-1, 1):
    box(.74, .02, 2.16, (TX + sx * .44, -1.375, .22), .01, gradient([(0, '#8FB3C9'), (.45, '#A8C7D8'), (1, '#5F8FB2')], 'Z', .55)); box(.47, .02, 2.16, (TX + sx * 1.32, -1.355, .22), .01, gradient([(0, '#8FB3C9'), (.45, '#A8C7D8'), (1, '#5F8FB2')], 'Z', .5))
    box(.05, .06, 2.2, (TX + sx * .86, -1.38, .18), .01, 'white'); box(.74, .03, .12, (TX + sx * .44, -1.38, 1.15), .01, 'white')
    tube([(TX + sx * .13, -1.46, .95), (TX + sx * .13, -1.46, 1.5)], .035, 'steel')
# canopy underside lamps
for x in (-1.6, 0, 1.6): cyl(.16, .05, (TX + x, -2.6, 2.96), emit('#FFF1CF', 1.4))
# benches and pots
with at(TX - 5.5, -2.2, 0, rz=6): bench(2.0)
with at(TX + 5.4, -2.2, 0, rz=-6): bench(2.0)
with at(TX + 4.95, -2.25, .475, rz=-20):       # kitenge bag left on the bench
    loft([(0, rrect(.42, .20, .06)), (.06, rrect(.46, .24, .08)), (.24, rrect(.42, .18, .06)), (.32, rrect(.38, .10, .04))], kitenge('amber', 'clay', 'blue', 'paper', 3, 6), angle=180)
    tube([(-.12, 0, .3), (-.1, 0, .5), (.1, 0, .5), (.12, 0, .3)], .016, 'darkwood', bend=.1)
for sx in (-1, 1):
    with at(TX + sx * 2.05, -1.75, .18): plant('clay', 'snake', .24, .42, 1.7, seed=4 + sx, n=12)
    with at(TX + sx * 3.6, -4.1, 0): pot(.46, .62, 'blue')
    with at(TX + sx * 3.6, -4.1, .54): bush(.52, .55, seed=3 + sx, bloom=['amber', 'rose', 'paper'], n=90)
    with at(TX + sx * 7.4, -1.9, 0, s=1.0): plant('clay', 'palm', .32, .52, 1.7, seed=8 + sx, n=12)
for sx, L in ((-1, 7), (1, 7)):
    with at(TX + sx * 6.4, -.85, 0): hedge(5.6, .75, .7, 3 + sx, bloom=['rose', 'amber'])
# ground: paving, lawn
sheet(lambda u, v: (-60 + 120 * u, -34 + 90 * v, -.03), 1, 1, mottled('#86A366', '#A2BB80', .35))
sheet(lambda u, v: (TX - 2.6 + 5.2 * u, -30 + 27 * v, -.012), 1, 1, pattern('tiles', '#DDCBB6', '#C7AE92', n=5.2 / .65, m=27 / .65, duty=.035, rough=.75))
for sx in (-1, 1): kerb([(TX + sx * 2.75, -20), (TX + sx * 2.75, -5.0)], .2, .14)
sheet(lambda u, v: (TX - 7.6 + 15.2 * u, -3.4 + 3.0 * v, -.008), 1, 1, pattern('tiles', '#E4D5C1', '#CDB79C', n=15.2 / .65, m=3.0 / .65, duty=.035, rough=.75))
grass(-12, -3.2, -11, -3.6, 120, 4, bloom=['paper', 'amber']); grass(2.8, 11, -11, -3.6, 120, 5, bloom=['paper', 'rose'])
rd = random.Random(4)
for sx in (-1, 1):
    for i in range(7):
        with at(TX + sx * (3.3 + rd.uniform(-.08, .1)), -5.4 - .62 * i, -.02): bush(rd.uniform(.24, .34), .26, i + 3, n=30)
    cluster([(TX + sx * 3.3 + rd.gauss(0, .18), -5.4 - 3.8 * rd.random(), rd.uniform(.16, .34)) for _ in range(120)], .05, ['clay', 'amber', 'paper', 'rose'], .3, rnd=rd)
with at(-8.8, -5.0, 0): jacaranda(6.8, 3, petals=90)
with at(11.5, 1.0, 0): acacia(8.2, 2)
with at(10.5, -2.0, 0): bush(.9, .8, 8, bloom=['rose'])
hills(70, -1, -110, 110, ('#A9CBC8', '#86B592', '#6C9F6B'), h=14, seed=2, light=.10, step=13, amp=8, freq=.028)
backdrop(320, 120, 110, -20, ((0, '#FFF6E8'), (.24, '#FFF6EA'), (.30, '#E6F1F7'), (.40, '#A6D2EE'), (1, '#7FB8E2')), 1.0)
world('#BFD9EE', '#F6EFE6', .62)
sun((-9, -12, 10), (0, 0, 0), 3.7, '#FFEFD8', 1.5)
area((TX, -2.6, 2.9), (TX, -2.6, 0), 3, 60, '#FFE2B5', 1.6)
camera(target=(TX + .1, -2.5, 3.55), dist=22.4, az=8, el=5, lens=50, fstop=.4, focus=(0, -3, 1.5))
finish('main-building', exposure=.08, contrast=.28)
