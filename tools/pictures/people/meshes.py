"""Converts distance fields to meshes."""
import bpy
import numpy as np

from kit import *
from people.fields import f32

CELL_EDGES = [(a, b) for a in range(8) for b in range(8) if a < b and bin(a ^ b).count('1') == 1]

def clay(node, m, res=.005, col=None, uv=None, name='clay', smooth=3):
    """converts a field to a mesh in the scene (surface nets on blocks near the surface, vertices moved onto it).
    col(V) -> (n,3) linear colours for material 'skin'; uv(V) -> (u, v) for kit.pattern() cloth"""
    B = 8; lo = node.lo - 2.5 * res; nb = np.ceil((node.hi + 2.5 * res - lo) / (res * B)).astype(int); n = nb * B
    ax = [lo[i] + res * (B * np.arange(nb[i]) + (B - 1) / 2) for i in range(3)]
    C = np.stack(np.meshgrid(*ax, indexing='ij'), -1).reshape(-1, 3).astype(f32)
    dc = node(C).astype(f32); act = np.nonzero(np.abs(dc) < res * B * 1.3)[0]
    D = dc.reshape(nb).repeat(B, 0).repeat(B, 1).repeat(B, 2)
    o = (np.stack(np.meshgrid(*[np.arange(B)] * 3, indexing='ij'), -1).reshape(-1, 3) - (B - 1) / 2) * res
    D6 = D.reshape(nb[0], B, nb[1], B, nb[2], B)
    for i in range(0, len(act), 400):
        a = act[i:i + 400]; P = (C[a][:, None] + o[None]).reshape(-1, 3).astype(f32)
        bi = np.stack(np.unravel_index(a, nb), 1); d = node(P).reshape(-1, B, B, B)
        for q, v in zip(bi, d): D6[q[0], :, q[1], :, q[2], :] = v
    s = D < 0; c = np.zeros(n - 1, np.uint8); sl = (slice(None, -1), slice(1, None))
    for k in range(8): c += s[sl[k >> 2 & 1], sl[k >> 1 & 1], sl[k & 1]]
    I = np.stack(np.nonzero((c > 0) & (c < 8)), 1); off_ = np.array([(k >> 2 & 1, k >> 1 & 1, k & 1) for k in range(8)])
    cv = np.stack([D[tuple((I + q).T)] for q in off_], 1); acc = np.zeros((len(I), 3)); cnt = np.zeros(len(I))
    for a, b in CELL_EDGES:
        da, db = cv[:, a], cv[:, b]; x = (da < 0) != (db < 0); t = np.where(x, da / np.where(x, da - db, 1), 0)
        acc += np.where(x[:, None], off_[a] + t[:, None] * (off_[b] - off_[a]), 0); cnt += x
    V = (lo + res * (I + acc / cnt[:, None])).astype(f32)
    for _ in range(1):                                                    # move vertices onto the surface
        e = res * .3; T = np.array([(1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)], f32)
        g = sum(t * node(V + t * e)[:, None] for t in T) / (4 * e); d = node(V)
        V = V - np.clip(d / ((g * g).sum(1) + 1e-3), -res * .6, res * .6)[:, None] * g
    idx = np.full(n - 1, -1, np.int32); idx[tuple(I.T)] = np.arange(len(I)); Q = []
    for a in range(3):
        b, e = (a + 1) % 3, (a + 2) % 3
        s0 = [slice(1, -1)] * 3; s1 = [slice(1, -1)] * 3; s0[a] = slice(0, -1); s1[a] = slice(1, None)
        X = s[tuple(s0)] != s[tuple(s1)]; J = np.stack(np.nonzero(X), 1); base = np.zeros(3, int); base[b] = base[e] = 1; J = J + base
        ob, oe = np.eye(3, dtype=int)[b], np.eye(3, dtype=int)[e]
        q = np.stack([idx[tuple((J - u).T)] for u in (ob + oe, oe, 0 * ob, ob)], 1); ins = s[tuple(J.T)]
        q[~ins] = q[~ins][:, ::-1]; Q.append(q)
    Q = np.concatenate(Q); Q = Q[(Q >= 0).all(1)].astype(np.int32)
    me = bpy.data.meshes.new(name); me.vertices.add(len(V)); me.vertices.foreach_set('co', V.astype(f32).ravel())
    me.loops.add(Q.size); me.loops.foreach_set('vertex_index', Q.ravel()); me.polygons.add(len(Q))
    me.polygons.foreach_set('loop_start', np.arange(0, Q.size, 4, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(len(Q), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(Q), bool)); me.update(calc_edges=True)
    if col is not None:
        k = np.ones((len(V), 4), f32); k[:, :3] = col(V); at_ = me.attributes.new('Col', 'FLOAT_COLOR', 'POINT'); at_.data.foreach_set('color', k.ravel())
    if uv is not None:
        u, v = uv(V); W = np.stack([u, v], 1)[Q]; big = W[:, :, 0].max(1) - W[:, :, 0].min(1) > .5
        W[big, :, 0] += (W[big, :, 0] < .5) * 1.0                         # seam of cylindrical coordinates
        l = me.uv_layers.new(name='uv'); l.data.foreach_set('uv', W.astype(f32).ravel())
    o = put_object(me, m, (0, 0, 0), name); w = o.modifiers.new('s', 'SMOOTH'); w.factor = .5; w.iterations = smooth
    return o

class mx:
    """with mx(Matrix): like at(), with any matrix"""
    def __init__(s, M): s.m = M
    def __enter__(s): frames.append(frames[-1] @ s.m); return s
    def __exit__(s, *a): frames.pop()
