import type { Clinic, ClinicId } from '../../../facts/schedule/clinics.ts';
import { makeClinicTexts } from '../../formats/clinic-texts.ts';
import { formatDays, formatHours } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';

/** Name of each clinic. */
export const clinicNames: Readonly<Record<ClinicId, string>> = {
  antenatal: 'Kliniki ya ujauzito',
  highRiskPregnancy: 'Mapacha, presha na mimba nyingine zinazohitaji uangalizi zaidi',
  postnatal: 'Kliniki baada ya kujifungua, mama na mtoto',
  antenatalClass: 'Mafunzo ya wajawazito, na kuonyeshwa chumba cha kujifungulia',
  children: 'Kliniki ya watoto',
  childFollowUp: 'Kufuatilia watoto wachanga, na watoto wenye pumu (asthma)',
  vaccines: 'Chanjo na kupima ukuaji',
  diabetes: 'Kisukari na presha (shinikizo la damu)',
  heartLungKidney: 'Kufuatilia moyo, mapafu na figo',
  gynaecology: 'Magonjwa ya wanawake',
  bones: 'Mifupa na viungo vyake',
  earNoseThroat: 'Masikio, pua na koo',
  skin: 'Ngozi',
  nutrition: 'Lishe',
  physiotherapy: 'Mazoezi ya viungo (physiotherapy)',
  surgical: 'Kliniki ya upasuaji',
  urology: 'Njia ya mkojo (urology)',
  dental: 'Kukaguliwa meno, na matibabu yaliyopangwa',
  ultrasound: 'Ultrasound iliyopangwa',
  difficultPictures: 'Ripoti za daktari bingwa wa kusoma picha (radiologist)',
  familyPlanning: 'Kupanga uzazi',
  screening: 'Kupimwa saratani ya mlango wa kizazi na ya matiti',
};

/** Formats a clinic's days and hours, in both ways of telling the time. */
export function clinicTime({ days, from, to }: Clinic): string {
  return `${formatDays(days)} ${formatHours([{ opens: from, closes: to }])}`;
}

const visitingNote = 'Kama ni daktari bingwa mgeni, thibitisha siku yake kwa simu.';

export const { clinicianOf, clinicDays } = makeClinicTexts({
  clinicNames,
  clinicTime,
  nurses: 'wauguzi wetu',
  visitors: {
    orthopaedicSurgeon: 'daktari bingwa mgeni wa mifupa',
    entSpecialist: 'daktari bingwa mgeni wa masikio, pua na koo',
    skinSpecialist: 'daktari bingwa mgeni wa ngozi',
    urologist: 'daktari bingwa mgeni wa njia ya mkojo',
    radiologist: 'daktari bingwa mgeni wa kusoma picha (radiologist)',
  },
  visitingNote,
  daysHeading: 'Siku za kliniki',
  allLabel: 'Kliniki zote na wahudumu wake',
});

/** The calendar on /sw/doctors. */
export const clinicCalendar = {
  heading: 'Kalenda ya kliniki',
  intro: `Zote ni kwa miadi. ${visitingNote} Kama ni jambo lisiloweza kungoja, njoo: mhudumu wa afya yuko hapa saa yoyote.`,
  /** Heading of the clinics on five days or more. */
  mostDays: 'Siku nyingi',
  subscribeLabel: 'Weka kliniki zote kwenye kalenda yako',
} as const satisfies WordsOf<'clinicWords'>['clinicCalendar'];
