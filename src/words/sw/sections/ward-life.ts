import { prices } from '../../../facts/money/prices.ts';
import { canteenHours } from '../../../facts/schedule/opening-hours.ts';
import type { Block, Card } from '../../departments/department-words.ts';
import { formatHours, formatPrice } from '../../formats/sw.ts';
import { ifOn, ifPriced } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { copyTime, reportTime } from '../reading/papers.ts';
import { otherDays, visitingHours, wardVisiting } from '../schedule/opening-hours.ts';

/** Visiting hours of each ward; `ward` is the key of its hours in opening-hours.json, if it has any. */
export const wardVisits = [
  {
    ward: 'generalWeekdays',
    name: 'Wodi za kawaida, siku za kazi',
    hours: visitingHours.generalWeekdays,
  },
  {
    ward: 'generalWeekends',
    name: `Wodi za kawaida, ${otherDays}`,
    hours: visitingHours.generalWeekends,
  },
  ...ifOn('hdu', {
    ward: 'hdu',
    name: 'HDU (uangalizi wa karibu)',
    hours: visitingHours.hdu,
    rule: visitingHours.hduVisitors,
  } as const),
  { ward: 'maternity', name: 'Wodi ya uzazi', hours: wardVisiting.maternity },
  { ward: 'children', name: 'Wodi ya watoto', hours: wardVisiting.children },
  { ward: 'newborn', name: 'Kitengo cha watoto wachanga', hours: wardVisiting.newborn },
] as const satisfies WordsOf<'wardLife'>['wardVisits'];

/** Not shown: the hours above have both clocks. */
export const fixedVisits: WordsOf<'wardLife'>['fixedVisits'] = `Wodi za kawaida: ${visitingHours.generalWeekdays}. ${visitingHours.generalWeekends}.${ifOn('hdu', ` HDU: ${visitingHours.hdu}.`).join('')}`;

/** Cards of the wards for mothers and children, for the inpatient page. SAMPLE content. */
export const wardsOfMothersAndChildren: readonly Card[] = [
  {
    title: 'Wodi ya uzazi',
    priceNote: 'ndani ya kifurushi',
    text: 'Mama na mtoto hukaa pamoja nyuma ya mapazia, na mkunga yuko wodini.',
  },
  {
    title: 'Wodi ya watoto',
    priceNote: 'tuulize',
    text: 'Vitanda vya watoto wadogo na wakubwa, kila kimoja kikiwa na kiti cha kukunjua cha mzazi. Wazazi pia hupewa chakula.',
  },
];

/** Relatives, food, Wi-Fi, letters and copies of records. SAMPLE content. */
export const wardLife: Block = {
  kind: 'facts',
  heading: 'Jamaa, chakula na karatasi',
  facts: [
    {
      term: 'Kulala na mgonjwa',
      detail: `Mzazi mmoja kando ya mtoto wake, bila malipo. ${ifPriced(prices.bedPerDay.private, () => 'Jamaa mmoja katika chumba cha kibinafsi. ').join('')}Katika wodi nyingine, mwulize muuguzi msimamizi.`,
    },
    {
      term: 'Chakula',
      detail: `Milo mitatu kwa siku. Wageni wanaweza kula kwenye kantini, ${formatHours([canteenHours])}.`,
    },
    { term: 'Wi-Fi', detail: 'Bure wodini; mwulize muuguzi nenosiri.' },
    {
      term: 'Barua ya sick off (likizo ya ugonjwa)',
      detail: 'Bure ukiruhusiwa kwenda nyumbani. Mwambie daktari unahitaji siku ngapi.',
    },
    {
      term: 'Nakala za faili yako',
      detail: `Ziombe kwenye dawati la faili ukiwa na kitambulisho. Nakala ya kwanza ni bure, nayo huwa tayari ${copyTime}. Hakuna mwingine anayepewa bila idhini yako iliyoandikwa.`,
    },
    {
      term: 'Ripoti ya kampuni ya bima au shule',
      detail: `${formatPrice(prices.medicalReport)}, huwa tayari ${reportTime}`,
    },
    {
      term: 'Majibu ya vipimo kwa simu',
      detail:
        'Hatuyasomi kwa simu wala hatuyatumi kwa WhatsApp. Tunakupigia simu uje, au mhudumu wako wa afya anakupigia.',
    },
  ],
  more: [
    { label: 'Karatasi zote: gharama, muda na cha kuja nacho', link: 'papers' },
    { label: 'Mpendwa wako akifariki', link: 'whenSomeoneDies' },
  ],
};
