import { site } from '../../site.ts';
import { feverWords } from '../clinical/fever-words.ts';
import type { MedicalArticle } from '../medical-article.ts';

/**
 * The author is SAMPLE content.
 *
 * Kenya's routine vaccines by age, as they stand in 2026 (spec section 3): rotavirus has three
 * doses, polio has two injections (since November 2025), HPV has one dose (since November 2025)
 * and typhoid is new (since July 2025). An operator checks them against the Ministry of Health.
 */
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
Immunization. Most of the visits fall in the first 18 months, and each one counts, because full
protection from a disease comes only with the last dose against it.

**The schedule by age**

- **Birth:** BCG in the left forearm and oral polio drops (OPV, birth dose)
- **6 weeks:** OPV 1, pentavalent 1, PCV 1 and rotavirus 1
- **10 weeks:** OPV 2, pentavalent 2, PCV 2 and rotavirus 2
- **14 weeks:** OPV 3, IPV 1 (polio injection), pentavalent 3, PCV 3 and rotavirus 3
- **6 months:** vitamin A, 100,000 IU
- **9 months:** measles-rubella 1, IPV 2 and typhoid conjugate vaccine
- **12 months:** vitamin A, 200,000 IU, again every 6 months until the age of 5
- **18 months:** measles-rubella 2, on the same day as vitamin A
- **10 years:** HPV for girls, one dose; girls up to 14 who missed it can still have it

The birth dose of polio belongs in the first two weeks of life, and BCG is best given before you
leave the maternity ward. From 12 months your child also gets a deworming tablet every six months.

**What each one protects against**

BCG guards babies against the worst forms of tuberculosis, those of the brain and of the whole
body. OPV and IPV stop polio, which can paralyse a leg for life. **Pentavalent** is five vaccines
in one injection: diphtheria, tetanus, whooping cough, hepatitis B and Hib, a cause of meningitis.
PCV works against pneumococcus, a leading cause of severe pneumonia. Rotavirus vaccine is given by
mouth against a diarrhoea that can dry out a small baby within a day.

Measles-rubella needs both doses. About 85 in 100 babies are protected by the one at 9 months, and
the dose at 18 months lifts that above 95. Many families forget the second, which is why measles
outbreaks still happen. The HPV vaccine prevents most cancers of the cervix and works best years
before a girl could meet the virus.

**What changed recently**

An older clinic booklet may not match the list above. Typhoid conjugate vaccine joined the routine
schedule after the national campaign of July 2025. In November 2025 Kenya added the second polio
injection and moved HPV from two doses to one. A girl living with HIV may need more than one dose,
so ask her clinic.

In March 2026 the Ministry of Health warned that rotavirus vaccine was in short supply. Keep every
appointment even so, because the other vaccines go ahead and we note which drops are still owed.

Two more vaccines depend on where you live. Yellow fever vaccine at 9 months is for counties at
risk in the Rift Valley, and the malaria vaccine, from 6 months, is for areas with much malaria,
mainly in western Kenya. Neither is routine in Kiambu. Tell us if you are about to move.

**What is normal afterwards**

A sore, slightly swollen thigh and a mild fever for one or two days show that the body is learning.
Breastfeed often, dress the baby lightly and leave the injection site bare, with no herbs or oil.
Ask the nurse which fever medicine suits your child's weight, and bring a baby under 3 months with
a fever to us. After measles-rubella, a fever and a light rash may come 5 to 12 days later
and pass within three days.

BCG has its own timetable. A small bump turns into a sore after two to six weeks, oozes a little,
and heals to a scar in about three months. Keep it clean with plain water and do not cover it. A
vaccinated baby who shows no scar does not need a second dose.

**If you are late or your child is ill**

A missed dose is never a reason to start again. We continue from the last one, with at least four
weeks between doses of the same vaccine, and can give several vaccines on one day. A cough, a runny
nose, mild diarrhoea or a fever under 38.5 °C is no reason to wait. A baby born early is vaccinated
by the date of birth, not the due date, though a very small one may wait for BCG.

Tell us before the injection if your child had a severe reaction to an earlier dose, has ever had a
blocked or folded bowel, takes medicine that weakens the immune system, or may have been exposed to
HIV. Babies exposed to HIV get an extra measles-rubella dose at 6 months.

**Your visit to the immunization room**

Bring the Mother and Child Health Handbook, in which we write each dose with its date. If it is
lost, come anyway: we look at our records and at the BCG scar. We weigh and measure your child
first, and ask you to stay for 15 to 30 minutes afterwards so that a rare allergic reaction is seen
at once. Vaccines are kept between 2 and 8 °C, and you may look at the fridge thermometer.

The government supplies KEPI vaccines free of charge. If there is a service fee, or you want a
vaccine outside the schedule, such as chickenpox or flu, ${site.name} tells you the price before
anything is opened. To hear which vaccines are in stock today, call ${site.phone}.`,
  date: '2026-04-14',
  readTime: '5 min read',
  image: 'child-vaccination',
  category: 'Pediatrics',
  tags: ['fever', 'vaccination', 'kepi schedule', 'babies', 'measles', 'polio', 'hpv'],
  author: 'Dr. Peter Otieno Ouma',
  seoKeywords: [
    'KEPI vaccination schedule',
    'child immunization schedule Kenya 2026',
    'baby vaccines 6 weeks 10 weeks 14 weeks',
    'measles rubella vaccine 9 months 18 months',
    'HPV vaccine Kenya single dose',
    'typhoid vaccine 9 months Kenya',
    'vaccination clinic Kiambu',
  ],
  sources: [
    'Ministry of Health, Kenya, National Vaccines and Immunization Programme: routine ' +
      'immunization schedule, with the changes of July and November 2025',
    'Ministry of Health, Kenya: National Policy Guidelines on Immunization, 2013',
    'Ministry of Health, Kenya: public notice on the supply of rotavirus vaccine, March 2026',
    'WHO position papers on measles (2017) and human papillomavirus (2022) vaccines',
    'Ministry of Health, Kenya: Mother and Child Health Handbook',
  ],
  urgentSigns: [
    'Swelling of the face or trouble breathing within hours of a vaccine',
    'A fit, or a child who is limp or hard to wake',
    `A baby under 2 months with ${feverWords.youngBaby.detail}`,
    `At 2 to 3 months, ${feverWords.baby.detail}; at any age, ${feverWords.anyAge.detail}`,
    'Crying without stop for more than three hours',
    'After rotavirus drops: blood in the stool, green vomit or a swollen belly',
    'The child cannot drink or breastfeed, or vomits everything',
  ],
};
