"""A good plate in pregnancy: ugali, sukuma wiki, beans; orange, milk, avocado."""
from kit import *
from props.food import avocado, beans, greens, milk, orange, plate, ugali
from props.textiles import cloth

start(5)
with at(.0, -.02, 0, rz=4): cloth(.50, .35, kitenge('leaf', 'amber', 'clay', 'paper', 7, 5), seed=2)
with at(-.02, -.03, .008, s=1.36):
    plate(.135, 'paper', 'blue')
    with at(-.045, .035, .010): ugali(.046, .048)
    with at(.056, .024, .012, rz=20): greens(44, .058, 3, .040)
    with at(-.004, -.062, .012): beans(110, .055, 2, .022)
with at(.185, .145, 0): milk(.14, .036, .82)
with at(.235, .02, .006, rz=28, rx=24): avocado(1.15)
with at(-.215, .13, .004): orange(.045)
studio((0, 0, .04))
camera(target=(.005, .012, .038), dist=1.0, az=4, el=30, lens=56, fstop=9, focus=(0, -.05, .04))
finish('pregnancy-nutrition', exposure=.08)
