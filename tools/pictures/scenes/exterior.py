"""Hospital exterior: two storeys, blue band, white cross on blue tower, ambulance, jacaranda, acacia, hills."""
from kit import *
from props.building import HOUSE, hospital
from props.outdoors import ambulance, bench, cloud, kerb, lamp_post
from props.plants import acacia, bush, grass, hedge, jacaranda
from props.room import backdrop, hills

start(2)

TX = HOUSE['TX']
hospital()

# ground
sheet(lambda u, v: (-60 + 120 * u, -34 + 90 * v, -.03), 1, 1, mottled('#7F9F66', '#9DB983', .35))
drive = mat('#CFC6BC', rough=.8, spec=.2)
box(60, 6.2, .06, (0, -9.0, -.05), .0, drive); box(5.6, 5.5, .06, (TX, -4.6, -.045), 0, drive)
kerb([(-26, -5.85), (TX - 2.9, -5.85), (TX - 2.9, -3.9)]); kerb([(TX + 2.9, -3.9), (TX + 2.9, -5.85), (26, -5.85)]); kerb([(-26, -12.15), (26, -12.15)])
for i in range(5): box(.55, 3.2, .02, (TX - 2.2 + 1.1 * i, -9.0, .0), .005, mat('paper', rough=.8))     # crossing
with at(-7.2, -.95, 0): hedge(5.6, .75, .8, 2, bloom=['rose', 'clay'])
with at(5.0, -.95, 0): hedge(3.6, .75, .8, 5, bloom=['amber', 'paper'])
with at(5.4, -3.9, 0): bench(1.8)
with at(-4.2, -4.2, 0): lamp_post(3.6)
with at(8.6, -4.6, 0): lamp_post(3.6)
# trees
with at(-9.6, -3.4, 0): jacaranda(6.4, 3)
with at(11.5, 1.0, 0): acacia(8.2, 2)
with at(-15.5, 5, 0): acacia(8.5, 6)
with at(15.5, 7, 0): jacaranda(7.5, 5, petals=0)
with at(-13.5, -2.5, 0): bush(1.0, .9, 4)
with at(9.3, -2.2, 0): bush(.8, .7, 8, bloom=['rose'])
with at(-6.1, -4.6, 0): bush(.5, .45, 9, bloom=['amber'])
grass(-14, 10, -13.6, -12.5, 150, 3, bloom=['amber', 'paper', 'rose']); grass(-16, -3.5, -5.5, -1.8, 150, 4, bloom=['paper']); grass(3.2, 14, -5.5, -1.8, 120, 5, bloom=['paper'])
for i, (x, y, r, c) in enumerate(((-9.6, -13.2, .5, ['amber', 'paper']), (-8.5, -13.5, .4, ['clay']))):
    with at(x, y, 0): bush(r, r * .8, 20 + i, bloom=c)
# ambulance, coming along the drive
with at(4.6, -8.3, .01, rz=-158): ambulance()

# hills, sky
hills(70, -1, -110, 110, ('#A9CBC8', '#86B592', '#6C9F6B'), h=14, seed=2, light=.10, step=13, amp=8, freq=.028)
backdrop(320, 120, 110, -20, ((0, '#FFF6E8'), (.24, '#FFF6EA'), (.30, '#E6F1F7'), (.40, '#A6D2EE'), (1, '#7FB8E2')), 1.0)
for x, y, z, sc, sd in ((-23, 84, 19, 3.4, 1), (24, 86, 20, 3.4, 4), (-48, 90, 23, 2.6, 7)):
    with at(x, y, z): cloud(sc, sd)

world('#BFD9EE', '#F6EFE6', .62)
sun((-9, -12, 11), (0, 0, 0), 3.7, '#FFEFD8', 1.5)
camera(target=(-.4, -2.5, 4.2), dist=33, az=18, el=5, lens=52, fstop=.35, focus=(2, -5, 2))
finish('exterior', exposure=.08, contrast=.28)
