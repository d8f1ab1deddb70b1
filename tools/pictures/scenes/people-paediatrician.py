"""Portrait bust: a paediatrician, short crop, glasses."""
from kit import *
from people.body import person
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#CFE3D8')
with at(0, 0, 0, rz=12):
    person(sex='m', skin='dark', hair_style='crop', outfit='coat', under='sky', head=(-4, 0, 2), smile=.95, glasses='#2A1D17', stetho='leaf', bust=True)
portrait_camera()
finish('people-paediatrician', aspect=1, bounces=3, exposure=.0)
