import { feverLimits, noWaterMonths } from '../../../facts/clinical/fever.ts';
import { rehydration } from '../../../facts/clinical/rehydration.ts';

const { afterEachStool, teaspoonEvery, waitAfterVomiting, keepsHours } = rehydration;
const { underTwoYears: small, twoToNineYears: older } = afterEachStool;
const cup = afterEachStool.fromTenYears.from;

/** Diarrhoea and vomiting at home: how to mix and give rehydration salts. */
export const rehydrationWords = {
  heading: 'Diarrhoea: how to mix and give rehydration salts',
  intro:
    'Start at the first watery stool, at any age. A danger sign above? Come at once, and give sips ' +
    'on the way. A very thin child, or one with swollen feet? Come at once: these amounts are not ' +
    'for this child.',
  items: [
    'Wash your hands. Read on the packet how much water it needs: packets differ.',
    'Pour the whole packet into that much clean water, boiled and cooled. Add nothing else.',
    `Under 2 years: a teaspoon every ${teaspoonEvery.from} to ${teaspoonEvery.to} minutes. Older: small sips from a cup.`,
    `After each loose stool: ${small.from}-${small.to} ml under 2 years, ${older.from}-${older.to} ml from 2 to 9 years. From 10 years: at least ${cup} ml, and more if wanted.`,
    `Your child vomits? Wait ${waitAfterVomiting} minutes, then go on more slowly.`,
    `Go on with breast milk or the usual milk and food. No plain water under ${noWaterMonths} months.`,
    `Throw away what is left after ${keepsHours} hours, and mix a new packet.`,
    `Under ${feverLimits.baby.toMonths} months? Come at once. Still loose after ${rehydration.lateDays} days? Come too.`,
    'Come to us for zinc, which shortens diarrhoea: the nurse works out how much.',
  ],
} as const;
