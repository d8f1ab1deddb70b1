"""Where a hand goes, said in the scene's own coordinates."""
from mathutils import Vector

from kit import *
from people.body import body_matrix


def reach(wrist, fingers, palm, **stance):
    """A wrist's place and the directions of its fingers and palm, from the scene into the frame of a figure made here.

    `stance` is the pose, seat, lean and size of that figure. Gives what person() takes as left and lhand.
    """
    to_body = (frames[-1] @ body_matrix(**stance)).inverted()
    turn = to_body.to_3x3()
    return tuple(to_body @ Vector(wrist)), (tuple(turn @ Vector(fingers)), tuple(turn @ Vector(palm)))
