"""Math nodes for shader trees."""

def math_in(tree):
    """returns mth(operation, a, b), which adds a math node with numbers or other outputs as inputs, and returns its output"""
    def mth(operation, a, b=None, clamp=False):
        node = tree.nodes.new('ShaderNodeMath'); node.operation = operation; node.use_clamp = clamp
        for i, v in enumerate((a, b)):
            if v is None: continue
            if isinstance(v, (int, float)): node.inputs[i].default_value = v
            else: tree.links.new(v, node.inputs[i])
        return node.outputs[0]
    return mth
