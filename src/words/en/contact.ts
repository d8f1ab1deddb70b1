import { site } from '../../facts/site.ts';
import { healthDataInChat } from './health-data-in-chat.ts';

const openMapLabel = 'Open in maps';
const directionsLabel = 'Get directions';

/** The contact page around its form and map. */
export const contact = {
  heading: 'Contact us',
  intro: 'A call is the quickest way to reach us, whatever the hour.',
  directions: [
    {
      from: 'From Nairobi city centre',
      text:
        'Take a matatu towards Kikuyu, for example on route 105, along Waiyaki Way and the ' +
        'Nairobi-Nakuru highway. Ask for the Gitaru stage. Allow about an hour, and more on ' +
        'weekday evenings.',
    },
    {
      from: 'From Kikuyu',
      text:
        'Matatus and boda bodas run between Kikuyu town and the highway all day. Tell the ' +
        'driver that you want the Gitaru stage, and call us if you cannot see the sign from ' +
        'there.',
    },
    {
      from: 'From Limuru',
      text:
        'Come down the Nairobi-Nakuru highway towards Nairobi. Stay on it past the Kikuyu ' +
        'turning and leave at the Gitaru interchange. In a matatu, ask in good time for the ' +
        'Gitaru stage.',
    },
    {
      from: 'From Wangige',
      text:
        'Follow the Western Bypass, which ends at the Gitaru interchange, or take a matatu on ' +
        'the old road.',
    },
  ],
  formHeading: 'Write to us',
  formIntro:
    'Fill in all five fields. We turn them into a WhatsApp message or an SMS that you can ' +
    `check before it goes. ${healthDataInChat}`,
  /** The accessible name of the maps frame. */
  mapTitle: `Map showing ${site.name} in ${site.address.locality}`,
  /** Above the maps frame: what to do when the map does not come. */
  mapHint: 'If no map appears in the box below, open one here:',
  /** Behind the maps frame, seen while it is empty. */
  mapMissing: `If no map appears here, press '${openMapLabel}' or '${directionsLabel}' above this box.`,
  landmarks:
    'Look for a two-storey building with a blue cross and a blue ' +
    'canopy over the main entrance, behind a garden with an acacia. Ambulances and cars with ' +
    'an emergency drive straight up to the door; for all others there is a stopping place by ' +
    'the gate. After dark, stay in the vehicle and call us if you are unsure of the last turn.',
  replyTimes: [
    { term: 'Phone', detail: `${site.phone}, for any question, at any hour` },
    { term: 'WhatsApp', detail: 'Usually within an hour by day, later at night' },
    { term: 'E-mail', detail: 'Usually on the next working day' },
  ],
  detailsHeading: 'Ways to reach us',
  chatLabel: 'Chat with Us',
  hoursLabel: 'Open',
  hours: `${site.hours.label}, Monday to Sunday`,
  directionsHeading: 'How to find us',
  openMapLabel,
  directionsLabel,
  saveNumberLabel: 'Save our number in your phone',
  /** In the card that this saves, after the opening hours. */
  cardNote: 'Call in an emergency, at any hour. The same number answers on WhatsApp.',
} as const;
