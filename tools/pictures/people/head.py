"""Heads. Head frame: chin at z=0, crown at z=1, faces -y; H metres a unit. face.py draws eyes, brows and teeth on them."""
import numpy as np
from math import cos, radians, sin

from kit import *
from people.fields import A3, N, U, both, cap, capsules, cut, ell, f32, fld, near, surfs
from people.looks import mix_colours, smooth_step

def arc_field(e, up, low, a):
    """an eye's opening seen from the front, negative inside; e = centre, side and tilt"""
    cx, cz, s, t = e; k, q = cos(radians(t)), sin(radians(t))
    def f(P):
        x, z = s * P[:, 0] - cx, P[:, 2] - cz; u, v = x * k + z * q, z * k - x * q; d = None
        for h, g in ((up, 1), (low, -1)):
            r = (a * a + h * h) / (2 * h); w = np.sqrt(u * u + (g * v - h + r) ** 2) - r; d = w if d is None else np.maximum(d, w)
        return d.astype(f32)
    return f

def arc_points(e, h, a, n=9, over=0):
    """points (x, z) along an eyelid's edge, from the nose outwards"""
    cx, cz, s, t = e; k, q = cos(radians(t)), sin(radians(t)); out = []
    for i in range(n):
        u = a * (-1 + (2 + over) * i / (n - 1)); v = h * (1 - min(1, abs(u / a)) ** 2) - max(0, u / a - 1) * a * .3
        out.append((s * (cx + u * k - v * q), cz + v * k + u * q))
    return out

def head_field(F, age='adult', smile=.5, mouth_open=0, closed=False, down=0):
    """skin of the head without neck, in head units, from features(); returns (node, dict of measures).
    down = degrees the eyes look down: the upper lids follow"""
    kid, tot = age in ('child', 'toddler'), age == 'toddler'; jw, ch = F['jaw'], F['chin']
    ez = .42 if tot else .46 if kid else .505; ex = F['gap']; sm = max(0, smile) * (1 + .25 * bool(mouth_open))
    skull = U(.10, ell((0, .055, .635), (.345, .395, .365)), ell((0, -.06, .40), (jw + .035, .285, .335)))
    jaw = U(.10, ell((0, -.10, .20), (jw * .74, .20, .165)), ell((0, -.245 - F['chin_p'], .085), (ch * 1.15, ch, ch * .92)))
    if F['corner']: jaw = U(.07, jaw, *[ell((s * jw * (.60 + .10 * F['corner']), -.04, .185), (.085, .12, .10)) for s in (-1, 1)])
    c = F['cheek']; cheeks = U(.02, *[ell((s * (.150 + .012 * sm), -.212 - .014 * sm, .322 + .022 * sm - (.02 if kid else 0)), (.112 * c, .112 * c, (.100 + .004 * sm) * c)) for s in (-1, 1)])
    h = U(.11, skull, jaw); h = U(.08, h, cheeks)
    if not kid: h = U(.07, h, near(U(.05, *[ell((s * .12, -.300, .603), (.115, .055, .036), (0, s * 8, 0)) for s in (-1, 1)])))
    sock = U(.02, *[ell((s * ex, -.43, ez - .002), (.100, .10, .062)) for s in (-1, 1)])
    h = cut(h, near(sock, .13), .085)
    if tot: h = U(.10, h, near(U(.03, *[ell((s * .140, -.20, .262), (.105, .12, .105)) for s in (-1, 1)])))      # full cheeks
    # nose: back, tip, wings
    w = F['nose_w'] * (1 + .10 * sm); nz = .338 - F['nose_d']; ny = -.398 - F['nose_p']; tp = F['tip']
    nose = U(.045, cap((0, -.322, ez + .03), (0, ny + .032, nz + .06), F['ridge'], F['ridge'] + .014), ell((0, ny, nz + .012), (.049 * tp, .050, .044 * tp)))
    nose = U(.03, nose, *[ell((s * w * 1.15, ny + .048, nz), (.036 * tp, .046, .034 * tp)) for s in (-1, 1)])
    h = U(.040, h, near(nose))
    h = cut(h, near(U(.0, *[ell((s * (.018 + w * .34), ny + .002, nz - .032 * tp), (.017, .022, .013)) for s in (-1, 1)])), .018)
    # mouth: a soft muzzle, then lips that follow one curve; mouth_open parts them
    lz = F['mouth_z']; ly = -.325 + (.02 if kid else 0); lw = F['mouth'] * (1 + .16 * sm)
    h = U(.08, h, ell((0, ly + .055, lz), (.12, .06, .075)))
    X = np.linspace(-1, 1, 13); zc = lz + (.050 * smile) * np.abs(X) ** 1.7 - .012 * smile
    g = mouth_open * .080 * np.maximum(0, 1 - X ** 2) ** .7; zu, zl = zc + .18 * g, zc - .82 * g
    bow = np.maximum(0, 1 - np.abs(X) ** 2.4) ** .7; tu = F['lip'] * .0205 * bow * (1 - .20 * np.exp(-(X / .14) ** 2)) * (1 - .25 * mouth_open); tl = F['lip'] * .0255 * np.maximum(0, 1 - np.abs(X / .95) ** 2) ** .75
    def lip(z, t, k):
        D = surfs(h, [(lw * x, -.6, zz) for x, zz in zip(X, z)]); return capsules([(q.x, q.y + r * .42, q.z) for q, r in zip(D, t * k + .004)], [float(r) for r in t * k + .004], .006)
    lips = near(U(.004, lip(zu + tu * .95, tu, .92), lip(zl - tl * .92, tl, .92))); h = U(.016, h, lips); cav = None
    if mouth_open:
        cav = N(lambda P: np.maximum(np.maximum(P[:, 2] - np.interp(P[:, 0] / lw, X, zu), np.interp(P[:, 0] / lw, X, zl) - P[:, 2]), np.maximum(np.abs(P[:, 0]) - lw * .97, P[:, 1] - (ly + .035))).astype(f32),
                (-lw, ly - .12, float(zl.min())), (lw, ly + .035, float(zu.max()))); h = cut(h, near(cav), .006)
    # ears
    for s in (-1, 1):
        e = ell((s * .345, .05, .435), (.036, .082, .118), (-8, 0, s * 22)); e = cut(e, ell((s * .382, .03, .45), (.026, .048, .075), (-8, 0, s * 22)), .02); h = U(.025, h, near(e))
    # lids: a ball of skin over each eye, an almond cut out of it
    r = F['eye']; a = r * .93; up = max(.10 * r, (.44 * F['lid'] - .010 * max(0, down) - .05 * sm) * r); low = (.30 - .08 * sm - .08 * mouth_open * sm) * r; dark, C = [], []
    for s, q in zip((-1, 1), surfs(h, [(s * ex, -.6, ez) for s in (-1, 1)])):
        c = (s * ex, q.y + r * .60, ez); C.append(c); R = r + .013; e = (ex, ez - .004, s, F['tilt'])
        on = lambda P_, k=R: [(x, c[1] - max(.0, k * k - (x - c[0]) ** 2 - (z - ez) ** 2) ** .5, z) for x, z in P_]
        h = U(.022, h, near(ell(c, (R, R, R))))
        if not closed: h = cut(h, near(both(fld(arc_field(e, up, low, a)), fld(lambda P, y=c[1]: P[:, 1] - y, (c[0] - a, c[1] - R - .02, ez - r), (c[0] + a, c[1], ez + r)), .002)), .006)
        crease = on(arc_points(e, up + r * .34, a * 1.08)); dark.append((crease, .010, .5))
        bag = on(arc_points(e, -low - r * .42, a * .9)); dark.append((bag, .014, .18 + .25 * F['lines']))
    # lines of age and of smiling: shallow grooves, darker than the skin
    fold = F['fold'] * .6 + .5 * sm; rr = []
    for s in (-1, 1):
        if not kid: rr.append(([(s * (w * 1.15 + .040), nz - .004), (s * (lw + .028), lz + .075), (s * (lw + .040), lz + .012)], .013, fold * .5))
        if F['lines']:
            rr += [([(s * (ex + a * 1.05), ez + d), (s * (ex + a * 1.75), ez + d * 3.2 - .004)], .006, .45 * F['lines']) for d in (.012, -.004, -.020)]
            rr.append(([(s * (lw + .012), lz - .005), (s * (lw + .020), lz - .055)], .009, .35 * F['lines']))
    if F['lines']: rr += [([(-.17 + .02 * i, z - .008), (0, z), (.17 - .02 * i, z - .008)], .0075, .42 * F['lines']) for i, z in enumerate((.715, .762, .808))]
    for pts, k, amount in rr:
        D = [tuple(q) for q in surfs(h, [(x, -.6, z) for x, z in spline([(x, z, 0) for x, z in pts], 5, two=True)])]
        h = cut(h, near(capsules(D, [k * min(1, .35 + amount) * min(1, .3 + 4 * i / len(D), .3 + 4 * (len(D) - 1 - i) / len(D)) for i in range(len(D))])), .022); dark.append((D, k * 1.2, amount * .8))
    return h, dict(ex=ex, ez=ez, r=r, a=a, up=up, low=low, C=C, lips=lips, cav=cav, zu=zu, zl=zl, zc=zc, X=X, lz=lz, ly=ly, lw=lw, nz=nz, ny=ny, sock=sock, dark=[(near(capsules(D, .001)), k, m) for D, k, m in dark])

def skin_colour(base, Mi, I, lip='#7A3B33', blush=.5, made_up=.62):
    """vertex colours: base, warmer nose, cheeks and ears, tinted lips, darker folds"""
    b = np.array(rgb(base), f32); L = np.array(rgb(lip), f32) * made_up + b * (1 - made_up); W = b * np.array((1.30, .98, .86), f32)
    def col(V):
        P = V @ Mi[:3, :3].T + Mi[:3, 3]; c = np.repeat(b[None], len(V), 0); q = np.zeros(len(V), f32)
        for s in (-1, 1):
            q = np.maximum(q, 1 - smooth_step(np.linalg.norm((P - A3((s * .19, -.27, .32))) / A3((.15, .2, .12)), axis=1), 0, 1.1))
            q = np.maximum(q, .6 * (1 - smooth_step(np.abs(np.linalg.norm((P - A3((s * .36, .05, .44))), axis=1)), .06, .15)))
        q = np.maximum(q, .7 * (1 - smooth_step(np.linalg.norm(P - A3((0, I['ny'], I['nz'])), axis=1), .02, .12)))
        c = mix_colours(c, W, q * blush); c = mix_colours(c, b * .80, .45 * (1 - smooth_step(I['sock'](P), -.02, .05)))
        for node, k, m in I['dark']: c = mix_colours(c, b * .45, m * (1 - smooth_step(node(P), 0, k)))
        c = mix_colours(c, L, (1 - smooth_step(I['lips'](P), .000, .010)) * .85)
        if I['cav'] is not None: c = mix_colours(c, np.array(rgb('#2A0D0B'), f32), (1 - smooth_step(I['cav'](P), .000, .010)) * (P[:, 1] > I['ly'] - .012))
        return c
    return col
