"""Bedside monitor with its finger clip and cable."""
from kit import *
from props.clinic import bedside_monitor, finger_clip

start(13)
with at(-.02, .05, 0, rz=9): bedside_monitor(.36)
with at(.155, -.125, 0, rz=32, s=1.35): finger_clip()
tube([(.115, -.150, .010), (.04, -.175, .004), (-.10, -.15, .004), (-.20, -.08, .004), (-.225, .02, .01), (-.185, .09, .07)], .0032, mat('grey', rough=.5), smooth=True)
studio((0, 0, .12))
camera(target=(0, 0, .153), dist=1.14, az=3, el=12, lens=58, fstop=9, focus=(0, 0, .13))
finish('hdu', exposure=.12)
