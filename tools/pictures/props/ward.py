"""Ward beds and the things around them."""
from math import cos, pi, sin

from kit import *
from props.furniture import castor
from props.household import teddy
from props.room import curtain
from props.textiles import drape

def hospital_bed(frame='blue', blanket='sky', band='paper', back=32, L=2.02, W=.92, sheet_m='white', rails=True):
    """length along x, head at +x"""
    lin = mat(sheet_m, rough=.85, spec=.15)
    for sx in (-1, 1):
        for sy in (-1, 1):
            with at(sx * .84, sy * .36, 0): castor(.16, .06); box(.05, .05, .3, (0, 0, .14), .015, 'steel')
    box(L - .16, .66, .07, (0, 0, .3), .02, 'steel'); box(.5, .5, .1, (0, 0, .22), .03, 'grey')
    box(L, W - .04, .06, (0, 0, .42), .02, 'paper')
    # head and foot boards
    for sx, h in ((1, .70), (-1, .46)):
        prism([(a, b) for a, b in rrect(W + .02, h, .12)], .055, (sx * (L / 2 + .03), 0, .36 + h / 2), .018, gloss(frame, .35, .3), axis='x')
        prism([(a, b) for a, b in rrect(W - .2, h - .2, .07)], .062, (sx * (L / 2 + .03), 0, .36 + h / 2), .008, gloss('ice', .4, .2), axis='x')
    # mattress in two parts, back raised
    hinge = .22
    box(hinge + L / 2 + .02, W - .06, .16, (-(L / 2) / 2 + hinge / 2 - .01, 0, .48), .05, lin)
    with at(hinge - .03, 0, .48, ry=-back):
        box(.84, W - .06, .16, (.42, 0, 0), .05, lin); box(.8, W - .1, .03, (.42, 0, -.035), .01, 'paper')
        with at(.52, 0, .235, ry=-6): pillow(.42, .68, .19, (0, 0, 0), mat('paper', rough=.85, spec=.12))
    drape(-L / 2 + .03, hinge - .16, W - .03, .655, .21, blanket, seed=2)
    drape(hinge - .30, hinge - .12, W - .015, .668, .215, band, seed=2.2, thick=.03)
    if rails:
        for sy in (-1, 1):
            y = sy * (W / 2 + .035); P = [(-.28, y, .47), (-.28, y, .80), (.34, y, .80), (.34, y, .47)]
            tube(P, .016, metal('steel', .35), bend=.09); tube([(-.28, y, .64), (.34, y, .64)], .010, metal('steel', .35))
            for x in (-.08, .14): tube([(x, y, .47), (x, y, .80)], .010, metal('steel', .35))

def bassinet(frame='steel', body='paper', accent='rose', blanket=None, toy=True):
    """clear hospital cot on a trolley, length along x"""
    L, W, z0, z1 = .80, .46, .74, .99
    for sx in (-1, 1):
        for sy in (-1, 1):
            with at(sx * .33, sy * .19, 0): castor(.12, .045)
            tube([(sx * .33, sy * .19, .1), (sx * .33, sy * .19, .72)], .016, metal(frame, .35))
    for sy in (-1, 1): tube([(-.33, sy * .19, .71), (.33, sy * .19, .71)], .016, metal(frame, .35))
    for sx in (-1, 1): tube([(sx * .33, -.19, .71), (sx * .33, .19, .71)], .016, metal(frame, .35))
    box(.68, .40, .34, (0, 0, .20), .03, body)                                    # cupboard
    for i, c in enumerate((accent, accent)):
        box(.30, .02, .26, (-.16 + .32 * i, -.205, .24), .02, c); ball(.014, (-.04 + .08 * i, -.225, .37), 'paper', sub=3)
    box(.70, .41, .025, (0, 0, .18), .01, frame); box(.70, .42, .025, (0, 0, .54), .01, frame)
    g = glass('#F2FAFC', haze=.035, ior=1.25)
    S = [(z0, rrect(L - .10, W - .10, .07)), (z0 + .02, rrect(L - .06, W - .06, .08)), (z1, rrect(L, W, .09))]
    loft(S, g); prism(rrect(L - .08, W - .08, .07), .014, (0, 0, z0), .004, mat('sky', rough=.4), axis='z')
    tube([(x, y, z1) for x, y in rrect(L + .006, W + .006, .095)], .013, mat('#8FBFDC', rough=.3), closed=True)
    box(L - .12, W - .12, .08, (0, 0, z0 + .01), .035, mat('white', rough=.8))     # mattress
    drape(-L / 2 + .085, .06, W - .12, z0 + .112, .03, blanket or 'amber', r=.025, thick=.018, wav=.0)
    drape(-.03, .075, W - .112, z0 + .122, .03, 'paper', r=.025, thick=.02, wav=.0)
    with at(.25, 0, z0 + .13): pillow(.17, .26, .075, (0, 0, 0), mat('paper', rough=.85))
    if toy:
        with at(.17, .02, z0 + .115, rz=10): teddy(.25)
    box(.15, .012, .105, (-.13, -.213, .585), .014, 'white'); heart(.066, .010, (-.13, -.222, .638), 'clay')      # name card on the rail

def bedhead_panel(w=1.5):
    """service rail on the wall above a bed: reading light, outlets; centre at the origin facing -y"""
    box(w, .07, .2, (0, -.035, -.1), .025, 'paper'); box(w, .075, .03, (0, -.037, -.015), .01, 'blue')
    box(w * .36, .03, .05, (-w * .26, -.075, .04), .012, emit('#FFF3D6', 1.6))
    for i, c in enumerate(('leaf', 'amber', 'steel', 'steel')): cyl(.03, .03, (w * .1 + i * .1, -.08, .045), c, bev=.008, axis='y', seg=24); cyl(.014, .04, (w * .1 + i * .1, -.083, .045), 'paper', bev=.003, axis='y', seg=20)
    for i in range(3): box(.07, .01, .05, (w * .1 + i * .1, -.072, -.085), .008, 'ice')

def cubicle_track(pts, z=2.35, m='steel'):
    tube([(x, y, z) for x, y in pts], .016, metal(m, .35), bend=.25)

def bed_curtain(w, h=1.95, m='rose', z=.38, folds=None, seed=0):
    """curtain hanging from a track at z+h along x, centred"""
    with at(0, 0, z): curtain(w, h, folds or max(3, round(w * 9)), m, .04, seed=seed)
    for i in range(max(3, round(w * 9))): ball(.012, (-w / 2 + w * (i + .5) / max(3, round(w * 9)), 0, z + h + .008), 'steel', sub=2)

def slippers(a='clay', b='amber'):
    for sx, rz in ((-1, 6), (1, -4)):
        with at(sx * .075, 0, 0, rz=rz):
            prism(spline([(-.04, -.02, 0), (-.05, .08, 0), (-.03, .13, 0), (.03, .13, 0), (.05, .08, 0), (.042, -.02, 0), (.04, -.11, 0), (0, -.14, 0), (-.04, -.11, 0)], 5, True, True), .024, (0, 0, .013), .008, mat(a, rough=.7), 'z')
            sheet(lambda u, v: (.052 * cos(pi * v), .02 + u * .085, .02 + (.045 + .012 * sin(pi * u)) * sin(pi * v)), 8, 14, mat(b, rough=.7, sheen=.3), .012)
