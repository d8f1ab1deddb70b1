"""Portrait of a storyteller: a market woman in a headwrap, a tomato in her hand."""
from mathutils import Vector
from kit import *
from people.cast import cast
from people.portrait import portrait_camera, portrait_set
from props.food import tomato

start(1)
portrait_set('#F3E6CB')
with at(0, 0, 0, rz=-11):
    r = cast('teresia', res=.0034, hres=.0019, look=(0, -2.1, 1.50), head=(0, 2, -5), smile=.9, mouth_open=.8, right=(-.10, -.27, .335), rhand=((.55, -.75, .25), (0, .2, 1)), curl=('rest', 'cup'))
    palm = frames[-1] @ r['hands'][-1] @ Vector((.004, -.022, .085))
with at(*palm): tomato()
portrait_camera((0, 0, 1.45))
finish('story-4', aspect=1, bounces=3, exposure=.05)
