import { schemes } from '../../../facts/hospital/site.ts';
import { shaRegistration } from '../../../facts/money/sha.ts';
import type { Step } from '../../departments/department-words.ts';

const { sha } = schemes;

/** Registering a birth: notification, certificate and the baby's cover. */
export const birthRegistration = {
  heading: 'Papers for your baby',
  steps: [
    {
      title: 'Before you go home',
      text: 'We give you the birth notification. Check each name letter by letter.',
    },
    {
      title: 'Within 3 months',
      text: 'Register the birth at a civil registration office or a Huduma Centre, or on eCitizen. Bring the notification and your ID. Later it takes more papers and costs more.',
    },
    {
      title: `In the first week: add the baby to ${sha}`,
      text: `Use ${shaRegistration.website} or our desk. Bring the birth notification, and ask us which papers ${sha} wants today. By law every child is a member from birth, but registration may take some days.`,
    },
  ],
} as const satisfies { heading: string; steps: readonly Step[] };
