import { site } from '../../site.ts';
import type { BlogArticle } from '../blog-article.ts';

/**
 * The author is SAMPLE content.
 * Article 4 of /blog: feeding a baby from six months (spec section 3).
 */
export const article4: BlogArticle = {
  id: 4,
  title: 'Feeding your baby from six months',
  headTitle: 'Feeding from six months',
  excerpt:
    'First spoonfuls, portions in cups for each age, three bowls made from Kenyan market food, and what a baby should not eat yet.',
  date: '2026-06-11',
  readTime: '4 min read',
  image: 'healthy-child',
  category: 'Pediatric Care',
  author: 'Dr. Wanjiru Kamau',
  authorTitle: 'Pediatrician',
  content: [
    'At 6 months (180 days) breast milk still gives a baby half or more of the energy needed, but no longer enough of everything, and iron runs short first. In 2022, 18% of Kenyan children under five were too short for their age. Much of that loss begins between 6 and 23 months, and the family pot can prevent a good part of it.',
    '**The first spoonfuls**',
    'Your baby is ready when he or she sits with support, holds the head steady and opens the mouth for a spoon. Begin with 2-3 tablespoons of soft food twice a day, after a breastfeed. It should be thick enough to stay on a tilted spoon: thin uji fills a small stomach mostly with water. Offer one new food at a time. A baby may need to taste it 8-10 times before liking it.',
    '**How much at each age**',
    'At 6-8 months give 2-3 mashed meals a day, growing to half a 250 ml cup each. At 9-11 months give 3-4 meals of half a cup, chopped finely, with pieces that small fingers can hold. At 12-23 months give 3-4 meals of three quarters to one full cup from the family pot. From 9 months add one or two snacks if your baby is hungry.',
    'Go on breastfeeding whenever the baby asks, up to 2 years and beyond. A baby who is not breastfed needs extra meals and milk every day: at 6-11 months either formula or boiled full-cream milk, not sweetened and not flavoured. Talk to us about amounts.',
    '**Build the bowl**',
    'There are eight groups: breast milk; grains, roots and plantains; beans, peas, nuts and seeds; milk and yoghurt; meat, fish and liver; eggs; orange or dark green vegetables and fruit; other vegetables and fruit. A child should have at least five of them every day.',
    'Three bowls to start from: sweet potato mashed with ndengu and finely cut terere; thick uji of wimbi cooked with milk, with mashed avocado and a spoon of groundnut paste stirred in; potato and pumpkin mashed with ground omena or minced beef. A teaspoon of oil makes any of them richer.',
    'Give egg, fish or meat each day if you can. On other days beans do more good with pawpaw or orange at the same meal, because vitamin C helps the body take up their iron. Tea does the opposite and is not for babies.',
    '**Keep it safe**',
    'No honey before 12 months, because it can cause a rare poisoning (botulism). No added salt or sugar, no soda, no juice in a bottle. Whole groundnuts, popcorn, whole grapes, raw carrot and fish bones can choke a child under 5 years, so grind, mash or leave them out. Egg, fish and groundnut paste need not wait once other foods go down well; a baby with bad eczema should see us before the first groundnut.',
    "Wash your hands and the baby's with soap before each meal. Boil drinking water, cook egg and meat until firm right through, and throw out food that has stood for 2 hours. A cup and spoon are easier to clean than a bottle. Maize or groundnuts that smell musty or look mouldy may hold aflatoxin, which cooking does not remove: do not use them.",
    'Sit face to face, feed slowly and never force. During an illness breastfeed more often and offer small soft meals; for 2 weeks afterwards add one meal a day so that lost weight returns. With diarrhoea, start oral rehydration salts at the first watery stool and come to us for zinc.',
    '**Growth checks and KEPI dates**',
    'Have your baby weighed every month and look together at the curve in the Mother and Child Health Handbook: a line that runs flat or falls is a reason to talk at once, long before a child looks thin. We also put a coloured tape round the upper arm: less than 12.5 cm calls for a feeding plan, less than 11.5 cm for treatment.',
    `Under KEPI, vitamin A is due at 6 months and then every 6 months until 5 years, measles-rubella at 9 and 18 months, and since 2025 typhoid at 9 months. Deworming starts at 12 months. Bring the handbook to each pediatric visit at ${site.shortName}, and a list of what your baby ate yesterday: it tells us more than the scale alone.`,
  ],
  keywords: [
    'weaning foods Kenya',
    'baby food 6 months',
    'complementary feeding',
    'KEPI schedule 9 months',
    'omena for babies',
  ],
  sources: [
    'World Health Organization: Guideline for complementary feeding of infants and young children 6-23 months of age, 2023',
    'World Health Organization: Infant and young child feeding: model chapter for textbooks, 2009',
    'Ministry of Health, Kenya: Mother and Child Health Handbook, 2020',
    'Kenya National Bureau of Statistics: Kenya Demographic and Health Survey, 2022',
  ],
  urgentSigns: [
    'Choking: your baby cannot cry, cough or breathe',
    'Swollen lips or face, or wheezing, after a food',
    'Vomiting everything, or unable to drink or breastfeed',
    'A fit, or a baby who is limp or hard to wake',
    'Diarrhoea with sunken eyes, very little urine or blood in the stool',
    'Swelling of both feet, or a child who is very thin',
  ],
};
