import type { WordsOf } from '../../words-of.ts';

type Words = WordsOf<'urgentMessage'>;

/** Shown after a form with a message that sounds like an emergency. */
export const urgentMessage = {
  heading: 'Inaonekana ni dharura: piga simu sasa',
  text: 'Usingoje jibu la ujumbe. Piga simu au uje sasa, mchana au usiku.',
  call: 'Piga simu sasa',
  /** Above the first steps, or the link to the emergency page. */
  steps: 'Cha kufanya kabla msaada haujafika',
  /** Precedes the number of another ambulance. */
  noAnswer: 'Hakuna anayepokea? Ambulensi ya Red Cross:',
  /** Precede the numbers of other organisations. */
  lines: {
    suicide: 'Befrienders Kenya, kuongea na mtu sasa:',
    genderViolence: 'Ubakaji na ukatili, bila malipo saa zote:',
    children: 'Watoto, bila malipo saa zote:',
  },
} as const satisfies Words['urgentMessage'];

/** The same as a page, without JavaScript. */
export const urgentPage = {
  description: 'Tupigie simu sasa. Ujumbe wako bado haujatumwa.',
  keptHeading: 'Ujumbe wako bado haujatumwa',
  keptText: 'Umeshapiga simu, au si jambo la haraka? Bado unaweza kutuma ujumbe wako.',
} as const satisfies Words['urgentPage'];
