import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { figures } from '../../../facts/hospital/figures.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import {
  council,
  departmentBoards,
  type LicenceKey,
  licenceKeys,
  licences,
} from '../../../facts/legal/licences.ts';
import { formatList } from '../../formats/sw.ts';
import { ifCounted, ifMakl, ifOn } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { region } from '../hospital/postal-address.ts';

const { sha, makl } = schemes;

const licenceTerms: Readonly<Record<LicenceKey, string>> = {
  registration: `Usajili wa ${council.shortName}`,
  yearlyLicence: `Leseni ya ${council.shortName}, hutolewa upya kila mwaka`,
  facilityCode: 'Nambari yetu kwenye Master Facility List',
  shaContract: `Mkataba wa ${sha}`,
  pharmacy: `Leseni ya duka la dawa: ${departmentBoards.pharmacy}`,
  xray: `Leseni ya X-ray: ${departmentBoards.xray}`,
  laboratory: `Leseni ya maabara: ${departmentBoards.laboratory}`,
};

/** The about page; the texts about staff are in staff.ts. */
export const about = {
  headings: {
    page: `Kuhusu ${site.shortName}`,
    story: 'Tulikotoka',
    location: 'Tuko wapi',
    team: 'Wanaokuhudumia',
    alwaysOpen: 'Wazi mchana na usiku',
    accreditation: `Kuidhinishwa na ${sha}`,
    licences: 'Leseni zetu',
    access: 'Kuingia na kutembea hospitalini (mfano)',
    careers: 'Fanya kazi au ujifunze nasi',
    carousel: 'Tazama ndani',
    /** Accessible name of the carousel. */
    pictures: 'Picha za vyumba na uwanja wetu',
    mission: 'Dhamira yetu',
    vision: 'Maono yetu',
    values: 'Maadili yetu',
    staff: 'Wajue wafanyakazi wetu',
  },
  directionsLabel: 'Ramani na njia kutoka mji wako',
  /** The toggle of the list of staff on a phone. */
  staffFold: (count) => `Wengine ${count}, kuanzia wodi hadi mapokezi`,
  complaintsLabel: 'Jinsi ya kutoa malalamiko, na lini tunakujibu',
  lead:
    `Hospitali ya ${site.level} na kituo cha uzazi ${site.address.locality}. Iko wazi mchana na ` +
    `usiku tangu ${site.foundedYear}.`,
  story: [
    `${site.name} ilifunguliwa mwaka wa ${site.foundedYear}. Ilikuja na kile ambacho majirani zetu ` +
      'waliomba: mahali salama pa kujifungulia, na mhudumu wa afya usiku.',
    'Wagonjwa walituambia kilichokosekana, nasi tukakiongeza. Ilianza maabara, kisha ' +
      `${formatList(['ultrasound', 'X-ray', 'chumba cha upasuaji', ...ifOn('dental', 'kliniki ya meno'), ...ifOn('hdu', 'HDU (uangalizi wa karibu)')])}.`,
    ...ifCounted('babiesDelivered', (babies) => `Hadi sasa watoto ${babies} wamezaliwa hapa.`),
  ],
  promise: 'Mkurugenzi wetu mkuu husoma malalamiko yote yaliyoandikwa, na hutia sahihi kila jibu.',
  location: `Utatupata ${site.address.locality}, ${region}. ${surroundings.where?.sw ?? ''}`.trim(),
  team:
    `Wahudumu wa afya${figures.professionals ? ` ${figures.professionals}` : ''} huongoza idara zetu. Ni madaktari, clinical officer, ` +
    'wauguzi na wakunga wakuu, na wahudumu wa maabara na duka la dawa. Pamoja nao kuna wauguzi na ' +
    'wakunga wa zamu, wapishi, wanaofanya usafi na watunza rekodi (mfano). ' +
    'Kila anayekutibu hukuambia jina lake na kazi yake. Ungependa kupimwa na mwanamke au mwanamume? ' +
    'Tuambie, nasi tunapanga hivyo inapowezekana.',
  alwaysOpen:
    'Tuko wazi saa 24, kila siku ya mwaka. Usiku kliniki ni chache zaidi. Lakini dharura, uzazi, ' +
    'duka la dawa na wodi huwa na wahudumu. Daktari akihitajika, tunamwita kutoka nyumbani.',
  accreditation:
    `${council.name} (${council.shortName}) husajili na kukagua hospitali. Huzipa leseni kila mwaka ` +
    `na huamua kiwango cha kila moja. Yetu ni ${site.level}. Social Health Authority (${sha}) ` +
    'haipangi hospitali kwa viwango. Ina mkataba nasi, na hulipia huduma zilizo kwenye bima yake.' +
    ifMakl(` ${makl} hufanya vivyo hivyo kwa mipango ya bima inayosimamia.`).join(''),
  licences: licenceKeys.map((key) => ({
    term: licenceTerms[key],
    detail: `${licences[key]} (mfano)`,
  })),
  licencesNote: `Tutafute kwenye orodha rasmi ya ${council.shortName} (kwa Kiingereza).`,
  access: [
    {
      term: 'Maegesho',
      detail:
        'Nafasi 30 nyuma ya lango, bila malipo. Mbili karibu na mlango ni za watu wanaoishi na ulemavu.',
    },
    {
      term: 'Ngazi',
      detail:
        'Hakuna ngazi kutoka langoni hadi kliniki, maabara, duka la dawa na uzazi. Panda lifti hadi wodini.',
    },
    { term: 'Kiti cha magurudumu', detail: 'Mwombe mlinzi, au utupigie simu mapema tukupokee.' },
    {
      term: 'Lugha ya ishara',
      detail:
        'Omba unapoweka miadi, nasi tunaleta mkalimani bila malipo. Wakati wa dharura tunaandika na kuchora.',
    },
    { term: 'Vyoo', detail: 'Kila ghorofa ina choo kimoja kinachotosha kiti cha magurudumu.' },
  ],
  careers: `Kwa kazi, mafunzo ya kazini, zabuni, au kufanya kazi hapa kama daktari mgeni, andika kwa ${site.emails.general}. Hatumwombi pesa kamwe yeyote anayetuma ombi.`,
  carouselCards: [
    {
      title: 'Vyumba vyenye mwanga wa mchana',
      text: 'Madirisha ya wodi na ya chumba cha kujifungulia hufunguka. Hewa safi hupunguza kuenea kwa maambukizi.',
    },
    {
      title: 'Mwendo mfupi',
      text: 'Mapokezi, vyumba vya daktari, maabara na duka la dawa vimefuatana kwenye ghorofa moja.',
    },
    {
      title: 'Usafi kwa utaratibu',
      text:
        'Mlango wa kila wodi una sinki la kunawa mikono. Vifaa vya matibabu tunaviua viini hapa ' +
        'hapa. Orodha ukutani huonyesha kila chumba kilisafishwa lini mara ya mwisho.',
    },
  ],
  mission:
    `Kuzipa familia za ${region} huduma salama, ya upole na ya ukweli. Saa yoyote, kwa ` +
    'bei inayojulikana mapema.',
  vision:
    'Jamii ambayo kila mama hujifungua akisaidiwa na mtaalamu, na kila mtoto hupata chanjo zote. ' +
    'Hakuna anayengoja na maumivu kwa sababu msaada uko mbali.',
  values: [
    {
      title: 'Usalama',
      text: 'Tunatumia orodha za ukaguzi na kuhesabu mara mbili. Tukiona kosa tunasema, hata mbele ya mkubwa.',
    },
    {
      title: 'Upole',
      text: 'Tunabisha mlango, tunakusalimu na tunakufunika kwa shuka. Ukiwa mgonjwa, mambo madogo yana maana.',
    },
    {
      title: 'Ukweli',
      text: 'Tunasema tunachojua, tusichojua, na wakati hospitali nyingine inakufaa zaidi.',
    },
    {
      title: 'Heshima',
      text: 'Mwili wako, imani yako, uamuzi wako. Unachotuambia kinabaki kwenye faili yako.',
    },
    {
      title: 'Kujifunza',
      text: 'Jambo likienda vibaya, tunakuambia, tunaomba msamaha na tunabadilisha tunavyofanya kazi.',
    },
    {
      title: 'Haki',
      text: 'Tunamtibu kwanza aliye mgonjwa zaidi. Mavazi, jina na kadi ya bima havibadilishi kitu.',
    },
  ],
} as const satisfies WordsOf<'about'>['about'];
