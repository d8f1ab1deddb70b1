"""Walls, floors, windows and wall decoration; the view outside."""
from math import cos, pi, sin
from mathutils import Vector, noise

from kit import *

def wall(x0, x1, h=2.9, hole=None, dado=.95, upper='paper', lower='ice', rail='blue', t=.14, skirting='cream'):
    """wall along x at y=0 (room side is -y). hole = (x, z, w, h): centre x, sill z, width, height"""
    def slab(a, b, z0, z1, m, tt, y):
        if b - a > 1e-4 and z1 - z0 > 1e-4: box(b - a, tt, z1 - z0, ((a + b) / 2, y, z0), 0, m)
    def band(z0, z1, m, tt, y):
        if hole and hole[1] < z1 and hole[1] + hole[3] > z0:
            hx0, hx1 = hole[0] - hole[2] / 2, hole[0] + hole[2] / 2; hz0, hz1 = hole[1], hole[1] + hole[3]
            slab(x0, hx0, z0, z1, m, tt, y); slab(hx1, x1, z0, z1, m, tt, y)
            slab(hx0, hx1, z0, max(z0, hz0), m, tt, y); slab(hx0, hx1, min(z1, hz1), z1, m, tt, y)
        else: slab(x0, x1, z0, z1, m, tt, y)
    wm = lambda c: mat(c, rough=.75, spec=.2) if isinstance(c, str) else c
    if dado:
        band(dado, h, wm(upper), t, t / 2); band(0, dado, wm(lower), t, t / 2)
        if rail: band(dado - .03, dado + .03, mat(rail, rough=.5), .018, -.009)
    else: band(0, h, wm(upper), t, t / 2)
    if skirting: slab(x0, x1, 0, .11, mat(skirting, rough=.5), .022, -.011)

def floor(x0, x1, y0, y1, m=None, tile=.6, joint='sand', color='cream', rough=.28):
    """tiled floor (or any material m) at z=0"""
    m = m or pattern('tiles', color, joint, n=(x1 - x0) / tile, m=(y1 - y0) / tile, duty=.012, rough=rough)
    return sheet(lambda u, v: (x0 + u * (x1 - x0), y0 + v * (y1 - y0), 0), 1, 1, m)

def backdrop(w=16, h=9, y=9, z=-2, stops=((0, '#F7E9CF'), (.32, '#FBF3DF'), (.62, '#CFE4EE'), (1, '#9CC6DF')), strength=1.25, x=0):
    """bright sky outside a window: seen by camera and reflections, casts no shadow, adds no noise"""
    o = box(w, .02, h, (x, y, z), 0, gradient(stops, 'Z', strength))
    return flags(o, shadow=False, diffuse=False)

def hills(y=6, z=-.6, x0=-9, x1=9, cols=('#BFD9C4', '#9CC4A0', '#78AD84'), h=1.3, seed=3, light=.45, step=1.1, amp=.42, freq=.33):
    """layers of rolling tea hills, far to near; slightly emissive, so that they look bright through glass"""
    for k, c in enumerate(cols):
        def fn(u, v, k=k):
            X = x0 + u * (x1 - x0); yy = y - k * step
            top = z + h * (1 - .28 * k) + amp * noise.noise(Vector((X * freq + seed * 5 + k * 9, k * 3.7, 0))) + .28 * amp * noise.noise(Vector((X * freq * 2.7 + k * 4, seed, 1)))
            a = v * pi / 2
            return X, yy - 1.2 * cos(a) * .8, z - 1 + (top - z + 1) * sin(a)
        o = sheet(fn, 60, 8, mat(c, rough=.9, spec=.1, emit=light)); flags(o, shadow=False)

def window(w=1.6, h=1.4, cols=2, transom=.72, sill=.2, frame='white', f=.055, depth=.1):
    """frame centred on x, standing on z=0 inside the wall thickness, with a sill on the room side.
    Parts have slightly different depths, because coplanar faces render black in Cycles."""
    m = mat(frame, rough=.4)
    for sx in (-1, 1): box(f, depth, h, (sx * (w / 2 - f / 2), depth / 2, 0), .010, m)
    for z in (.001, h - f - .001): box(w - .004, depth * .94, f, (0, depth / 2, z), .010, m)
    for i in range(1, cols): box(f * .8, depth * .8, h - .01, (-w / 2 + w * i / cols, depth / 2, .005), .010, m)
    if transom: box(w - .006, depth * .72, f * .75, (0, depth / 2, h * transom), .010, m)
    if sill: box(w + .2, sill + depth, .045, (0, -sill / 2 + depth / 2, -.045), .016, m)
    for sx in (-1, 1): box(.07, .03, h, (sx * (w / 2 + .036), -.015, 0), .010, m)       # moulding on the wall
    box(w + .142, .036, .072, (0, -.017, h - .001), .012, m)

def curtain(w=.6, h=2.1, folds=5, m='rose', amp=.05, seed=0, gather=0.0, thick=.008):
    """hanging curtain: top at z=h, hem at z=0, centred on x. gather pulls the hem to one side (-1..1)"""
    def fn(u, v):
        a = amp * (.45 + .55 * (1 - v))
        x = (u - .5) * w * (1 - .10 * (1 - v) * abs(gather)) + gather * .12 * (1 - v) ** 2
        ph = 2 * pi * folds * u + .5 * sin(3 * v + seed + 5 * u)
        y = a * (sin(ph) + .22 * sin(2 * ph + seed))
        return x, y, v * h + .012 * sin(ph * .5 + seed) * (1 - v)
    cm = mat(m, rough=.8, spec=.15, sheen=.3) if isinstance(m, str) else m
    return sheet(fn, folds * 18, 24, cm, thick, angle=180)

def rod(w, r=.014, m='darkwood', z=0, y=0, knob=.03):
    tube([(-w / 2, y, z), (w / 2, y, z)], r, m)
    for s in (-1, 1): ball(knob, (s * w / 2, y, z), m, sub=3)

def wall_clock(r=.17, rim='blue'):
    """hangs on the wall, facing -y, centre at the origin"""
    cyl(r, .045, (0, -.022, 0), rim, bev=.015, axis='y'); cyl(r * .86, .05, (0, -.024, 0), 'white', bev=.004, axis='y')
    for i in range(12):
        a = 2 * pi * i / 12; box(.008 if i % 3 else .014, .006, .02, (r * .7 * sin(a), -.05, r * .7 * cos(a) - .01), .002, 'blue')
    with at(0, -.054, 0, ry=-52): box(.014, .006, r * .46, (0, 0, 0), .003, 'blue')
    with at(0, -.058, 0, ry=62): box(.011, .006, r * .64, (0, 0, 0), .003, 'clay')
    cyl(.014, .016, (0, -.056, 0), 'blue', axis='y', seg=20)

def picture(w=.5, h=.62, kind='mother', frame='wood'):
    """framed abstract art on the wall, facing -y, centre at the origin"""
    for sx in (-1, 1): box(.035, .04, h - .002, (sx * (w / 2 - .018), -.02, -h / 2 + .001), .008, frame)
    for z in (-h / 2, h / 2 - .035): box(w, .044, .035, (0, -.021, z), .008, frame)
    box(w - .04, .012, h - .04, (0, -.01, -h / 2 + .02), 0, 'paper')
    y = -.02
    if kind == 'mother':     # a big round form holding a small one
        prism([(.30 * w * cos(a), -.30 * h + .42 * h * max(0, sin(a))) for a in [pi * i / 24 for i in range(25)]], .008, (0, y, 0), 0, 'blue')
        cyl(.14 * w, .012, (-.04 * w, y, .24 * h), 'terra', bev=.002, axis='y'); cyl(.085 * w, .022, (.1 * w, y, -.04 * h), 'amber', bev=.002, axis='y')
        prism([(.1 * w + .17 * w * cos(a), -.26 * h + .17 * h * max(0, sin(a))) for a in [pi * i / 20 for i in range(21)]], .016, (0, y, 0), 0, 'rose')
    else:                    # sun and hills
        cyl(.16 * w, .01, (.14 * w, y, .16 * h), 'amber', bev=.002, axis='y')
        for k, (c, dz) in enumerate((('sage', .04), ('leaf', -.10), ('forest', -.22))):
            prism([(-.44 * w, -.45 * h)] + [(-.44 * w + .88 * w * i / 20, dz * h + .07 * h * sin(i * .45 + k * 2.2)) for i in range(21)] + [(.44 * w, -.45 * h)], .008 + .004 * k, (0, y, 0), 0, c)
