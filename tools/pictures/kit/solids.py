"""Rounded solids: boxes, lathed and extruded shapes, balls and blends of balls."""
import bmesh
import bpy
import random
from math import cos, pi, radians, sin
from mathutils import Matrix

from kit.curves import spline
from kit.materials import mat
from kit.scene import at, frames, put_mesh

def box(sx, sy, sz, p=(0, 0, 0), r=.02, m='paper', seg=4):
    """rounded box, p = centre of the base"""
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts); bmesh.ops.translate(bm, vec=(0, 0, sz / 2), verts=bm.verts)
    r = min(r, .499 * min(sx, sy, sz))
    if r > 0: bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=seg, affect='EDGES', profile=.5)
    return put_mesh(bm, m, p, weighted=r > 0, angle=60)

def prism(pts, t, p=(0, 0, 0), r=.02, m='paper', axis='y', seg=4):
    """polygon extruded by t (centred). axis='y': pts are (x, z), for front profiles; axis='z': pts are (x, y)"""
    bm = bmesh.new()
    f = lambda a, b, c: (a, c, b) if axis == 'y' else ((c, a, b) if axis == 'x' else (a, b, c))
    A = [bm.verts.new(f(a, b, -t / 2)) for a, b in pts]; B = [bm.verts.new(f(a, b, t / 2)) for a, b in pts]
    n = len(pts); bm.faces.new(A); bm.faces.new(B[::-1])
    for i in range(n): bm.faces.new((A[(i + 1) % n], A[i], B[i], B[(i + 1) % n]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if r > 0:   # bevel only sharp corners, so that arcs in pts stay smooth
        E = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > radians(30)]
        bmesh.ops.bevel(bm, geom=E, offset=r, segments=seg, affect='EDGES', profile=.5, clamp_overlap=True)
    return put_mesh(bm, m, p, weighted=True, angle=45)

def rrect(w, h, r, n=8):
    """outline of a rounded rectangle centred on 0, for prism() and loft()"""
    out = []
    for cx, cy, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        for i in range(n + 1):
            a = radians(a0 + 90 * i / n); out.append((cx + r * cos(a), cy + r * sin(a)))
    return out

def lathe(prof, p=(0, 0, 0), m='paper', seg=48, smooth_prof=False, angle=40):
    """rotates (r, z) points about z. Corners stay sharp unless smooth_prof (Catmull-Rom) is set"""
    if smooth_prof: prof = [(max(a, 0), b) for a, b in spline([(a, b, 0) for a, b in prof], 6, two=True)]
    bm = bmesh.new(); rings = []
    for r, z in prof:
        rings.append([bm.verts.new((0, 0, z))] if r < 1e-6 else
                     [bm.verts.new((r * cos(2 * pi * i / seg), r * sin(2 * pi * i / seg), z)) for i in range(seg)])
    for A, B in zip(rings, rings[1:]):
        for i in range(seg):
            j = (i + 1) % seg
            if len(A) == 1 and len(B) == 1: continue
            if len(A) == 1: bm.faces.new((A[0], B[j], B[i]))
            elif len(B) == 1: bm.faces.new((A[i], A[j], B[0]))
            else: bm.faces.new((A[i], A[j], B[j], B[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return put_mesh(bm, m, p, angle=angle)

def cyl(r, h, p=(0, 0, 0), m='paper', bev=None, r2=None, axis='z', seg=48):
    """cylinder / cone with rounded rims. axis 'x' or 'y' lays it down, centred on p"""
    r2 = r if r2 is None else r2
    b = min(bev if bev is not None else .12 * min(r, h), .49 * h, .9 * min(r, r2) if min(r, r2) > 0 else 1)
    arc = lambda cr, cz, a0, a1: [(cr + b * cos(radians(a0 + (a1 - a0) * i / 5)), cz + b * sin(radians(a0 + (a1 - a0) * i / 5))) for i in range(6)]
    prof = [(0, 0)] + arc(r - b, b, -90, 0) + arc(r2 - b, h - b, 0, 90) + [(0, h)]
    if axis == 'z': return lathe(prof, p, m, seg, angle=60)
    prof = [(a, z - h / 2) for a, z in prof]
    with at(*p, **({'ry': 90} if axis == 'x' else {'rx': -90})): return lathe(prof, (0, 0, 0), m, seg, angle=60)

def ball(r, p=(0, 0, 0), m='paper', s=(1, 1, 1), sub=4):
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    bmesh.ops.scale(bm, vec=s, verts=bm.verts)
    return put_mesh(bm, m, p, angle=180)

def cluster(points, r, m, jitter=.25, sub=2, rnd=None):
    """many small balls that share one mesh to save memory: foliage, flowers. points = centres"""
    rnd = rnd or random
    ms = m if isinstance(m, (list, tuple)) else [m]; src = []
    for k in ms:
        bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
        me = bpy.data.meshes.new('dot'); bm.to_mesh(me); bm.free()
        for f in me.polygons: f.use_smooth = True
        me.materials.append(mat(k, rough=.7, spec=.2) if isinstance(k, str) else k); src.append(me)
    for q in points:
        o = bpy.data.objects.new('dot', rnd.choice(src)); bpy.context.scene.collection.objects.link(o)
        k = r * (1 + rnd.uniform(-jitter, jitter))
        o.matrix_world = frames[-1] @ Matrix.Translation(q) @ Matrix.Diagonal((k, k, k * rnd.uniform(.75, 1), 1))

def cross(size, t, p=(0, 0, 0), m='white', axis='y', arm=.34, r=.01):
    """medical cross. Keep it white on blue or green: a red cross on white is a protected emblem (Geneva Conventions)"""
    a, s = size * arm / 2, size / 2
    pts = [(a, s), (-a, s), (-a, a), (-s, a), (-s, -a), (-a, -a), (-a, -s), (a, -s), (a, -a), (s, -a), (s, a), (a, a)]
    return prism(pts, t, p, r, m, axis)

def meld(balls, m, voxel=.01, smooth=8, p=(0, 0, 0)):
    """blends balls = [(x, y, z, rx[, ry, rz])] into one smooth shape"""
    bm = bmesh.new()
    for b in balls:
        x, y, z = b[:3]; r = b[3:] if len(b) > 4 else (b[3],) * 3
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=Matrix.Translation((x, y, z)) @ Matrix.Diagonal((*r, 1)))
    o = put_mesh(bm, m, p, angle=180)
    q = o.modifiers.new('r', 'REMESH'); q.mode = 'VOXEL'; q.voxel_size = voxel; q.use_smooth_shade = True
    if smooth: s = o.modifiers.new('s', 'SMOOTH'); s.iterations = smooth; s.factor = .5
    return o
