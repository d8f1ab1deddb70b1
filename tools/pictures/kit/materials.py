"""Materials: paint, metal, glass, nets, wood."""
import bpy

from kit.palette import rgb

made_materials = {}

def mat(color, rough=.5, spec=.4, metal=0, coat=0, bump=0, bscale=60, sheen=0, emit=0):
    """matte clay/painted material. coat = clear coat (car paint, glazed pots); bump = fine surface grain"""
    key = (color, rough, spec, metal, coat, bump, bscale, sheen, emit)
    if key in made_materials: return made_materials[key]
    M = bpy.data.materials.new(str(color)); M.use_nodes = True
    n = M.node_tree.nodes; b = n['Principled BSDF']
    b.inputs['Base Color'].default_value = (*rgb(color), 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = spec
    b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = coat; b.inputs['Clearcoat Roughness'].default_value = .12
    b.inputs['Sheen'].default_value = sheen
    if emit:
        b.inputs['Emission'].default_value = (*rgb(color), 1); b.inputs['Emission Strength'].default_value = emit
    if bump:
        t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = bscale; t.inputs['Detail'].default_value = 3
        co = n.new('ShaderNodeTexCoord'); M.node_tree.links.new(co.outputs['Object'], t.inputs['Vector'])
        bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump; bp.inputs['Distance'].default_value = .02
        M.node_tree.links.new(t.outputs['Fac'], bp.inputs['Height'])
        M.node_tree.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    made_materials[key] = M
    return M

def metal(color='steel', rough=.28): return mat(color, rough=rough, metal=.85, spec=.5)

def gloss(color, rough=.18, coat=.6): return mat(color, rough=rough, coat=coat, spec=.5)

def emit(color, strength=1):
    key = ('emit', color, strength)
    if key in made_materials: return made_materials[key]
    M = bpy.data.materials.new('emit'); M.use_nodes = True; t = M.node_tree; t.nodes.clear()
    e = t.nodes.new('ShaderNodeEmission'); o = t.nodes.new('ShaderNodeOutputMaterial')
    e.inputs[0].default_value = (*rgb(color), 1); e.inputs[1].default_value = strength
    t.links.new(e.outputs[0], o.inputs[0]); made_materials[key] = M
    return M

def gradient(stops, axis='Z', strength=1.0):
    """emissive gradient in generated (0..1 bounding box) coordinates; stops = [(pos, colour), ...]; for screens"""
    M = bpy.data.materials.new('grad'); M.use_nodes = True; t = M.node_tree; t.nodes.clear()
    co = t.nodes.new('ShaderNodeTexCoord'); sp = t.nodes.new('ShaderNodeSeparateXYZ')
    rp = t.nodes.new('ShaderNodeValToRGB'); e = t.nodes.new('ShaderNodeEmission'); o = t.nodes.new('ShaderNodeOutputMaterial')
    els = rp.color_ramp.elements
    while len(els) < len(stops): els.new(.5)
    for el, (pos, c) in zip(els, stops): el.position = pos; el.color = (*rgb(c), 1)
    e.inputs[1].default_value = strength
    t.links.new(co.outputs['Generated'], sp.inputs[0]); t.links.new(sp.outputs['XYZ'.index(axis)], rp.inputs[0])
    t.links.new(rp.outputs[0], e.inputs[0]); t.links.new(e.outputs[0], o.inputs[0])
    return M

def glass(color='#E6F3F6', gloss_color='#FFFFFF', ior=1.35, rough=.04, haze=0.0):
    """cheap clear plastic / glass: transparent + fresnel gloss, no refraction, no caustic noise.
    haze adds some diffuse, so that the object is visible against white."""
    key = ('glass', color, gloss_color, ior, rough, haze)
    if key in made_materials: return made_materials[key]
    M = bpy.data.materials.new('glass'); M.use_nodes = True; t = M.node_tree; t.nodes.clear(); N = t.nodes.new
    tr = N('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (*rgb(color), 1)
    gl = N('ShaderNodeBsdfGlossy'); gl.inputs['Color'].default_value = (*rgb(gloss_color), 1); gl.inputs['Roughness'].default_value = rough
    fr = N('ShaderNodeFresnel'); fr.inputs[0].default_value = ior
    mx = N('ShaderNodeMixShader'); o = N('ShaderNodeOutputMaterial'); a = tr.outputs[0]
    if haze:
        df = N('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value = (*rgb(color), 1)
        m2 = N('ShaderNodeMixShader'); m2.inputs[0].default_value = haze
        t.links.new(tr.outputs[0], m2.inputs[1]); t.links.new(df.outputs[0], m2.inputs[2]); a = m2.outputs[0]
    # no total reflection inside, which would be black
    ge = N('ShaderNodeNewGeometry'); ft = N('ShaderNodeMath'); ft.operation = 'SUBTRACT'; ft.use_clamp = True
    t.links.new(fr.outputs[0], ft.inputs[0]); t.links.new(ge.outputs['Backfacing'], ft.inputs[1])
    t.links.new(ft.outputs[0], mx.inputs[0]); t.links.new(a, mx.inputs[1]); t.links.new(gl.outputs[0], mx.inputs[2])
    t.links.new(mx.outputs[0], o.inputs[0]); made_materials[key] = M
    return M

def net(color):
    """mosquito net: sheer where it faces the viewer, denser along its folds"""
    M = bpy.data.materials.new('net'); M.use_nodes = True; t = M.node_tree; t.nodes.clear(); N = t.nodes.new; L = t.links.new
    tr = N('ShaderNodeBsdfTransparent'); df = N('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value = (*rgb(color), 1)
    lw = N('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35
    mr = N('ShaderNodeMapRange'); mr.inputs[3].default_value = .22; mr.inputs[4].default_value = .75; L(lw.outputs['Facing'], mr.inputs[0])
    mx = N('ShaderNodeMixShader'); o = N('ShaderNodeOutputMaterial')
    L(mr.outputs[0], mx.inputs[0]); L(tr.outputs[0], mx.inputs[1]); L(df.outputs[0], mx.inputs[2]); L(mx.outputs[0], o.inputs[0])
    return M

def woodgrain(a='#C98F5C', b='#B87C4B', scale=3.0, rough=.42, axis='X', coat=0.0):
    """planed wood with its grain along the axis, object coordinates"""
    key = ('wg', a, b, scale, rough, axis, coat)
    if key in made_materials: return made_materials[key]
    M = bpy.data.materials.new('wg'); M.use_nodes = True; t = M.node_tree; L = t.links.new; N = t.nodes.new
    bs = t.nodes['Principled BSDF']; bs.inputs['Roughness'].default_value = rough; bs.inputs['Specular'].default_value = .35; bs.inputs['Clearcoat'].default_value = coat
    co = N('ShaderNodeTexCoord'); mp = N('ShaderNodeMapping'); s = {'X': (.12, 1, 1), 'Y': (1, .12, 1), 'Z': (1, 1, .12)}[axis]
    mp.inputs['Scale'].default_value = [scale * k * 6 for k in s]; L(co.outputs['Object'], mp.inputs[0])
    no = N('ShaderNodeTexNoise'); no.inputs['Scale'].default_value = 1.4; no.inputs['Detail'].default_value = 3; no.inputs['Distortion'].default_value = .8; L(mp.outputs[0], no.inputs['Vector'])
    rp = N('ShaderNodeValToRGB')
    for el, pos, c in zip(rp.color_ramp.elements, (.36, .66), (a, b)): el.position = pos; el.color = (*rgb(c), 1)
    L(no.outputs['Fac'], rp.inputs[0]); L(rp.outputs[0], bs.inputs['Base Color']); made_materials[key] = M
    return M

def shade(depth=.65):
    """soft shadow for a sheet() just above what a thing stands on: darkest in its middle (UV)"""
    M = bpy.data.materials.new('shade'); M.use_nodes = True; t = M.node_tree; t.nodes.clear(); N = t.nodes.new; L = t.links.new
    uv = N('ShaderNodeTexCoord'); d = N('ShaderNodeVectorMath'); d.operation = 'DISTANCE'; d.inputs[1].default_value = (.5, .5, 0); L(uv.outputs['UV'], d.inputs[0])
    mr = N('ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'
    for i, value in enumerate((.28, .5, 1 - depth, 1), 1): mr.inputs[i].default_value = value
    L(d.outputs['Value'], mr.inputs[0])
    tr = N('ShaderNodeBsdfTransparent'); o = N('ShaderNodeOutputMaterial'); L(mr.outputs[0], tr.inputs[0]); L(tr.outputs[0], o.inputs[0])
    return M
