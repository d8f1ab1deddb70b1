import { site } from '../../../facts/hospital/site.ts';
import { healthDataInChat } from '../features/health-data-in-chat.ts';

/** How soon a chat message is answered. */
export const chatReply = 'Usually within 60 minutes in the daytime, later at night';

/** Texts of the contact page around its form and map. */
export const contact = {
  heading: 'Contact us',
  /** Above the number. */
  callLabel: 'Call us, at any hour',
  formHeading: 'Write to us',
  formIntro: healthDataInChat,
  /** Accessible name of the map frame. */
  mapTitle: `Map showing ${site.name} in ${site.address.locality}`,
  replyTimes: [
    { term: 'Phone', detail: `${site.phone}, for any question, at any hour` },
    { term: 'WhatsApp', detail: chatReply },
  ],
  emailLabel: 'Email',
  emailReply: 'Usually on the next working day',
  detailsHeading: 'Ways to reach us',
  chatLabel: 'Chat with Us',
  hoursLabel: 'Open',
  hours: `${site.hours.label}, Monday to Sunday`,
  visitsLabel: 'Visiting hours of each ward',
  directionsHeading: 'How to find us',
  waysHeading: 'The way from your town',
  addressLabel: 'Address',
  addressesHeading: 'Hours and addresses',
  openMapLabel: 'Open in maps',
  directionsLabel: 'Get directions',
  saveNumberLabel: 'Save our number in your phone',
  complaintsLabel: 'Complaints and thanks',
  /** In the vCard, after the opening hours. */
  cardNote: 'Call in an emergency, at any hour. The same number answers on WhatsApp.',
} as const;
