"""Operating theatre, no window: the team counts the instruments before an operation."""
from mathutils import Vector
from kit import *
from people.body import aimed
from people.cast import cast
from people.meshes import mx
from props.furniture import trolley
from props.monitoring import patient_monitor
from props.room import wall_clock
from props.sets import rig, shell
from props.theatre import theatre_lamp, theatre_table, tray

start(12); soften_faces(.35)
shell(None, x0=-4.5, x1=2.6, lower='#BFE0D2')
sheet(lambda u, v: (-4.5 + 7.1 * u, -.012, .1 + .82 * v), 1, 1, pattern('tiles', '#BFE0D2', '#9CC8B6', n=7.1 / .2, m=.82 / .2, duty=.03, rough=.2))
# behind the team: the table under its lamp, the count board, the clock, the monitor
with at(.35, -.52, 0): theatre_table('forest', mat('#6FB39A', rough=.8, sheen=.3))
WH = gloss('white', .35, .3)
tube([(.34, -.5, 2.9), (.34, -.5, 2.42)], .035, WH); ball(.06, (.34, -.5, 2.42), 'blue'); tube([(.34, -.5, 2.42), (.60, -.62, 2.30)], .028, WH); ball(.05, (.60, -.62, 2.30), 'blue'); tube([(.60, -.62, 2.30), (.62, -.66, 2.06)], .024, WH)
with at(.62, -.72, 1.96, ry=-10, rx=-30): theatre_lamp(.36)
with at(-.84, 0, 1.50):
    box(.92, .03, .66, (0, -.015, 0), .02, 'steel'); box(.86, .02, .60, (0, -.03, .03), .01, gloss('white', .3, .3))
    for i in range(5):
        box(.30, .004, .020, (-.22, -.043, .52 - .10 * i), .002, 'blue')
        for k in range((5, 3, 4, 2, 1)[i]): tube([(.06 + .045 * k, -.043, .51 - .10 * i), (.07 + .045 * k, -.043, .555 - .10 * i)], .005, 'clay')
with at(1.78, -.55, 0, rz=-22): patient_monitor(.5, 1.12)
with at(-.16, 0, 1.98): wall_clock(.14)
# the instruments
with at(-.02, -1.86, 0, rz=4):
    trolley(.86, .48, .90, drawer='leaf')
    box(.90, .52, .012, (0, 0, .885), .006, mat('#6FB39A', rough=.85))
    with at(-.10, -.01, .90): tray(.56, .36, 8)
    for i in range(5): box(.10, .10, .012, (.31, .06, .898 + .013 * i), .005, mat('paper', rough=.9))
    with at(.31, -.12, .898): lathe([(0, 0), (.04, 0), (.075, .05), (.08, .055), (.07, .05), (0, .012)], m=metal('#DDE6EA', .25))
TRAY = Vector((-.10, -1.88, .93)); GREEN = '#3F8F7C'
def instrument(L=.17):
    with at(rx=64, ry=0):
        for s in (-1, 1): torus(.014, .0034, (s * .016, 0, -.055), metal('#DDE4E8', .25), 'y'); tube([(s * .013, 0, -.042), (-s * .004, 0, L * .6)], .0038, metal('#DDE4E8', .25))
with at(-.52, -1.36, 0, rz=30):                                                 # the scrub nurse names each instrument
    A = aimed(lean=6)
    l, lh = A(TRAY + Vector((-.02, .22, .11)), (.35, -.85, -.40), (.1, -.3, -1)); r, rh = A(TRAY + Vector((-.13, -.05, .27)), (.75, -.45, .30), (.25, .35, -1))
    sn = cast('nurse', lean=6, res=.004, hres=.0021, outfit='theatre', c=GREEN, theatre_hat=GREEN, mask='#CFE3EE', gloves='#EDE6D6', build=1, own=dict(brow_tilt=-6, brow_arch=.9, lid=1.15), look=tuple(TRAY + Vector((0, .05, .06))), smile=.6,
              left=l, lhand=lh, right=r, rhand=rh, curl=('point', 'pinch'))
    with mx(sn['hands'][-1]):
        with at(-.012, -.072, .082): instrument()
with at(.16, -1.10, 0, rz=-4):                                                  # the surgeon counts with them, gloved hands together
    cast('surgeon', own=dict(brow_tilt=-2, brow_arch=.6, lid=.95), res=.004, hres=.0021, outfit='theatre', c=GREEN, theatre_hat='#2F6F86', mask='#CFE3EE', gloves='#EDE6D6', look=tuple(TRAY + Vector((.05, .0, .05))), smile=.5,
         left=(.055, -.27, .13), lhand=((-.8, -.35, .35), (-.1, .6, -.3)), right=(-.055, -.29, .15), rhand=((.8, -.3, .35), (0, 1, -.2)), curl=('rest', 'rest'))
with at(.82, -1.42, 0, rz=-40):                                                 # the circulating nurse ticks the list
    cn = cast('theatre-nurse', own=dict(brow_arch=1, brow_tilt=-3), res=.004, hres=.0021, theatre_hat=kitenge('amber', 'clay', 'blue', 'paper', 8, 5), mask='#CFE3EE', look=tuple(TRAY + Vector((-.1, .2, .25))), smile=.7,
              left=(.10, -.26, .07), lhand=((-.75, -.55, .22), (.0, .2, 1)), right=(-.045, -.315, .17), rhand=((.70, -.42, -.35), (.45, .5, -.5)), curl=('cup', 'pen'))
    with mx(cn['hands'][1]):
        with at(0, -.030, .13, rz=0):
            box(.23, .010, .31, (.02, -.004, -.13), .01, mat('blue', rough=.4)); box(.205, .004, .27, (.02, -.012, -.125), .002, 'paper'); box(.08, .012, .03, (.02, -.014, .145), .004, metal('steel', .3))
            for i in range(6): box(.13, .002, .008, (.03, -.0145, .09 - .034 * i), .001, 'grey'); box(.012, .002, .012, (-.055, -.0145, .088 - .034 * i), .001, 'leaf')
    with mx(cn['hands'][-1]): tube([(-.006, -.10, .105), (.012, -.045, .06), (.028, .0, .02)], .0042, 'navy')
rig(to=(.3, -.6, 1.2), key=120, cool=60, power=1.2, fill=.62)
area((.62, -.75, 1.92), (.0, -1.7, .9), .6, 16, '#FFF3DC'); area((-.4, -4.6, 1.5), (.1, -1.3, 1.3), 1.2, 58, '#FFF4E6')
camera(target=(.10, -1.4, 1.30), dist=2.95, az=-3, el=7, lens=52, fstop=3.2, focus=(.0, -1.45, 1.4))
finish('surgery-department', bounces=4, exposure=.08, warm=-.015)
