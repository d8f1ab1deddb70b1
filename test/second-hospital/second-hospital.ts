import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Content of a fact file; its schema checks it in the build. */
// biome-ignore lint/suspicious/noExplicitAny: each file has another shape
type Content = any;

const factFile = (root: string, file: string) => join(root, 'src/facts', file);

const readFacts = (root: string, file: string): Content =>
  JSON.parse(readFileSync(factFile(root, file), 'utf8'));

/** Names for people of another part of the country, as many as needed. */
function* otherNames() {
  const family = ['Achieng', 'Okoth', 'Adhiambo', 'Odhiambo', 'Akinyi', 'Omondi', 'Awuor'];
  const given = ['Dorcas', 'Kevin', 'Lilian', 'Felix', 'Beryl', 'Tobias', 'Quinter'];
  for (const last of family) for (const first of given) yield `${first} ${last}`;
}

const both = (en: string, sw: string) => ({ en, sw });

function editFacts(root: string, file: string, change: (content: Content) => void): void {
  const content = readFacts(root, file);
  change(content);
  writeFileSync(factFile(root, file), `${JSON.stringify(content, null, 2)}\n`);
}

/** Leaves the site in the checkout at `root` one language alone. */
export function keepLanguage(root: string, language: string): void {
  editFacts(root, 'hospital/pages.json', (pages) => {
    pages.languages = [language];
  });
}

/**
 * Turns the sample in the checkout at `root` into another hospital, by its JSON alone: another county,
 * level 5, five pages off, no sketch map and fewer clinics, patients by initials, its own number for the
 * ambulance and the chat, a till instead of a pay bill.
 */
export function becomeSecondHospital(root: string): void {
  const edit = (file: string, change: (content: Content) => void) => editFacts(root, file, change);
  edit('hospital/hospital.json', (hospital) => {
    Object.assign(hospital, {
      name: 'Mwambao Teaching Hospital',
      shortName: 'Mwambao Hospital',
      level: 'Level 5',
      foundedYear: 1987,
      address: { locality: 'Dunga', highway: 'Busia', county: 'Kisumu', postalCode: '40100' },
      map: { latitude: -0.1322, longitude: 34.7441 },
      profiles: { facebook: 'https://www.facebook.com/mwambaohospital' },
    });
    Object.assign(hospital.phones, {
      main: '+254 731 248 605',
      chat: '+254 731 248 607',
      ambulance: '+254 731 248 606',
      reverseCall: false,
    });
    for (const name of Object.keys(hospital.emails)) {
      hospital.emails[name] = `${name.toLowerCase()}@mwambao.or.ke`;
    }
  });
  edit('hospital/places.json', (places) => {
    Object.assign(places, {
      town: 'Kisumu',
      walking: ['Nyalenda'],
      riding: ['Ahero', 'Maseno', 'Kondele'],
      ambulance: ['Ahero', 'Maseno'],
      where: both('We are beside the lake.', 'Tuko kando ya ziwa.'),
      ways: [{ from: both('From Ahero', 'Kutoka Ahero'), text: both('Ask us.', 'Tuulize.') }],
      landmarks: both('Look for the white gate.', 'Tafuta lango jeupe.'),
    });
    delete places.sketch;
  });
  edit('hospital/pages.json', (pages) => {
    pages.off = ['dental', 'eyeCare', 'telemedicine', 'medicalBlog', 'birthPlan'];
  });
  edit('hospital/papers.json', ({ patients }) => {
    patients.invented = false;
    patients.shownBy = 'initials';
  });
  edit('money/prices.json', (prices) => {
    delete prices.sample;
    prices.payBill = { service: 'M-Pesa', number: '482915', till: true };
    prices.prices.outpatientVisit = 950;
    for (const none of [
      'telemedicineVisit',
      'dentalCheckUp',
      'dentalWork',
      'fileOpening',
      'hpvTest',
    ])
      delete prices.prices[none];
    delete prices.prices.procedures.hernia;
  });
  edit('schedule/clinics.json', ({ clinics }) => {
    delete clinics.urology;
  });
  edit('schedule/opening-hours.json', ({ laboratoryHours }) => {
    laboratoryHours.saturday.closes = '12:15';
  });
  edit('people/people.json', (people) => {
    delete people.sample;
    const names = otherNames();
    for (const group of ['doctors', 'supportStaff', 'staff']) {
      for (const person of Object.values<Content>(people[group] ?? {})) {
        const title = person.name.startsWith('Dr. ') ? 'Dr. ' : '';
        person.name = title + names.next().value;
        if (person.languages) person.languages = ['English', 'Swahili', 'Luo'];
      }
    }
  });
}

/** Returns what names the sample hospital, its people and its surroundings, from its own facts. */
export function namesOfSample(root: string): string[] {
  const { name, shortName, phones, emails, address, profiles } = readFacts(
    root,
    'hospital/hospital.json',
  );
  const { town, walking, riding, ambulance } = readFacts(root, 'hospital/places.json');
  const { doctors, supportStaff, staff } = readFacts(root, 'people/people.json');
  const people = [doctors, supportStaff, staff].flatMap((group) =>
    Object.values<Content>(group ?? {}).map((person) => person.name),
  );
  return [
    ...[name, name.replace('&', '&amp;'), shortName, address.locality, address.highway],
    ...[
      `${address.county} County`,
      address.postalCode,
      phones.main,
      phones.main.replace(/\D/g, ''),
    ],
    ...Object.values<string>(emails),
    ...Object.values<string>(profiles),
    ...[town, ...walking, ...riding, ...ambulance],
    ...people,
  ];
}
