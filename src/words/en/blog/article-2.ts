import { everydaySources } from '../../../facts/articles/everyday-sources.ts';
import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { firstAidSources } from '../../../facts/clinical/first-aid.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import { numberedList } from '../article-lists.ts';
import type { BlogArticle } from '../blog-article.ts';
import { firstAidWords } from '../clinical/first-aid-words.ts';

const { tooth } = firstAidWords;

/** Article 2 of /blog: looking after teeth, for adults and children (spec section 3). */
export const article2: BlogArticle = {
  id: 2,
  title: 'Looking after teeth, from the first one onwards',
  headTitle: 'Tooth care for every age',
  excerpt:
    'Brushing that works, how much toothpaste a child needs, what sugary drinks do, and why milk teeth are worth saving.',
  date: '2026-09-03',
  modified: '2026-11-22',
  readTime: '4 min read',
  image: 'dental-care',
  category: 'Dental Care',
  author: 'dentist',
  review: notReviewed,
  content: [
    "In Kenya's National Oral Health Survey of 2015, 46% of the five-year-olds had tooth decay and 98% of the adults had gums that bled. Few had ever come for a check before something hurt. Decay and sore gums begin with the same sticky film on the teeth. A brush, the right paste and less sugar hold both back.",
    '**Brush for 2 minutes, twice a day**',
    'Brush last thing at night and at one other time. Use a soft brush and a paste with 1,000-1,500 ppm fluoride; the figure is printed on the tube. Tilt the bristles towards the gum and make small circles. Do the outer side, the inner side and the chewing side of every tooth. Spit the foam out but do not rinse with water, so that the fluoride stays. Buy a new brush every 3 months.',
    'A chewing stick (mswaki) can clean well if its end is frayed until soft and you reach the inner sides too. It carries no fluoride, so use paste with it. Charcoal, ash and salt are rough and wear the enamel away. Once a day clean between the teeth with floss or a tiny brush made for it.',
    'Gums that bleed need more careful brushing, not less. The bleeding usually eases within 2 weeks. If it does not, there is probably hard tartar under the edge of the gum, which no toothbrush can remove and a dentist can.',
    '**Milk teeth matter**',
    'The first tooth comes at about 6 months. Start that day, with a baby brush and a smear of fluoride paste the size of a grain of rice. From 3 to 6 years use the size of a pea. Brush for your child until about 7 years, when the hands are skilled enough. Decay in milk teeth hurts, spoils sleep and meals, and the last milk molars have to serve until about 12 years.',
    'Swollen gums in a teething baby are normal. The pale bumps that some people call plastic teeth are healthy teeth on their way. Cutting them out is dangerous and can kill. Teething does not cause diarrhoea or a high fever, so have a baby with either examined.',
    '**Sugar: how much and how often**',
    'An adult should stay below 50 g of added sugar a day, about 12 teaspoons, and 25 g is better. A child needs less. A 500 ml bottle of soda holds about 50 g. Three cups of tea with two teaspoons each add 24 g. Timing matters as much: each sweet sip feeds the acid that works on the enamel. Keep sweet things for mealtimes and take water in between.',
    'Never put a baby to sleep with a bottle of milk, juice or sweet tea, and never dip a dummy in honey or sugar. For a school snack choose boiled maize, a banana, an orange or plain yoghurt instead of biscuits and sweets. Adults who chew miraa do their teeth most harm with the sweet gum or soda taken along with it.',
    '**Brown marks and borehole water**',
    'About four in ten of the children in the survey had fluorosis: white or brown marks made by too much fluoride while the teeth were forming. It is commonest where people drink from Rift Valley boreholes. The limit for drinking water is 1.5 mg per litre. If your borehole has not been tested, give children under 8 years rain water or piped water, treated or boiled. The marks do not scrub off, but a dentist can often make them paler.',
    '**Come before it hurts**',
    `Have a check once a year, or every 6 months if you have diabetes, are pregnant, or often need fillings. Bring a child before the first birthday. At ${site.shortName} the dentist looks at teeth, gums and tongue. You hear the price of any scaling, filling or extraction before it starts. If SHA is to pay, ask at the desk what your cover includes for teeth.`,
    `**${tooth.title}**`,
    numberedList(tooth.steps),
    `${tooth.never} Call ${site.phone} on the way.`,
  ],
  keywords: [
    'dentist Kiambu',
    'children tooth decay Kenya',
    'fluoride toothpaste for children',
    'bleeding gums',
    'dental fluorosis',
  ],
  sources: [
    kenyanSources.oralHealthSurvey,
    everydaySources.oralHealth,
    everydaySources.toothbrushing,
    everydaySources.sugars,
    everydaySources.drinkingWater,
    ...clinicalSourcesOf(firstAidSources.tooth),
  ],
  urgentSigns: [
    'Swelling of the face, jaw or neck, or under the tongue',
    'Trouble breathing, swallowing or opening the mouth',
    'Toothache together with fever',
    'Bleeding after an extraction despite 30 minutes of firm biting on gauze',
    'An adult tooth knocked out or pushed out of place',
  ],
};
