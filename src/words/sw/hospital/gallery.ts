import type { WordsOf } from '../../words-of.ts';

type Captions = WordsOf<'gallery'>;

/** Captions of the gallery of facilities. */
export const facilityCaptions: Captions['facilityCaptions'] = {
  'dental-clinic': 'Kliniki ya meno',
  'child-vaccination': 'Chumba cha chanjo',
  'modern-laboratory': 'Maabara ya kisasa',
  'delivery-room': 'Chumba cha kujifungulia',
  'dedicated-staff': 'Wahudumu wetu',
  maternity: 'Huduma za uzazi',
  'ultrasound-room': 'Chumba cha ultrasound',
  'female-ward': 'Wodi ya wanawake',
  'general-ward': 'Wodi ya kawaida',
};

/** Captions of the pictures of the hospital. */
export const aboutCaptions: Captions['aboutCaptions'] = {
  exterior: 'Hospitali yetu',
  'breastfeeding-corner': 'Huduma za uzazi',
  diabetes: 'Madaktari bingwa',
  'inpatient-services': 'Huduma kwa waliolazwa',
  'inpatient-ward': 'Wodi ya wagonjwa',
  'dental-clinic': 'Huduma za meno',
  'main-building': 'Jengo kuu',
  emergency: 'Nje ya hospitali',
  'healthy-child': 'Kliniki ya watoto',
  laboratory: 'Maabara',
  'surgery-department': 'Idara ya upasuaji',
};
