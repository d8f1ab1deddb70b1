"""Renders a scene with the options of the command line and writes the picture."""
import argparse
import bpy
import numpy as np
import os
import resource
import sys
import tempfile
import time

from kit.denoise import OUT, blur, denoise, load_library, smooth_alpha
from kit.grade import grade, save_png
from kit.scene import grounds

PASSES = {'dd': 'DiffDir', 'di': 'DiffInd', 'dc': 'DiffCol', 'gd': 'GlossDir', 'gi': 'GlossInd', 'gc': 'GlossCol',
           'td': 'TransDir', 'ti': 'TransInd', 'tc': 'TransCol', 'em': 'Emit', 'n': 'Normal', 'all': 'Image'}       # all: only its alpha

# colour (sRGB) and strength of the shadow on the page
SHADOW, SHADOW_DEPTH = (.07, .10, .14), .62

def arguments():
    """parses the arguments after `--` on Blender's command line"""
    parser = argparse.ArgumentParser(prog='render.sh')
    parser.add_argument('--draft', action='store_true', help='480 pixels wide, 12 samples: for composing')
    parser.add_argument('--final', action='store_true', help='1200 pixels wide, 18 samples')
    parser.add_argument('--w', type=int, help='width in pixels')
    parser.add_argument('--spp', type=int, help='samples per pixel')
    parser.add_argument('--out', help='the PNG to write')
    o = parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
    w, spp = (480, 12) if o.draft else (1200, 18)
    o.w = o.w or w; o.spp = o.spp or spp
    return o

def load_pass(path, w, h):
    im = bpy.data.images.load(path); im.colorspace_settings.name = 'Non-Color'
    buf = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(buf); bpy.data.images.remove(im)
    return np.ascontiguousarray(buf.reshape(h, w, 4).transpose(2, 0, 1))

def render_half(seed, spp, w, h, tmp):
    s = bpy.context.scene; s.cycles.seed = seed; s.cycles.samples = spp
    s.use_nodes = True; t = s.node_tree; t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers'); fo = t.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    for k, nm in PASSES.items():
        fo.file_slots.new(k + '_'); t.links.new(rl.outputs[nm], fo.inputs[k + '_'])
    co = t.nodes.new('CompositorNodeComposite'); t.links.new(rl.outputs['Image'], co.inputs[0])
    s.render.resolution_x, s.render.resolution_y = w, h
    bpy.ops.render.render()
    passes = {k: load_pass(f'{tmp}/{k}_0001.exr', w, h) for k in PASSES}
    return {k: p[3] if k == 'all' else np.ascontiguousarray(p[:3]) for k, p in passes.items()}

def render_shadow(ground, spp, w, h, tmp):
    """returns how much of the light on the ground the objects take away, from 0 to 1, without the objects"""
    objects = [o for o in bpy.context.scene.objects if o.type in ('MESH', 'CURVE', 'FONT') and o is not ground]
    ground.visible_camera = True; lit = []
    for o in objects: o.visible_camera = False
    for hidden, k in ((False, 3), (True, 6)):
        for o in objects: o.hide_render = hidden
        q = render_half(3, spp, w // k, h // k, tmp); light = q['dd'].mean(0, keepdims=True)
        for _ in range(3): light = blur(load_library(), light, max(1, w // (320 if k == 3 else 75)))
        lit.append(enlarge(light[0], w, h))
    y, x = np.mgrid[0:h, 0:w]; edge = np.minimum(np.minimum(x, w - 1 - x) / w, np.minimum(y, h - 1 - y) / h) / .06
    smooth = lambda v: np.clip(v, 0, 1) ** 2 * (3 - 2 * np.clip(v, 0, 1))
    near = smooth((lit[1] / lit[1].max() - .25) / .25)      # far away there is too little light to compare
    return smooth(((1 - lit[0] / np.maximum(lit[1], 1e-4)) - .2) / .7) * near * smooth(edge)

def enlarge(a, w, h):
    """enlarges a plane to w by h, bilinear"""
    rows = np.linspace(0, a.shape[0] - 1, h); cols = np.linspace(0, a.shape[1] - 1, w)
    a = np.stack([np.interp(cols, np.arange(a.shape[1]), row) for row in a])
    return np.stack([np.interp(rows, np.arange(a.shape[0]), col) for col in a.T]).T

def finish(name, bounces=4, clamp=4.0, aspect=2 / 3, **settings):
    """renders the scene and writes <name>.png; with studio() transparent around the objects and their shadow;
    settings of grade(); aspect = height / width"""
    o = arguments(); w = o.w; h = round(w * aspect); out = os.path.abspath(o.out or f'{OUT}/{name}.png')
    os.makedirs(os.path.dirname(out), exist_ok=True)
    s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; c.device = 'CPU'
    s.render.resolution_percentage = 100
    s.render.threads_mode = 'FIXED'; s.render.threads = 2; s.frame_set(1)
    s.view_settings.view_transform = 'Standard'; s.render.film_transparent = True
    c.use_denoising = False; c.use_adaptive_sampling = True; c.adaptive_threshold = .02; c.adaptive_min_samples = 4
    c.max_bounces = bounces; c.diffuse_bounces = bounces - 1; c.glossy_bounces = 3; c.transmission_bounces = 4; c.transparent_max_bounces = 12
    c.caustics_reflective = c.caustics_refractive = False; c.blur_glossy = 1.0
    c.sample_clamp_indirect = clamp; c.sample_clamp_direct = 0; c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.5
    v = s.view_layers[0]
    for k in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color',
              'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'normal'):
        setattr(v, 'use_pass_' + k, True)
    t0 = time.time(); spp = max(4, o.spp // 2)
    with tempfile.TemporaryDirectory() as tmp: a, b = (render_half(seed, spp, w, h, tmp) for seed in (1, 2))
    t1 = time.time()
    alpha = np.clip(smooth_alpha(a.pop('all'), b.pop('all')), 0, 1)
    rows, cols = (np.flatnonzero(alpha.max(axis)) for axis in (1, 0))
    part = (slice(None), slice(rows[0], rows[-1] + 1), slice(cols[0], cols[-1] + 1))        # the rest is empty
    x = np.zeros_like(a['dc']); x[part] = denoise(*({k: np.ascontiguousarray(p[part]) for k, p in half.items()} for half in (a, b)))
    t2 = time.time()
    if grounds:
        with tempfile.TemporaryDirectory() as tmp: shade = render_shadow(grounds[0], max(12, o.spp // 2), w, h, tmp)
    else: shade = np.zeros_like(alpha)
    under = shade * SHADOW_DEPTH * (1 - alpha); total = alpha + under
    ink = np.array(SHADOW, np.float32)[:, None, None]
    save_png((grade(x / np.maximum(alpha, .02), **settings) * alpha + ink * under) / np.maximum(total, 1e-4), total, out)
    n = len(bpy.context.scene.objects); cpu = resource.getrusage(resource.RUSAGE_SELF); cpu = cpu.ru_utime + cpu.ru_stime
    print(f'DONE {out} {w}x{h} spp={o.spp} objects={n} render={t1 - t0:.0f}s denoise={t2 - t1:.0f}s total={time.time() - t0:.0f}s cpu={cpu:.0f}s')
