"""props_b.py - own helpers for the second batch of scenes."""
from kit import *
from props import *

# ------------------------------------------------------------------ materials
def woodgrain(a='#C98F5C', b='#B87C4B', scale=3.0, rough=.42, axis='X', coat=0.0):
    key = ('wg', a, b, scale, rough, axis)
    if key in _m: 
        try: _m[key].name; return _m[key]
        except ReferenceError: pass
    M = bpy.data.materials.new('wg'); M.use_nodes = True; t = M.node_tree; L = t.links.new; N = t.nodes.new
    bs = t.nodes['Principled BSDF']; bs.inputs['Roughness'].default_value = rough; bs.inputs['Specular'].default_value = .35; bs.inputs['Clearcoat'].default_value = coat
    co = N('ShaderNodeTexCoord'); mp = N('ShaderNodeMapping'); s = {'X': (.12, 1, 1), 'Y': (1, .12, 1), 'Z': (1, 1, .12)}[axis]
    mp.inputs['Scale'].default_value = [scale * k * 6 for k in s]; L(co.outputs['Object'], mp.inputs[0])
    no = N('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = 1.4; no.inputs['Detail'].default_value = 3; no.inputs['Distortion'].default_value = .8; L(mp.outputs[0], no.inputs['Vector'])
    rp = N('ShaderNodeValToRGB')
    for el, pos, c in zip(rp.color_ramp.elements, (.36, .66), (a, b)): el.position = pos; el.color = (*rgb(c), 1)
    L(no.outputs['Fac'], rp.inputs[0]); L(rp.outputs[0], bs.inputs['Base Color']); _m[key] = M
    return M
_m = {}

def kitenge(base='blue', dot='amber', core='clay', line='paper', n=4, m=4, rough=.75, ring=.36):
    """wax-print cloth (UV): rows of ringed suns on a base with thin zigzag lines between"""
    M = bpy.data.materials.new('kit'); M.use_nodes = True; t = M.node_tree; L = t.links.new; N = t.nodes.new
    bs = t.nodes['Principled BSDF']; bs.inputs['Roughness'].default_value = rough; bs.inputs['Specular'].default_value = .2; bs.inputs['Sheen'].default_value = .2
    uv = N('ShaderNodeTexCoord'); sp = N('ShaderNodeSeparateXYZ'); L(uv.outputs['UV'], sp.inputs[0])
    def mth(op, x, y=None):
        q = N('ShaderNodeMath'); q.operation = op
        for i, v in enumerate((x, y)):
            if v is None: continue
            if isinstance(v, (int, float)): q.inputs[i].default_value = v
            else: L(v, q.inputs[i])
        return q.outputs[0]
    u = mth('MULTIPLY', sp.outputs[0], n); v = mth('MULTIPLY', sp.outputs[1], m)
    odd = mth('MULTIPLY', mth('MODULO', mth('FLOOR', v), 2), .5)
    fu = mth('SUBTRACT', mth('FRACT', mth('ADD', u, odd)), .5); fv = mth('SUBTRACT', mth('FRACT', v), .5)
    d = mth('SQRT', mth('ADD', mth('MULTIPLY', fu, fu), mth('MULTIPLY', fv, fv)))
    ang = mth('ARCTAN2', fv, fu); pet = mth('MULTIPLY', mth('COSINE', mth('MULTIPLY', ang, 10)), .035)
    zig = mth('LESS_THAN', mth('ABSOLUTE', mth('SUBTRACT', mth('ADD', mth('ABSOLUTE', fv), mth('MULTIPLY', mth('ABSOLUTE', fu), .25)), .56)), .035)
    cur = None
    def layer(fac, c):
        nonlocal cur
        mx = N('ShaderNodeMixRGB'); mx.inputs[2].default_value = (*rgb(c), 1); L(fac, mx.inputs[0])
        if cur is None: mx.inputs[1].default_value = (*rgb(base), 1)
        else: L(cur, mx.inputs[1])
        cur = mx.outputs[0]
    layer(zig, line); layer(mth('LESS_THAN', d, mth('ADD', pet, ring)), dot)
    layer(mth('LESS_THAN', d, ring * .66), base); layer(mth('LESS_THAN', d, ring * .48), core); layer(mth('LESS_THAN', d, ring * .18), line)
    L(cur, bs.inputs['Base Color'])
    return M

def knit(color, scale=120, strength=.6):
    """knitted wool: V stitches as bump, object coordinates"""
    M = bpy.data.materials.new('knit'); M.use_nodes = True; t = M.node_tree; L = t.links.new; N = t.nodes.new
    bs = t.nodes['Principled BSDF']; bs.inputs['Roughness'].default_value = .85; bs.inputs['Specular'].default_value = .1; bs.inputs['Sheen'].default_value = .4
    bs.inputs['Base Color'].default_value = (*rgb(color), 1)
    co = N('ShaderNodeTexCoord'); hs = []
    for sg in (1, -1):
        w = N('ShaderNodeTexWave'); w.wave_type = 'BANDS'; w.bands_direction = 'DIAGONAL'; w.inputs['Scale'].default_value = scale / 6.28
        mp = N('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (sg, sg, 1); L(co.outputs['Object'], mp.inputs[0]); L(mp.outputs[0], w.inputs[0]); hs.append(w.outputs['Fac'])
    mul = N('ShaderNodeMath'); mul.operation = 'MAXIMUM'; L(hs[0], mul.inputs[0]); L(hs[1], mul.inputs[1])
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = strength; bp.inputs['Distance'].default_value = .004
    L(mul.outputs[0], bp.inputs['Height']); L(bp.outputs['Normal'], bs.inputs['Normal'])
    return M

# ------------------------------------------------------------------ shapes
def meld(balls, m, voxel=.01, smooth=8, p=(0, 0, 0)):
    """balls = [(x, y, z, rx[, ry, rz])] melted into one soft form"""
    bm = bmesh.new()
    for b in balls:
        x, y, z = b[:3]; r = b[3:] if len(b) > 4 else (b[3],) * 3
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1, matrix=Matrix.Translation((x, y, z)) @ Matrix.Diagonal((*r, 1)))
    from kit import _mesh
    o = _mesh(bm, m, p, angle=180)
    q = o.modifiers.new('r', 'REMESH'); q.mode = 'VOXEL'; q.voxel_size = voxel; q.use_smooth_shade = True
    if smooth: s = o.modifiers.new('s', 'SMOOTH'); s.iterations = smooth; s.factor = .5
    return o

def chain(a, b, r0, r1, n=8):
    """balls along a line, for meld()"""
    return [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n, a[2] + (b[2] - a[2]) * i / n, r0 + (r1 - r0) * i / n) for i in range(n + 1)]

def point(p, power=50, color='#FFD79A', r=.1):
    l = bpy.data.lights.new('pt', 'POINT'); l.energy = power; l.color = rgb(color); l.shadow_soft_size = r
    o = bpy.data.objects.new('pt', l); bpy.context.scene.collection.objects.link(o)
    from kit import _stack
    o.matrix_world = _stack[-1] @ Matrix.Translation(p); return o

def ribbon_path(pts, w, m, z=.0, n=60):
    """flat path along pts [(x, y[, width])] on the ground"""
    P = spline([(q[0], q[1], q[2] if len(q) > 2 else w) for q in pts], 12)
    def fn(u, v):
        i = min(len(P) - 2, int(u * (len(P) - 1))); f = u * (len(P) - 1) - i
        a, b = Vector(P[i]), Vector(P[i + 1]); c = a.lerp(b, f); d = Vector((b.x - a.x, b.y - a.y)).normalized(); k = c.z * (v - .5)
        return c.x - d.y * k, c.y + d.x * k, z
    return sheet(fn, len(P) - 1, 4, m), P

def cloth(w, d, m, p=(0, 0, 0), amp=.004, seed=1, thick=.003, fringe=None):
    """flat cloth lying on a table, w (x) by d (y), slightly wavy"""
    def fn(u, v):
        x, y = (u - .5) * w, (v - .5) * d
        e = max(abs(2 * u - 1), abs(2 * v - 1)) ** 4
        return x + .006 * sin(9 * v + seed), y + .006 * sin(8 * u + seed), .003 + amp * (.5 + .5 * noise.noise(Vector((x * 7 + seed * 3, y * 7, seed)))) * (.3 + e)
    o = sheet(fn, 40, 40, m, thick, p, angle=180)
    if fringe:
        for i in range(int(w / .012)):
            x = -w / 2 + .006 + i * .012
            for s in (-1, 1): tube([(x, s * d / 2, .004), (x + .003 * sin(i * 2.1), s * (d / 2 + .022), .003)], .0018, fringe, p=p)
    return o

def folded(w, d, h, m, layers=2, seed=0, filler='paper'):
    """a piece of cloth folded into a neat pad, folds towards the viewer (-y). h = height"""
    t = h / layers; rd = random.Random(seed)
    for i in range(layers):
        r = t * .47; dx, dy = rd.uniform(-.004, .004), rd.uniform(-.003, .003)
        def fn(u, v, r=r):
            x = (u - .5) * w; s = v * 2 - 1; yl = d - r
            q = abs(s) * (yl + r * pi / 2)
            sg = 1 if s > 0 else -1
            if q < r * pi / 2: a = q / r; y, z = -d / 2 + r - r * cos(a), r * sin(a) * sg
            else: y, z = -d / 2 + r + (q - r * pi / 2), r * sg
            e = abs(2 * u - 1) ** 8
            return x, y, r + z * (1 - .25 * e) + .0006 * sin(20 * x + i)
        mm = m[i % len(m)] if isinstance(m, (list, tuple)) else m
        sheet(fn, 30, 60, mm, min(.004, t * .22), (dx, dy, i * t + .001), angle=180)
        box(w - .012, d - .014, t * .8, (dx, dy + .004, i * t + t * .08), t * .3, filler)

def bow(s=.1, m='clay', tails=True):
    """ribbon bow lying on z=0, loops along x"""
    k = gloss(m, .35, .2) if isinstance(m, str) else m
    for sx in (-1, 1):
        def fn(u, v, sx=sx):
            a = u * 2 * pi; w = .22 * s * (.35 + .65 * sin(a / 2) ** .7)
            x = sx * s * .5 * (1 - cos(a)) * .5 * 1.1; z = s * (.18 + .20 * sin(a) * (1 - .25 * cos(a))) * (1 if True else 0)
            return x, (v - .5) * 2 * w, z * .9 + .06 * s * (1 - cos(a)) / 2
        sheet(fn, 40, 8, k, .02 * s, angle=180)
        if tails:
            def tn(u, v, sx=sx):
                return sx * s * (.05 + .42 * u), -s * .55 * u - 0 + (v - .5) * .3 * s * (.6 + .4 * u) * 1.0, s * (.16 * (1 - u) ** 2 + .025 + .03 * sin(6 * u))
            sheet(tn, 20, 6, k, .02 * s, angle=180)
    ball(.11 * s, (0, 0, .17 * s), k, (1, 1.1, .9))

# ------------------------------------------------------------------ still-life set (real scale, z=0 is the table top)
def table(w=2.4, d=.86, y=-.04, planks=5, a='#CE9560', b='#BB8250', edge=True):
    pw = d / planks
    for i in range(planks):
        with at((i % 2) * .3, y - d / 2 + pw * (i + .5), -.04): box(w, pw - .0015, .04, (0, 0, 0), .005, woodgrain(a, b, 2.2 + .3 * i))
    box(w, .03, .09, (0, y - d / 2 + .05, -.13), .008, woodgrain(b, a, 2))

def still(win=None, dado=.10, upper='#F5E7DA', lower='#AFCFE4', wy=.5, curtainm=None, side=1, tab=True, hill=True, sky=None, **tk):
    """table in front of a wall; win = (x, sill z, w, h) opens a window on hills. Heights above the table top"""
    T = .75
    if tab: table(**tk)
    with at(0, wy, -T):
        wall(-3, 3, 2.8, hole=(win[0], win[1] + T, win[2], win[3]) if win else None, dado=dado + T if dado else None, upper=upper, lower=lower)
        if win:
            with at(win[0], .02, win[1] + T): window(win[2], win[3], cols=2, transom=0, sill=.07, f=.035)
            if curtainm:
                for s in ((-1, 1) if side == 0 else (side,)):
                    with at(win[0] + s * (win[2] / 2 + .08), -.06, .45): curtain(.3, 2.2, 4, curtainm, .028, seed=s)
    if win:
        backdrop(14, 8, 8, -3, **(dict(stops=sky) if sky else {}))
        if hill: hills(5, -.75, h=1.15)

def light_still(to=(0, 0, .1), beam=(.12, .3, .2), w=.8, h=.6, power=5.6, fill=1.0, wstr=.46, cols=2, rows=2, frm=(-4, -2.6, 2.2)):
    world('#DCE8F4', '#FFF3E6', wstr)
    if beam: sunbeam(frm, beam, w=w, h=h, power=power, color='#FFE8C8', cols=cols, rows=rows, bar=.05, soft=.018, dist=8, size=.03)
    area((-1.2, -1.4, 1.3), to, .9, 10.5 * fill, '#FFF3E4')
    area((1.3, -1.2, .9), to, .7, 3.6 * fill, '#DCEBFF')
    area((.1, .2, 1.6), to, .6, 2.6 * fill, '#FFFFFF')

# ------------------------------------------------------------------ hospital building
def hospital(X0=-10.5, X1=7.0, D=8.0, S=3.2, TX=-.2, wins=(-9.2, -6.9, -4.6, 4.1, 5.9), left=True, night=False, panels=(-6.2, -3.9, 4.6), pots=True, threshold=True):
    """the hospital of exterior.py: facade along y=0 facing -y, entrance tower at TX"""
    wallm = mat('#F7F3EC', rough=.75, spec=.2); W = emit('#FFD08A', 1.15)
    def fw(x, y, z, w=1.35, h=1.45, cols=2, rz=0, blind='cream'):
        with at(x, y, z, rz=rz):
            facade_window(w, h, cols=cols, blind=None if night else blind)
            if night and (int(abs(x * 3 + z * 7)) % 4): box(w * .98, .02, h * .98, (0, -.1, .01), 0, W)
    box(X1 - X0, D, 2 * S + .3, ((X0 + X1) / 2, D / 2, 0), .06, wallm)
    box(X1 - X0 + .12, D + .12, .62, ((X0 + X1) / 2, D / 2, S - .12), .05, mat('blue', rough=.5))
    box(X1 - X0 + .10, D + .10, .5, ((X0 + X1) / 2, D / 2, 0), .04, mat('#9FB4C2', rough=.7))
    hip_roof(X0, X1, 0, D, 2 * S + .42, h=2.3, over=.7, m='#8E4B3A', ridge='#74392B')
    for x in wins:
        for z in (1.0, S + 1.05): fw(x, 0, z, blind=('cream', 'rose', 'cream', None, 'cream', 'sand')[int(abs(x * 7 + z * 5)) % 6])
    for sx, X in ((1, X1), (-1, X0)):
        with at(X, 0, 0, rz=90 * sx):
            for y in (1.8, 4.0, 6.2):
                for z in (1.0, S + 1.05): fw(sx * y, 0, z)
    box(5.2, 2.0, 8.2, (TX, -.2, 0), .08, wallm)
    box(5.3, 2.1, .35, (TX, -.2, 8.1), .08, mat('blue', rough=.5)); box(5.28, 2.08, .62, (TX, -.2, S - .12), .05, mat('blue', rough=.5))
    box(2.5, .16, 2.5, (TX, -1.26, 5.05), .25, mat('blue', rough=.45)); cross(1.75, .22, (TX, -1.36, 6.3), emit('#FFFFFF', 1.2) if night else 'white', r=.04)
    for sx in (-1, 1): fw(TX + sx * 1.9, -1.2, S + 1.0, .75, 2.2, 1, blind=None)
    box(3.5, .2, 2.55, (TX, -1.22, .1), .03, 'white'); g = mat('#6F9DBC', rough=.12, spec=.8) if not night else W
    for sx in (-1, 1):
        box(.82, .1, 2.3, (TX + sx * .44, -1.32, .15), .02, g); box(.55, .1, 2.3, (TX + sx * 1.32, -1.30, .15), .02, g)
        tube([(TX + sx * .12, -1.42, .95), (TX + sx * .12, -1.42, 1.5)], .03, 'steel')
    box(6.2, 2.9, .34, (TX, -2.55, 3.0), .1, mat('blue', rough=.5)); box(6.24, 2.94, .09, (TX, -2.55, 3.0), .03, 'amber')
    for sx in (-1, 1): cyl(.17, 3.0, (TX + sx * 2.7, -3.6, 0), 'paper', bev=.04); cyl(.25, .3, (TX + sx * 2.7, -3.6, 0), 'blue', bev=.05)
    if threshold: box(5.6, 3.0, .16, (TX, -2.4, 0), .05, 'cream')
    if pots:
        for sx in (-1, 1):
            with at(TX + sx * 3.6, -1.5, 0): pot(.42, .6, 'clay')
            with at(TX + sx * 3.6, -1.5, .5): bush(.5, .55, seed=3 + sx, bloom=['amber', 'rose'])
    for x in panels: roof_panel(x, 1.9, 2 * S + .42 + 1.35)

# ------------------------------------------------------------------ food
def plate(r=.13, m='paper', rim='blue'):
    lathe([(0, .004), (r * .62, .004), (r * .7, .008), (r * .98, .020), (r, .023), (r * .985, .026), (r * .68, .013), (r * .6, .010), (0, .010)], m=gloss(m, .25, .4), seg=72, angle=60)
    torus(r * .965, .0022, (0, 0, .0245), gloss(rim, .3, .3), n=72)

def bowl(r=.07, h=.055, m='blue', inner='paper'):
    lathe([(0, 0), (r * .45, 0), (r * .5, .004), (r * .8, h * .42), (r, h), (r * .96, h + .003), (r * .93, h), (r * .74, h * .45), (r * .4, .010), (0, .010)], m=gloss(m, .25, .4), seg=64, angle=60)

def orange(r=.036, seed=1):
    ball(r, (0, 0, r * .95), mat('#F08A24', rough=.45, spec=.35, bump=.35, bscale=260), (1, 1, .95)); cyl(.003, .006, (0, 0, r * 1.86), 'darkwood', seg=12)
    with at(0, 0, r * 1.88, rz=seed * 40): leaf(.045, .022, 70, 0, .5, 'leaf', stem=.1)

def half_round(outline, depth, skin, faces, p=(0, 0, 0), n=14):
    """half a fruit, cut face up at z=depth; outline = closed [(x, y)], faces = [(scale, colour), ...] outer to inner"""
    N = len(outline)
    def fn(u, v):
        x, y = outline[round(v * N) % N]; a = u * pi / 2; return x * cos(a), y * cos(a), depth * (1 - sin(a))
    sheet(fn, n, N, gloss(skin, .4, .2) if isinstance(skin, str) else skin, 0, p, closed=True)
    for i, (k, c) in enumerate(faces): prism([(x * k, y * k) for x, y in outline], .0012, (p[0], p[1], p[2] + depth + .0004 * i), 0, mat(c, rough=.45, spec=.3), 'z')

def avocado(s=1.0):
    o = [(.033 * cos(a) * (1 - .22 * sin(a)), .047 * sin(a) + .006 * sin(a) ** 2) for a in [2 * pi * i / 56 for i in range(56)]]
    with at(s=s):
        half_round(o, .031, '#3E5B34', [(1.0, '#4F7A3C'), (.955, '#A9C862'), (.86, '#DDE08F'), (.7, '#EFE6A2')])
        ball(.0155, (0, -.010, .034), gloss('#7A4526', .25, .4), (1, 1.05, .85))

def banana(m='#F2C53D', s=1.0):
    P = [(-.075 + .15 * i / 14, .028 * (1 - ((i - 7) / 7) ** 2) * 1.0) for i in range(15)]
    sec = []
    with at(s=s):
        def fn(u, v):
            i = u * 14; t = (i - 7) / 7; x = .078 * t; y = .03 * (1 - t * t); r = .0165 * max(.18, (1 - abs(t) ** 3.2)) ; a = 2 * pi * v
            ty = -.06 * t; n = Vector((-ty, .078)).normalized(); q = 1 + .10 * cos(5 * a)
            return x + n.x * r * q * cos(a), y + n.y * r * q * cos(a), .0165 + r * q * sin(a)
        sheet(fn, 40, 20, mat(m, rough=.45, spec=.3), closed=True)
        ball(.0036, (-.0785, 0, .0165), 'darkwood', sub=2); tube([(.077, .001, .0165), (.088, -.004, .018)], .004, '#B59A3A')

def apple(m='clay', r=.036):
    lathe([(0, .006), (r * .4, .0), (r * .8, r * .35), (r, r * .95), (r * .92, r * 1.45), (r * .5, r * 1.78), (r * .2, r * 1.72), (0, r * 1.58)], m=gloss(m, .3, .4), smooth_prof=True, angle=180)
    tube([(0, 0, r * 1.6), (.003, 0, r * 2.05)], .0022, 'darkwood')
    with at(0, 0, r * 1.85): leaf(.035, .018, 60, 30, .5, 'leaf', stem=.1)

def milk(h=.12, r=.03, level=.8, liquid='#FBF9F4'):
    lathe([(0, 0), (r * .82, 0), (r * .86, .004), (r, h), (r * .965, h + .001)], m=glass('#F2FAFC', haze=.05, ior=1.3), angle=60)
    lathe([(0, .005), (r * .78, .005), (r * (.83 + .14 * level), h * level), (0, h * level)], m=mat(liquid, rough=.3, spec=.4, emit=.18), angle=50)

def greens(n=26, R=.045, seed=3, h=.03):
    """heap of sliced sukuma wiki: curly ribbons"""
    rd = random.Random(seed); ball(R * .8, (0, 0, 0), mat('#1F6B3F', rough=.7), (1, .85, h / R * .9))
    for i in range(n):
        a, q = rd.uniform(0, 2 * pi), R * sqrt(rd.random()) * .85; x, y = q * cos(a), q * sin(a) * .85; z = h * .75 * (1 - (q / R) ** 2) + .004
        L, w, az, ph = rd.uniform(.026, .042), rd.uniform(.007, .012), rd.uniform(0, 360), rd.uniform(0, 6)
        def fn(u, v):
            s = u - .5; return s * L, (v - .5) * w + .003 * sin(7 * u + ph), .0045 * sin(9 * u + ph) + .003 * sin(14 * v + ph) - .018 * s * s
        with at(x, y, z, rz=az, rx=rd.uniform(-35, 35), ry=rd.uniform(-15, 15)): sheet(fn, 16, 5, mat(rd.choice(('#2F7D46', '#1F6B3F', '#3E9650', '#2F8F4B')), rough=.5, spec=.3), .0016)

def beans(n=60, R=.035, seed=2, h=.02, cols=('#9B4A2E', '#7E3524', '#B3603C')):
    rd = random.Random(seed); ball(R * .85, (0, 0, 0), mat('#8A4A2C', rough=.4), (1, .9, h / R * .8)); ms = [gloss(c, .3, .3) for c in cols]
    for i in range(n):
        a, q = rd.uniform(0, 2 * pi), R * sqrt(rd.random()); z = h * .8 * (1 - (q / R) ** 2) + .003
        with at(q * cos(a), q * sin(a) * .9, z, rz=rd.uniform(0, 180), rx=rd.uniform(-25, 25)): ball(.0052, (0, 0, 0), rd.choice(ms), (1.5, 1, .85), sub=2)

def ugali(r=.048, h=.05):
    o = lathe([(0, 0), (r, 0), (r * 1.0, h * .25), (r * .93, h * .7), (r * .72, h * .95), (r * .3, h * 1.02), (0, h * 1.02)], m=mat('#F7F1E2', rough=.75, spec=.15, bump=.25, bscale=140), smooth_prof=True, angle=180)

def spoon(L=.17, m='steel'):
    k = metal(m, .25) if m == 'steel' else gloss(m, .35, .3)
    lathe([(0, .002), (.012, .0035), (.019, .008), (.0195, .009), (.017, .009), (.010, .006), (0, .005)], m=k, angle=180) if False else None
    def fn(u, v):
        a = 2 * pi * v; return .020 * u * cos(a), .028 * u * sin(a), .003 + .007 * u * u
    sheet(fn, 10, 32, k, .0018, closed=True)
    tube([(0, -.026, .010), (0, -.05, .013), (0, -.11, .010), (0, -L, .006)], .0042, k, smooth=True)

# ------------------------------------------------------------------ medical small things
def vial(h=.05, r=.013, liquid='#CDE6F2', band='leaf', cap='midblue'):
    lathe([(0, 0), (r * .92, 0), (r, .003), (r, h * .66), (r * .5, h * .8), (r * .46, h * .86)], m=glass('#F2FAFC', haze=.05, ior=1.3), angle=60)
    lathe([(0, .002), (r * .86, .002), (r * .9, .004), (r * .9, h * .5), (0, h * .5)], m=mat(liquid, rough=.15, spec=.5, emit=.1), angle=50)
    cyl(r * 1.015, h * .34, (0, 0, h * .12), mat('paper', rough=.7), bev=.0006); cyl(r * 1.02, h * .09, (0, 0, h * .36), band, bev=.0005)
    cyl(r * .66, h * .12, (0, 0, h * .82), metal('steel', .3), bev=.001); cyl(r * .6, h * .06, (0, 0, h * .93), cap, bev=.0012)

def syringe(L=.11, r=.0095, liquid='#9FD0E6', m='paper', fill=.55):
    """capped syringe without needle, lying along x on z=0 (tip to -x)"""
    with at(0, 0, r + .004):
        with at(-L * .5, 0, 0, ry=90):
            lathe([(0, 0), (r * .28, 0), (r * .32, .008), (r, .012), (r, L * .72)], m=glass('#F2FAFC', haze=.08, ior=1.3), angle=60)
            lathe([(0, .013), (r * .86, .014), (r * .86, L * fill * .72), (0, L * fill * .72)], m=mat(liquid, rough=.2, emit=.1), angle=50)
            cyl(r * .88, .008, (0, 0, L * fill * .72), 'dark', bev=.0015); cyl(r * .34, L * .5, (0, 0, L * fill * .72), m, bev=.001); cyl(r * 1.15, .004, (0, 0, L * fill * .72 + L * .5), m, bev=.0015)
            for i in range(6): box(.0006, r * .9, .0012, (-r * 1.01, 0, .02 + L * .08 * i), 0, 'blue')
            cyl(r * .42, .014, (0, 0, -.012), 'amber', bev=.002)
        box(.005, r * 3.6, r * 1.1, (-L * .5 + L * .72, 0, -r * .55), .002, m)

def ribbon_roll(r=.03, w=.04, m='paper', loose=0, tailm=None):
    """roll of bandage standing upright; loose = length of tail on the table towards -x"""
    cyl(r, w, (0, 0, 0), m, bev=.003)
    for i in range(1, 5): torus(r * i / 5, .0008, (0, 0, w), 'sand', n=32)
