import { labourLimits } from '../../../facts/clinical/labour.ts';
import { site } from '../../../facts/site.ts';
import type { Fact } from '../../service-page.ts';

const { firstBaby, preterm } = labourLimits;

/** When to come in labour; nobody is told to wait for a limit that is not hers. */
export const labourWords: readonly Fact[] = [
  {
    term: 'First baby',
    detail:
      `Pains every ${firstBaby.minutesApart} minutes, each about ` +
      `${firstBaby.secondsLong} seconds long. Live far away? Set out sooner`,
  },
  { term: 'Later baby', detail: 'As soon as the pains come regularly or grow stronger' },
  {
    term: `Before ${preterm.beforeWeek} weeks`,
    detail: 'Come at once, at the first regular pains',
  },
  { term: 'Twins, or an earlier cesarean', detail: 'Come at once, at the first pains' },
  {
    term: 'Waters gone',
    detail:
      'Come at once, with or without pains. Note the time. Green, brown or bloody water is an ' +
      'emergency',
  },
  {
    term: 'You feel or see the cord',
    detail:
      'Call at once. Kneel with your head low and your hips high, and do not push the cord back',
  },
  {
    term: 'Bleeding, or your baby moves less',
    detail: 'Come at once, whether or not there are pains',
  },
  { term: 'Not sure?', detail: `Call ${site.phone}, at any hour` },
];
