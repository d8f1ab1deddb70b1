import { feverLimits, malariaFever, noWaterMonths } from '../../../facts/clinical/fever.ts';
import { malariaSpreadsHere } from '../../../facts/clinical/malaria.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { Fact } from '../../departments/department-words.ts';

const { youngBaby, baby, anyAge, atRisk } = feverLimits;
const { county } = site.address;

/** Formats a temperature: '37.5 °C'. */
function degrees(celsius: number): string {
  return `${celsius} °C`;
}

/** A child's temperatures that need care immediately, the same on every page. */
export const feverWords = {
  youngBaby: {
    term: `Under ${youngBaby.toMonths} months`,
    detail: `${degrees(youngBaby.from)} or more, or below ${degrees(youngBaby.below)}`,
  },
  baby: {
    term: `${baby.fromMonths} to ${baby.toMonths} months`,
    detail: `${degrees(baby.from)} or more`,
  },
  anyAge: {
    term: `From ${baby.toMonths} months`,
    detail: `${degrees(anyAge.from)} or more, or fever for more than ${anyAge.days} days`,
  },
  atRisk: {
    term: 'Sickle cell disease, HIV, cancer treatment, no spleen, or very thin',
    detail: `${degrees(atRisk.from)} or more`,
  },
  noThermometer: {
    term: 'No thermometer?',
    detail: `Hot to your touch is fever, at any age. Under ${baby.toMonths} months (hot or cold) or with a long illness: come at once. Others: call us now`,
  },
} as const satisfies Record<string, Fact>;

/** The limits of all ages on one line, for a list without a table. */
export const feverByAge =
  `Fever from ${degrees(youngBaby.from)} under ${youngBaby.toMonths} months, ` +
  `${degrees(baby.from)} at ${baby.fromMonths} to ${baby.toMonths} months, ` +
  `${degrees(anyAge.from)} at any age, or for more than ${anyAge.days} days`;

/** Fever that cannot wait because of another illness. */
export const feverAtRisk =
  `Fever of ${degrees(atRisk.from)} or more with sickle cell disease, HIV, cancer treatment, ` +
  'no spleen, or in someone very thin';

/** Fever after a stay where malaria spreads, as a danger sign at any age. */
export const malariaTrip = `Fever within ${malariaFever.months} months of a stay at the coast, the lake or in western Kenya`;

/** Advice below the limits, so that every temperature has advice. */
export const mildFever =
  'A lower fever and no danger sign? ' +
  `${malariaSpreadsHere ? 'Come for a malaria test' : 'Call us'} the same day, and give breast milk ` +
  'or drinks often. Ask us for the right dose of paracetamol: it depends on weight. Come if your child gets ' +
  'worse or you are worried.';

/** Fever where malaria spreads, or after a stay in such an area. */
export const malariaFeverWords = malariaSpreadsHere
  ? `Malaria spreads in ${county} County. Any fever, even a mild one? Come for a malaria test the ` +
    'same day, by day or night.'
  : `Fever within ${malariaFever.months} months of a stay at the coast, the lake, western Kenya ` +
    'or another malaria area? Come at once, day or night, for a malaria test.';

/** What malaria is at home, for readers who plan a journey. */
export const malariaAtHome = malariaSpreadsHere
  ? `Malaria spreads in ${county} County too. Sleep under a treated net at home as well, and come ` +
    'for a test on the first day of any fever.'
  : `In ${county} County malaria hardly spreads, so this is about you.`;

/** Advice for the way to hospital, different for a hot and a cold child. */
export const feverOnTheWay = {
  hot: 'Hot: take off extra clothes. Do not bathe your child in cold water.',
  cold: 'A baby who is cold: keep warm, skin to skin on your chest, with a hat and a blanket.',
  feed:
    'Awake and able to swallow: keep giving the breast or the usual milk. Diarrhoea or ' +
    'vomiting: small sips of oral rehydration salts too, at any age. No plain water under ' +
    `${noWaterMonths} months.`,
  drowsy: 'Hard to wake, or in a fit: nothing by mouth. Lay your child on one side.',
} as const;
