import {
  earlyBeforeWeek,
  planUntilYears,
} from '../../../facts/clinical/mother-and-child/child-visits.ts';
import {
  type Dose,
  rotavirusShortage,
  tooOldYears,
  vitaminAInterval,
  vitaminAMonths,
} from '../../../facts/clinical/mother-and-child/vaccines.ts';
import { site } from '../../../facts/hospital/site.ts';
import { clinics } from '../../../facts/schedule/clinics.ts';
import { formatDay, formatMonth } from '../../formats/en.ts';
import { makeVisitTexts } from '../../formats/visit-texts.ts';
import { dosesText, doseText, protectionText, visitTitle } from '../clinical/dose-words.ts';
import { waitAfterVaccine } from '../clinical/vaccine-words.ts';
import { clinicTime } from '../schedule/clinic-words.ts';

const clinic = clinics.find(({ id }) => id === 'vaccines');

/** Texts of /vaccine-planner before a birthday is sent, and around the plan. */
export const vaccinePlanner = {
  heading: 'Vaccine planner',
  lead: "Enter your child's birthday to see the day of each vaccine and each check.",
  formHeading: 'When was your child born?',
  again: 'Change the birthday',
  submitLabel: 'Show the days',
  birth: { label: 'Day of birth' },
  early: { label: `Born before ${earlyBeforeWeek} weeks of pregnancy` },
  how: {
    heading: 'How the days are counted',
    text: 'We count from the day of birth, as the clinic booklet does. Where a month has no such day, we take the first of the next month. Does your child have HIV or another long illness, or live where malaria or yellow fever is common? Ask us: more vaccines may be needed.',
    children: "The children's department: danger signs, doctors, prices",
    guide: 'Guide: each vaccine, what is normal afterwards, what changed',
  },
} as const;

/** Errors of the birthday. */
export const vaccineErrors = {
  ahead: 'This day is in the future. Enter the day of birth',
  longAgo: `This is more than ${planUntilYears} years ago. Check the date, or call ${site.phone}`,
  early: 'Tick the box or leave it empty',
} as const;

/** Texts of the plan. */
export const vaccinePlanWords = {
  heading: "Your child's vaccines and checks",
  lead: 'Show it to the nurse, who follows the clinic booklet and may change a day.',
  next: 'Next visit',
  noneAhead: 'All days are past',
  boysDone: 'All done for boys.',
  bookLabel: 'Book this visit',
  /** Before what to do about it. */
  missed: {
    birth: 'BCG or the first polio drops not given yet?',
    bcg: 'BCG not given yet?',
    visit: (title: string) => `Missed the visit at "${title}"?`,
  },
  dropsUntil: (day: string) => `The drops count only until ${day}.`,
  bookMissedLabel: 'Book what was missed',
  born: 'Born',
  bring: { term: 'Bring', detail: 'Mother and Child Health Handbook, your ID' },
  after: { term: 'After a vaccine', detail: `Stay ${waitAfterVaccine}` },
  visitsHeading: 'The days',
  repeats: `Then every ${vitaminAInterval} months, to ${vitaminAMonths.at(-1)} months: vitamin A and a worm tablet`,
  late: 'Missed a day? Come now, not at the next date. Nothing starts again: we go on from the last dose.',
  rotavirusShort: `Rotavirus drops were short in ${formatMonth(rotavirusShortage.month)}. On ${formatDay(rotavirusShortage.asOf)} we found no newer notice. Call ${site.phone} before you come for them alone.`,
  rotavirusTooOld: `From ${tooOldYears.rotavirus} years of age rotavirus drops no longer help.`,
  newer: (doses: readonly Dose[]) =>
    `Kenya added these after your child's day: ${doses
      .map((dose) => `${doseText(dose)} in ${formatMonth(dose.since?.slice(0, 7) ?? '')}`)
      .join('; ')}. Ask the nurse about them.`,
  clinic:
    'A few vaccines are only for babies; the nurse tells you which ones still help. Those on the ' +
    `national schedule are free${clinic ? `, ${clinicTime(clinic)}` : ''}. Call ${site.phone} first, ` +
    'as some vials are shared between children.',
  early: {
    heading: 'Your baby was born early',
    text: 'The days are the same: vaccines go by the day of birth, not the due date. A very small baby may wait for BCG: the nurse decides. Ask us about extra checks of eyes, hearing and growth.',
  },
  keepHeading: 'Keep these days',
  calendarHint:
    'A file with every day ahead, and a reminder two days before each. Saving again updates the ' +
    'same days; each child has its own.',
  smsCost: 'Your network charges for up to four SMS.',
  printLabel: 'Print for the fridge',
  printHint: 'It fills both sides of one sheet.',
} as const;

/** Danger signs, which do not wait for a day. */
export const vaccineAlarm = {
  heading: 'Danger signs in a child',
  text: 'Come now, at any hour. One sign is enough. So is a swollen face or trouble breathing after a vaccine.',
} as const;

/** The age at a visit, what is done there, and what it protects against. */
export const visitTexts = makeVisitTexts({
  check: 'We check you and your baby',
  wormTablet: 'A worm tablet',
  ...{ visitTitle, dosesText, protectionText },
});

/** Texts of the calendar file's events. */
export const vaccineCalendar = {
  summary: (title: string) => `Child's clinic: ${title}`,
  missed: (title: string) => `Child's clinic: missed ${title}?`,
  always: `Missed it? Come now: nothing starts again. A danger sign? Call ${site.phone} or come, at any hour.`,
} as const;

/** The message to send: only GSM 7-bit characters, to fit into four SMS. */
export const vaccineShare = {
  heading: (born: string) => `Vaccines and checks, ${site.shortName}. Born ${born}.`,
  visit: (title: string, day: string) => `${title}: ${day}`,
  vitaminA: 'Vitamin A every 6 months to age 5.',
  late: `Late? Come, nothing starts again. Ill? Call ${site.phone}.`,
} as const;
