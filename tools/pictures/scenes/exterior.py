"""The hospital with its blue cross as a model on its own plot: jacaranda, hedges, an ambulance on the drive."""
from kit import *
from props.building import hospital
from props.grounds import ambulance, bench, bush, hedge, jacaranda, kerb

start(2)
with at(z=.55):       # on its plinth
    hospital()
    prism([(x - .6, y - 1.6) for x, y in rrect(22, 16, 1.6)], .5, (0, 0, -.27), .08, mat('#8FB072', rough=.9), 'z')      # lawn
    prism([(x - .6, y - 1.6) for x, y in rrect(22.3, 16.3, 1.7)], .3, (0, 0, -.42), .06, 'sand', 'z')
    D = mat('#D9D0C4', rough=.8, spec=.2)
    box(22, 3.4, .06, (-.6, -6.9, -.045), 0, D); box(5.4, 4, .06, (-.2, -3.6, -.04), 0, D)
    for a in ([(-11.4, -5.15), (-3, -5.15), (-3, -3.9)], [(2.6, -3.9), (2.6, -5.15), (10.2, -5.15)], [(-11.4, -8.7), (10.2, -8.7)]): kerb(a)
    with at(-5.6, -.95, 0): hedge(4.4, .75, .8, 2, bloom=['rose', 'clay'])
    with at(4.6, -.95, 0): hedge(3.2, .75, .8, 5, bloom=['amber', 'paper'])
    with at(4.9, -3.4, 0): bench(1.8)
    with at(-8.3, -2.8, 0): jacaranda(5.4, 3, petals=40)
    with at(8.4, 1.0, 0): bush(1.1, 1.5, 6); bush(.8, 2.1, 7)
    for x, y, r, s, c in ((8.5, -2.2, .8, 8, ['rose']), (-4.4, -3.6, .5, 9, ['amber']), (7.4, -3.8, .45, 4, ['amber', 'paper']), (-9.9, 2.2, 1.0, 5, ['rose'])):
        with at(x, y, 0): bush(r, r * .9, s, bloom=c)
    with at(4.3, -6.8, .01, rz=-164): ambulance()
studio((0, -1, 2), 20)
camera(target=(-.75, -2.2, 3.25), dist=40.5, az=15, el=14, lens=54, fstop=0)
finish('exterior', exposure=.1)
