"""The staff and patients, each defined once, so that a person has the same face in every picture.

cast(name, **scene) makes the figure; `scene` sets pose, head, hands and smile. All are invented.
"""
from kit import *
from people.body import person

LOOKS = {
    # the doctors
    'paediatrician': dict(face_type='long', sex='m', skin='dark', hair_style='crop', outfit='coat', under='sky', glasses='#2A1D17', stetho='leaf'),
    'internist': dict(face_type='fine', sex='f', skin='brown', hair_style='short', outfit='coat', under='rose', earrings='amber', stetho='navy'),
    'surgeon': dict(face_type='square', sex='m', age='elder', skin='brown', hair_style='crop', hair_c='grey', outfit='scrubs', c='blue', c2='sky'),
    'cardiologist': dict(face_type='oval', own=dict(tall=1.03, jaw=.288, chin=.084, nose_w=.056, nose_d=.008, lines=.5, fold=.7, brow_w=1.4, lid=.98), sex='m', skin='brown', hair_style='recede', hair_c='salt', glasses='#2A1D17', outfit='coat', under='sky'),
    # those who work beside them
    'midwife': dict(face_type='oval', own=dict(nose_w=.050, lip=1.15, cheek=1.1, lines=.35), sex='f', skin='warm', hair_style='short', outfit='midwife', c='blue', c2='white', shoes='paper'),
    'nurse': dict(face_type='round', sex='f', skin='dark', hair_style='bun', outfit='midwife', c='sky', c2='white', build=1.06, shoes='paper'),
    'ward-nurse': dict(face_type='square', own=dict(lip=1, brow_w=1.1), sex='m', skin='warm', hair_style='crop', outfit='scrubs', c='sky', c2='white', badge='blue'),
    'physiotherapist': dict(face_type='broad', sex='m', skin='deep', hair_style='crop', outfit='scrubs', c='leaf', c2='mint', build=1.05),
    'pharmacist': dict(face_type='oval', own=dict(lip=.85, nose_w=.054, brow_w=.8), sex='f', skin='brown', hair_style='bun', outfit='coat', under='mint', glasses='#2A1D17', badge='leaf'),
    'laboratory': dict(face_type='fine', own=dict(jaw=.252, lip=1.1, nose_w=.044), sex='f', skin='deep', hair_style='crop', outfit='coat', under='amber', earrings='amber', badge='blue'),
    'sonographer': dict(face_type='long', own=dict(nose_d=.010, lip=1.05, brow_arch=1), sex='f', skin='dark', hair_style='twists', outfit='scrubs', c='midblue', c2='sky', badge='amber'),
    'theatre-nurse': dict(face_type='heart', sex='f', skin='light', outfit='scrubs', c='#3F8F7C', c2='mint'),
    # who comes: told apart by age, build and cloth
    'young-man': dict(face_type='long', own=dict(lid=1.05, lip=1.1, brow_arch=.5), sex='m', skin='deep', hair_style='crop', outfit='plain', c='amber', build=.95),
    'elder-man': dict(face_type='broad', sex='m', age='elder', skin='dark', hair_style='recede', hair_c='white', outfit='shirt', c='sky'),
    'girl': dict(sex='f', age='child', skin='brown', hair_style='puffs', outfit='plain', c='amber'),
    'patient': dict(face_type='fine', own=dict(lines=.45, fold=.6, nose_w=.048, lip=1.05), sex='f', skin='brown', hair_style='short', hair_c='salt', outfit='gown', c='#C9DDE8'),
    'infant': dict(sex='m', age='child', skin='warm', hair_style='crop', outfit='plain', c='mint', size=.50, H=.40),
    # those who tell their story, as on their portraits
    'josphat': dict(face_type='full', own=dict(lid=1.15, eye=.066, brow_w=1.3, lines=.2), sex='m', skin='dark', hair_style='crop', beard=True, outfit='shirt', c='ochre', build=1.13),
    'liam': dict(own=dict(lid=1.25, brow_w=.9), sex='m', age='toddler', skin='brown', hair_style='crop', outfit='plain', c='amber'),
    'kelvin': dict(face_type='fine', own=dict(nose_w=.05, jaw=.27, lid=1.2, neck=.86), sex='m', skin='dark', hair_style='twists', outfit='plain', c='leaf', build=.93),
    'charity': dict(face_type='long', own=dict(tilt=8, lip=1, lid=1.25, eye=.068, jaw=.262), sex='f', skin='light', hair_style='bun', outfit='shirt', c='#B5656B', glasses='#6B3A24', build=.98),
}


def cloths():
    """Looks with printed cloth. A function, because materials exist only inside a scene."""
    return {
        'mother': dict(face_type='heart', own=dict(brow_arch=1.1, brow_tilt=-5, nose_w=.044, cheek=1.06), sex='f', skin='brown', outfit='dress', earrings='amber', shoes='clay',
                       cloth=('#1F6B4F', 'amber', '#2F8F6B', 'clay'), wrapped=True),
        'mother-to-be': dict(face_type='round', sex='f', skin='warm', hair_style='braids', outfit='dress', shoes='clay', cloth=('clay', 'amber', 'rose', 'navy')),
        'elder-woman': dict(face_type='full', sex='f', age='elder', skin='deep', hair_c='salt', outfit='dress', shoes='dark', build=1.06,
                            cloth=('blue', 'amber', 'sky', 'clay'), wrapped=True),
        'clinic-patient': dict(face_type='full', own=dict(jaw=.296, nose_w=.050, lid=1.05, lines=.35, brow_arch=1.3), sex='f', skin='warm', outfit='dress', earrings='amber', shoes='dark', build=1.04,
                               cloth=('clay', 'amber', 'rose', 'blue'), wrapped=True),
        'young-woman': dict(face_type='fine', sex='f', skin='dark', hair_style='puffs', outfit='dress', shoes='clay', build=.96, cloth=('amber', 'clay', 'ochre', 'navy')),
        # those who tell their story
        'naomi': dict(face_type='round', own=dict(eye=.074, lid=1.3, lip=1.2, brow_w=.9, brow_tilt=4, nose_d=-.014), sex='f', skin='brown', hair_style='afro', outfit='dress', earrings='amber', shoes='clay', build=.97,
                      cloth=('#B9503A', 'amber', 'rose', 'navy')),
        'teresia': dict(face_type='oval', own=dict(cheek=1.2, wide=1.06, jaw=.285, nose_w=.056, tip=1.1, lip=1, lines=.8, lid=1.15, brow_tilt=3), sex='f', age='elder', skin='warm', hair_c='salt', outfit='dress', earrings='amber', shoes='dark', build=1.10,
                        cloth=('#5B4A8F', 'amber', 'lilac', 'leaf'), wrapped=True),
    }


def cast(name, **scene):
    """makes the figure of that name and returns person()'s result. Raises KeyError for an unknown name."""
    dressed = cloths()
    if name not in dressed: return person(**{**LOOKS[name], **scene})
    look = dict(dressed[name])
    print_ = kitenge_rings(*look.pop('cloth'), 10, 10)
    if look.pop('wrapped', False): look.update(wrap=print_, wrap_knot=print_)
    return person(**{**look, 'pattern_m': print_, **scene})
