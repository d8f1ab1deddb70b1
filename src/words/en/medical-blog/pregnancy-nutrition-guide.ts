import { familySources } from '../../../facts/articles/family-sources.ts';
import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { dangerSignSources } from '../../../facts/clinical/danger-signs.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { packagePrices } from '../../../facts/prices.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import { dangerSignTexts } from '../clinical/danger-sign-words.ts';
import { formatPrice } from '../format.ts';
import { packageWords } from '../maternity-packages.ts';
import type { MedicalArticle } from '../medical-article.ts';

const anc = packageWords.comprehensiveAnc;

/** What to eat in pregnancy and how much, with the figures of spec section 9 letter for letter. */
export const pregnancyNutritionGuide: MedicalArticle = {
  id: 'pregnancy-nutrition-guide',
  title: 'Pregnancy nutrition guide: what to eat each day and how much',
  headTitle: 'Pregnancy nutrition guide',
  excerpt:
    'How much folate, iron, calcium and protein you need in pregnancy, which Kenyan foods hold ' +
    'them, and what to leave off the plate.',
  content: `Eating well in pregnancy does not mean eating for two. It means eating a little more, a
little more often, and choosing food that brings iron, folate, calcium and protein to your baby.
Nearly all of it is sold in the markets of Wangige, Kikuyu and Limuru, and much of it grows in the
shamba. Powders and tonics sold for pregnancy add nothing that a good plate lacks.

**The five figures to remember**

Four tell you what you need in a day, and the last is the most you should have:

- **Folate** for the brain and spine, folate 400-800 mcg: sukuma wiki, terere, beans, avocado
- **Iron** for blood, yours and the baby's, iron 27 mg: beef, omena, njahi, beans, managu
- **Calcium** for bones and teeth, calcium 1,000 mg: milk, mala, yoghurt, simsim, whole omena
- **Protein** for every organ, protein 75-100 g: eggs, beans, fish, chicken, beef, groundnuts
- **Caffeine** in tea, coffee and soda: caffeine limit 200 mg daily

**The iron and folic acid tablet**

The 27 mg of iron is what your food should hold each day. Your body takes up only part of it, and
many women start a pregnancy with low stores. So the antenatal clinic gives a tablet called IFAS,
with **60 mg of iron and 400 mcg of folic acid**. Take one a day from the first visit until the
birth. Food and tablet together are the right amount, so never halve the tablet because of the
27 mg. Its folic acid is the lower end of your folate figure; greens and beans bring the rest.

Take it with water or an orange, because vitamin C helps the iron in. Keep tea, coffee, milk and
calcium tablets two hours away from it. Black stools are harmless. If the tablet upsets your
stomach, take it after supper instead of stopping.

If you plan a baby, start folic acid before you conceive. The spine closes within four weeks of
that day, often before you know. Tell us if you have diabetes, sickle cell disease or epilepsy, or
had a baby with a spine defect. You may need a different amount.

**Calcium and protein on a Kenyan plate**

A 250 ml cup of milk has about 300 mg of calcium. Three cups of milk, mala or yoghurt bring 900 mg,
and a helping of greens or omena does the rest. Women who get little calcium from food are more
likely to have high blood pressure late in pregnancy. If milk does not agree with you, ask us about
calcium tablets.

Protein adds up faster than most people think. Two eggs give 12 g, two cups of milk 16 g, a cup of
cooked beans 15 g and 100 g of cooked beef or chicken about 26 g. Ugali, rice or chapati lift that
past 75 g. If you eat no meat, have beans or ndengu twice a day, with maize or rice beside them.

**A day of meals**

- **Breakfast:** millet uji with milk, a boiled egg and a banana
- **Mid-morning:** a cup of mala and a handful of groundnuts
- **Lunch:** githeri with cooked terere and a quarter of an avocado
- **Afternoon:** boiled nduma or sweet potato and a slice of pawpaw
- **Supper:** ugali, beef or omena stew, sukuma wiki and an orange

For the first three months you need hardly any extra food. From the fourth, add about 350 kcal a
day, which is roughly the mid-morning snack above. A woman of healthy weight usually gains
11.5-16 kg by the birth. Drink eight to ten glasses of clean water and cook with iodised salt, but
lightly.

**When food will not stay down**

Feeling sick is most common between weeks 6 and 14. Eat something small every two to three hours.
Begin with dry toast or plain nduma before you get up, and drink between meals instead of with
them. Ginger in hot water settles some stomachs. For heartburn, make supper smaller and stay
upright for two hours. For hard stools, add beans, fruit, water and a daily walk of 30 minutes.

**Caffeine, alcohol and foods to avoid**

A mug of tea holds about 75 mg of caffeine, instant coffee about 100 mg and a 250 ml energy drink
about 80 mg. Two mugs of tea a day leave you under the limit. No amount of alcohol is known to be
safe for the baby, and miraa, cigarettes and shisha can keep it small.

Boil all milk, also for mala. Cook meat, fish and eggs right through, and wash kachumbari in safe
water. Leave out liver and fish liver oil until after the birth. They hold so much vitamin A that
they can harm an unborn baby. A craving for soil, odowa stones or ice is often a sign of low iron.
Soil can carry worms and lead, so tell us about the craving rather than hide it. Check with us
before you take any herbal mix.

**How we follow your nutrition**

At ${site.name} we weigh you, measure your blood pressure and test your haemoglobin, which shows
whether your blood is strong. Below 11 g/dl usually means anaemia. We then look for the cause,
which may be worms or malaria as well as food, and treat it. Our ${anc.name} package costs
${formatPrice(packagePrices.comprehensiveAnc)} and includes lab tests and nutrition counseling. Bring your Mother and
Child Health Handbook and every tablet you take. What your cover pays stands on
[our insurance page](/insurance).`,
  date: '2026-02-17',
  modified: '2026-11-22',
  readTime: '5 min read',
  image: 'pregnancy-nutrition',
  category: 'Maternity',
  tags: ['pregnancy', 'nutrition', 'iron', 'folic acid', 'antenatal care'],
  author: 'obstetrician',
  review: notReviewed,
  seoKeywords: [
    'pregnancy nutrition Kenya',
    'foods to eat when pregnant',
    'iron and folic acid tablets Kenya',
    'calcium in pregnancy',
    'caffeine limit in pregnancy',
    'antenatal care Kiambu',
  ],
  sources: [
    ...clinicalSourcesOf(['antenatal', ...dangerSignSources.pregnancy]),
    familySources.pregnancyNutrients,
    familySources.pregnancyWeight,
    familySources.pregnancyFoods,
    kenyanSources.ironAndFolicAcid,
    kenyanSources.healthyDiets,
    kenyanSources.handbook,
  ],
  urgentSigns: dangerSignTexts('pregnancy'),
};
