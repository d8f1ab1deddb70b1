"""Portrait bust of a storyteller: a sturdy man with a short beard."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#D8E4E4')
with at(0, 0, 0, rz=11):
    cast('josphat', head=(-6, 0, -1), smile=0.6, bust=True)
portrait_camera()
finish('story-2', aspect=1, bounces=3, exposure=.0)
