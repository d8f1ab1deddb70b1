import { schemes, site } from '../../../facts/hospital/site.ts';
import { wholeSpan } from '../../../facts/schedule/day/day-plan.ts';
import type { StatusEntry } from '../../../facts/schedule/status/status.ts';
import type { StatusItem } from '../../../facts/schedule/status/status-items.ts';
import {
  formatDayOfYear,
  formatFullDay,
  formatHours,
  formatShortDay,
  formatShortTime,
  formatTime,
  formatWeekday,
} from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';
import { holidayNames } from '../schedule/holiday-names.ts';

const items: Readonly<Record<StatusItem, string>> = {
  sha: `Mfumo wa ${schemes.sha}`,
  mobileMoney: 'M-Pesa',
  vaccines: 'Chanjo',
  blood: 'Damu ya kuongezewa',
  oxygen: 'Oksijeni',
  laboratory: 'Maabara',
  xRay: 'X-ray',
  ultrasound: 'Ultrasound',
  theatre: 'Chumba cha upasuaji',
  ambulance: 'Ambulensi yetu',
};

// 'huduma' carries the noun class, whatever the thing is
const states: Readonly<Record<StatusEntry['state'], string>> = {
  available: 'huduma inapatikana',
  limited: 'huduma ina upungufu',
  unavailable: 'huduma haipatikani kwa sasa',
};

/** Returns the time of a report, with its day if that is not `today`. */
function reportTime({ asOf }: StatusEntry, today: string): string {
  const [day = '', time = ''] = asOf.split('T');
  return day === today ? formatTime(time) : `${formatDayOfYear(day)}, ${formatTime(time)}`;
}

const byAppointment =
  'Kliniki ni za miadi. Huwezi kungoja? Njoo tu: mhudumu wa afya yuko hapa saa yoyote, mchana au usiku.';

/** Texts of /sw/today, and of the line about today on other pages. */
export const today: WordsOf<'today'>['today'] = {
  heading: 'Leo hospitalini',
  statusHeading: 'Taarifa ya sasa ya wafanyakazi wetu',
  dayHeadings: {
    today: 'Kliniki za leo',
    others: 'Kliniki nyingine: siku inayofuata ya kila moja',
  },
  byAppointment,
  noClinics: 'Hakuna kliniki siku hii. Mhudumu wa afya atakuona saa yoyote.',
  visitingNote: 'Kama ni daktari bingwa mgeni, thibitisha siku yake kwa simu.',
  hoursHeading: 'Saa za leo',
  hours: {
    hospital: 'Dharura, uzazi na duka la dawa',
    alwaysOpen: 'Wazi saa 24, kila siku',
    laboratory: 'Maabara, vipimo vya kawaida',
    noLaboratory: (day) => `${formatWeekday(day)}: vipimo vya dharura tu`,
    visiting: {
      general: 'Kutembelea wodi za kawaida',
      maternity: 'Kutembelea wodi ya uzazi',
      children: 'Kutembelea wodi ya watoto',
      hdu: 'Kutembelea HDU',
    },
  },
  calendar: {
    name: 'Kliniki',
    heading: 'Kliniki kwenye kalenda',
    text: 'Nakala unayohifadhi huonyesha wiki ya kawaida tu, na haibadiliki. Ukijiunga, utaona pia siku ambazo kliniki imefungwa. Android: fungua Google Calendar kwenye kompyuta, chagua "Other calendars", kisha "From URL", na uandike anwani hii.',
    subscribe: 'Jiunge (iPhone, Mac)',
    copy: 'Hifadhi nakala',
    allClinics: 'Kliniki zote za wiki',
  },
  seeLabel: 'Tazama ya leo',
  fullDay: formatFullDay,
  opening: ({ opens }) => formatShortTime(opens),
  round: (hours) => formatHours([hours]),
  openLarge: 'Wazi saa 24',
  callFirst: 'sikukuu, piga simu kwanza',
  holidayNote: (name) =>
    `Ni sikukuu: ${holidayNames[name]}. Piga ${site.phone} kabla ya kuja kliniki.`,
  hoursOn: (day, hours) => `${formatWeekday(day)}: ${formatHours(hours)}`,
  openNow: ({ closes }) => `Wazi hadi ${formatTime(closes)}`,
  closedUntil: (day, time, isSoon, hasTwoLines) => ({
    before: `Imefungwa${hasTwoLines ? ', wazi' : ' hadi'} ${isSoon ? formatWeekday(day) : formatShortDay(day)},`,
    time,
  }),
  closedOn: (day) => `${formatWeekday(day)}: imefungwa`,
  holidayOn: (day) => `${formatWeekday(day)}: sikukuu, piga simu kwanza`,
  nextOn: (day, { opens }) => `Ijayo: ${formatShortDay(day)}, ${formatTime(opens)}`,
  soonOn: (day, { opens }) => `${formatWeekday(day)}: ${formatTime(opens)}`,
  nextUnknown: 'Siku ijayo: tuulize',
  oldPage: (day) => `Ukurasa huu ni wa ${formatFullDay(day)}. Ufungue tena uone ya leo.`,
  statusReport: (entry, now) => ({
    term: items[entry.of],
    state: states[entry.state],
    asOf: `Kufikia ${reportTime(entry, now)}.`,
  }),
  clinicsLine(day, sessions, holiday) {
    const date = formatDayOfYear(day);
    if (holiday)
      return [`${date} ni sikukuu (${holidayNames[holiday]}).`, 'Piga simu kabla ya kuja kliniki.'];
    const held = sessions.flatMap(({ hours }) => hours ?? []);
    if (held.length === 0)
      return [`Hakuna kliniki ${date}.`, 'Mhudumu wa afya yuko hapa saa yoyote.'];
    return [`Kliniki za ${date}: ${held.length}, kuanzia ${formatTime(wholeSpan(held).opens)}.`];
  },
  visitsTime: {
    until: 'Hadi',
    from: 'Leo kuanzia',
    on: (day) => `${formatWeekday(day)} kuanzia`,
  },
  otherWards: {
    both: 'Wodi ya uzazi na ya watoto',
    maternity: 'Wodi ya uzazi',
    children: 'Wodi ya watoto',
  },
  openLine: {
    always: 'dharura, uzazi, duka la dawa',
    clinics: (count) => `kliniki\u00a0${count}`,
    open: (things) => `Wazi sasa: ${things.join(', ')}.`,
    clinicsFrom: ({ opens }) => `Kliniki: kuanzia ${formatTime(opens)}.`,
    clinicsOn: (day, { opens }) => `Kliniki: ${formatWeekday(day)} ${formatTime(opens)}.`,
    visitsUntil: ({ closes }) => `Kutembelea: hadi ${formatTime(closes)}.`,
    visitsFrom: ({ opens }) => `Kutembelea: kuanzia ${formatTime(opens)}.`,
    visitsOn: (day, { opens }) => `Kutembelea: ${formatWeekday(day)} ${formatTime(opens)}.`,
  },
  statusAlert: (entry, now) =>
    `${items[entry.of]}: ${states[entry.state]}, kufikia ${reportTime(entry, now)}.`,
};
