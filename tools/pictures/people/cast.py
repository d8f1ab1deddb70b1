"""The staff and patients, each defined once, so that a person has the same face in every picture.

cast(name, **scene) makes the figure; `scene` sets pose, head, hands and smile. All are invented.
"""
from kit import *
from people.body import person

LOOKS = {
    # the four doctors of the portraits
    'obstetrician': dict(sex='f', skin='warm', hair_style='braids', outfit='coat', under='blue', earrings='amber', stetho='navy'),
    'paediatrician': dict(sex='m', skin='dark', hair_style='crop', outfit='coat', under='sky', glasses='#2A1D17', stetho='leaf'),
    'internist': dict(sex='f', skin='brown', hair_style='short', outfit='coat', under='rose', earrings='amber', stetho='navy'),
    'surgeon': dict(sex='m', age='elder', skin='brown', hair_style='crop', hair_c='grey', outfit='scrubs', c='blue', c2='sky'),
    # other staff
    'midwife': dict(sex='f', skin='warm', hair_style='short', outfit='midwife', c='blue', c2='white', shoes='paper'),
    'nurse': dict(sex='f', skin='dark', hair_style='bun', outfit='midwife', c='sky', c2='white', build=1.06, shoes='paper'),
    'nutritionist': dict(sex='f', skin='light', hair_style='puffs', outfit='plain', c='leaf', badge='blue'),
    'physiotherapist': dict(sex='m', skin='deep', hair_style='crop', outfit='scrubs', c='leaf', c2='mint', build=1.05),
    'pharmacist': dict(sex='f', skin='brown', hair_style='bun', outfit='coat', under='mint', glasses='#2A1D17', badge='leaf'),
    'laboratory': dict(sex='f', skin='deep', hair_style='crop', outfit='coat', under='amber', earrings='amber', badge='blue'),
    'radiographer': dict(sex='m', skin='warm', hair_style='short', outfit='scrubs', c='midblue', c2='sky'),
    'dentist': dict(sex='m', skin='light', hair_style='crop', outfit='scrubs', c='mint', c2='leaf'),
    'emergency': dict(sex='m', skin='dark', hair_style='bald', outfit='scrubs', c='navy', c2='sky', build=1.08),
    'reception': dict(sex='f', skin='brown', hair_style='braids', outfit='plain', c='rose', earrings='amber', badge='blue'),
    # visitors and patients
    'father': dict(sex='m', skin='brown', hair_style='short', outfit='shirt', c='clay'),
    'young-man': dict(sex='m', skin='deep', hair_style='crop', outfit='plain', c='amber', build=.95),
    'elder-man': dict(sex='m', age='elder', skin='dark', hair_style='recede', hair_c='white', outfit='shirt', c='sky'),
    'girl': dict(sex='f', age='child', skin='brown', hair_style='puffs', outfit='plain', c='amber'),
    'boy': dict(sex='m', age='child', skin='dark', hair_style='crop', outfit='plain', c='leaf'),
    'infant': dict(sex='m', age='child', skin='warm', hair_style='crop', outfit='plain', c='mint', size=.50, H=.40),
    # storytellers of the portraits
    'josphat': dict(sex='m', skin='dark', hair_style='crop', beard=True, outfit='shirt', c='ochre', build=1.13),
    'liam': dict(sex='m', age='toddler', skin='brown', hair_style='crop', outfit='plain', c='amber'),
    'kelvin': dict(sex='m', skin='deep', hair_style='twists', outfit='plain', c='leaf', build=.93),
    'charity': dict(sex='f', skin='light', hair_style='bun', outfit='shirt', c='#B5656B', glasses='#6B3A24', build=.98),
    'eye-clinician': dict(sex='f', skin='light', hair_style='short', outfit='coat', under='sky', earrings='amber', badge='blue'),
}


def cloths():
    """Looks with printed cloth. A function, because materials exist only inside a scene."""
    return {
        'mother': dict(sex='f', skin='brown', outfit='dress', earrings='amber', shoes='clay',
                       cloth=('#1F6B4F', 'amber', '#2F8F6B', 'clay'), wrapped=True),
        'mother-to-be': dict(sex='f', skin='warm', hair_style='braids', outfit='dress', shoes='clay', cloth=('clay', 'amber', 'rose', 'navy')),
        'elder-woman': dict(sex='f', age='elder', skin='deep', outfit='dress', shoes='dark', build=1.06,
                            cloth=('blue', 'amber', 'sky', 'clay'), wrapped=True),
        'young-woman': dict(sex='f', skin='dark', hair_style='puffs', outfit='dress', shoes='clay', build=.96, cloth=('amber', 'clay', 'ochre', 'navy')),
        # storytellers
        'naomi': dict(sex='f', skin='brown', hair_style='afro', outfit='dress', earrings='amber', shoes='clay', build=.97,
                      cloth=('#B9503A', 'amber', 'rose', 'navy')),
        'teresia': dict(sex='f', age='elder', skin='warm', hair_c='salt', outfit='dress', earrings='amber', shoes='dark', build=1.10,
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
