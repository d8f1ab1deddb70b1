"""A stretcher with a pillow, a sheet and a folded blanket, a drip stand at its head."""
from kit import *
from props.room import stretcher
from props.textiles import folded

start(6)
with at(0, 0, 0, rz=12):
    stretcher()
    with at(-.34, 0, .905, rz=88): folded(.46, .34, .09, [mat('clay', rough=.9), mat('#D86A45', rough=.9)], 2, 3, 'clay')
    with at(1.10, .30, 0):       # drip stand
        S = metal('#C9D2D8', .25)
        for a in (20, 92, 164, 236, 308):
            with at(rz=a): tube([(0, 0, .07), (.22, 0, .06)], .014, S); cyl(.028, .022, (.22, 0, .028), mat('dark', rough=.5), axis='y', bev=.006)
        tube([(0, 0, .06), (0, 0, 1.62)], .013, S); tube([(-.16, 0, 1.66), (-.13, 0, 1.62), (.13, 0, 1.62), (.16, 0, 1.66)], .008, S, bend=.02)
        prism(rrect(.16, .24, .04), .045, (-.14, -.02, 1.47), .02, glass('#DDEFF8', haze=.35, ior=1.2), 'y'); prism(rrect(.10, .09, .01), .001, (-.14, -.044, 1.47), 0, mat('blue', rough=.6), 'y')
        cyl(.014, .06, (-.14, -.02, 1.27), glass('#EAF6FA', haze=.3)); tube([(-.14, -.02, 1.27), (-.16, -.05, 1.1), (-.10, -.12, .98), (-.22, -.16, .93)], .006, glass('#CFE6F2', haze=.5), smooth=True)
studio((.1, 0, .6), 2.8)
camera(target=(.15, 0, .80), dist=5.0, az=-12, el=13, lens=54, fstop=0)
finish('stretcher', exposure=.12)
