/**
 * Every picture of the site by name, with the words a blind visitor hears instead.
 * The file of the same name under src/pictures holds the picture itself.
 */
export const pictures = {
  hero: 'The hospital at sunrise, seen from the garden path that leads to its entrance',
  exterior: 'The two-storey hospital with its blue cross, an ambulance in front of the entrance',
  'main-building': 'The main entrance with its blue canopy, benches and potted plants',
  'hospital-exterior': 'The hospital seen from the garden gate under an acacia in the afternoon',
  maternity: 'A bright maternity room with a bed, a baby cot and an armchair by the window',
  'delivery-room': 'The delivery room with its bed, a warmer for the newborn and a wall clock',
  laboratory: 'A laboratory bench with a microscope, sample tubes and a centrifuge',
  'dental-clinic': 'The dental chair with its lamp and a tray of clean instruments',
  'immunization-room':
    'The immunization room with a vaccine fridge, a growth chart and a teddy bear',
  'dedicated-staff': 'White coats on hooks and a stethoscope beside the staff duty board',
  'ultrasound-room': 'An ultrasound machine with its screen beside the examination couch',
  'female-ward': 'Two beds with rose curtains and fresh flowers in the female ward',
  'general-ward': 'A row of made-up beds under the windows of the general ward',
  'specialized-care': 'A consultation room with an ECG machine and a model of the heart',
  'inpatient-services': 'A private room with a bed, an armchair and a tea tray by the window',
  pediatrics: "The children's room with a cot, toys and a low table with building blocks",
  'surgery-department': 'An operating theatre with its table, overhead lamp and monitor',
  outpatient: 'A consultation desk with a stethoscope and a blood-pressure cuff',
  radiology: 'An X-ray machine over its table and a light box with a film on the wall',
  hdu: 'A high dependency bed with its monitors and infusion pumps',
  pharmacy: 'The pharmacy counter in front of shelves of medicine boxes and bottles',
  telemedicine: 'A phone on a stand beside a mug of tea, ready for a video consultation',
  'eye-care': 'An eye-test chart, a phoropter and a pair of spectacles',
  emergency: 'An ambulance in front of the lit emergency entrance at night',
  'upcoming-services': "An architect's model of a new hospital wing beside rolled plans",
  packages: 'A folded kitenge cloth, knitted baby booties and a hat on a wooden table',
  'not-found': 'A signpost with three blank arrows on a red-earth path under an acacia',
  'water-and-walking': 'Walking shoes, a water bottle and fruit laid out on a towel',
  'dental-care': 'A toothbrush, toothpaste and a cup beside a large model of a tooth',
  'breastfeeding-corner': 'An armchair with a nursing pillow, a baby blanket and a glass of water',
  'healthy-child': "A child's bowl of porridge with a spoon and slices of fruit",
  'hand-washing': 'A hand-washing station with soap and a towel, a face mask folded beside it',
  'malaria-prevention': 'A bed under a blue mosquito net beside a window at dusk',
  'pregnancy-nutrition': 'A plate of ugali, green sukuma wiki, beans and half an avocado',
  'child-vaccination': 'A vaccine vial and cool box beside a child health card and a teddy bear',
  'first-aid': 'A blue first-aid box with a white cross, bandage rolls and scissors',
  diabetes: 'A blood-glucose meter with test strips beside a bowl of fruit',
  'mental-health': 'A chair by a window with an open notebook and a cup of tea',
} as const satisfies Record<string, string>;

export type PictureName = keyof typeof pictures;
