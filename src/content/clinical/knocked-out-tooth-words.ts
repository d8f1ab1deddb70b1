import { knockedOutToothLimits } from '../../facts/clinical/knocked-out-tooth.ts';
import { site } from '../../site.ts';

const { rinseSeconds, dentistWithinHours } = knockedOutToothLimits;

/** What to do with an adult tooth that was knocked out, the same on every page. */
export const knockedOutTooth = {
  title: 'An adult tooth is knocked out',
  steps: [
    'Hold it by the white part. Do not touch or scrub the root.',
    `If it is dirty, rinse it in milk, or in clean water for ${rinseSeconds} seconds at most.`,
    'Push it back into its place, the right way round, and bite on a clean cloth.',
    'If that does not work, carry it in a cup of milk.',
    `Be with a dentist within ${dentistWithinHours} hour. Call ${site.phone} on the way.`,
  ],
  never: 'Never put a milk tooth back. Never let an adult tooth dry out.',
} as const;
