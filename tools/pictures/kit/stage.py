"""Light and camera."""
import bpy
from math import cos, radians, sin
from mathutils import Matrix, Vector

from kit.palette import rgb
from kit.materials import mat
from kit.scene import flags, grounds
from kit.solids import box

def world(top, low, strength):
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

def camera(target, dist, az=0, el=10, lens=58, fstop=10, focus=None):
    """az > 0 moves the camera to the right, el > 0 lifts it (degrees). focus = distance or (x, y, z) point"""
    s = bpy.context.scene; c = bpy.data.cameras.new('cam'); o = bpy.data.objects.new('cam', c); s.collection.objects.link(o)
    a, e = radians(az), radians(el); T = Vector(target)
    frm = T + dist * Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    o.matrix_world = Matrix.Translation(frm) @ (T - frm).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    c.lens = lens; c.sensor_width = 36; c.clip_end = 500
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.aperture_blades = 0
        if focus is None: focus = dist
        if not isinstance(focus, (int, float)):
            fw = (T - frm).normalized(); focus = (Vector(focus) - frm).dot(fw)
        c.dof.focus_distance = focus
    s.camera = o
    return o

def studio(to, size=1.0):
    """light of a still life without a wall, and the unseen ground that takes its shadow. size = metres across"""
    grounds.append(flags(box(40 * size, 40 * size, .01, (0, 0, -.0105), 0, mat('#EADFD0', rough=1, spec=0)), camera=False, glossy=False))
    world('#DCE8F4', '#FFF3E6', .3)
    place = lambda x, y, z: (to[0] + x * size, to[1] + y * size, to[2] + z * size)
    p = size * size
    area(place(-1.3, -.7, 1.35), to, .5 * size, 30 * p, '#FFE3BF')
    area(place(1.4, -1.2, .8), to, .9 * size, 3.5 * p, '#DCEBFF')
    area(place(.5, 1.3, 1.1), to, .7 * size, 9 * p, '#FFF6EA')
