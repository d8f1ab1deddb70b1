"""Open centrifuge, a rack of spun blood tubes, a pipette on a report."""
from kit import *
from props.laboratory import centrifuge, pipette, report, tube_rack

start(21)
with at(-.125, .05, 0, rz=13): centrifuge()
with at(.215, .06, 0, rz=-20, s=1.34): tube_rack(5, 2, 'paper', ('clay', 'amber', 'clay', 'violet', 'amber'), ('#8E231D',), seed=3, frame='leaf', serum=.15)
with at(.235, -.145, 0, rz=-26, s=1.2): report()
with at(.14, -.225, .0015, rz=5, s=1.3): pipette()
studio((0, 0, .15), 1.2)
camera(target=(.033, 0, .166), dist=1.77, az=4, el=26, lens=58, fstop=10, focus=(-.03, -.1, .12))
finish('modern-laboratory', exposure=.08)
