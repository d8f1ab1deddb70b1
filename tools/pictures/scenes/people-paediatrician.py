"""Portrait bust: a paediatrician, short crop, glasses."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#CFE3D8')
with at(0, 0, 0, rz=12):
    cast('paediatrician', head=(-4, 0, 2), smile=.95, bust=True)
portrait_camera()
finish('people-paediatrician', aspect=1, bounces=3, exposure=.0)
