"""Lost: blank signpost on a red-earth path under an acacia."""
from math import cos, sin
from kit import *
from props.outdoors import cloud
from props.plants import acacia, bush, grass
from props.room import backdrop, hills

start(5)
sheet(lambda u, v: (-60 + 120 * u, -34 + 100 * v, -.03), 1, 1, mottled('#93A862', '#B9C07E', .35))
red = mottled('#C26A3F', '#AE5A34', .8, rough=.95)
ribbon_path([(1.2, -24, 4.0), (.6, -14, 3.6), (-.3, -8, 3.2), (-1.5, -3.5, 3.0), (-4.5, 2.5, 2.6), (-11, 8, 2.2), (-22, 14, 2.0)], 3, red, -.012)
ribbon_path([(-.9, -6.2, 2.2), (.8, -2.4, 2.3), (4.2, 2.2, 2.2), (8.5, 7.5, 2.0), (10, 15, 1.9), (6, 26, 1.8)], 2, red, -.016)
# signpost
with at(.55, -4.2, 0, rz=6):
    cyl(.115, 3.5, (0, 0, -.02), woodgrain('#9A6840', '#84552F', 1.2, axis='Z'), bev=.04); ball(.14, (0, 0, 3.5), 'blue', (1, 1, .7))
    def arrow(z, L, d, c, rz, tilt=0):
        w = .23; x0 = -.42 * d
        pts = [(x0, -w), (x0 + d * L, -w), (x0 + d * (L + .36), 0), (x0 + d * L, w), (x0, w), (x0 + d * .12, 0)]
        with at(0, -.16, z, rz=rz, ry=tilt):
            prism(pts, .10, (0, 0, 0), .03, mat(c, rough=.6), 'y')
            prism([(a * .93 + x0 * .0 + d * L * .035, b * .72) for a, b in pts], .108, (0, 0, 0), .01, mat({'blue': '#2A5F8C', 'amber': '#F6C566', 'leaf': '#3FA57C'}[c], rough=.6), 'y')
            for x in (-.05, .05): cyl(.028, .02, (x, -.06, 0), 'steel', axis='y', bev=.006, seg=20)
    arrow(3.0, 1.55, 1, 'blue', -8, 2); arrow(2.42, 1.5, -1, 'amber', 8, 2); arrow(1.84, 1.35, 1, 'leaf', 14, -2)
for i in range(9):
    a = i * .7; ball(.16 + .05 * (i % 3), (.55 + .42 * cos(a), -4.2 + .34 * sin(a), .03), ('#BFB3A6', '#A99C90', '#CFC3B6')[i % 3], (1.1, 1, .75), sub=3)
with at(1.5, -4.0, 0): bush(.42, .38, 3, bloom=['amber', 'paper'])
with at(-.5, -3.7, 0): bush(.3, .3, 5, bloom=['rose'])
# acacia over it
with at(4.0, 1.2, 0): acacia(7.4, 2)
with at(-16, 17, 0): acacia(7.5, 6)
with at(14.5, 15, 0): acacia(7.0, 4)
with at(-7.8, 1.0, 0): bush(.8, .7, 8);
with at(-8.8, .2, 0): bush(.55, .45, 9, bloom=['amber'])
grass(-13, -2.5, -10, 4, 240, 4, bloom=['paper', 'amber']); grass(2.8, 12, -10, -1, 160, 5, bloom=['paper', 'rose'])
hills(70, -1, -110, 110, ('#BBD0C4', '#95B98F', '#7DA76D'), h=11, seed=4, light=.10, step=13, amp=8, freq=.028)
backdrop(320, 120, 110, -20, ((0, '#FFF0D8'), (.22, '#FFF0D8'), (.28, '#E8EEEA'), (.36, '#B4DAEE'), (1, '#80B9E2')), 1.0)
for x, y, z, sc, sd in ((-24, 86, 24, 2.6, 1),):
    with at(x, y, z): cloud(sc, sd)
world('#BFD5EE', '#FBEBD8', .58)
sun((-10, -10, 8.5), (0, 0, 0), 4.2, '#FFE3B5', 1.5)
camera(target=(.55, -3.4, 2.35), dist=11.6, az=4, el=5, lens=46, fstop=.35, focus=(.5, -4, 2))
finish('not-found', exposure=.06, contrast=.28)
