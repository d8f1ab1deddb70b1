"""Wash station: blue bucket with a tap on a stool over a basin, soap, towel, folded mask."""
import random
from math import cos, radians, sin
from kit import *
from props.plants import plant
from props.sets import light_still, still
from props.textiles import folded

start(5)
still(win=(-.44, .15, .56, .8), curtainm='ochre', side=-1)
# stand
with at(-.03, .08, 0):
    for sx in (-1, 1):
        for sy in (-1, 1): box(.028, .028, .145, (sx * .115, sy * .075 , 0), .006, 'darkwood')
    box(.28, .20, .022, (0, 0, .145), .006, woodgrain('#C98F5C', '#B47A48', 3))
    # bucket
    lathe([(0, .168), (.082, .168), (.087, .172), (.102, .315), (.108, .318), (.108, .330), (.100, .332)], m=gloss('midblue', .3, .4), seg=72, angle=60)
    lathe([(.111, .322), (.112, .336), (.100, .346), (.03, .350), (0, .350)], m=gloss('paper', .3, .4), seg=72, angle=60); cyl(.022, .016, (0, 0, .348), gloss('amber', .3, .3), bev=.005)
    for z in (.285,): torus(.1005, .004, (0, 0, z), gloss('midblue', .3, .3))
    cyl(.030, .008, (0, -.098, .270), 'paper', axis='y', bev=.001)
    # a drop sign on the bucket
    prism([(.0125 * cos(a), .2655 + .0125 * sin(a)) for a in [radians(-210 + 240 * i / 20) for i in range(21)]] + [(0, .292)], .006, (0, -.1015, 0), .001, 'midblue', 'y')
    # tap
    cyl(.016, .012, (0, -.092, .196), 'steel', axis='y', bev=.003); tube([(0, -.09, .196), (0, -.142, .196), (0, -.148, .172)], .0095, metal('amber', .3), bend=.014); cyl(.0115, .012, (0, -.148, .160), metal('amber', .3), bev=.002); cyl(.006, .022, (0, -.118, .202), 'steel', bev=.002); box(.046, .012, .008, (0, -.118, .222), .003, gloss('clay', .3, .3))
    # water: drops falling
    Wt = mat('#7FC0E6', rough=.08, spec=.6, coat=.6, emit=.12)
    for z, k in ((.142, .0075), (.112, .0085), (.078, .0075)): lathe([(0, -k), (k * .75, -k * .66), (k, 0), (k * .6, k * .9), (0, k * 2.1)], (0, -.148, z), Wt, smooth_prof=True, angle=180)
    # basin
    with at(0, -.165, 0):
        lathe([(0, 0), (.075, 0), (.08, .004), (.112, .050), (.122, .053), (.122, .058), (.106, .056), (.074, .012), (0, .010)], m=gloss('paper', .3, .4), seg=72, angle=60); torus(.122, .0032, (0, 0, .0555), gloss('blue', .3, .3), n=72)
        cyl(.097, .004, (0, 0, .036), mat('#8CC7E8', rough=.06, spec=.6, coat=.5), bev=.001)
        for r in (.024, .045): torus(r, .0013, (0, .017, .0402), mat('#CFE8F5', rough=.1))
        for x, y, r in ((-.055, -.03, .013), (-.038, -.045, .010), (-.065, -.01, .009), (.055, -.035, .012), (.07, -.015, .008), (.04, -.05, .008)): ball(r, (x, y, .041), mat('#F4FAFD', rough=.1, coat=.6), sub=3)
# soap on a dish with suds
with at(.195, -.10, 0, rz=-18):
    prism(rrect(.115, .078, .03), .010, (0, 0, .005), .004, gloss('blue', .3, .3), 'z'); box(.082, .052, .030, (0, 0, .010), .014, mat('#F3B9A4', rough=.35, spec=.4)); prism(rrect(.044, .02, .0099), .002, (0, 0, .0402), .0006, mat('#E9A48C', rough=.4), 'z')
    rd = random.Random(5)
    for i in range(16): ball(rd.uniform(.005, .012), (.038 + rd.gauss(0, .012), -.022 + rd.gauss(0, .010), .012 + rd.random() * .03), mat('#F6FBFD', rough=.1, coat=.6), sub=3)
# folded towel, mask on top
with at(.26, .10, 0, rz=-10):
    folded(.19, .15, .066, [mat('ochre', rough=.9, sheen=.4), kitenge('leaf', 'amber', 'clay', 'paper', 6, 5), mat('paper', rough=.9, sheen=.4)], 3, 4)
# face mask lying in front left
with at(-.255, -.115, .002, rz=14):
    def mk(u, v):
        x, y = (u - .5) * .150, (v - .5) * .085 * (1 - .10 * abs(2 * u - 1)); d = (1 - (2 * u - 1) ** 2) * (1 - (2 * v - 1) ** 2)
        return x, y, .004 + .022 * d + .0018 * abs(((v * 3.5) % 1) - .5) * 2 * (1 - abs(2 * u - 1) ** 6)
    sheet(mk, 40, 56, mat('#8FC3E2', rough=.8), .0022)
    for s in (-1, 1):
        sheet(lambda u, v, s=s: (s * (.072 + .005 * u), (v - .5) * .078, .0052), 2, 2, 'paper', .003)
        tube([(s * .075, -.036, .005), (s * .112, -.032, .003), (s * .122, 0, .003), (s * .112, .032, .003), (s * .075, .036, .005)], .0021, 'paper', smooth=True)
with at(-.30, .15, 0, rz=0, s=.9): plant('clay', 'snake', .07, .11, .45, seed=3, n=9)
light_still(beam=(.05, .2, .2), w=.9, h=.62)
camera(target=(.01, 0, .155), dist=1.38, az=6, el=13, lens=54, fstop=5, focus=(0, -.06, .1))
finish('hand-washing', exposure=.08, warm=-.01, contrast=.27)
