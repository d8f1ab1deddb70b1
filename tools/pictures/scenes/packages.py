"""Maternity package: folded kitenge with a ribbon, booties, a hat, a feeding cup."""
from kit import *
from props.newborn import bootie, hat
from props.textiles import bow, folded

start(5)
with at(-.07, .04, 0, rz=10):
    folded(.30, .22, .045, mat('mint', rough=.85, sheen=.3), 2, 1)
    with at(.004, 0, .046, rz=-3): folded(.29, .215, .04, pattern('zigzag', 'amber', 'clay', n=3, m=12, duty=.45), 2, 2)
    with at(0, 0, .087, rz=2): folded(.285, .21, .055, kitenge('blue', 'amber', 'clay', 'paper', 6, 6), 2, 3)
    def ribbon(u, v):
        y, z = (-.118, .002 + .576 * u) if u < .25 else (-.118 + .472 * (u - .25), .1462) if u < .75 else (.118, .1462 - .576 * (u - .75))
        return (v - .5) * .03, y, z
    sheet(ribbon, 80, 2, gloss('clay', .35, .2), .0025)
    with at(0, -.01, .146): bow(.13, 'clay')
with at(.215, .05, 0): hat('ochre', 'paper')
with at(.06, -.17, 0, rz=28): bootie('sky', 'paper', 'clay')
with at(.145, -.155, 0, rz=-6): bootie('sky', 'paper', 'clay')
studio((0, 0, .1))
camera(target=(.03, 0, .096), dist=.93, az=6, el=15, lens=56, fstop=9, focus=(-.02, -.1, .08))
finish('packages', exposure=.1)
