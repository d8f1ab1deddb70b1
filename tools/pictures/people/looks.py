"""Skin, hair and cloth of the figures."""
import bpy
import numpy as np

from kit import *

SKIN = {'deep': '#4A2A1C', 'dark': '#5A3522', 'brown': '#6E4329', 'warm': '#7D4D2F', 'light': '#8F5D3B'}

HAIR = {'black': '#17110F', 'brown': '#2A1B15', 'grey': '#8E8B88', 'salt': '#5B5654', 'white': '#CFCBC5'}

def skin_mat(sss=0):
    if ('skin', sss) in made_materials: return made_materials[('skin', sss)]
    M = bpy.data.materials.new('skin'); M.use_nodes = True; b = M.node_tree.nodes['Principled BSDF']
    a = M.node_tree.nodes.new('ShaderNodeAttribute'); a.attribute_name = 'Col'; M.node_tree.links.new(a.outputs['Color'], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .54; b.inputs['Specular'].default_value = .26; b.inputs['Sheen'].default_value = .15
    if sss:
        M.node_tree.links.new(a.outputs['Color'], b.inputs['Subsurface Color']); b.inputs['Subsurface'].default_value = sss
        b.inputs['Subsurface Radius'].default_value = (.016, .006, .003)
    made_materials[('skin', sss)] = M; return M

def cloth_material(c, rough=.82): return mat(c, rough=rough, spec=.14, sheen=.25) if isinstance(c, str) else c

def hair_mat(c='black'): return mat(HAIR.get(c, c), rough=.72, spec=.22, sheen=.25, bump=.25, bscale=140)

def mix_colours(a, b, t): return a + (b - a) * np.clip(t, 0, 1)[:, None]

def smooth_step(x, a, b): t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)
