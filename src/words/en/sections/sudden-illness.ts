import { adultFever } from '../../../facts/clinical/fever.ts';
import { malariaSpreadsHere } from '../../../facts/clinical/malaria.ts';
import { rehydration } from '../../../facts/clinical/rehydration.ts';
import { afterSexualAssault } from '../../../facts/clinical/sexual-assault.ts';
import type { Block } from '../../departments/department-words.ts';
import { dangerSignText } from '../clinical/danger-sign-words.ts';
import { malariaTrip } from '../clinical/fever-words.ts';
import { emergencyPillWords } from '../clinical/sexual-assault-words.ts';

const { hivTabletsHours } = afterSexualAssault;
const cup = rehydration.afterEachStool.fromTenYears.from;

/** Sudden illnesses of adults, for readers who ask whether they can wait. */
export const suddenIllness: readonly Block[] = [
  {
    kind: 'facts',
    id: 'adult-fever',
    folded: true,
    heading: 'An adult with fever',
    facts: [
      {
        term: 'Fever with confusion, a stiff neck, fast breathing, or too weak to stand',
        detail: 'Come at once',
      },
      {
        term: malariaTrip,
        detail: 'Come at once, by day or night, for a malaria test',
      },
      {
        term: 'Fever in pregnancy, after a birth or an operation, or in anyone with a long illness or very thin',
        detail: 'Come at once',
      },
      {
        term: malariaSpreadsHere
          ? 'Any other fever'
          : `Fever for more than ${adultFever.days} days, or you are worried`,
        detail: malariaSpreadsHere ? 'Come the same day for a malaria test' : 'Come the same day',
      },
    ],
  },
  {
    kind: 'list',
    id: 'cholera',
    folded: true,
    heading: 'Watery diarrhoea in an adult, and cholera',
    intro:
      'Cholera can kill an adult within hours. Rehydration salts (ORS) save lives; plain water is not enough.',
    items: [
      `${dangerSignText('wateryDiarrhoea')}: come at once.`,
      'Pregnant, over 65 or already ill, or cholera is near you? Come at the first watery stools.',
      `Mix a whole packet of ORS in as much clean water as it says. From 10 years: at least a cup (${cup} ml) after each stool, and sips in between.`,
      'Vomiting? Wait a little, then take small sips. You cannot keep up? Come at once.',
      'Blood in the stool? Come the same day. A lot of blood, or black stool: come at once.',
      'Wash your hands with soap after the toilet and before you touch food, and boil your water.',
    ],
  },
  {
    kind: 'text',
    id: 'confusion',
    folded: true,
    heading: 'Suddenly confused or very sleepy',
    paragraphs: [
      'Come at once, at any age. It can be meningitis (an infection of the brain), a stroke, low sugar or a blow to the head. An old person may have no fever.',
      'With diabetes, awake and able to swallow? Give sugar first. Too sleepy to swallow? Nothing by mouth: lay the person on one side.',
    ],
  },
  {
    kind: 'text',
    id: 'hiv-exposure',
    folded: true,
    heading: 'HIV exposure: a broken condom, a needle, blood',
    paragraphs: [
      `Come at once, at any hour, and not later than ${hivTabletsHours} hours (${hivTabletsHours / 24} days). Tablets (PEP) can still prevent HIV: the sooner, the better. Later? Come for a test all the same.`,
      `Could you be pregnant? ${emergencyPillWords} Was it against your will? You need no police papers.`,
    ],
  },
  {
    kind: 'text',
    id: 'belly-pain',
    folded: true,
    heading: 'Belly pain on the right side',
    paragraphs: [
      'Pain that moves to the lower right side, or hurts when you walk or cough, may be the appendix. Come at once, and do not eat or drink.',
      'Could you be pregnant? Belly pain on one side is an emergency, even before you know.',
    ],
  },
];
