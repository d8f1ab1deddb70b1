"""Portrait of a storyteller: a student with short twists, a rucksack on his shoulder."""
from kit import *
from people.body import torso_rows
from people.cast import cast
from people.fields import U, cap, prof, surfs
from people.meshes import mx
from people.portrait import portrait_camera, portrait_set

start(1)
portrait_set('#D9E3EE')
with at(0, 0, 0, rz=12):
    r = cast('kelvin', res=.0034, hres=.0019, look=(0, -2.1, 1.50), head=(0, 1, 4), smile=.85, mouth_open=.7, right=(-.185, -.165, .335), rhand=((.9, -.1, .30), (0, 1, -.1)), curl=('rest', 'hold'))
    chest = U(.03, prof(torso_rows('m', .93, .020), k=.012), *[cap((s * .05, .024, .405), (s * .157, .016, .352), .054, .062) for s in (-1, 1)])
    with mx(r['body']):
        for s in (-1, 1):
            front = [tuple(q) for q in surfs(chest, [(s * (.098 + .02 * max(0, .40 - z)), -.4, z) for z in (.10, .18, .26, .32, .36, .40, .43)])]
            P = spline(front + [(s * .10, .045, .462), (s * .105, .10, .42)], 5)
            sheet(lambda u, v: (lambda q: (q[0] + (v - .5) * .050, q[1] - .006 * abs(v - .5), q[2]))(P[round(u * (len(P) - 1))]), len(P) - 1, 6, mat('navy', rough=.8), .012)
        box(.30, .16, .42, (0, .20, .02), .06, mat('navy', rough=.8))
portrait_camera()
finish('story-5', aspect=1, bounces=3, exposure=.12)
