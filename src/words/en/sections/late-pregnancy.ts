import { latePregnancy } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import type { Block } from '../../departments/department-words.ts';

const { overdueWeek, breechWeek } = latePregnancy;

/** What women ask in the last months of a pregnancy. */
export const latePregnancyQuestions: Block = {
  kind: 'facts',
  id: 'late-pregnancy',
  heading: 'Late in pregnancy: what to ask',
  facts: [
    {
      term: 'Hepatitis B, HIV or syphilis in pregnancy',
      detail:
        'Tell the midwife when labour starts: on the first day your baby needs medicine or a vaccine. Not tested yet? Ask for it.',
    },
    {
      term: `Overdue: ${overdueWeek} weeks and no pains`,
      detail:
        'Come that day, at any hour. We check your baby and talk about starting labour. Fewer movements? Come at once.',
    },
    {
      term: 'A breech baby, or one who lies across',
      detail: `Ask at week ${breechWeek}. A doctor may turn your baby, or plan the birth with you. Pains, or waters broken? Come at once.`,
    },
    {
      term: 'Itching without a rash, such as palms or soles',
      detail: 'Come the same day for a blood test of the liver. Yellow eyes? Come at once.',
    },
  ],
};
