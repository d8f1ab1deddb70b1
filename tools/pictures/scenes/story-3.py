"""Portrait bust of a storyteller's child: a boy of two."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#F6E9C8')
with at(0, 0, .345, rz=-9, s=1.40):                      # enlarged to match the other portraits
    cast('liam', head=(6, 0, 4), smile=.8, bust=True, pattern_m=pattern('zigzag', 'sky', 'blue', n=0, m=13, duty=.2))
portrait_camera()
finish('story-3', aspect=1, bounces=3, exposure=.0)
