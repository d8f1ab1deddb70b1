"""The pharmacy's shelves."""
import random

from kit import *
from props.laboratory import reagent

def medbox(w, d, h, m, band='paper', kind=0):
    box(w, d, h, (0, 0, 0), .006, mat(m, rough=.6))
    if kind == 0: box(w * .98, .004, h * .3, (0, -d / 2, h * .55), .001, band)
    elif kind == 1: box(w * .3, .004, h * .98, (-w * .26, -d / 2, h * .01), .001, band)
    else: cyl(min(w, h) * .26, .005, (0, -d / 2, h * .55), band, bev=.001, axis='y', seg=28)

def med_shelves(w=2.6, h=1.95, rows=5, bays=3, d=.3, seed=3, frame='wood', back='#E9DFD0'):
    """wall of medicine, standing on z=0, back at y=0"""
    rd = random.Random(seed); box(w, .02, h, (0, -.01, 0), 0, mat(back, rough=.8))
    bw = w / bays
    for i in range(bays + 1): box(.035, d, h, (-w / 2 + bw * i, -d / 2, 0), .01, frame)
    for k in range(rows + 1): box(w - .004, d - .006, .03, (0, -d / 2, (h - .03) * k / rows), .008, frame)
    cols = ('sky', 'paper', 'midblue', 'leaf', 'amber', 'rose', 'mint', 'clay', 'white', 'ice'); pitch = (h - .03) / rows
    for b in range(bays):
        for k in range(rows):
            z = pitch * k + .031; x = -w / 2 + bw * b + .04; x1 = x + bw - .08; mode = (b + 2 * k) % 3
            while x < x1 - .05:
                if mode == 0:
                    r = rd.choice((.035, .04, .045)); hh = rd.uniform(.15, .22)
                    if x + 2 * r > x1: break
                    with at(x + r, -d + .08, z): reagent(hh, r, rd.choice(('darkwood', 'darkwood', 'midblue', 'white', 'rose', 'leaf')), band=rd.choice(('clay', 'amber', 'blue', 'leaf')))
                    x += 2 * r + rd.uniform(.014, .03)
                elif mode == 1:
                    q = rd.choice((.08, .1, .13)); n = rd.choice((2, 3, 3, 4)); hh = rd.choice((.05, .06))
                    if x + q > x1: break
                    c = rd.choice(cols); bd = rd.choice(('blue', 'clay', 'leaf', 'amber')) if c in ('paper', 'white', 'ice') else 'paper'
                    for j in range(n):
                        with at(x + q / 2 + rd.uniform(-.004, .004), -d / 2 - .02, z + j * (hh + .001)): medbox(q, .2, hh, c, bd, 1)
                    x += q + rd.uniform(.015, .04)
                else:
                    q = rd.choice((.06, .08, .1)); hh = rd.uniform(.14, .24); c = rd.choice(cols)
                    if x + q > x1: break
                    bd = rd.choice(('blue', 'clay', 'leaf', 'amber')) if c in ('paper', 'white', 'ice') else 'paper'
                    with at(x + q / 2, -d / 2 - .03, z): medbox(q, .18, hh, c, bd, rd.choice((0, 2)))
                    x += q + rd.uniform(.006, .03)

def mortar(s=1.0):
    with at(s=s):
        lathe([(0, 0), (.06, 0), (.062, .015), (.045, .03), (.08, .06), (.1, .13), (.102, .14), (.09, .14), (.07, .08), (0, .06)], m=mat('wood', rough=.6), angle=50)
        with at(.0, 0, .08, ry=32): cyl(.02, .2, (0, 0, 0), 'darkwood', bev=.01, r2=.015); ball(.026, (0, 0, .21), 'darkwood', sub=3)
