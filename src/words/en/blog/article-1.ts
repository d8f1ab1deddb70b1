import { everydaySources } from '../../../facts/articles/everyday-sources.ts';
import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import type { BlogArticle } from '../blog-article.ts';
import { dangerSignText } from '../clinical/danger-sign-words.ts';

/** Article 1 of /blog: water, walking, salt, sleep and blood pressure (spec section 3). */
export const article1: BlogArticle = {
  id: 1,
  title: 'Small daily habits that look after your heart',
  headTitle: 'Small habits for your heart',
  excerpt:
    'Water, a brisk walk, less salt and enough sleep: what to aim for each day, and how to have your blood pressure measured properly.',
  date: '2026-10-22',
  modified: '2026-11-22',
  readTime: '4 min read',
  image: 'water-and-walking',
  category: 'Health Tips',
  author: 'physician',
  review: notReviewed,
  content: [
    'In the national survey of 2015 about one adult in four had high blood pressure, and most of them did not know it. You can feel well for years while it strains the heart, the kidneys and the eyes. The habits below cost little, fit into a working day, and go best when the whole house joins in.',
    '**Drink water through the day**',
    'Most adults need about 2 litres of fluid a day, which is eight glasses of 250 ml. Plain water is best. Unsweetened uji, soup and weak tea count too. Drink more in hot weeks, when you dig or carry loads, and with a fever or a running stomach. Pale yellow urine shows that you drink enough.',
    'Treat water from a tap, a borehole or a rain tank, or boil it and let it cool under a lid. Up here in the highlands keep it at a rolling boil for 3 minutes. If a clinician has told you to limit fluids because of your heart or kidneys, stay with the amount you were given.',
    '**Walk for half an hour**',
    'Adults need 150-300 minutes of brisk movement a week. Half an hour on five days reaches the lower figure. The right pace is one at which you can talk but not sing. Get off the matatu two stages early, take the stairs, or walk the children to school. Three walks of 10 minutes count as much as one of 30.',
    'On two days a week add work for the muscles: digging, carrying water, or getting up from a chair ten times without your hands. On a road without a footpath, face the traffic and wear something bright at dusk. If a walk brings on chest pain or takes your breath away, stop and call us at once.',
    '**Take the salt off the table**',
    'The limit for an adult is 5 g of salt a day, a little less than one level teaspoon. It includes the salt already inside food. Stock cubes, sausages, crisps and instant noodles use it up quickly. Season sukuma wiki, beans and stew with onion, tomato, garlic, dhania, lemon or chilli. Cut down a little each week, and your tongue gets used to it.',
    'Aim as well for 400 g of vegetables and fruit a day, which is five portions of about a handful. A helping of cabbage, a helping of managu, a carrot, a banana and a slice of pawpaw will do it. What is in season at the market costs least.',
    '**Sleep 7-9 hours**',
    'Go to bed and get up at the same time each day, also at weekends, in a room as dark and quiet as you can make it. Leave the phone in another room, and take no coffee or strong tea after about 2 pm. Tell us about loud snoring with pauses in the breathing, or nodding off by day. Both can go together with high blood pressure.',
    'Two things undo good habits quickly. One is tobacco in any form. The other is alcohol, of which no amount does the heart good. If you want to stop either and cannot do it alone, ask us; you will not be lectured. And do not change your whole life on a Monday. Take one habit, keep it for two weeks, then add the next.',
    '**Have your blood pressure measured**',
    'A reading below 120/80 mmHg is normal for most adults. A reading of 140/90 mmHg or more on two different days means high blood pressure. You and a clinician then make a plan: these habits alone at first, or habits with tablets. Anything between deserves another check within the year.',
    'Every adult should be measured at least once a year. Come more often with diabetes, kidney disease, a pregnancy, or a parent who had a stroke. For a true figure use the toilet first, and avoid tea, coffee, tobacco and exercise for 30 minutes. Then sit for 5 minutes, back supported, both feet on the floor, arm resting at the height of the heart.',
    `You can ask for the check at any outpatient visit to ${site.shortName}. We write the figures and the date down for you to keep. If you already take tablets for blood pressure, do not stop them because you feel well. Feeling well is what they are for.`,
  ],
  keywords: [
    'high blood pressure Kenya',
    'blood pressure check Kiambu',
    'how much salt a day',
    'walking for health',
    'how much water to drink',
  ],
  sources: [
    kenyanSources.heartGuidelines,
    kenyanSources.riskFactorSurvey,
    kenyanSources.hypertensionInSurvey,
    everydaySources.hypertension,
    everydaySources.physicalActivity,
    everydaySources.salt,
    everydaySources.healthyDiet,
    everydaySources.water,
    everydaySources.boilingWater,
    everydaySources.sleep,
    ...clinicalSourcesOf(['stroke']),
  ],
  urgentSigns: [
    dangerSignText('chestPain'),
    dangerSignText('strokeSigns'),
    'A sudden severe headache, confusion or loss of sight',
    'Breathlessness at rest or when lying flat',
    'A reading of 180/110 mmHg or more',
    'In pregnancy or within six weeks of a birth, a reading of 140/90 mmHg or more',
  ],
};
