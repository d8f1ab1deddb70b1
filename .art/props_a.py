"""props_a.py - shared shell, light rig and extra things for the interior scenes (helper A)"""
from kit import *
from props import *

# --------------------------------------------------------------------------- room
def shell(win=(-.72, 1.02, 1.6, 1.35), x0=-4.5, x1=2.45, right=True, cur='rose', cur_z=.6, tree=None, lower='#AFCFE4', upper='#F5E7DA',
          fl=('#E8D0B2', '#CDAE88'), sill=.2, cols=2, cw=.5):
    up = dict(upper=upper, lower=lower, skirting='paper')
    wins = [] if not win else (win if isinstance(win, list) else [win])
    cuts = [x0] + [(p[0] + q[0]) / 2 for p, q in zip(wins, wins[1:])] + [x1]
    for i in range(len(cuts) - 1): wall(cuts[i], cuts[i + 1], 3.4, hole=wins[i] if wins else None, **up)
    if right:
        with at(x1, 0, 0, rz=-90): wall(-.2, 6, 3.4, **up)
    floor(x0 - .1, x1 if right else x1 + .1, -7, .1, color=fl[0], joint=fl[1], tile=.5, rough=.26)
    if wins: backdrop(18, 10, 9, -3); hills(5.5, .45, h=1.0)
    for WX, WZ, WW, WH in wins:
        with at(WX, .02, WZ): window(WW, WH, cols=cols, sill=sill)
        if cur:
            with at(WX, -.13, WZ + WH + .18): rod(WW + 2 * cw - .0)
            for s in (-1, 1):
                with at(WX + s * (WW / 2 + cw / 2 - .03), -.13, cur_z): curtain(cw, WZ + WH + .18 - cur_z, 5, cur, .045, seed=s, gather=-s * .3)
        if tree == 'acacia':
            with at(WX + WW * .2, 3.4, -.2): acacia(2.6, 2, n=150)
        if tree == 'jacaranda':
            with at(WX + WW * .15, 3.6, -.35): jacaranda(2.7, 3, n=130, petals=0)

def rig(to=(.75, -.6, 1.15), w=2.3, h=2.3, power=6.0, key=135, cool=38, win=None, glow=45, fill=.56, bar=.13, rows=3, cx=0, frm=(-5, -2.6, 2.1)):
    world('#DCE8F6', '#FFF6EC', fill)
    sunbeam(frm, to, w=w, h=h, power=power, color='#FFE6C2', cols=2, rows=rows, bar=bar, soft=.03, size=.06)
    area((-3.5 + cx, -5.5, 4.2), (cx, -1, .8), 3, key, '#FFF2E2')
    area((4.5 + cx, -5.5, 3), (.5 + cx, -1, 1), 3, cool, '#DCEBFF')
    for win in (win if isinstance(win, list) else [win] if win else []): area((win[0], .4, win[1] + win[3] * .65), (win[0], -2, .6), 1.5, glow, '#FFF3DC')

def rug(cx, cy, rx, ry, a='blush', b='rose', duty=.72, n=1):
    sheet(lambda u, v: (cx + rx * u * cos(v * 2 * pi), cy + ry * u * sin(v * 2 * pi), .012), 1, 64, pattern('stripes', a, b, n=n, duty=duty), .014)

# --------------------------------------------------------------------------- small furniture
def stool(m='amber', h=.5, base='steel', cloth=None, r=.19):
    for i in range(5):
        a = 2 * pi * i / 5 + .3; x, y = .24 * cos(a), .24 * sin(a)
        tube([(0, 0, .12), (x * .5, y * .5, .10), (x, y, .075)], .016, metal(base, .3)); ball(.034, (x, y, .034), 'dark', sub=3)
    cyl(.026, h - .1, (0, 0, .08), metal(base, .3), bev=.006); cyl(.05, .05, (0, 0, h - .09), 'dark', bev=.01)
    cyl(r, .085, (0, 0, h - .05), mat(m, rough=.6, spec=.3, sheen=.2), bev=.035)

def chair(m='wood', seat='blue', leg='steel', w=.46):
    """visitor's chair facing -y"""
    for sx in (-1, 1):
        tube([(sx * w * .44, -.2, 0), (sx * w * .44, -.2, .43), (sx * w * .44, .2, .43)], .014, metal(leg, .35), bend=.05)
        tube([(sx * w * .44, .24, 0), (sx * w * .44, .19, .44), (sx * w * .44, .25, .84)], .014, metal(leg, .35), bend=.08)
    box(w, .46, .07, (0, -.01, .43), .03, mat(seat, rough=.6, sheen=.2))
    with at(0, .205, .56, rx=-9): box(w, .055, .32, (0, 0, 0), .026, mat(seat, rough=.6, sheen=.2))

def counter(x0, x1, y=-.0, d=.55, h=.88, front='paper', top='wood', n=None, handles='steel', plinth='grey'):
    """run of base cupboards along the back wall (back at y)"""
    n = n or max(1, round((x1 - x0) / .5)); w = (x1 - x0) / n; cx = (x0 + x1) / 2
    box(x1 - x0, d - .04, h - .12, (cx, y - d / 2 + .02, .08), .01, 'paper'); box(x1 - x0 - .02, d - .1, .08, (cx, y - d / 2 + .03, 0), 0, plinth)
    box(x1 - x0 + .04, d + .02, .045, (cx, y - d / 2 - .01, h - .045), .014, top)
    for i in range(n):
        x = x0 + w * (i + .5)
        box(w - .025, .025, .17, (x, y - d + .005, h - .235), .012, gloss(front, .4, .2)); box(w - .025, .025, h - .345, (x, y - d + .005, .095), .012, gloss(front, .4, .2))
        tube([(x - .07, y - d - .03, h - .15), (x + .07, y - d - .03, h - .15)], .008, handles); tube([(x - .07, y - d - .03, h - .31), (x + .07, y - d - .03, h - .31)], .008, handles)

def trolley(w=.62, d=.42, h=.82, m='steel', shelf='paper', drawer=None):
    for sx in (-1, 1):
        for sy in (-1, 1):
            with at(sx * (w / 2 - .03), sy * (d / 2 - .03), 0): castor(.12, .045)
            tube([(sx * (w / 2 - .03), sy * (d / 2 - .03), .1), (sx * (w / 2 - .03), sy * (d / 2 - .03), h)], .014, metal(m, .35))
    for z in (.2, h - .04):
        box(w, d, .022, (0, 0, z), .01, mat(shelf, rough=.35)); tube([(x, y, z + .045) for x, y in rrect(w - .02, d - .02, .05)], .009, metal(m, .35), closed=True)
    if drawer:
        box(w - .09, d - .06, .2, (0, 0, h - .26), .02, 'paper'); box(w - .12, .02, .15, (0, -d / 2 + .025, h - .235), .012, gloss(drawer, .4, .2)); tube([(-.08, -d / 2 - .005, h - .15), (.08, -d / 2 - .005, h - .15)], .008, 'steel')

def couch(m='blue', frame='steel', L=1.85, W=.62, h=.62, back=28, paper=True, head=1):
    """examination couch along x, head at +x"""
    k = mat(m, rough=.5, spec=.35, sheen=.2)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(.024, h - .1, (sx * (L / 2 - .16), sy * (W / 2 - .08), 0), metal(frame, .35), bev=.006); cyl(.03, .04, (sx * (L / 2 - .16), sy * (W / 2 - .08), 0), 'dark', bev=.01)
    box(L - .2, W - .08, .06, (0, 0, h - .13), .015, metal(frame, .35))
    for sy in (-1, 1): tube([(-L / 2 + .16, sy * (W / 2 - .08), .2), (L / 2 - .16, sy * (W / 2 - .08), .2)], .014, metal(frame, .35))
    box(L * .63, W, .11, (-L * .185, 0, h - .075), .045, k)
    with at(L * .14, 0, h - .075, ry=-back):
        box(L * .38, W, .11, (L * .19, 0, 0), .045, k)
        if paper: sheet(lambda u, v: (.02 + u * (L * .38 - .06), (v - .5) * (W - .14), .116), 1, 1, mat('white', rough=.9), .006)
        with at(L * .28, 0, .155): pillow(.3, .46, .12, (0, 0, 0), mat('paper', rough=.85))
    if paper: sheet(lambda u, v: (-L / 2 + .03 + u * (L * .63 - .08), (v - .5) * (W - .14), h + .041), 1, 1, mat('white', rough=.9), .006)

# --------------------------------------------------------------------------- Kenyan things
def kiondo(r=.17, h=.26, a='cream', b='clay', c='blue', strap=True):
    """woven sisal basket"""
    prof = [(.55 * r, .0), (.8 * r, .03 * h / .26), (r, .35 * h), (1.04 * r, .7 * h), (r, h)]
    P = [(0, .004)] + spline([(x, z, 0) for x, z in prof], 6, two=True)
    f = lambda lo, hi, m: sheet(lambda u, v: (lambda q: (q[0] * cos(2 * pi * v), q[0] * sin(2 * pi * v), q[1]))(P[min(len(P) - 1, round(lo + u * (hi - lo)))]), hi - lo, 48, m, .008, closed=True)
    n = len(P) - 1
    f(0, n - 14, mat(a, rough=.9, bump=.3, bscale=90)); f(n - 14, n - 6, pattern('zigzag', b, a, n=1.5, m=14, duty=.5, rough=.9)); f(n - 6, n - 3, mat(c, rough=.9)); f(n - 3, n, mat(a, rough=.9))
    torus(r, .012, (0, 0, h), mat('darkwood', rough=.7))
    cyl(r * .93, .01, (0, 0, h * .55), 'darkwood')
    if strap: tube([(-r, 0, h - .02), (-r * .7, -.03, h + .13), (0, -.05, h + .2), (r * .7, -.03, h + .13), (r, 0, h - .02)], .010, mat('darkwood', rough=.7), smooth=True)

def hanging(w=.5, h=.62, a='amber', b='clay', n=3, m=5, kind='zigzag', duty=.45):
    """cloth wall hanging on a rod, facing -y, centre at the origin"""
    sheet(lambda u, v: ((v - .5) * w, -.02 - .006 * sin(9 * v), -h / 2 + u * h), 16, 30, pattern(kind, a, b, n=n, m=m, duty=duty), .01)
    with at(0, -.02, h / 2): rod(w + .1, .012, 'darkwood', knob=.022)

def kitenge_fold(w=.34, d=.26, cols=('amber', 'clay', 'blue')):
    """pile of folded cloths"""
    for i in range(3):
        a, b = (('amber', 'clay'), ('paper', 'blue'), ('rose', 'leaf'))[i]
        mm = pattern(('zigzag', 'dots', 'checks')[i], a, b, n=4, m=3, duty=.45)
        z = .05 * i
        box(w - .01, d - .01, .044, (0, 0, z), .02, mat(a if i != 1 else 'paper', rough=.8))
        sheet(lambda u, v: ((u - .5) * (w - .03), (v - .5) * (d - .03), z + .0445), 1, 1, mm)
        sheet(lambda u, v: ((u - .5) * (w - .05), -d / 2 + .003, z + .006 + v * .032), 1, 1, mm)

# --------------------------------------------------------------------------- dental
TOOTH = [(0, .40), (.22, .47), (.43, .36), (.45, .08), (.36, -.2), (.28, -.48), (.17, -.46), (.10, -.16), (0, -.06), (-.10, -.16), (-.17, -.46), (-.28, -.48), (-.36, -.2), (-.45, .08), (-.43, .36), (-.22, .47)]
def tooth(s=.3, t=.12, m='white', r=.04, axis='y'):
    prism([(x * s, z * s) for x, z in spline([(a, b, 0) for a, b in TOOTH], 4, True, True)], t, (0, 0, s * .49), r, gloss(m, .25, .5), axis, 6)

def dental_chair(m='leaf', body='white'):
    """along x, head at +x, seat middle at the origin; camera side is -y"""
    B = gloss(body, .35, .35); U = mat(m, rough=.45, spec=.4, sheen=.2)
    prism(rrect(1.05, .6, .2), .07, (-.05, 0, .035), .02, B, 'z'); prism(rrect(.86, .44, .16), .02, (-.05, 0, .078), .006, 'grey', 'z')
    prism([(-.26, .08), (.22, .08), (.16, .2), (.14, .4), (-.2, .4), (-.22, .2)], .32, (0, 0, 0), .04, B, 'y', 6)
    prism(spline([(-.86, .41, 0), (-.84, .36, 0), (-.5, .4, 0), (.2, .37, 0), (.3, .40, 0), (.26, .44, 0), (-.3, .46, 0)], 5, True, True), .44, (0, 0, 0), .02, B, 'y')
    out = [(-1.02, .40), (-1.0, .475), (-.72, .515), (-.45, .58), (-.25, .585), (.0, .535), (.22, .53), (.27, .47), (.2, .42), (-.1, .43), (-.4, .46), (-.75, .41), (-.97, .36)]
    prism(spline([(a, b, 0) for a, b in out], 6, True, True), .54, (0, 0, 0), .045, U, 'y', 6)
    with at(.16, 0, .45, ry=-47):
        prism(spline([(x, z, 0) for x, z in ((0, .0), (.02, .11), (.3, .13), (.55, .12), (.8, .13), (.86, .06), (.82, -.02), (.4, -.03))], 6, True, True), .52, (0, 0, 0), .045, U, 'y', 6)
        prism(rrect(.74, .34, .1), .03, (.42, 0, -.035), .01, B, 'z')
        box(.16, .05, .03, (.9, 0, .0), .01, metal())
        with at(.87, 0, -.02, ry=-8): box(.27, .3, .12, (.14, 0, .02), .055, U)
    for sy in (-1, 1):
        tube([(.18, sy * .30, .40), (.16, sy * .31, .62), (.1, sy * .31, .70)], .022, B, bend=.05); prism(rrect(.4, .085, .04), .05, (-.04, sy * .31, .71), .02, U, 'z')

def dental_lamp(zc=.0):
    """head only, light facing -z, at the origin"""
    prism(rrect(.36, .17, .07), .07, (0, 0, 0), .025, gloss('white', .35, .35), 'z', 5)
    for x in (-.1, 0, .1): cyl(.042, .012, (x, 0, -.043), emit('#FFF3D2', 2.4), seg=28)
    for sx in (-1, 1): tube([(sx * .17, 0, 0), (sx * .26, 0, -.01), (sx * .26, 0, -.09)], .011, 'blue', bend=.03)

# --------------------------------------------------------------------------- delivery
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

# --------------------------------------------------------------------------- ultrasound, immunization, pharmacy
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

def vial(m='clay', h=.07, liquid='#DCEBF0'):
    cyl(.016, h * .66, (0, 0, 0), glass('#E4F2F7', haze=.25), bev=.004, seg=24); cyl(.0165, h * .3, (0, 0, h * .16), mat('paper', rough=.7), bev=.001, seg=24); cyl(.011, h * .14, (0, 0, h * .64), metal(), seg=20); cyl(.0145, h * .2, (0, 0, h * .76), mat(m, rough=.35), bev=.003, seg=24)

def syringe(L=.16, m='amber'):
    """lying along x"""
    tube([(-L * .3, 0, 0), (L * .2, 0, 0)], L * .075, glass('#E8F4F8', haze=.3)); tube([(-L * .1, 0, 0), (L * .16, 0, 0)], L * .06, mat(m, rough=.2, emit=.1)); tube([(-L * .55, 0, 0), (-L * .12, 0, 0)], L * .03, 'white')
    cyl(L * .085, L * .03, (-L * .55, 0, 0), 'white', axis='x', seg=20); cyl(L * .11, L * .025, (-L * .3, 0, 0), 'white', axis='x', seg=20); tube([(L * .2, 0, 0), (L * .3, 0, 0)], L * .035, 'midblue'); tube([(L * .3, 0, 0), (L * .55, 0, 0)], L * .008, 'steel')

def coolbox(m='blue', lid='white', s=1.0):
    """vaccine carrier, facing -y"""
    with at(s=s):
        prism(rrect(.42, .30, .06), .27, (0, 0, .135), .03, gloss(m, .4, .3), 'z', 6); prism(rrect(.44, .32, .065), .07, (0, 0, .30), .022, gloss(lid, .4, .3), 'z', 6)
        tube([(-.225, 0, .25), (-.225, 0, .42), (.225, 0, .42), (.225, 0, .25)], .014, mat('amber', rough=.4), bend=.06)
        for sx in (-1, 1): cyl(.026, .03, (sx * .222, 0, .22), 'amber', bev=.006, axis='x'); box(.05, .03, .09, (sx * .12, -.16, .24), .012, 'steel')
        cross(.15, .02, (0, -.152, .13), 'white', r=.005)

def fridge(w=.74, h=1.72, d=.6, m='white', seed=2):
    """glass-door vaccine fridge, facing -y"""
    B = gloss(m, .35, .35); rd = random.Random(seed)
    for sx in (-1, 1): box(.045, d, h, (sx * (w / 2 - .022), 0, .05), .016, B); 
    box(w - .01, d - .01, .30, (0, 0, .05), .02, B); box(w - .01, d - .01, .2, (0, 0, h - .15), .02, B); box(w - .02, .04, h - .02, (0, d / 2 - .03, .06), 0, mat('#E9F2F6', emit=.6))
    for sx in (-1, 1): cyl(.03, .06, (sx * (w / 2 - .08), -.2, 0), 'dark')
    for k in range(4):
        z = .36 + .29 * k
        if k: box(w - .1, d - .14, .014, (0, .02, z), .004, metal('#DDE6EA', .35))
        x = -w / 2 + .1
        while x < w / 2 - .12:
            q = rd.choice((.07, .09, .11)); hh = rd.uniform(.09, .19); c = rd.choice(('midblue', 'leaf', 'amber', 'rose', 'sky', 'clay', 'paper', 'mint'))
            if rd.random() < .68:
                box(q, .16, hh, (x + q / 2, -.04, z + .014), .008, mat(c, rough=.6)); box(q * .8, .004, hh * .3, (x + q / 2, -.122, z + .014 + hh * .3), .001, 'paper')
            else:
                for j in range(3):
                    with at(x + q / 2, -.1 + .06 * j, z + .014, s=1.6): vial(c)
            x += q + rd.uniform(.012, .025)
    z0, z1 = .36, h - .15
    for sx in (-1, 1): box(.06, .04, z1 - z0 + .06, (sx * (w / 2 - .03), -d / 2 - .02, z0 - .03), .012, 'blue')
    for z in (z0 - .03, z1 - .02): box(w - .002, .038, .05, (0, -d / 2 - .019, z), .012, 'blue')
    box(w - .1, .008, z1 - z0, (0, -d / 2 - .015, z0), 0, glass('#EFF8FB', haze=.02, ior=1.2))
    tube([(w / 2 - .03, -d / 2 - .04, .75), (w / 2 - .03, -d / 2 - .09, .79), (w / 2 - .03, -d / 2 - .09, 1.19), (w / 2 - .03, -d / 2 - .04, 1.23)], .013, metal())
    box(.2, .012, .08, (0, -d / 2 + .002, h - .095), .012, mat('navy', rough=.2)); 
    for i in range(3): box(.03, .006, .035, (-.05 + .05 * i, -d / 2 - .006, h - .072), .004, emit('#7FE0BE', 1.2))

def giraffe_chart(h=1.45):
    """wall growth chart: giraffe, with ticks; stands on z=0 at the wall, facing -y"""
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

def medbox(w, d, h, m, band='paper', kind=0):
    box(w, d, h, (0, 0, 0), .006, mat(m, rough=.6))
    if kind == 0: box(w * .98, .004, h * .3, (0, -d / 2, h * .55), .001, band)
    elif kind == 1: box(w * .3, .004, h * .98, (-w * .26, -d / 2, h * .01), .001, band)
    else: cyl(min(w, h) * .26, .005, (0, -d / 2, h * .55), band, bev=.001, axis='y', seg=28)

def med_shelves(w=2.6, h=1.95, rows=5, bays=3, d=.3, seed=3, frame='wood', back='#E9DFD0'):
    """wall of medicine, standing on z=0, back at y=0"""
    rd = random.Random(seed); box(w, .02, h, (0, -.01, 0), 0, mat(back, rough=.8))
    bw = w / bays
    for i in range(bays + 1): box(.035, d, h, (-w / 2 + bw * i, -d / 2, 0), .01, frame)
    for k in range(rows + 1): box(w - .004, d - .006, .03, (0, -d / 2, (h - .03) * k / rows), .008, frame)
    cols = ('sky', 'paper', 'midblue', 'leaf', 'amber', 'rose', 'mint', 'clay', 'white', 'ice'); pitch = (h - .03) / rows
    for b in range(bays):
        for k in range(rows):
            z = pitch * k + .031; x = -w / 2 + bw * b + .04; x1 = x + bw - .08; mode = (b + 2 * k) % 3
            while x < x1 - .05:
                if mode == 0:
                    r = rd.choice((.035, .04, .045)); hh = rd.uniform(.15, .22)
                    if x + 2 * r > x1: break
                    with at(x + r, -d + .08, z): reagent(hh, r, rd.choice(('darkwood', 'darkwood', 'midblue', 'white', 'rose', 'leaf')), band=rd.choice(('clay', 'amber', 'blue', 'leaf')))
                    x += 2 * r + rd.uniform(.014, .03)
                elif mode == 1:
                    q = rd.choice((.08, .1, .13)); n = rd.choice((2, 3, 3, 4)); hh = rd.choice((.05, .06))
                    if x + q > x1: break
                    c = rd.choice(cols); bd = rd.choice(('blue', 'clay', 'leaf', 'amber')) if c in ('paper', 'white', 'ice') else 'paper'
                    for j in range(n):
                        with at(x + q / 2 + rd.uniform(-.004, .004), -d / 2 - .02, z + j * (hh + .001)): medbox(q, .2, hh, c, bd, 1)
                    x += q + rd.uniform(.015, .04)
                else:
                    q = rd.choice((.06, .08, .1)); hh = rd.uniform(.14, .24); c = rd.choice(cols)
                    if x + q > x1: break
                    bd = rd.choice(('blue', 'clay', 'leaf', 'amber')) if c in ('paper', 'white', 'ice') else 'paper'
                    with at(x + q / 2, -d / 2 - .03, z): medbox(q, .18, hh, c, bd, rd.choice((0, 2)))
                    x += q + rd.uniform(.006, .03)

def mortar(s=1.0):
    with at(s=s):
        lathe([(0, 0), (.06, 0), (.062, .015), (.045, .03), (.08, .06), (.1, .13), (.102, .14), (.09, .14), (.07, .08), (0, .06)], m=mat('wood', rough=.6), angle=50)
        with at(.0, 0, .08, ry=32): cyl(.02, .2, (0, 0, 0), 'darkwood', bev=.01, r2=.015); ball(.026, (0, 0, .21), 'darkwood', sub=3)

# --------------------------------------------------------------------------- ward curtains, theatre
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

def theatre_lamp(r=.34, m='white'):
    """round surgical light, lit face towards -z, hub at the origin"""
    lathe([(0, .11), (.09, .11), (.13, .08), (r * .8, .05), (r, .0), (r * .98, -.03), (r * .9, -.04), (0, -.04)], m=gloss(m, .35, .35), angle=40)
    torus(r * .99, .014, (0, 0, -.015), mat('blue', rough=.35))
    cyl(r * .9, .008, (0, 0, -.046), mat('#FFF6E4', rough=.3, emit=.35))
    for k, n in ((.0, 1), (.36, 6), (.70, 11)):
        for i in range(n): a = 2 * pi * i / n; cyl(r * .12, .014, (k * r * cos(a), k * r * sin(a), -.054), emit('#FFF4D8', 2.2), seg=24)
    cyl(.026, .12, (0, 0, -.16), 'grey', bev=.01)

def theatre_table(m='forest', cloth='sage'):
    """along x, head at +x"""
    B = gloss('white', .35, .35)
    prism(rrect(1.0, .56, .12), .12, (0, 0, .06), .03, B, 'z'); prism([(-.2, .1), (.2, .1), (.15, .3), (.15, .62), (-.15, .62), (-.15, .3)], .32, (0, 0, 0), .03, gloss('steel', .35, .3), 'y'); box(.5, .4, .1, (0, 0, .6), .03, B)
    box(1.96, .5, .05, (0, 0, .70), .015, metal('steel', .35)); U = mat(m, rough=.5, spec=.3, sheen=.2)
    for x, l in ((-.72, .52), (0, .86), (.62, .34)): box(l, .58, .10, (x, 0, .74), .04, U)
    with at(.97, 0, .75): box(.32, .32, .09, (0, 0, 0), .04, U)
    for sy in (-1, 1): tube([(-.9, sy * .30, .73), (.75, sy * .30, .73)], .014, metal('steel', .3))
    if cloth: drape(-.62, .36, .62, .865, .34, cloth, r=.05, thick=.018, seed=2)

def tray(w=.46, d=.30, n=6, seed=1):
    """steel tray with instruments, standing on z=0"""
    prism(rrect(w, d, .04), .014, (0, 0, .008), .004, metal('#DDE6EA', .3), 'z'); tube([(x, y, .02) for x, y in rrect(w, d, .04)], .007, metal('steel', .3), closed=True)
    box(w * .9, d * .85, .006, (0, 0, .014), .002, mat('sage', rough=.85))
    for i in range(n):
        x = -w * .38 + w * .76 * i / max(1, n - 1); k = i % 3; M = metal('#DDE4E8', .25)
        with at(x, 0, .027, rz=(4, -5, 2, -3)[i % 4]):
            if k == 0: tube([(0, -d * .33, 0), (0, d * .33, 0)], .006, M)
            elif k == 1:
                for s in (-1, 1): torus(.016, .004, (s * .018, -d * .28, 0), M); tube([(s * .015, -d * .23, 0), (-s * .005, d * .34, 0)], .0045, M)
            else: tube([(-.006, -d * .3, 0), (0, d * .3, 0)], .004, M); tube([(.006, -d * .3, 0), (0, d * .3, 0)], .004, M)

def patient_monitor(w=.42, stand=1.15, kind='pulse', arm=False):
    """monitor on a wheeled pole, facing -y; stand = height of the screen's foot"""
    for i in range(5):
        a = 2 * pi * i / 5 + .3; x, y = .24 * cos(a), .24 * sin(a)
        tube([(0, 0, .16), (x * .5, y * .5, .12), (x, y, .09)], .016, metal('steel', .3)); ball(.036, (x, y, .036), 'dark', sub=3)
    cyl(.02, stand - .1, (0, 0, .12), metal('steel', .3), bev=.004); box(.3, .22, .03, (0, 0, stand - .02), .01, 'white')
    tube([(-.13, -.06, .82), (-.13, -.16, .82), (.13, -.16, .82), (.13, -.06, .82)], .009, metal('steel', .3), bend=.03); box(.3, .2, .02, (0, -.06, .78), .008, 'white')
    with at(0, .02, stand + .0):
        prism(rrect(w, w * .74, .04), .12, (0, 0, w * .37), .02, gloss('white', .35, .35), 'y'); prism(rrect(w * .9, w * .60, .02), .006, (0, -.062, w * .40), 0, gradient([(0, '#0B2439'), (1, '#123F63')], 'Z', .9), 'y')
        tube([(-.07, .02, w * .73), (-.07, .02, w * .84), (.07, .02, w * .84), (.07, .02, w * .73)], .011, 'blue', bend=.03)
        for k, c in enumerate(('#5FC3A0', 'amber', '#6FB7DD')):
            q = []
            for i in range(4):
                x0 = -.40 * w + i * .135 * w
                for dx, dz in ((0, 0), (.035, 0), (.05, .012), (.06, -.02), (.075, .09), (.09, -.04), (.1, 0), (.13, 0)): q.append((x0 + dx * w * 1.0, -.068, w * (.58 - .17 * k) + dz * w * (1 - .3 * k)))
            tube(q, .0042, emit(c, 1)); box(.17 * w, .004, .10 * w, (.30 * w, -.067, w * (.55 - .17 * k)), .004, emit(c, .85))
        for i in range(4): cyl(.011, .01, (-.2 * w + .13 * w * i, -.063, .05 * w), ('leaf', 'amber', 'grey', 'grey')[i], axis='y', seg=16, bev=.002)

# --------------------------------------------------------------------------- consultation
def stethoscope(m='blue', s=1.0):
    """lying on z=0, about .4 m wide at s=1"""
    with at(s=s):
        t = mat(m, rough=.4); M = metal('#DDE4E8', .25); r = .011
        tube([(-.02, .11, r), (-.02, .05, r), (.01, -.03, r), (.09, -.10, r), (.18, -.08, r), (.21, .0, r), (.17, .06, r)], r, t, smooth=True)
        cyl(.042, .022, (.155, .085, 0), M, bev=.006); cyl(.034, .012, (.155, .085, .018), mat(m, rough=.4), bev=.004); cyl(.012, .03, (.165, .07, .0), M)
        ball(.018, (-.02, .11, .016), t, sub=3)
        for sx in (-1, 1):
            tube([(-.02, .11, .014), (-.02 + sx * .045, .15, .014), (-.02 + sx * .10, .22, .014), (-.02 + sx * .085, .30, .014), (-.02 + sx * .05, .335, .014)], .0085, M if False else t, smooth=True)
            tube([(-.02 + sx * .10, .215, .015), (-.02 + sx * .087, .295, .015), (-.02 + sx * .045, .338, .015)], .0065, M, smooth=True); ball(.014, (-.02 + sx * .04, .342, .015), 'dark', (1.2, .9, .9), sub=3)

def bp_kit(m='midblue'):
    """blood-pressure gauge with cuff and bulb, facing -y, about .5 m wide"""
    # gauge
    with at(.0, .04, 0):
        prism([(-.09, 0), (.09, 0), (.075, .05), (.03, .07), (-.03, .07), (-.075, .05)], .12, (0, 0, 0), .012, gloss('white', .35, .35), 'y')
        with at(0, -.01, .15, rx=-12):
            cyl(.105, .06, (0, 0, 0), gloss('blue', .35, .3), bev=.016, axis='y', seg=56); cyl(.086, .064, (0, -.002, 0), 'white', bev=.004, axis='y', seg=56)
            for i in range(13):
                a = radians(-130 + 260 * i / 12); box(.006, .006, .018 if i % 3 else .026, (.066 * sin(a), -.035, .066 * cos(a) - .01), .001, 'clay' if i > 8 else ('leaf' if i in (4, 5, 6) else 'blue'))
            with at(0, -.038, 0, ry=22): box(.009, .005, .07, (0, 0, -.01), .002, 'clay')
            cyl(.012, .012, (0, -.038, 0), 'blue', axis='y', seg=20)
    # cuff: a rolled band
    with at(.30, .05, .075):
        sheet(lambda u, v: ((u - .5) * .17, (.068 + .02 * v) * cos(2 * pi * v * 1.12), (.068 + .006 * v) * sin(2 * pi * v * 1.12)), 4, 44, mat(m, rough=.8, sheen=.3), .016)
        box(.12, .004, .05, (0, -.092, -.03), .003, 'paper')
    tube([(.0, -.03, .06), (.10, -.08, .012), (.18, -.05, .012), (.24, .02, .02)], .009, mat('dark', rough=.45), smooth=True)
    tube([(-.05, -.02, .05), (-.14, -.05, .014), (-.17, -.11, .014)], .009, mat('dark', rough=.45), smooth=True)
    with at(-.18, -.15, .036, rz=-14): ball(.036, (0, 0, 0), mat('dark', rough=.45), (.95, 1.7, .95)); cyl(.014, .03, (0, .065, 0), metal(), axis='y', seg=20)

def desk(w=1.5, d=.68, h=.76, top='wood', body='paper', front='blue', side=1):
    """desk with a drawer pedestal on one side (side=1: right seen from -y); modesty panel towards -y"""
    box(w, d, .045, (0, 0, h - .045), .016, top); box(w - .12, .03, h * .6, (0, -d / 2 + .10, h * .34), .01, gloss(front, .4, .2))
    box(.40, d - .1, h - .10, (side * (w / 2 - .25), .02, .06), .02, body)
    for sx in (-1, 1): box(.05, d - .08, h - .045, (sx * (w / 2 - .05), 0, 0), .016, body)

def office_chair(m='leaf'):
    """facing -y"""
    for i in range(5):
        a = 2 * pi * i / 5 + .3; x, y = .27 * cos(a), .27 * sin(a)
        tube([(0, 0, .13), (x * .5, y * .5, .11), (x, y, .08)], .018, 'dark'); ball(.036, (x, y, .036), 'dark', sub=3)
    cyl(.03, .34, (0, 0, .1), metal(), bev=.006); k = mat(m, rough=.7, sheen=.3)
    box(.5, .48, .1, (0, 0, .43), .045, k); tube([(0, .2, .45), (0, .28, .5), (0, .27, .7)], .025, 'dark', bend=.04)
    with at(0, .23, .58, rx=-8): box(.48, .09, .56, (0, 0, 0), .045, k)
    for sx in (-1, 1): tube([(sx * .24, .05, .46), (sx * .28, .05, .46), (sx * .28, .05, .66)], .016, 'dark', bend=.03); box(.06, .26, .035, (sx * .28, .02, .65), .016, 'dark')

# --------------------------------------------------------------------------- children
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
    """hung from the origin downwards"""
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

# --------------------------------------------------------------------------- radiology, high dependency, eyes
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

def pump(c='leaf', w=.26, h=.13):
    """infusion pump, facing -y"""
    box(w, .16, h, (0, 0, 0), .025, gloss('white', .35, .35)); box(w * .46, .008, h * .55, (-w * .2, -.081, h * .3), .006, mat('navy', rough=.2)); box(w * .3, .006, h * .2, (-w * .2, -.086, h * .46), .003, emit(c, .9))
    for i in range(3): cyl(.012, .012, (w * .12 + .035 * i, -.082, h * .62), ('leaf', 'amber', 'clay')[i], bev=.003, axis='y', seg=16)
    box(w * .34, .008, h * .16, (w * .25, -.081, h * .14), .003, 'sky')

def pump_stand(n=4, h=1.95):
    for i in range(5):
        a = 2 * pi * i / 5 + .3; x, y = .28 * cos(a), .28 * sin(a)
        tube([(0, 0, .17), (x * .5, y * .5, .13), (x, y, .10)], .016, metal('steel', .3)); ball(.038, (x, y, .04), 'dark', sub=3)
    cyl(.018, h - .1, (0, 0, .1), metal('steel', .3), bev=.004); box(.10, .05, n * .155 + .06, (0, .03, .80), .012, 'grey')
    for i in range(n):
        with at(0, -.07, .83 + .155 * i): pump(('#7FE0BE', 'amber', '#6FB7DD', '#7FE0BE')[i % 4])
    for sx in (-1, 1):
        tube([(0, 0, h - .01), (sx * .13, 0, h - .01), (sx * .15, 0, h + .03), (sx * .17, 0, h + .04)], .008, metal('steel', .3), bend=.03)
        with at(sx * .15, -.01, h - .2, rx=90): pillow(.15, .26, .07, (0, 0, 0), mat('#CFE6F0' if sx < 0 else '#F0D9A6', rough=.15, coat=.5), puff=4)
        box(.08, .006, .09, (sx * .15, -.046, h - .25), .004, 'paper'); tube([(sx * .15, 0, h - .33), (sx * .15, -.02, h - .45), (sx * .11, -.12, .95)], .006, mat('#DCEBF0', rough=.25), smooth=True)

def ring_c(r, t, ang, m='blue', w=.28):
    """Landolt ring, gap at ang degrees"""
    a0, a1 = ang + 24, ang + 336; n = 28
    o = [(r * cos(radians(a0 + (a1 - a0) * i / n)), r * sin(radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]
    q = [((r * (1 - w * 2)) * cos(radians(a1 + (a0 - a1) * i / n)), (r * (1 - w * 2)) * sin(radians(a1 + (a0 - a1) * i / n))) for i in range(n + 1)]
    prism(o + q, t, (0, 0, 0), 0, m)

def eye_chart(w=.72, h=1.05):
    """lit chart with shapes, facing -y, centre at the origin"""
    box(w, .07, h, (0, -.035, -h / 2), .025, gloss('blue', .4, .3)); box(w - .07, .03, h - .07, (0, -.06, -h / 2 + .035), .01, mat('#FFFDF6', rough=.5, emit=.35))
    y = -.08; N = 'navy'
    def shape(k, x, z, s):
        with at(x, y, z):
            if k == 'c': ring_c(s, .008, (0, 90, 180, 270)[int(abs(x) * 100 + z * 50) % 4], N)
            elif k == 'o': cyl(s, .008, (0, 0, 0), N, bev=.001, axis='y')
            elif k == 'h': heart(s * 2.1, .008, (0, 0, 0), N, r=.001)
            elif k == 's': box(s * 1.7, .008, s * 1.7, (0, 0, -s * .85), .001, N)
            elif k == 't': prism([(-s, -s * .8), (s, -s * .8), (0, s)], .008, (0, 0, 0), .001, N)
            elif k == '*': prism([((s * 1.1 if i % 2 == 0 else s * .48) * sin(pi * i / 5), (s * 1.1 if i % 2 == 0 else s * .48) * cos(pi * i / 5)) for i in range(10)], .008, (0, 0, 0), .001, N)
    rows = (('c', .115, .29), ('hs', .078, .075), ('t*o', .055, -.095), ('sohc', .040, -.225), ('*tsho', .029, -.325))
    for ks, s, z in rows:
        for i, k in enumerate(ks): shape(k, (i - (len(ks) - 1) / 2) * (w * .62 / max(1.6, len(ks) - .4)), z * h / 1.05 + .02, s)
    box(w * .62, .008, .014, (0, y, -h / 2 + .10), .002, 'leaf'); box(w * .62, .008, .014, (0, y, -h / 2 + .065), .002, 'clay')

def phoropter(s=1.0):
    """the pair of lens discs, facing -y, hung from the origin (top middle)"""
    with at(s=s):
        B = gloss('dark', .35, .35); box(.10, .07, .07, (0, 0, -.07), .02, 'steel'); box(.26, .05, .04, (0, 0, -.10), .014, metal())
        for sx in (-1, 1):
            with at(sx * .115, 0, -.21, ry=sx * 10):
                cyl(.115, .075, (0, 0, 0), B, bev=.02, axis='y', seg=56); cyl(.100, .08, (0, -.002, 0), mat('navy', rough=.4), bev=.008, axis='y', seg=56)
                for i in range(10): a = 2 * pi * i / 10; cyl(.0145, .086, (.078 * cos(a), 0, .078 * sin(a)), ('sky', 'amber', 'rose', 'sky', 'mint')[i % 5], bev=.003, axis='y', seg=20)
                cyl(.05, .10, (-sx * .045, -.0, -.01), metal('steel', .3), bev=.008, axis='y', seg=40); cyl(.036, .104, (-sx * .045, 0, -.01), mat('#BFE0EE', rough=.1, coat=.6), bev=.004, axis='y', seg=40)
                cyl(.045, .05, (sx * .115, 0, .0), 'steel', bev=.008, axis='x', seg=28); cyl(.024, .03, (0, -.04, -.115), 'amber', bev=.006, seg=24)
            with at(sx * .05, 0, -.34): box(.03, .03, .05, (0, 0, 0), .01, 'steel')

def spectacles(m='clay', s=1.0, lens='#CFE6F0'):
    """standing folded open on z=0, facing -y; 0.14 wide at s=1"""
    with at(s=s):
        for sx in (-1, 1):
            q = rrect(.056, .044, .018); tube([(sx * .036 + x, 0, .026 + z) for x, z in q], .0042, mat(m, rough=.35), closed=True)
            prism(q, .002, (sx * .036, 0, .026), 0, glass(lens, haze=.12, ior=1.3)); tube([(sx * .064, 0, .034), (sx * .070, .01, .034), (sx * .067, .10, .032), (sx * .064, .135, .010)], .0038, mat(m, rough=.35), bend=.008)
        tube([(-.010, 0, .032), (0, -.002, .036), (.010, 0, .032)], .0038, mat(m, rough=.35), smooth=True)

def exam_chair(m='blue'):
    """upright eye-examination chair, facing -y"""
    B = gloss('white', .35, .35); U = mat(m, rough=.5, spec=.3, sheen=.2)
    cyl(.34, .05, (0, 0, 0), B, bev=.02); cyl(.09, .38, (0, 0, .04), metal(), bev=.01); box(.34, .36, .08, (0, 0, .38), .03, B)
    box(.56, .56, .14, (0, -.02, .44), .06, U)
    with at(0, .24, .52, rx=-10): box(.54, .13, .72, (0, 0, 0), .06, U); box(.30, .12, .2, (0, -.01, .76), .055, U)
    for sx in (-1, 1): box(.05, .06, .22, (sx * .31, .12, .44), .02, B); box(.09, .44, .06, (sx * .31, -.02, .65), .028, U)
    tube([(-.16, -.26, .44), (-.16, -.40, .2), (-.16, -.5, .17)], .018, metal(), bend=.06); tube([(.16, -.26, .44), (.16, -.40, .2), (.16, -.5, .17)], .018, metal(), bend=.06); box(.44, .2, .035, (0, -.48, .155), .015, 'grey')

# --------------------------------------------------------------------------- staff corner, cardiology
def coat(m='white', L=1.02, inner='sky', pen='clay', badge='blue', seed=0):
    """hanging coat, peg at the origin, wall at y=+.13, facing -y"""
    k = mat(m, rough=.85, spec=.15, sheen=.2)
    def fn(u, v):
        z = -L + u * (L - .02); a = 2 * pi * v; t = u
        w = .27 - .03 * t if t < .80 else .245 - .165 * ((t - .80) / .20) ** 1.5
        d = .105 - .02 * t if t < .86 else .088 - .03 * (t - .86) / .14
        f = (1 - t) ** 1.2 * .020 * sin(7 * a + seed + 2 * t)
        c, s = cos(a), sin(a); p = .62
        return (w + f) * (abs(c) ** p) * (1 if c > 0 else -1), (d + f) * (abs(s) ** p) * (1 if s > 0 else -1), z
    sheet(fn, 40, 72, k, .014, closed=True)
    for sx in (-1, 1):
        q = [(sx * .19, 0, -.125), (sx * .275, -.01, -.26), (sx * .315, -.02, -.48), (sx * .325, -.03, -.70)]
        tube(q, .062, k, smooth=True); cyl(.066, .04, (sx * .325, -.03, -.735), k, bev=.012)
        prism([(sx * .02, -.03), (sx * .085, -.03), (sx * .115, -.16), (sx * .09, -.19), (sx * .105, -.21), (sx * .012, -.44)], .014, (0, -.098, 0), .005, mat('#E9ECEC', rough=.8))
        box(.15, .030, .15, (sx * .135, -.108, -.80), .012, mat('#ECEDEB', rough=.8))
    prism([(-.06, -.03), (.06, -.03), (.0, -.40)], .010, (0, -.092, 0), 0, mat(inner, rough=.7))
    box(.008, .026, L - .47, (.0, -.112, -L + .03), .002, mat('#DDE0E0', rough=.8))
    for z in (-.50, -.62, -.74): cyl(.014, .030, (.022, -.113, z), 'grey', bev=.003, axis='y', seg=20)
    box(.10, .014, .11, (.135, -.105, -.42), .010, mat('#E9ECEC', rough=.8)); tube([(.115, -.112, -.36), (.115, -.112, -.28)], .007, pen); tube([(.14, -.112, -.36), (.14, -.112, -.29)], .007, 'blue')
    if badge: box(.085, .012, .055, (-.14, -.108, -.36), .006, 'paper'); box(.085, .014, .018, (-.14, -.108, -.323), .004, badge)
    tube([(-.03, .01, -.02), (0, .02, .015), (.03, .01, -.02)], .006, 'grey', smooth=True)

def peg(m='wood'):
    cyl(.03, .012, (0, .115, 0), m, axis='y', seg=28); tube([(0, .11, 0), (0, .0, .004), (0, -.012, .03)], .014, m, bend=.015); ball(.022, (0, -.014, .036), m, sub=3)

def stethoscope_hung(m='clay'):
    """over a peg at the origin"""
    t = mat(m, rough=.4); M = metal('#DDE4E8', .25)
    tube([(.075, -.03, -.50), (.085, -.03, -.30), (.055, -.02, -.08), (0, -.01, .022), (-.055, -.02, -.08), (-.08, -.03, -.22), (-.08, -.03, -.30)], .013, t, smooth=True)
    cyl(.052, .026, (.075, -.035, -.545), M, bev=.008, axis='y'); cyl(.042, .03, (.075, -.042, -.545), mat('ice', rough=.4), bev=.004, axis='y')
    for sx in (-1, 1): tube([(-.08, -.03, -.29), (-.08 + sx * .03, -.03, -.36), (-.08 + sx * .055, -.03, -.44), (-.08 + sx * .035, -.03, -.53)], .009, M, smooth=True); ball(.017, (-.08 + sx * .032, -.03, -.54), 'dark', sub=3)

def lanyard(c='blue', icon='leaf', L=.42):
    for sx in (-1, 1): tube([(0, 0, .015), (sx * .045, -.02, -.10), (sx * .04, -.025, -L * .6), (0, -.03, -L)], .009, mat(c, rough=.6), smooth=True)
    box(.03, .02, .04, (0, -.03, -L - .03), .006, 'steel'); box(.13, .012, .18, (0, -.03, -L - .21), .012, 'white'); box(.13, .014, .05, (0, -.03, -L - .08), .010, c); cyl(.032, .014, (0, -.031, -L - .118), icon, bev=.003, axis='y', seg=28); box(.08, .014, .012, (0, -.03, -L - .185), .002, 'grey')

def duty_board(w=1.05, h=.72):
    for sx in (-1, 1): box(.04, .045, h - .002, (sx * (w / 2 - .02), -.022, -h / 2 + .001), .008, 'wood')
    for z in (-h / 2, h / 2 - .04): box(w, .05, .04, (0, -.025, z), .008, 'wood')
    box(w - .04, .016, h - .04, (0, -.012, -h / 2 + .02), 0, 'white'); box(w - .09, .006, .09, (0, -.023, h / 2 - .145), .003, 'blue')
    rd = random.Random(5); cols = ('amber', 'leaf', 'rose', 'midblue', 'clay', 'sky')
    nx, ny = 6, 4; cw, ch = (w - .30) / nx, (h - .23) / ny
    for j in range(ny):
        z = h / 2 - .165 - ch * (j + .5)
        cyl(.030, .012, (-w / 2 + .10, -.026, z), cols[j], bev=.003, axis='y', seg=24)
        for i in range(nx):
            x = -w / 2 + .19 + cw * (i + .5); box(cw - .012, .004, ch - .014, (x, -.022, z - ch / 2 + .007), .002, 'ice')
            if rd.random() < .62: box(cw - .034, .010, ch - .046, (x, -.026, z - ch / 2 + .023), .006, rd.choice(cols))
    for i in range(nx): cyl(.014, .01, (-w / 2 + .19 + cw * (i + .5), -.028, h / 2 - .10), 'amber' if i < 5 else 'rose', bev=.002, axis='y', seg=20)

def heart_model(s=1.0):
    """anatomical heart on a stand, about .42 tall at s=1"""
    with at(s=s):
        cyl(.11, .03, (0, 0, 0), gloss('blue', .35, .3), bev=.01); cyl(.012, .10, (0, 0, .02), metal()); 
        with at(0, 0, .22, ry=14):
            R = gloss('#C8452F', .38, .3); R2 = gloss('#D9705A', .38, .3); Bl = gloss('#2F6E9E', .35, .3); Re = gloss('#B5382F', .32, .3)
            def fn(u, v):
                a = 2 * pi * v; z = -.13 + .23 * u
                r = .112 * sin(pi * min(1, max(0, .5 * u ** .62 + .012))) ** .9 if u < .75 else .112 * sqrt(max(0, 1 - ((u - .62) / .40) ** 2))* .985
                return r * cos(a) * 1.04 + .02 * (1 - u), r * sin(a) * .86, z
            ball(.108, (.015, 0, -.005), R, (1, .86, 1.12)); ball(.085, (.03, -.005, -.075), R, (.9, .82, 1.0)); ball(.085, (-.045, -.015, .035), R2, (.95, .95, 1.05)); ball(.06, (.07, -.01, .075), R2, (1.0, .9, .85))
            tube([(.0, .02, .06), (-.015, .02, .15), (.02, .025, .205), (.075, .035, .195), (.09, .045, .12)], .031, Re, smooth=True)
            for i, x in enumerate((.0, .03, .06)): tube([(x, .028, .20), (x - .008, .028, .262)], .0115, Re)
            tube([(.035, -.045, .05), (.03, -.05, .11), (.055, -.03, .145), (.12, -.01, .15)], .026, Bl, smooth=True); tube([(.04, -.04, .135), (-.0, -.045, .148)], .020, Bl)
            tube([(-.075, .0, .06), (-.078, .0, .19)], .023, Bl)
            tube([(.005, -.092, .065), (.022, -.100, .0), (.05, -.090, -.07), (.06, -.066, -.12)], .0065, Re, smooth=True); tube([(.02, -.098, .01), (.06, -.082, -.01), (.085, -.058, -.05)], .005, Re, smooth=True); tube([(-.02, -.098, .03), (-.01, -.096, -.03), (.005, -.085, -.09)], .0055, Bl, smooth=True); tube([(.022, -.10, -.01), (.0, -.096, -.05)], .0045, Re)

def ecg_trace(n, w, a):
    q = []
    for i in range(n):
        for dx, dz in ((0, 0), (.18, 0), (.25, .12), (.32, 0), (.40, 0), (.44, -.12), (.50, 1), (.56, -.32), (.60, 0), (.72, .02), (.80, .2), (.88, 0), (1, 0)): q.append((-w / 2 + w * (i + dx) / n, dz * a))
    return q

def ecg(s=1.0):
    """desk ECG recorder with paper strip, facing -y; .46 wide at s=1"""
    with at(s=s):
        B = gloss('white', .35, .35); prism([(-.17, 0), (.17, 0), (.17, .13), (.10, .15), (-.17, .07)], .46, (0, 0, 0), .018, B, 'x') if False else None
        with at(rz=-90): prism([(.17, .0), (.17, .075), (-.06, .10), (-.17, .10), (-.17, 0)], .46, (0, 0, 0), .018, B, 'y')
        with at(rz=-90): prism([(.172, .014), (.172, .034), (-.172, .034), (-.172, .014)], .463, (0, 0, 0), .004, gloss('blue', .4, .3), 'y')
        # screen, raised at the back
        with at(0, .10, .09, rx=-22):
            box(.42, .04, .24, (0, 0, 0), .018, B); box(.375, .012, .20, (0, -.018, .02), .006, gradient([(0, '#0B2439'), (1, '#123F63')], 'Z', .9))
            for k, c in enumerate(('#5FC3A0', 'amber', '#6FB7DD')): tube([(x, -.027, .175 - .058 * k + z) for x, z in ecg_trace(4, .34, .034)], .0028, emit(c, 1))
        # paper
        pm = pattern('tiles', '#FCE9E2', '#F0B9A8', n=10, m=7, duty=.09, rough=.8)
        def fp(u, v): y = -.05 - .30 * u; z = .098 - .085 * u - (.0 if u < .4 else .02 * sin(pi * (u - .4) / .6)) if u < .85 else .0; return (v - .5) * .20, y, z
        P = [(-.03, .103), (-.10, .094), (-.175, .082), (-.20, .062), (-.215, .03), (-.245, .008), (-.30, .004), (-.36, .004)]; P = spline([(a, b, 0) for a, b in P], 5, two=True); n = len(P) - 1
        sheet(lambda u, v: ((v - .5) * .20, P[round(u * n)][0], P[round(u * n)][1] + .002), n, 2, pm, .002)
        for off in (-.045, .045):
            q = []
            for t in range(n * 3 + 1):
                f = t / 3; i = min(n - 1, int(f)); k = f - i; y = P[i][0] * (1 - k) + P[i + 1][0] * k; z = P[i][1] * (1 - k) + P[i + 1][1] * k
                ph = (t % 14); dx = (0, 0, 0, .006, 0, 0, -.006, .036, -.012, 0, 0, .008, .004, 0)[ph]; q.append((off + dx, y, z + .0055))
            tube(q, .0022, 'navy')
        for i, c in enumerate(('leaf', 'amber', 'clay')): cyl(.014, .012, (.15 + .035 * (i - .5), -.11, .083), c, bev=.004, seg=20)
        for i in range(4): box(.03, .022, .010, (-.19 + .0, -.14 + .032 * i, .076 + .003 * i), .004, ('ice', 'sky')[i % 2]); box(.03, .022, .010, (-.15, -.14 + .032 * i, .077 + .003 * i), .004, 'ice')
