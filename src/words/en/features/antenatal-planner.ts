import {
  type ContactWeek,
  cycleDays,
  notBornWeek,
  planLimits,
} from '../../../facts/clinical/mother-and-child/antenatal-contacts.ts';
import { birthDay } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { clinics } from '../../../facts/schedule/clinics.ts';
import { clinicTime } from '../schedule/clinic-words.ts';

const { shortest, usual, longest } = cycleDays;
const clinic = clinics.find(({ id }) => id === 'antenatal');

/** Texts of /antenatal-planner before a date is sent, and around the plan. */
export const planner = {
  heading: 'Antenatal planner',
  lead: `Enter one date to see the day of each antenatal visit, what happens there and what to bring.`,
  formHeading: 'Which date do you know?',
  again: 'Change the date',
  submitLabel: 'Show my plan',
  how: {
    heading: 'How the days are counted',
    text: `We count from the first day of your last period. The due date is 40 weeks later: a little sooner with short cycles, later with long ones. Did an early scan give you another due date? Use that one. It is more exact.`,
    more: 'Packages, prices and the schedule of tests',
    care: 'Hospital bag, clinic days and care at each stage',
    birthPlan: 'Write your birth plan',
  },
} as const;

/** The planner's fields. */
export const planFieldWords = {
  basis: {
    legend: 'I know',
    options: {
      'last-period': 'the first day of my last period',
      'due-date': 'my due date, from a scan or a clinic',
    },
  },
  date: { label: 'That date' },
  cycle: {
    label: 'Days from one period to the next',
    hint: `${shortest} to ${longest}. Not sure? Leave ${usual}. With a due date it makes no difference.`,
  },
} as const;

/** Error messages of the fields. */
export const planErrors = {
  basis: 'Choose which date you know: your last period or your due date',
  lastPeriodAhead: 'This date is in the future. Enter the first day of your last period',
  lastPeriodLongAgo: `This is more than ${planLimits.sinceLastPeriod} weeks ago. Check the date. If you are still pregnant, call ${site.phone} or come today`,
  dueDateFarAhead: `This is more than ${planLimits.toDueDate} weeks ahead. Check the date`,
  dueDateLongPast: `This due date is more than ${planLimits.pastDueDate} weeks past. Check the date. If you are still pregnant, call ${site.phone} or come today`,
  cycle: (typed: string) =>
    `You wrote "${typed}". Enter a number from ${shortest} to ${longest}, or leave ${usual}`,
} as const;

/** Headings and first lines of the plan. */
export const planWords = {
  heading: 'Your antenatal plan',
  midwife:
    'Show this plan to your midwife, who knows your pregnancy and may ask you to come more often.',
  dueDate: 'Due date',
  today: 'Today',
  next: (week: number) => `Next visit: week ${week} of your pregnancy`,
  age: ({ weeks, days }: { weeks: number; days: number }) =>
    `${weeks} ${weeks === 1 ? 'week' : 'weeks'} and ${days} ${days === 1 ? 'day' : 'days'}`,
  notBegun: 'You are in the first days. Take a test after a missed period.',
  week: (week: number) => `Week ${week}`,
  overdue: (day: string) =>
    `Your due date has passed. If your baby is not born yet, come on ${day} at the latest.`,
  overdueNow: `You are past week ${notBornWeek}. If your baby is not born yet, come today, at any hour.`,
  noneAhead: 'Still pregnant?',
  bookLabel: 'Book this visit',
  notYet: 'Not been to a clinic in this pregnancy yet?',
  bookFirstLabel: 'Book my first visit',
  birthDay: `Twins, diabetes, high blood pressure, an earlier cesarean, or a baby not head down? Ask by week ${birthDay.askByWeek}, or today if that has passed, on which day your baby should be born. Do not wait for these dates.`,
  byWeek: `By week ${birthDay.askByWeek}`,
  visitsHeading: 'Your visits',
  late: 'Missed a visit? Come now, not at the next date.',
  clinic: clinic
    ? `The antenatal clinic is open ${clinicTime(clinic)}. Ask us for a time.`
    : 'Ask us for a time.',
  closed: (weekday: string) =>
    `Your weeks begin on a ${weekday}, when it is closed. The days below are the next clinic days.`,
  bringHeading: 'Bring each time',
  bring: [
    'Your Mother and Child Health Handbook',
    `Your ID, and your ${schemes.sha} or insurance details`,
    'Reports of scans and tests done elsewhere',
    'All medicines and tablets you take',
  ],
  labourHeading: 'When to come in labour',
  keepHeading: 'Keep your plan',
  calendarHint:
    'A file with every visit ahead, and a reminder two days before each. Saving again updates ' +
    'the same visits, so keep one pregnancy in one calendar.',
  smsCost: 'Your network charges for up to five SMS.',
  printLabel: 'Print for the fridge',
  printHint: 'It prints on both sides of one sheet.',
} as const;

/** Reminder that danger signs do not wait for a visit. */
export const planAlarm = {
  heading: 'Danger signs in pregnancy',
  text: 'Come now, at any hour. One sign is enough. Never wait for your next visit.',
} as const;

/** What happens at each contact, and extra things to bring. */
export const contactWords = {
  12: {
    what: 'Come as soon as you know you are pregnant, on this day at the latest. We check your health, blood pressure, blood and urine. You get iron and folic acid tablets, and a tetanus vaccine if it is due.',
    bring: 'the date of your last period',
  },
  20: {
    what: 'A scan shows how your baby is growing and how many weeks you are. Have it before week 24 if you can.',
  },
  26: {
    what: 'We test your blood again, check how your baby is growing and ask about its movements.',
  },
  30: {
    what: 'We check your blood pressure and how your baby is growing. Plan the birth with us: who comes with you, and how you get here at night.',
  },
  34: {
    what: 'We feel which way your baby is lying. Have your hospital bag packed by now.',
  },
  36: {
    what: 'We feel again which way your baby is lying and finish the birth plan. Twins, diabetes, high blood pressure, an earlier cesarean, or a baby not head down? Ask now on which day your baby should be born.',
    bring: "your birth companion, and your insurer's form",
  },
  38: {
    what: "We check you and your baby's heartbeat, and talk about how labour begins. From now on, come every week.",
  },
  39: {
    what: "We check you and your baby's heartbeat again.",
  },
  40: {
    what: 'We check you and your baby closely around the due date.',
  },
  41: {
    what: 'Your baby is not born yet? Come on this day. We check you both and talk about starting labour.',
  },
} as const satisfies Record<ContactWeek, { what: string; bring?: string }>;

/** Labels of the parts of a contact. */
export const contactLabels = {
  tests: 'Tests',
  /** What a test is for, after its name. */
  glosses: {
    VDRL: 'syphilis',
    Urinalysis: 'urine',
    Glucose: 'sugar',
    Hemoglobin: 'anaemia',
  } as Readonly<Record<string, string>>,
  /** In the week of the second test for HIV and syphilis. */
  repeatTests: 'HIV and syphilis again',
  eachVisit: 'We test your blood pressure and urine at each visit.',
  bring: 'Bring also',
} as const;

/** Texts of the calendar file's events. */
export const calendar = {
  summary: (week: number) => `Antenatal visit, week ${week}`,
  firstBooking: 'First antenatal visit in this pregnancy',
  firstVisit: 'Been to the antenatal clinic yet? If not, come',
  always: `Missed a visit? Come now. A danger sign? Do not wait for this day. Call ${site.phone} or come, at any hour.`,
} as const;

/** The message to send to yourself: only GSM 7-bit characters, to fit into five SMS. */
export const shareWords = {
  heading: (due: string) => `Antenatal visits, ${site.shortName}. Due date ${due}.`,
  notYet: (day: string) => `Not been to a clinic yet? Come by ${day}.`,
  visit: (week: number, day: string) => `Week ${week}: ${day}`,
  birthDay: `Twins, diabetes, high pressure, past cesarean, not head down: ask by week ${birthDay.askByWeek}, or now, when to give birth.`,
  alarm: `Bleeding, pain or any danger sign: come now, do not wait for a date. Call ${site.phone}.`,
} as const;
