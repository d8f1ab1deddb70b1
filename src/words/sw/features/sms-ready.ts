import type { WordsOf } from '../../words-of.ts';
import { metaNotice } from './health-data-in-chat.ts';

/** The page after a form is sent by SMS without JavaScript. */
export const smsReady = {
  title: 'SMS yako iko tayari',
  heading: 'SMS yako iko tayari, lakini bado haijatumwa',
  description: 'Fungua maandishi kwenye app yako ya SMS, yaangalie na ubonyeze tuma.',
  text: 'Ifungue kwenye app yako ya SMS, iangalie na ubonyeze tuma humo. Mtandao wako hutoza pesa kwa SMS.',
  openLabel: 'Fungua SMS',
  textHeading: 'Inasema hivi',
  copyHint: 'Kama hakuna kinachofunguka, nakili maandishi haya na uyatume kwa SMS kwa nambari',
  chatLabel: 'Tuma kwa WhatsApp badala ya SMS',
  chatHint: `${metaNotice} Kwa SMS, hakuna kinachoenda Meta.`,
  changeHint:
    'Ili kubadilisha SMS, rudi nyuma kwenye kivinjari chako. Ulichoandika bado kiko kwenye fomu.',
} as const satisfies WordsOf<'smsReady'>['smsReady'];
