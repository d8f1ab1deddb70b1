"""Converts the linear rendering to the colours of the finished picture."""
import bpy
import numpy as np

from kit.denoise import blur, load_library

def to_srgb(x): return np.where(x <= .0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - .055)

def grade(x, exposure=0.0, shoulder=.58, contrast=.2, sat=1.06, vignette=.10, bloom=.05, warm=0.0):
    """converts scene-linear (3,h,w) to sRGB. shoulder: the value from which highlights are compressed"""
    h, w = x.shape[1:]; x = np.maximum(x, 0) * 2 ** exposure
    if warm: x = x * np.array([1 + warm, 1, 1 - warm], np.float32)[:, None, None]
    if bloom:
        L = load_library(); b = np.ascontiguousarray(np.clip(x - .95, 0, 3), np.float32)
        for r in (w // 90, w // 60, w // 45): b = blur(L, b, max(1, r))
        x = x + bloom * 4 * b
    t = shoulder
    y = np.where(x < t, x, t + (1 - t) * (1 - np.exp(-(np.maximum(x, t) - t) / (1 - t))))
    lum = (y * np.array([.2126, .7152, .0722], np.float32)[:, None, None]).sum(0, keepdims=True)
    y = np.clip(lum + (y - lum) * sat, 0, 1); y = to_srgb(y)
    y = y + contrast * (y - .5) * (1 - np.abs(2 * y - 1)) * 1.0     # gentle S-curve
    if vignette:
        yy, xx = np.mgrid[0:h, 0:w]; d = ((xx / w - .5) ** 2 + (yy / h - .5) ** 2) / .5
        y = y * (1 - vignette * np.clip(d - .15, 0, 1))
    return np.clip(y, 0, 1)

def save_png(y, path, alpha=None):
    h, w = y.shape[1:]; rng = np.random.default_rng(1)
    y = y + (rng.random((1, h, w), np.float32) - .5) / 255           # dither against banding on walls
    px = np.ones((h, w, 4), np.float32); px[..., :3] = y.transpose(1, 2, 0)
    if alpha is not None: px[..., 3] = alpha
    im = bpy.data.images.new('out', w, h, alpha=alpha is not None); im.colorspace_settings.name = 'sRGB'
    im.pixels.foreach_set(np.clip(px, 0, 1).ravel()); im.filepath_raw = path; im.file_format = 'PNG'; im.save()
