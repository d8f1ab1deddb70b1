"""Vaccination day: vial, syringe without needle, cool box, health card, teddy."""
from mathutils import Vector, noise
from kit import *
from props.household import teddy
from props.sets import light_still, still
from props.vaccines import syringe, vial

start(5)
still(win=(.46, .14, .5, .8), a='#F1E7DA', b='#EADCCB')
# cool box with lid ajar
with at(-.20, .10, 0, rz=10):
    prism(rrect(.24, .17, .03), .15, (0, 0, .075), .010, gloss('midblue', .35, .3), 'z'); prism(rrect(.246, .176, .032), .028, (0, 0, .14), .006, gloss('paper', .35, .3), 'z')
    prism(rrect(.22, .15, .02), .004, (0, 0, .153), 0, 'ice', 'z')
    box(.09, .006, .09, (0, -.086, .028), .010, 'blue'); cross(.062, .008, (0, -.09, .073), 'white', r=.001)
    for sx in (-1, 1): box(.012, .05, .03, (sx * .123, 0, .09), .005, 'blue')
    tube([(-.128, 0, .105), (-.135, .0, .20), (-.135, .06, .235), (.135, .06, .235), (.135, 0, .20), (.128, 0, .105)], .006, gloss('amber', .4, .2), bend=.03)
    for i, (x, y, c) in enumerate(((-.07, -.02, 'leaf'), (-.035, .03, 'amber'), (.0, -.025, 'clay'), (.04, .02, 'leaf'), (.075, -.02, 'amber'))):
        with at(x, y, .150, s=1.05): vial(band=c, cap=('midblue', 'clay', 'leaf')[i % 3])
# main vial and syringe on a small tray
with at(.06, -.13, 0, rz=-6):
    prism(rrect(.25, .13, .03), .010, (0, 0, .005), .003, gloss('#8FBFDC', .3, .3), 'z'); prism(rrect(.232, .112, .024), .004, (0, 0, .0095), 0, mat('ice', rough=.4), 'z')
    with at(-.075, .008, .0115, s=2.05): vial(band='clay', cap='clay')
    with at(.045, -.012, .0115, rz=12, s=1.2): syringe(.115, .0098)
    cluster([(.06 + .012 * i, .035, .022) for i in range(3)], .012, ['white'], .15, sub=3)
# health card, open like a folder
for s, c in ((-1, 'paper'), (1, 'paper')):
    with at(.15, .10, 0, rz=s * 24 - 6):
        with at(s * .0565, 0, 0, rx=-8):
            box(.113, .003, .155, (0, 0, 0), .001, mat(c, rough=.7))
            if s < 0:
                box(.109, .002, .034, (0, -.0022, .117), .001, mat('leaf', rough=.7)); heart(.05, .003, (0, -.0025, .078), 'clay')
                for i in range(2): box(.07, .002, .006, (0, -.002, .035 - .014 * i), .001, 'ice')
            else:
                for j in range(5):
                    box(.045, .002, .006, (-.025, -.002, .128 - .026 * j), .001, 'sky'); box(.016, .002, .016, (.03, -.002, .123 - .026 * j), .002, 'mint' if j < 3 else 'ice')
                    if j < 3: tube([(.024, -.004, .131 - .026 * j), (.028, -.004, .126 - .026 * j), (.037, -.004, .137 - .026 * j)], .0018, 'leaf')
with at(.34, .02, 0, rz=-18): teddy(.22)
with at(.34, -.045, .0): pass
with at(-.02, -.02, 0, rz=0): pass
sheet(lambda u, v: (-.385 + .21 * u + .04 * v, -.26 + .15 * v, .003 + .003 * noise.noise(Vector((u * 4, v * 4, 1)))), 24, 24, kitenge('amber', 'blue', 'clay', 'paper', 4, 3), .003)
light_still(beam=(.05, .2, .14), w=.85, h=.6)
camera(target=(.03, 0, .095), dist=1.2, az=5, el=13, lens=54, fstop=5, focus=(.0, -.08, .06))
finish('child-vaccination', exposure=.08, warm=-.01, contrast=.28)
