"""Ultrasound and X-ray."""
from math import cos, radians, sin

from kit import *
from props.furniture import castor
from props.laboratory import monitor

def gel(m='midblue', h=.2):
    cyl(.034, h * .72, (0, 0, 0), gloss(m, .25, .4), bev=.012); cyl(.0345, h * .22, (0, 0, h * .22), 'paper', bev=.002); cyl(.012, h * .25, (0, 0, h * .7), 'paper', bev=.004, r2=.006)

def ultrasound(accent='blue'):
    """cart with keyboard console, screen and probes, facing -y; about 1.62 m tall"""
    B = gloss('white', .35, .35); K = mat('dark', rough=.45)
    for sx in (-1, 1):
        for y in (-.26, .28):
            with at(sx * .24, y, 0): castor(.14, .06)
    prism(rrect(.58, .70, .14), .09, (0, .01, .18), .03, B, 'z'); prism(rrect(.60, .72, .14), .03, (0, .01, .165), .008, gloss(accent, .35, .3), 'z')
    box(.42, .40, .55, (0, .10, .21), .07, B, seg=6)
    for i in range(5): box(.24, .012, .014, (0, -.102, .34 + .035 * i), .004, 'grey')
    box(.30, .014, .10, (0, -.102, .56), .02, gloss(accent, .4, .3))
    box(.20, .18, .2, (0, .08, .72), .05, 'grey')
    with at(0, -.10, .88, rx=7):
        prism(rrect(.66, .52, .12), .085, (0, 0, .03), .03, B, 'z', 6); prism(rrect(.56, .40, .07), .012, (0, -.01, .075), .004, gloss('ice', .4, .2), 'z')
        for r in range(3):
            for i in range(9): box(.036, .028, .012, (-.22 + .045 * i, .045 + .038 * r, .080), .006, 'grey' if (i + r) % 5 else 'sky')
        ball(.036, (0, -.09, .082), gloss('blue', .15, .6)); torus(.042, .008, (0, -.09, .083), 'grey')
        for i, c in enumerate(('amber', 'leaf', 'clay', 'amber')):
            x = (-.2, -.12, .12, .2)[i]; cyl(.028, .028, (x, -.09, .08), mat(c, rough=.4), bev=.008)
        tube([(-.30, -.25, .03), (-.22, -.305, .03), (.22, -.305, .03), (.30, -.25, .03)], .017, mat(accent, rough=.4), bend=.05)
        # probes at the right side, gel at the left
        for i, (y, c) in enumerate(((-.12, 'blue'), (.02, 'amber'), (.15, 'leaf'))):
            cyl(.034, .05, (.375, y, .02), 'grey', bev=.008); cyl(.022, .12, (.375, y, .05), B, bev=.008, r2=.027); ball(.034, (.375, y, .17), mat(c, rough=.4), (1, .75, .7), sub=3)
            tube([(.375, y, .02), (.39, y - .01, -.18), (.34, y * .5, -.42 + .03 * i), (.26, .05, -.30), (.2, .1, -.2)], .009, K, smooth=True)
        with at(-.375, -.02, .0):
            cyl(.046, .06, (0, 0, 0), 'grey', bev=.008)
            with at(0, 0, .02): gel('midblue', .22)
    tube([(0, .14, .85), (0, .18, 1.05), (0, .12, 1.16)], .035, 'grey', smooth=True)
    with at(0, .06, 1.02, s=1.16):
        monitor(.56, .42, 'none')
        with at(0, 0, .11, rx=-5):
            def sec(r0, r1, a, y, c, st, z0=.375, n=18):
                f = lambda r, t: (r * sin(radians(t)), z0 - r * cos(radians(t)))
                prism([f(r1, -a + 2 * a * i / n) for i in range(n + 1)] + [f(r0, a - 2 * a * i / n) for i in range(n + 1)], .003, (0, y, 0), 0, emit(c, st), 'y')
            sec(.05, .335, 40, -.0185, '#3F6E90', .8); sec(.05, .10, 39, -.0195, '#6E9DBB', .8); sec(.29, .333, 39, -.0195, '#5B8CAC', .8)
            def el(x, z, rx, rz, c, y=-.0215, st=.9): ball(1, (x, y, z), emit(c, st), (rx, .0015, rz), sub=4)
            el(.0, .175, .125, .088, '#0D2A42', -.0205)
            el(-.058, .185, .042, .040, '#DCE9F0', -.023); el(.025, .162, .062, .038, '#DCE9F0', -.023); el(-.096, .178, .011, .012, '#DCE9F0', -.023)
            with at(.062, -.0235, .185, ry=40): box(.05, .003, .022, (0, 0, -.011), .0014, emit('#DCE9F0', .9))
            with at(-.005, -.025, .15, ry=-35): box(.055, .003, .018, (0, 0, -.009), .0014, emit('#BFD3DF', .9))
            for i in range(5): box(.008, .003, .004, (.235, -.0195, .08 + .05 * i), .001, emit('amber', .9))

def lightbox(w=.9, h=.62, kind='chest'):
    """wall light box with films, facing -y, centre at the origin"""
    box(w, .07, h, (0, -.035, -h / 2), .02, gloss('white', .35, .35)); box(w - .07, .02, h - .07, (0, -.066, -h / 2 + .035), .006, mat('#EAF6FB', rough=.4, emit=.55))
    def bone(pts, r, y=-.087, c='#E8F4F8'): tube([(x, y, z) for x, z in pts], r, emit(c, .85), smooth=len(pts) > 2)
    fw, fh = w * .40, h * .80
    for sx in (-1, 1):
        cx = sx * w * .225; prism([(a, b) for a, b in rrect(fw, fh, .02)], .006, (cx, -.081, 0), 0, mat('#16324A', rough=.25, coat=.4), 'y')
        if sx < 0:      # ribs
            bone([(cx, -.38 * fh), (cx, .44 * fh)], fw * .035, c='#BFD6E2')
            for i in range(5):
                z = .27 * fh - i * .125 * fh; k = (.30 + .03 * i - (.02 * i * i if i > 2 else 0)) * fw
                for s in (-1, 1): bone([(cx, z + .04 * fh), (cx + s * k * .6, z + .055 * fh), (cx + s * k, z - .03 * fh), (cx + s * k * .85, z - .10 * fh)], fw * .018)
            for s in (-1, 1): bone([(cx + s * .03 * fw, .36 * fh), (cx + s * .2 * fw, .40 * fh), (cx + s * .40 * fw, .38 * fh)], fw * .026)
        else:           # hand
            for i, (a, L) in enumerate(((-52, .26), (-18, .37), (-4, .41), (10, .38), (25, .30))):
                bx = cx + (-.16 + .08 * i) * fw * .9; bz = (-.10 if i else -.20) * fh; ux, uz = sin(radians(a)), cos(radians(a)); t = 0
                for k, l in enumerate((.36, .26, .18, .13)):
                    if i == 0 and k == 3: continue
                    l = l * L * fh * 1.15; bone([(bx + ux * t, bz + uz * t), (bx + ux * (t + l), bz + uz * (t + l))], fw * (.030 - .004 * k)); t += l + fw * .045
            for i in range(3): ball(fw * .05, (cx + (-.10 + .1 * i) * fw, -.087, -.19 * fh), emit('#D5E6EE', .85), (1, .3, .8), sub=3)
            for s in (-1, 1): bone([(cx + s * .07 * fw, -.28 * fh), (cx + s * .065 * fw, -.47 * fh)], fw * .035)

def xray_table(m='midblue'):
    """along x"""
    B = gloss('white', .35, .35)
    prism(rrect(1.15, .5, .1), .10, (0, 0, .05), .03, B, 'z'); box(.95, .40, .48, (0, 0, .08), .06, B); box(.955, .41, .07, (0, 0, .32), .02, gloss('blue', .4, .3))
    box(2.05, .72, .06, (0, 0, .66), .02, B); box(.8, .5, .12, (0, 0, .55), .03, 'grey')
    box(1.96, .64, .055, (0, 0, .715), .025, mat(m, rough=.5, spec=.35, sheen=.2))
    for sy in (-1, 1): tube([(-.95, sy * .375, .68), (.95, sy * .375, .68)], .014, metal('steel', .3))

def xray_head():
    """tube housing with collimator pointing at -z; origin at the arm joint"""
    B = gloss('white', .35, .35)
    cyl(.15, .62, (0, 0, 0), B, bev=.06, axis='x');
    for sx in (-1, 1): cyl(.154, .04, (sx * .2, 0, 0), gloss('blue', .4, .3), bev=.01, axis='x'); tube([(sx * .28, .05, .08), (sx * .30, .2, .3), (sx * .12, .34, .55), (sx * .06, .36, .9)], .024, mat('dark', rough=.5), smooth=True)
    cyl(.10, .10, (0, 0, -.22), 'grey', bev=.01); box(.28, .28, .20, (0, 0, -.40), .035, B); box(.22, .22, .02, (0, 0, -.412), .004, emit('#FFE9B0', 1.6))
    box(.18, .012, .1, (0, -.142, -.34), .012, mat('navy', rough=.2));
    for sx in (-1, 1): cyl(.022, .02, (sx * .055, -.15, -.29), ('amber', 'leaf')[sx > 0], bev=.005, axis='y', seg=24)
    tube([(-.24, -.13, -.12), (-.24, -.27, -.12), (.24, -.27, -.12), (.24, -.13, -.12)], .016, mat('blue', rough=.4), bend=.05)
