"""The scene and the current position in it. Metres; x right, y away from the camera, z up."""
import bpy
import random
from math import radians
from mathutils import Matrix

from kit.materials import made_materials, mat

frames = [Matrix.Identity(4)]
grounds = []

def start(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    frames[:] = [Matrix.Identity(4)]; grounds.clear(); made_materials.clear(); random.seed(seed)
    s = bpy.context.scene
    s.world = bpy.data.worlds.new('w'); s.world.use_nodes = True
    return s

class at:
    """with at(x, y, z, rz=deg, rx=deg, ry=deg, s=scale): moves, rotates and scales what is inside; can be nested"""
    def __init__(self, x=0, y=0, z=0, rz=0, rx=0, ry=0, s=1):
        S = s if isinstance(s, (tuple, list)) else (s, s, s)
        self.m = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(radians(rz), 4, 'Z') @
                  Matrix.Rotation(radians(ry), 4, 'Y') @ Matrix.Rotation(radians(rx), 4, 'X') @
                  Matrix.Diagonal((S[0], S[1], S[2], 1)))
    def __enter__(self): frames.append(frames[-1] @ self.m); return self
    def __exit__(self, *a): frames.pop()

def put_object(data, m=None, p=(0, 0, 0), name='o'):
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = frames[-1] @ Matrix.Translation(p)
    if m is not None:
        data.materials.clear(); data.materials.append(mat(m) if isinstance(m, str) else m)
    return o

def put_mesh(bm, m, p=(0, 0, 0), smooth=True, weighted=False, angle=50, name='o'):
    me = bpy.data.meshes.new(name); bm.normal_update(); bm.to_mesh(me); bm.free()
    for f in me.polygons: f.use_smooth = smooth
    me.use_auto_smooth = True; me.auto_smooth_angle = radians(angle)
    o = put_object(me, m, p, name)
    if weighted:
        w = o.modifiers.new('wn', 'WEIGHTED_NORMAL'); w.keep_sharp = True; w.weight = 100
    return o

def flags(o, camera=True, shadow=True, diffuse=True, glossy=True):
    o.visible_camera = camera; o.visible_shadow = shadow; o.visible_diffuse = diffuse; o.visible_glossy = glossy
    return o
