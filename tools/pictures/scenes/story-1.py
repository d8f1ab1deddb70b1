"""Portrait of a storyteller: a young mother, full round hair, her newborn in her arms."""
from kit import *
from people.baby import baby
from people.cast import cast
from people.meshes import mx
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#F1DDD3')
with at(0, 0, 0, rz=-14):
    mo = cast('naomi', res=.0034, hres=.0019, look=(0, -2.1, 1.50), head=(0, 3, 7), smile=.8, mouth_open=.6, left=(.05, -.285, .255), right=(-.09, -.40, .330), lhand=((-1, -.10, .02), (0, .45, 1)), rhand=((1, .08, .08), (.05, 1, -.1)), curl=('cup', 'rest'))
    with mx(mo['body']):
        with at(.035, -.225, .295, rz=14, ry=-24, rx=72): baby(pattern('stripes', 'paper', 'sky', n=9, m=1, duty=.78), skin='light', res=.0028)
portrait_camera((.01, 0, 1.41), lens=118)
finish('story-1', aspect=1, bounces=3, exposure=.05)
