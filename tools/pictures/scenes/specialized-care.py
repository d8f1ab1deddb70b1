"""Model of the heart and the trace of a heartbeat on paper."""
from kit import *
from props.clinic import BEAT, wave
from props.heart import heart_model

start(19)
with at(-.09, .06, 0, rz=-6, s=.72): heart_model()
def paper(u, v):
    x = -.20 + .46 * u; return x, -.13 + .13 * v, .0015 + .09 * max(0, u - .72) ** 2 * 9
with at(.02, .0, 0, rz=-7):
    sheet(paper, 60, 8, pattern('tiles', '#FFF6F1', '#F0B6A4', n=46, m=13, duty=.10, rough=.85), .0012)
    tube([(x + .03, -.075 + .9 * q, paper((x + .23) / .46, .5)[2] + .0012) for x, q in wave(5, .44, .060, BEAT)], .0013, mat('navy', rough=.6))
studio((0, 0, .13))
camera(target=(.024, 0, .151), dist=1.22, az=4, el=20, lens=58, fstop=9, focus=(0, 0, .12))
finish('specialized-care', exposure=.08)
