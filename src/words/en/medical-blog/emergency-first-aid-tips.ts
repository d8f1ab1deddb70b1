import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { type FirstAid, firstAidSources } from '../../../facts/clinical/first-aid.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import { numberedList } from '../article-lists.ts';
import { dangerSignTexts } from '../clinical/danger-sign-words.ts';
import { byMouth, firstAidWords, recoveryPosition } from '../clinical/first-aid-words.ts';
import { nationalEmergencyLines } from '../clinical/helpline-words.ts';
import type { MedicalArticle } from '../medical-article.ts';

/** The steps of one emergency as an article shows them, and what never to do. */
function steps(emergency: FirstAid): string {
  const { steps, never } = firstAidWords[emergency];
  return [numberedList(steps), never].filter(Boolean).join('\n\n');
}

/** What to do in the minutes before help comes (spec section 3). */
export const emergencyFirstAidTips: MedicalArticle = {
  id: 'emergency-first-aid-tips',
  title: 'Emergency first aid: what to do in the first ten minutes',
  headTitle: 'Emergency first aid tips',
  excerpt:
    'Simple first aid steps for collapse, choking, heavy bleeding, burns, fits, poisoning and ' +
    'snakebite, to use while help is on the way.',
  content: `Most emergencies begin far from a hospital: on the highway, in the kitchen, on the
school field. What the nearest person does in the first ten minutes can decide how it ends. Read
these steps once today, and practise them with your family.

**Before you touch anyone**

Look for danger first: traffic, fire, live wires, dogs. At a road crash, switch on hazard lights
and send someone 50 metres back to warn drivers. Put a clean plastic bag or gloves over your hands
if there is blood.

Then call, or point at one person and tell them to call. Our emergency team answers ${site.phone}
at any hour, tells you what to do and gets ready for you. ${nationalEmergencyLines} Say where you
are, with a stage, school or petrol station nearby, what happened, and how many people are hurt.

**When someone collapses and does not breathe**

${steps('notBreathing')}

${recoveryPosition}

**Choking**

${firstAidWords.choking.title}:

${steps('choking')}

${firstAidWords.chokingBaby.title}:

${steps('chokingBaby')}

**Heavy bleeding**

${steps('bleeding')}

Nobody but a clinician may loosen the band. For a nosebleed, sit leaning forward and pinch the soft
part of the nose for 15 minutes.

**Burns and scalds**

${steps('burns')}

Come to us with any burn in a baby, on the face, hand, foot or private parts, or larger than the
palm. If a whole family has headaches or feels faint near a burning jiko, carry everyone into fresh
air. It may be carbon monoxide, which has no smell. Never sleep with a jiko in the room.

**Fits**

${steps('fits')}

**Low sugar in diabetes**

${steps('lowSugar')}

**Poison**

${steps('poison')}

**Snakebite**

${steps('snakebite')}

**What else, and food or drink on the way**

Chest pain, a bad allergy, asthma and animal bites: the steps stand on
[our emergency page](/services/emergency#until-help-comes).

${byMouth}

**A first aid box for home, boda boda or car**

- 4 sterile pads of 10 x 10 cm, 2 crepe bandages 7.5 cm wide and adhesive plasters
- 2 pairs of gloves, scissors, a roll of tape and a clean triangular cloth
- Oral rehydration salts, 2 sachets, and a 1 litre bottle of clean water
- A torch, a pen, and a card with allergies, medicines and phone numbers

Check it every six months.`,
  date: '2026-06-09',
  modified: '2026-11-22',
  readTime: '5 min read',
  image: 'first-aid',
  category: 'Emergency Care',
  tags: ['convulsions', 'first aid', 'emergency', 'burns', 'choking', 'cpr', 'snakebite'],
  author: 'emergency',
  review: notReviewed,
  seoKeywords: [
    'first aid tips Kenya',
    'emergency numbers Kenya',
    'how to do CPR',
    'first aid for burns',
    'choking baby first aid',
    'snakebite first aid Kenya',
    'emergency hospital Gitaru',
  ],
  sources: [
    ...clinicalSourcesOf([...Object.values(firstAidSources).flat(), ...dangerSignSources.adult]),
    kenyanSources.snakebiteKenya,
  ],
  urgentSigns: dangerSignTexts('adult'),
};
