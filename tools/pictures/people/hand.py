"""Elbows, and hands with separate fingers. Hand frame: wrist at the origin, fingers along +z, palm towards -y, thumb at +x (right) or -x (left, side=-1)."""
import numpy as np
from math import cos, radians, sin, sqrt
from mathutils import Matrix, Vector

from kit import *
from people.fields import A3, U, cap, capsules, ell, f32
from people.looks import mix_colours, smooth_step

# four fingers' curl (0 straight, 1 fist), the thumb (0 beside, 1 against the fingertips), how far the fingers spread
GRIPS = {
    'rest': ((.18, .22, .27, .32), .25, .6), 'flat': ((.04, .04, .05, .08), .1, .7), 'hold': ((.52, .56, .60, .64), .9, .2),
    'pinch': ((.50, .56, .66, .74), 1.0, .2), 'pen': ((.48, .54, .78, .86), .95, .1), 'cup': ((.30, .32, .34, .36), .55, .3), 'point': ((.06, .55, .66, .74), .6, .1),
}

def ik(S, W, l1, l2, pole):
    """elbow of a two-bone limb; shortens the reach when the target is too far"""
    S, W, pole = Vector(S), Vector(W), Vector(pole); d = W - S; L = min(d.length, (l1 + l2) * .995); d.normalize(); W = S + d * L
    a = (l1 * l1 - l2 * l2 + L * L) / (2 * L); h = sqrt(max(0, l1 * l1 - a * a)); n = (pole - S) - d * (pole - S).dot(d); n.normalize()
    return S + d * a + n * h, W

def hand_field(grip=.25, side=1):
    """one hand; grip = a name of GRIPS, or how far all fingers curl"""
    curls, thumb, spread = GRIPS[grip] if isinstance(grip, str) else ([grip * k for k in (.9, 1, 1.1, 1.25)], min(1, .2 + grip * .8), .5)
    F = []
    for (L, x, z), cu, fan in zip(((.072, .0300, .083), (.080, .0102, .087), (.074, -.0096, .084), (.058, -.0284, .076)), curls, (.13, .04, -.05, -.15)):
        a, q, pts = 0, Vector((x * .94 * side, 0, z - .012)), []; pts.append(q)
        for part, turn in ((.50, 72), (.29, 88), (.21, 48)):
            a += radians(turn * cu); q = q + Vector((fan * spread * side * cos(a), -sin(a), cos(a))) * L * part * (1.18 if part == .50 else 1); pts.append(q)
        F.append(capsules([tuple(p) for p in pts], [.0094, .0090, .0084, .0074], .002))
    palm = U(.018, ell((0, .001, .044), (.0405, .0165, .048)), cap((0, 0, -.015), (0, 0, .02), .0245, .027), ell((.022 * side, -.010, .034), (.018, .015, .030)))
    near_, far_ = ((.022, -.008, .018), (.047, -.018, .046), (.056, -.024, .070), (.058, -.028, .092)), ((.022, -.012, .018), (.042, -.036, .042), (.036, -.058, .066), (.024, -.066, .086))
    T = [tuple(A3((a[0] * side, a[1], a[2])) * (1 - thumb) + A3((b[0] * side, b[1], b[2])) * thumb) for a, b in zip(near_, far_)]
    return U(.012, U(.008, palm, U(.0012, *F)), capsules(T, [.0155, .0130, .0112, .0092], .004))

def hand_matrix(W, d, palm, s=1.0):
    z = Vector(d).normalized(); y = -(Vector(palm) - z * Vector(palm).dot(z)).normalized(); x = y.cross(z)
    return Matrix.Translation(W) @ Matrix((x, y, z)).transposed().to_4x4() @ Matrix.Diagonal((s, s, s, 1))

def arm_colour(base, M):
    """the skin's colour, lighter in the palm and under the fingers"""
    b = A3(rgb(base)); light = b * .55 + A3(rgb('#C08A6A')) * .45; Mi = np.array(M.inverted(), f32)
    def col(V):
        P = V @ Mi[:3, :3].T + Mi[:3, 3]; q = smooth_step(-P[:, 1], .004, .018) * smooth_step(P[:, 2], -.005, .03)
        return mix_colours(np.repeat(b[None], len(V), 0), light, q * .7)
    return col
