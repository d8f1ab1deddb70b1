import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import {
  noneIsOpen,
  type RoadmapKey,
  type RoadmapTarget,
  roadmapIsSample,
  roadmapKeys,
  roadmapTargets,
} from '../../../facts/schedule/roadmap.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { ifOn } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { departmentNames } from '../frame/department-names.ts';

const states: Readonly<Record<RoadmapTarget['status'], string>> = {
  planned: 'Bado haijafunguliwa',
  open: 'Imefunguliwa',
};

const items: Readonly<Record<RoadmapKey, { title: string; today: string }>> = {
  icu: {
    title: 'ICU (uangalizi wa wagonjwa mahututi)',
    today: `${ifOn('hdu', 'HDU yetu (uangalizi wa karibu)')[0] ?? 'Idara yetu ya dharura'} inaimarisha hali yako. Tunatafuta kitanda cha ICU, na muuguzi anaenda nawe.`,
  },
  dialysis: {
    title: 'Kusafisha damu (dialysis)',
    today:
      'Tunafuatilia hali ya figo. Endelea na kituo chako cha kusafisha damu, na usikose kamwe hata siku moja uliyopangiwa.',
  },
  oncology: {
    title: 'Matibabu ya saratani (oncology)',
    today:
      'Kliniki yetu ya wagonjwa wa nje hupima saratani ya mlango wa kizazi na ya matiti. Kwa matibabu tunakupa rufaa.',
  },
  specialties: {
    title: 'Huduma zaidi za madaktari bingwa',
    today: 'Daktari wetu wa magonjwa ya ndani huwaona wenye magonjwa ya moyo, presha na figo.',
  },
  facilities: {
    title: 'Upanuzi wa hospitali',
    today: 'Wodi, X-ray na ultrasound ziko wazi kama kawaida.',
  },
};

/** The planned services by target quarter. */
export const roadmap: WordsOf<'upcoming'>['roadmap'] = roadmapKeys.map((key) => ({
  ...roadmapTargets[key],
  ...items[key],
  // what to do until it opens
  today: roadmapTargets[key].status === 'planned' ? items[key].today : '',
  status: states[roadmapTargets[key].status],
}));

/** Labels of the roadmap. */
export const roadmapWords = {
  heading: 'Tunachopanga',
  target: (quarter: string, passed: boolean) =>
    `Lengo: ${quarter}${passed ? ', ambalo limepita' : ''}`,
  /** Follows an item's status. */
  checkedOn: (day: string) =>
    `, ilikaguliwa tarehe ${day}${roadmapIsSample ? ' (siku ya mfano)' : ''}`,
  /** Precedes the care that we offer today. */
  today: 'Leo:',
} as const satisfies WordsOf<'upcoming'>['roadmapWords'];

/** The planned services, their status, and where to go until then. */
export const upcoming: DepartmentWords = {
  heading: departmentNames.upcoming.heading,
  lead: `${noneIsOpen ? 'Huduma tunazopanga bado hazijafunguliwa.' : 'Ona ni huduma gani kati ya tulizopanga iliyofunguliwa.'} Haya ndiyo tunayoweza kukufanyia leo.`,
  picture: 'building-plan',
  whatItIs: [
    'Tarehe ni malengo: Q2 ni Aprili hadi Juni, Q4 ni Oktoba hadi Desemba. Tafadhali usiahirishe uchunguzi, matibabu au upasuaji ili kungoja huduma yoyote kati ya hizi.',
  ],
  whoItIsFor: [],
  blocks: [
    {
      kind: 'facts',
      heading: 'Dalili zisizoweza kungoja huduma mpya',
      intro: 'Nenda uonwe sasa, hapa au katika hospitali iliyo karibu nawe zaidi.',
      facts: [
        {
          term: 'Figo',
          detail: 'Mkojo kidogo sana, uso au miguu kuvimba, kuchanganyikiwa, au kukosa pumzi',
        },
        {
          term: 'Saratani',
          detail:
            'Uvimbe unaokua, kidonda kisichopona, damu kwenye kinyesi (choo) au mkojo, au damu ukeni baada ya hedhi kukoma',
        },
        {
          term: 'Moyo na mapafu',
          detail: 'Maumivu ya kifua, midomo ya bluu, kuzimia: hii ni dharura',
        },
      ],
    },
  ],
  onTheDay: [],
  whatToBring: [],
  cost: ['Huduma ambazo hazijafunguliwa hazina bei.'],
  hours: [],
  howToReachUs: `Piga ${site.phone} na uulize dawati la habari kwa wagonjwa.`,
  closing: {
    heading: 'Hujui kama imefunguliwa?',
    text: 'Piga simu na utaje huduma. Tunakuambia kama imefunguliwa, na uende wapi kama bado.',
  },
  review: notReviewed,
  actions: [
    { label: 'Wasiliana nasi', target: 'contact' },
    { label: 'Huduma zote', target: 'services' },
  ],
};
