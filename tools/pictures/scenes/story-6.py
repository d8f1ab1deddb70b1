"""Portrait bust of a storyteller: a woman with glasses, hair in a knot."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#DFE8D8')
with at(0, 0, 0, rz=-11):
    cast('charity', head=(5, 0, 2), smile=0.7, bust=True)
portrait_camera()
finish('story-6', aspect=1, bounces=3, exposure=.0)
