"""Telemedicine: laptop on a home table with a consultation on the screen, phone on a stand, tea, window."""
from kit import *
from props.household import mug, thermos
from props.plants import plant
from props.sets import light_still, still
from props.textiles import cloth

start(5)
still(win=(-.42, .12, .56, .8), curtainm='rose', side=-1)
# laptop
with at(.07, .06, 0, rz=-6):
    prism(rrect(.34, .235, .015), .014, (0, -.02, .008), .004, gloss('shell', .35, .3), 'z')
    for r in range(4):
        for i in range(12): box(.0215, .018, .003, (-.143 + .026 * i, -.035 + .024 * r + .02, .0145), .002, 'grey')
    prism(rrect(.09, .05, .006), .002, (0, -.105, .0155), 0, mat('steel', rough=.4), 'z')
    with at(0, .098, .012, rx=-14):
        prism(rrect(.34, .225, .014), .008, (0, 0, .114), .003, gloss('dark', .35, .3), 'y')
        prism(rrect(.322, .205, .008), .002, (0, -.0045, .114), 0, gradient([(0, '#2F77A8'), (1, '#6FB0D6')], 'Z', .95), 'y')
        y = -.006
        # doctor sign: round badge with a white cross and a plain bust without features
        def disc(r, x, z, c, k=0, s=.95): cyl(r, .0014, (x, y - .0006 * k, z), emit(c, s), bev=.0003, axis='y')
        disc(.068, -.055, .116, '#D9E7EE')
        K = emit('#1B4A72', .95); T = lambda q, r=.0042, m=K: tube([(x - .055, y - .002, z + .116) for x, z in q], r, m, smooth=True)
        T([(-.036, .046), (-.040, .034), (-.038, .016), (-.022, -.004), (-.010, -.010)]); T([(.016, .046), (.020, .034), (.018, .016), (.002, -.004), (-.010, -.010)])
        T([(-.010, -.010), (-.010, -.030), (.0, -.046), (.018, -.046), (.030, -.032), (.032, -.012)])
        for x in (-.036, .016): ball(.0052, (x - .055, y - .002, .162), emit('#2F8F6B', .95), (1, .4, 1), sub=3)
        disc(.0155, -.023, .114, '#1B4A72', 2, .95); disc(.0098, -.023, .114, '#F2B544', 4, .95)
    # speech bubble with heart, lines
        prism([(a + .085, b + .148) for a, b in rrect(.10, .062, .018)], .0014, (0, y, 0), 0, emit('#FBF8F3', .95), 'y'); prism([(.052, .126), (.07, .126), (.047, .106)], .0014, (0, y, 0), 0, emit('#FBF8F3', .95), 'y')
        heart(.046, .002, (.085, y - .001, .150), emit('#C4532F', .95), r=0)
        for i, c in enumerate(('#2F8F6B', '#F2B544', '#C4532F')): disc(.0125, .05 + .036 * i, .052, c)
        box(.012, .002, .004, (.05, y - .001, .050), .0008, emit('#FBF8F3', .95)); box(.004, .002, .012, (.086, y - .001, .046), .0008, emit('#FBF8F3', .95)); box(.014, .002, .005, (.122, y - .001, .0495), .0008, emit('#FBF8F3', .95))
# phone on a wooden stand
with at(.355, -.03, 0, rz=-24):
    box(.09, .07, .016, (0, 0, 0), .005, 'wood'); box(.09, .012, .026, (0, -.03, 0), .004, 'wood')
    with at(0, -.018, .015, rx=-17):
        prism(rrect(.074, .150, .011), .008, (0, 0, .077), .003, gloss('blue', .3, .4), 'y'); prism(rrect(.066, .141, .008), .002, (0, -.0042, .077), 0, gradient([(0, '#1B4A72'), (1, '#3F7BA8')], 'Z', .9), 'y')
        cyl(.022, .001, (0, -.0056, .102), emit('#3F8FC4', .95), axis='y', bev=.0003); cross(.026, .0016, (0, -.006, .102), emit('#FFFFFF', .98), r=0)
        for i in range(3): box(.044 - .008 * i, .001, .006, (0, -.0055, .058 - .014 * i), .001, emit('#A9CBE0', .8))
# tea, notebook, kitenge runner
with at(-.22, -.02, 0, rz=-150, s=1.15):
    mug('amber'); cyl(.034, .003, (0, 0, .078), mat('#A5673A', rough=.2))
with at(-.215, .16, 0, rz=20, s=.92): thermos('clay')
with at(-.23, -.16, .002, rz=16):
    box(.12, .16, .012, (0, 0, 0), .003, 'leaf'); box(.112, .154, .009, (.003, 0, .0015), .001, 'paper'); box(.118, .16, .003, (0, 0, .0112), .001, 'leaf'); box(.008, .162, .0155, (-.045, 0, 0), .002, 'amber')
    with at(.03, 0, .0185, rz=70): cyl(.0045, .13, (0, 0, 0), 'blue', bev=.001, axis='x');
with at(.06, -.06, 0, rz=-3): cloth(.48, .36, kitenge('clay', 'amber', 'blue', 'paper', 8, 6), seed=3, amp=.0)
with at(.40, .22, 0, s=.62): plant('blue', 'snake', .09, .15, .8, seed=3, n=9)
light_still(beam=(.15, .3, .2), w=.9, h=.55)
camera(target=(.055, 0, .105), dist=1.3, az=4, el=14, lens=56, fstop=5, focus=(.05, 0, .08))
finish('telemedicine', exposure=.1, warm=-.01, contrast=.26)
