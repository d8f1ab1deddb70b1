import { labourLimits } from '../../../facts/clinical/mother-and-child/labour.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { Fact } from '../../departments/department-words.ts';

const { firstBaby, preterm } = labourLimits;

/** What to do first for a cord, or a hand, that comes before the baby (RCOG 2014). */
export const cordPosition =
  'Kneel with your head low and your hips high, and push nothing back. Call at once, and come to us ' +
  'like this. In a car, lie on your left side with your hips raised';

/** When to come in labour. Those who must come immediately are first, so that no line makes them wait. */
export const labourWords: readonly Fact[] = [
  { term: 'You feel or see the cord, or a hand', detail: cordPosition, isUrgent: true },
  {
    term: 'You feel that you must push',
    detail: `Call ${site.phone} at once. Do not set out on foot`,
    isUrgent: true,
  },
  {
    term: 'Bleeding, or your baby moves less',
    detail: 'Come at once, whether or not there are pains',
    isUrgent: true,
  },
  {
    term: 'Your waters have broken',
    detail:
      'Come at once, with or without pains. Note the time. Green, brown or bloody water is an ' +
      'emergency',
    isUrgent: true,
  },
  {
    term: `Before ${preterm.beforeWeek} weeks`,
    detail: 'Come at once, at the first regular pains',
    isUrgent: true,
  },
  {
    term: 'Twins, an earlier or planned cesarean, or any problem in this pregnancy',
    detail:
      'Come at once, at the first pains. These count too: a baby not head down, a low placenta, ' +
      'high blood pressure, diabetes, HIV, heavy bleeding after an earlier birth',
    isUrgent: true,
  },
  {
    term: `First baby, ${preterm.beforeWeek} weeks or more, no problems, waters not broken`,
    detail:
      `Come for pains every ${firstBaby.minutesApart} minutes, each about ` +
      `${firstBaby.secondsLong} seconds long. Live far away? Set out sooner`,
  },
  {
    term: `Later baby, ${preterm.beforeWeek} weeks or more, no problems, waters not broken`,
    detail: 'Come as soon as the pains come regularly or grow stronger',
  },
  { term: 'Not sure?', detail: `Call ${site.phone}, at any hour` },
];
