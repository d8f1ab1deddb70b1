import { site } from '../../site.ts';
import { formatPrice, maternityPackages } from '../maternity-packages.ts';
import type { MedicalArticle } from '../medical-article.ts';

const anc = maternityPackages.comprehensiveAnc;

/**
 * The author is SAMPLE content.
 *
 * What to eat in pregnancy and how much, with the figures of spec section 9 letter for letter.
 */
export const pregnancyNutritionGuide: MedicalArticle = {
  id: 'pregnancy-nutrition-guide',
  title: 'Pregnancy nutrition guide: what to eat each day and how much',
  headTitle: 'Pregnancy nutrition guide',
  excerpt:
    'How much folate, iron, calcium and protein you need in pregnancy, which Kenyan foods hold ' +
    'them, and what to leave off the plate.',
  content: `Eating well in pregnancy does not mean eating for two. It means eating a little more, a
little more often, and choosing food that carries iron, folate, calcium and protein to your baby.
Nearly all of it is sold in the markets of Wangige, Kikuyu and Limuru, and much of it grows in the
shamba. Powders and tonics sold for pregnancy add nothing that a good plate lacks.

**The five figures to remember**

Four tell you what you need in a day, and the last is the most you should have:
folate 400-800 mcg, iron 27 mg, calcium 1,000 mg, protein 75-100 g, caffeine limit 200 mg daily.
These foods will take you there:

- **Folate** for the brain and spine: sukuma wiki, terere, beans, ndengu, avocado
- **Iron** for blood, yours and the baby's: beef, omena, njahi, beans, managu
- **Calcium** for bones and teeth: milk, mala, yoghurt, simsim, omena eaten whole
- **Protein** for every organ: eggs, beans, fish, chicken, beef, groundnuts

**How the iron and folic acid tablet fits in**

The 27 mg of iron is what your diet should hold each day. Your body takes up only part of it, and
many women start a pregnancy with low stores. So the antenatal clinic adds a tablet called IFAS,
with **60 mg of iron and 400 mcg of folic acid**, one a day from the first visit until the birth.
It comes on top of good food and does not replace it. Its folic acid covers the lower end of your
folate figure, and greens and beans bring the rest.

Take it with water or an orange, because vitamin C helps the iron in. Keep tea, coffee, milk and
calcium tablets two hours away from it, since they hold iron back. Black stools are harmless. If
the tablet upsets your stomach, swallow it after supper instead of stopping.

If you are planning a baby, start folic acid before you conceive: the spine closes within four
weeks of conception, often before you know. Tell us if you have diabetes, sickle cell disease or
epilepsy, or had a baby with a spine defect, because you may need a different amount.

**Calcium and protein on a Kenyan plate**

A 250 ml cup of milk has about 300 mg of calcium. Three cups of milk, mala or yoghurt bring 900 mg,
and a helping of greens or omena does the rest. Women who get little calcium from food are more
likely to have dangerously high blood pressure late in pregnancy, so if milk does not agree with
you, ask us about calcium tablets.

Protein adds up faster than most people think. Two eggs give 12 g, two cups of milk 16 g, a cup of
cooked beans 15 g and 100 g of cooked beef or chicken about 26 g. Ugali, rice or chapati lift that
past 75 g. If you eat no meat, have beans or ndengu twice a day, with maize or rice beside them, so
that each protein fills the gaps in the other.

**A day of meals**

- **Breakfast:** millet uji with milk, a boiled egg and a banana
- **Mid-morning:** a cup of mala and a handful of groundnuts
- **Lunch:** githeri with cooked terere and a quarter of an avocado
- **Afternoon:** boiled nduma or sweet potato and a slice of pawpaw
- **Supper:** ugali, beef or omena stew, sukuma wiki and an orange

For the first three months you need hardly any extra energy. From the fourth, add about 350 kcal a
day, which is roughly the mid-morning snack above. A woman of healthy weight usually gains
11.5-16 kg by the birth. Drink eight to ten glasses of clean water and cook with iodised salt, but
lightly.

**When food will not stay down**

Sickness is commonest between weeks 6 and 14. Eat something small every two to three hours, begin
with dry toast or plain nduma before you get up, and drink between meals instead of with them.
Ginger in hot water settles some stomachs. For heartburn, make supper smaller and stay upright for
two hours. For constipation, add beans, fruit, water and a daily walk of 30 minutes.

**Caffeine, alcohol and foods to avoid**

A mug of tea holds about 75 mg of caffeine, instant coffee about 100 mg and a 250 ml energy drink
about 80 mg. Two mugs of tea a day leave you under the limit. No amount of alcohol is known to be
safe for the baby, and miraa, cigarettes and shisha can keep it small.

Boil all milk, including milk for mala. Cook meat, fish and eggs right through, and wash kachumbari
vegetables in safe water. Go easy on liver: it is so rich in vitamin A that large amounts can harm
an unborn baby. A craving for soil, odowa stones or ice is often a sign of low iron. Soil can carry
worms and lead, so tell us about the craving rather than hide it. Check with us before you take any
herbal mixture.

**How we follow your nutrition**

At ${site.name} the antenatal team weighs you, measures your blood pressure and tests your
hemoglobin. A result below 11 g/dl usually means anaemia, and we then look for the cause, which may
be worms or malaria as well as food, and treat it. Our ${anc.name} package costs
${formatPrice(anc.price)} and includes lab tests and nutrition counseling. Bring your Mother and
Child Health Handbook and every tablet you take. If you belong to
${site.accreditations.join(' or ')}, bring your ID too, and we tell you which visits your cover
pays for.`,
  date: '2026-02-17',
  readTime: '5 min read',
  image: 'pregnancy-nutrition',
  category: 'Maternity',
  tags: ['pregnancy', 'nutrition', 'iron', 'folic acid', 'antenatal care'],
  author: 'Dr. Grace Wambui Njoroge',
  seoKeywords: [
    'pregnancy nutrition Kenya',
    'foods to eat when pregnant',
    'iron and folic acid tablets Kenya',
    'calcium in pregnancy',
    'caffeine limit in pregnancy',
    'antenatal care Kiambu',
  ],
  sources: [
    'WHO recommendations on antenatal care for a positive pregnancy experience, 2016',
    'Ministry of Health, Kenya: National Policy Guideline on Combined Iron and Folic Acid ' +
      'Supplementation for Pregnant Mothers in Kenya',
    'Ministry of Health, Kenya: Mother and Child Health Handbook',
    'Ministry of Health, Kenya: National Guidelines for Healthy Diets and Physical Activity, 2017',
  ],
  urgentSigns: [
    'You vomit so much that no water has stayed down for 24 hours',
    'A severe headache, blurred vision or sudden swelling of the face and hands',
    'Any bleeding or a gush of water from the vagina',
    'Strong pain in the belly that does not ease',
    'After 28 weeks, your baby moves much less than usual',
    'You faint, or you are breathless or your heart races while you rest',
    'Fever of 38 °C or more',
  ],
};
