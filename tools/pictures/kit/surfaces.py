"""Tubes, sheets and lofts along curves."""
import bmesh
import bpy
from math import cos, pi, radians, sin

from kit.curves import fillet, spline
from kit.scene import put_mesh, put_object
from kit.solids import ball

def tube(pts, r=.015, m='steel', bend=.0, smooth=False, closed=False, caps=True, p=(0, 0, 0)):
    """round bar through pts. bend = corner radius; smooth = curve instead of corners (cables, hoses)"""
    if smooth: pts = spline(pts, 12, closed)
    elif bend: pts = fillet(pts, bend, closed=closed)
    cu = bpy.data.curves.new('tube', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 5
    cu.use_fill_caps = True; cu.twist_mode = 'MINIMUM'
    sp = cu.splines.new('POLY'); sp.points.add(len(pts) - 1); sp.use_cyclic_u = closed
    for q, v in zip(sp.points, pts): q.co = (v[0], v[1], v[2], 1)
    o = put_object(cu, m, p)
    if caps and not closed:
        for q in (pts[0], pts[-1]): ball(r * .998, (q[0] + p[0], q[1] + p[1], q[2] + p[2]), m, sub=3)
    return o

def torus(R, r, p=(0, 0, 0), m='steel', axis='z', n=48):
    f = {'z': lambda a, b: (a, b, 0), 'y': lambda a, b: (a, 0, b), 'x': lambda a, b: (0, a, b)}[axis]
    return tube([f(R * cos(2 * pi * i / n), R * sin(2 * pi * i / n)) for i in range(n)], r, m, closed=True, p=p)

def sheet(fn, nu=24, nv=24, m='paper', thick=0, p=(0, 0, 0), closed=False, angle=180):
    """surface fn(u, v) -> (x, y, z), u and v in 0..1, with UVs. thick > 0 makes it solid. closed: v wraps"""
    bm = bmesh.new(); uvl = bm.loops.layers.uv.new('uv'); nvv = nv if closed else nv + 1
    G = [[bm.verts.new(fn(i / nu, j / nv)) for j in range(nvv)] for i in range(nu + 1)]
    for i in range(nu):
        for j in range(nv):
            f = bm.faces.new((G[i][j], G[i + 1][j], G[i + 1][(j + 1) % nvv], G[i][(j + 1) % nvv]))
            for l, (a, b) in zip(f.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))): l[uvl].uv = (a / nu, b / nv)
    o = put_mesh(bm, m, p, angle=angle)
    if thick:
        s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = thick; s.offset = 0
        o.data.auto_smooth_angle = radians(min(angle, 60))
    return o

def loft(sections, m='paper', thick=0, p=(0, 0, 0), angle=50):
    """surface through closed outlines: sections = [(z, [(x, y), ...]), ...] with equal point counts"""
    n = len(sections[0][1])
    def fn(u, v):
        z, o = sections[round(u * (len(sections) - 1))]; x, y = o[round(v * n) % n]; return x, y, z
    return sheet(fn, len(sections) - 1, n, m, thick, p, closed=True, angle=angle)

def pillow(sx, sy, sz, p=(0, 0, 0), m='paper', puff=2.6):
    """soft cushion on a bed, p = the middle of its flatter lower side"""
    def half(top):
        def fn(u, v):
            a, b = 2 * u - 1, 2 * v - 1
            a, b = sin(a * pi / 2), sin(b * pi / 2)
            k = max(0, (1 - abs(a) ** puff)) ** .5 * max(0, (1 - abs(b) ** puff)) ** .5
            return a * sx / 2 * (1 - .05 * (1 - b * b)), b * sy / 2 * (1 - .05 * (1 - a * a)), sz * (.25 + (.75 * k ** .8 if top else -.25 * k ** .4))
        return fn
    for top in (True, False): sheet(half(top), 28, 28, m, 0, p)

