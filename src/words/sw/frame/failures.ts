import type { WordsOf } from '../../words-of.ts';

type Failures = WordsOf<'failures'>;

/** The 404 page. */
export const notFoundPage = {
  title: 'Ukurasa haupo',
  heading: '404',
  message: 'Samahani, hatuupati ukurasa unaoutafuta.',
  hint: 'Huenda anwani ina kosa, au ukurasa umehamishwa.',
  homeLabel: 'Rudi mwanzo',
  backLabel: 'Rudi nyuma',
} as const satisfies Failures['notFoundPage'];

/** Pages for a posted form that cannot be read, by status code. */
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

/** Below the text of such a page: the language switch cannot keep what was typed. */
export const refusedFormLanguage: Failures['refusedFormLanguage'] =
  'Ukibadilisha lugha hapa, fomu itaanza bila maandishi yako.';

/** Link on such a page. */
export const backToForm: Failures['backToForm'] = 'Rudi kwenye fomu';

/** The page for a server error. */
export const failurePage = {
  heading: 'Kuna hitilafu kwa upande wetu',
  text: 'Samahani. Hata hivyo, hospitali iko wazi saa 24, kila siku. Tafadhali tupigie simu, au ujaribu tena baada ya dakika moja.',
  homeLabel: 'Rudi mwanzo',
} as const satisfies Failures['failurePage'];

/** Texts around phone and email on a page for a refused form: these always work. */
export const otherWays = {
  call: 'Au piga simu',
  write: 'au andika kwa',
  end: '; tunapokea ombi lako kwa njia hiyo pia.',
} as const satisfies Failures['otherWays'];

/** The page for a request that its address cannot answer (405): most often a download opened again. */
export const wrongMethodPage = {
  heading: 'Anwani hii haiwezi kufanya hivyo',
  text: 'Huenda faili imefunguliwa mara ya pili. Nenda kwenye ukurasa ubonyeze kitufe tena, au utupigie simu.',
  linkLabel: 'Nenda kwenye ukurasa',
} as const satisfies Failures['wrongMethodPage'];
