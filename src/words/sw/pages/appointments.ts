import { schemesHere } from '../../../facts/money/insurers.ts';
import type { WordsOf } from '../../words-of.ts';
import { laboratoryHours } from '../schedule/opening-hours.ts';
import { chatReply } from './contact.ts';

/** Texts of the appointment page around its form. */
export const appointments = {
  heading: 'Weka miadi yako',
  intro: 'Jaza fomu na uitume kwa WhatsApp au SMS. Tunakujibu uje wakati gani.',
  whyChooseUs: {
    heading: 'Kwa nini utuchague',
    points: [
      'Miadi yako inathibitishwa na mtu, si mashine',
      'Chagua kuhudumiwa na mwanamke au mwanamume, inapowezekana',
      'Vipimo na dawa nyingi siku hiyo hiyo',
      `Tunaangalia ${schemesHere.join(' au ')} yako kabla hujaja`,
      'Badilisha au ufute miadi kwa ujumbe mfupi',
    ],
  },
  workingHours: {
    heading: 'Saa za kazi',
    rows: [
      { term: 'Jumatatu hadi Jumapili', detail: 'Wazi saa 24' },
      { term: 'Huduma zote', detail: 'Saa 24, kila siku' },
    ],
    note:
      'Njoo saa yoyote, nasi tutakuhudumia. Huduma zilizopangwa zina saa zake. Sampuli za kawaida ' +
      `za maabara huchukuliwa ${laboratoryHours.weekdays}; ${laboratoryHours.saturday}. Madaktari ` +
      'bingwa huwaona wenye miadi hasa mchana.',
  },
  afterwards: [
    {
      title: 'Tunasoma ujumbe wako',
      text: 'Mapokezi huangalia huduma na siku uliyoomba, na nani yuko zamu.',
    },
    {
      title: 'Tunakubaliana wakati',
      text:
        `Tunakujibu kwa WhatsApp au simu: uje wakati gani, utamwona nani na uje na nini. ${chatReply}. ` +
        'Siku hiyo ikiwa imejaa, tunakupa inayofuata.',
    },
    {
      title: 'Fika dakika kumi mapema',
      text:
        'Taja jina lako kwenye mapokezi na uonyeshe kitambulisho. Mara ya kwanza huchukua muda ' +
        'zaidi kwa sababu tunakufungulia faili.',
    },
  ],
  askFor: (name) => `Ningependa kumwona ${name}.`,
  afterwardsHeading: 'Ukishatuma',
  formHeading: 'Ombi lako la miadi',
} as const satisfies WordsOf<'appointments'>['appointments'];
