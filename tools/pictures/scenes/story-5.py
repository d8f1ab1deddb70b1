"""Portrait bust of a storyteller: a student with short twists."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#D9E3EE')
with at(0, 0, 0, rz=12):
    cast('kelvin', head=(-7, 0, 2), smile=0.7, bust=True)
portrait_camera()
finish('story-5', aspect=1, bounces=3, exposure=.0)
