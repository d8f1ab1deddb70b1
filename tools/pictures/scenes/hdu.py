"""High dependency unit: one bed, monitors, infusion pumps, curtains."""
from kit import *
from props.furniture import armchair
from props.monitoring import patient_monitor, pump_stand
from props.room import picture
from props.sets import rig, shell
from props.ward import bed_curtain, cubicle_track, hospital_bed

start(16)
shell(None, x1=3.2, x0=-5)
# service wall panel
box(2.7, .10, .42, (0, -.05, 1.36), .04, gloss('white', .35, .3)); box(2.72, .105, .05, (0, -.053, 1.36), .016, 'blue'); box(.9, .05, .05, (0, -.11, 1.72), .02, emit('#FFF3D6', 1.5))
for i, c in enumerate(('leaf', 'amber', 'midblue')):
    cyl(.045, .05, (.62 + .16 * i, -.11, 1.58), c, bev=.012, axis='y', seg=28); cyl(.02, .06, (.62 + .16 * i, -.12, 1.58), 'paper', axis='y', seg=20)
for i in range(4): box(.10, .014, .08, (-1.15 + .14 * i, -.103, 1.53), .012, 'ice')
with at(0, -1.3, 0, rz=90): hospital_bed(blanket=pattern('zigzag', 'amber', 'clay', n=4, m=14, duty=.42), band='white', back=34)
with at(.98, -.62, 0, rz=-18): patient_monitor(.52, 1.10)
with at(-.98, -.72, 0, rz=16): pump_stand(4, 2.0)
tube([(-.9, -.85, 1.0), (-.75, -1.1, .72), (-.5, -1.05, .95), (-.3, -.95, .98)], .007, mat('#DCEBF0', rough=.25), smooth=True)
tube([(.86, -.68, 1.18), (.72, -.9, .85), (.5, -1.0, .98), (.28, -.95, .98)], .008, mat('blue', rough=.4), smooth=True)
# curtains either side
cubicle_track([(-1.85, -.02), (-1.85, -2.2)], 2.5); cubicle_track([(1.85, -.02), (1.85, -2.2)], 2.5)
with at(-1.85, -.85, 0, rz=90): bed_curtain(1.5, 2.05, 'sage', .42, seed=1)
with at(1.85, -.85, 0, rz=90): bed_curtain(1.5, 2.05, 'sage', .42, seed=4)
with at(1.24, -1.62, 0, rz=-50): armchair('ochre', cushion=pattern('dots', 'blue', 'paper', n=7, m=7, duty=.36))
with at(0, 0, 2.12): picture(.70, .46, 'sun')
rig(to=(.3, -.6, 1.15), w=3.2, h=2.5, key=170, cool=50)
camera(target=(.04, -1.2, 1.08), dist=5.6, az=-8, el=13, lens=46, fstop=2.6, focus=(0, -1.6, .9))
finish('hdu', bounces=4, exposure=.2, warm=-.015)
