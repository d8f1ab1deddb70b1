"""Portrait bust: an obstetrician, braids tied back, white coat."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#C9DCE8')
with at(0, 0, 0, rz=-14):
    cast('obstetrician', head=(8, 0, -2), smile=.85, bust=True)
portrait_camera()
finish('people-obstetrician', aspect=1, bounces=3, exposure=.0)
