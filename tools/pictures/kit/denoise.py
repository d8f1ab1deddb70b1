"""Denoises a rendering, because Debian's Blender is built without a denoiser."""
import ctypes
import numpy as np
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(os.path.dirname(HERE), 'out')

def load_library():
    """compiles denoise.c for this machine if necessary, and loads it"""
    src, so = HERE + '/denoise.c', OUT + '/denoise.so'
    os.makedirs(OUT, exist_ok=True)
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', src, '-o', so, '-lm'])
    return ctypes.CDLL(so)

def pointer(a): return a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))

def blur(L, a, r):
    out = np.empty_like(a)
    for i in range(a.shape[0]):
        x = np.ascontiguousarray(a[i]); y = np.empty_like(x); L.box(x.shape[1], x.shape[0], pointer(x), pointer(y), r); out[i] = y
    return out

def filter_halves(L, A, B, F, FV, R, P, kc, kf):
    """filters each half of a component with weights from the other half"""
    h, w = A.shape[1:]; n = A.shape[0]
    V = np.ascontiguousarray(blur(L, (A - B) ** 2 * .5, 3)) + 1e-6
    fl = ctypes.c_float; res = []
    for src, gui in ((A, B), (B, A)):
        out = np.empty_like(src)
        L.jnlm(w, h, n, pointer(np.ascontiguousarray(src)), pointer(np.ascontiguousarray(gui)), pointer(V), F.shape[0], pointer(F), pointer(FV), R, P, fl(kc), fl(kf), pointer(out))
        res.append(out)
    # a second, lighter pass with the smaller residual variance
    A2, B2 = res; V2 = np.ascontiguousarray(blur(L, (A2 - B2) ** 2 * .5, 2)) + 1e-7; fin = []
    for src, gui in ((A2, B2), (B2, A2)):
        out = np.empty_like(src)
        L.jnlm(w, h, n, pointer(np.ascontiguousarray(src)), pointer(np.ascontiguousarray(gui)), pointer(V2), F.shape[0], pointer(F), pointer(FV), max(3, R // 2), 1, fl(1.0), fl(kf), pointer(out))
        fin.append(out)
    return (fin[0] + fin[1]) * .5

def smooth_alpha(a, b):
    """returns the mean of two renderings' alpha without the noise of nets and glass"""
    L = load_library(); h, w = a.shape; a, b = (np.ascontiguousarray(x[None]) for x in (a, b)); none = np.zeros_like(a); fl = ctypes.c_float
    V = np.ascontiguousarray(blur(L, (a - b) ** 2 * .5, 1)) + 1e-6; res = []
    for src, gui in ((a, b), (b, a)):
        out = np.empty_like(src); L.jnlm(w, h, 1, pointer(src), pointer(gui), pointer(V), 0, pointer(none), pointer(none), 5, 1, fl(.8), fl(1.0), pointer(out)); res.append(out[0])
    return (res[0] + res[1]) / 2

NORMAL_WEIGHT = .8

def denoise(a, b):
    """combines two noisy renderings of the same scene into one without noise"""
    L = load_library()
    fa = np.concatenate([a['dc'], a['n'] * NORMAL_WEIGHT]).astype(np.float32); fb = np.concatenate([b['dc'], b['n'] * NORMAL_WEIGHT]).astype(np.float32)
    # features are noisy on edges and in blurred areas, so filter them first; depth is unused, as Cycles does not antialias it
    Z = np.zeros_like(fa[:1]); fl = ctypes.c_float; n, h, w = fa.shape
    V = np.ascontiguousarray(blur(L, (fa - fb) ** 2 * .5, 1)) + 1e-6; res = []
    for src, gui in ((fa, fb), (fb, fa)):
        src, gui = np.ascontiguousarray(src), np.ascontiguousarray(gui); out = np.empty_like(src)
        L.jnlm(w, h, n, pointer(src), pointer(gui), pointer(V), 0, pointer(Z), pointer(Z), 4, 1, fl(.8), fl(1.0), pointer(out)); res.append(out)
    F = np.ascontiguousarray((res[0] + res[1]) * .5); FV = np.ascontiguousarray(blur(L, (res[0] - res[1]) ** 2 * .25, 1))
    alb = (a['dc'] + b['dc']) * .5
    irr = [np.maximum(h['dd'] + h['di'], 0) for h in (a, b)]
    lim = np.percentile(irr[0], 99.9) * 3 + 1
    irr = [np.minimum(i, lim) for i in irr]
    D = filter_halves(L, irr[0], irr[1], F, FV, 7, 2, .5, .6)
    g = [np.minimum((h['gd'] + h['gi']) * h['gc'] + (h['td'] + h['ti']) * h['tc'], 12) for h in (a, b)]
    G = filter_halves(L, g[0], g[1], F, FV, 7, 2, .5, .6)
    E = (a['em'] + b['em']) * .5
    return D * alb + G + E
