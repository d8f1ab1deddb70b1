import { site } from '../../site.ts';
import type { MedicalArticle } from '../medical-article.ts';
import { laboratoryHours, laboratoryTurnaround } from '../opening-hours.ts';

/**
 * The author is SAMPLE content.
 *
 * Living with diabetes in Kenya: targets, food, feet, low sugar and check-ups (spec section 3).
 */
export const diabetesManagementKenya: MedicalArticle = {
  id: 'diabetes-management-kenya',
  title: 'Living well with diabetes in Kenya: targets, food and check-ups',
  headTitle: 'Diabetes management in Kenya',
  excerpt:
    'Your blood sugar targets in mmol/L, how to build a plate with ugali on it, how to treat low ' +
    'sugar, and which check-ups are due each year.',
  content: `Diabetes means that sugar stays in the blood instead of feeding the body, because the
hormone insulin is missing or does not work well. It is common and often silent. In Kenya's
national STEPwise survey of 2015, fewer than half of the adults whose sugar was too high knew about
it. Once you know, most of the daily control is in your own hands.

**Which type, and how we find it**

In **type 1** the body makes no insulin. It often starts in childhood, comes on within weeks, and
needs insulin from the first day. **Type 2** is far commoner, builds up over years, and runs in
families and with a wide waist or high blood pressure. **Gestational** diabetes begins in pregnancy
and raises the risk of type 2 later, so have your sugar tested 6 to 12 weeks after the birth and
every year from then on.

Thirst, passing urine at night, weight loss, blurred sight and wounds that will not heal are
reasons to test at any age. A fasting sugar of 7.0 mmol/L or more, an HbA1c of 6.5% or more, or a
random sugar of 11.1 mmol/L or more with symptoms points to diabetes. Without symptoms we repeat
the test on another day before we give it a name.

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
rice, chapati, potatoes or nduma: a piece of ugali the size of your fist is one helping. Brown
ugali, githeri and whole sweet potatoes raise sugar more slowly than white bread or mukimo made
mostly from potatoes.

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
30 °C. Without a fridge, a clay pot in damp sand, kept in the shade, holds it cool enough. On days
when you are ill and cannot eat, test more often and call us about your dose before you change it.

Wash and dry your hands before you prick the side of a fingertip. Write the reading beside the time
and the last meal, and bring the book or the meter to each visit. Before a long fast, for church or
in Ramadan, see us four to six weeks ahead so that the plan is safe.

**When sugar drops too low**

Sweating, shaking, hunger, a pounding heart or muddled talk can mean a sugar **below 4.0 mmol/L**.
Act at once, even without a meter:

- Take 15 g of fast sugar: 4 level teaspoons in water, or 150 ml of ordinary soda
- Wait 15 minutes and test again; repeat if it is still below 4.0 mmol/L
- Then eat a snack, such as a banana or a slice of bread

Put nothing in the mouth of someone who cannot swallow or wake. Lay the person on one side and call
${site.phone}.

**Feet, eyes and the yearly check-up**

Look at your feet each evening, soles and between the toes, with a mirror if need be. Wash and dry
them, wear closed shoes, shake out stones first, and never walk barefoot on hot ground. Come within
a day for a blister, cut or dark patch, even when it does not hurt.

HbA1c is due every three to six months. Once a year you need kidney tests on blood and urine,
cholesterol, a nerve test of the feet, a dentist and an eye examination with widened pupils, for
which we refer you until our eye care centre opens. Our laboratory groups the blood tests in its
**Diabetes Care Profile**. Samples are taken ${laboratoryHours.weekdays} and
${laboratoryHours.saturday}, and routine results are ready ${laboratoryTurnaround.routine}. For a
fasting test, take only water for eight hours and carry your medicine and breakfast with you.

You hear the price before we draw blood. Members of ${site.accreditations.join(' and ')} should ask
at the desk which visits and medicines their cover includes, with their ID and a contribution that
is up to date.`,
  date: '2026-08-25',
  readTime: '5 min read',
  image: 'diabetes',
  category: 'Chronic Care',
  tags: ['diabetes', 'blood sugar', 'healthy eating', 'foot care', 'insulin'],
  author: 'Dr. Faith Chebet Koech',
  seoKeywords: [
    'diabetes management Kenya',
    'normal blood sugar mmol/L',
    'diabetes diet Kenyan food',
    'HbA1c test Kiambu',
    'low blood sugar treatment',
    'diabetic foot care',
  ],
  sources: [
    'Ministry of Health, Kenya: National Clinical Guidelines for Management of Diabetes Mellitus',
    'WHO HEARTS-D: Diagnosis and management of type 2 diabetes, 2020',
    'Ministry of Health, Kenya National Bureau of Statistics and WHO: Kenya STEPwise Survey ' +
      'for Non Communicable Diseases Risk Factors, 2015',
    'WHO guidelines on physical activity and sedentary behaviour, 2020',
    'WHO fact sheet: Diabetes',
  ],
  urgentSigns: [
    'A person with diabetes is confused, has a fit or cannot be woken',
    'Sugar below 4.0 mmol/L that does not rise after two sugary drinks',
    'Sugar above 15 mmol/L with vomiting, belly pain or deep, fast breathing',
    'Breath that smells of fruit, with great thirst and drowsiness',
    'A foot that is hot, swollen, black or smells bad',
    'Chest pain, or sudden weakness of one side of the body',
    'Sudden loss of sight in one or both eyes',
  ],
};
