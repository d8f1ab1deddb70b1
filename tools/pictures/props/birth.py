"""The delivery room."""
from math import cos, radians, sin

from kit import *
from props.furniture import castor
from props.textiles import drape

def warmer(accent='rose', blanket=None):
    """radiant baby warmer facing -y, about 1.95 m tall"""
    B = gloss('white', .35, .35)
    for sx in (-1, 1):
        for y in (-.28, .28):
            with at(sx * .36, y, 0): castor(.14, .05)
        box(.07, .68, .06, (sx * .36, 0, .13), .02, 'blue')
    box(.78, .07, .06, (0, .2, .135), .02, 'blue')
    box(.60, .42, .52, (0, .04, .19), .04, B)
    for z in (.22, .46): box(.52, .02, .21, (0, -.172, z), .016, gloss(accent, .4, .2)); tube([(-.09, -.205, z + .15), (.09, -.205, z + .15)], .009, 'steel')
    box(.34, .28, .2, (0, .08, .68), .03, 'grey')
    prism(rrect(.92, .66, .08), .06, (0, -.04, .88), .018, B, 'z')
    prism([(x, y) for x, y in rrect(.935, .675, .085)], .022, (0, -.04, .875), .006, 'blue', 'z')
    loft([(.91, rrect(.86, .60, .07)), (1.10, rrect(.90, .64, .08))], glass('#EAF6FA', haze=.05, ior=1.25), p=(0, -.04, 0))
    tube([(x, y - .04, 1.10) for x, y in rrect(.905, .645, .08)], .010, mat('#8FBFDC', rough=.3), closed=True)
    box(.78, .52, .07, (0, -.04, .905), .03, mat('white', rough=.8))
    with at(0, -.04, 0):
        drape(-.36, .02, .5, .99, .02, blanket or pattern('zigzag', 'amber', 'clay', n=2.2, m=7, duty=.42), r=.022, thick=.02, wav=0)
        with at(.24, 0, 1.0): pillow(.2, .3, .08, (0, 0, 0), mat('paper', rough=.85))
    # column and hood
    box(.30, .11, 1.62, (0, .37, .2), .04, B); box(.07, .115, 1.1, (0, .368, .55), .02, 'blue')
    with at(0, .30, 1.38):
        box(.44, .08, .26, (0, 0, 0), .03, B); box(.40, .02, .21, (0, -.035, .025), .012, gradient([(0, '#0F2F4A'), (1, '#1B4A72')], 'Z', .9))
        q = []
        for i in range(3):
            for dx, dz in ((0, 0), (.03, 0), (.04, .02), (.05, -.03), (.06, .07), (.07, -.03), (.08, 0), (.09, 0)): q.append((-.18 + .085 * i + dx, -.048, .14 + dz))
        tube(q, .004, emit('#5FC3A0', 1)); tube([(-.18 + .028 * i, -.048, .07 + .015 * sin(i * 1.3)) for i in range(10)], .004, emit('amber', 1), smooth=True)
        for z, c in ((.15, '#5FC3A0'), (.07, 'amber')): box(.09, .004, .05, (.13, -.047, z - .02), .004, emit(c, .85))
    with at(0, .02, 1.86, rx=-20):
        prism(rrect(.86, .40, .12), .12, (0, 0, .02), .045, B, 'z', 6); prism(rrect(.875, .415, .125), .022, (0, 0, .03), .008, gloss(accent, .35, .3), 'z')
        prism(rrect(.66, .2, .06), .012, (0, -.02, -.043), .003, emit('#FFB060', 2.6), 'z')
        for i in range(9): tube([(-.3 + .075 * i, -.12, -.055), (-.3 + .075 * i, .08, -.055)], .006, metal('steel', .4))
    box(.16, .3, .1, (0, .28, 1.80), .04, B)

def delivery_bed(m='terra', sheet_m='white', cloth=None, stirrups=True):
    """along x, head +x"""
    B = gloss('white', .35, .35); U = mat(m, rough=.5, spec=.35, sheen=.2)
    for sx in (-1, 1):
        for sy in (-1, 1):
            with at(sx * .62, sy * .30, 0): castor(.16, .06)
    prism(rrect(1.5, .72, .12), .10, (0, 0, .20), .03, B, 'z'); box(.62, .42, .24, (.05, 0, .22), .06, 'grey'); box(.7, .5, .08, (.05, 0, .4), .03, B)
    box(1.05, .72, .06, (-.02, 0, .47), .02, B)
    box(.82, .82, .16, (-.08, 0, .51), .06, U)
    with at(.30, 0, .52, ry=-48):
        box(.90, .82, .15, (.45, 0, 0), .06, U); box(.8, .6, .035, (.44, 0, -.03), .012, B)
        with at(.66, 0, .20, ry=-4): pillow(.36, .62, .16, (0, 0, 0), mat('paper', rough=.85))
    with at(0, 0, 0): box(.46, .70, .14, (-.76, 0, .40), .055, U); box(.5, .5, .05, (-.72, 0, .355), .02, B)
    drape(-.40, .25, .845, .685, .12, mat(sheet_m, rough=.85, spec=.15), r=.05, thick=.018, seed=1)
    if cloth: drape(-.28, .0, .86, .70, .20, cloth, r=.05, thick=.018, seed=3)
    for sy in (-1, 1):
        y = sy * .46; tube([(.20, y - sy * .05, .48), (.20, y, .52), (.20, y, .84), (.52, y, .84), (.52, y, .60), (.46, y - sy * .05, .48)], .017, metal('steel', .35), bend=.07)
        tube([(.27, y, .842), (.45, y, .842)], .024, 'blue')
        if stirrups:
            tube([(-.40, sy * .38, .5), (-.42, sy * .50, .5), (-.46, sy * .52, .94)], .016, metal('steel', .35), bend=.05)
            with at(-.48, sy * .52, .97, ry=-14): prism([(cos(radians(a)) * .11, sin(radians(a)) * .09) for a in range(180, 361, 15)] + [(cos(radians(a)) * .075, sin(radians(a)) * .055) for a in range(360, 179, -15)], .34, (0, 0, .09), .012, gloss('midblue', .45, .2), 'x')
