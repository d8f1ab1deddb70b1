"""Toys."""
from kit import *

def teddy(s=.2, m='wood', m2='sand'):
    """sitting toy bear, s = height"""
    with at(s=s):
        k = lambda c: mat(c, rough=.8, spec=.15, sheen=.4)
        ball(.27, (0, 0, .27), k(m), (1, .9, 1.05)); ball(.2, (0, -.1, .26), k(m2), (.9, .8, 1))
        ball(.24, (0, -.02, .68), k(m), (1.08, .95, .95)); ball(.1, (0, -.21, .62), k(m2), (1.1, .9, .85)); ball(.032, (0, -.3, .65), 'dark', (1.2, .8, .9), sub=3)
        for sx in (-1, 1):
            ball(.095, (sx * .19, 0, .87), k(m)); ball(.06, (sx * .19, -.06, .87), k(m2), (1, .6, 1))
            ball(.028, (sx * .085, -.225, .72), 'dark', sub=3)
            with at(sx * .19, -.05, .48, ry=-sx * 36, rx=-22): ball(.1, (0, 0, -.11), k(m), (.8, .85, 1.5))
            ball(.12, (sx * .2, -.27, .1), k(m), (.9, 1.3, .85)); ball(.07, (sx * .2, -.41, .11), k(m2), (1, .4, 1))
