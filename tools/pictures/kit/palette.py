"""The colour palette of all pictures."""

PAL = {
    # brand
    'blue': '#1B4A72', 'paper': '#FBF8F3', 'amber': '#F2B544', 'clay': '#C4532F',
    'leaf': '#2F8F6B', 'rose': '#E9B7AE',
    # tints and shades made from the brand colours
    'navy': '#12334F', 'sky': '#A9CBE0', 'ice': '#D9E7EE', 'midblue': '#3F7BA8',
    'cream': '#F3E9DA', 'sand': '#E4CFB2', 'wood': '#C98F5C', 'darkwood': '#8A5A3A',
    'ochre': '#E0A23C', 'mint': '#BFE0CF', 'forest': '#1F6B4F', 'violet': '#7C66BD',
    'steel': '#C3CDD4', 'grey': '#8C98A1', 'dark': '#2A3640', 'white': '#F6F5F2', 'shell': '#E4E5E3',
}

def rgb(c):
    """converts a palette name or '#rrggbb' to a linear RGB tuple"""
    c = PAL.get(c, c).lstrip('#')
    v = [int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in v)
