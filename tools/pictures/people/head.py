"""Heads and faces. Head frame: chin at z=0, crown at z=1, facing -y; one unit is H metres."""
import numpy as np
from mathutils import Vector

from kit import *
from people.fields import A3, U, cap, capsules, cut, ell, f32, near, surf, surfs
from people.looks import HAIR, mix_colours, smooth_step
from people.meshes import clay, mx

def head_field(sex='f', age='adult'):
    """the head without neck, in head units; returns (node, dict of measures)"""
    man, kid, old, tot = sex == 'm', age in ('child', 'toddler'), age == 'elder', age == 'toddler'
    jw = .285 if man else .262; ch = .088 if man else .072
    if kid: jw, ch = (.285, .06) if tot else (.27, .07)
    ez = .42 if tot else .47 if kid else .505; ex = .132; ey = -.30
    p = [ell((0, .055, .635), (.345, .395, .365)), ell((0, -.06, .40), (jw + .035, .285, .335))]
    skull = U(.10, *p)
    jaw = U(.10, ell((0, -.10, .20), (jw * .74, .20, .165)), ell((0, -.245, .085), (ch * 1.15, ch, ch * .92)))
    cheeks = U(.02, *[ell((s * .145, -.215, .335 - (.02 if kid else 0)), (.118, .115, .11)) for s in (-1, 1)])
    h = U(.11, skull, jaw); h = U(.09, h, cheeks)
    brow = U(.05, *[ell((s * .12, -.300, .600), (.115, .055, .038), (0, s * 8, 0)) for s in (-1, 1)])
    h = U(.07, h, near(brow)) if not kid else h
    sock = U(.02, *[ell((s * ex, -.43, ez - .002), (.098, .10, .060)) for s in (-1, 1)])
    h = cut(h, near(sock, .13), .085)
    # nose
    w = (.056 if man else .046) * (.9 if kid else 1); nz = .335 if not kid else .345; ny = -.398 if not kid else -.365
    nose = U(.05, cap((0, -.325, .53), (0, ny + .03, nz + .06), .028, .046), ell((0, ny, nz + .012), (.052, .050, .046)))
    nose = U(.035, nose, *[ell((s * w * 1.12, ny + .045, nz), (.038, .046, .034)) for s in (-1, 1)])
    h = U(.045, h, near(nose))
    nost = U(.0, *[ell((s * .032, ny - .002, nz - .034), (.016, .02, .012)) for s in (-1, 1)])
    h = cut(h, near(nost), .018)
    # lips: soft muzzle, then two lips; the line between them is drawn by face()
    lz = .200; ly = -.325 + (.02 if kid else 0); lw = .072 if tot else (.098 if not kid else .08)
    h = U(.08, h, ell((0, ly + .055, lz), (.12, .06, .075)))
    up = U(.02, *[ell((s * .034, ly - .012, lz + .022), (.058 * lw / .098, .034, .0215), (0, s * 12, 0)) for s in (-1, 1)])
    lo = ell((0, ly - .010, lz - .026), (.068 * lw / .098, .036, .027))
    lips = near(U(.01, up, lo)); h = U(.022, h, near(up)); h = U(.022, h, near(lo))
    # ears
    for s in (-1, 1):
        e = ell((s * .345, .05, .435), (.036, .082, .118), (-8, 0, s * 22)); e = cut(e, ell((s * .382, .03, .45), (.026, .048, .075), (-8, 0, s * 22)), .02)
        h = U(.025, h, near(e))
    if tot: h = U(.10, h, near(U(.03, *[ell((s * .175, -.19, .265), (.125, .13, .125)) for s in (-1, 1)])))      # full cheeks
    if old:
        for s in (-1, 1): h = cut(h, near(capsules([(s * .085, -.385, .34), (s * .125, -.355, .27), (s * .14, -.33, .21)], .006)), .03)
    return h, dict(ex=ex, ez=ez, lips=lips, lz=lz, ly=ly, lw=lw, nz=nz, ny=ny, sock=sock)

def skin_colour(base, Mi, info, lip='#7A3B33', blush=.5):
    """vertex colours: base, warmer nose, cheeks, ears and knuckles, tinted lips"""
    b = np.array(rgb(base), f32); L = np.array(rgb(lip), f32) * .55 + b * .45; W = b * np.array((1.30, .98, .86), f32)
    def col(V):
        P = V @ Mi[:3, :3].T + Mi[:3, 3]; c = np.repeat(b[None], len(V), 0)
        q = np.zeros(len(V), f32)
        for s in (-1, 1):
            q = np.maximum(q, 1 - smooth_step(np.linalg.norm((P - A3((s * .19, -.27, .32))) / A3((.15, .2, .12)), axis=1), 0, 1.1))
            q = np.maximum(q, .6 * (1 - smooth_step(np.abs(np.linalg.norm((P - A3((s * .36, .05, .44))), axis=1)), .06, .15)))
        q = np.maximum(q, .7 * (1 - smooth_step(np.linalg.norm(P - A3((0, info['ny'], info['nz'])), axis=1), .02, .12)))
        c = mix_colours(c, W, q * blush)
        c = mix_colours(c, b * .80, .6 * (1 - smooth_step(info['sock'](P), -.02, .05)))
        c = mix_colours(c, L, (1 - smooth_step(info['lips'](P), .000, .012)) * .85)
        return c
    return col

def face(h, I, Mh, hair_c='black', smile=.5, closed=False, glasses=None, gaze=(0, 0), brow=1.0, age='adult', earrings=None, sex='f'):
    """eyes, lids, brows, mouth line, in head units on the head field h"""
    ink = mat('#120A08', rough=.34, spec=.35); line = mat('#2B1512', rough=.6, spec=.2)
    bm_ = mat(HAIR.get(hair_c, hair_c), rough=.8, spec=.15); lash = mat('#120B09', rough=.6, spec=.2)
    ex, ez = I['ex'], I['ez']
    with mx(Mh):
        for s in (-1, 1):
            if closed:
                pts = [q + Vector((0, -.001, 0)) for q in surfs(h, [(s * (ex + q * .052), -.6, ez - .012 + .020 * q * q) for q in (-1, -.6, -.2, .2, .6, 1)])]
                tube(spline(pts, 4), .0075, lash)
            else:
                c = surf(h, (s * ex, -.6, ez)); k = {'child': 1.12, 'toddler': 1.45}.get(age, 1)
                gx, gz = gaze
                ball(.048 * k, (c.x, c.y + .0150, ez - .004), ink, (.90, .50, 1.0), sub=4)
                P = [(a * k, b * k) for a, b in ((-.050, -.002), (-.032, .020), (0, .030), (.033, .022), (.060, .004))]
                Q = [q + Vector((0, -.002, 0)) for q in surfs(h, [(s * (ex + a), -.6, ez - .003 + b) for a, b in P])]
                D = spline(Q, 5); clay(capsules([tuple(q) for q in D], [float(x) for x in np.interp(np.linspace(0, 4, len(D)), range(5), (.002, .007, .008, .008, .003 if sex == 'm' else .005))]), lash, .004, name='lash', smooth=1)
                ball(.0085 * k, (c.x + gx * .014 - .011, c.y - (.0205 if age == 'toddler' else .0080), ez + .010), emit('#FFFFFF', .75), (1, .5, 1), sub=2)
        for s in (-1, 1):                                                  # brows: tapered, slightly raised
            z0 = ez + (.118 if age == 'toddler' else .098); P = [(-.074, -.006), (-.03, .012), (.02, .019), (.06, .011), (.088, -.008)]
            pts = [q + Vector((0, .0045, 0)) for q in surfs(h, [(s * (ex + .004 + a), -.6, z0 + b * brow) for a, b in P])]
            rr = [.010, .0145, .0145, .011, .005]; k = .62 if age == 'toddler' else 1.2 if sex == 'm' else .95
            D = spline(pts, 6); R_ = np.interp(np.linspace(0, 4, len(D)), range(5), rr) * k
            clay(capsules([tuple(q) for q in D], [float(x) for x in R_]), bm_, .006, name='brow')
        lw = I['lw']; P = [(-1.06, 1), (-.7, .42), (-.34, .10), (0, .04), (.34, .10), (.7, .42), (1.06, 1)]
        pts = [q + Vector((0, .002, 0)) for q in surfs(h, [(lw * a, -.6, I['lz'] - .002 + (.050 * smile) * b) for a, b in P])]
        D = spline(pts, 6); R_ = .0068 * np.minimum(1, 1.25 - np.abs(np.linspace(-1, 1, len(D))) ** 3)
        clay(capsules([tuple(q) for q in D], [float(x) for x in R_]), line, .003, name='mouth', smooth=1)
        if glasses:
            g = mat(glasses, rough=.25, spec=.5, coat=.4); y = -.405
            for s in (-1, 1):
                O = [(s * ex * 1.04 + a, y + .25 * a * a + .02 * abs(a), ez - .008 + b) for a, b in rrect(.205, .165, .07, 6)]
                tube(O, .0125, g, closed=True)
                tube([(s * (ex * 1.04 + .101), y + .012, ez + .03), (s * .335, -.22, ez + .03), (s * .362, .0, ez + .02), (s * .36, .10, ez - .03)], .0105, g, bend=.05)
            tube([(-.036, y + .003, ez + .012), (0, y - .004, ez + .026), (.036, y + .003, ez + .012)], .0105, g, smooth=True)
        if earrings:
            for s in (-1, 1): ball(.024, (s * .372, .02, .335), metal(earrings, .3), sub=3)
