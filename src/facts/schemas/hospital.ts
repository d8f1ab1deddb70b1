import Type, { type Static } from 'typebox';
import { fields, group, head, label, plainText } from './fields.ts';

/** Kenya's counties (Constitution of Kenya, first schedule), as pages write them. */
const counties = [
  ...['Baringo', 'Bomet', 'Bungoma', 'Busia', 'Elgeyo-Marakwet', 'Embu', 'Garissa', 'Homa Bay'],
  ...['Isiolo', 'Kajiado', 'Kakamega', 'Kericho', 'Kiambu', 'Kilifi', 'Kirinyaga', 'Kisii'],
  ...['Kisumu', 'Kitui', 'Kwale', 'Laikipia', 'Lamu', 'Machakos', 'Makueni', 'Mandera', 'Marsabit'],
  ...['Meru', 'Migori', 'Mombasa', "Murang'a", 'Nairobi', 'Nakuru', 'Nandi', 'Narok', 'Nyamira'],
  ...['Nyandarua', 'Nyeri', 'Samburu', 'Siaya', 'Taita-Taveta', 'Tana River', 'Tharaka-Nithi'],
  ...['Trans Nzoia', 'Turkana', 'Uasin Gishu', 'Vihiga', 'Wajir', 'West Pokot'],
] as const;

/** KMPDC's levels of hospitals; SHA's sums on pages are those of its fund for these levels. */
export const levels = ['Level 4', 'Level 5', 'Level 6'] as const;

/** Languages in which staff can help, as the words of both languages and security.txt know them. */
const staffLanguages = ['English', 'Swahili', 'Kikuyu', 'Kamba', 'Luo', 'Somali'] as const;

/** Ways to pay, as the words of both languages know them. */
const waysToPay = ['Cash', 'Card', 'Insurance', 'Mobile money', 'Bank transfer'] as const;

/** Country code, digits and spaces only, so that calls and chats from abroad work. */
const phone = Type.String({
  pattern: '^\\+[1-9]\\d*(?: \\d+)*$',
  minLength: 11,
  maxLength: 19,
  description:
    'a phone number with its country code, in digits and spaces, such as "+254 711 222 333"',
});
const email = Type.String({
  pattern: '^[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+$',
  description: 'an email address, such as "info@yourhospital.co.ke"',
});
const year = Type.Integer({ minimum: 1900, maximum: 2100, description: 'a year, such as 2020' });
const profile = (title: string, host: string) =>
  Type.Optional(
    Type.String({
      title,
      pattern: `^https://(?:www\\.)?${host.replace('.', '\\.')}/[\\w.@/-]+$`,
      maxLength: 120,
      description: `the address of your profile, such as "https://${host}/yourhospital"; nothing without one`,
    }),
  );

/** The site tells people in an emergency to come at any hour. */
const alwaysOpen = <Time extends string>(time: Time, title: string) =>
  Type.Literal(time, {
    title,
    description: `"${time}": pages tell people in an emergency to come at any hour, so the hospital must be open day and night`,
  });

/** The hospital itself, in the order of the questions of `npm run setup`. */
export const hospitalSchema = fields({
  $schema: head.$schema,
  name: { ...plainText(60, 'the full name, at most 60 characters'), title: 'Name' },
  shortName: {
    ...plainText(24, 'a name of at most 24 characters, as people say it'),
    title: 'Short name',
  },
  level: Type.Enum(levels, {
    title: 'Level',
    description: 'the level in the licence of KMPDC',
  }),
  foundedYear: { ...year, title: 'Founded in' },
  copyrightYear: { ...year, title: 'Year of the copyright line' },
  phones: group('Phones', {
    main: { ...phone, title: 'Main number, answered day and night' },
    chat: Type.Optional({ ...phone, title: 'WhatsApp, if it has another number' }),
    ambulance: Type.Optional({ ...phone, title: 'Ambulance, if it has another number' }),
    reverseCall: Type.Boolean({
      title: 'The main number takes reverse calls',
      description:
        'on (true) only for a Safaricom line whose desk presses 1 to pay for the call, otherwise off (false)',
    }),
  }),
  emails: group('Email addresses', {
    general: { ...email, title: 'General' },
    appointments: { ...email, title: 'Appointments' },
    dataProtection: { ...email, title: 'Questions about personal data' },
    complaints: { ...email, title: 'Complaints' },
  }),
  address: group('Address', {
    locality: { ...label, title: 'Town or estate' },
    highway: {
      ...label,
      title: 'Highway',
      description: 'the highway by which people find you, without the word "highway"',
    },
    county: Type.Enum(counties, {
      title: 'County',
      description: 'one of the 47 counties, without the word "County"',
    }),
    postalCode: Type.String({
      pattern: '^\\d{5}$',
      title: 'Postal code',
      description: 'five digits, such as "00100"',
    }),
  }),
  map: group('Place on the map', {
    latitude: Type.Number({
      minimum: -5,
      maximum: 5.5,
      title: 'Latitude',
      description: 'degrees north, negative south of the equator, such as -1.2921',
    }),
    longitude: Type.Number({
      minimum: 33.5,
      maximum: 42,
      title: 'Longitude',
      description: 'degrees east, such as 36.8219',
    }),
  }),
  hours: group('Hours of the hospital', {
    opens: alwaysOpen('00:00', 'From'),
    closes: alwaysOpen('23:59', 'Until'),
  }),
  rating: Type.Optional(
    group('Rating on our feedback form', {
      value: Type.Number({
        minimum: 1,
        maximum: 5,
        title: 'Stars',
        description: 'the average, from 1 to 5, such as 4.8',
      }),
      count: Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        title: 'Answers',
        description: 'how many answers it is the average of',
      }),
    }),
  ),
  languages: Type.Array(Type.Enum(staffLanguages), {
    minItems: 1,
    uniqueItems: true,
    title: 'Languages of the staff',
    description: 'a list of languages, such as ["English", "Swahili"]',
  }),
  payments: Type.Array(Type.Enum(waysToPay), {
    minItems: 1,
    uniqueItems: true,
    title: 'Ways to pay',
    description: 'a list of ways to pay, such as ["Cash", "Mobile money"]',
  }),
  profiles: group('Profiles', {
    facebook: profile('Facebook', 'facebook.com'),
    instagram: profile('Instagram', 'instagram.com'),
    x: profile('X', 'x.com'),
    tiktok: profile('TikTok', 'tiktok.com'),
  }),
});

/** Content of hospital.json. */
export type HospitalFile = Static<typeof hospitalSchema>;
