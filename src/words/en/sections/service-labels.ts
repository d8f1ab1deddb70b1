import { schemes, site } from '../../../facts/hospital/site.ts';

const { sha, makl } = schemes;

/** What stands around the words of a department's page: the questions that each of them answers. */
export const serviceLabels = {
  /** Names the box beside the page: hours, phone, insurance. */
  aside: 'At a glance',
  openingHours: 'Opening hours',
  accredited: `${sha} and ${makl} have contracts with us. We also take other insurers, cash, card and mobile money.`,
  call: `Call ${site.phone}`,
  whatItIs: 'What it is',
  whoItIsFor: 'Who it is for',
  onTheDay: 'What happens on the day',
  whatToBring: 'What to bring',
  cost: 'Cost and insurance',
  reachUs: 'How to reach us',
  /** Leads to the page on insurance. */
  prices: 'Prices, insurers and how to pay',
  directions: 'Get directions',
  /** Above the doctors, the patients' words and the articles that belong to a department. */
  related: 'Related pages',
  doctors: 'Doctors',
  voices: 'Patients say',
  storyOf: (name: string) => `${name}'s story`,
  wordsOf: (name: string) => `What ${name} says`,
  guides: 'Read at home',
  learnMore: 'Learn More',
  /** Goes on where 'Learn More' ends, for those who hear the link alone. */
  learnMoreAbout: (title: string) => ` about ${title}`,
  /** What opens a card on a phone is called by its service. */
  detailsOf: (title: string) => `Details of ${title}`,
} as const;

/** In place of the usual words where a service cannot be visited yet. */
export const plannedLabels = {
  /** Stands above all else. */
  status: 'Not open yet',
} as const;
