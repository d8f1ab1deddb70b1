"""Portrait bust: a surgeon, grey hair, scrubs."""
from kit import *
from people.body import person
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#E9E2D6')
with at(0, 0, 0, rz=10):
    person(sex='m', age='elder', skin='brown', hair_style='crop', hair_c='grey', outfit='scrubs', c='blue', c2='sky', head=(-6, 0, 0), smile=.75, bust=True)
portrait_camera()
finish('people-surgeon', aspect=1, bounces=3, exposure=.0)
