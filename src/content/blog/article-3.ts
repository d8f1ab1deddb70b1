import { site } from '../../site.ts';
import type { BlogArticle } from '../blog-article.ts';
import { feverWords } from '../clinical/fever-words.ts';
import { maternityPackages } from '../maternity-packages.ts';

/**
 * The author is SAMPLE content.
 * Article 3 of /blog: the first two weeks of breastfeeding (spec section 3).
 */
export const article3: BlogArticle = {
  id: 3,
  title: 'The first two weeks of breastfeeding',
  headTitle: 'First weeks of breastfeeding',
  excerpt:
    'What to expect from the first hour to day 14: how often to feed, how to tell that your baby gets enough, and when sore breasts need help.',
  date: '2026-08-06',
  readTime: '4 min read',
  image: 'breastfeeding-corner',
  category: 'Maternity',
  author: 'Grace Wambui',
  authorTitle: 'Midwife and breastfeeding counsellor',
  content: [
    'The more often a baby feeds, the more milk the breasts make. That is why the first 14 days decide so much, and why they can feel so long. In Kenya six in ten babies under 6 months live on breast milk alone, and nearly every mother among them had a hard night early on. Here is what usually happens and what helps.',
    '**The first day**',
    'Hold your baby skin to skin as soon as he or she is born and offer the breast within the first hour. After a cesarean you can begin as soon as you are awake and comfortable, with someone holding the baby beside you. The first milk, colostrum, is thick and yellow and comes by the teaspoon: 5-7 ml fills a newborn stomach. It protects against infection, so none should be thrown away.',
    'Your baby needs nothing else for 6 months except medicines, vitamins or rehydration salts that a health worker advises. Water, glucose, gripe water and herbal mixtures fill the stomach, can carry germs, and make the next feed shorter.',
    '**A deep latch**',
    'Bring the baby to the breast, not the breast to the baby. The nose lies level with the nipple and the tummy faces yours. Wait for a wide mouth, then draw the baby in so that the chin touches first. In a good latch the cheeks are round, you can hear swallowing, and more of the dark skin shows above the mouth than below it.',
    'A pinch in the first half minute is common. Pain through the whole feed is not: slip a clean finger into the corner of the mouth, take the baby off and try again. Most cracked nipples come from a shallow latch. Rub in a few drops of your own milk after the feed, let them dry in the air, and ask us to watch a feed.',
    '**How often, and is it enough?**',
    'Expect 8-12 feeds in 24 hours, nights included. Stirring, smacking lips and a hand in the mouth are early signs of hunger; crying is a late one. Let the baby finish the first breast before you offer the second. Until birth weight is back, wake a baby who has slept for 4 hours. Feeding almost without a pause in the evening is usual and does not mean that your milk is too little.',
    'Count the nappies: one wet on day 1, two on day 2, three on day 3, and at least six a day from day 6. Stools turn from black to green to mustard yellow by day 5. Losing up to 7% of the birth weight is usual; a loss of more than 10% needs a check the same day. Most babies are back at birth weight by 10-14 days.',
    '**Full breasts and tired mothers**',
    'Around day 3 the breasts may turn hot and tight. Press out a little milk by hand so that the baby can latch, feed often, and lay a cold cloth on them for 10 minutes afterwards. A red, painful patch with a fever of 38 °C or more may be mastitis: keep feeding from that breast, which is safe for the baby, and come the same day.',
    'Milk pressed into a clean, covered cup keeps for 4 hours in a cool room and for 4 days in a fridge; give it from a small cup, since a bottle teaches another way of sucking.',
    'Eat one extra small meal a day, such as githeri with avocado, ndengu and rice, or an egg with greens, and drink when you are thirsty. Let relatives cook and wash while you sleep. Tears around day 3-5 are common and pass; low mood for 2 weeks is a reason to talk to us. Mothers with HIV who take their medicine every day are encouraged to breastfeed, and the baby gets preventive medicine too.',
    '**Checks and cover**',
    `Mother and baby are checked within 48 hours, at 1-2 weeks and at about 6 weeks, when the next vaccines are due. Bring the Mother and Child Health Handbook, where BCG and the birth dose of polio are written down. Breastfeeding support is part of our ${maternityPackages.normalDelivery.name} package. If Linda Mama paid for an earlier birth, note that SHA has taken over with Linda Jamii: register the household, keep contributions up to date and bring your ID to ${site.shortName}.`,
  ],
  keywords: [
    'breastfeeding newborn Kenya',
    'breastfeeding latch',
    'is my baby getting enough milk',
    'Linda Jamii SHA maternity',
    'mastitis',
  ],
  sources: [
    'World Health Organization: WHO recommendations on maternal and newborn care for a positive postnatal experience, 2022',
    'Ministry of Health, Kenya: Mother and Child Health Handbook, 2020',
    'Kenya National Bureau of Statistics: Kenya Demographic and Health Survey, 2022',
  ],
  urgentSigns: [
    'A baby who will not feed, or has had no wet nappy for 12 hours',
    `In the baby, a temperature of ${feverWords.youngBaby.detail}`,
    'Fast breathing (60 breaths a minute or more), grunting or a fit',
    'Yellow skin within 24 hours of birth, or yellow palms and soles at any time',
    'In the mother: a pad soaked in under 1 hour, a fit or a severe headache',
    'Thoughts of harming yourself or the baby',
  ],
};
