import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

type Failures = WordsOf<'failures'>;

/** The pages of what can go wrong. */
export const notFoundPage = {
  title: 'Ukurasa haupo',
  heading: '404',
  message: 'Samahani, hatuupati ukurasa unaoutafuta.',
  hint: 'Huenda anwani ina kosa, au ukurasa umehamishwa.',
  homeLabel: 'Rudi mwanzo',
  backLabel: 'Rudi nyuma',
} as const satisfies Failures['notFoundPage'];

/** Why a sent form could not be read at all, by status code. */
export const refusedFormPages = {
  400: {
    heading: 'Hatukuweza kusoma fomu yako',
    text: 'Iliharibika njiani. Rudi nyuma, angalia maandishi yako kisha utume tena.',
  },
  413: {
    heading: 'Ujumbe wako ni mrefu mno',
    text: 'Ni mrefu mno kwa WhatsApp. Rudi nyuma, ufupishe kisha utume tena.',
  },
  415: {
    heading: 'Hatukuweza kusoma fomu yako',
    text: 'Ilifika kwa muundo tusioweza kusoma. Rudi nyuma uitume kwa kitufe cha fomu.',
  },
} as const satisfies Failures['refusedFormPages'];

/** On such a page, the way back. */
export const backToForm: Failures['backToForm'] = 'Rudi kwenye fomu';

/** What a visitor reads when the site itself fails. */
export const failurePage = {
  heading: 'Kuna hitilafu kwa upande wetu',
  text: `Samahani. Hospitali iko wazi ${site.hours.label} hata hivyo: tafadhali tupigie simu, au jaribu tena baada ya dakika moja.`,
  homeLabel: 'Rudi mwanzo',
} as const satisfies Failures['failurePage'];

/** What stands around phone and e-mail below each refusal: the ways that always work. */
export const otherWays = {
  call: 'Au piga simu',
  write: 'au andika kwa',
  end: '; tunapokea ombi lako kwa njia hiyo pia.',
} as const satisfies Failures['otherWays'];

/** Another method than POST at the address of a plan's calendar file. */
export const postOnlyText: Failures['postOnlyText'] =
  'Anwani hii hujibu POST tu: faili ya kalenda hutengenezwa na fomu ya ukurasa wa mpango.\n';

/** A method that no page answers (RFC 9110, 15.5.6). */
export const methodNotAllowedText: Failures['methodNotAllowedText'] =
  'Anwani hii hujibu GET, HEAD na, pale ilipo na fomu, POST.\n';
