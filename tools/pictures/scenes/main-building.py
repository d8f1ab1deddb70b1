"""The main entrance: blue canopy under the tower with its cross, benches, potted plants."""
from kit import *
from props.building import hospital
from props.grounds import bench, bush, hedge, kerb, pot

start(4)
with at(z=.55):       # on its plinth
    hospital(x0=-5.7, x1=5.7, tower=0, wins=(-4.1, 4.1), panels=(-3.6, 3.6))
    prism([(x, y - 2.2) for x, y in rrect(15.4, 10.4, 1.2)], .4, (0, 0, -.22), .07, mat('#8FB072', rough=.9), 'z'); prism([(x, y - 2.2) for x, y in rrect(15.65, 10.65, 1.3)], .25, (0, 0, -.35), .05, 'sand', 'z')
    sheet(lambda u, v: (-2.6 + 5.2 * u, -7.3 + 7.2 * v, .0), 1, 1, pattern('checks', '#E4D5C1', '#D3C0A6', n=8, m=11, rough=.75))
    for s in (-1, 1):
        kerb([(s * 2.75, -7.3), (s * 2.75, -4.2)], .2, .14)
        with at(s * 4.6, -2.5, 0, rz=-6 * s): bench(2.0)
        with at(s * 4.6, -.9, 0): hedge(2.8, .7, .7, 3 + s, bloom=['rose', 'amber'])
        with at(s * 3.3, -4.6, 0): pot(.46, .62, 'clay')
        with at(s * 3.3, -4.6, .54): bush(.52, .55, 3 + s, bloom=['amber', 'rose', 'paper'], n=90)
        with at(s * 6.7, -3.2, 0): bush(.7, .65, 8 + s, bloom=['amber' if s > 0 else 'clay'])
        for i in range(4):
            with at(s * 3.3, -5.5 - .5 * i, -.02): bush(.27, .26, i + 3, n=30, bloom=['clay', 'paper'])
    area((0, -2.6, 2.9), (0, -2.6, 0), 3, 60, '#FFE2B5', 1.6)
studio((0, -1, 2), 15)
camera(target=(.1, -2.2, 3.9), dist=30, az=10, el=12, lens=54, fstop=0)
finish('main-building', exposure=.1)
