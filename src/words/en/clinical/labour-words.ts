import { labourLimits } from '../../../facts/clinical/mother-and-child/labour.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { Fact } from '../../departments/department-words.ts';

const { firstBaby, preterm } = labourLimits;

/** What to do first for a cord, or a hand, that comes before the baby (RCOG 2014). */
export const cordPosition =
  'Kneel with your head low and your hips high, and push nothing back. Call at once, and come to us ' +
  'like this. In a car, lie on your left side with your hips raised.';

/** What most of them must do. */
const comeAtOnce = 'Come at once';

/** Who may wait for regular pains. */
const healthy = `${preterm.beforeWeek} weeks or more, no problems, waters not broken`;

/** The headings of `labourRows`, and the words of its rows that a row below a heading need not show. */
export const labourGroups = {
  now: { heading: 'Call or come at once', repeated: comeAtOnce },
  healthy: { heading: healthy, repeated: healthy },
} as const;

/** When to come in labour. Those who must come immediately are first, so that no line makes them wait. */
export const labourRows = {
  now: [
    { term: 'You feel or see the cord, or a hand', detail: cordPosition },
    {
      term: 'You feel that you must push',
      detail: `Call ${site.phone} at once. Do not set out on foot.`,
    },
    { term: 'Bleeding, or your baby moves less', detail: `${comeAtOnce}, with or without pains.` },
    {
      term: 'Your waters have broken',
      detail:
        `${comeAtOnce}, with or without pains. Note the time. Green, brown or bloody water is an ` +
        'emergency.',
    },
    {
      term: `Before ${preterm.beforeWeek} weeks`,
      detail: `${comeAtOnce}, at the first regular pains.`,
    },
    {
      term: 'Twins, an earlier or planned cesarean, or any problem in this pregnancy',
      detail:
        `${comeAtOnce}, at the first pains. These count too: a baby not head down, a low placenta, ` +
        'high blood pressure, diabetes, HIV, heavy bleeding after an earlier birth.',
    },
  ],
  healthy: [
    {
      term: `First baby, ${healthy}`,
      detail:
        `Come for pains every ${firstBaby.minutesApart} minutes, each about ` +
        `${firstBaby.secondsLong} seconds long. Live far away? Set out sooner.`,
    },
    {
      term: `Later baby, ${healthy}`,
      detail: 'Come as soon as the pains come regularly or grow stronger.',
    },
    { term: 'Not sure?', detail: `Call ${site.phone}, at any hour.` },
  ],
} as const satisfies Record<string, readonly Fact[]>;

/** All rows, in the order in which they are read. */
export const labourWords: readonly Fact[] = [...labourRows.now, ...labourRows.healthy];
