import { illChildSection } from '../../../facts/clinical/danger-signs.ts';
import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { insurerCount, partners, schemesHere } from '../../../facts/money/insurers.ts';
import { formatChoice, formatList } from '../../formats/sw.ts';
import { ifCounted, ifOn, ifOtherInsurers } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { region } from '../hospital/postal-address.ts';
import { waysToPay } from '../money/ways-to-pay.ts';
import { spokenLanguages } from './spoken-languages.ts';

const { sha } = schemes;

/** The headline, broken between its phrases. */
const headlineLines = ['Huduma bora', 'karibu nawe,', 'mchana na usiku'];

/** The home page, section by section; the summary is for screen readers. */
export const home = {
  summary: {
    heading: `${site.name}: hospitali na huduma za uzazi saa 24, kila siku, ${site.address.locality}`,
    text:
      `${site.name} ni hospitali ya ${site.level} iliyo ${site.address.locality}, ${region}, ` +
      `${site.address.country}. Inawahudumia wagonjwa wa nje, waliolazwa, akina mama, ` +
      `wajawazito na watoto. Pia ina upasuaji, ${ifOn('dental', 'kliniki ya meno, ').join('')}` +
      'X-ray na ultrasound, maabara, duka ' +
      `la dawa na idara ya dharura. Imeidhinishwa na ${formatList(schemesHere)}. Unaweza kuweka miadi kwenye ` +
      `tovuti hii, au kupiga ${site.phone}. Unaweza pia kuongea na wahudumu wetu kwa WhatsApp, kwa ` +
      `${spokenLanguages.join(' au ')}.`,
  },
  welcome: {
    heading: 'Tukusaidie vipi leo?',
    text: 'Karibu. Andika au piga simu, mchana au usiku.',
    chatLabel: 'Ongea nasi',
    callLabel: 'Tupigie simu',
  },
  tasks: {
    label: 'Unahitaji nini sasa?',
    /** Short words only: a box is 64 px wide on the narrowest phone. */
    links: [
      { label: 'Mtoto anaugua', link: 'pediatrics', section: illChildSection },
      { label: 'Nina mimba', link: 'maternity' },
      { label: 'Saa za wageni', link: 'inpatient', section: 'saa-za-kutembelea-wagonjwa' },
    ],
  },
  hero: {
    badge: `Imeidhinishwa na ${formatList(schemesHere)}`,
    headline: headlineLines.join(' '),
    headlineLines,
    description:
      'Kuanzia ultrasound ya kwanza hadi uchunguzi wa mwisho: madaktari, wakunga, maabara na dawa ' +
      'pamoja.',
    stats: [
      { value: 'Saa 24', label: 'Wazi kila siku' },
      { value: sha, label: 'Imetuidhinisha' },
      ...ifCounted('professionals', (value) => ({ value, label: 'Wahudumu' })),
    ],
    bookLabel: 'Weka miadi',
    servicesLabel: 'Huduma zetu',
  },
  whyChooseUs: {
    heading: 'Kwa nini utuchague',
    highlights: [
      {
        title: 'Huduma saa 24, kila siku',
        text: 'Hata saa tisa usiku, mhudumu wa afya, mkunga na mfamasia wapo hapa.',
      },
      {
        title: 'Tunapokea bima',
        text: `Tunapokea ${formatList([...schemesHere, ...ifOtherInsurers('bima za kibinafsi')])}. Au lipa kwa ${formatChoice(waysToPay)}.`,
      },
      {
        title: 'Wahudumu wenye ujuzi',
        text: 'Madaktari, wakunga na wafamasia hushirikiana: unaeleza tatizo mara moja tu.',
      },
      {
        title: 'Vifaa vya kisasa',
        text: 'Ultrasound, X-ray, upasuaji na maabara viko mahali pamoja: huzunguki mjini.',
      },
    ],
    servicesHeading: 'Dharura na madaktari bingwa',
    services: [
      'Ajali, vidonda na mifupa iliyovunjika',
      'Uchungu wa uzazi na kujifungua saa yoyote',
      'Kujifungua kwa upasuaji wa dharura',
      'Pumu ikizidi, na kupumua kwa shida',
      'Degedege na homa kali kwa watoto',
      'Maumivu ya kifua',
      ...ifOn('hdu', 'HDU (uangalizi wa karibu) yenye mashine za kufuatilia mgonjwa'),
      'Kliniki ya kisukari na presha (shinikizo la damu)',
      'Upasuaji wa jumla na wa magonjwa ya wanawake',
      ...ifOn('dental', 'Maumivu makali ya jino na majeraha ya meno'),
    ],
    strokeNote: 'Ukiona dalili za kiharusi (stroke), piga simu tukuambie uende wapi.',
    areaHeading: `Kwa wakazi wa ${site.address.locality} na majirani`,
    area:
      `Watu hutembea kuja hapa kutoka ${formatList([site.address.locality, ...surroundings.walking])}. ` +
      `Huja kwa gari kutoka ${formatList(surroundings.riding)}. Unaishi mbali zaidi? Piga simu ` +
      'kabla ya kuondoka: huenda kuna msaada ulio karibu nawe zaidi.',
  },
  services: {
    heading: 'Huduma zetu za matibabu',
  },
  maternity: {
    heading: 'Kujifungua hapa',
    text: 'Bei ya kujifungua ni pamoja na kulazwa na kumpima mtoto.',
    packagesLabel: 'Ona vifurushi',
    careLabel: 'Huduma za uzazi',
  },
  facilities: {
    heading: 'Vyumba vyetu vya kisasa',
    tourLabel: 'Tazama vyumba vyetu',
  },
  about: {
    heading: 'Hospitali ya mtaani kwenu',
    purpose:
      `Tulifungua mwaka wa ${site.foundedYear} ili familia za ${site.address.locality} na majirani ` +
      'zisisafiri mbali usiku kujifungua, kupigwa X-ray au kuwekewa dripu.',
    ratingFrom: 'Kwenye fomu yetu ya maoni.',
    partners: formatList(partners),
    partnersLabel: 'Washirika wetu',
    partnersNote:
      insurerCount === 1 ? 'bima tunayopokea' : `kati ya bima ${insurerCount} tunazopokea`,
    stats: [
      ...ifCounted('patientsServed', (value) => ({ value, label: 'waliotibiwa hapa' })),
      ...ifCounted('beds', (value) => ({ value, label: 'vitanda' })),
      ...ifCounted('yearsExperience', (value) => ({
        value,
        label: 'miaka ya uzoefu, wahudumu wakuu',
      })),
      ...ifCounted('staff', (value) => ({ value, label: 'wanaoongoza idara zetu' })),
    ],
  },
  faq: {
    heading: 'Maswali ya kawaida',
  },
  contact: {
    heading: 'Tutumie ujumbe',
  },
  more: [
    {
      label: 'Maoni ya wagonjwa',
      link: 'testimonials',
    },
    {
      label: 'Simulizi za wagonjwa',
      link: 'patientStories',
    },
  ],
} as const satisfies WordsOf<'home'>['home'];
