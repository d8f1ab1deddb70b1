"""What lies on a head: eyes that look somewhere, lashes, brows, teeth, glasses, earrings."""
import numpy as np
from math import cos, radians, sin
from mathutils import Matrix, Vector

from kit import *
from people.fields import capsules, surfs
from people.head import arc_points
from people.looks import HAIR
from people.meshes import clay, mx

def eyeball(c, r, d, iris='#2E170C'):
    """an eye at c that looks along d"""
    M = Matrix.Translation(c) @ Vector(d).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    ball(r, c, mat('#DCCDBB', rough=.45, spec=.25), sub=4)
    cap_ = lambda deg, k: [(r * k * sin(radians(deg * i / 8)), r * k * cos(radians(deg * i / 8))) for i in range(9)]
    with mx(M):
        lathe(cap_(43, 1.004), m=mat('#160B07', rough=.5, spec=.15), seg=32, angle=180)
        lathe(cap_(39, 1.010), m=mat(iris, rough=.5, spec=.15), seg=32, angle=180)
        lathe(cap_(22, 1.016), m=mat('#060303', rough=.5, spec=.15), seg=32, angle=180)

def face(h, I, Mh, hair_c='black', closed=False, glasses=None, gaze=(0, 0), F=None, age='adult', earrings=None, sex='f'):
    """eyes, lids, brows and mouth, in head units on the head field h; gaze = (yaw, pitch) in degrees, as the head's"""
    line = mat('#2B1512', rough=.6, spec=.2); bm_ = mat(HAIR.get(hair_c, hair_c), rough=.8, spec=.15); lash = mat('#120B09', rough=.6, spec=.2)
    ex, ez, r, a = I['ex'], I['ez'], I['r'], I['a']; y, p = radians(gaze[0]), radians(gaze[1]); R = r + .013
    with mx(Mh):
        for s, c in zip((-1, 1), I['C']):
            e = (ex, ez - .004, s, F['tilt'])
            on = lambda P, k: [(x, c[1] - max(1e-5, k * k - (x - c[0]) ** 2 - (z - ez) ** 2) ** .5, z) for x, z in P]
            edge = arc_points(e, -I['low'] if closed else I['up'], a, 11, .10 if sex == 'f' else 0)
            D = on(edge, R - .002); w = .0065 if sex == 'f' else .0045
            clay(capsules(D, [float(x) for x in np.interp(np.linspace(0, 1, len(D)), (0, .3, .8, 1), (.0015, w, w * 1.1, .002))]), lash, .0035, name='lash', smooth=1)
            if not closed:
                eyeball(c, r, (sin(y) * cos(p), -cos(y) * cos(p), -sin(p)))
                g = Vector((sin(y) * cos(p) * .8 - .20, -1, -sin(p) * .8 + .26)).normalized(); ball(r * .125, tuple(Vector(c) + g * r * 1.0), emit('#FFFFFF', .9), (1, .6, 1), sub=2)
        for s in (-1, 1):                                                  # brows: tapered, slightly raised
            z0 = ez + F['brow_z'] + (.03 if age == 'toddler' else .012 if age == 'child' else 0); P = [(-.078, -.006), (-.03, .012), (.02, .019), (.06, .011), (.092, -.008)]
            pts = [q + Vector((0, .0055, 0)) for q in surfs(h, [(s * (ex + .004 + u), -.6, z0 + v * F['brow_arch'] + u * F['brow_tilt'] * .0175) for u, v in P])]
            D = spline(pts, 6); R_ = np.interp(np.linspace(0, 4, len(D)), range(5), [.009, .0130, .0130, .010, .004]) * F['brow_w']
            clay(capsules([tuple(q) for q in D], [float(x) for x in R_]), bm_, .006, name='brow')
        X, lw = I['X'], I['lw']
        if I['cav'] is None:
            pts = [q + Vector((0, .003, 0)) for q in surfs(h, [(lw * 1.04 * x, -.6, z) for x, z in zip(X, I['zc'])])]
            D = spline(pts, 3); R_ = .0056 * np.minimum(1, 1.3 - np.abs(np.linspace(-1, 1, len(D))) ** 3)
            clay(capsules([tuple(q) for q in D], [float(x) for x in R_]), line, .003, name='mouth', smooth=1)
        else:                                                              # the upper teeth, a curved row
            zu, zl, y0 = I['zu'], I['zl'], surfs(h, [(0, -.6, I['zu'][6] + .012)])[0].y
            def teeth(u, v):
                x = (2 * u - 1) * .90; top = np.interp(x, X, zu) + .012; low = np.interp(x, X, zu + (zl - zu) * .66)
                return lw * x, y0 + .026 + .055 * x * x - .0016 * abs(sin(x * 14)), top + (low - top) * v
            sheet(teeth, 60, 6, mat('#F1EAE0', rough=.3, spec=.4), .004)
        if glasses:
            g = mat(glasses, rough=.25, spec=.5, coat=.4); yg = min(c[1] for c in I['C']) - R - .012
            for s in (-1, 1):
                O = [(s * ex * 1.04 + u, yg + .25 * u * u + .02 * abs(u), ez - .008 + v) for u, v in rrect(.215, .170, .07, 6)]
                tube(O, .0105, g, closed=True)
                tube([(s * (ex * 1.04 + .106), yg + .012, ez + .03), (s * .335, -.22, ez + .03), (s * .362, .0, ez + .02), (s * .36, .10, ez - .03)], .0095, g, bend=.05)
            tube([(-.034, yg + .003, ez + .012), (0, yg - .004, ez + .026), (.034, yg + .003, ez + .012)], .0095, g, smooth=True)
        if earrings:
            for s in (-1, 1): ball(.024, (s * .372, .02, .335), metal(earrings, .3), sub=3)
