"""The laboratory bench."""
import random
from math import cos, pi, radians, sin, sqrt

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

def test_tube(h=.125, r=.0085, fill=.5, liquid='clay', cap='clay', label=True):
    arc = [(r * sin(a), r - r * cos(a)) for a in [radians(9 * i) for i in range(11)]]
    lathe(arc + [(r, h)], m=glass('#F4FAFC', haze=.03, ior=1.3), seg=28, angle=80)
    k = .86; lathe([(a * k, .0012 + b * k) for a, b in arc] + [(r * k, h * fill), (0, h * fill)], m=liquid_material(liquid), seg=28, angle=50)
    if label: cyl(r * 1.03, h * .26, (0, 0, h * .50), mat('paper', rough=.7), bev=.0005, seg=28)
    if cap: cyl(r * 1.25, h * .17, (0, 0, h * .9), mat(cap, rough=.4), bev=.002, seg=28)

def tube_rack(n=6, rows=2, m='wood', caps=('clay', 'violet', 'amber', 'leaf', 'midblue', 'rose'), liquids=('#B5382F', '#C9553C', '#E7B957', '#B5382F', '#8FC7DC', '#E7B957'), pitch=.034, seed=1, frame='blue'):
    """rack of capped sample tubes, long side along x"""
    rd = random.Random(seed); L = n * pitch + .02; D = rows * pitch + .012
    for sx in (-1, 1): box(.012, D, .085, (sx * (L / 2), 0, 0), .005, frame)
    for z in (.0, .028, .068): box(L, D, .008, (0, 0, z), .003, m)
    for i in range(n):
        for j in range(rows):
            if rows > 1 and j == rows - 1 and rd.random() < .2: continue
            k = (i + j * 2) % len(caps)
            with at((i - (n - 1) / 2) * pitch, (j - (rows - 1) / 2) * pitch, .009): test_tube(.128, .0115, rd.uniform(.38, .5), liquids[k], caps[k])

def centrifuge(body='shell', accent='blue'):
    B = gloss(body, .35, .35)
    prism(rrect(.34, .36, .09), .20, (0, 0, .115), .03, B, 'z', 6); prism(rrect(.31, .33, .08), .03, (0, 0, .015), .005, 'dark', 'z')
    cyl(.145, .022, (0, .01, .208), gloss(accent, .3, .4), bev=.008)
    with at(0, .01, .222):
        cyl(.128, .006, (0, 0, 0), 'steel', bev=.002); cyl(.03, .022, (0, 0, .004), 'grey', bev=.008)
        for i in range(8):
            a = i * pi / 4; cyl(.015, .02, (.078 * cos(a), .078 * sin(a), .003), ('clay', 'amber', 'leaf', 'midblue')[i % 4], bev=.005, seg=24)
        lathe([(.132 * cos(radians(a)), .055 * sin(radians(a))) for a in range(0, 91, 6)], m=glass('#E8F4FA', haze=.02, ior=1.3), angle=180)
    cyl(.022, .018, (0, .01, .273), gloss(accent, .3, .4), bev=.006); box(.07, .03, .02, (0, -.15, .205), .008, accent)
    with at(0, -.178, .115):
        box(.24, .012, .11, (0, 0, -.05), .012, 'ice'); box(.11, .01, .055, (-.05, -.006, -.012), .006, mat('navy', rough=.2))
        for i in range(4): box(.012, .004, .012 + .008 * (i % 3), (-.083 + .022 * i, -.012, -.001), .002, emit('#7FE0BE', 1.2))
        cyl(.027, .022, (.065, -.014, .013), gloss(accent, .3, .4), bev=.006, axis='y'); box(.005, .004, .018, (.065, -.027, .016), .001, 'paper')
        for i, c in enumerate(('leaf', 'amber', 'clay')): cyl(.009, .01, (-.09 + .04 * i, -.008, -.033), c, bev=.003, axis='y', seg=20)

def monitor(w=.56, h=.36, kind='chart', frame='shell'):
    """screen on a stand facing -y. kind: 'chart' or an empty 'none'"""
    prism(rrect(.24, .16, .05), .014, (0, .03, .007), .005, frame, 'z'); box(.05, .03, .16, (0, .06, .01), .012, frame)
    with at(0, 0, .11, rx=-5):
        prism(rrect(w, h, .025), .03, (0, 0, h / 2), .010, gloss(frame, .35, .3), 'y'); sc = gradient([(0, '#0F2F4A'), (1, '#1B4A72')], 'Z', .9)
        prism(rrect(w - .035, h - .035, .014), .006, (0, -.014, h / 2), 0, sc, 'y')
        W, H = w - .06, h - .06
        def P(x, z): return (x * W / 2, -.018, h / 2 + z * H / 2)
        def bar(x, z, bw, bh, c, s=.9): box(bw * W / 2, .003, bh * H / 2, P(x, z), .003, emit(c, s))
        bar(0, .80, 1.96, .14, '#2F6E9E', .7); bar(-.86, .835, .12, .07, 'amber')
        if kind == 'chart':
            for i, v in enumerate((.35, .6, .48, .85, .7, 1.0)): bar(-.84 + .17 * i, -.86, .10, v * .95, ('#6FB7DD', '#6FB7DD', 'amber', '#6FB7DD', '#5FC3A0', '#6FB7DD')[i])
            q = [P(.18 + .15 * i, v) for i, v in enumerate((-.35, .0, -.15, .25, .2, .5))]; tube(q, .0035, emit('#5FC3A0', 1), smooth=True)
            for v in q: ball(.007, v, emit('paper', .95), sub=2)
            for i, c in enumerate(('rose', 'amber', '#6FB7DD')): cyl(.012, .004, P(.24, -.58 - .13 * i + .05), emit(c, .9), axis='y', seg=20, bev=.001); bar(.62, -.58 - .13 * i, .56, .055, '#BFD9E8', .6)

def keyboard(w=.36, m='shell'):
    with at(rx=2):
        prism(rrect(w, .13, .02), .014, (0, 0, .008), .005, m, 'z')
        for r in range(4):
            for i in range(12): box(w / 13.5, .022, .006, (-w / 2 + w * (i + 1) / 13, -.042 + .028 * r, .015), .003, 'ice')

def flask(s=1.0, liquid='amber', level=.45):
    """Erlenmeyer flask"""
    with at(s=s):
        out = [(0, 0), (.05, 0), (.056, .006), (.053, .02), (.022, .105), (.019, .125), (.019, .15), (.024, .155)]
        lathe(out, m=glass('#F2FAFC', haze=.04, ior=1.3), angle=70)
        z = .01 + .1 * level; r = .051 - (.051 - .021) * max(0, (z - .02)) / .085
        lathe([(0, .003), (.048, .003), (.052, .008), (.050, .02), (r - .002, z), (0, z)], m=liquid_material(liquid), angle=50)

def reagent(h=.16, r=.035, m='wood', cap='paper', label='paper', band='clay'):
    """screw-cap bottle with label"""
    lathe([(0, 0), (r * .92, 0), (r, .005), (r, h * .62), (r * .9, h * .72), (r * .45, h * .8), (r * .42, h * .86)], m=gloss(m, .2, .6), smooth_prof=False, angle=60)
    cyl(r * .52, h * .16, (0, 0, h * .84), mat(cap, rough=.4), bev=.004, seg=32)
    if label: cyl(r * 1.015, h * .36, (0, 0, h * .16), mat(label, rough=.7), bev=.001); cyl(r * 1.02, h * .07, (0, 0, h * .38), band, bev=.001)

def petri(agar='rose', r=.045):
    cyl(r, .012, (0, 0, 0), glass('#F2FAFC', haze=.06), bev=.003); cyl(r * .94, .006, (0, 0, .002), liquid_material(agar), bev=.002)
    rd = random.Random(3)
    for _ in range(7):
        a, q = rd.uniform(0, 2 * pi), r * .75 * sqrt(rd.random()); ball(rd.uniform(.003, .006), (q * cos(a), q * sin(a), .009), 'paper', (1, 1, .4), sub=2)

def pipettes(cols=('clay', 'amber', 'leaf')):
    """carousel with hanging pipettes"""
    cyl(.07, .012, (0, 0, 0), 'blue', bev=.005); tube([(0, 0, .01), (0, 0, .29)], .007, 'steel'); cyl(.055, .012, (0, 0, .225), 'blue', bev=.005); ball(.013, (0, 0, .295), 'blue')
    for i, c in enumerate(cols):
        a = radians(-90 + (i - (len(cols) - 1) / 2) * 62)
        with at(.062 * cos(a), .062 * sin(a), 0):
            cyl(.006, .07, (0, 0, .045), 'paper', bev=.002, r2=.009, seg=24); cyl(.0095, .05, (0, 0, .11), 'steel', bev=.003, seg=24); cyl(.016, .12, (0, 0, .155), 'white', bev=.007, seg=28); cyl(.0165, .022, (0, 0, .235), c, bev=.004, seg=28); cyl(.010, .03, (0, 0, .27), c, bev=.005, seg=24)
