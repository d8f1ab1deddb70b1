"""What makes one face differ from another. Measures are in head units, angles in degrees."""

# wide, tall: the head's proportions; nose_d: its tip down, nose_p: forwards; ridge: of its back; lid: how far open;
# tilt: outer corner up; brow_*: height, arch, weight, slant; lines: 0 (young) to 1 (old); fold: beside the mouth
PLAIN = dict(wide=1, tall=1, jaw=.262, corner=0, chin=.072, chin_p=0, cheek=1, nose_w=.046, nose_d=0, nose_p=0, ridge=.026, tip=1,
             eye=.066, gap=.136, tilt=4, lid=1, brow_z=.108, brow_arch=1, brow_w=1, brow_tilt=0,
             mouth=.104, lip=1, mouth_z=.200, lines=0, fold=.3, neck=1)

FACES = {
    'oval': dict(),
    'round': dict(wide=1.06, tall=.97, jaw=.285, cheek=1.14, nose_w=.052, nose_d=-.012, nose_p=-.012, tip=1.05, eye=.070, gap=.142, tilt=3, lip=1.12, mouth=.100, brow_arch=1.25, neck=1.06),
    'heart': dict(wide=1.0, jaw=.236, chin=.060, cheek=1.16, nose_w=.040, nose_d=-.004, eye=.072, gap=.140, tilt=8, lid=1.04, lip=1.05, mouth=.096, brow_arch=1.45, brow_w=.85),
    'long': dict(wide=.93, tall=1.06, jaw=.250, chin=.076, chin_p=.012, cheek=.95, nose_w=.044, nose_d=.022, nose_p=.022, ridge=.030, eye=.062, gap=.126, tilt=2, lip=.86, mouth=.100, brow_z=.104, brow_arch=.7),
    'broad': dict(wide=1.05, jaw=.300, corner=.6, chin=.090, cheek=1.02, nose_w=.066, nose_d=.004, ridge=.034, tip=1.18, eye=.060, gap=.144, tilt=1, lid=.86, lip=1.18, mouth=.118, brow_z=.098, brow_arch=.55, brow_w=1.35, neck=1.12),
    'square': dict(wide=1.0, tall=1.02, jaw=.292, corner=1, chin=.092, chin_p=.014, cheek=.92, nose_w=.052, nose_d=.012, nose_p=.016, ridge=.036, eye=.060, gap=.134, tilt=2, lid=.88, lip=.84, mouth=.110, brow_z=.096, brow_arch=.45, brow_w=1.25, neck=1.08),
    'fine': dict(wide=.95, tall=1.0, jaw=.240, chin=.066, cheek=1.06, nose_w=.037, nose_d=.010, nose_p=.010, ridge=.024, tip=.88, eye=.064, gap=.130, tilt=10, lid=.92, lip=.92, mouth=.092, brow_arch=1.0, brow_w=.7, brow_tilt=4),
    'full': dict(wide=1.09, tall=.98, jaw=.315, corner=.3, chin=.086, cheek=1.22, nose_w=.058, nose_d=.0, tip=1.12, eye=.062, gap=.146, tilt=3, lid=.92, lip=1.22, mouth=.112, brow_arch=1.1, neck=1.2),
}

SEX = {'m': dict(jaw=.022, chin=.014, nose_w=.008, ridge=.004, lid=-.06, lip=-.06, brow_w=.35, brow_arch=-.3, brow_z=-.006, tilt=-2), 'f': {}}


def features(face='oval', sex='f', age='adult', **own):
    """All measures of a face: the type, changed by sex and age and by what is the person's own."""
    f = {**PLAIN, **FACES[face]}
    for k, d in SEX[sex].items(): f[k] += d
    if age == 'elder': f.update(lines=1, fold=1, lid=f['lid'] * .86, lip=f['lip'] * .84, neck=f['neck'] * 1.06, nose_d=f['nose_d'] + .006)
    if age in ('child', 'toddler'):
        f.update(jaw=.27, corner=0, chin=.066, nose_w=.042, nose_d=-.012, nose_p=-.032, ridge=.018, eye=.080 if age == 'child' else .096, gap=.142, lid=1.06,
                 mouth=.082 if age == 'child' else .074, brow_w=.7, fold=0, lines=0, neck=.92)
    return {**f, **own}
