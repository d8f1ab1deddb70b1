"""The laboratory bench."""
import random
from math import cos, radians, sin

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

