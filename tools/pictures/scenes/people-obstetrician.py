"""Portrait bust: an obstetrician, braids tied back, white coat."""
from kit import *
from people.body import person
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#C9DCE8')
with at(0, 0, 0, rz=-14):
    person(sex='f', skin='warm', hair_style='braids', outfit='coat', under='blue', head=(8, 0, -2), smile=.85, earrings='amber', stetho='navy', bust=True)
portrait_camera()
finish('people-obstetrician', aspect=1, bounces=3, exposure=.0)
