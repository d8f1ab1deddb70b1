import { paperTimes } from '../../../facts/hospital/papers.ts';
import { phoneHref, schemes, site } from '../../../facts/hospital/site.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { prices } from '../../../facts/money/prices.ts';
import { shaSources } from '../../../facts/money/sha.ts';
import { formatPrice } from '../../formats/en.ts';
import { formatCount } from '../../formats/format-parts.ts';
import { ifPriced } from '../../if-on.ts';
import type { ReadingPage } from '../../reading/reading-page.ts';
import { recordsDesk } from '../schedule/opening-hours.ts';

const { reportWorkingDays, policeFormWorkingDays, foodHandlerWorkingDays, copyDays } = paperTimes;
const free = 'Free';
const sameDay = 'the same day';
const workingDays = (days: number) => `within ${formatCount(days, 'working day')}`;

/** How long copies take, as the wards also say. */
export const copyTime = `within ${formatCount(copyDays, 'day')}`;
/** How long a report takes, as the wards also say. */
export const reportTime = workingDays(reportWorkingDays);

const deskHours = `${recordsDesk.weekdays}, ${recordsDesk.saturday}`;
const desk = `Records desk beside reception: ${deskHours}`;

/** The rows of a paper: who gives it and where, its price and time, and what to bring. */
function paper(where: string, cost: string, bring: string, note?: string) {
  return [
    { term: 'Who and where', detail: where },
    { term: 'Cost and time', detail: cost },
    { term: 'Bring', detail: bring },
    ...(note ? [{ term: 'Good to know', detail: note }] : []),
  ];
}

const report = `${formatPrice(prices.medicalReport)}, ${reportTime}`;
const fitness = ifPriced(prices.fitnessCertificate, (price) => `${formatPrice(price)}, ${sameDay}`);
const foodHandler = ifPriced(
  prices.foodHandlerCertificate,
  (price) => `${formatPrice(price)}, ${workingDays(foodHandlerWorkingDays)}`,
);
const policeForm = `${free}, ${workingDays(policeFormWorkingDays)}`;
const copies = `First copy free, ${copyTime}`;

/** /papers: each letter, form and certificate. The hospital's rules are SAMPLE content. */
export const papers: ReadingPage = {
  heading: 'Papers and certificates',
  lead: 'Sick notes, forms, certificates and copies: cost, time and what to bring.',
  blocks: [
    {
      kind: 'paper',
      heading: 'Sick note',
      intro: 'Also called a sick sheet or sick leave letter.',
      cost: `${free}, ${sameDay}`,
      facts: paper(
        `The clinician who treats you, at any hour`,
        `${free}, ${sameDay}`,
        "ID, and your employer's or school's form if it has one",
        'We write it for the days on which we found you ill, not for days before you came. The law asks for a note signed by a qualified practitioner (Employment Act, section 30).',
      ),
    },
    {
      kind: 'paper',
      heading: 'Medical report',
      intro: 'For an insurer, a school, an employer or a court.',
      cost: report,
      facts: paper(
        desk,
        report,
        'ID, and the letter that says what the report must answer. If you come for someone else: their written permission and both IDs.',
      ),
    },
    {
      kind: 'paper',
      heading: 'P3 form after an assault or an accident',
      intro:
        'Come for treatment first, at any hour. You need no form for that. After a rape you need no police papers at all.',
      cost: policeForm,
      facts: paper(
        'The police give you the form. Our clinician fills in the medical part. Ask at the records desk.',
        `${policeForm}. No one may charge a victim of violence for it (High Court, 2019).`,
        'The form with the police occurrence book (OB) number, your ID and our treatment notes',
        'If the police want a government doctor to fill it in, we give you our notes, free, to take there.',
      ),
    },
    ...fitness.map(
      (cost) =>
        ({
          kind: 'paper',
          heading: 'Fitness certificate',
          intro: 'For school, work, sport or a driving licence.',
          cost,
          facts: paper(
            'Outpatient department, at any hour; in the daytime the wait is shorter',
            `${cost}, if the form asks for no special test`,
            'ID, the form, your glasses, and a passport photo if the form asks for one',
            'Some offices accept only certain doctors. Ask the office that wants the form before you come.',
          ),
        }) as const,
    ),
    ...foodHandler.map(
      (cost) =>
        ({
          kind: 'paper',
          heading: 'Food handler certificate',
          intro: 'For everyone who cooks, serves or sells food.',
          cost,
          facts: paper(
            'Laboratory, then the outpatient department',
            `${cost}, with its tests`,
            'ID, and a fresh stool sample in the pot that the laboratory gives you',
            "Each county decides which tests it wants and how long a certificate is valid. Ask your county's public health office first.",
          ),
        }) as const,
    ),
    {
      kind: 'paper',
      heading: 'Copies of your records',
      intro: 'Your file, results, X-rays, or a discharge summary that you have lost.',
      cost: copies,
      facts: paper(
        desk,
        copies,
        'ID. For a child: the birth certificate. For someone else: their written permission and both IDs.',
        'The Data Protection Act lets you see what we keep about you. We correct a mistake, such as a wrong name.',
      ),
    },
    {
      kind: 'paper',
      heading: 'Papers when you leave the ward',
      cost: free,
      facts: paper(
        'The nurse on your ward, before you go home',
        `${free}: the discharge summary, your medicines in writing and the date to come back`,
        'Check your name, and ask until you understand each line.',
      ),
    },
    {
      kind: 'paper',
      heading: 'Birth and death',
      cost: free,
      contacts: [
        {
          name: 'Birth notification',
          text: `${free}, from the midwife before you go home. Then you register the birth within 3 months.`,
          links: [
            {
              label: 'The steps for your baby',
              page: 'maternityPackages',
              section: 'papers',
            },
          ],
        },
        {
          name: 'Death notification',
          text: `${free}, from the ward at any hour. It leads to the burial permit and the death certificate.`,
          links: [{ label: 'When someone dies', page: 'whenSomeoneDies' }],
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Ask before you come',
      contacts: [
        {
          name: 'Records desk',
          text: `Beside reception: ${deskHours}. At other hours reception takes your request, insurance and ${schemes.sha} forms too.`,
          links: [{ label: site.phone, href: phoneHref }],
        },
      ],
    },
  ],
  samples: 'the fees, the times, the desk and its hours.',
  sources: [
    laws.employmentAct,
    laws.policeFormIsFree,
    laws.dataProtectionAct,
    shaSources.birthNotices,
    laws.birthsAndDeaths,
  ],
};
