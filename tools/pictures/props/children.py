"""Children's rooms."""
from math import cos, pi, sin

from kit import *
from props.textiles import drape

def giraffe_chart(h=1.45):
    """wall growth chart: giraffe, with ticks; on z=0 against a wall, facing -y"""
    box(.52, .016, h, (0, -.008, 0), .004, '#CFE4D2'); box(.52, .02, .05, (0, -.011, 0), .004, 'leaf')
    A = mat('ochre', rough=.6); S = mat('#9A5B33', rough=.6); y = -.024
    prism(spline([(a, b, 0) for a, b in ((-.17, .36), (-.19, .52), (-.08, .58), (.06, .60), (.08, .9), (.085, 1.14), (.16, 1.14), (.165, .9), (.17, .56), (.15, .42), (.0, .36))], 5, True, True), .014, (0, y, 0), .004, A)
    prism(spline([(a, b, 0) for a, b in ((.07, 1.12), (.07, 1.24), (.14, 1.29), (.2, 1.25), (.27, 1.2), (.27, 1.14), (.2, 1.12))], 5, True, True), .018, (0, y, 0), .005, A)
    for x in (.10, .15): tube([(x, y, 1.27), (x - .005, y, 1.35)], .008, S); ball(.016, (x - .005, y, 1.355), S, sub=3)
    ball(.011, (.18, y - .012, 1.215), 'dark', sub=3)
    with at(.055, y, 1.25, ry=-60): box(.03, .012, .07, (0, 0, 0), .006, A)
    for x in (-.15, -.08, .07, .13): box(.042, .014, .36, (x, y + .001, .05), .008, A); box(.044, .018, .04, (x, y, .05), .006, S)
    for x, z, r in ((-.12, .5, .036), (-.04, .52, .03), (-.08, .43, .028), (.03, .45, .034), (.1, .50, .03), (.12, .62, .03), (.13, .74, .026), (.11, .84, .024), (.135, .94, .022), (.115, 1.04, .02)): cyl(r, .02, (x, y, z), S, bev=.002, axis='y', seg=7)
    tube([(-.18, y, .5), (-.225, y, .42), (-.22, y, .34)], .007, A, smooth=True); ball(.016, (-.22, y, .33), S, sub=3)
    for i in range(12): box(.085 if i % 3 == 0 else .045, .01, .012, (-.25 + (.085 if i % 3 == 0 else .045) / 2, -.018, .12 + .11 * i), .002, ('clay', 'blue', 'leaf', 'blue')[i % 4 if i % 3 == 0 else 1])

def kid_chair(m='amber', leg='wood'):
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.018, .30, (sx * .13, sy * .12, 0), leg, bev=.005, r2=.022)
    box(.34, .32, .045, (0, 0, .285), .02, mat(m, rough=.5))
    for sx in (-1, 1): box(.035, .035, .3, (sx * .14, .14, .31), .012, leg)
    prism([(a, b) for a, b in rrect(.35, .15, .07)], .035, (0, .14, .55), .014, mat(m, rough=.5)); heart(.09, .045, (0, .14, .55), 'clay')

def cot(frame='wood', board='sky', blanket=None):
    """slatted cot, long side along x"""
    L, W, H = 1.30, .70, .92; F = mat(frame, rough=.5)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.032, H + .06, (sx * L / 2, sy * W / 2, .05), F, bev=.02); ball(.045, (sx * L / 2, sy * W / 2, H + .13), ('clay', 'amber', 'leaf', 'midblue')[(sx > 0) * 2 + (sy > 0)], sub=3); cyl(.04, .05, (sx * L / 2, sy * W / 2, 0), 'dark', bev=.01)
        prism(rrect(W - .06, .62, .1), .035, (sx * L / 2, 0, .64), .012, mat(board, rough=.5), 'x'); heart(.16, .05, (sx * L / 2, 0, .72), 'clay', 'x')
    for sy in (-1, 1):
        for z in (.34, H): tube([(-L / 2, sy * W / 2, z), (L / 2, sy * W / 2, z)], .024, F)
        for i in range(11): tube([(-L / 2 + L * (i + 1) / 12, sy * W / 2, .34), (-L / 2 + L * (i + 1) / 12, sy * W / 2, H)], .0115, F)
    box(L - .03, W - .04, .05, (0, 0, .33), .015, F); box(L - .06, W - .06, .13, (0, 0, .38), .05, mat('white', rough=.85))
    drape(-L / 2 + .05, .12, W - .07, .53, .05, blanket or 'amber', r=.03, thick=.018, wav=0)
    with at(.44, 0, .55): pillow(.3, .46, .12, (0, 0, 0), mat('paper', rough=.85))

def mobile(R=.24, drop=.32):
    """hangs from the origin"""
    ball(.03, (0, 0, 0), 'wood', sub=3); torus(R, .014, (0, 0, -.12), 'wood')
    for i in range(4): a = pi / 2 * i + .4; tube([(0, 0, 0), (R * cos(a), R * sin(a), -.12)], .004, 'paper')
    for i in range(5):
        a = 2 * pi * i / 5 + .2; d = drop + (.06, -.02, .09, .0, .05)[i]; x, y = R * cos(a), R * sin(a)
        tube([(x, y, -.12), (x, y, -d)], .004, 'paper')
        with at(x, y, -d - .05, rz=(10, -20, 15, -10, 20)[i]):
            if i == 0: ball(.06, (0, 0, 0), 'amber', sub=3)
            elif i == 1: heart(.13, .04, (0, 0, 0), 'clay', r=.012)
            elif i == 2: prism([((.075 if k % 2 == 0 else .034) * sin(pi * k / 5), (.075 if k % 2 == 0 else .034) * cos(pi * k / 5)) for k in range(10)], .035, (0, 0, 0), .008, 'blue')
            elif i == 3: ball(.05, (0, 0, 0), 'paper', (1.3, .8, .8), sub=3); ball(.04, (.05, 0, .02), 'paper', sub=3); ball(.036, (-.05, 0, .0), 'paper', sub=3)
            else: ball(.055, (0, 0, 0), 'leaf', sub=3)

def rings(s=1.0):
    """stacking-ring toy"""
    with at(s=s):
        cyl(.085, .03, (0, 0, 0), 'wood', bev=.01)
        for i, c in enumerate(('clay', 'amber', 'leaf', 'midblue')): torus(.062 - .010 * i, .026 - .002 * i, (0, 0, .053 + .045 * i), mat(c, rough=.4))
        cyl(.02, .22, (0, 0, .02), 'wood', bev=.01); ball(.036, (0, 0, .25), 'rose', sub=3)

def giraffe_toy(h=.6):
    """standing wooden giraffe, facing -x"""
    with at(s=h):
        A = mat('ochre', rough=.55); S = mat('#9A5B33', rough=.6)
        for x in (-.13, .15):
            for y in (-.07, .07): cyl(.035, .40, (x, y, 0), A, bev=.01, r2=.045); cyl(.039, .05, (x, y, 0), S, bev=.01)
        ball(.15, (.02, 0, .45), A, (1.55, .85, .9)); tube([(-.13, 0, .47), (-.2, 0, .65), (-.24, 0, .86)], .062, A); ball(.085, (-.29, 0, .90), A, (1.5, .8, .85)); ball(.052, (-.39, 0, .875), mat('#E8C58C', rough=.6), (1, .9, .8), sub=3)
        for y in (-.04, .04): tube([(-.25, y, .95), (-.24, y, 1.04)], .014, S); ball(.025, (-.24, y, 1.05), S, sub=3); ball(.015, (-.32, y * 1.6, .93), 'dark', sub=3)
        for y in (-.10, .10): ball(.045, (-.21, y, .95), A, (.5, 1.1, .6), sub=3)
        for x, z, r, y in ((-.08, .5, .05, -.108), (.06, .53, .045, -.105), (.02, .42, .042, -.118), (.15, .46, .045, -.098), (-.19, .64, .032, -.05), (-.21, .74, .026, -.052), (-.165, .55, .03, -.062)): ball(r, (x, y, z), S, (1, .45, 1), sub=3)
        tube([(.24, 0, .48), (.30, 0, .40), (.30, 0, .32)], .012, A, smooth=True); ball(.03, (.30, 0, .31), S, sub=3)

def savanna_mural(w=2.0, h=1.0):
    """painted boards on the wall: sun, hills, acacias; centre bottom at the origin, facing -y"""
    cyl(.2, .02, (-.30 * w, -.012, .70 * h), 'amber', bev=.004, axis='y', seg=56)
    for k, (c, dz) in enumerate((('mint', .38), ('sage', .24), ('leaf', .10))):
        prism([(-w / 2, 0)] + [(-w / 2 + w * i / 30, dz * h + .09 * h * sin(i * .28 + k * 2.1)) for i in range(31)] + [(w / 2, 0)], .012 + .012 * k, (0, -.006 - .006 * k, 0), .003, mat(c, rough=.7))
    for x, z, s in ((.26 * w, .30 * h, 1.0), (-.06 * w, .28 * h, .6)):
        with at(x, -.03, z, s=s):
            for a in (-.12, .10): tube([(0, 0, 0), (0, 0, .16), (a, 0, .34)], .018, mat('darkwood', rough=.7), bend=.05)
            for dx, dz, rx in ((-.14, .36, .2), (.12, .40, .22), (0, .46, .18)): ball(rx, (dx, 0, dz), mat('forest', rough=.7), (1, .07, .34))
