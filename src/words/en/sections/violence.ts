import { helplines } from '../../../facts/clinical/helplines.ts';
import { site } from '../../../facts/hospital/site.ts';

const { genderViolence, children } = helplines;

/** Violence at home. */
export const violence = {
  id: 'violence',
  heading: 'Violence at home',
  items: [
    `Hit, threatened, forced or afraid? Call ${genderViolence.number}, free, at any hour. A child can call ${children.number}.`,
    'Come at any hour, alone if you wish. We see you in private. Your partner does not have to know why you came.',
    'Held by the throat, hit on the head, or hit while pregnant? Come at once, even if you feel well.',
    `Do others read your phone? Call ${site.phone} instead of writing to us.`,
  ],
} as const;

/** Cutting girls and women (FGM). */
export const femaleCutting = {
  id: 'fgm',
  heading: 'Cutting a girl (FGM, female circumcision)',
  items: [
    'Cutting a girl or a woman is a crime in Kenya, in a hospital too. We never do it, and never close a woman again after a birth.',
    `Are you, or is a girl you know, in danger of being cut? Call ${children.number} or ${genderViolence.number}, or come to us, at any hour.`,
    'Already cut, and bleeding, in pain, with fever or unable to pass urine? Come at once. No one here blames you.',
    'Cut long ago? Tell the midwife early in pregnancy, so that we can plan a safe birth.',
  ],
} as const;
