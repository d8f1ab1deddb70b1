import type { WordsOf } from '../editions.ts';

type OpeningHours = WordsOf<'openingHours'>;

/** Hours that differ by department, on the clock of 24 hours as in English. */
export const laboratoryHours = {
  weekdays: 'Jumatatu-Ijumaa 7:00 AM-5:00 PM',
  saturday: 'Jumamosi 7:00 AM-12:00 PM',
} as const satisfies OpeningHours['laboratoryHours'];

export const laboratoryTurnaround = {
  routine: 'ndani ya saa 24',
  urgent: 'ndani ya saa 1-2',
  stat: 'kwa haraka zaidi',
} as const satisfies OpeningHours['laboratoryTurnaround'];

export const visitingHours = {
  generalWeekdays: 'Jumatatu-Ijumaa 11:00-13:00 na 16:00-20:00',
  generalWeekends: 'Wikendi na sikukuu 10:00-20:00',
  hdu: 'Kila siku 12:00-13:00 na 17:00-18:00',
  hduVisitors: 'Wageni wawili tu kwa wakati mmoja',
} as const satisfies OpeningHours['visitingHours'];

/** Visiting hours of the wards for mothers and children. SAMPLE content. */
export const wardVisiting = {
  maternity: 'Kila siku 12:00-14:00 na 16:00-19:00; msindikizaji wa uzazi saa yoyote',
  children: 'Kila siku 12:00-14:00 na 16:00-19:00; mzazi mmoja hukaa mchana na usiku',
  newborn: 'Wazazi saa yoyote; wengine humwona mtoto kupitia dirishani',
} as const satisfies OpeningHours['wardVisiting'];
