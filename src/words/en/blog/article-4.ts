import { familySources } from '../../../facts/articles/family-sources.ts';
import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { firstAidFigures, firstAidSources } from '../../../facts/clinical/first-aid.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { vaccineSources } from '../../../facts/clinical/vaccines.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import { bulletList, numberedList } from '../article-lists.ts';
import type { BlogArticle } from '../blog-article.ts';
import { dangerSignText } from '../clinical/danger-sign-words.ts';
import { firstAidWords } from '../clinical/first-aid-words.ts';
import { vaccineVisitRows } from '../clinical/vaccine-words.ts';

/** The vaccine visits of the months that this article is about. */
const visits = vaccineVisitRows
  .filter(([age = '']) => age.endsWith('months'))
  .map(([age, doses]) => `**${age}:** ${doses}`);

const chokingSteps = '/medical-blog/emergency-first-aid-tips#choking';

/** Article 4 of /blog: feeding a baby from six months (spec section 3). */
export const article4: BlogArticle = {
  id: 4,
  title: 'Feeding your baby from six months',
  headTitle: 'Feeding from six months',
  excerpt:
    'First spoonfuls, portions in cups for each age, three bowls made from Kenyan market food, and what a baby should not eat yet.',
  date: '2026-06-11',
  modified: '2026-11-22',
  readTime: '4 min read',
  image: 'healthy-child',
  category: 'Pediatric Care',
  author: 'nutritionist',
  review: notReviewed,
  content: [
    'At 6 months (180 days) breast milk still gives a baby half or more of the energy needed, but no longer enough of everything. Iron runs short first. In 2022, 18% of Kenyan children under five were too short for their age. Much of that loss begins between 6 and 23 months, and the family pot can prevent a good part of it.',
    '**The first spoonfuls**',
    'Your baby is ready when he or she sits with support, holds the head steady and opens the mouth for a spoon. Begin with 2-3 tablespoons of soft food twice a day, after a breastfeed. It should be thick enough to stay on a tilted spoon: thin uji fills a small stomach mostly with water. Offer one new food at a time. A baby may need to taste it 8-10 times before liking it.',
    '**How much at each age**',
    bulletList([
      '**6-8 months:** 2-3 mashed meals a day, growing to half a 250 ml cup each',
      '**9-11 months:** 3-4 meals of half a cup, chopped finely, with pieces that small fingers can hold',
      '**12-23 months:** 3-4 meals of three quarters to one full cup from the family pot',
    ]),
    'From 9 months add one or two snacks if your baby is hungry. Go on breastfeeding whenever the baby asks, up to 2 years and beyond. A baby who is not breastfed needs extra meals and milk every day. At 6-11 months that is formula or boiled full-cream milk, not sweetened and not flavoured. Talk to us about amounts.',
    '**Build the bowl**',
    'A child should have at least five of these eight groups every day:',
    bulletList([
      'Breast milk',
      'Grains, roots and plantains',
      'Beans, peas, nuts and seeds',
      'Milk and yoghurt',
      'Meat, fish and liver',
      'Eggs',
      'Orange or dark green vegetables and fruit',
      'Other vegetables and fruit',
    ]),
    'Three bowls to start from, each richer with a teaspoon of oil:',
    bulletList([
      'Sweet potato mashed with ndengu and finely cut terere',
      'Thick uji of wimbi cooked with milk, with mashed avocado and a spoon of groundnut paste',
      'Potato and pumpkin mashed with ground omena or minced beef',
    ]),
    'Give egg, fish or meat each day if you can. On other days give beans with pawpaw or orange at the same meal, because vitamin C helps the body take up their iron. Tea does the opposite and is not for babies.',
    '**Keep it safe**',
    'No honey before 12 months, because it can cause a rare poisoning (botulism). No added salt or sugar, no soda, no juice in a bottle. Whole groundnuts, popcorn, whole grapes, raw carrot and fish bones can choke a child under 5 years, so grind, mash or leave them out. Egg, fish and groundnut paste need not wait once other foods go down well. A baby with bad eczema should see us before the first groundnut.',
    "Wash your hands and the baby's with soap before each meal. Boil drinking water, cook egg and meat until firm right through, and throw out food that has stood for 2 hours. A cup and spoon are easier to clean than a bottle. Do not use maize or groundnuts that smell musty or look mouldy: cooking does not remove their poison (aflatoxin).",
    'Sit face to face, feed slowly and never force. During an illness breastfeed more often and offer small soft meals. For 2 weeks afterwards add one meal a day. With diarrhoea, start oral rehydration salts at the first watery stool and come to us for zinc.',
    '**If your baby chokes**',
    'Under one year, when no sound comes:',
    numberedList(firstAidWords.chokingBaby.steps),
    `From one year the second step differs. [Read all steps today](${chokingSteps}), and show them to whoever feeds your child.`,
    '**Growth checks and vaccines**',
    'Have your baby weighed every month and look together at the curve in the Mother and Child Health Handbook. If the line runs flat or falls, talk to us at once, long before a child looks thin. We also put a coloured tape round the upper arm. Less than 12.5 cm calls for a feeding plan, less than 11.5 cm for treatment.',
    bulletList(visits),
    `Vitamin A is due again every 6 months until 5 years, and deworming from 12 months. Bring the handbook to each pediatric visit at ${site.shortName}, and a list of what your baby ate yesterday. It tells us more than the scale alone.`,
  ],
  keywords: [
    'weaning foods Kenya',
    'baby food 6 months',
    'complementary feeding',
    'KEPI schedule 9 months',
    'omena for babies',
  ],
  sources: [
    familySources.complementaryFeeding,
    familySources.infantFeeding,
    familySources.foodGroups,
    familySources.unsafeBabyFoods,
    familySources.wasting,
    ...clinicalSourcesOf([
      ...firstAidSources.chokingBaby,
      ...vaccineSources,
      ...dangerSignSources.child,
    ]),
    kenyanSources.handbook,
    kenyanSources.householdSurvey,
  ],
  urgentSigns: [
    `Choking: your baby cannot cry, cough or breathe. Do not lose time on the phone: first give ${firstAidFigures.choking.backBlows} firm [back blows](${chokingSteps}) while somebody else calls`,
    dangerSignText('allergy'),
    dangerSignText('childDrinks'),
    dangerSignText('childFit'),
    dangerSignText('childHardToWake'),
    dangerSignText('childDry'),
    dangerSignText('childBlood'),
    'Swelling of both feet, or a child who is very thin',
  ],
};
