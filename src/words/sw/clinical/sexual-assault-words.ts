import { afterSexualAssault } from '../../../facts/clinical/sexual-assault.ts';
import { helplines } from '../../../facts/helplines.ts';

const { hivTabletsHours, emergencyPillHours } = afterSexualAssault;

/** What somebody needs to know who was raped, in the order in which it matters. */
export const sexualAssaultWords: readonly string[] = [
  `Njoo mapema uwezavyo, na ndani ya saa ${hivTabletsHours}. Ndani ya muda huo tembe bado zinaweza ` +
    `kuzuia HIV. Tembe ya dharura ya kuzuia mimba hufanya kazi hadi saa ${emergencyPillHours}, na ni bora mapema.`,
  'Njoo hata baadaye: tunatibu majeraha na maambukizi, na tunakusikiliza. Wanawake, wanaume na ' +
    'watoto huonwa faraghani, bila lawama.',
  'Huhitaji karatasi za polisi kwanza. Ukitaka kuripoti, tunajaza fomu pamoja nawe. Ukiweza, ' +
    'usioge, na uje na nguo ndani ya mfuko wa karatasi.',
  `Laini ya taifa ${helplines.genderViolence.number} husaidia saa yoyote, bila malipo. Watoto ` +
    `wanaweza kupiga ${helplines.children.number}.`,
];
