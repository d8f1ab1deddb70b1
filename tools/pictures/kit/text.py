"""Flat lettering in Blender's own font."""
import bpy

from kit.scene import at, put_object

def text(words, size, p=(0, 0, 0), m='dark', upright=True, align='CENTER', depth=.0004):
    """letters of a height of about .7 * size; upright: facing -y, otherwise lying and read from -y"""
    cu = bpy.data.curves.new('text', 'FONT'); cu.body = words; cu.size = size; cu.align_x = align; cu.extrude = depth
    with at(*p, rx=90 if upright else 0): return put_object(cu, m)
