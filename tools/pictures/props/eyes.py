"""The eye clinic."""
from math import cos, pi, radians, sin

from kit import *

def ring_c(r, t, ang, m='blue', w=.28):
    """Landolt ring, gap at ang degrees"""
    a0, a1 = ang + 24, ang + 336; n = 28
    o = [(r * cos(radians(a0 + (a1 - a0) * i / n)), r * sin(radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]
    q = [((r * (1 - w * 2)) * cos(radians(a1 + (a0 - a1) * i / n)), (r * (1 - w * 2)) * sin(radians(a1 + (a0 - a1) * i / n))) for i in range(n + 1)]
    prism(o + q, t, (0, 0, 0), 0, m)

def eye_chart(w=.72, h=1.05):
    """lit chart with shapes, facing -y, centre at the origin"""
    box(w, .07, h, (0, -.035, -h / 2), .025, gloss('blue', .4, .3)); box(w - .07, .03, h - .07, (0, -.06, -h / 2 + .035), .01, mat('#FFFDF6', rough=.5, emit=.35))
    y = -.08; N = 'navy'
    def shape(k, x, z, s):
        with at(x, y, z):
            if k == 'c': ring_c(s, .008, (0, 90, 180, 270)[int(abs(x) * 100 + z * 50) % 4], N)
            elif k == 'o': cyl(s, .008, (0, 0, 0), N, bev=.001, axis='y')
            elif k == 'h': heart(s * 2.1, .008, (0, 0, 0), N, r=.001)
            elif k == 's': box(s * 1.7, .008, s * 1.7, (0, 0, -s * .85), .001, N)
            elif k == 't': prism([(-s, -s * .8), (s, -s * .8), (0, s)], .008, (0, 0, 0), .001, N)
            elif k == '*': prism([((s * 1.1 if i % 2 == 0 else s * .48) * sin(pi * i / 5), (s * 1.1 if i % 2 == 0 else s * .48) * cos(pi * i / 5)) for i in range(10)], .008, (0, 0, 0), .001, N)
    rows = (('c', .115, .29), ('hs', .078, .075), ('t*o', .055, -.095), ('sohc', .040, -.225), ('*tsho', .029, -.325))
    for ks, s, z in rows:
        for i, k in enumerate(ks): shape(k, (i - (len(ks) - 1) / 2) * (w * .62 / max(1.6, len(ks) - .4)), z * h / 1.05 + .02, s)
    box(w * .62, .008, .014, (0, y, -h / 2 + .10), .002, 'leaf'); box(w * .62, .008, .014, (0, y, -h / 2 + .065), .002, 'clay')

def phoropter(s=1.0):
    """the pair of lens discs, facing -y, hangs from the origin (top middle)"""
    with at(s=s):
        B = gloss('dark', .35, .35); box(.10, .07, .07, (0, 0, -.07), .02, 'steel'); box(.26, .05, .04, (0, 0, -.10), .014, metal())
        for sx in (-1, 1):
            with at(sx * .115, 0, -.21, ry=sx * 10):
                cyl(.115, .075, (0, 0, 0), B, bev=.02, axis='y', seg=56); cyl(.100, .08, (0, -.002, 0), mat('navy', rough=.4), bev=.008, axis='y', seg=56)
                for i in range(10): a = 2 * pi * i / 10; cyl(.0145, .086, (.078 * cos(a), 0, .078 * sin(a)), ('sky', 'amber', 'rose', 'sky', 'mint')[i % 5], bev=.003, axis='y', seg=20)
                cyl(.05, .10, (-sx * .045, -.0, -.01), metal('steel', .3), bev=.008, axis='y', seg=40); cyl(.036, .104, (-sx * .045, 0, -.01), mat('#BFE0EE', rough=.1, coat=.6), bev=.004, axis='y', seg=40)
                cyl(.045, .05, (sx * .115, 0, .0), 'steel', bev=.008, axis='x', seg=28); cyl(.024, .03, (0, -.04, -.115), 'amber', bev=.006, seg=24)
            with at(sx * .05, 0, -.34): box(.03, .03, .05, (0, 0, 0), .01, 'steel')

def spectacles(m='clay', s=1.0, lens='#CFE6F0'):
    """unfolded on z=0, facing -y; 0.14 wide at s=1"""
    with at(s=s):
        for sx in (-1, 1):
            q = rrect(.056, .044, .018); tube([(sx * .036 + x, 0, .026 + z) for x, z in q], .0042, mat(m, rough=.35), closed=True)
            prism(q, .002, (sx * .036, 0, .026), 0, glass(lens, haze=.12, ior=1.3)); tube([(sx * .064, 0, .034), (sx * .070, .01, .034), (sx * .067, .10, .032), (sx * .064, .135, .010)], .0038, mat(m, rough=.35), bend=.008)
        tube([(-.010, 0, .032), (0, -.002, .036), (.010, 0, .032)], .0038, mat(m, rough=.35), smooth=True)

def exam_chair(m='blue'):
    """upright eye-examination chair, facing -y"""
    B = gloss('white', .35, .35); U = mat(m, rough=.5, spec=.3, sheen=.2)
    cyl(.34, .05, (0, 0, 0), B, bev=.02); cyl(.09, .38, (0, 0, .04), metal(), bev=.01); box(.34, .36, .08, (0, 0, .38), .03, B)
    box(.56, .56, .14, (0, -.02, .44), .06, U)
    with at(0, .24, .52, rx=-10): box(.54, .13, .72, (0, 0, 0), .06, U); box(.30, .12, .2, (0, -.01, .76), .055, U)
    for sx in (-1, 1): box(.05, .06, .22, (sx * .31, .12, .44), .02, B); box(.09, .44, .06, (sx * .31, -.02, .65), .028, U)
    tube([(-.16, -.26, .44), (-.16, -.40, .2), (-.16, -.5, .17)], .018, metal(), bend=.06); tube([(.16, -.26, .44), (.16, -.40, .2), (.16, -.5, .17)], .018, metal(), bend=.06); box(.44, .2, .035, (0, -.48, .155), .015, 'grey')
