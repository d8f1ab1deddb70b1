"""Bodies, hands and garments. Body frame: origin between the hip joints, z up, the figure's left at +x."""
import numpy as np
from math import atan2, degrees, hypot, pi, radians
from mathutils import Matrix, Vector

from kit import *
from people.fields import (
    A3, U, both, cap, capsules, cut, disp, ell, f32, fld, off, patch, prof, surf, xf)
from people.face import face
from people.faces import features
from people.hair import hair, short_beard, theatre_cap, theatre_mask, wrap_head
from people.hand import arm_colour, hand_field, hand_matrix, ik
from people.head import head_field, skin_colour
from people.looks import SKIN, cloth_material, skin_mat, smooth_step
from people.meshes import clay, mx

def torso_rows(sex='f', build=1.0, e=0.0, down=None, flare=.0, kid=False):
    """(z, rx, ry, cy) of the trunk, e = distance of the garment from the skin, down = hem (below the hips), flare = extra width there"""
    if kid: R = [(-.10, .150, .125, .01), (.0, .150, .125, .005), (.12, .140, .118, 0), (.24, .142, .112, 0), (.33, .138, .098, .01), (.385, .108, .080, .012), (.43, .062, .062, .012)]
    elif sex == 'f': R = [(-.10, .170, .128, .012), (.0, .166, .124, .01), (.12, .132, .104, .0), (.24, .150, .124, -.012), (.32, .152, .108, .002), (.385, .118, .080, .014), (.43, .062, .060, .016)]
    else: R = [(-.10, .158, .120, .01), (.0, .158, .122, .005), (.12, .150, .116, 0), (.24, .168, .122, -.004), (.325, .176, .110, .004), (.388, .138, .084, .014), (.432, .072, .068, .016)]
    R = [(z, rx * build + e, ry * build + e, cy) for z, rx, ry, cy in R]
    if down is not None:
        z0, rx, ry, cy = R[0]; R = [(down, rx + flare, ry + flare, cy)] + ([(down * .5 + z0 * .5, rx + flare * .55, ry + flare * .55, cy)] if down < -.25 else []) + R
    return R

def person(sex='f', age='adult', skin='deep', hair_style='short', hair_c='black', wrap=None, wrap_knot=None, glasses=None, earrings=None, beard=False,
           smile=.5, mouth_open=0, closed=False, gaze=(0, 0), look=None, face_type='oval', own={}, theatre_hat=None, mask=None, gloves=None, outfit='scrubs', c='blue', c2='#EFEDE8', under='blue', pattern_m=None, badge=None, stetho=None,
           pose='stand', seat=.47, lean=0, head=(0, 0, 0), left=None, right=None, lhand=None, rhand=None, curl=('rest', 'rest'), build=1.0, size=1.0,
           H=None, bust=False, res=None, hres=None, shoes='dark', eye='dark'):
    """one figure, standing at the origin or sitting on a seat of height `seat`, facing -y. Returns a dict of matrices.
    head = (yaw, pitch, roll) in degrees: + yaw turns to the figure's left (+x), + pitch looks down, + roll tips to its left.
    look = a point of the scene: head and eyes turn to it, `head` is added. face_type, own = a name of FACES and what differs from it.
    left / right = wrist targets in the body frame (origin between the hips), lhand / rhand = (finger direction, palm direction)."""
    man, kid, tot = sex == 'm', age in ('child', 'toddler'), age == 'toddler'
    if kid and size == 1.0: size = .53 if tot else .70
    H = H or (.43 if tot else .335 if kid else .285); res = res or (.0034 if bust else .0052)
    hres = hres or (.0019 if bust else .0024); sk = SKIN.get(skin, skin); sm = skin_mat()
    hipz = .86 if pose == 'stand' else (seat + .075) / size
    T = Matrix.Diagonal((size, size, size, 1)) @ Matrix.Translation((0, 0, hipz)) @ Matrix.Rotation(radians(lean), 4, 'X')
    # ---- head + neck + chest skin
    y, p, r = head; F = features(face_type, sex, age, **own)
    grow = Matrix.Diagonal((H * 1.08, H * 1.04, H, 1) if tot else (H * F['wide'], H, H * F['tall'], 1)); pv = grow @ Vector((0, .05, .22))   # scaled before it is turned: Blender drops a shear
    def head_frame(y, p, r): return Matrix.Translation((0, -.012, .425 if tot else .468)) @ Matrix.Translation(pv) @ Matrix.Rotation(radians(y), 4, 'Z') @ Matrix.Rotation(radians(p), 4, 'X') @ Matrix.Rotation(radians(r), 4, 'Y') @ Matrix.Translation(-pv) @ grow
    def angles(M, at_):                                                     # yaw and pitch from between the eyes to a point of the scene
        q = (frames[-1] @ T @ M).inverted() @ Vector(look) - Vector(at_); return degrees(atan2(q.x, -q.y)), degrees(atan2(-q.z, hypot(q.x, q.y)))
    if look:
        ty, tp_ = angles(Matrix.Identity(4), (0, -.05, .60)); y += max(-62, min(62, ty * .80)); p += max(-22, min(34, tp_ * .70))
        for _ in range(2): gy, gp = angles(head_frame(y, p, r), (0, -.30, .50)); gaze = (max(-26, min(26, gy)), max(-20, min(24, gp)))
    Hd = head_frame(y, p, r)
    h, I = head_field(F, age, smile, mouth_open, closed, gaze[1])
    nr = (.060 if man else .049) * F['neck']; nt = Hd @ Vector((0, .085, .26))
    neck = cap((0, .024, .385), nt, nr * 1.12, nr)
    chest = prof([(max(z, .1), a, b, cy) for z, a, b, cy in torso_rows(sex, build, -.010, kid=kid) if z > .1], k=.02)
    body = U(.035, chest, neck); traps = U(.02, *[cap((s * .03, .03, .43), (s * .12, .018, .375), .036, .034) for s in (-1, 1)])
    body = U(.04, body, traps); hb = U(.028, xf(h, Hd), body)
    Mi = np.array(Hd.inverted(), f32)
    with mx(T): clay(hb, sm, hres, col=skin_colour(sk, Mi, I, made_up=.62 if sex == 'f' else .38), name='head')
    # ---- arms
    sw = {'f': .163, 'm': .184}[sex] * build * (.86 if tot else .90 if kid else 1); l1, l2 = (.255, .225) if not kid else (.215, .20)
    arms, hands = {}, {}
    for s, tg, hd in ((1, left, lhand), (-1, right, rhand)):
        S = Vector((s * sw, .016, .338)); W = tg or ((s * (sw + .030), -.105, -.095) if pose == 'stand' else (s * .125, -.285, .125))
        if pose == 'sit' and not tg and not hd: hd = ((-s * .25, -1, -.12), (0, -.1, -1))       # hands rest on the thighs
        E_, W = ik(S, W, l1, l2, (s * .5, .35, -.1))
        d, pn = hd or ((W - E_).normalized() + Vector((0, -.05, 0)), (-s, .15, 0)); arms[s] = (S, E_, W, Vector(d), Vector(pn))
    long = outfit in ('coat', 'shirt'); slv = {'scrubs': .72, 'midwife': .70, 'dress': .66, 'gown': .92, 'plain': .6}.get(outfit, 2)
    def arm_nodes(r1, r2, r3, upto=2.0):
        out = []
        for s, (S, E_, W, d, pn) in arms.items():
            if upto < 1:
                X = S.lerp(E_, upto); a = cap(S, X + (X - S).normalized() * .05, r1, r2); n_ = A3((X - S).normalized()); x_ = A3(X)
                out.append(cut(a, fld(lambda P, n_=n_, x_=x_: -((P - x_) @ n_)), .006))
            else: out.append(U(.02, cap(S, E_, r1, r2), cap(E_, W - (W - E_).normalized() * .012, r2, r3)))
        return out
    k_ = 1.12 if man else 1.0
    if not bust or not long:
        for (s, (S, E_, W, d, pn)), cu in zip(arms.items(), curl):
            M = hand_matrix(W, d, pn, (1.16 if man else 1.08) * (.88 if kid else 1)); a = U(.018, cap(S, E_, .044 * k_, .037 * k_), cap(E_, W, .037 * k_, .028 * k_)); hf = xf(hand_field(cu, -s), M); hands[s] = T @ M
            with mx(T):
                if gloves: clay(U(.012, hf, cap(E_.lerp(W, .72), W, .034, .030)), mat(gloves, rough=.45, spec=.3), .0019, name='glove')
                else: clay(U(.014, a, hf), sm, .0019 if hres < .0024 or bust else .0024, col=arm_colour(sk, M), name='arm')
    # ---- garments
    low = {'coat': -.34, 'scrubs': -.17, 'midwife': -.50, 'dress': -.62, 'gown': -.46, 'shirt': -.14, 'plain': -.15, 'theatre': -.52}[outfit]
    fl = {'coat': .020, 'scrubs': .012, 'midwife': .055, 'dress': .085, 'gown': .04, 'shirt': .0, 'plain': 0, 'theatre': .05}[outfit]
    if bust: low, fl = -.08, 0
    elif pose == 'sit': low, fl = -.10, .0
    gm = pattern_m or cloth_material(c); uvb = lambda V: (np.arctan2(V[:, 0], -V[:, 1] + .02) / (2 * pi) + .5, (V[:, 2] + .7) * .9)
    def garment(e, up, r=(.052, .045, .040), kk=.035):
        t = prof(torso_rows(sex, build, e, low, fl, kid), k=.012)
        tr = U(.02, *[cap((s * .05, .024, .405), (s * sw * .92, .016, .352), .034 + e, .044 + e) for s in (-1, 1)])
        return U(kk, U(.03, t, tr), *arm_nodes(r[0] * k_ + e, r[1] * k_ + e * .8, r[2] * k_ + e * .8, up))
    hole = cap((0, -.004, .37), (0, -.06, .60), nr * 1.20, nr * 1.9)       # neck opening, tilted forward
    def vneck(w, zb, lo_z=None):
        zt = .46
        return fld(lambda P: np.maximum(np.abs(P[:, 0]) - np.interp(P[:, 2], (zb, zt), (0, w)), np.abs(P[:, 1] + .075) - .075).astype(f32) * .9)   # not through a forearm before the chest
    with mx(T):
        if outfit == 'coat':
            u = garment(.004, 2); u = cut(u, hole, .006); u = cut(u, vneck(.052, .335), .006)
            clay(both(u, fld(lambda P: np.maximum(np.abs(P[:, 0]) - .13, .0 - P[:, 2] - .1)), .01), pattern_m or cloth_material(under), res, uv=uvb, name='under')
            g = garment(.020, 2); full = g; V_ = vneck(.088, .155)
            g = cut(cut(g, hole, .006), V_, .005)
            if not bust: g = cut(g, fld(lambda P: np.maximum(np.abs(P[:, 0] - .0) - np.interp(P[:, 2], (-.4, -.02), (.045, .0)), np.maximum(P[:, 1], P[:, 2] + .02))), .005)
            lap = patch(full, [(.040, .455), (.095, .430), (.128, .375), (.100, .352), (.122, .335), (.085, .235), (.014, .150), (.006, .160)], .006, .0055, True, .005)
            lap = cut(lap, V_, .003)
            col_ = U(.004, cut(patch(full, [(.0, .5), (.086, .5), (.106, .415), (.058, .425)], .011, .005, True, .005), V_, .003))
            seam = patch(full, [(-.010, .165), (.016, .165), (.016, low + .02), (-.010, low + .02)], .002, .004)
            clay(U(.004, g, seam), cloth_material(c2), res, name='coat'); clay(lap, cloth_material(c2), res * .8, name='lapel')
            ring = [(s_ * a, b, z) for s_, a, b, z in ((-1, .094, -.036, .408), (-1, .090, .022, .430), (-1, .060, .074, .440), (1, 0, .088, .442), (1, .060, .074, .440), (1, .090, .022, .430), (1, .094, -.036, .408))]
            cl = capsules([tuple(q) for q in spline(ring, 5)], .0150, .0); clay(cl, cloth_material(c2), res * .8, name='collar')
            for z in ([.115, .02] if bust else [.115, .03, -.055, -.14]):
                q = surf(full, (.003, -.4, z)); ball(.0105, (q.x, q.y - .005, q.z), 'shell', (1, .5, 1), sub=3)
            pk = patch(full, [(.062, .215), (.132, .215), (.130, .130), (.066, .130)], .003, .004); clay(pk, cloth_material(c2), res * .8, name='pocket')
            q = surf(full, (.098, -.4, .215)); tube([(q.x + .012, q.y - .006, .175), (q.x + .012, q.y - .006, .238)], .0048, 'blue'); tube([(q.x - .006, q.y - .006, .175), (q.x - .006, q.y - .006, .232)], .0048, 'clay')
        elif outfit == 'theatre':                                            # a sterile gown, long sleeves, tied at the waist
            g = garment(.020, 2); full = g; clay(cut(g, hole, .008), gm, res, name='theatre')
            bz = .10; belt = fld(lambda P: np.abs(P[:, 2] - bz) - .012, (-.3, -.3, bz - .03), (.3, .3, bz + .03)); clay(both(off(prof(torso_rows(sex, build, .020, low, fl, kid), k=.012), .005), belt, .004), gm, res * .8, name='tie')
        elif outfit in ('scrubs', 'plain', 'gown'):
            g = garment(.012 if outfit != 'gown' else .020, slv, (.054, .054, .050)); full = g; V_ = vneck(.070 if outfit == 'scrubs' else .05, .262 if outfit == 'scrubs' else .36)
            wide = U(.01, hole, cap((0, .0, .395), (0, -.04, .6), nr * 1.35, nr * 1.7))
            g = cut(cut(g, wide, .006), V_, .005) if outfit == 'scrubs' else cut(g, wide, .008)
            clay(g, gm, res, uv=uvb, name='top')
            if outfit == 'scrubs':
                tr = patch(full, [(.0, .262), (.0, .230), (.030, .262), (.108, .425), (.088, .46)], .003, .0048, True, .004); clay(cut(tr, V_, .002), cloth_material(c2), res * .8, name='trim')
                pk = patch(full, [(.050, .185), (.122, .185), (.120, .095), (.054, .095)], .002, .004); clay(pk, gm, res * .8, name='pocket')
                q = surf(full, (.086, -.4, .185)); tube([(q.x, q.y - .007, .13), (q.x, q.y - .008, .208)], .0048, 'amber')
        elif outfit == 'shirt':
            g = garment(.010, 2); full = g; V_ = vneck(.044, .365); g = cut(cut(g, hole, .006), V_, .004); clay(g, gm, res, uv=uvb, name='shirt')
            clay(cut(patch(full, [(.0, .375), (.018, .385), (.070, .352), (.098, .402), (.066, .47), (.03, .47)], .006, .005, True, .004), V_, .002), gm, res * .8, uv=uvb, name='collar')
            ring = [(s_ * a, b, z) for s_, a, b, z in ((-1, .076, -.030, .420), (-1, .076, .022, .436), (-1, .052, .070, .444), (1, 0, .082, .446), (1, .052, .070, .444), (1, .076, .022, .436), (1, .076, -.030, .420))]
            D = spline(ring, 5); clay(capsules([tuple(q) for q in D], [.003 + .0105 * min(1, i / 5, (len(D) - 1 - i) / 5) for i in range(len(D))]), gm, res * .8, uv=uvb)
            for z in (.31, .22, .13, .04): q = surf(full, (0, -.4, z)); ball(.0085, (q.x, q.y - .003, q.z), 'paper', (1, .5, 1), sub=3)
        elif outfit in ('midwife', 'dress'):
            g = garment(.010, slv, (.054, .056, .052)); full = g
            wide = U(.01, hole, cap((0, .0, .40), (0, -.045, .6), nr * 1.40, nr * 1.8)) if outfit == 'dress' else hole
            V_ = vneck(.050, .35); g = cut(g, wide, .008)
            if outfit == 'midwife': g = cut(g, V_, .005)
            clay(g, gm, res, uv=uvb, name='dress')
            if outfit == 'midwife':
                clay(cut(patch(full, [(.0, .352), (.016, .362), (.074, .318), (.112, .385), (.080, .46), (.03, .46)], .006, .0055, True, .005), V_, .002), cloth_material(c2), res * .8, name='collar')
                ring = [(s_ * a, b, z) for s_, a, b, z in ((-1, .082, -.034, .412), (-1, .080, .022, .430), (-1, .054, .070, .438), (1, 0, .084, .440), (1, .054, .070, .438), (1, .080, .022, .430), (1, .082, -.034, .412))]
                clay(capsules([tuple(q) for q in spline(ring, 5)], .0145), cloth_material(c2), res * .8)
                bz = .10; belt = fld(lambda P: np.abs(P[:, 2] - bz) - .020, (-.3, -.3, bz - .03), (.3, .3, bz + .03))
                t = prof(torso_rows(sex, build, .010, low, fl, kid), k=.012); clay(both(off(t, .006), belt, .005), cloth_material('navy' if c != 'navy' else 'white'), res * .8, name='belt')
                for z in (.30, .235, .17): q = surf(full, (0, -.4, z)); ball(.0095, (q.x, q.y - .003, q.z), c2, (1, .5, 1), sub=3)
                q = surf(full, (.085, -.4, .265)); box(.034, .008, .012, (q.x, q.y - .006, .262), .004, 'amber'); cyl(.017, .008, (q.x, q.y - .009, .222), metal('steel', .3), axis='y'); cyl(.0135, .004, (q.x, q.y - .014, .222), 'paper', axis='y'); tube([(q.x, q.y - .008, .262), (q.x, q.y - .008, .238)], .004, 'amber')
        if badge:
            q = surf(full, (-.090, -.4, .225)); box(.062, .007, .040, (q.x, q.y - .006, .205), .006, 'white'); box(.062, .004, .012, (q.x, q.y - .0095, .233), .002, badge)
        if stetho:
            sc = mat(stetho, rough=.35, spec=.4); top = off(full, .020)
            pr = lambda x, z: tuple(surf(top, (x, -.4, z)))
            back = [(.114, .006, .446), (.074, .092, .464), (0, .112, .468), (-.074, .092, .464), (-.114, .006, .446)]
            L_ = [pr(.110, .405), pr(.110, .34), pr(.098, .28), pr(.075, .215), pr(.050, .165)]; R_ = [pr(-.110, .405), pr(-.110, .34), pr(-.100, .28), pr(-.088, .23)]
            tube(L_[::-1] + back + R_, .0085, sc, smooth=True)
            e = Vector(L_[-1]); nrm = (Vector(pr(.050, .150)) - e); cyl(.029, .016, (e.x, e.y - .002, e.z - .022), metal('steel', .25), axis='y', bev=.005); cyl(.024, .006, (e.x, e.y - .012, e.z - .022), mat('paper', rough=.4), axis='y'); tube([(e.x, e.y, e.z + .012), (e.x, e.y, e.z - .01)], .0085, metal('steel', .25))
            e = Vector(R_[-1])
            for dx in (-.024, .022): tube([tuple(e), (e.x + dx * .6, e.y - .002, e.z - .03), pr(e.x + dx * 1.3, e.z - .085), pr(e.x + dx, e.z - .125)], .0060, metal('steel', .25), smooth=True); q = pr(e.x + dx, e.z - .128); ball(.0105, q, sc, sub=3)
    # ---- legs
    if not bust:
        tr_m = cloth_material(c if outfit in ('scrubs', 'theatre') else ('navy' if outfit != 'gown' else sk)); skirt = outfit in ('midwife', 'dress', 'gown')
        Z = lambda z: z - hipz                                             # floor height -> body frame
        B0 = Matrix.Diagonal((size, size, size, 1)) @ Matrix.Translation((0, 0, hipz))
        feet = []
        with mx(B0):
            for s in (-1, 1):
                if pose == 'stand': hp, kn, an = (s * .080, .0, -.05), (s * .085, -.012, Z(.45)), (s * .088, .02, Z(.085))
                else: hp, kn, an = (s * .085, -.01, -.005), (s * .105, -.385, .0), (s * .10, -.40, Z(.085))
                if not skirt:
                    lg = U(.03, cap(hp, kn, .092, .068), cap(kn, an, .068, .058), *([] if pose == 'stand' else [ell((0, .01, -.02), (.158, .122, .095))])); clay(lg, tr_m, res, name='leg')
                else: clay(U(.02, cap(kn, an, .052, .036), cap(an, (an[0], an[1], Z(.05)), .036, .036)), sm, res, col=lambda V: np.repeat(A3(rgb(sk))[None], len(V), 0), name='shin')
                sh = U(.03, ell((an[0] * 1.05, an[1] - .05, Z(.042)), (.047, .112, .040)), ell((an[0] * 1.05, an[1] + .012, Z(.052)), (.042, .055, .050)))
                sh = cut(sh, fld(lambda P: P[:, 2] - Z(.004)), .004); clay(sh, mat(shoes, rough=.5, spec=.3), res, name='shoe')
                so = both(off(sh, .004), fld(lambda P: np.abs(P[:, 2] - Z(.010)) - .010), .003); clay(so, cloth_material('paper' if shoes != 'paper' else 'grey'), res, name='sole')
            if skirt and pose == 'sit':
                thighs = [cap((s * .075, .0, -.005), (s * .095, -.37, .005), .118, .092) for s in (-1, 1)] + [cap((0, .0, -.01), (0, -.36, -.012), .11, .088)]
                G = [cap((s * .095, -.37, .005), (s * .125, -.40, Z(.22)), .092, .085) for s in (-1, 1)] + [cap((0, -.375, -.02), (0, -.40, Z(.2)), .088, .085)]
                k = U(.05, *thighs, *G); zb = Z(.24)
                k = disp(k, lambda P: (.010 * np.sin(P[:, 0] * 42 + 2) * smooth_step(-P[:, 2], -.02, .25)).astype(f32), .02)
                k = cut(k, fld(lambda P: P[:, 2] - zb), .008); clay(k, gm, res, uv=lambda V: (V[:, 0] * .9 + .5, (V[:, 1] * -1 - V[:, 2]) * .9 + .5), name='lap')
    # ---- face, hair
    M = T @ Hd; fr = hres / H
    face(h, I, M, hair_c, closed, glasses, gaze, F, age, earrings, sex)
    if mask: theatre_mask(h, M, mask, fr)
    if theatre_hat: theatre_cap(M, theatre_hat, fr * 1.2)
    elif wrap: wrap_head(M, wrap, wrap_knot or wrap, fr * 1.3)
    else: hair(h, hair_style, hair_c, M, fr * 1.15)
    if beard: short_beard(h, hair_c, M, fr)
    return dict(body=T, head=M, arms=arms, hands=hands, world=frames[-1] @ T)

def body_matrix(pose='stand', seat=.47, lean=0, size=1.0):
    """returns the body frame that person() will use, to aim a hand before the figure exists"""
    hipz = .86 if pose == 'stand' else (seat + .075) / size
    return Matrix.Diagonal((size, size, size, 1)) @ Matrix.Translation((0, 0, hipz)) @ Matrix.Rotation(radians(lean), 4, 'X')

def aimed(**pose):
    """gives A(p, *directions): a point of the scene and directions, in the frame of the body about to be made here"""
    B = (frames[-1] @ body_matrix(**pose)).inverted()
    return lambda p, *ds: (tuple(B @ Vector(p)), [tuple(B.to_3x3() @ Vector(d)) for d in ds])
