import { familySources } from '../../../facts/articles/family-sources.ts';
import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { notReviewed } from '../../../facts/review.ts';
import { bulletList } from '../article-lists.ts';
import type { BlogArticle } from '../blog-article.ts';
import { dangerSignTexts } from '../clinical/danger-sign-words.ts';
import { postnatalContactTexts } from '../clinical/maternity-contact-words.ts';
import { packageWords } from '../maternity-packages.ts';

/** What each of the checks after a birth is for, in their order. */
const checks = [
  'on our ward, both of you',
  'the days when most trouble starts, also if you are home already',
  'weight, feeding, wounds and mood',
  'with the vaccines of that age, and family planning if you want it',
];

/** Article 3 of /blog: the first two weeks of breastfeeding (spec section 3). */
export const article3: BlogArticle = {
  id: 3,
  title: 'The first two weeks of breastfeeding',
  headTitle: 'First weeks of breastfeeding',
  excerpt:
    'What to expect from the first hour to day 14: how often to feed, how to tell that your baby gets enough, and when sore breasts need help.',
  date: '2026-08-06',
  modified: '2026-11-22',
  readTime: '4 min read',
  image: 'breastfeeding-corner',
  category: 'Maternity',
  author: 'maternity',
  review: notReviewed,
  content: [
    'The more often a baby feeds, the more milk the breasts make. That is why the first 14 days decide so much, and why they can feel so long. In Kenya six in ten babies under 6 months live on breast milk alone, and nearly every mother among them had a hard night early on. Here is what usually happens and what helps.',
    '**The first day**',
    'Hold your baby skin to skin as soon as he or she is born, and offer the breast within the first hour. After a cesarean you can begin as soon as you are awake, with someone holding the baby beside you. The first milk, colostrum, is thick and yellow and comes by the teaspoon. That is all a newborn stomach needs. It protects against infection, so throw none away.',
    'Your baby needs nothing else for 6 months except medicines, vitamins or rehydration salts that a health worker advises. Water, glucose, gripe water and herbal mixtures fill the stomach, can carry germs, and make the next feed shorter.',
    '**A deep latch**',
    'Bring the baby to the breast, not the breast to the baby. The nose lies level with the nipple and the tummy faces yours. Wait for a wide mouth, then draw the baby in so that the chin touches first. In a good latch the cheeks are round and you can hear swallowing. More of the dark skin shows above the mouth than below it.',
    'A pinch in the first half minute is common. Pain through the whole feed is not. Slip a clean finger into the corner of the mouth, take the baby off and try again. Most cracked nipples come from a shallow latch. Rub in a few drops of your own milk after the feed, let them dry, and ask us to watch a feed.',
    '**How often, and is it enough?**',
    'Expect 8-12 feeds in 24 hours, nights included. Stirring, smacking lips and a hand in the mouth are early signs of hunger; crying is a late one. Let the baby finish the first breast before you offer the second. Until birth weight is back, wake a baby who has slept for 4 hours. Feeding almost without a pause in the evening is usual. It does not mean that your milk is too little.',
    'Count the nappies: one wet on day 1, two on day 2, three on day 3, and at least six a day from day 6. Stools turn from black to green to mustard yellow by day 5.',
    'Babies lose weight in the first days. A baby born at 3,000 g often weighs about 2,800 g on day 3. Below 2,700 g, one tenth less than at birth, come the same day. Most babies are back at birth weight within 2 weeks. Bring a baby who is not.',
    '**Full breasts and tired mothers**',
    'Around day 3 the breasts may turn hot and tight. Press out a little milk by hand so that the baby can latch, feed often, and lay a cold cloth on them for 10 minutes after. A red, painful patch may be mastitis. Keep feeding from that breast, which is safe for the baby, and come the same day. With a fever, come at once.',
    'Milk pressed into a clean, covered cup keeps for 4 hours in a cool room and for 4 days in a fridge. Give it from a small cup, since a bottle teaches another way of sucking.',
    'Eat one extra small meal a day, such as githeri with avocado, ndengu and rice, or an egg with greens. Drink when you are thirsty. Let relatives cook and wash while you sleep. Tears around day 3-5 are common and pass. Low mood for 2 weeks is a reason to talk to us. Mothers with HIV who take their medicine every day are encouraged to breastfeed, and the baby gets medicine too.',
    '**Your checks after the birth**',
    bulletList(
      postnatalContactTexts.map(
        (when, index) => `**${when.charAt(0).toUpperCase()}${when.slice(1)}:** ${checks[index]}`,
      ),
    ),
    'Bring the Mother and Child Health Handbook each time. It shows that BCG and the birth dose of polio were given.',
    '**Who pays**',
    `Breastfeeding support is part of our ${packageWords.normalDelivery.name} package. What SHA and Linda Jamii pay, and what you need at the desk, stands on [our insurance page](/insurance).`,
  ],
  keywords: [
    'breastfeeding newborn Kenya',
    'breastfeeding latch',
    'is my baby getting enough milk',
    'Linda Jamii SHA maternity',
    'mastitis',
  ],
  sources: [
    ...clinicalSourcesOf([...dangerSignSources.newborn, ...dangerSignSources.afterBirth]),
    familySources.infantFeeding,
    familySources.newbornWeight,
    familySources.newbornWeightReview,
    familySources.milkStorage,
    kenyanSources.handbook,
    kenyanSources.householdSurvey,
  ],
  urgentSigns: [
    '**In your baby**',
    ...dangerSignTexts('newborn'),
    'No wet nappy for 12 hours',
    '**In you**',
    ...dangerSignTexts('afterBirth'),
  ],
};
