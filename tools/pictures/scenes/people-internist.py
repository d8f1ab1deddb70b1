"""Portrait bust: an internist, short natural hair."""
from kit import *
from people.body import person
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#F0DCCB')
with at(0, 0, 0, rz=-12):
    person(sex='f', skin='brown', hair_style='short', outfit='coat', under='rose', head=(6, 0, 3), smile=.8, earrings='amber', stetho='navy', bust=True)
portrait_camera()
finish('people-internist', aspect=1, bounces=3, exposure=.0)
