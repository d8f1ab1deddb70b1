import type { Block } from '../../departments/department-words.ts';

/** Care after a miscarriage, a stillbirth or the death of a baby. The services are SAMPLE content. */
export const loss: Block = {
  kind: 'list',
  heading: 'If you lose your baby',
  items: [
    'Bleeding or pain in early pregnancy: come at once, at any hour. You wait away from the labour ward.',
    'Fever, heavy bleeding, belly pain or a bad smell after a loss: come at once too.',
    'You may hold your baby, give a name and take a picture. Take all the time you need. You do not have to.',
    'We aim that the same midwife stays in touch, even after you go home. You and your partner can talk to a counsellor.',
    'We explain the papers for a burial, and keep your baby with dignity until you decide.',
    'We check your health and how you are feeling. A doctor tells you what we know of the cause, and what it means for another pregnancy.',
  ],
};
