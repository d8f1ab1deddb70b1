"""Portrait bust: a surgeon, grey hair, scrubs."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#E9E2D6')
with at(0, 0, 0, rz=10):
    cast('surgeon', head=(-6, 0, 0), smile=.75, bust=True)
portrait_camera()
finish('people-surgeon', aspect=1, bounces=3, exposure=.0)
