"""Knitted things for a newborn."""
import bpy
import numpy as np
import random
from math import pi
from mathutils import Vector

from kit import *
from kit.scene import put_object
from props.textiles import bow

def wool(c): return mat(c, rough=.95, spec=.05, sheen=.3)

def stocking_stitch(fn, cols, rows, m):
    """knitted surface fn(u, v), of arrays, closed along v: `rows` rows along u of `cols` stitches. Real relief,
    because a bump on a smooth surface looks like scales"""
    nu, nv = rows * 7, cols * 8
    u, v = np.linspace(0, 1, nu + 1)[:, None], np.arange(nv)[None] / nv
    P = np.stack(np.broadcast_arrays(*fn(u, v)), -1); dv = np.roll(P, -1, 1) - np.roll(P, 1, 1)
    N = np.cross(np.gradient(P, axis=0), dv); N /= np.linalg.norm(N, axis=-1, keepdims=True) + 1e-12
    if (N * (P - P.mean((0, 1)))).sum() < 0: N = -N
    x = 1 - abs(2 * (v * cols % 1) - 1); along = (u * rows + .7 * x) % 1        # two legs, which meet in a V
    h = np.sqrt(np.sin(pi * x) * np.sin(pi * along)) * np.linalg.norm(dv, axis=-1)        # a quarter of a stitch's width
    P = P + N * h[..., None]; i, j = np.mgrid[0:nu, 0:nv]; k = (j + 1) % nv
    me = bpy.data.meshes.new('knit'); me.from_pydata(P.reshape(-1, 3).tolist(), [], np.stack((i * nv + j, i * nv + k, (i + 1) * nv + k, (i + 1) * nv + j), -1).reshape(-1, 4).tolist())
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); return put_object(me, m)

def roll(R, r, z, cols, rows, m, y=0):
    """knitted ring of radius R, r thick"""
    stocking_stitch(lambda u, v: ((R - r * np.cos(2 * pi * u)) * np.cos(2 * pi * v), y + (R - r * np.cos(2 * pi * u)) * np.sin(2 * pi * v), z + r * np.sin(2 * pi * u)), cols, rows, m)

def along(points):
    """curve through points of any dimension as a function of arrays from 0 to 1"""
    C = np.array(spline(points, 12)); t = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))))
    return lambda u: [np.interp(u, t / t[-1], c) for c in C.T]

def hat(c, brim, r=.068):
    line = along([(r, 0), (r * 1.03, .02), (r, .05), (r * .86, .082), (r * .58, .105), (r * .25, .116), (.001, .118)])
    def dome(u, v): q, z = line(u); return q * np.cos(2 * pi * v), q * np.sin(2 * pi * v), z
    stocking_stitch(dome, 96, 40, wool(c))
    for i in range(3): roll(r * 1.05, .0078, .0085 + .012 * i, 110, 11, wool(brim))
    rd = random.Random(2); dots = [Vector([rd.gauss(0, 1) for _ in range(3)]).normalized() * rd.uniform(.019, .0255) + Vector((0, 0, .132)) for _ in range(1000)]
    cluster(dots, .0031, [brim], .3, rnd=rd)

def bootie(c, cuff, ribbon):
    # rings from the ankle over the heel to the toe: y and z of the instep, y and z of heel and sole, half the width
    line = along([(-.014, .068, .038, .068, .0255), (-.015, .058, .039, .050, .026), (-.019, .0515, .041, .030, .0285), (-.027, .0475, .038, .010, .0305), (-.041, .0455, .020, .0005, .0315), (-.056, .040, -.008, .0005, .0305), (-.0645, .030, -.030, .0005, .029), (-.0685, .017, -.042, .0005, .0245), (-.0655, .006, -.046, .0005, .018), (-.056, .0008, -.048, .0005, .009), (-.049, .0006, -.0485, .0005, .0005)])
    def foot(u, v):
        iy, iz, sy, sz, w = line(u); k = np.cos(2 * pi * v)
        return w * np.sin(2 * pi * v), (iy + sy) / 2 + (iy - sy) / 2 * k, (iz + sz) / 2 + (iz - sz) / 2 * k
    stocking_stitch(foot, 44, 36, wool(c))
    for i in range(4): roll(.0262 + .0006 * i, .0058, .058 + .0098 * i, 52, 9, wool(cuff), .012)
    cyl(.022, .004, (0, .012, .064), mat('#33526B', rough=1, spec=0), seg=24)
    with at(0, -.0215, .0585, rx=48): bow(.034, ribbon, lift=.2)
