import { helplines } from '../../../facts/clinical/helplines.ts';
import { afterSexualAssault } from '../../../facts/clinical/sexual-assault.ts';

const { hivTabletsHours, emergencyPillHours } = afterSexualAssault;

/** How long the emergency pill works. */
export const emergencyPillWords =
  `The emergency pill (P2) works for up to ${emergencyPillHours} hours (${emergencyPillHours / 24} days): ` +
  'the sooner, the better.';

/** Advice after a rape, most urgent first. */
export const sexualAssaultWords: readonly string[] = [
  `Come as soon as you can, and within ${hivTabletsHours} hours (${hivTabletsHours / 24} days). ` +
    `Until then tablets (PEP) can still prevent HIV. ${emergencyPillWords}`,
  'It is never too late to come: we treat injuries and infections, and we listen, without blame. You are ' +
    'seen in private, with someone you trust if you wish; a child too. Care comes before any bill.',
  'You need no police papers first. If you want to report it, we fill in the forms with you. ' +
    'If you can, do not wash, and bring the clothes in a paper bag.',
  `The national line ${helplines.genderViolence.number} helps at any hour, free of charge. ` +
    `Children can call ${helplines.children.number}.`,
];
