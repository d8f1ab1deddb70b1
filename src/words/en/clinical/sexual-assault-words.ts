import { afterSexualAssault } from '../../../facts/clinical/sexual-assault.ts';
import { helplines } from '../../../facts/helplines.ts';

const { hivTabletsHours, emergencyPillHours } = afterSexualAssault;

/** What somebody needs to know who was raped, in the order in which it matters. */
export const sexualAssaultWords: readonly string[] = [
  `Come as soon as you can, and within ${hivTabletsHours} hours. Until then tablets can still ` +
    `prevent HIV. The emergency pill works for up to ${emergencyPillHours} hours, better the sooner.`,
  'Come later too: we treat injuries and infections, and we listen. Women, men and children are ' +
    'seen alone, without blame.',
  'You need no police papers first. If you want to report it, we fill in the forms with you. ' +
    'If you can, do not wash, and bring the clothes in a paper bag.',
  `The national line ${helplines.genderViolence.number} helps at any hour, free of charge. ` +
    `Children can call ${helplines.children.number}.`,
];
