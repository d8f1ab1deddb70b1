"""Bed under a blue mosquito net by a window at dusk."""
import bpy
from math import cos, pi, sin
from kit import *
from props.furniture import locker
from props.household import mug
from props.plants import plant
from props.room import backdrop, curtain, floor, hills, picture, rod, wall, window
from props.textiles import drape

start(4)
WX, WZ, WW, WH = -1.55, 1.0, 1.3, 1.35
wall(-4.5, 4.5, 3.6, hole=(WX, WZ, WW, WH), upper='#EBD9CB', lower='#9FC0D8', skirting='paper')
floor(-4.6, 4.6, -6.5, .1, color='#D9B78F', joint='#B9946A', tile=.5, rough=.3)
backdrop(18, 10, 9, -3, ((0, '#E9A98C'), (.36, '#E3A79A'), (.46, '#A995B8'), (.6, '#5878B0'), (1, '#29487F')), 1.0)
hills(5.5, .45, h=1.0, cols=('#5C7A98', '#486A86', '#3A5A72'), light=.25)
flags(ball(.16, (-2.6, 8, 2.75), emit('#FFF3D2', 1.6)), shadow=False)
with at(WX, .02, WZ): window(WW, WH, cols=2)
with at(WX, -.13, 2.5): rod(2.1)
for s in (-1, 1):
    with at(WX + s * .82, -.13, .55): curtain(.4, 1.93, 4, 'ochre', .04, seed=s, gather=-s * .3)
# bed along x, head at +x: across the room it would be too deep
BX, BY = .75, -1.25
with at(BX, BY, 0):
    wd = woodgrain('#9A6840', '#84552F', .8)
    for sx, h in ((1, .86), (-1, .64)):
        prism(rrect(1.36, h, .1), .07, (sx * 1.02, 0, h / 2), .025, wd, 'x')
    box(2.0, 1.22, .14, (0, 0, .26), .03, wd); box(1.98, 1.24, .2, (0, 0, .38), .07, mat('white', rough=.85))
    drape(-.98, .48, 1.27, .60, .24, kitenge('amber', 'clay', 'blue', 'paper', 5, 6), seed=2); drape(.30, .52, 1.29, .615, .245, 'paper', seed=2.2, thick=.03)
    for y in (-.3, .3):
        with at(.74, y, .66, ry=-14): pillow(.40, .52, .19, (0, 0, 0), mat('paper', rough=.85))
    # net: ring at the top, cone down to the mattress edges and over
    NZ = 2.62
    tube([(.0, 0, NZ), (0, 0, 3.6)], .008, 'steel'); torus(.34, .018, (0, 0, NZ - .16), 'paper')
    G = bpy.data.materials.new('net'); G.use_nodes = True; t = G.node_tree; t.nodes.clear(); N = t.nodes.new
    tr = N('ShaderNodeBsdfTransparent'); df = N('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value = (*rgb('#7FB4E0'), 1); tl = N('ShaderNodeBsdfTranslucent'); tl.inputs[0].default_value = (*rgb('#8FC0E8'), 1)
    ad = N('ShaderNodeMixShader'); ad.inputs[0].default_value = .4; t.links.new(df.outputs[0], ad.inputs[1]); t.links.new(tl.outputs[0], ad.inputs[2])
    lw = N('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35
    mr = N('ShaderNodeMapRange'); mr.inputs[3].default_value = .22; mr.inputs[4].default_value = .80; t.links.new(lw.outputs['Facing'], mr.inputs[0])
    mx = N('ShaderNodeMixShader'); t.links.new(mr.outputs[0], mx.inputs[0]); t.links.new(tr.outputs[0], mx.inputs[1]); t.links.new(ad.outputs[0], mx.inputs[2])
    o = N('ShaderNodeOutputMaterial'); t.links.new(mx.outputs[0], o.inputs[0])
    def net(u, v):
        a = 2 * pi * v; ca, sa = cos(a), sin(a); k = (abs(ca) ** 5 + abs(sa) ** 5) ** (-1 / 5)      # squircle below, circle above
        if u < .12: f = u / .12; r = .34 * f + .02; x, y, z = r * ca, r * sa, NZ - .16 * f
        else:
            f = (u - .12) / .88; g = f ** 1.15
            rx, ry = .34 + (1.20 - .34) * g, .34 + (.82 - .34) * g; kk = 1 + (k - 1) * f
            x, y, z = rx * ca * kk, ry * sa * kk, NZ - .16 - (NZ - .16 - .18) * f
            w = .030 * f * (1 - .15 * f); ph = sin(44 * a / 2 + .7 * sin(3 * a)); x += w * ph * ca; y += w * ph * sa
        return x, y, z
    sheet(net, 60, 320, G, closed=True)
# bedside: locker with lamp
with at(-.72, -.32, 0): locker(w=.46, m='paper')
with at(-.70, -.34, .755):
    cyl(.07, .02, (0, 0, 0), 'clay', bev=.006); lathe([(.02, .01), (.05, .06), (.06, .12), (.03, .18), (.012, .22)], m=gloss('clay'), smooth_prof=True, angle=180)
    lathe([(.15, .20), (.10, .38)], m=emit('#FFD9A0', 1.15)); point((0, 0, .30), 9, '#FFC37A', .08)
with at(-.86, -.40, .755, s=1.2): mug('amber')
sheet(lambda u, v: (.0 + 1.5 * u * cos(v * 2 * pi), -2.35 + .62 * u * sin(v * 2 * pi), .012), 1, 64, pattern('stripes', '#D9E7EE', 'sky', n=1, duty=.72), .014)
for s, x in ((-1, -.24), (1, -.07)):         # slippers
    with at(x, -2.28, .02, rz=s * 6 + 8): prism([(a, b) for a, b in rrect(.105, .27, .052)], .025, (0, 0, .0125), .008, 'clay', 'z'); sheet(lambda u, v: (.056 * cos(pi * u), .03 + .10 * v, .02 + .06 * sin(pi * u) * (1 - .25 * v)), 20, 8, mat('amber', rough=.7), .012)
with at(-2.55, -.5, 0): plant('clay', 'snake', .19, .34, 1.5, seed=4, n=11)
with at(1.9, 0, 1.75): picture(.5, .64)
world('#8FA3D0', '#C9B6C4', .34)
sunbeam((-5, -2.6, 1.7), (.9, -.6, 1.4), w=2.4, h=1.9, power=3.6, color='#FFB27A', cols=2, rows=2, bar=.12, soft=.03, size=.06)
area((-3.5, -5.5, 4.2), (0, -1, .8), 3, 95, '#FFDDBB')
area((4.5, -5.5, 3), (.5, -1, 1), 3, 60, '#A9BEF2')
area((WX, .4, 1.9), (WX, -2, .6), 1.3, 40, '#8FA9E6')
camera(target=(.08, -1.2, 1.22), dist=6.1, az=-8, el=9, lens=46, fstop=2.8, focus=(.4, -1.6, .9))
finish('malaria-prevention', exposure=.28, contrast=.25)
