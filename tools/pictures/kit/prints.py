"""Patterns for cloth and tiles, in UV coordinates."""
import bpy

from kit.nodes import math_in
from kit.palette import rgb
from kit.materials import made_materials

def pattern(kind, a, b, n=8, m=8, duty=.5, rough=.7):
    """two-colour cloth for sheet() surfaces (uses UV). kind: 'stripes' (across u), 'checks',
    'zigzag' (kanga-like border), 'tiles' (a with thin lines b)"""
    key = ('pat', kind, a, b, n, m, duty, rough)
    if key in made_materials: return made_materials[key]
    M = bpy.data.materials.new(kind); M.use_nodes = True; t = M.node_tree; L = t.links.new; N = t.nodes.new
    bs = t.nodes['Principled BSDF']; bs.inputs['Roughness'].default_value = rough; bs.inputs['Specular'].default_value = .3
    uv = N('ShaderNodeTexCoord'); sp = N('ShaderNodeSeparateXYZ'); L(uv.outputs['UV'], sp.inputs[0])
    mth = math_in(t)
    u = mth('MULTIPLY', sp.outputs[0], n); v = mth('MULTIPLY', sp.outputs[1], m)
    fu = mth('FRACT', u); fv = mth('FRACT', v)
    if kind == 'stripes': f = mth('LESS_THAN', fu, duty)
    elif kind == 'checks':
        f = mth('FRACT', mth('MULTIPLY', mth('ADD', mth('FLOOR', u), mth('FLOOR', v)), .5)); f = mth('GREATER_THAN', f, .25)
    elif kind == 'zigzag':
        tri = mth('ABSOLUTE', mth('SUBTRACT', fv, .5)); f = mth('LESS_THAN', mth('FRACT', mth('ADD', u, tri)), duty)
    elif kind == 'tiles':
        f = mth('MAXIMUM', mth('LESS_THAN', fu, duty), mth('LESS_THAN', fv, duty))
    mx = N('ShaderNodeMixRGB'); mx.inputs[1].default_value = (*rgb(a), 1); mx.inputs[2].default_value = (*rgb(b), 1)
    L(f, mx.inputs[0]); L(mx.outputs[0], bs.inputs['Base Color']); made_materials[key] = M
    return M

def kitenge(base='blue', dot='amber', core='clay', line='paper', n=4, m=4, rough=.75, ring=.36):
    """wax-print cloth (UV): rows of ringed suns on a base with thin zigzag lines between"""
    M = bpy.data.materials.new('kit'); M.use_nodes = True; t = M.node_tree; L = t.links.new; N = t.nodes.new
    bs = t.nodes['Principled BSDF']; bs.inputs['Roughness'].default_value = rough; bs.inputs['Specular'].default_value = .2; bs.inputs['Sheen'].default_value = .2
    uv = N('ShaderNodeTexCoord'); sp = N('ShaderNodeSeparateXYZ'); L(uv.outputs['UV'], sp.inputs[0])
    mth = math_in(t)
    u = mth('MULTIPLY', sp.outputs[0], n); v = mth('MULTIPLY', sp.outputs[1], m)
    odd = mth('MULTIPLY', mth('MODULO', mth('FLOOR', v), 2), .5)
    fu = mth('SUBTRACT', mth('FRACT', mth('ADD', u, odd)), .5); fv = mth('SUBTRACT', mth('FRACT', v), .5)
    d = mth('SQRT', mth('ADD', mth('MULTIPLY', fu, fu), mth('MULTIPLY', fv, fv)))
    ang = mth('ARCTAN2', fv, fu); pet = mth('MULTIPLY', mth('COSINE', mth('MULTIPLY', ang, 10)), .035)
    zig = mth('LESS_THAN', mth('ABSOLUTE', mth('SUBTRACT', mth('ADD', mth('ABSOLUTE', fv), mth('MULTIPLY', mth('ABSOLUTE', fu), .25)), .56)), .035)
    cur = None
    def layer(fac, c):
        nonlocal cur
        mx = N('ShaderNodeMixRGB'); mx.inputs[2].default_value = (*rgb(c), 1); L(fac, mx.inputs[0])
        if cur is None: mx.inputs[1].default_value = (*rgb(base), 1)
        else: L(cur, mx.inputs[1])
        cur = mx.outputs[0]
    layer(zig, line); layer(mth('LESS_THAN', d, mth('ADD', pet, ring)), dot)
    layer(mth('LESS_THAN', d, ring * .66), base); layer(mth('LESS_THAN', d, ring * .48), core); layer(mth('LESS_THAN', d, ring * .18), line)
    L(cur, bs.inputs['Base Color'])
    return M

