import { photographTexts } from '../../../facts/media/photographs.ts';
import type { PictureName } from '../../../facts/media/picture-names.ts';

/** Alt text of each drawing. */
export const drawings: Readonly<Record<PictureName, string>> = {
  hero: 'Knitted baby booties on a stack of folded lesos, a woollen hat beside them',
  exterior: 'A model of the two-storey hospital with its blue cross, an ambulance at the entrance',
  'main-building': 'A model of the main entrance with its blue canopy, benches and potted plants',
  maternity: "A midwife's wooden horn and the mother and child handbook on a folded leso",
  'delivery-room': 'A delivery bed with a leso over it, beside it the warmer for the newborn',
  laboratory: 'A microscope and a rack of capped sample tubes',
  'modern-laboratory':
    'An open centrifuge, a rack of blood tubes, and a pipette on a sheet of results',
  'dental-clinic': "A dentist's mirror and probe, a cup of water, a toothbrush and a model tooth",
  'dedicated-staff': "A nurse's folded uniform with a name card, a fob watch and a stethoscope",
  'ultrasound-room': 'An ultrasound probe on a folded towel, with gel and a print of the scan',
  'female-ward': 'A made bed in the female ward, flowers and a flask on the locker beside it',
  'general-ward': "A pillow with a folded sheet and blanket, the bed's chart beside it",
  'specialized-care': 'A model of the heart and the trace of a heartbeat on paper',
  'inpatient-services': "A visitor's kiondo, a flask of tea and a pair of slippers",
  pediatrics: 'A thermometer and the mother and child handbook, a teddy bear beside them',
  'surgery-department': 'A tray of surgical clamps, tweezers and swabs, half under a green cloth',
  outpatient: 'A blood-pressure cuff with its gauge, and a stethoscope',
  'eye-care': 'Glasses on an eye chart with the letter E turned four ways, an eye cover beside it',
  hdu: 'A bedside monitor shows heartbeat, oxygen and breathing, a finger clip before it',
  pharmacy: 'Bottles of medicine, a tray for counting tablets and two blister packs',
  telemedicine: 'A call with the doctor on a phone, on a leso beside a mug of tea',
  emergency: 'The lit emergency door at night, a stretcher waiting beside it',
  stretcher: 'A stretcher with a pillow and a folded blanket, a drip stand at its head',
  'building-plan': "A builder's yellow helmet and a pencil on the plan of a new ward",
  packages: 'Folded kitenge tied with a ribbon, knitted baby booties and a hat',
  'inpatient-ward': 'Two made beds of a ward, flowers between them, supper on a tray over one',
  'water-and-walking': 'Walking shoes, a bottle of water, and fruit on a folded leso',
  'breastfeeding-corner':
    'An armchair with a nursing pillow and a leso, water and a flask beside it',
  'healthy-child':
    "A child's bowl of porridge with fruit, and the tape that measures the upper arm",
  'hand-washing': 'A bucket with a tap over a basin of water, soap and a folded towel beside it',
  'malaria-prevention': 'A made bed under a blue mosquito net',
  'pregnancy-nutrition': 'A plate of ugali, green sukuma wiki, beans and half an avocado',
  'child-vaccination': 'A vaccine carrier with vials, a syringe and the mother and child handbook',
  'first-aid': 'A blue first-aid box with a white cross, bandage rolls and scissors',
  diabetes: 'A blood-glucose meter with test strips beside a bowl of fruit',
  'mental-health': 'An open notebook with a pen, and a mug of tea',
};

/** What each picture shows, for people who cannot see it: the drawing, or the photograph that replaces it. */
export const pictures: Readonly<Record<PictureName, string>> = {
  ...drawings,
  ...photographTexts('en'),
};
