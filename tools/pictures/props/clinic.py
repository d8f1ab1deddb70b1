"""Monitors, thermometer, probe, tablets, vaccines, phone."""
from math import cos, pi, sin

from kit import *

def thermometer(L=.125, reading='38.4'):
    """digital thermometer along x on z=0, tip at +x, screen up"""
    W = gloss('white', .3, .4)
    body = [(-L * .5, -.010), (-L * .44, -.0115), (L * .0, -.0105), (L * .20, -.0062), (L * .40, -.0034), (L * .40, .0034), (L * .20, .0062), (L * .0, .0105), (-L * .44, .0115), (-L * .5, .010)]
    prism(body, .011, (0, 0, .0058), .0032, W, 'z', 5); cyl(.0024, L * .12, (L * .45, 0, .0058), metal('steel', .2), axis='x', bev=.002)
    prism(rrect(.030, .0130, .002), .0006, (-L * .10, 0, .0115), 0, mat('#B9C9B4', rough=.25), 'z'); text(reading, .0125, (-L * .10, -.0044, .0118), 'dark', upright=False, depth=.0001)
    prism(rrect(.016, .011, .004), .0016, (-L * .36, 0, .0115), .0006, gloss('clay', .35, .3), 'z')

def wave(n, w, a, shape):
    return [(-w / 2 + w * (i + dx) / n, dz * a) for i in range(n) for dx, dz in shape]

BEAT = ((0, 0), (.16, 0), (.22, .12), (.28, 0), (.36, 0), (.40, -.14), (.46, 1), (.52, -.32), (.57, 0), (.68, .02), (.78, .22), (.88, 0), (1, 0))
PULSE = ((0, 0), (.12, .25), (.24, .85), (.32, 1), (.42, .72), (.52, .46), (.58, .52), (.70, .24), (.86, .06), (1, 0))
BREATH = ((0, 0), (.2, .4), (.4, .9), (.5, 1), (.6, .9), (.8, .4), (1, 0))

def bedside_monitor(w=.34):
    """patient monitor on its foot, facing -y"""
    h = w * .76; W = gloss('white', .3, .4); z0 = .018
    prism(rrect(w * .6, .13, .03), .016, (0, .02, .008), .006, 'grey', 'z')
    with at(0, 0, z0, rx=-7):
        prism(rrect(w, h, .026), .085, (0, .03, h / 2), .014, W, 'y', 6); prism(rrect(w * .95, h * .93, .018), .004, (0, -.0125, h / 2), .001, mat('dark', rough=.3), 'y')
        sw, sh = w * .90, h * .70; cz = h * .565
        prism(rrect(sw, sh, .006), .002, (0, -.0145, cz), 0, gradient([(0, '#081521'), (1, '#0C2233')], 'Z', .8), 'y')
        for k, (c, shape, n, a) in enumerate((('#57D9A3', BEAT, 4, .040), ('#F2B544', PULSE, 4, .026), ('#7CC4EA', BREATH, 2, .020))):
            z = cz + sh * (.20 - .29 * k); E = emit(c, 1.1)
            tube([(x - sw * .16, -.0165, z + q) for x, q in wave(n, sw * .60, a, shape)], .0013, E)
            text(('82', '98', '18')[k], sh * (.26, .24, .22)[k], (sw * .33, -.0165, z - .012), E, depth=.0002); text(('ECG', 'SpO2', 'RESP')[k], sh * .075, (sw * .13 + .010, -.0165, z + sh * .085), E, depth=.0002)
        for i in range(5): cyl(.0065, .006, (-w * .30 + w * .10 * i, -.017, h * .105), ('leaf', 'grey', 'grey', 'grey', 'amber')[i], axis='y', bev=.002, seg=24)
        cyl(.017, .014, (w * .34, -.019, h * .105), 'grey', axis='y', bev=.004)
        tube([(-w * .22, .05, h), (-w * .22, .05, h + .035), (w * .22, .05, h + .035), (w * .22, .05, h)], .009, mat('blue', rough=.4), bend=.025)
        box(w * .16, .03, .010, (w * .26, .02, h - .002), .004, mat('#E0A23C', rough=.3, emit=.2))

def finger_clip(m='midblue'):
    """pulse oximeter's clip, lying along x, open towards +x"""
    for c, z, ry in ((m, .007, 0), ('white', .0185, -6)):
        with at(-.026, 0, z, ry=ry): prism(rrect(.062, .026, .010), .0105, (.026, 0, 0), .0045, gloss(c, .35, .3), 'z', 5)
    cyl(.006, .022, (-.018, 0, .0125), 'grey', axis='y')

def curved_probe(m='blue'):
    """ultrasound probe for the belly, lying along x, its face at +x"""
    W = gloss('white', .3, .4)
    sec = [(-.095, .010, .010), (-.088, .013, .013), (-.05, .0165, .015), (-.01, .021, .016), (.020, .030, .0165), (.042, .0335, .0165), (.050, .0335, .016)]
    with at(0, 0, .0168, ry=90):
        loft([(z, [(b * y, a * x) for x, y in rrect(2, 2, .8, 8)]) for z, a, b in sec], W, angle=60)
        loft([(.050 + .012 * sin(t) , [(.0155 * cos(t * .35) * y, .0335 * cos(t) ** .55 * x) for x, y in rrect(2, 2, .8, 8)]) for t in [pi / 2 * i / 8 * .995 for i in range(9)]], gloss('#5C6770', .3, .2), angle=180)
        loft([(z, [(b * 1.02 * y, a * 1.02 * x) for x, y in rrect(2, 2, .8, 8)]) for z, a, b in ((.012, .0265, .0165), (.018, .0285, .0167))], mat(m, rough=.4))
    cyl(.0075, .03, (-.105, 0, .0168), mat('dark', rough=.5), axis='x', bev=.003)

def gel_bottle(h=.19, m='midblue'):
    lathe([(0, 0), (.027, 0), (.030, .004), (.030, h * .62), (.0295, h * .67), (.027, h * .72), (.022, h * .765), (.016, h * .79), (.011, h * .80), (.011, h * .84), (0, h * .84)], m=gloss(m, .2, .4), angle=50)
    lathe([(.012, h * .80), (.0125, h * .88), (.006, h * .92), (.004, h), (0, h)], m=gloss('white', .3, .3), angle=50)
    cyl(.0304, h * .34, (0, 0, h * .20), mat('white', rough=.6), bev=.0005); text('GEL', .026, (0, -.0312, h * .33), 'blue')

def label_line(r, z, h, m, length, shift=0):
    """printed line round the front of a bottle of radius r; length and shift in radii"""
    sheet(lambda u, v: (r * sin(shift + (u - .5) * length), -r * cos(shift + (u - .5) * length), z + v * h), 12, 1, m)

def pill_bottle(h=.085, r=.024, m='#B4641F', tablets='white', label=True):
    lathe([(0, 0), (r * .95, 0), (r, .003), (r, h * .74), (r * .8, h * .80), (r * .8, h * .86)], m=glass(m, haze=.22, ior=1.4), angle=50)
    lathe([(0, .002), (r * .9, .002), (r * .9, h * .5), (0, h * .52)], m=mat(tablets, rough=.6, bump=.6, bscale=160), angle=50)
    cyl(r * 1.0, h * .20, (0, 0, h * .80), gloss('white', .35, .3), bev=.002)
    for i in range(40): a = 2 * pi * i / 40; cyl(.0008, h * .16, (r * cos(a), r * sin(a), h * .815), 'white', seg=8)
    if label:
        cyl(r * 1.012, h * .40, (0, 0, h * .22), mat('white', rough=.7), bev=.0004); label_line(r * 1.02, h * .50, h * .05, 'blue', .9)
        for i in range(3): label_line(r * 1.02, h * (.42 - .06 * i), h * .022, 'grey', 1.0 - .2 * i, -.1 * i)

def vial(h=.05, r=.013, liquid='#CDE6F2', band='leaf', cap='midblue'):
    """vaccine vial"""
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

def blister(cols=5, rows=2, tablet='white', pitch=.0165):
    """blister pack, lying"""
    prism(rrect(cols * pitch + .008, rows * pitch + .006, .004), .0012, (0, 0, .0008), .0003, metal('#D8DDE1', .3), 'z')
    for i in range(cols):
        for j in range(rows):
            p = ((i - (cols - 1) / 2) * pitch, (j - (rows - 1) / 2) * pitch, .0012); ball(.0048, p, gloss(tablet, .35, .2), (1, 1, .62), sub=3); ball(.0060, p, glass('#F4FAFC', ior=1.3), (1, 1, .72), sub=3)

def phone(w=.078, h=.160):
    """smartphone with a call on its screen, lying, its top towards +y"""
    prism(rrect(w, h, .011), .0085, (0, 0, .0045), .002, gloss('dark', .25, .5), 'z'); prism(rrect(w * .94, h * .955, .008), .0004, (0, 0, .0089), 0, gradient([(0, '#0F2F4A'), (1, '#2B6A97')], 'Y', .9), 'z')
    z = .0093
    cyl(w * .27, .0003, (0, h * .14, z), emit('#E9F2F7', .9), bev=0, seg=56); cross(w * .28, .0004, (0, h * .14, z + .0004), emit('blue', .9), 'z', r=0)
    text('Doctor', .0125, (0, -h * .08, z + .0002), emit('#FFFFFF', .95), upright=False, depth=.0001); text('02:14', .0085, (0, -h * .145, z + .0002), emit('#A9CBE0', .9), upright=False, depth=.0001)
    for x, c in ((-.28, '#5B8CAC'), (0, '#5B8CAC'), (.28, '#D8452E')): cyl(w * .10, .0003, (x * w, -h * .34, z), emit(c, .9), bev=0, seg=40)
    tube([(.28 * w - .005, -h * .345, z + .0006), (.28 * w, -h * .332, z + .0006), (.28 * w + .005, -h * .345, z + .0006)], .0011, emit('#FFFFFF', .95), smooth=True)

def stethoscope(m='blue', s=1.0):
    """lying on z=0: ear pieces at the back, the chest piece front right"""
    with at(s=s):
        T = mat(m, rough=.35, spec=.5); M = metal('#DDE4E8', .2); r = .0065
        tube([(-.02, .095, r), (-.025, .03, r), (-.055, -.06, r), (.02, -.115, r), (.11, -.085, r), (.135, -.01, r), (.105, .035, r)], r, T, smooth=True)
        for sx in (-1, 1):
            tube([(-.02, .095, r), (-.02 + sx * .030, .13, r), (-.02 + sx * .060, .175, r)], r * .9, T, smooth=True)
            tube([(-.02 + sx * .058, .170, r), (-.02 + sx * .075, .215, .009), (-.02 + sx * .055, .265, .011), (-.02 + sx * .030, .280, .012)], .0038, M, smooth=True); ball(.0085, (-.02 + sx * .024, .281, .012), mat('dark', rough=.5), (1.25, .9, .9), sub=3)
        with at(.092, .052, 0, rz=30): cyl(.0045, .022, (.006, -.014, .009), M, axis='y'); cyl(.023, .012, (0, .014, 0), M, bev=.003); cyl(.0195, .0035, (0, .014, .0115), mat('dark', rough=.5), bev=.001); cyl(.0165, .0006, (0, .014, .0150), mat('shell', rough=.4), bev=0)
