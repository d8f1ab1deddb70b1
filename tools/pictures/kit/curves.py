"""Curves through points, as paths for other shapes."""
from mathutils import Vector

def spline(pts, n=10, closed=False, two=False):
    """Catmull-Rom curve through pts, as a dense list of points"""
    P = [Vector(q) for q in pts]; out = []; N = len(P)
    rng = range(N if closed else N - 1)
    g = (lambda i: P[i % N]) if closed else (lambda i: P[max(0, min(N - 1, i))])
    for i in rng:
        a, b, c, d = g(i - 1), g(i), g(i + 1), g(i + 2)
        for k in range(n):
            t = k / n
            out.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    if not closed: out.append(P[-1])
    return [(v[0], v[1]) for v in out] if two else out

def fillet(pts, r, n=6, closed=False):
    """replaces the corners of a polyline by arcs of about radius r"""
    P = [Vector(q) for q in pts]; N = len(P); out = []
    for i in range(N):
        if not closed and i in (0, N - 1): out.append(P[i]); continue
        a, b, c = P[i - 1], P[i], P[(i + 1) % N]
        u, v = (a - b), (c - b); k = min(r, u.length * .49, v.length * .49)
        u.normalize(); v.normalize(); A, B = b + u * k, b + v * k
        for j in range(n + 1):
            t = j / n; out.append((1 - t) ** 2 * A + 2 * t * (1 - t) * b + t * t * B)
    return out
