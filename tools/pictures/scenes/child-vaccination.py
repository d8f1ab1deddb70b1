"""Vaccine carrier with vials on ice, a capped syringe, the child's handbook."""
from kit import *
from props.clinic import syringe, vial
from props.papers import handbook

start(5)
with at(-.09, .075, 0, rz=12, s=1.15):       # carrier, its lid off
    prism(rrect(.24, .17, .03), .15, (0, 0, .075), .010, gloss('#6DA7CE', .35, .3), 'z'); prism(rrect(.246, .176, .032), .028, (0, 0, .14), .006, gloss('paper', .35, .3), 'z')
    prism(rrect(.21, .14, .02), .004, (0, 0, .1535), 0, mat('ice', rough=.2, spec=.5), 'z'); cross(.062, .008, (0, -.087, .068), 'white', r=.001)
    for sx in (-1, 1): box(.012, .05, .03, (sx * .123, 0, .09), .005, 'midblue')
    tube([(-.128, 0, .105), (-.137, .0, .19), (-.137, .075, .215), (.137, .075, .215), (.137, 0, .19), (.128, 0, .105)], .006, gloss('amber', .4, .2), bend=.03)
    for i, (x, y, c) in enumerate(((-.07, -.025, 'leaf'), (-.035, .03, 'amber'), (.0, -.025, 'clay'), (.04, .025, 'leaf'), (.075, -.02, 'amber'))):
        with at(x, y, .150, s=1.05): vial(band=c, cap=('midblue', 'clay', 'leaf')[i % 3])
with at(.165, .055, 0, rz=-14, s=1.1): handbook(cover='leaf', pages=.014)
with at(.055, -.150, 0, rz=-6):
    prism(rrect(.25, .142, .03), .010, (0, 0, .005), .003, gloss('#8FBFDC', .3, .3), 'z'); prism(rrect(.232, .124, .024), .004, (0, 0, .0095), 0, mat('ice', rough=.4), 'z')
    with at(-.078, .012, .0115, s=2.0): vial(band='clay', cap='clay')
    with at(.042, -.036, .0115, rz=-2, s=1.25): syringe(.115, .0098)
    for i in range(3): ball(.013, (.018 + .026 * i, .046, .022), mat('white', rough=.95, bump=.4, bscale=200), (1, .9, .85), sub=3)
studio((0, 0, .1))
camera(target=(.035, 0, .100), dist=1.12, az=4, el=20, lens=56, fstop=9, focus=(.0, -.08, .06))
finish('child-vaccination', exposure=.08)
