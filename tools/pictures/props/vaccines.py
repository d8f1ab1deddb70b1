"""Vaccines and cold storage."""
import random

from kit import *

def vial(h=.05, r=.013, liquid='#CDE6F2', band='leaf', cap='midblue'):
    """vial at real size, for a still life"""
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

def shelf_vial(m='clay', h=.07):
    """simplified vial for the background: mostly cap"""
    cyl(.016, h * .66, (0, 0, 0), glass('#E4F2F7', haze=.25), bev=.004, seg=24); cyl(.0165, h * .3, (0, 0, h * .16), mat('paper', rough=.7), bev=.001, seg=24); cyl(.011, h * .14, (0, 0, h * .64), metal(), seg=20); cyl(.0145, h * .2, (0, 0, h * .76), mat(m, rough=.35), bev=.003, seg=24)

def coolbox(m='blue', lid='white', s=1.0):
    """vaccine carrier, facing -y"""
    with at(s=s):
        prism(rrect(.42, .30, .06), .27, (0, 0, .135), .03, gloss(m, .4, .3), 'z', 6); prism(rrect(.44, .32, .065), .07, (0, 0, .30), .022, gloss(lid, .4, .3), 'z', 6)
        tube([(-.225, 0, .25), (-.225, 0, .42), (.225, 0, .42), (.225, 0, .25)], .014, mat('amber', rough=.4), bend=.06)
        for sx in (-1, 1): cyl(.026, .03, (sx * .222, 0, .22), 'amber', bev=.006, axis='x'); box(.05, .03, .09, (sx * .12, -.16, .24), .012, 'steel')
        cross(.15, .02, (0, -.152, .13), 'white', r=.005)

def fridge(w=.74, h=1.72, d=.6, m='white', seed=2):
    """glass-door vaccine fridge, facing -y"""
    B = gloss(m, .35, .35); rd = random.Random(seed)
    for sx in (-1, 1): box(.045, d, h, (sx * (w / 2 - .022), 0, .05), .016, B);
    box(w - .01, d - .01, .30, (0, 0, .05), .02, B); box(w - .01, d - .01, .2, (0, 0, h - .15), .02, B); box(w - .02, .04, h - .02, (0, d / 2 - .03, .06), 0, mat('#E9F2F6', emit=.6))
    for sx in (-1, 1): cyl(.03, .06, (sx * (w / 2 - .08), -.2, 0), 'dark')
    for k in range(4):
        z = .36 + .29 * k
        if k: box(w - .1, d - .14, .014, (0, .02, z), .004, metal('#DDE6EA', .35))
        x = -w / 2 + .1
        while x < w / 2 - .12:
            q = rd.choice((.07, .09, .11)); hh = rd.uniform(.09, .19); c = rd.choice(('midblue', 'leaf', 'amber', 'rose', 'sky', 'clay', 'paper', 'mint'))
            if rd.random() < .68:
                box(q, .16, hh, (x + q / 2, -.04, z + .014), .008, mat(c, rough=.6)); box(q * .8, .004, hh * .3, (x + q / 2, -.122, z + .014 + hh * .3), .001, 'paper')
            else:
                for j in range(3):
                    with at(x + q / 2, -.1 + .06 * j, z + .014, s=1.6): shelf_vial(c)
            x += q + rd.uniform(.012, .025)
    z0, z1 = .36, h - .15
    for sx in (-1, 1): box(.06, .04, z1 - z0 + .06, (sx * (w / 2 - .03), -d / 2 - .02, z0 - .03), .012, 'blue')
    for z in (z0 - .03, z1 - .02): box(w - .002, .038, .05, (0, -d / 2 - .019, z), .012, 'blue')
    box(w - .1, .008, z1 - z0, (0, -d / 2 - .015, z0), 0, glass('#EFF8FB', haze=.02, ior=1.2))
    tube([(w / 2 - .03, -d / 2 - .04, .75), (w / 2 - .03, -d / 2 - .09, .79), (w / 2 - .03, -d / 2 - .09, 1.19), (w / 2 - .03, -d / 2 - .04, 1.23)], .013, metal())
    box(.2, .012, .08, (0, -d / 2 + .002, h - .095), .012, mat('navy', rough=.2));
    for i in range(3): box(.03, .006, .035, (-.05 + .05 * i, -d / 2 - .006, h - .072), .004, emit('#7FE0BE', 1.2))
