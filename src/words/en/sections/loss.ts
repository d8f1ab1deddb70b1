import type { Block } from '../../../models/service-page.ts';

/** Care after a miscarriage, a stillbirth or the death of a baby. What is offered is SAMPLE content. */
export const loss: Block = {
  kind: 'list',
  heading: 'If you lose your baby',
  items: [
    'Bleeding or pain in early pregnancy: come at once, at any hour. You wait away from the labour ward.',
    'You may hold your baby, give a name and take a picture. There is no hurry, and no duty.',
    'A midwife stays your one contact, also after you go home. We offer talks with a counsellor, for your partner too.',
    'We explain the papers for a burial, and keep your baby with dignity until you decide.',
    'You get a check of your body and mood. A doctor tells you what is known of the cause and what it means for another pregnancy.',
  ],
};
