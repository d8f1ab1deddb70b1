import { latePregnancy } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import type { Block } from '../../departments/department-words.ts';

const { overdueWeek, breechWeek } = latePregnancy;

/** What women ask in the last months of a pregnancy. */
export const latePregnancyQuestions: Block = {
  kind: 'facts',
  id: 'late-pregnancy',
  heading: 'Miezi ya mwisho ya ujauzito: cha kuuliza',
  facts: [
    {
      term: 'Hepatitis B, HIV au kaswende ukiwa na mimba',
      detail:
        'Mwambie mkunga uchungu unapoanza: mtoto anahitaji dawa au chanjo siku ya kwanza. Hujapimwa? Omba upimwe.',
    },
    {
      term: `Tarehe imepita: wiki ya ${overdueWeek} na hakuna uchungu`,
      detail:
        'Njoo siku hiyo, saa yoyote. Tunamwangalia mtoto, na tunaongea kuhusu kuanzisha uchungu. Anacheza kidogo? Njoo mara moja.',
    },
    {
      term: 'Mtoto ametanguliza makalio (breech), au amelala upande',
      detail: `Uliza wiki ya ${breechWeek}. Daktari anaweza kumgeuza mtoto, au kupanga nawe utakavyojifungua. Uchungu umeanza au maji yametoka? Njoo mara moja.`,
    },
    {
      term: 'Kuwashwa bila upele, kwa mfano viganjani au kwenye nyayo',
      detail: 'Njoo siku hiyo hiyo, damu ipimwe kuona ini. Macho ni ya manjano? Njoo mara moja.',
    },
  ],
};
