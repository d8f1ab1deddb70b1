"""Portrait of a storyteller's child: a boy of two with his bear."""
from kit import *
from people.cast import cast
from people.meshes import mx
from people.portrait import portrait_camera, portrait_set
from props.household import teddy

start(1)
portrait_set('#F6E9C8')
with at(0, 0, .345, rz=-9, s=1.40):                      # enlarged to match the other portraits
    r = cast('liam', res=.0034, hres=.0019, look=(0, -2.1, 1.5), head=(0, 2, 6), smile=.8, mouth_open=.6, pattern_m=pattern('zigzag', 'sky', 'blue', n=0, m=13, duty=.2),
             left=(.10, -.24, .17), lhand=((-.9, -.3, .3), (0, .9, .2)), right=(-.105, -.30, .255), rhand=((.9, -.2, .1), (0, 1, 0)))
    with mx(r['body']):
        with at(.045, -.23, .150, rz=-6): teddy(.30)
portrait_camera((0, 0, 1.41), lens=128)
finish('story-3', aspect=1, bounces=3, exposure=.05)
