"""The laboratory bench."""
import random
from math import copysign, cos, pi, radians, sin

from kit import *

# real scale; z=0 is the bench top
def microscope(body='shell', accent='blue', ring=('clay', 'amber', 'leaf')):
    """upright microscope, user side towards -x (eyepieces up-left), about .46 m tall"""
    B = gloss(body, .35, .35); A = gloss(accent, .3, .4); K = mat('dark', rough=.45)
    prism(rrect(.30, .20, .07), .045, (-.01, 0, .0225), .014, B, 'z'); prism(rrect(.27, .17, .06), .02, (-.01, 0, .05), .006, A, 'z')
    arm = spline([(.03, .04), (.128, .035), (.15, .12), (.15, .23), (.128, .305), (.07, .345), (-.05, .345), (-.062, .318), (-.05, .292), (.03, .288), (.068, .26), (.078, .20), (.072, .12), (.05, .075)], 6, True, True)
    prism(arm, .085, (0, 0, 0), .02, B, 'y', 5)
    inset = spline([(.108, .09), (.132, .13), (.132, .22), (.112, .285), (.098, .26), (.102, .16)], 6, True, True); prism(inset, .089, (0, 0, 0), .004, A, 'y')
    # head + eyepieces
    cyl(.045, .03, (-.02, 0, .335), A, bev=.008); box(.13, .10, .06, (-.03, 0, .36), .026, B)
    for sy in (-1, 1):
        with at(-.055, sy * .033, .385, ry=-48):
            cyl(.022, .075, (0, 0, .0), B, bev=.006); cyl(.0195, .04, (0, 0, .068), 'steel', bev=.004); cyl(.026, .04, (0, 0, .098), K, bev=.009)
    # nosepiece + objectives
    with at(-.028, 0, .292, ry=0):
        cyl(.042, .026, (0, 0, -.03), K, bev=.01)
        for i, (a, tilt) in enumerate(((0, 0), (125, 26), (235, 26))):
            with at(0, 0, -.03, rz=a):
                with at(.0 if not tilt else .018, 0, 0, ry=180 - (tilt if tilt else 0)):
                    cyl(.0155, .04, (0, 0, 0), metal('steel', .25), bev=.004); cyl(.0162, .007, (0, 0, .016), ring[i]); cyl(.0125, .022, (0, 0, .038), metal('steel', .25), bev=.004, r2=.007)
    # stage, slide, condenser, lamp
    box(.17, .16, .016, (-.03, 0, .165), .006, K); box(.08, .06, .04, (.055, 0, .135), .012, B)
    box(.03, .078, .003, (-.03, 0, .181), .001, mat('#DDEEF4', rough=.1, coat=.5)); ball(.010, (-.03, 0, .184), 'clay', (1, 1, .25), sub=3)
    for sy in (-1, 1): box(.035, .008, .005, (-.03, sy * .045, .182), .002, 'steel')
    cyl(.03, .045, (-.03, 0, .115), K, bev=.006); cyl(.042, .022, (-.03, 0, .058), A, bev=.007, r2=.036); cyl(.028, .004, (-.03, 0, .079), emit('#FFE9B8', 2.2))
    tube([(-.005, -.055, .165), (-.005, -.055, .11)], .006, 'steel'); cyl(.011, .02, (-.005, -.055, .092), K, bev=.003)
    for sy in (-1, 1):
        cyl(.033, .03, (.105, sy * .058, .105), A, bev=.006, axis='y'); cyl(.018, .025, (.105, sy * .083, .105), 'amber', bev=.005, axis='y')

def liquid_material(c): return mat(c, rough=.15, spec=.5, emit=.10)

def test_tube(h=.125, r=.0085, fill=.5, liquid='clay', cap='clay', label=True, serum=0):
    """capped tube; serum = its part above the cells, after the centrifuge"""
    arc = [(r * sin(a), r - r * cos(a)) for a in [radians(9 * i) for i in range(11)]]
    lathe(arc + [(r, h)], m=glass('#F4FAFC', haze=.03, ior=1.3), seg=28, angle=80)
    k = .86; lathe([(a * k, .0012 + b * k) for a, b in arc] + [(r * k, h * fill), (0, h * fill)], m=liquid_material(liquid), seg=28, angle=50)
    if serum: cyl(r * k, h * serum, (0, 0, h * fill), liquid_material('#E2B04A'), bev=.0005, seg=28)
    if label: cyl(r * 1.03, h * .26, (0, 0, h * .50), mat('paper', rough=.7), bev=.0005, seg=28)
    if cap: cyl(r * 1.25, h * .17, (0, 0, h * .9), mat(cap, rough=.4), bev=.002, seg=28)

def tube_rack(n=6, rows=2, m='wood', caps=('clay', 'violet', 'amber', 'leaf', 'midblue', 'rose'), liquids=('#B5382F', '#C9553C', '#E7B957', '#B5382F', '#8FC7DC', '#E7B957'), pitch=.034, seed=1, frame='blue', serum=0):
    """rack of capped sample tubes, long side along x"""
    rd = random.Random(seed); L = n * pitch + .02; D = rows * pitch + .012
    for sx in (-1, 1): box(.012, D, .085, (sx * (L / 2), 0, 0), .005, frame)
    for z in (.0, .028, .068): box(L, D, .008, (0, 0, z), .003, m)
    for i in range(n):
        for j in range(rows):
            if rows > 1 and j == rows - 1 and rd.random() < .2: continue
            k = (i + j * 2) % len(caps)
            with at((i - (n - 1) / 2) * pitch, (j - (rows - 1) / 2) * pitch, .009): test_tube(.128, .0115, rd.uniform(.38, .5) - serum, liquids[k % len(liquids)], caps[k], serum=serum)

def outline(w, front, back, k=.32, n=96):
    """rounded rectangle from y = front to back with n points; k=1 makes it an ellipse"""
    f = lambda c: copysign(abs(c) ** k, c)
    return [(w / 2 * f(cos(2 * pi * i / n)), (front + back) / 2 + (back - front) / 2 * f(sin(2 * pi * i / n))) for i in range(n)]

def centrifuge(caps=('clay', 'amber', 'clay', 'violet')):
    """bench centrifuge, facing -y, its lid open, with equal tubes opposite each other"""
    B = gloss('shell', .35, .35); D = mat('dark', rough=.5); S = metal('#D2DAE0', .24)
    shell = lambda i, z: (z, outline(.37 - 2 * i, -.205 + .3 * z + i, .185 - i)); ring = lambda r, z: (z, outline(2 * r, .018 - r, .018 + r, 1))
    loft([shell(.012, 0), shell(.002, .003), shell(0, .010), shell(0, .155), shell(.002, .166), shell(.008, .174), shell(.018, .177), ring(.122, .177)], B, angle=40)
    loft([ring(.122, .177), ring(.120, .181), ring(.115, .182), ring(.114, .178)], D); loft([ring(.114, .178), ring(.113, .11), ring(.10, .10), ring(.001, .098)], metal('#D5DDE2', .4), angle=40)
    loft([shell(-.0015, .004), shell(-.002, .03), shell(.0, .031)], mat('blue', rough=.4))
    with at(0, .018, .104):       # rotor
        lathe([(.104, 0), (.106, .010), (.101, .020), (.050, .052), (.030, .056), (0, .056)], m=S, seg=72)
        cyl(.021, .016, (0, 0, .056), D, bev=.004); cyl(.012, .012, (0, 0, .072), gloss('amber', .3, .3), bev=.004)
        for i in range(8):
            with at(rz=45 * i + 12):
                with at(.079, 0, .036, ry=-32, s=1.22): torus(.0145, .0025, (0, 0, 0), D, n=32); cyl(.0138, .002, (0, 0, -.001), D, bev=0); cyl(.0105, .02, (0, 0, 0), glass('#F4FAFC', haze=.2, ior=1.3)); cyl(.0135, .021, (0, 0, .012), mat(caps[i % len(caps)], rough=.4), bev=.003)
    with at(0, .170, .180, rx=-73):       # lid
        prism(outline(.325, -.305, .01), .034, (0, 0, .017), .009, B, 'z', 5); y = -.150
        cyl(.126, .004, (0, y, -.003), mat('ice', rough=.4), bev=.001, seg=72); torus(.117, .0055, (0, y, -.003), D, n=72)
        torus(.047, .004, (0, y, -.004), D); cyl(.046, .003, (0, y, -.0045), mat('#7FA9C4', rough=.08, coat=.8), bev=0)
        box(.05, .016, .018, (0, -.298, -.016), .004, D)
    for x in (-.09, .09): cyl(.012, .05, (x, .172, .183), D, axis='x', bev=.003)
    with at(0, -.205 + .3 * .092, .092, rx=-16.7):       # controls
        prism(rrect(.27, .088, .016), .016, (0, 0, 0), .003, mat('blue', rough=.35), 'y')
        prism(rrect(.125, .058, .006), .002, (-.055, -.0085, 0), 0, gradient([(0, '#081521'), (1, '#0C2233')], 'Z', .8), 'y')
        for x, words, small in ((-.086, '3000', 'rpm'), (-.026, '10', 'min')): text(words, .026, (x, -.0097, -.002), emit('#57D9A3', 1.1), depth=.0002); text(small, .013, (x, -.0097, -.020), emit('#57D9A3', .8), depth=.0002)
        for x, z, c in ((.038, .015, 'leaf'), (.038, -.015, 'clay')): cyl(.0105, .008, (x, -.010, z), gloss(c, .35, .3), axis='y', bev=.003, seg=32)
        cyl(.024, .018, (.092, -.014, 0), gloss('paper', .35, .3), axis='y', bev=.004); box(.003, .002, .014, (.092, -.0235, .004), 0, 'blue')

def pipette(m='midblue'):
    """laboratory pipette with its yellow tip, lying along x, the tip at +x"""
    W = gloss('paper', .3, .4); A = gloss(m, .3, .4)
    with at(0, 0, .0155, ry=90):
        lathe([(0, -.055), (.009, -.055), (.0145, -.048), (.0155, -.02), (.0135, .03), (.011, .062), (.0085, .070)], m=A, smooth_prof=False, angle=60)
        lathe([(.0085, .068), (.0075, .075), (.0055, .125), (.0045, .150), (0, .150)], m=W, angle=50); lathe([(.0058, .138), (.0054, .150), (.0022, .182), (0, .182)], m=mat('ochre', rough=.3, spec=.5), angle=50)
        cyl(.0045, .03, (0, 0, -.08), W); cyl(.0105, .014, (0, 0, -.092), gloss('amber', .3, .4), bev=.004)
        prism(rrect(.028, .010, .003), .0012, (-.0148, 0, .0), 0, mat('white', rough=.4), 'x')
    with at(-.052, .012, .014, rz=-12): box(.014, .042, .012, (0, 0, 0), .005, A)

def report(w=.13, h=.18):
    """slip with results, lying, its top towards +y"""
    P = mat('white', rough=.8); prism(rrect(w, h, .002), .0012, (0, 0, .0006), 0, P, 'z'); z = .0012
    box(w * .88, .018, .0004, (0, h * .40, z), 0, 'blue'); text('LABORATORY REPORT', .0088, (0, h * .385, z + .0005), 'white', upright=False, depth=.0001)
    for i in range(6):
        for x, k in ((-.26, .30), (.10, .18), (.33, .16)): box(w * k, .0034, .0003, (x * w, h * (.25 - .085 * i), z), 0, 'grey' if x < 0 else 'sky')
    with at(w * .24, -h * .30, z, rz=14): torus(.021, .0011, (0, 0, 0), 'violet'); torus(.015, .0008, (0, 0, 0), 'violet'); box(.024, .004, .0004, (0, -.002, 0), 0, 'violet')
