"""Complete sets with light: a room, and a table top for still lifes."""
from math import cos, pi, sin

from kit import *
from props.plants import acacia, jacaranda
from props.room import backdrop, curtain, floor, hills, rod, wall, window

def shell(win=(-.72, 1.02, 1.6, 1.35), x0=-4.5, x1=2.45, right=True, cur='rose', cur_z=.6, tree=None, lower='#AFCFE4', upper='#F5E7DA',
          fl=('#E8D0B2', '#CDAE88'), sill=.2, cols=2, cw=.5):
    up = dict(upper=upper, lower=lower, skirting='paper')
    wins = [] if not win else (win if isinstance(win, list) else [win])
    cuts = [x0] + [(p[0] + q[0]) / 2 for p, q in zip(wins, wins[1:])] + [x1]
    for i in range(len(cuts) - 1): wall(cuts[i], cuts[i + 1], 3.4, hole=wins[i] if wins else None, **up)
    if right:
        with at(x1, 0, 0, rz=-90): wall(-.2, 6, 3.4, **up)
    floor(x0 - .1, x1 if right else x1 + .1, -7, .1, color=fl[0], joint=fl[1], tile=.5, rough=.26)
    if wins: backdrop(18, 10, 9, -3); hills(5.5, .45, h=1.0)
    for WX, WZ, WW, WH in wins:
        with at(WX, .02, WZ): window(WW, WH, cols=cols, sill=sill)
        if cur:
            with at(WX, -.13, WZ + WH + .18): rod(WW + 2 * cw - .0)
            for s in (-1, 1):
                with at(WX + s * (WW / 2 + cw / 2 - .03), -.13, cur_z): curtain(cw, WZ + WH + .18 - cur_z, 5, cur, .045, seed=s, gather=-s * .3)
        if tree == 'acacia':
            with at(WX + WW * .2, 3.4, -.2): acacia(2.6, 2, n=150)
        if tree == 'jacaranda':
            with at(WX + WW * .15, 3.6, -.35): jacaranda(2.7, 3, n=130, petals=0)

def rig(to=(.75, -.6, 1.15), w=2.3, h=2.3, power=6.0, key=135, cool=38, win=None, glow=45, fill=.56, bar=.13, rows=3, cx=0, frm=(-5, -2.6, 2.1)):
    world('#DCE8F6', '#FFF6EC', fill)
    sunbeam(frm, to, w=w, h=h, power=power, color='#FFE6C2', cols=2, rows=rows, bar=bar, soft=.03, size=.06)
    area((-3.5 + cx, -5.5, 4.2), (cx, -1, .8), 3, key, '#FFF2E2')
    area((4.5 + cx, -5.5, 3), (.5 + cx, -1, 1), 3, cool, '#DCEBFF')
    for win in (win if isinstance(win, list) else [win] if win else []): area((win[0], .4, win[1] + win[3] * .65), (win[0], -2, .6), 1.5, glow, '#FFF3DC')

def rug(cx, cy, rx, ry, a='blush', b='rose', duty=.72, n=1):
    sheet(lambda u, v: (cx + rx * u * cos(v * 2 * pi), cy + ry * u * sin(v * 2 * pi), .012), 1, 64, pattern('stripes', a, b, n=n, duty=duty), .014)

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
