import { familySources } from '../../../facts/articles/family-sources.ts';
import { kenyanSources } from '../../../facts/articles/kenyan-sources.ts';
import { feverLimits, feverSources } from '../../../facts/clinical/fever.ts';
import { clinicalSourcesOf } from '../../../facts/clinical/sources.ts';
import { hpvUntilYears, vaccineSources } from '../../../facts/clinical/vaccines.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import { bulletList } from '../article-lists.ts';
import { dangerSignText } from '../clinical/danger-sign-words.ts';
import { feverWords } from '../clinical/fever-words.ts';
import { vaccineVisitRows, waitAfterVaccine } from '../clinical/vaccine-words.ts';
import type { MedicalArticle } from '../medical-article.ts';

/** Each visit: its age, how many injections and drops, and which. */
const visits = vaccineVisitRows.map(([age, doses]) => `**${age}:** ${doses}`);

/** Kenya's routine vaccines by age, as they stand in 2026 (spec section 3). */
export const childVaccinationSchedule: MedicalArticle = {
  id: 'child-vaccination-schedule',
  title: "Child vaccination schedule: Kenya's vaccines from birth to 10 years",
  headTitle: 'Child vaccination schedule',
  excerpt:
    'Which vaccine your child needs at which age under the KEPI schedule, what changed in 2025, ' +
    'and what to do when a dose was missed.',
  content: `A vaccine shows the body a harmless piece or weak form of a germ, so that it knows how
to fight the real one. In Kenya the Ministry of Health decides which vaccines children get and
when. The plan is known by the name of its programme, **KEPI**, the Kenya Expanded Programme on
Immunization. Most of the visits fall in the first 18 months. Each one counts, because full
protection from a disease comes only with the last dose against it.

**The schedule by age**

The letters in brackets are the codes that the nurse writes in your handbook.

${bulletList(visits)}

The first polio drops belong in the first two weeks of life, and BCG is best given before you leave
the maternity ward. Girls up to ${hpvUntilYears} who missed the HPV vaccine can still have it.
Vitamin A comes again every 6 months until the age of 5. From 12 months your child also gets a worm
tablet at the same visits as vitamin A.

**What each one protects against**

BCG guards babies against the worst forms of tuberculosis, those of the brain and of the whole
body. Polio drops and injections stop polio, which can paralyse a leg for life. **Five-in-one** is
five vaccines in one: diphtheria, tetanus, whooping cough, hepatitis B and Hib, a cause of
meningitis. PCV works against a leading cause of severe pneumonia. Rotavirus drops work against a
diarrhoea that can dry out a small baby within a day.

Measles-rubella needs both doses. About 85 in 100 babies are protected by the first one, and the
second lifts that above 95. Many families forget the second, which is why measles
outbreaks still happen. The HPV vaccine prevents most cancers of the cervix and works best years
before a girl could meet the virus.

**What changed recently**

An older clinic booklet may not match the list above. The typhoid vaccine joined the schedule after
the national campaign of July 2025. In November 2025 Kenya added the second polio injection and
moved HPV from two doses to one. A girl living with HIV may need more than one dose, so ask her
clinic.

In March 2026 the Ministry of Health warned that rotavirus vaccine was short. New supplies were
expected at the end of April. On 22 November 2026 we found no newer notice, so call us before you
come for it alone. Keep every appointment even so. The other vaccines go ahead, and drops that are
owed can be caught up until the second birthday.

Two more vaccines depend on where you live. Yellow fever vaccine is for counties at risk in
the Rift Valley. The malaria vaccine is for areas with much malaria, mainly in western Kenya. Neither is routine in Kiambu. Tell us if you are about to move.

**What is normal afterwards**

A sore, slightly swollen thigh and a mild fever for one or two days show that the body is learning.
Breastfeed often, dress the baby lightly and leave the spot bare, with no herbs or oil. Ask the
nurse which fever medicine suits your child's weight. A baby under ${feverLimits.baby.toMonths} months
with a fever must come to us.

After measles-rubella, a fever and a light rash may come 5 to 12 days later and pass within three
days.

BCG has its own timetable. A small bump turns into a sore after two to six weeks, oozes a little,
and heals to a scar in about three months. Keep it clean with plain water and do not cover it. A
vaccinated baby who shows no scar does not need a second dose.

**If you are late or your child is ill**

A missed dose is never a reason to start again. We go on from the last one, with at least four
weeks between doses of the same vaccine, and can give several on one day. A cough, a runny nose or
mild diarrhoea is no reason to wait. Nor is a mild fever, but let us look at your child first. A
baby born early is vaccinated by the date of birth, not the due date, though a very small one may
wait for BCG.

**Four questions before the injection**

- Did an earlier vaccine make your child very ill?
- Has your child ever had a blocked bowel?
- Does your child take steroids, cancer medicine or anything else that weakens the defences?
- Could your child have HIV, or does the mother have it?

One yes: tell the nurse first. Babies whose mothers have HIV get one more dose
against measles-rubella, earlier than the others.

**Your visit to the immunization room**

Bring the Mother and Child Health Handbook, in which we write each dose with its date. If it is
lost, come anyway: we look at our records and at the BCG scar. We weigh and measure your child
first. Stay for ${waitAfterVaccine} afterwards, so that a rare allergic reaction is seen at once.
Vaccines are kept between 2 and 8 °C, and you may look at the fridge thermometer.

The government supplies KEPI vaccines free of charge. If there is a service fee, or you want a
vaccine outside the schedule, such as chickenpox or flu, ${site.name} tells you the price first. To
hear which vaccines are in stock today, call ${site.phone}.`,
  date: '2026-04-14',
  modified: '2026-11-22',
  readTime: '5 min read',
  image: 'child-vaccination',
  category: 'Pediatrics',
  tags: ['fever', 'vaccination', 'kepi schedule', 'babies', 'measles', 'polio', 'hpv'],
  author: 'pediatrician',
  review: notReviewed,
  seoKeywords: [
    'KEPI vaccination schedule',
    'child immunization schedule Kenya 2026',
    'baby vaccines by age Kenya',
    'measles rubella vaccine Kenya',
    'HPV vaccine Kenya single dose',
    'typhoid vaccine for babies Kenya',
    'vaccination clinic Kiambu',
  ],
  sources: [
    ...clinicalSourcesOf([...vaccineSources, ...feverSources]),
    kenyanSources.typhoidVaccine,
    kenyanSources.rotavirusSupply,
    familySources.rotavirusVaccine,
    familySources.measlesVaccine,
    familySources.hpvVaccine,
    kenyanSources.immunizationPolicy,
    kenyanSources.handbook,
  ],
  urgentSigns: [
    'Swelling of the face or trouble breathing within hours of a vaccine',
    dangerSignText('childFit'),
    dangerSignText('childHardToWake'),
    dangerSignText('childDrinks'),
    `A baby under 2 months with ${feverWords.youngBaby.detail}`,
    `At 2 to 3 months, ${feverWords.baby.detail}; at any age, ${feverWords.anyAge.detail}`,
    'Crying without stop for more than three hours',
    'After rotavirus drops: blood in the stool, green vomit or a swollen belly',
  ],
};
