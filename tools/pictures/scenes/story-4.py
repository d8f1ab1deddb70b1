"""Portrait bust of a storyteller: a market woman in a headwrap."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#F3E6CB')
with at(0, 0, 0, rz=-11):
    cast('teresia', head=(6, 1, -2), smile=0.75, bust=True)
portrait_camera()
finish('story-4', aspect=1, bounces=3, exposure=.0)
