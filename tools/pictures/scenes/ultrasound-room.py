"""Ultrasound probe on a folded towel, gel, the first picture of a baby."""
from kit import *
from props.clinic import curved_probe, gel_bottle
from props.textiles import folded

start(16)
with at(.0, .0, 0, rz=-6): folded(.30, .20, .05, [mat('sky', rough=.9, sheen=.4, bump=.5, bscale=420)], 2, 3)
with at(.03, -.005, .052, rz=24, s=1.2): curved_probe()
tube([(-.095, -.06, .074), (-.15, -.085, .066), (-.19, -.13, .006), (-.235, -.08, .006), (-.22, .04, .006), (-.16, .12, .006)], .0062, mat('dark', rough=.45), smooth=True)
with at(-.125, .13, 0): gel_bottle(.20)
with at(.205, .045, .002, rz=-24, rx=8):       # the print
    prism(rrect(.12, .098, .003), .0008, (0, 0, 0), 0, mat('#12181D', rough=.2, coat=.4), 'z'); z = .0006
    G = lambda c: mat(c, rough=.5)
    prism([(-.022, .040), (.022, .040), (.048, -.034), (.026, -.043), (0, -.046), (-.026, -.043), (-.048, -.034)], .0006, (0, 0, z), 0, G('#3B464E'), 'z')
    with at(0, 0, z + .0004):
        cyl(.027, .0004, (0, -.012, 0), G('#0B0F12'), bev=0); cyl(.0105, .0006, (-.012, -.006, 0), G('#C9D2D7'), bev=0); ball(1, (.008, -.017, .0003), G('#C9D2D7'), (.0155, .0092, .0004), sub=3); cyl(.0035, .0006, (-.020, -.004, .0001), G('#C9D2D7'), bev=0, seg=20)
studio((0, 0, .08))
camera(target=(.015, .005, .088), dist=.90, az=4, el=24, lens=58, fstop=10, focus=(0, -.02, .07))
finish('ultrasound-room', exposure=.08)
