"""Monitors, pumps and the heart."""
from math import cos, pi, sin, sqrt

from kit import *

def patient_monitor(w=.42, stand=1.15):
    """monitor on a wheeled pole, facing -y; stand = height of the screen's foot"""
    for i in range(5):
        a = 2 * pi * i / 5 + .3; x, y = .24 * cos(a), .24 * sin(a)
        tube([(0, 0, .16), (x * .5, y * .5, .12), (x, y, .09)], .016, metal('steel', .3)); ball(.036, (x, y, .036), 'dark', sub=3)
    cyl(.02, stand - .1, (0, 0, .12), metal('steel', .3), bev=.004); box(.3, .22, .03, (0, 0, stand - .02), .01, 'white')
    tube([(-.13, -.06, .82), (-.13, -.16, .82), (.13, -.16, .82), (.13, -.06, .82)], .009, metal('steel', .3), bend=.03); box(.3, .2, .02, (0, -.06, .78), .008, 'white')
    with at(0, .02, stand + .0):
        prism(rrect(w, w * .74, .04), .12, (0, 0, w * .37), .02, gloss('white', .35, .35), 'y'); prism(rrect(w * .9, w * .60, .02), .006, (0, -.062, w * .40), 0, gradient([(0, '#0B2439'), (1, '#123F63')], 'Z', .9), 'y')
        tube([(-.07, .02, w * .73), (-.07, .02, w * .84), (.07, .02, w * .84), (.07, .02, w * .73)], .011, 'blue', bend=.03)
        for k, c in enumerate(('#5FC3A0', 'amber', '#6FB7DD')):
            q = []
            for i in range(4):
                x0 = -.40 * w + i * .135 * w
                for dx, dz in ((0, 0), (.035, 0), (.05, .012), (.06, -.02), (.075, .09), (.09, -.04), (.1, 0), (.13, 0)): q.append((x0 + dx * w * 1.0, -.068, w * (.58 - .17 * k) + dz * w * (1 - .3 * k)))
            tube(q, .0042, emit(c, 1)); box(.17 * w, .004, .10 * w, (.30 * w, -.067, w * (.55 - .17 * k)), .004, emit(c, .85))
        for i in range(4): cyl(.011, .01, (-.2 * w + .13 * w * i, -.063, .05 * w), ('leaf', 'amber', 'grey', 'grey')[i], axis='y', seg=16, bev=.002)

def pump(c='leaf', w=.26, h=.13):
    """infusion pump, facing -y"""
    box(w, .16, h, (0, 0, 0), .025, gloss('white', .35, .35)); box(w * .46, .008, h * .55, (-w * .2, -.081, h * .3), .006, mat('navy', rough=.2)); box(w * .3, .006, h * .2, (-w * .2, -.086, h * .46), .003, emit(c, .9))
    for i in range(3): cyl(.012, .012, (w * .12 + .035 * i, -.082, h * .62), ('leaf', 'amber', 'clay')[i], bev=.003, axis='y', seg=16)
    box(w * .34, .008, h * .16, (w * .25, -.081, h * .14), .003, 'sky')

def pump_stand(n=4, h=1.95):
    for i in range(5):
        a = 2 * pi * i / 5 + .3; x, y = .28 * cos(a), .28 * sin(a)
        tube([(0, 0, .17), (x * .5, y * .5, .13), (x, y, .10)], .016, metal('steel', .3)); ball(.038, (x, y, .04), 'dark', sub=3)
    cyl(.018, h - .1, (0, 0, .1), metal('steel', .3), bev=.004); box(.10, .05, n * .155 + .06, (0, .03, .80), .012, 'grey')
    for i in range(n):
        with at(0, -.07, .83 + .155 * i): pump(('#7FE0BE', 'amber', '#6FB7DD', '#7FE0BE')[i % 4])
    for sx in (-1, 1):
        tube([(0, 0, h - .01), (sx * .13, 0, h - .01), (sx * .15, 0, h + .03), (sx * .17, 0, h + .04)], .008, metal('steel', .3), bend=.03)
        with at(sx * .15, -.01, h - .2, rx=90): pillow(.15, .26, .07, (0, 0, 0), mat('#CFE6F0' if sx < 0 else '#F0D9A6', rough=.15, coat=.5), puff=4)
        box(.08, .006, .09, (sx * .15, -.046, h - .25), .004, 'paper'); tube([(sx * .15, 0, h - .33), (sx * .15, -.02, h - .45), (sx * .11, -.12, .95)], .006, mat('#DCEBF0', rough=.25), smooth=True)

def heart_model(s=1.0):
    """anatomical heart on a stand, about .42 tall at s=1"""
    with at(s=s):
        cyl(.11, .03, (0, 0, 0), gloss('blue', .35, .3), bev=.01); cyl(.012, .10, (0, 0, .02), metal());
        with at(0, 0, .22, ry=14):
            R = gloss('#C8452F', .38, .3); R2 = gloss('#D9705A', .38, .3); Bl = gloss('#2F6E9E', .35, .3); Re = gloss('#B5382F', .32, .3)
            def fn(u, v):
                a = 2 * pi * v; z = -.13 + .23 * u
                r = .112 * sin(pi * min(1, max(0, .5 * u ** .62 + .012))) ** .9 if u < .75 else .112 * sqrt(max(0, 1 - ((u - .62) / .40) ** 2))* .985
                return r * cos(a) * 1.04 + .02 * (1 - u), r * sin(a) * .86, z
            ball(.108, (.015, 0, -.005), R, (1, .86, 1.12)); ball(.085, (.03, -.005, -.075), R, (.9, .82, 1.0)); ball(.085, (-.045, -.015, .035), R2, (.95, .95, 1.05)); ball(.06, (.07, -.01, .075), R2, (1.0, .9, .85))
            tube([(.0, .02, .06), (-.015, .02, .15), (.02, .025, .205), (.075, .035, .195), (.09, .045, .12)], .031, Re, smooth=True)
            for i, x in enumerate((.0, .03, .06)): tube([(x, .028, .20), (x - .008, .028, .262)], .0115, Re)
            tube([(.035, -.045, .05), (.03, -.05, .11), (.055, -.03, .145), (.12, -.01, .15)], .026, Bl, smooth=True); tube([(.04, -.04, .135), (-.0, -.045, .148)], .020, Bl)
            tube([(-.075, .0, .06), (-.078, .0, .19)], .023, Bl)
            tube([(.005, -.092, .065), (.022, -.100, .0), (.05, -.090, -.07), (.06, -.066, -.12)], .0065, Re, smooth=True); tube([(.02, -.098, .01), (.06, -.082, -.01), (.085, -.058, -.05)], .005, Re, smooth=True); tube([(-.02, -.098, .03), (-.01, -.096, -.03), (.005, -.085, -.09)], .0055, Bl, smooth=True); tube([(.022, -.10, -.01), (.0, -.096, -.05)], .0045, Re)

def ecg_trace(n, w, a):
    q = []
    for i in range(n):
        for dx, dz in ((0, 0), (.18, 0), (.25, .12), (.32, 0), (.40, 0), (.44, -.12), (.50, 1), (.56, -.32), (.60, 0), (.72, .02), (.80, .2), (.88, 0), (1, 0)): q.append((-w / 2 + w * (i + dx) / n, dz * a))
    return q
