"""Light and camera."""
import bpy
import math
from math import cos, hypot, pi, radians, sin
from mathutils import Matrix, Vector

from kit.nodes import math_in
from kit.palette import rgb
from kit.materials import mat
from kit.scene import flags, frames, grounds
from kit.solids import box

def world(top='#DCE9F2', low='#FBF1E2', strength=.6):
    """fill light of the sky: colour `low` at the horizon, `top` above"""
    t = bpy.context.scene.world.node_tree; n = t.nodes; n.clear(); N = n.new
    co = N('ShaderNodeTexCoord'); sp = N('ShaderNodeSeparateXYZ'); rp = N('ShaderNodeValToRGB')
    bg = N('ShaderNodeBackground'); o = N('ShaderNodeOutputWorld')
    rp.color_ramp.elements[0].color = (*rgb(low), 1); rp.color_ramp.elements[1].color = (*rgb(top), 1)
    rp.color_ramp.elements[0].position = .0; rp.color_ramp.elements[1].position = .7
    bg.inputs[1].default_value = strength
    t.links.new(co.outputs['Generated'], sp.inputs[0]); t.links.new(sp.outputs[2], rp.inputs[0])
    t.links.new(rp.outputs[0], bg.inputs[0]); t.links.new(bg.outputs[0], o.inputs[0])

def aim(o, frm, to):
    o.matrix_world = Matrix.Translation(frm) @ (Vector(to) - Vector(frm)).to_track_quat('-Z', 'Y').to_matrix().to_4x4()

def area(frm, to, size=2, power=100, color='#FFFFFF', size_y=None, spec=1.0):
    """area light. power in watts"""
    l = bpy.data.lights.new('area', 'AREA'); l.energy = power; l.color = rgb(color); l.size = size; l.specular_factor = spec
    if size_y: l.shape = 'RECTANGLE'; l.size_y = size_y
    o = bpy.data.objects.new('area', l); bpy.context.scene.collection.objects.link(o); aim(o, frm, to)
    o.visible_camera = False
    return o

def sun(frm, to=(0, 0, 0), power=3, color='#FFE3B5', angle=2.0):
    """parallel light; a larger angle (degrees) gives softer shadows"""
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = power; l.color = rgb(color); l.angle = radians(angle)
    o = bpy.data.objects.new('sun', l); bpy.context.scene.collection.objects.link(o); aim(o, frm, to)
    return o

def sunbeam(frm_dir, to, w=1.8, h=2.0, power=3.5, color='#FFE2B8', cols=2, rows=2, bar=.09, soft=.05, dist=16, size=.12, slant=0):
    """projects a window-shaped patch of sunlight around `to`, without an object that casts the shadow.
    frm_dir = direction towards the sun; w, h = size of the patch across the light; power = about W/m2 at the target"""
    d = Vector(frm_dir).normalized(); frm = Vector(to) + d * dist
    l = bpy.data.lights.new('beam', 'SPOT'); l.energy = power * 4 * pi * pi * dist * dist / 3.14; l.color = rgb(color)
    l.spot_size = min(pi, 2.6 * math.atan(hypot(w, h) / dist)); l.spot_blend = 0; l.shadow_soft_size = size
    o = bpy.data.objects.new('beam', l); bpy.context.scene.collection.objects.link(o); aim(o, frm, to)
    l.use_nodes = True; t = l.node_tree; N = t.nodes.new; L = t.links.new; em = t.nodes['Emission']
    co = N('ShaderNodeTexCoord'); sp = N('ShaderNodeSeparateXYZ'); L(co.outputs['Normal'], sp.inputs[0])
    mth = math_in(t)
    def axis(k, size_, n):
        u = mth('MULTIPLY', mth('DIVIDE', sp.outputs[k], sp.outputs[2]), dist)            # metres at the target
        if slant and k == 0: u = mth('ADD', u, mth('MULTIPLY', mth('MULTIPLY', mth('DIVIDE', sp.outputs[1], sp.outputs[2]), dist), slant))
        edge = mth('DIVIDE', mth('SUBTRACT', size_ / 2, mth('ABSOLUTE', u)), soft, True)    # soft outer edge
        for i in range(1, n):
            q = mth('DIVIDE', mth('SUBTRACT', mth('ABSOLUTE', mth('SUBTRACT', u, -size_ / 2 + size_ * i / n)), bar / 2), soft, True)
            edge = mth('MULTIPLY', edge, q)
        return edge
    L(mth('MULTIPLY', axis(0, w, cols), axis(1, h, rows)), em.inputs['Strength'])
    return o

def point(p, power=50, color='#FFD79A', r=.1):
    l = bpy.data.lights.new('pt', 'POINT'); l.energy = power; l.color = rgb(color); l.shadow_soft_size = r
    o = bpy.data.objects.new('pt', l); bpy.context.scene.collection.objects.link(o)
    o.matrix_world = frames[-1] @ Matrix.Translation(p); return o

def camera(target=(0, 0, 1), dist=6, az=0, el=10, lens=45, fstop=2.8, focus=None, shift_y=0, shift_x=0):
    """az > 0 moves the camera to the right, el > 0 lifts it (degrees). focus = distance or (x, y, z) point"""
    s = bpy.context.scene; c = bpy.data.cameras.new('cam'); o = bpy.data.objects.new('cam', c); s.collection.objects.link(o)
    a, e = radians(az), radians(el); T = Vector(target)
    frm = T + dist * Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    o.matrix_world = Matrix.Translation(frm) @ (T - frm).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    c.lens = lens; c.sensor_width = 36; c.shift_y = shift_y; c.shift_x = shift_x; c.clip_end = 500
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.aperture_blades = 0
        if focus is None: focus = dist
        if not isinstance(focus, (int, float)):
            fw = (T - frm).normalized(); focus = (Vector(focus) - frm).dot(fw)
        c.dof.focus_distance = focus
    s.camera = o
    return o

def studio(to=(0, 0, .08), size=1.0, key=1.0, tone='#EADFD0'):
    """light of a still life without a wall, and the unseen ground that takes its shadow. size = metres across"""
    grounds.append(flags(box(40 * size, 40 * size, .01, (0, 0, -.0105), 0, mat(tone, rough=1, spec=0)), camera=False, glossy=False))
    world('#DCE8F4', '#FFF3E6', .3)
    place = lambda x, y, z: (to[0] + x * size, to[1] + y * size, to[2] + z * size)
    p = size * size
    area(place(-1.3, -.7, 1.35), to, .5 * size, 30 * p * key, '#FFE3BF')
    area(place(1.4, -1.2, .8), to, .9 * size, 3.5 * p, '#DCEBFF')
    area(place(.5, 1.3, 1.1), to, .7 * size, 9 * p, '#FFF6EA')
