import type { PictureName } from '../../../facts/media/picture-names.ts';

/** Alt text of each picture. */
export const pictures: Readonly<Record<PictureName, string>> = {
  hero: 'A mother holds her sleeping newborn at the hospital door, the midwife smiles at her',
  exterior: 'The two-storey hospital with its blue cross, an ambulance in front of the entrance',
  'main-building': 'The main entrance with its blue canopy, benches and potted plants',
  'hospital-exterior': 'The hospital seen from the garden gate under an acacia in the afternoon',
  maternity: 'A mother sits up in bed with her newborn in her arms, the midwife beside her',
  'delivery-room': 'The delivery room with its bed, a warmer for the newborn and a wall clock',
  laboratory: 'The head of the laboratory looks at a sample tube, a microscope beside her',
  'dental-clinic': 'The dental chair with its lamp and a tray of clean instruments',
  'immunization-room':
    'A mother with her baby on her lap, a nurse beside them with the health booklet',
  'dedicated-staff': 'A midwife, a surgeon, a laboratory head and a physiotherapist talk together',
  'ultrasound-room': 'A sonographer holds the probe on a pregnant woman, both look at the screen',
  'female-ward': 'Two beds with rose curtains and fresh flowers in the female ward',
  'general-ward': 'An older woman sits on the edge of her bed, a nurse holds her hand',
  'specialized-care':
    'A doctor shows a woman the trace of her heartbeat on paper, a heart model behind',
  'inpatient-services': 'A daughter visits her mother, who sits in an armchair by the window',
  pediatrics: "A girl with her teddy bear and the children's doctor at her eye level",
  'surgery-department': 'The theatre team, in caps and masks, counts the instruments',
  outpatient: 'An older man and his doctor talk at her desk, a blood-pressure cuff beside them',
  hdu: 'A nurse takes the hand of a woman in a high dependency bed, a monitor beside her',
  pharmacy: 'The pharmacist hands a young man a paper bag over the counter',
  telemedicine: 'A woman at her table at home talks with a doctor on the screen of her phone',
  emergency: 'An ambulance in front of the lit emergency entrance at night',
  'mother-and-midwife':
    'A mother in an armchair with her newborn in her arms, the midwife beside her',
  'inpatient-ward': 'An older man sits up in his bed on the ward, a nurse hands him a cup',
  packages: 'A folded kitenge cloth, knitted baby booties and a hat on a wooden table',
  'not-found': 'A signpost with three blank arrows on a red-earth path under an acacia',
  'water-and-walking': 'Walking shoes, a water bottle and fruit laid out on a towel',
  'breastfeeding-corner': 'An armchair with a nursing pillow, a baby blanket and a glass of water',
  'healthy-child': "A child's bowl of porridge with a spoon and slices of fruit",
  'hand-washing': 'A hand-washing station with soap and a towel, a face mask folded beside it',
  'malaria-prevention': 'A bed under a blue mosquito net beside a window at dusk',
  'pregnancy-nutrition': 'A plate of ugali, green sukuma wiki, beans and half an avocado',
  'child-vaccination': 'A vaccine vial and cool box beside a child health card and a teddy bear',
  'first-aid': 'A blue first-aid box with a white cross, bandage rolls and scissors',
  diabetes: 'A blood-glucose meter with test strips beside a bowl of fruit',
  'mental-health': 'A chair by a window with an open notebook and a cup of tea',
};
