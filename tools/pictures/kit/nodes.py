"""Arithmetic in shader trees."""

def math_in(tree):
    """gives mth(operation, a, b): a math node of the tree on numbers or other nodes' outputs, as its output"""
    def mth(operation, a, b=None, clamp=False):
        node = tree.nodes.new('ShaderNodeMath'); node.operation = operation; node.use_clamp = clamp
        for i, v in enumerate((a, b)):
            if v is None: continue
            if isinstance(v, (int, float)): node.inputs[i].default_value = v
            else: tree.links.new(v, node.inputs[i])
        return node.outputs[0]
    return mth
