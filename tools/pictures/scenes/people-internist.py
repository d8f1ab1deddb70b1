"""Portrait bust: an internist, short natural hair."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#F0DCCB')
with at(0, 0, 0, rz=-12):
    cast('internist', head=(6, 0, 3), smile=.8, bust=True)
portrait_camera()
finish('people-internist', aspect=1, bounces=3, exposure=.0)
