"""Bucket with a tap over a basin, soap on its dish, a folded towel."""
from kit import *
from props.textiles import folded

start(5)
WATER = mat('#7FC0E6', rough=.08, spec=.6, coat=.6, emit=.12)
with at(-.05, .08, 0):
    for sx in (-1, 1):
        for sy in (-1, 1): box(.028, .028, .145, (sx * .115, sy * .075, 0), .006, 'darkwood')
    box(.28, .20, .022, (0, 0, .145), .006, woodgrain('#C98F5C', '#B47A48', 3))
    lathe([(0, .168), (.082, .168), (.087, .172), (.102, .315), (.108, .318), (.108, .330), (.100, .332)], m=gloss('midblue', .3, .4), seg=72, angle=60); torus(.1005, .004, (0, 0, .285), gloss('midblue', .3, .3))
    lathe([(.111, .322), (.112, .336), (.100, .346), (.03, .350), (0, .350)], m=gloss('paper', .3, .4), seg=72, angle=60); cyl(.022, .016, (0, 0, .348), gloss('amber', .3, .3), bev=.005)
    cyl(.016, .012, (0, -.092, .196), 'steel', axis='y', bev=.003); tube([(0, -.09, .196), (0, -.142, .196), (0, -.148, .172)], .0095, metal('amber', .3), bend=.014); cyl(.0115, .012, (0, -.148, .160), metal('amber', .3), bev=.002)
    cyl(.006, .022, (0, -.118, .202), 'steel', bev=.002); box(.046, .012, .008, (0, -.118, .222), .003, gloss('clay', .3, .3))
    tube([(0, -.148, .165), (0, -.149, .10), (0, -.150, .042)], .0042, WATER)
    with at(0, -.165, 0):
        lathe([(0, 0), (.085, 0), (.09, .004), (.126, .050), (.136, .053), (.136, .058), (.120, .056), (.084, .012), (0, .010)], m=gloss('paper', .3, .4), seg=72, angle=60); torus(.136, .0032, (0, 0, .0555), gloss('blue', .3, .3), n=72)
        cyl(.110, .004, (0, 0, .036), mat('#8CC7E8', rough=.06, spec=.6, coat=.5), bev=.001)
        for r in (.024, .045): torus(r, .0013, (0, .017, .0402), mat('#CFE8F5', rough=.1))
with at(.185, -.115, 0, rz=-18, s=1.15):
    prism(rrect(.115, .078, .03), .010, (0, 0, .005), .004, gloss('blue', .3, .3), 'z'); box(.082, .052, .030, (0, 0, .010), .014, mat('#F3B9A4', rough=.35, spec=.4)); prism(rrect(.044, .02, .0099), .002, (0, 0, .0402), .0006, mat('#E9A48C', rough=.4), 'z')
with at(.235, .07, 0, rz=-12): folded(.19, .15, .075, [mat('ochre', rough=.9, sheen=.4), kitenge('leaf', 'amber', 'clay', 'paper', 6, 5)], 2, 4)
studio((0, 0, .14), 1.1)
camera(target=(.045, 0, .163), dist=1.20, az=6, el=15, lens=56, fstop=9, focus=(0, -.06, .1))
finish('hand-washing', exposure=.08)
