"""Portrait of a storyteller: a sturdy man with a short beard and a mug of tea."""
from mathutils import Vector
from kit import *
from people.cast import cast
from people.meshes import mx
from people.portrait import portrait_camera, portrait_set
from props.household import mug

start(1)
portrait_set('#D8E4E4')
with at(0, 0, 0, rz=11):
    r = cast('josphat', res=.0034, hres=.0019, look=(0, -2.1, 1.50), head=(0, 2, -5), smile=.75, mouth_open=.5, right=(-.125, -.285, .375), rhand=((.75, -.55, .12), (.45, .8, .0)), curl=('rest', 'hold'))
    cup = Vector(r['arms'][-1][2]) + Vector((.066, -.072, -.02))
    with mx(r['body']):
        with at(*cup, rz=150): mug('blue')
portrait_camera((0, 0, 1.42), lens=128)
finish('story-2', aspect=1, bounces=3, exposure=.05)
