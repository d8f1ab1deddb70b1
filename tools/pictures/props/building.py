"""The hospital from outside."""
from math import pi, sin

from kit import *

def hip_roof(x0, x1, y0, y1, z, h=1.6, over=.55, m='#A94A30', ridge='#8C3C28', pitch=.3, wave=.035):
    """hipped roof with rolled tiles / mabati ribs"""
    x0 -= over; x1 += over; y0 -= over; y1 += over; d = (y1 - y0) / 2; ym = (y0 + y1) / 2
    rx0, rx1 = x0 + d, x1 - d; tm = mat(m, rough=.65, spec=.3) if isinstance(m, str) else m
    rib = lambda c: wave * abs(sin(pi * c / pitch))
    for sg in (-1, 1):
        ye = y0 if sg < 0 else y1
        def fn(u, v, ye=ye):
            a, b = x0 + (rx0 - x0) * v, x1 + (rx1 - x1) * v; X = a + (b - a) * u
            return X, ye + (ym - ye) * v, z + h * v + rib(X)
        sheet(fn, int((x1 - x0) / pitch * 6), 10, tm, angle=180)
        xe, xr = (x0, rx0) if sg < 0 else (x1, rx1)
        def gn(u, v, xe=xe, xr=xr):
            a, b = y0 + (ym - y0) * v, y1 + (ym - y1) * v; Y = a + (b - a) * u
            return xe + (xr - xe) * v, Y, z + h * v + rib(Y)
        sheet(gn, int((y1 - y0) / pitch * 6), 10, tm, angle=180)
    tube([(rx0, ym, z + h + .03), (rx1, ym, z + h + .03)], .11, ridge)
    for xa, xb in ((x0, rx0), (x1, rx1)):
        for ya in (y0, y1): tube([(xa, ya, z + .03), (xb, ym, z + h + .03)], .10, ridge)
    box(x1 - x0, y1 - y0, .16, ((x0 + x1) / 2, ym, z - .17), .03, 'paper')

def facade_window(w=1.5, h=1.5, blind='cream', frame='white', cols=2, lit=None, sill='blue'):
    """window on an outside wall facing -y; origin = centre of the sill line; lit = strength of the light behind it"""
    box(w + .24, .12, h + .24, (0, -.03, -.12), .03, frame)
    box(w, .1, h, (0, -.05, 0), .01, mat('#FFC57C', emit=lit) if lit else mat('#6F9DBC', rough=.12, spec=.8))
    if blind:
        for sx in (-1, 1): box(w * .2, .02, h * .98, (sx * w * .39, -.1, .01), .008, mat(blind, rough=.8, emit=lit and lit * .5))
    for i in range(1, cols): box(.06, .08, h, (-w / 2 + w * i / cols, -.09, 0), .012, frame)
    box(w - .01, .066, .055, (0, -.09, h * .68), .012, frame)
    box(w + .34, .24, .09, (0, -.1, -.17), .025, sill)

def roof_panel(x, y, z, slope=26, w=1.9, d=1.1):
    """solar water heater lying on a roof slope"""
    with at(x, y, z, rx=slope):
        box(w, d, .1, (0, 0, .05), .03, 'steel'); box(w - .1, d - .1, .03, (0, 0, .135), .01, mat('navy', rough=.12, spec=.8))
        cyl(.22, w, (0, d / 2 + .15, .28), 'paper', bev=.06, axis='x')

def hospital(x0=-8.0, x1=6.4, tower=-.2, wins=(-6.7, -4.6, 3.4, 5.2), panels=(-5.2, -3.2, 4.0)):
    """the hospital: two storeys with a blue band, front along y=0 facing -y, from x0 to x1; the entrance tower at x=tower"""
    D, S, TX = 6.4, 3.2, tower; wallm = mat('#F7F3EC', rough=.75, spec=.2)
    def fw(x, y, z, w=1.35, h=1.45, cols=2, rz=0, blind='cream'):
        with at(x, y, z, rz=rz): facade_window(w, h, cols=cols, blind=blind)
    box(x1 - x0, D, 2 * S + .3, ((x0 + x1) / 2, D / 2, 0), .06, wallm)
    box(x1 - x0 + .12, D + .12, .62, ((x0 + x1) / 2, D / 2, S - .12), .05, mat('blue', rough=.5))
    box(x1 - x0 + .10, D + .10, .5, ((x0 + x1) / 2, D / 2, 0), .04, mat('#9FB4C2', rough=.7))
    hip_roof(x0, x1, 0, D, 2 * S + .42, h=2.3, over=.7, m='#2F6394', ridge='#244F78')
    for x in wins:
        for z in (1.0, S + 1.05): fw(x, 0, z, blind=('cream', 'rose', 'cream', None, 'cream', 'sand')[int(abs(x * 7 + z * 5)) % 6])
    for sx, X in ((1, x1), (-1, x0)):
        with at(X, 0, 0, rz=90 * sx):
            for y in (1.7, 4.5):
                for z in (1.0, S + 1.05): fw(sx * y, 0, z)
    box(5.2, 2.0, 7.5, (TX, -.2, 0), .08, wallm)
    box(5.3, 2.1, .35, (TX, -.2, 7.4), .08, mat('blue', rough=.5)); box(5.28, 2.08, .62, (TX, -.2, S - .12), .05, mat('blue', rough=.5))
    box(2.4, .16, 2.4, (TX, -1.26, 4.15), .25, mat('blue', rough=.45)); cross(1.7, .22, (TX, -1.36, 5.35), 'white', r=.04)
    for sx in (-1, 1): fw(TX + sx * 1.9, -1.2, S + 1.0, .75, 2.2, 1, blind=None)
    box(3.5, .2, 2.55, (TX, -1.22, .1), .03, 'white'); g = mat('#6F9DBC', rough=.12, spec=.8)
    for sx in (-1, 1):
        box(.82, .1, 2.3, (TX + sx * .44, -1.32, .15), .02, g); box(.55, .1, 2.3, (TX + sx * 1.32, -1.30, .15), .02, g)
        tube([(TX + sx * .12, -1.42, .95), (TX + sx * .12, -1.42, 1.5)], .03, 'steel')
    box(6.2, 2.9, .34, (TX, -2.55, 3.0), .1, mat('blue', rough=.5)); box(6.24, 2.94, .09, (TX, -2.55, 3.0), .03, 'amber')
    for sx in (-1, 1): cyl(.17, 3.0, (TX + sx * 2.7, -3.6, 0), 'paper', bev=.04); cyl(.25, .3, (TX + sx * 2.7, -3.6, 0), 'blue', bev=.05)
    box(5.6, 3.0, .16, (TX, -2.4, 0), .05, 'cream')
    for x in panels: roof_panel(x, 1.5, 2 * S + .42 + 1.15)
