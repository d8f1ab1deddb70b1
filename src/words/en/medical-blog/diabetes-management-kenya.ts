import { everydaySources } from '../../../facts/articles/everyday-sources.ts';
import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { firstAidFigures, firstAidSources } from '../../../facts/clinical/first-aid.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import { numberedList } from '../article-lists.ts';
import { dangerSignText } from '../clinical/danger-sign-words.ts';
import { firstAidWords } from '../clinical/first-aid-words.ts';
import type { MedicalArticle } from '../medical-article.ts';
import { laboratoryHours, laboratoryTurnaround } from '../opening-hours.ts';

const { lowSugar } = firstAidWords;
const lowLimit = `${firstAidFigures.lowSugar.belowMmol}.0 mmol/L`;

/** Living with diabetes in Kenya: targets, food, feet, low sugar and check-ups (spec section 3). */
export const diabetesManagementKenya: MedicalArticle = {
  id: 'diabetes-management-kenya',
  title: 'Living well with diabetes in Kenya: targets, food and check-ups',
  headTitle: 'Diabetes management in Kenya',
  excerpt:
    'Your blood sugar targets in mmol/L, how to build a plate with ugali on it, how to treat low ' +
    'sugar, and which check-ups are due each year.',
  content: `Diabetes means that sugar stays in the blood instead of feeding the body, because the
hormone insulin is missing or does not work well. It is common and often silent. In Kenya's
national survey of 2015, fewer than half of the adults whose sugar was too high knew about it. Once
you know, most of the daily control is in your own hands.

**Which type, and how we find it**

In **type 1** the body makes no insulin. It often starts in childhood, comes on within weeks, and
needs insulin from the first day. **Type 2** is far commoner and builds up over years. It runs in
families and goes with a wide waist or high blood pressure. **Gestational** diabetes begins in
pregnancy and raises the risk of type 2 later. So have your sugar tested 6 to 12 weeks after the
birth and every year from then on.

Thirst, passing urine at night, weight loss, blurred sight and wounds that will not heal are
reasons to test at any age. These results point to diabetes:

- A fasting sugar of 7.0 mmol/L or more
- An HbA1c of 6.5% or more
- A sugar of 11.1 mmol/L or more at any hour, with symptoms

Without symptoms we repeat the test on another day before we give it a name. A child with these
signs is tested the same day.

**The targets to aim for**

For most adults the aims are these. Yours may be looser if you are frail, over 70 or prone to low
sugar, and your clinician writes them in your book.

- Before meals: 4.0-7.0 mmol/L
- Two hours after a meal: below 10.0 mmol/L
- HbA1c, the average of about three months: below 7%
- Blood pressure: below 130/80 mmHg

If you are pregnant, ask for your own figures, because they are stricter, not looser.

**A plate that still has ugali on it**

Fill half of a plate 23 cm wide with vegetables such as sukuma wiki, cabbage, managu or spinach.
Give a quarter to beans, ndengu, fish, eggs, chicken or lean meat. The last quarter is for ugali,
rice, chapati, potatoes or nduma. A piece of ugali the size of your fist is one helping. Brown
ugali, githeri and whole sweet potatoes raise sugar more slowly than white bread or mukimo.

A 300 ml soda holds about 32 g of sugar, which is 8 teaspoons, and fresh juice is not much better.
Eat the orange and drink water, and take tea without sugar. Fruit is fine, one piece at a time, two
or three times a day. Keep salt under one teaspoon (5 g) a day from all food together.

**Move more, and keep away from smoke**

Walk briskly for 30 minutes on five days of the week, 150 minutes in all. The hills around Gitaru
are a gym that costs nothing. If you weigh 100 kg, losing 5 to 7 kg already lowers sugar and
pressure. Smoking narrows the same blood vessels that sugar damages. Alcohol on an empty stomach
can push sugar dangerously low for hours.

**Medicine and the meter**

Tablets and insulin work only if they are taken every day, also on the days you feel well. Do not
share them, and do not stop for a herbal cure: bring it along and ask us. Store unopened insulin
between 2 and 8 °C and never freeze it. The pen or vial in use keeps for about four weeks below
30 °C. Without a fridge, a clay pot in damp sand, kept in the shade, holds it cool enough.

**Never stop insulin when you are ill**, even if you cannot eat. Test every few hours, drink, and
call us the same day about the dose and about your tablets. Wash and dry your hands before you
prick the side of a fingertip, and bring the book or the meter to each visit. Before a long fast,
for church or in Ramadan, see us four to six weeks ahead so that the plan is safe.

**When sugar drops too low**

A sugar **below ${lowLimit}** is too low. Do not wait for a meter:

${numberedList(lowSugar.steps)}

${lowSugar.never}

**Feet, eyes and the check-ups**

Look at your feet each evening, soles and between the toes, with a mirror if need be. Wash and dry
them, wear closed shoes, shake out stones first, and never walk barefoot. Come within a day for a
blister, cut or dark patch, even when it does not hurt.

- **At each visit:** weight, blood pressure and your book of readings
- **Every 3 to 6 months:** HbA1c, a blood test
- **Once a year, blood and urine:** kidneys and cholesterol
- **Once a year, feet:** the nerves, tested by us
- **Once a year, teeth and gums:** the dentist
- **Once a year, eyes:** with widened pupils; until our eye centre opens we tell you where

The blood tests stand together in our **Diabetes Care Profile**. Samples are taken
${laboratoryHours.weekdays} and ${laboratoryHours.saturday}, and routine results are ready
${laboratoryTurnaround.routine}. For a fasting test, take only water for eight hours. Leave your
diabetes tablets until the blood is taken: carry them and your breakfast with you. If you inject
insulin, call us the day before.

You hear the price before we draw blood. Members of ${site.accreditations.join(' and ')} can ask
at the desk which visits and medicines their cover includes.`,
  date: '2026-08-25',
  modified: '2026-11-22',
  readTime: '5 min read',
  image: 'diabetes',
  category: 'Chronic Care',
  tags: ['diabetes', 'blood sugar', 'healthy eating', 'foot care', 'insulin'],
  author: 'physician',
  review: notReviewed,
  seoKeywords: [
    'diabetes management Kenya',
    'normal blood sugar mmol/L',
    'diabetes diet Kenyan food',
    'HbA1c test Kiambu',
    'low blood sugar treatment',
    'diabetic foot care',
  ],
  sources: [
    everydaySources.diabetesCare,
    everydaySources.diabetes,
    ...clinicalSourcesOf(firstAidSources.lowSugar),
    everydaySources.ketoacidosis,
    everydaySources.physicalActivity,
    everydaySources.salt,
    kenyanSources.diabetesKenya,
    kenyanSources.riskFactorSurvey,
  ],
  urgentSigns: [
    'A person with diabetes is confused, has a fit or cannot be woken',
    `Sugar below ${lowLimit} that does not rise after two sugary drinks`,
    'Sugar above 15 mmol/L with vomiting, belly pain or deep, fast breathing',
    'A meter that reads HI, or sugar that stays above 20 mmol/L',
    'Breath that smells of fruit, with great thirst and drowsiness',
    'A foot that is hot, swollen, black or smells bad',
    dangerSignText('chestPain'),
    dangerSignText('strokeSigns'),
    'Sudden loss of sight in one or both eyes',
  ],
};
