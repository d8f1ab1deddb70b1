"""A newborn in a wrap."""
import numpy as np
from math import pi
from mathutils import Matrix

from people.fields import U, cut, disp, ell, f32
from people.hair import hair
from people.face import face
from people.faces import features
from people.head import head_field, skin_colour
from people.looks import SKIN, skin_mat
from people.meshes import clay, mx

def baby(wrap_m, skin='warm', trim='paper', cap_m=None, res=.004, L=.36):
    """newborn in a wrap, lying along x, head at +x, face up (+z). Origin under the middle."""
    H = .126; uv = lambda V: (V[:, 0] * 1.6 + .5, np.arctan2(V[:, 1], V[:, 2]) / (2 * pi) + .5)
    b = U(.06, ell((.02, 0, .075), (.155, .088, .080)), ell((-.095, 0, .062), (.105, .070, .064)))
    hx = .195
    hood = U(.03, ell((hx - .005, 0, .070), (.102, .096, .084)), ell((hx - .09, 0, .075), (.08, .088, .078)))
    open_ = ell((hx - .020, 0, .150), (.090, .075, .084)); b = U(.04, b, hood); b = cut(b, open_, .012)
    def fold(P):                                                            # crossed edge of the cloth
        return (.006 * np.exp(-((P[:, 1] - .55 * P[:, 0] + .01) / .012) ** 2) * (P[:, 2] > .06)).astype(f32)
    clay(disp(b, fold, .01), wrap_m, res, uv=uv, name='wrap')
    F = features('round', 'f', 'child', tilt=0, brow_w=.35, eye=.088, nose_p=-.045, mouth=.066, lip=1.1, wide=1.08); h, I = head_field(F, 'child', .25, closed=True)
    M = Matrix.Translation((hx - .068, 0, .088)) @ Matrix(((0, 0, 1), (1, 0, 0), (0, -1, 0))).to_4x4() @ Matrix.Diagonal((H, H, H, 1))
    Mi = np.array(Matrix.Identity(4), f32)
    with mx(M): clay(h, skin_mat(), .022, col=skin_colour(SKIN.get(skin, skin), Mi, I, blush=.7), name='babyhead')
    face(h, I, M, 'brown', True, F=F, age='child', sex='m')
    hair(h, 'crop', 'brown', M, .03)
    return M
