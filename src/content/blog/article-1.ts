import { site } from '../../site.ts';
import type { BlogArticle } from '../blog-article.ts';

/**
 * The author is SAMPLE content.
 * Article 1 of /blog: water, walking, salt, sleep and blood pressure (spec section 3).
 */
export const article1: BlogArticle = {
  id: 1,
  title: 'Small daily habits that look after your heart',
  headTitle: 'Small habits for your heart',
  excerpt:
    'Water, a brisk walk, less salt and enough sleep: what to aim for each day, and how to have your blood pressure measured properly.',
  date: '2026-10-22',
  readTime: '4 min read',
  image: 'water-and-walking',
  category: 'Health Tips',
  author: 'Dr. Samuel Kariuki',
  authorTitle: 'Physician',
  content: [
    'About one adult in four in Kenya has high blood pressure, and most of them do not know it. You can feel well for years while it strains the heart, the kidneys and the small vessels of the eye. The habits below cost little, fit into an ordinary working day, and go best when the whole household joins in.',
    '**Drink water through the day**',
    'Most adults need about 2 litres of fluid a day, which is eight glasses of 250 ml. Plain water is best; unsweetened uji, soup and weak tea count too. Drink more in the hot weeks of January and February, when you dig or carry loads, and when you have a fever or a running stomach. Pale yellow urine shows that you are drinking enough.',
    'Water from a tap, a borehole or a rain tank should be treated, or boiled and left to cool under a lid. Up here in the highlands keep it at a rolling boil for 3 minutes. If a clinician has told you to limit fluids because of your heart or kidneys, stay with the amount you were given.',
    '**Walk for half an hour**',
    'Adults need 150-300 minutes of moderate activity a week, and 30 minutes on five days reaches the lower figure. The right pace is one at which you can talk but not sing. Get off the matatu two stages early, take the stairs, or walk the children to school. Three walks of 10 minutes count as much as one of 30.',
    'On two days a week add work for the muscles: digging, carrying water, or getting up from a chair ten times without using your hands. On a road without a footpath, walk facing the traffic and wear something bright at dusk. If walking brings on chest pain or unusual breathlessness, stop and be examined.',
    '**Take the salt off the table**',
    'The limit for an adult is 5 g of salt a day, a little less than one level teaspoon, and it includes the salt already inside food. Stock cubes, sausages, crisps and instant noodles use it up quickly. Season sukuma wiki, beans and stew with onion, tomato, garlic, dhania, lemon or chilli. Cut down a little each week and your tongue gets used to it in about a month.',
    'Aim as well for 400 g of vegetables and fruit a day, which is five portions of about a handful. A helping of cabbage, a helping of managu, a carrot, a banana and a slice of pawpaw will do it, and what is in season at the market costs least.',
    '**Sleep 7-9 hours**',
    'Go to bed and get up at the same time each day, also at weekends, in a room as dark and quiet as you can make it. Leave the phone in another room and take no coffee or strong tea after about 2 pm. Tell us about loud snoring with pauses in the breathing, or nodding off during the day: both can go together with high blood pressure.',
    'Two things undo good habits quickly: tobacco in any form, and alcohol, of which there is no amount that does the heart good. If you want to stop either and cannot do it alone, ask us; you will not be lectured. And do not change your whole life on a Monday. Take one habit, keep it for two weeks, then add the next.',
    '**Have your blood pressure measured**',
    'A reading below 120/80 mmHg is normal for most adults. A reading of 140/90 mmHg or more on two different days means high blood pressure, and you and a clinician then make a plan: these habits alone at first, or habits with tablets. Anything between deserves another check within the year.',
    'Every adult should be measured at least once a year, and more often with diabetes, kidney disease, pregnancy, or a parent who had a stroke. For a true figure use the toilet first and avoid tea, coffee, tobacco and exercise for 30 minutes. Then sit for 5 minutes, back supported, both feet on the floor, arm resting at the height of the heart.',
    `You can ask for the check at any outpatient visit to ${site.shortName}; we write the figures and the date down for you to keep. If you already take tablets for blood pressure, do not stop them because you feel well. Feeling well is what they are for.`,
  ],
  keywords: [
    'high blood pressure Kenya',
    'blood pressure check Kiambu',
    'how much salt a day',
    'walking for health',
    'how much water to drink',
  ],
  sources: [
    'Ministry of Health, Kenya: Kenya National Guidelines for the Management of Cardiovascular Diseases, 2024',
    'Ministry of Health, Kenya: National Guidelines for Healthy Diets and Physical Activity, 2017',
    'Ministry of Health and Kenya National Bureau of Statistics: Kenya STEPwise Survey for Non Communicable Diseases Risk Factors, 2015',
    'World Health Organization: WHO guidelines on physical activity and sedentary behaviour, 2020',
  ],
  urgentSigns: [
    'Pain or pressure in the chest, jaw or left arm',
    'A drooping face, a weak arm or leg, or sudden trouble speaking',
    'A sudden severe headache, confusion or loss of sight',
    'Breathlessness at rest or when lying flat',
    'A reading of 180/110 mmHg or more',
    'In pregnancy, a reading of 140/90 mmHg or more',
  ],
};
