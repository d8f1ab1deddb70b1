import type { WordsOf } from '../../words-of.ts';
import { metaNotice } from './health-data-in-chat.ts';

type Words = WordsOf<'formMessages'>;

/** Messages of the forms. */
export const formMessages = {
  sending: 'Inatumwa...',
  sendBySms: 'Tuma SMS',
  /** Precedes the number to call. */
  inEmergency: 'Kwa dharura, piga',
  /** Precedes the buttons, because pressing the first one is the consent. */
  consent: `${metaNotice} Kukibonyeza ni kutoa idhini yako.`,
  problem: 'Kuna tatizo',
  /** Precedes an error for screen readers. */
  errorPrefix: 'Rekebisha: ',
  /** Precedes the page title after a refused form. */
  errorTitle: 'Kuna tatizo: ',
  /** Follows the label of an optional field. */
  optional: ' (si lazima)',
  /** Error of a date that is not complete. */
  wholeDate: 'Andika tarehe kamili: siku, mwezi na mwaka',
  callUs: 'Piga',
  orCall: 'Au piga',
  orWriteTo: 'au andika kwa',
  /** Shown above the form after a button was pressed: the next step. */
  outcomes: {
    chat: {
      heading: 'Imebaki hatua moja: bonyeza tuma kwenye WhatsApp',
      text: 'Ulichoandika kiko humo tayari. Kinatufikia tu ukibonyeza tuma.',
    },
    /** When the visitor comes back. */
    returned: {
      heading: 'Je, ulibonyeza tuma kwenye WhatsApp?',
      text: 'Ulichoandika kinatufikia tu ukibonyeza tuma.',
    },
    sms: {
      heading: 'Imebaki hatua moja: bonyeza tuma kwenye app yako ya SMS',
      text: 'Ulichoandika kiko humo tayari. Kinatufikia tu ukibonyeza tuma. Je, app haikufunguka?',
    },
    blocked: {
      heading: 'WhatsApp haikufunguka',
      text: 'Ulichoandika bado kiko kwenye fomu.',
    },
    offline: {
      heading: 'Hakuna mtandao, kwa hivyo hakuna kilichotumwa',
      text: 'Ulichoandika bado kiko kwenye fomu. SMS na simu hufanya kazi bila intaneti.',
    },
  },
  /** In the card, after its text, with the two answers. */
  didYouSend: 'Je, umebonyeza tuma?',
  yes: 'Ndiyo',
  notYet: 'Bado',
  openChat: 'Fungua WhatsApp',
  openSms: 'Fungua app ya SMS',
  bringBack: 'Badilisha ujumbe wangu',
  broughtBack: 'Ujumbe wako umerudi kwenye fomu hapa chini.',
  message: {
    success: {
      title: 'Ujumbe umetumwa',
      text: 'Ujumbe wako umepelekwa kwenye WhatsApp yetu. Asante kwa kuwasiliana nasi.',
    },
    failure: {
      title: 'Kuna tatizo',
      text: 'Kulikuwa na tatizo la kutuma ujumbe wako. Tafadhali jaribu tena.',
    },
  },
  request: {
    /** Replaces the form for five seconds. */
    confirmation: {
      heading: 'Ombi lako la miadi limepokelewa!',
      text: 'Tunalipata ukibonyeza tuma kwenye WhatsApp. Tutawasiliana nawe hivi karibuni kuthibitisha miadi yako.',
    },
    success: {
      title: 'Ombi la miadi limetumwa',
      text: 'Tutawasiliana nawe hivi karibuni kuthibitisha miadi yako.',
    },
    failure: {
      title: 'Kuna tatizo',
      text: 'Kulikuwa na tatizo la kutuma ombi lako. Tafadhali jaribu tena.',
    },
  },
} as const satisfies Words['formMessages'];

/** Privacy note at each form, behind its heading. */
export const formPrivacy = {
  heading: 'Maneno yako yanaenda wapi',
  text: [
    'Kitufe hufungua WhatsApp, ulichoandika kikiwa humo tayari. WhatsApp hukipata papo hapo, nasi tunakipata tu ukibonyeza tuma humo.',
    'Kwa SMS au simu, hakuna kinachoenda Meta, na huduma yetu kwako ni ile ile. Mtandao wako hutoza pesa kwa SMS.',
    'Tovuti hii haihifadhi chochote.',
  ],
  link: 'Tunachofanya na unachotutumia',
} as const satisfies Words['formPrivacy'];
