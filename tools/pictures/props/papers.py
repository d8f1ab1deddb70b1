"""Handbook, cards and charts."""
from math import cos, sin, tau
from kit import *

def handbook(w=.15, h=.21, cover='clay', pages=.010):
    """mother and child health handbook, lying on z=0, its top towards +y"""
    box(w, h, .002, (0, 0, 0), .001, mat(cover, rough=.6)); box(w - .006, h - .008, pages, (.002, 0, .002), .0006, mat('white', rough=.9))
    z = pages + .002
    box(w, h, .002, (0, 0, z), .001, mat(cover, rough=.6)); box(.006, h, pages + .004, (-w / 2, 0, 0), .002, mat(cover, rough=.6)); z += .002
    box(w * .84, h * .22, .0006, (.003, h * .31, z), .0003, mat('paper', rough=.7))
    for i, words in enumerate(('MOTHER & CHILD', 'HEALTH HANDBOOK')): text(words, w * .078, (.003, h * (.325 - .07 * i), z + .0006), 'navy', upright=False)
    # a sun of the leso
    y, step = -h * .10, .0003
    for i in range(14): cyl(w * .062, .0006, (.003 + w * .27 * cos(i * tau / 14), y + w * .27 * sin(i * tau / 14), z), mat('amber', rough=.7), bev=.0002, seg=32)
    for i, (r, colour) in enumerate(((.27, 'amber'), (.18, 'clay'), (.14, 'navy'), (.05, 'paper'))): cyl(w * r, .0006, (.003, y, z + (i + 1) * step), mat(colour, rough=.7), bev=.0002, seg=64)
    for i, k in enumerate((.7, .5)): box(w * k, .003, .0005, (.003, -h * (.36 + .035 * i), z), 0, 'sand')

def tumbling_e(s, p, turn, m='dark'):
    """letter E of an eye chart, lying; open to the right, or turned by 90 degrees `turn` times"""
    half = [(-.5, .5), (.5, .5), (.5, .3), (-.3, .3), (-.3, .1), (.5, .1)]
    with at(*p, rz=90 * turn): prism([(x * s, y * s) for x, y in half + [(x, -y) for x, y in half[::-1]]], .0006, (0, 0, .0003), 0, m, 'z')

def eye_chart(w=.30, h=.42):
    """tumbling E chart, lying"""
    box(w, h, .003, (0, 0, 0), .001, mat('white', rough=.6)); y = h * .36
    for row, s in enumerate((.072, .050, .036, .026, .018, .013)):
        n = min(row + 1, 5)
        for i in range(n): tumbling_e(s, ((i - (n - 1) / 2) * s * 1.75, y, .003), (row * 3 + i * 5 + (i > 1)) % 4)
        y -= s * .5 + (.050, .036, .026, .018, .013, 0)[row] * .5 + .022
    box(w, .016, .0036, (0, h / 2 - .008, 0), .001, 'blue')

def spectacles(w=.135, m='navy'):
    """folded open, standing on z=0, facing -y"""
    K = gloss(m, .2, .5); r = w * .205
    for s in (-1, 1):
        ring = [(s * w * .25 + r * 1.12 * x, 0, r * .9 + r * .86 * z) for x, z in rrect(1.9, 1.75, .62, 10)]
        tube(ring, .0030, K, closed=True)
        prism([(x, z) for x, _, z in ring], .0012, (0, 0, 0), 0, glass('#F4FAFC', ior=1.25), 'y')
        tube([(s * w * .49, 0, r * 1.35), (s * w * .53, .006, r * 1.37), (s * w * .535, .09, r * 1.30), (s * w * .53, .125, r * 1.0), (s * w * .525, .140, r * .45)], .0026, K, smooth=True)
    tube([(-w * .045, 0, r * 1.2), (0, -.002, r * 1.42), (w * .045, 0, r * 1.2)], .0028, K, smooth=True)
