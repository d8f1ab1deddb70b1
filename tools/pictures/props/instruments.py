"""Instruments of the theatre and the dentist, lying on z=0."""
from math import cos, pi, sin

from kit import *

STEEL = lambda: metal('#DDE4E8', .22)

def forceps(L=.15, spread=5, ring=.013):
    """clamp or scissors with ring handles, tip towards +y"""
    M = STEEL()
    for s in (-1, 1):
        with at(0, 0, .003 + .0012 * s, rz=s * spread):
            tube([(s * .012, -L * .46, 0), (s * .008, -L * .18, 0), (0, 0, 0)], .0027, M, smooth=True)
            prism([(-.003, 0), (.003, 0), (s * .0008 + .0014, L * .42), (s * .0008 - .0014, L * .42)], .004, (0, 0, 0), .001, M, 'z')
            tube([(s * .012 + ring * cos(a), -L * .46 - ring * 1.15 + ring * 1.2 * sin(a), 0) for a in [2 * pi * i / 36 for i in range(36)]], .0026, M, closed=True)
    cyl(.0042, .008, (0, 0, 0), M, bev=.001, seg=24)

def tweezers(L=.13):
    M = STEEL()
    for s in (-1, 1): tube([(0, -L / 2, .004), (s * .006, -L * .2, .004), (s * .005, L * .2, .004), (s * .0008, L / 2, .004)], .0022, M, smooth=True)

def mouth_mirror(L=.165):
    """along x, mirror at +x, tilted up"""
    M = STEEL()
    tube([(-L * .62, 0, .0045), (L * .22, 0, .0045)], .0042, M); tube([(L * .22, 0, .0045), (L * .36, 0, .007), (L * .40, 0, .012)], .0018, M, smooth=True)
    for i in range(7): torus(.0044, .0007, (-L * .18 + .006 * i, 0, .0045), 'grey', 'x', 24)
    with at(L * .44, 0, .020, ry=-38): cyl(.0125, .0025, (0, 0, -.002), M, bev=.0008, seg=48); cyl(.0112, .0006, (0, 0, .0006), metal('#F4F8FA', .03), bev=.0001, seg=48)

def probe(L=.165):
    """dental probe along x with its sickle end at +x"""
    M = STEEL()
    tube([(-L * .5, 0, .0045), (L * .26, 0, .0045)], .0042, M); tube([(L * .26, 0, .0045), (L * .38, 0, .008), (L * .47, .003, .018), (L * .47, .010, .026), (L * .43, .014, .027)], .0014, M, smooth=True)
    for i in range(7): torus(.0044, .0007, (-L * .10 + .006 * i, 0, .0045), 'grey', 'x', 24)

def tray(w=.42, d=.28):
    """steel tray with a raised rim"""
    M = metal('#D2DAE0', .26)
    loft([(0, rrect(w * .94, d * .92, .03)), (.004, rrect(w * .955, d * .93, .032)), (.020, rrect(w, d, .04)), (.022, rrect(w + .012, d + .012, .046)), (.020, rrect(w + .014, d + .014, .047))], M, angle=60)
    prism(rrect(w * .95, d * .93, .03), .002, (0, 0, .003), 0, M, 'z')
