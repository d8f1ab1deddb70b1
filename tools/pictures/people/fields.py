"""Distance fields of a figure's parts, before they become meshes."""
import numpy as np
from math import radians
from mathutils import Vector

f32 = np.float32

def A3(v): return np.array(v, f32)

class N:
    """node: f(P (n,3)) -> distance, lo/hi = bounding box"""
    def __init__(s, f, lo, hi): s.f, s.lo, s.hi = f, np.array(lo, f32), np.array(hi, f32)
    def __call__(s, P): return s.f(P)

def smin(a, b, k):
    if k <= 0: return np.minimum(a, b)
    h = np.clip(.5 + .5 * (b - a) / k, 0, 1); return b + (a - b) * h - k * h * (1 - h)

def smax(a, b, k): return -smin(-a, -b, k)

def ell(c, r, rot=None):
    c, r = A3(c), A3(r if isinstance(r, (tuple, list)) else (r, r, r)); R = None
    if rot is not None:
        from mathutils import Euler
        R = np.array(Euler([radians(q) for q in rot]).to_matrix(), f32)
    def f(P):
        q = P - c
        if R is not None: q = q @ R
        k0 = np.sqrt(((q / r) ** 2).sum(1)) + 1e-6; k1 = np.sqrt(((q / (r * r)) ** 2).sum(1)) + 1e-6
        return k0 * (k0 - 1) / k1
    m = float(max(r)) if R is not None else r
    return N(f, c - m, c + m)

def cap(a, b, ra, rb=None):
    """tapered capsule"""
    rb = ra if rb is None else rb; a, b = A3(a), A3(b); ba = b - a; L = float(ba @ ba) + 1e-9; m = max(ra, rb)
    def f(P):
        h = np.clip(((P - a) @ ba) / L, 0, 1)
        return np.sqrt(((P - a - h[:, None] * ba) ** 2).sum(1)) - (ra + (rb - ra) * h)
    return N(f, np.minimum(a, b) - m, np.maximum(a, b) + m)

def capsules(pts, r, k=.0):
    r = r if isinstance(r, (list, tuple)) else [r] * len(pts)
    return U(k, *[cap(p, q, a, b) for p, q, a, b in zip(pts, pts[1:], r, r[1:])])

def prof(rows, n=2.4, k=.03):
    """stack of superellipses: rows = [(z, rx, ry, cy), ...] from low to high, smoothly interpolated"""
    z = np.array([q[0] for q in rows]); zz = np.linspace(z[0], z[-1], 120); cols = []
    for j in (1, 2, 3):
        v = np.array([q[j] if len(q) > j else 0 for q in rows], float); m = np.gradient(v, z)          # cubic Hermite
        i = np.clip(np.searchsorted(z, zz) - 1, 0, len(z) - 2); h = z[i + 1] - z[i]; t = (zz - z[i]) / h
        cols.append((2 * t ** 3 - 3 * t ** 2 + 1) * v[i] + (t ** 3 - 2 * t ** 2 + t) * h * m[i] + (-2 * t ** 3 + 3 * t ** 2) * v[i + 1] + (t ** 3 - t ** 2) * h * m[i + 1])
    def f(P):
        rx, ry, cy = (np.interp(P[:, 2], zz, c).astype(f32) for c in cols)
        x, y = np.abs(P[:, 0]) / rx, np.abs(P[:, 1] - cy) / ry
        q = (x ** n + y ** n) ** (1 / n) + 1e-6
        g = np.sqrt(((x / q) ** (n - 1) / rx) ** 2 + ((y / q) ** (n - 1) / ry) ** 2) + 1e-6             # gradient length
        d = (q - 1) / g
        return smax(d, np.maximum(P[:, 2] - z[-1], z[0] - P[:, 2]), k).astype(f32)
    mx = max(q[1] for q in rows); my = max(q[2] + abs(q[3] if len(q) > 3 else 0) for q in rows)
    return N(f, (-mx, -my, z[0]), (mx, my, z[-1]))

def U(k, *ns):
    def f(P):
        d = ns[0](P)
        for n in ns[1:]: d = smin(d, n(P), k)
        return d
    return N(f, np.min([n.lo for n in ns], 0), np.max([n.hi for n in ns], 0))

def cut(a, b, k=.005): return N(lambda P: smax(a(P), -b(P), k), a.lo, a.hi)

def both(a, b, k=.005): return N(lambda P: smax(a(P), b(P), k), np.maximum(a.lo, b.lo), np.minimum(a.hi, b.hi))

def off(a, r): return N(lambda P: a(P) - r, a.lo - r, a.hi + r)

def fld(f, lo=(-9, -9, -9), hi=(9, 9, 9)): return N(f, lo, hi)

def disp(a, g, amp): return N(lambda P: a(P) - g(P), a.lo - amp, a.hi + amp)

def xf(a, M):
    """transforms a node by a 4x4 matrix with uniform scale"""
    Mi = np.array(M.inverted(), f32); s = f32(M.to_scale()[0])
    c = [M @ Vector((x, y, z)) for x in (a.lo[0], a.hi[0]) for y in (a.lo[1], a.hi[1]) for z in (a.lo[2], a.hi[2])]
    return N(lambda P: a(P @ Mi[:3, :3].T + Mi[:3, 3]) * s, np.min(c, 0), np.max(c, 0))

def poly2(pts):
    """signed distance of a polygon: callable on (u, v)"""
    V = [np.array(p, f32) for p in pts]
    def f(u, v):
        p = np.stack([u, v], 1); d = ((p - V[0]) ** 2).sum(1); s = np.ones(len(u), f32)
        for i in range(len(V)):
            a, b = V[i], V[i - 1]; e = b - a; w = p - a; t = np.clip((w @ e) / (e @ e), 0, 1)
            d = np.minimum(d, ((w - t[:, None] * e) ** 2).sum(1))
            c1, c2, c3 = p[:, 1] >= a[1], p[:, 1] < b[1], e[0] * w[:, 1] > e[1] * w[:, 0]
            s = np.where((c1 & c2 & c3) | (~c1 & ~c2 & ~c3), -s, s)
        return s * np.sqrt(d)
    return f

def patch(base, pts, lift=.004, t=.004, mirror=False, k=.004, front=True):
    """plate on the surface of `base`: polygon in (x, z) from the front (lapel, pocket, badge)"""
    pf = poly2(pts); P2 = np.array(pts); m = P2[:, 0].max()
    def f(P):
        x = np.abs(P[:, 0]) if mirror else P[:, 0]
        d = smax(np.abs(base(P) - lift) - t, pf(x, P[:, 2]), k)
        return np.maximum(d, P[:, 1] if front else -P[:, 1])
    y = (base.lo[1] - .03, .0) if front else (.0, base.hi[1] + .03)
    return N(f, (-m if mirror else P2[:, 0].min(), y[0], P2[:, 1].min()), (m, y[1], P2[:, 1].max()))

def hash_cells(c):
    c = c.astype(np.int64); h = (c[:, 0] * 73856093) ^ (c[:, 1] * 19349663) ^ (c[:, 2] * 83492791)
    return [(((h * k) >> 7) & 1023).astype(f32) / 1023 for k in (2654435761, 40503 * 65537, 69069 * 4097)]

def worley(P, freq):
    """distance to the nearest of scattered points, in cells"""
    p = P * freq; b = np.floor(p); best = np.full(len(P), 9, f32)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            for k in (-1, 0, 1):
                c = b + np.array((i, j, k), f32); h = hash_cells(c)
                best = np.minimum(best, (p[:, 0] - c[:, 0] - h[0]) ** 2 + (p[:, 1] - c[:, 1] - h[1]) ** 2 + (p[:, 2] - c[:, 2] - h[2]) ** 2)
    return np.sqrt(best)

def surfs(node, pts, d=(0, 1, 0)):
    """returns the first hits of parallel rays with the field (all rays in one call: separate calls are 50 times slower)"""
    d = A3(d); q = A3([tuple(p) for p in pts])
    for _ in range(45):
        s = node(q); q = q + d * (np.clip(s, -.02, .3) * .75)[:, None]
        if np.abs(s).max() < 2e-4: break
    return [Vector([float(c) for c in r]) for r in q]

def surf(node, p, d=(0, 1, 0)): return surfs(node, [p], d)[0]

def near(a, m=.11):
    """evaluates a small feature only near its bounding box, to save time"""
    lo, hi = a.lo - m, a.hi + m
    def f(P):
        i = ((P > lo) & (P < hi)).all(1); d = np.full(len(P), m, f32)
        if i.any(): d[i] = a(P[i])
        return d
    return N(f, a.lo, a.hi)
