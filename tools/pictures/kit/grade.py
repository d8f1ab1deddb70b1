"""Converts the linear rendering to the colours of the finished picture."""
import bpy
import numpy as np

def to_srgb(x): return np.where(x <= .0031308, x * 12.92, 1.055 * np.power(np.maximum(x, 1e-8), 1 / 2.4) - .055)

def grade(x, exposure=0.0, shoulder=.58, contrast=.26, sat=1.06):
    """converts scene-linear (3,h,w) to sRGB. shoulder: the value from which highlights are compressed"""
    x = np.maximum(x, 0) * 2 ** exposure
    t = shoulder
    y = np.where(x < t, x, t + (1 - t) * (1 - np.exp(-(np.maximum(x, t) - t) / (1 - t))))
    lum = (y * np.array([.2126, .7152, .0722], np.float32)[:, None, None]).sum(0, keepdims=True)
    y = np.clip(lum + (y - lum) * sat, 0, 1); y = to_srgb(y)
    return np.clip(y + contrast * (y - .5) * (1 - np.abs(2 * y - 1)), 0, 1)     # gentle S-curve

def save_png(y, alpha, path):
    h, w = y.shape[1:]; rng = np.random.default_rng(1)
    y = y + (rng.random((1, h, w), np.float32) - .5) / 255           # dither against banding
    px = np.dstack((y.transpose(1, 2, 0), alpha)).astype(np.float32)
    im = bpy.data.images.new('out', w, h, alpha=True); im.colorspace_settings.name = 'sRGB'
    im.pixels.foreach_set(np.clip(px, 0, 1).ravel()); im.filepath_raw = path; im.file_format = 'PNG'; im.save()
