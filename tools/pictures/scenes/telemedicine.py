"""Telemedicine: a mother at her table at home, the internist on the screen of her phone; tea, window."""
from kit import *
from people.body import aimed
from people.cast import cast
from props.furniture import chair
from props.household import mug, thermos
from props.plants import plant
from props.room import floor
from props.sets import light_still, still
from props.textiles import cloth

start(5); soften_faces(.35)
still(win=(.40, .16, .8, .85), curtainm='rose', side=1, wy=.85, tab=False)
with at(0, .85, -.75): floor(-3.2, 3.2, -3, .1, color='#E8D0B2', joint='#CDAE88', tile=.5, rough=.3)
for i in range(5):
    with at(.55, -.34 + .17 * i, -.04): box(1.80, .1685, .04, (0, 0, 0), .005, woodgrain('#CE9560', '#BB8250', 2.2 + .3 * i))
box(1.70, .03, .09, (.58, -.36, -.13), .008, woodgrain('#BB8250', '#CE9560', 2)); box(.03, .66, .09, (-.26, 0, -.13), .008, woodgrain('#BB8250', '#CE9560', 2, axis='Y'))
for y in (-.35, .35): box(.06, .06, .71, (-.26, y, -.75), .01, 'wood')
# the phone, leaning on its stand; the doctor on its screen
with at(.20, -.06, .006, rz=-42, rx=-10):
    prism(rrect(.150, .300, .024), .014, (0, .004, .150), .005, gloss('dark', .3, .4), 'y'); prism(rrect(.138, .286, .017), .002, (0, -.0045, .150), 0, gradient([(0, '#8FC0DB'), (1, '#D3E6EE')], 'Z', .9), 'y')
    with at(0, -.014, -.145, s=(.238, .05, .238)): cast('internist', bust=True, res=.005, hres=.003, head=(-4, 0, 2), smile=.85, mouth_open=.5)
    for sx, c in ((-1, 'leaf'), (1, 'clay')): cyl(.011, .003, (sx * .030, -.0085, .026), c, axis='y', bev=.001)
    box(.09, .10, .016, (0, .05, -.004), .004, 'wood'); box(.09, .012, .15, (0, .035, .006), .004, 'wood')
# tea and a runner
with at(-.055, -.155, 0, rz=-60, s=1.1):
    mug('amber'); cyl(.034, .003, (0, 0, .078), mat('#A5673A', rough=.2))
with at(.30, .22, 0, rz=20, s=1.05): thermos('clay')
with at(.24, -.05, 0, rz=-3): cloth(.62, .50, kitenge('clay', 'amber', 'blue', 'paper', 10, 7), seed=3, amp=.0)
with at(.66, .16, 0, s=.9): plant('blue', 'snake', .09, .15, .8, seed=3, n=9)

with at(-.60, .02, -.75, rz=52):
    chair('wood', 'blue')
    with at(0, -.03, 0):
        A = aimed(pose='sit', seat=.44, lean=3)
        l, lh = A((-.20, .12, .032), (.75, -.60, -.06), (0, 0, -1)); r, rh = A((-.20, -.20, .050), (.95, .10, .12), (.15, 1, -.1))
        cast('mother', pose='sit', seat=.44, lean=3, res=.004, hres=.0021, look=(.20, -.06, .17), head=(-4, -3, 3), smile=.9, mouth_open=.6, left=l, lhand=lh, right=r, rhand=rh, curl=('rest', 'rest'))
light_still(beam=(.1, .6, .35), w=1.5, h=.9, fill=1.5)
area((-.3, -2.2, .35), (-.4, 0, .3), .8, 8, '#FFF0DC')      # low fill for the face
camera(target=(-.12, 0, .245), dist=1.95, az=5, el=9, lens=50, fstop=4, focus=(-.2, -.05, .25))
finish('telemedicine', exposure=.1, warm=-.01, contrast=.22)
