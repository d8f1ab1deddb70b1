"""Background, light and camera of a portrait."""
from kit import *

def portrait_set(tint='ice', low=None, size=8):
    """plain tinted background (emissive, so it adds no noise) with key, fill and rim light for a bust"""
    o = sheet(lambda u, v: (size * (u - .5), 1.2, 1.35 + 1.6 * (v - .5)), 1, 1, gradient([(0, low or tint), (.62, tint), (1, 'paper')], 'Z', 1.0))
    flags(o, True, False, False, False); soften_faces(.32)
    world('#E2EAF4', '#FFF4E8', .50)
    area((-1.9, -2.0, 2.5), (0, 0, 1.4), 1.3, 84, '#FFE8CB'); area((2.1, -2.6, 1.6), (0, 0, 1.4), 1.8, 34, '#DCE8FA')
    area((1.3, .6, 2.3), (0, 0, 1.45), .8, 50, '#FFDDB4')

def portrait_camera(target=(0, 0, 1.43), dist=2.10, az=0, el=2, lens=135):
    camera(target=target, dist=dist, az=az, el=el, lens=lens, fstop=None)
