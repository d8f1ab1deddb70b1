import type { Source } from '../sources/source.ts';

/** Another organisation's phone line. The hospital's own number is in hospital.json. */
interface Helpline {
  /** As dialled in Kenya. */
  number: string;
  /** ISO 8601 day on which the number was last checked against its source. */
  asOf: string;
  source: Source;
}

const asOf = '2026-11-22';

const policeContacts: Source = {
  publisher: 'National Police Service, Kenya',
  title: 'Emergency contacts',
  year: 2025,
  url: 'https://www.nationalpolice.go.ke/',
};

/** Kenya's emergency and help lines. Pages always show them, with the day of the last check. */
export const helplines = {
  police: {
    number: '999',
    asOf,
    source: policeContacts,
  },
  emergency: {
    number: '112',
    asOf,
    source: policeContacts,
  },
  redCrossAmbulance: {
    number: '1199',
    asOf,
    source: {
      publisher: 'Kenya Red Cross Society',
      title: 'Emergency and ambulance line',
      year: 2025,
      url: 'https://www.redcross.or.ke/',
    },
  },
  suicide: {
    number: '0722 178 177',
    asOf,
    source: {
      publisher: 'Befrienders Kenya',
      title: 'Emotional support line',
      year: 2025,
      url: 'https://www.befrienderskenya.org/',
    },
  },
  genderViolence: {
    number: '1195',
    asOf,
    source: {
      publisher: 'Nation Media Group',
      title: 'The Ministry of Gender unveils the free national line 1195',
      year: 2025,
      url: 'https://www.mwananchi.co.tz/kenya/news/gender/help-on-the-move-gbv-campaign-hits-nairobi-with-digital-vans-and-round-the-clock-helpline-5074824',
    },
  },
  children: {
    number: '116',
    asOf,
    source: {
      publisher: 'Childline Kenya',
      title: 'The national child helpline',
      year: 2025,
      url: 'https://www.childlinekenya.co.ke/',
    },
  },
  addiction: {
    number: '1192',
    asOf,
    source: {
      publisher: 'National Authority for the Campaign Against Alcohol and Drug Abuse',
      title: 'Helpline',
      year: 2025,
      url: 'https://nacada.go.ke/',
    },
  },
} as const satisfies Record<string, Helpline>;

export type HelplineKey = keyof typeof helplines;

/** The lines on the emergency page and the emergency card, in order. */
export const emergencyHelplines = [
  'redCrossAmbulance',
  'police',
  'emergency',
  'genderViolence',
  'children',
  'suicide',
] as const satisfies readonly HelplineKey[];
