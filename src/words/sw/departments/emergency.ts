import type { PatientGroup } from '../../../facts/clinical/danger-signs.ts';
import {
  emergencyPageSources,
  expandedTopic,
  firstAidGroups,
} from '../../../facts/clinical/emergency-page.ts';
import { emergencyHelplines } from '../../../facts/clinical/helplines.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import type { FirstAidWords } from '../../clinical/first-aid-words.ts';
import type { DepartmentWords, SectionReference } from '../../departments/department-words.ts';
import {
  byMouth,
  byMouthStart,
  firstAidWords,
  lookFirst,
} from '../clinical/first-aid/first-aid-words.ts';
import { helplineFact, nationalLinesNote } from '../clinical/helpline-words.ts';
import { sexualAssaultWords } from '../clinical/sexual-assault-words.ts';
import { urgentHeadings } from '../clinical/urgent-words.ts';

const dangerHeading = urgentHeadings.dangerSigns;

/** Links to first-aid sections, by a short name for the emergency. */
export const jumps: readonly { label: string; to: Pick<FirstAidWords, 'id' | 'title'> }[] = [
  { label: 'Mtoto hapumui: chini ya mwaka 1', to: firstAidWords.babyNotBreathing },
  { label: 'Mtoto hapumui: mwaka 1 na zaidi', to: firstAidWords.childNotBreathing },
  { label: 'Mtu mzima hapumui', to: firstAidWords.notBreathing },
  { label: 'Kitu kooni: chini ya mwaka 1', to: firstAidWords.chokingBaby },
  { label: 'Kitu kooni: mwaka 1 na zaidi', to: firstAidWords.choking },
  { label: 'Damu nyingi', to: firstAidWords.bleeding },
  { label: 'Mtoto anazaliwa', to: firstAidWords.babyComing },
  { label: 'Damu baada ya kujifungua', to: firstAidWords.birthBleeding },
];

export const jumpsHeading = 'Anza hapa';

/** Leads from the number to the danger signs. */
export const dangerLabel = 'Dalili za hatari';

/** Leads from the number to those of other organisations. */
export const noAnswerLabel = 'Haipokelewi? Nambari nyingine za dharura';

/** The danger signs on the page, by patient. */
export const danger: {
  heading: string;
  text: string;
  groups: readonly { heading: string; group: PatientGroup; more?: SectionReference }[];
} = {
  heading: dangerHeading,
  text: 'Dalili moja inatosha.',
  groups: [
    {
      heading: 'Mtu yeyote',
      group: 'adult',
      more: {
        label: 'Homa au kuhara kwa mtu mzima',
        link: 'outpatient',
        section: 'adult-fever',
      },
    },
    {
      heading: 'Mtoto',
      group: 'child',
      more: {
        label: 'Homa kwa umri, na watoto wachanga',
        link: 'pediatrics',
        section: 'homa-na-dalili-za-hatari',
      },
    },
    {
      heading: 'Wakati wa ujauzito',
      group: 'pregnancy',
      more: {
        label: 'Dalili baada ya kujifungua, au mimba kuharibika au kutolewa',
        link: 'maternity',
        section: 'dalili-za-hatari',
      },
    },
  ],
};

export const afterAssault = {
  heading: urgentHeadings.assault,
  items: sexualAssaultWords,
};

export const groups = {
  hurt: 'Kama mtu amekuumiza',
  onTheWay: 'Ukiwa njiani',
  withUs: 'Ukifika hospitalini',
};

/** How to ask for an ambulance. */
export const ambulance = {
  heading: 'Ambulensi',
  paragraphs: [
    'Omba ambulensi kwa nambari yetu. Sema uko wapi, nini kimetokea, ni watu wangapi wameumia na kama wanapumua. Usikate simu kabla yetu.',
    "Tunakuambia ambulensi iliyo karibu zaidi. Tuma mtu barabarani na tochi au kitambaa kinachong'aa. Taja shule, kanisa, duka au steji iliyo karibu.",
    'Mgonjwa anayeweza kuketi na kupumua vizuri anaweza kufika mapema zaidi kwa gari la kawaida. Usimsogeze aliyeumia mgongo au shingo isipokuwa yuko hatarini.',
  ],
};

/** Phone lines of other organisations. */
export const lines = {
  heading: urgentHeadings.nationalLines,
  intro:
    'Usipotupata, pigia ambulensi ya Red Cross simu. Nambari za polisi hupokelewa na polisi kwanza.',
  facts: emergencyHelplines.map(helplineFact),
  note: nationalLinesNote,
};

const topicsOf = (group: keyof typeof firstAidGroups) =>
  firstAidGroups[group].map((key) => ({ ...firstAidWords[key], open: key === expandedTopic }));

/** The emergency department, open 24/7, with the emergency number. */
export const emergency: DepartmentWords = {
  heading: 'Idara ya dharura',
  lead: 'Wazi saa 24, kila siku. Piga simu au uje. Matibabu huanza kabla ya malipo.',
  picture: 'emergency',
  whatItIs: [
    'Saa zote kuna muuguzi, mhudumu wa afya na oksijeni. Maabara, X-ray na chumba cha upasuaji viko karibu.',
    'Huhitaji miadi wala barua. Ukihitaji huduma tusiyo nayo, tunaimarisha hali yako kwanza, kisha tunakupeleka hospitali iliyo nayo.',
  ],
  whoItIsFor: [
    'Yeyote ambaye maisha, mkono au mguu, macho au ujauzito wake huenda viko hatarini',
    'Walioumia barabarani, kazini, nyumbani au kwa kushambuliwa',
    'Wanaofikiria kujiua, au kumdhuru mtu',
  ],
  blocks: [
    {
      kind: 'firstAid',
      heading: 'Kabla msaada haujafika',
      intro: lookFirst,
      groups: [
        { heading: 'Kutopumua, au kukabwa', topics: topicsOf('breathing') },
        { heading: 'Damu na kujifungua', topics: topicsOf('bleeding') },
        { heading: 'Ugonjwa wa ghafla', topics: topicsOf('illness') },
        { heading: 'Majeraha na sumu', topics: topicsOf('injury') },
      ],
      note: byMouth,
      noteStart: byMouthStart,
    },
  ],
  onTheDay: [
    {
      title: 'Nani ahudumiwe kwanza (triage)',
      text: 'Mlangoni muuguzi humpa kila mgonjwa rangi. Mwenye nyekundu hutibiwa mara moja, mwenye manjano hufuata, mwenye kijani anaweza kusubiri bila hatari. Tunakuangalia tena unaposubiri.',
    },
    {
      title: 'Matibabu',
      text: 'Jamaa anaweza kukuandikisha wakati unatibiwa.',
    },
    {
      title: 'Vipimo',
      text: 'Damu, X-ray au ultrasound, inavyohitajika. Mwambie muuguzi ukizidiwa unapongoja.',
    },
    {
      title: 'Uamuzi',
      text: 'Unaenda nyumbani na ushauri ulioandikwa, unalazwa wodini, au unapelekwa hospitali nyingine na muuguzi.',
    },
  ],
  whatToBring: [
    'Mtu mzima mmoja mtulivu anayejua kilichotokea',
    'Dawa unazotumia, au picha yake',
    'Pakiti, mmea au chupa, kama ni sumu',
    'Kitabu cha kliniki, kama una mimba',
    'Kitambulisho na nambari ya bima; vinaweza kuletwa baadaye',
  ],
  cost: [
    'Hatucheleweshi kamwe huduma ya dharura kwa sababu ya malipo, malipo ya awali (deposit) au karatasi. Katiba ya Kenya inasema hakuna anayeweza kunyimwa matibabu ya dharura, nasi tunaifuata.',
    'Hatari ikipita, wafanyakazi wetu wanakueleza gharama na kuangalia bima yako pamoja nawe. Kama huwezi kulipa kinachobaki mara moja, ofisi ya hesabu inakubali ulipe kidogo kidogo.',
  ],
  hours: [
    { term: 'Idara ya dharura', detail: 'Wazi saa 24, kila siku' },
    { term: 'Nambari ya dharura', detail: site.phone },
  ],
  howToReachUs: `Fuata alama nyekundu hadi mlango wenye taa. Magari yanaweza kusimama mlangoni. Usiku mwambie mlinzi "dharura". Kama si jambo la haraka, kliniki ya wagonjwa wa nje kwa kawaida itakuona mapema zaidi.`,
  sources: emergencyPageSources,
  review: notReviewed,
  actions: [
    { label: `Piga ${site.phone}`, target: 'call' },
    { label: 'Onyesha njia', target: 'directions' },
    { label: 'Wasiliana nasi', target: 'contact' },
  ],
};
