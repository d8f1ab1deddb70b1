"""Portrait bust of a storyteller: a young mother, full round hair."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#F1DDD3')
with at(0, 0, 0, rz=-12):
    cast('naomi', head=(7, 0, 3), smile=0.8, bust=True)
portrait_camera()
finish('story-1', aspect=1, bounces=3, exposure=.0)
