import type { HospitalFile } from '../../src/facts/schemas/hospital.ts';
import type { Look } from '../../src/facts/schemas/look.ts';
import type { PapersFile } from '../../src/facts/schemas/papers.ts';
import type { PlacesFile } from '../../src/facts/schemas/places.ts';
import { optionalPages } from '../../src/site/routes.ts';
import { listOf, withCountryCode } from './answers.ts';

/** The files that the questions change, parsed; wrangler.toml is a text. */
export interface SetupFiles {
  hospital: HospitalFile;
  places: PlacesFile;
  papers: PapersFile;
  look: Look;
  pages: { off: string[] };
  wrangler: string;
}

export interface SetupQuestion {
  ask: string;
  /** The value that Enter keeps. */
  current: (files: SetupFiles) => string;
  /** Writes the answer into the files. Throws an Error with a sentence if it makes no sense. */
  apply: (files: SetupFiles, answer: string) => void;
}

const siteUrl = /^SITE_URL = "(.*)"$/m;
const routes = /^(?:# )?routes = .*$/m;

function setEmails({ hospital: { emails } }: SetupFiles, answer: string): void {
  const before = emails.general.split('@')[1];
  emails.general = answer;
  for (const name of ['appointments', 'dataProtection', 'complaints'] as const) {
    const [box, host] = emails[name].split('@');
    if (host === before) emails[name] = `${box}@${answer.split('@')[1]}`;
  }
}

function setProfiles({ hospital }: SetupFiles, answer: string): void {
  const profiles: Partial<typeof hospital.profiles> = hospital.profiles;
  const addresses = {
    facebook: `https://www.facebook.com/${answer}`,
    instagram: `https://www.instagram.com/${answer}`,
    x: `https://x.com/${answer}`,
    tiktok: `https://www.tiktok.com/@${answer}`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    if (answer === 'none') delete profiles[name as keyof typeof profiles];
    else profiles[name as keyof typeof profiles] = address;
  }
}

/** A question about one value: `read` returns it from the answer. The schemas check it. */
const valueQuestion = <Key extends string>(
  ask: string,
  partOf: (files: SetupFiles) => Record<Key, string | number>,
  key: Key,
  read: (answer: string) => string | number = String,
): SetupQuestion => ({
  ask,
  current: (files) => `${partOf(files)[key]}`,
  apply: (files, answer) => {
    Object.assign(partOf(files), { [key]: read(answer) });
  },
});

/** What `npm run setup` asks, in order. */
export const setupQuestions: readonly SetupQuestion[] = [
  valueQuestion('The full name of the hospital', ({ hospital }) => hospital, 'name'),
  {
    ask: 'Its short name, as people say it',
    current: ({ hospital }) => hospital.shortName,
    apply: (files, answer) => {
      files.hospital.shortName = answer;
      const name = answer.toLowerCase().replace(/[^a-z\d]+/g, '-');
      // never that of a Worker which may be live
      files.wrangler = files.wrangler.replace(/^name = "gitaru-hospital"$/m, `name = "${name}"`);
    },
  },
  valueQuestion(
    'The level in the licence of KMPDC (4, 5 or 6)',
    ({ hospital }) => hospital,
    'level',
    (answer) => answer.replace(/^(?:level )?(\d)$/i, 'Level $1'),
  ),
  valueQuestion('The year in which it opened', ({ hospital }) => hospital, 'foundedYear', Number),
  {
    ask: 'The phone number that is answered day and night',
    current: ({ hospital }) => hospital.phones.main,
    apply: ({ hospital }, answer) => {
      // whether the new line takes reverse calls is not known
      hospital.phones = { ...hospital.phones, main: withCountryCode(answer), reverseCall: false };
    },
  },
  {
    ask: 'The number of your WhatsApp',
    current: ({ hospital: { phones } }) => phones.chat ?? phones.main,
    apply: ({ hospital }, answer) => {
      const { main, reverseCall, ...others } = hospital.phones;
      const chat = withCountryCode(answer);
      hospital.phones = { main, ...others, ...(chat !== main && { chat }), reverseCall };
    },
  },
  {
    ask: 'The email address that staff read',
    current: ({ hospital }) => hospital.emails.general,
    apply: setEmails,
  },
  valueQuestion(
    'The county',
    ({ hospital }) => hospital.address,
    'county',
    (answer) => answer.replace(/ county$/i, ''),
  ),
  valueQuestion('The town or estate where you are', ({ hospital }) => hospital.address, 'locality'),
  valueQuestion('Its postal code, such as 00625', ({ hospital }) => hospital.address, 'postalCode'),
  valueQuestion(
    'The highway by which people find you',
    ({ hospital }) => hospital.address,
    'highway',
    (answer) => answer.replace(/ (?:highway|road)$/i, ''),
  ),
  {
    ask: 'Your place on the map: latitude, longitude',
    current: ({ hospital: { map } }) => `${map.latitude}, ${map.longitude}`,
    apply: ({ hospital }, answer) => {
      const [latitude = Number.NaN, longitude = Number.NaN] = answer.split(',').map(Number);
      if (Number.isNaN(latitude + longitude))
        throw new Error('it must be two numbers with a comma between them.');
      hospital.map = { latitude, longitude };
    },
  },
  {
    ask: 'Towns around you, the best known first, with commas',
    current: ({ places }) => places.riding.join(', '),
    apply: ({ places }, answer) => {
      const towns = listOf(answer);
      places.town = towns[0] ?? '';
      for (const name of ['riding', 'ambulance'] as const) places[name] = towns;
    },
  },
  {
    ask: 'Your name on Facebook, Instagram, X and TikTok ("none" to link nothing)',
    current: ({ hospital: { profiles } }) =>
      Object.values(profiles)[0]?.replace(/^.*\/@?/, '') ?? 'none',
    apply: (files, answer) => setProfiles(files, answer.replace(/^@/, '')),
  },
  {
    ask: 'The web address of the site',
    current: ({ wrangler }) => siteUrl.exec(wrangler)?.[1] ?? '',
    apply: (files, answer) => {
      const { host = '' } = URL.parse(answer.includes('://') ? answer : `https://${answer}`) ?? {};
      if (!/^[\w-]+(?:\.[\w-]+)+$/.test(host)) {
        throw new Error('it must be a web address, such as www.yourhospital.co.ke.');
      }
      files.wrangler = files.wrangler
        .replace(siteUrl, `SITE_URL = "https://${host}"`)
        .replace(routes, `routes = [{ pattern = "${host}", custom_domain = true }]`);
    },
  },
  {
    ask: 'What you do not have, such as dental, eyeCare, hdu ("none" to show every page)',
    current: ({ pages }) => pages.off.join(', ') || 'none',
    apply: ({ pages }, answer) => {
      const plain = (name: string) => name.toLowerCase().replace(/\W/g, '');
      const nameOf = (typed: string) =>
        optionalPages.find((name) => plain(name) === plain(typed)) ?? typed;
      pages.off = answer === 'none' ? [] : listOf(answer).map(nameOf);
    },
  },
  valueQuestion('Your main colour, such as #14532d (dark)', ({ look }) => look.colors, 'brand'),
];
