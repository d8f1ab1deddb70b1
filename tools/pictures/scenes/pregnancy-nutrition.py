"""A good plate in pregnancy: ugali, sukuma wiki, beans; orange, milk, avocado."""
from kit import *
from props.food import avocado, beans, greens, milk, orange, plate, spoon, ugali
from props.household import thermos
from props.sets import light_still, still
from props.textiles import cloth

start(5)
still(win=(-.36, .10, .56, .8), curtainm='ochre', side=-1)
with at(.0, -.05, 0, rz=4): cloth(.54, .37, kitenge('leaf', 'amber', 'clay', 'paper', 7, 5), seed=2)
with at(.0, -.055, .008, s=1.28):
    plate(.135, 'paper', 'blue')
    with at(-.045, .035, .010): ugali(.046, .048)
    with at(.056, .024, .012, rz=20): greens(44, .058, 3, .040)
    with at(-.004, -.062, .012): beans(110, .055, 2, .022)
with at(.235, .13, 0): milk(.14, .036, .82)
with at(.315, -.05, .002, rz=28, rx=24): avocado(1.15)
with at(-.27, .12, 0): orange(.045)
with at(-.335, .055, 0, rz=60): orange(.042)
with at(-.235, -.12, .006, rz=-8): spoon(.19)
with at(.40, .20, 0, rz=30, s=1.0): thermos('clay')
light_still(beam=(.05, .12, .12), w=.85, h=.55)
camera(target=(.01, -.01, .075), dist=1.22, az=4, el=18, lens=56, fstop=5, focus=(0, -.08, .05))
finish('pregnancy-nutrition', exposure=.12, warm=-.01, contrast=.26)
