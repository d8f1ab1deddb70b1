import { surroundings } from '../../../facts/hospital/contact/surroundings.ts';
import { schemes, site } from '../../../facts/hospital/site.ts';
import { insurerCount, partners, schemesHere } from '../../../facts/money/insurers.ts';
import { formatList } from '../../formats/sw.ts';
import { ifCounted } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { departmentNames } from './department-names.ts';

const { sha } = schemes;
const { locality, county } = site.address;
// a Set, because the locality may also be the town that people search for
const near = [...new Set([locality, surroundings.town, county])];

const inFigures = [
  ...ifCounted('beds', (beds) => `vitanda ${beds}`),
  ...ifCounted('professionals', (people) => `wahudumu ${people}`),
  ...ifCounted('patientsServed', (patients) => `wagonjwa ${patients}`),
].join(', ');

/** Title, description and keywords of each page. */
export const heads: WordsOf<'heads'>['heads'] = {
  home: {
    title: `Hospitali ya saa 24 ${locality}`,
    description: `Hospitali ya ${site.level} na kituo cha uzazi ${locality}, ${county}. Wazi saa 24, kila siku${inFigures && `: ${inFigures}`}. Tunapokea ${formatList(schemesHere)}.`,
    keywords: ['hospitali', 'uzazi', 'dharura', ...schemesHere, ...near],
  },
  services: {
    title: 'Huduma zote za hospitali',
    description:
      'Huduma zetu zote katika orodha moja: wagonjwa wa nje, kulazwa, watoto, upasuaji, maabara, dawa, dharura na nyingine. Kila moja inatoa nini, na nani analipa.',
    keywords: ['huduma za hospitali', 'wagonjwa wa nje', 'kulazwa', 'maabara', 'dawa', ...near],
  },
  maternityPackages: {
    title: 'Vifurushi vya uzazi',
    description: `Kujifungua kwa kawaida, kwa upasuaji na kliniki kamili ya ujauzito: bei, kilichomo, kiasi ambacho ${sha} hulipa na utakacholipa wewe. Pia ratiba ya kliniki.`,
    keywords: ['vifurushi vya uzazi', 'gharama ya kujifungua', 'kliniki ya ujauzito', sha, ...near],
  },
  doctors: {
    title: 'Madaktari wetu',
    description:
      'Madaktari wetu, masomo na uzoefu wao, na siku zao za kliniki. Pia wahudumu wengine, na kalenda ya kliniki za madaktari bingwa wanaotutembelea.',
    keywords: ['madaktari', 'daktari wa watoto', 'daktari wa uzazi', 'siku za kliniki', ...near],
  },
  insurance: {
    title: 'Bima tunazopokea',
    description: `Utakacholipa hapa ukiwa na ${schemesHere.join(' au ')}, ${insurerCount === 1 ? 'bima tunayopokea' : `kampuni ${insurerCount} za bima tunazopokea`}, jinsi ya kutumia bima, na bei bila bima.`,
    keywords: [
      'bima ya afya',
      ...new Set([...schemesHere, ...partners]),
      'bei za hospitali',
      ...near,
    ],
  },
  about: {
    title: 'Kuhusu hospitali yetu',
    description: `Historia yetu tangu ${site.foundedYear}, leseni zetu, jinsi ya kuingia na kutembea hospitalini, lengo letu, tunachothamini, na wanaoongoza hospitali.`,
    keywords: ['kutuhusu', 'historia ya hospitali', 'lengo letu', 'leseni', ...near],
  },
  contact: {
    title: 'Mawasiliano na njia',
    description: `Piga simu, andika WhatsApp au barua pepe, au njoo saa yoyote. Nambari ya simu, fomu, ramani na njia ya kufika ukitoka ${formatList(surroundings.riding.slice(0, 3))}.`,
    keywords: ['mawasiliano', 'nambari ya simu', 'njia ya kufika', 'ramani', 'WhatsApp', ...near],
  },
  appointments: {
    title: 'Weka miadi',
    description:
      'Weka miadi kwa dakika moja: jaza fomu, itume kwa WhatsApp au SMS, nasi tunathibitisha siku na wakati wako. Wazi saa 24, kila siku, huduma zote.',
    keywords: ['weka miadi', 'miadi ya hospitali', 'miadi kwa WhatsApp', ...near],
  },
  outpatient: {
    title: departmentNames.outpatient.title,
    description:
      'Mwone mhudumu wa afya saa yoyote bila kulazwa: homa, kikohozi, majeraha, uchunguzi na magonjwa ya muda mrefu. Utakachofanyiwa, cha kuja nacho, nani analipa.',
    keywords: ['wagonjwa wa nje', 'kliniki', 'kumwona daktari', 'bila miadi', ...near],
  },
  maternity: {
    title: departmentNames.maternity.title,
    description: `Kliniki ya ujauzito, kujifungua ukiwa na mkunga, upasuaji ukihitajika, na mtoto mchanga. Siku za kliniki, gharama na ${sha}, mkoba na dalili za hatari.`,
    keywords: ['uzazi', 'kliniki ya ujauzito', 'kujifungua', 'upasuaji', 'mtoto mchanga', ...near],
  },
  pediatrics: {
    title: departmentNames.pediatrics.title,
    description:
      'Huduma kwa watoto wa umri wote: kupima ukuaji, chanjo, mtoto akiwa mgonjwa, tabia, na ushauri kwa wazazi. Pia dalili za hatari unazopaswa kujua.',
    keywords: ['kliniki ya watoto', 'watoto', 'chanjo', 'homa ya mtoto', ...near],
  },
  laboratory: {
    title: departmentNames.laboratory.title,
    description:
      'Kupima damu, mkojo na vingine: majibu ya kawaida katika saa 24, ya haraka katika saa 1 hadi 2. Vifurushi, kujitayarisha na saa za kuchukua sampuli.',
    keywords: ['maabara', 'kupima damu', 'vipimo vya ujauzito', 'uchunguzi wa afya', ...near],
  },
  pharmacy: {
    title: departmentNames.pharmacy.title,
    description:
      'Duka letu la dawa ni wazi saa 24, kila siku: dawa za daktari na maelezo yake, kuongezewa dawa za muda mrefu, na mfamasia wa kuuliza kabla ya kulipa au kumeza.',
    keywords: ['duka la dawa', 'dawa', 'mfamasia', 'dawa saa 24', ...near],
  },
  dental: {
    title: departmentNames.dental.title,
    description:
      "Kuangaliwa meno, kusafisha, kuziba, kung'oa, na meno ya watoto. Jino likiuma, njoo saa yoyote. Utakachofanyiwa kitini na cha kuja nacho.",
    keywords: ['daktari wa meno', 'kliniki ya meno', 'jino linauma', "kung'oa jino", ...near],
  },
  radiology: {
    title: departmentNames.radiology.title,
    description:
      'X-ray na ultrasound hapa hospitalini: picha za ujauzito, kifua na mifupa. Jinsi ya kujitayarisha, kama ni salama, majibu yanapotoka na nani analipa.',
    keywords: ['x-ray', 'ultrasound', 'picha ya ujauzito', 'kupigwa picha', ...near],
  },
  inpatient: {
    title: departmentNames.inpatient.title,
    description:
      'Kulazwa kwenye wodi zetu: vyumba, kupokelewa, bei, cha kufunga kwenye mkoba, masharti ya wodi, na saa za kutembelea kila wodi.',
    keywords: ['kulazwa', 'saa za kutembelea wagonjwa', 'wodi', 'kupokelewa', ...near],
  },
  specializedCare: {
    title: departmentNames.specializedCare.title,
    description:
      'Kliniki za madaktari bingwa wa presha, kisukari, moyo, mifupa, wanawake na wengine: nani anawahitaji, jinsi ya kupata rufaa, utakachofanyiwa na cha kuja nacho.',
    keywords: ['daktari bingwa', 'kliniki ya kisukari', 'kliniki ya presha', ...near],
  },
  surgical: {
    title: departmentNames.surgical.title,
    description:
      'Upasuaji wa kupangwa na wa dharura: aina tunazofanya, jinsi tunavyokulinda, na hatua zako kutoka kumwona daktari mara ya kwanza hadi kwenda nyumbani.',
    keywords: ['upasuaji', 'chumba cha upasuaji', 'daktari wa upasuaji', ...near],
  },
  telemedicine: {
    title: departmentNames.telemedicine.title,
    description:
      'Ongea na mhudumu wa afya kwa simu au video ukiwa nyumbani: yanayoweza kutibiwa hivyo, kujitayarisha, data utakayotumia, faragha na jinsi ya kulipa.',
    keywords: ['daktari kwa simu', 'daktari kwa video', 'telemedicine', ...near],
  },
  hdu: {
    title: departmentNames.hdu.label,
    description:
      'Uangalizi wa mchana na usiku kwa wagonjwa walio hali mbaya: kazi ya mashine, saa za kutembelea, jinsi familia hupata habari, na maana ya kuhamishiwa hapa.',
    keywords: ['HDU', 'uangalizi wa karibu', 'mgonjwa aliye hali mbaya', ...near],
  },
  eyeCare: {
    title: departmentNames.eyeCare.title,
    description:
      'Kliniki yetu ya macho inakuja hivi karibuni. Itatoa nini, ufanye nini kwa macho kabla haijafunguliwa, na jicho linapohitaji msaada mara moja.',
    keywords: ['kliniki ya macho', 'kupima macho', 'miwani', 'macho', ...near],
  },
  vaccinePlanner: {
    title: 'Ratiba ya chanjo',
    description:
      'Kutoka tarehe ya kuzaliwa: siku ya kila chanjo ya ratiba ya Kenya na kila uchunguzi wa mama na mtoto, kinga yake, na faili ya kalenda.',
    keywords: ['ratiba ya chanjo', 'chanjo za mtoto', 'kliniki ya mtoto', 'KEPI', ...near],
  },
  birthPlan: {
    title: 'Mpango wa kujifungua',
    description:
      'Andika nani atakaa nawe, maumivu, mkao, lugha, usafiri wa usiku na pesa. Unapata karatasi moja ya kuchapisha na ujumbe wa simu. Hatuhifadhi chochote.',
    keywords: ['mpango wa kujifungua', 'maumivu ya uchungu', 'kujifungua', ...near],
  },
  emergency: {
    title: departmentNames.emergency.title,
    description:
      'Wazi saa 24, kila siku. Nambari ya dharura, wakati wa kuja, cha kufanya kabla ya kufika, nani ahudumiwe kwanza, na gharama ya ambulensi yetu.',
    keywords: ['dharura', 'ambulensi', 'huduma ya kwanza', 'hospitali saa 24', ...near],
  },
  emergencyCard: {
    title: 'Kadi ya dharura',
    description:
      'Ukurasa mwepesi wa simu na wa ukutani: nambari za dharura, dalili za hatari kwa umri, huduma ya kwanza, uchungu wa uzazi na jinsi ya kufika.',
    keywords: [
      'kadi ya dharura',
      'dalili za hatari',
      'huduma ya kwanza',
      'nambari za dharura',
      ...near,
    ],
  },
  today: {
    title: 'Kliniki za leo na kesho',
    description:
      'Kliniki zilizo wazi leo na kesho, nani atakuona na hadi saa ngapi, saa za kutembelea wagonjwa, na kalenda ya kliniki zote.',
    keywords: ['leo', 'kliniki za leo', 'daktari yuko leo', 'saa za kazi', ...near],
  },
  upcoming: {
    title: departmentNames.upcoming.title,
    description:
      'ICU, kusafisha damu (dialysis), saratani, madaktari bingwa zaidi na majengo mapya: kama imefunguliwa, robo ya mwaka inayolengwa, na msaada tunaotoa leo.',
    keywords: ['huduma zijazo', 'ICU', 'dialysis', 'saratani', ...near],
  },
  whatWillIPay: {
    title: 'Nitalipa pesa ngapi?',
    description: `Chagua unachohitaji na bima yako: ona bei yetu, kiasi ambacho ${sha} hulipa, utakacholipa wewe na kinachoweza kuongezeka. Bei zote, na mifano ya bili.`,
    keywords: ['bei za hospitali', 'gharama ya kujifungua', 'Linda Jamii', sha, ...near],
  },
  papers: {
    title: 'Karatasi na vyeti',
    description:
      'Barua ya sick off, ripoti ya daktari, fomu ya P3, cheti cha afya na cha kuhudumia chakula, nakala za faili: gharama, muda, saa za dawati, na cha kuja nacho.',
    keywords: ['barua ya sick off', 'ripoti ya daktari', 'fomu ya P3', 'cheti cha afya', ...near],
  },
  whenSomeoneDies: {
    title: 'Mpendwa wako akifariki',
    description: `Hatua za kwanza mtu akifariki hospitalini au nyumbani: nani wa kupigia simu, taarifa ya kifo, kibali cha mazishi, cheti cha kifo, bili, na kinacholipwa na ${sha}.`,
    keywords: ['cheti cha kifo', 'kibali cha mazishi', 'mochari', 'taarifa ya kifo', ...near],
  },
  antenatalPlanner: {
    title: 'Ratiba ya ujauzito',
    description:
      'Kutoka hedhi ya mwisho au tarehe ya kujifungua: wiki ya ujauzito, siku ya kila kliniki, cha kuja nacho, na faili ya kalenda.',
    keywords: ['kliniki ya ujauzito', 'tarehe ya kujifungua', 'wiki za ujauzito', 'ANC', ...near],
  },
  testimonials: {
    title: 'Maoni ya wagonjwa',
    description:
      'Watu sita waliotumia wodi, kliniki na huduma zetu za uzazi wanasema kwa maneno yao kilichoenda vizuri, kila mmoja na nyota alizotoa kati ya tano.',
    keywords: ['maoni ya wagonjwa', 'nyota', 'wagonjwa wanasema', ...near],
  },
  patientStories: {
    title: 'Simulizi za wagonjwa',
    description:
      'Wagonjwa sita wanasimulia walivyofika kwetu, walichofanyiwa na hali yao sasa: kujifungua, upasuaji, watoto wagonjwa na magonjwa ya muda mrefu.',
    keywords: ['simulizi za wagonjwa', 'kupona', 'wagonjwa wetu', ...near],
  },
  privacy: {
    title: 'Ilani ya faragha',
    description:
      'Yanayofanyika kwa unachoandika kwenye fomu zetu: kwa nini tunauliza, nani hupitisha, tunahifadhi kwa muda gani, haki zako kisheria na jinsi ya kuzitumia.',
    keywords: ['faragha', 'ulinzi wa data', 'taarifa za kibinafsi', 'taarifa za afya', ...near],
  },
  accessibility: {
    title: 'Tovuti kwa kila mtu',
    description:
      'Jinsi tovuti hii inavyotengenezwa na kupimwa ili kila mtu aitumie, kasoro zilizobaki, jinsi ya kutuambia kizuizi, na kutembea ndani ya jengo letu.',
    keywords: ['tovuti kwa kila mtu', 'ulemavu', 'kiti cha magurudumu', 'lugha ya ishara', ...near],
  },
  patientRights: {
    title: 'Haki za mgonjwa',
    description:
      'Haki zako kama mgonjwa kwa sheria ya Kenya, tunachokuomba, jinsi na mahali pa kulalamika, siku za kupata jibu, na pa kwenda baada yetu.',
    keywords: ['haki za mgonjwa', 'malalamiko', 'matibabu ya dharura', 'sheria', ...near],
  },
  blog: {
    title: 'Makala za afya',
    description:
      'Makala fupi za wahudumu wetu kuhusu afya ya kila siku: meno, kunyonyesha, chakula cha mtoto, malaria, kikohozi na mazoea madogo yanayosaidia.',
    keywords: ['makala za afya', 'ushauri wa afya', 'meno', 'malaria', ...near],
  },
  medicalBlog: {
    title: 'Miongozo ya afya',
    description:
      'Miongozo ya wahudumu wetu wa afya: chakula wakati wa ujauzito, chanjo, huduma ya kwanza, kisukari na afya ya akili. Tafuta neno au chagua kundi.',
    keywords: ['miongozo ya afya', 'chanjo', 'kisukari', 'huduma ya kwanza', ...near],
  },
  search: {
    title: 'Tafuta kwenye tovuti',
    description:
      'Tafuta idara, bei, saa za kazi, madaktari, huduma ya kwanza na makala za afya za hospitali kwa neno lolote, kwa Kiswahili au Kiingereza.',
    keywords: ['tafuta', 'hospitali', 'huduma', 'bei', 'madaktari', ...near],
  },
};
