import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';
import { healthDataInChat } from '../features/health-data-in-chat.ts';

/** How soon a chat message is answered. */
export const chatReply: WordsOf<'contact'>['chatReply'] =
  'Kwa kawaida mchana tunajibu ndani ya dakika 60. Usiku huchukua muda zaidi';

/** Texts of the contact page around its form and map. */
export const contact = {
  heading: 'Wasiliana nasi',
  /** Above the number. */
  callLabel: 'Tupigie simu, saa yoyote',
  formHeading: 'Tuandikie',
  formIntro: healthDataInChat,
  /** Accessible name of the map frame. */
  mapTitle: `Ramani inayoonyesha ${site.name}, ${site.address.locality}`,
  replyTimes: [
    { term: 'Simu', detail: `${site.phone}, kwa swali lolote, saa yoyote` },
    {
      term: 'WhatsApp',
      detail: `${chatReply}.`,
    },
  ],
  emailLabel: 'Barua pepe',
  emailReply: 'Kwa kawaida siku ya kazi inayofuata',
  detailsHeading: 'Njia za kuwasiliana nasi',
  chatLabel: 'Ongea nasi',
  hoursLabel: 'Wazi',
  hours: 'Saa 24, Jumatatu hadi Jumapili',
  visitsLabel: 'Saa za kutembelea kila wodi',
  directionsHeading: 'Jinsi ya kufika',
  waysHeading: 'Njia kutoka mji wako',
  addressLabel: 'Anwani',
  addressesHeading: 'Saa za kazi na anwani',
  openMapLabel: 'Fungua kwenye ramani',
  directionsLabel: 'Onyesha njia',
  saveNumberLabel: 'Hifadhi nambari yetu kwenye simu yako',
  complaintsLabel: 'Malalamiko na shukrani',
  /** In the vCard, after the opening hours. */
  cardNote: 'Piga simu wakati wa dharura, saa yoyote. Nambari hiyo hiyo hujibu ujumbe wa WhatsApp.',
} as const satisfies WordsOf<'contact'>['contact'];
