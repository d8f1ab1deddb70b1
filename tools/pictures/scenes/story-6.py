"""Portrait of a storyteller: a woman with glasses, hair in a knot, her hand on her heart."""
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#DFE8D8')
with at(0, 0, 0, rz=-11):
    cast('charity', res=.0034, hres=.0019, look=(0, -2.1, 1.50), head=(0, 2, 6), smile=.85, mouth_open=.35, right=(-.085, -.185, .315), rhand=((.80, .12, .42), (.05, 1, -.15)), curl=('rest', 'flat'))
portrait_camera()
finish('story-6', aspect=1, bounces=3, exposure=.05)
