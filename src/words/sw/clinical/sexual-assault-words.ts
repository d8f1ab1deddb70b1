import { helplines } from '../../../facts/clinical/helplines.ts';
import { afterSexualAssault } from '../../../facts/clinical/sexual-assault.ts';

const { hivTabletsHours, emergencyPillHours } = afterSexualAssault;

/** How long the emergency pill works. */
export const emergencyPillWords: string =
  'Tembe ya dharura (P2) ya kuzuia mimba hufanya kazi hadi saa ' +
  `${emergencyPillHours} (siku ${emergencyPillHours / 24}). Ni bora mapema.`;

/** Advice after a rape, most urgent first. */
export const sexualAssaultWords: readonly string[] = [
  `Njoo mapema uwezavyo, ndani ya saa ${hivTabletsHours} (siku ${hivTabletsHours / 24}). Katika muda ` +
    `huo tembe za PEP bado zinaweza kuzuia HIV. ${emergencyPillWords}`,
  'Njoo hata baadaye: tunatibu majeraha na maambukizi, na tunakusikiliza bila lawama. Unaonwa ' +
    'faraghani, ukiwa na mtu unayemwamini ukitaka; mtoto pia. Matibabu huanza kabla ya malipo.',
  'Si lazima uwe na karatasi za polisi kwanza. Ukitaka kuripoti, tunajaza fomu pamoja nawe. Ukiweza, ' +
    'usioge wala usijisafishe, na uje na nguo ndani ya mfuko wa karatasi.',
  `Laini ya taifa ${helplines.genderViolence.number} husaidia saa yoyote, bila malipo. Watoto ` +
    `wanaweza kupigia Childline simu: ${helplines.children.number}.`,
];
