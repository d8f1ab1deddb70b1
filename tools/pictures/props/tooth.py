"""A model tooth."""
from kit import *

def tooth(h=.13):
    """molar on its two roots, facing -y"""
    balls = [(0, 0, .70, .36, .29, .22)] + [(x * .15, y * .11, .79, .19, .16, .15) for x in (-1, 1) for y in (-1, 1)]
    balls += [(x * (.15 + .010 * k), 0, .55 - .07 * k, .17 - .014 * k, .20 - .018 * k, .12) for x in (-1, 1) for k in range(7)]
    meld([tuple(v * h for v in b) for b in balls], gloss('white', .22, .6), .0016, 30)
