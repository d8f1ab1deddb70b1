"""Hair, plaits and headwraps."""
import bmesh
import numpy as np
import random
from math import cos, pi, radians, sin, sqrt
from mathutils import Matrix, Vector

from kit import *
from people.fields import A3, U, both, cut, disp, ell, f32, fld, off, smax, worley
from people.looks import cloth_material, hair_mat
from people.meshes import clay, mx

def hairline(style='crop', recede=0.0):
    """field that is negative where hair grows (head units)"""
    face = U(.06, *[ell((s * .085, -.42, .40), (.235 + recede * .02, .34, .435 + recede)) for s in (-1, 1)])
    def f(P):
        x, y, z = np.abs(P[:, 0]), P[:, 1], P[:, 2]
        low = (.47 - .85 * (y + .03)) - z; low = np.where(y > .20, np.maximum(low, .19 - z), low) * .72     # behind the ears down to the nape
        low = smax(low, .20 - z, .05)
        ear = .125 - np.sqrt(((x - .345) / .9) ** 2 + (y - .055) ** 2 + ((z - .44) / 1.25) ** 2)
        return smax(smax(low, ear, .04), -face(P), .05)
    return fld(f)

def hair(head, style, c, Mh, res):
    """crop, short, braids (rows tied back), bun, bald, thin (elder). For a headwrap see wrap_head"""
    if style in ('bald', None): return
    sk = U(.10, ell((0, .055, .635), (.345, .395, .365)), ell((0, -.06, .40), (.31, .285, .335)))
    m = hair_mat(c)
    with mx(Mh):
        if style in ('crop', 'fade', 'recede'):
            hl = hairline(recede=.05 if style == 'recede' else 0)
            base = both(off(sk, .026), hl, .035)
            clay(disp(base, lambda P: .011 * (.55 - worley(P, 26)), .02), m, res, name='hair')
        elif style == 'short':                                             # short natural coils
            hl = hairline(); top = U(.12, off(sk, .055), ell((0, .06, .73), (.385, .415, .37)))
            base = both(top, hl, .075)
            clay(disp(base, lambda P: .026 * (.62 - worley(P, 17)), .03), m, res, name='hair')
        elif style == 'afro':                                              # round and full
            top = U(.10, off(sk, .06), ell((0, .09, .76), (.45, .46, .43)))
            clay(disp(both(top, hairline(), .09), lambda P: .024 * (.62 - worley(P, 19)), .03), m, res, name='hair')
        elif style == 'twists':                                            # short twists all over
            hl = hairline(); clay(disp(both(off(sk, .016), hl, .03), lambda P: .006 * (.55 - worley(P, 30)), .02), m, res, name='hair')
            bm = bmesh.new(); rnd = random.Random(8); N = 420
            for i in range(N):                                             # evenly over the area where hair grows
                z = 1 - 2 * (i + .5) / N; a = i * 2.39996; d = Vector((sqrt(1 - z * z) * cos(a), sqrt(1 - z * z) * sin(a), z))
                q = Vector((d.x * .352, .055 + d.y * .402, .635 + d.z * .372))
                if hl(A3(q)[None])[0] > -.035: continue
                w = (Vector((d.x / .345, d.y / .395, d.z / .365)).normalized() + Vector([rnd.uniform(-.35, .35) for _ in range(3)])).normalized()
                M = Matrix.Translation(q + w * .030) @ w.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Diagonal((1, 1, rnd.uniform(1.5, 2.1), 1))
                bmesh.ops.create_icosphere(bm, subdivisions=2, radius=rnd.uniform(.026, .033), matrix=M)
            put_mesh(bm, m, angle=180)
        elif style in ('braids', 'bun'):
            Nn, Bn = np.array((0, -.40, .36)), np.array((0, .40, .60)); ax = (Bn - Nn) / np.linalg.norm(Bn - Nn)
            e1 = np.array((1., 0, 0)); e2 = np.cross(ax, e1); R = 27
            def rows(P):
                q = P - Nn; a = np.arctan2(q @ e1, q @ e2) / (2 * pi) * R; u = a - np.round(a)                # -.5...5 across one row
                r = q - np.outer(q @ ax, ax); t = np.arctan2(np.linalg.norm(r, axis=1), -(q - (Bn - Nn) * .5) @ ax)
                w = np.sqrt(np.maximum(0, 1 - (2 * u) ** 2)); k = t * 8.5 + .55 * np.abs(u) * 2
                br = np.abs((k - np.floor(k)) - .5) * 2
                return (.044 * w - .022 + .009 * w * (br - .4)).astype(f32)
            base = both(off(sk, .012), hairline(), .02)
            clay(disp(base, rows, .05), m, res * .8, name='braids')
            if style == 'bun':
                def coil(P):
                    q = P - A3((0, .44, .70)); a = np.arctan2(q[:, 0], q[:, 2]); r = np.linalg.norm(q[:, (0, 2)], axis=1)
                    return .018 * np.abs(np.sin(a * 1.0 + r * 42)).astype(f32)
                clay(disp(ell((0, .46, .71), (.19, .15, .17)), coil, .03), m, res, name='bun')
                torus_node = ell((0, .385, .675), (.15, .05, .14), (-28, 0, 0)); clay(torus_node, cloth_material('amber'), res)
            else:                                                          # braids tied back, over one shoulder
                clay(ell((0, .43, .52), (.115, .085, .085), (-20, 0, 0)), cloth_material('amber'), res)
                rnd = random.Random(5)
                for i in range(9):
                    a = (i / 8 - .5) * 2; P = spline([(.07 * a, .43, .52), (.13 * a + .10, .50, .34 + .02 * a), (.20 + .10 * a, .46, .04), (.31 + .075 * a, .20 - .04 * abs(a), -.20), (.33 + .06 * a, -.12 - .05 * abs(a), -.42 - .05 * a), (.315 + .05 * a, -.24, -.70 - .10 * rnd.random())], 9)
                    plait(P, .030, m)
        elif style == 'puffs':                                             # child: two afro puffs
            clay(disp(both(off(sk, .020), hairline(), .03), lambda P: .006 * (.55 - worley(P, 32)), .02), m, res)
            for s in (-1, 1):
                clay(disp(ell((s * .30, .12, .96), (.17, .17, .17)), lambda P: .03 * (.6 - worley(P, 15)), .03), m, res)
                clay(ell((s * .235, .10, .865), (.075, .075, .045), (0, s * 40, 0)), cloth_material('amber'), res)

def short_beard(head, c, Mh, res):
    """close beard and moustache round the mouth, up to the hair in front of the ears, clear of their lobes"""
    def where(P):
        x, y, z = np.abs(P[:, 0]), P[:, 1], P[:, 2]
        f = z - np.maximum(np.interp(x, (0, .06, .15, .22), (.262, .268, .235, .20)),
                           np.interp(y, (-.30, -.22, -.16, -.11), (.19, .24, .34, .52)))                     # the line over the cheek
        f = smax(f * .8, (y + .062 - .25 * np.maximum(0, .20 - z)) * .9, .02)                              # clear of ear and neck
        mouth = .074 - np.sqrt((x / 1.55) ** 2 + ((z - .190) / .72) ** 2)
        return smax(f, mouth, .015).astype(f32)
    g = both(both(off(head, .013), fld(where), .022), fld(lambda P: (P[:, 1] - .12).astype(f32)), .01)
    with mx(Mh): clay(disp(g, lambda P: .006 * (.55 - worley(P, 34)), .02), hair_mat(c), res, name='beard')

def plait(P, r, m, n=3):
    """a thin braid: overlapping beads, alternately to either side, one mesh"""
    bm = bmesh.new(); P = [Vector(q) for q in P]; acc = 0; side = 1; last = P[0]
    for a, b in zip(P, P[1:]):
        acc += (b - a).length
        if acc > r * 1.05:
            acc = 0; t = (b - a).normalized(); sd = t.cross(Vector((0, 1, .3))).normalized() * side * r * .36; side = -side
            M = Matrix.Translation(b + sd) @ t.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(radians(24 * side), 4, 'Y') @ Matrix.Diagonal((.82, .85, 1.25, 1))
            bmesh.ops.create_icosphere(bm, subdivisions=2, radius=r, matrix=M)
    return put_mesh(bm, m, angle=180)

def wrap_head(Mh, m, m2, res):
    """headwrap: two crossing bands round the skull, twisted knot in front"""
    sk = ell((0, .065, .66), (.395, .44, .40))
    def lowcut(P): return ((.735 - .62 * (P[:, 1] + .28)) - P[:, 2]) * .85
    def folds(P):
        q = P[:, 2] + .40 * np.abs(P[:, 0]) * np.sign(-P[:, 1]) * .5 + .25 * P[:, 1]
        return (.009 * np.sin(q * 46)).astype(f32)
    cap_ = U(.10, sk, ell((0, .24, .96), (.33, .34, .29)))
    n = disp(both(cap_, fld(lowcut), .03), folds, .02)
    uv = lambda V: (np.arctan2(V[:, 0], -V[:, 1]) / (2 * pi) + .5, V[:, 2] * .55)
    with mx(Mh):
        clay(n, m, res, uv=uv, name='wrap')
        k = U(.03, ell((0, -.36, .965), (.105, .075, .072)), ell((.10, -.33, 1.035), (.10, .05, .06), (0, -38, 0)), ell((-.10, -.33, 1.03), (.095, .05, .06), (0, 42, 0)))
        clay(disp(k, lambda P: (.008 * np.sin(P[:, 0] * 60 + P[:, 2] * 22)).astype(f32), .02), m2, res, uv=uv, name='knot')

def theatre_cap(Mh, m, res):
    """a surgeon's cap, tied behind"""
    low = fld(lambda P: (((.735 - .50 * (P[:, 1] + .28)) - P[:, 2]) * .85).astype(f32))
    n = disp(both(U(.08, ell((0, .06, .655), (.375, .425, .385)), ell((0, .16, .80), (.35, .34, .28))), low, .03), lambda P: (.006 * np.sin(P[:, 0] * 30 + P[:, 1] * 18)).astype(f32), .01)
    with mx(Mh): clay(n, cloth_material(m), res, name='cap')

def theatre_mask(head, Mh, m, res):
    """a surgeon's mask from the bridge of the nose to under the chin, its bands round the ears"""
    def where(P):
        x, y, z = np.abs(P[:, 0]), P[:, 1], P[:, 2]; top = np.interp(x, (0, .06, .14, .30), (.430, .405, .365, .335))
        return np.maximum(np.maximum(z - top, .015 + .10 * np.maximum(0, y + .30) - z), y + .055).astype(f32)
    pleat = lambda P: (.006 * np.sin(P[:, 2] * 62) * smax(-np.abs(P[:, 0]) + .25, np.zeros(len(P), f32), .02)).astype(f32)
    with mx(Mh):
        clay(disp(both(off(U(.10, head, ell((0, -.30, .22), (.14, .09, .16))), .016), fld(where, (-.4, -.6, -.1), (.4, 0, .5)), .012), pleat, .01), cloth_material(m), res, name='mask')
        for s in (-1, 1):
            for z, d in ((.335, .51), (.10, .36)): tube([(s * .325, -.075, z), (s * .362, .0, (z + d) / 2), (s * .350, .115, d)], .006, cloth_material('paper'), smooth=True)
