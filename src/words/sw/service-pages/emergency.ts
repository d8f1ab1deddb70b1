import {
  emergencyHelplines,
  emergencySources,
  emergencyTopics,
  readWithoutTap,
} from '../../../facts/clinical/emergency-page.ts';
import { helplines } from '../../../facts/helplines.ts';
import { notReviewed } from '../../../facts/review.ts';
import { site } from '../../../facts/site.ts';
import type { ServicePage } from '../../service-page.ts';
import { dangerSignTexts } from '../clinical/danger-sign-words.ts';
import { byMouth, firstAidWords, lookFirst } from '../clinical/first-aid-words.ts';
import { helplineFact, nationalEmergencyLines } from '../clinical/helpline-words.ts';
import { sexualAssaultWords } from '../clinical/sexual-assault-words.ts';
import { formatDay } from '../format.ts';

const firstAidGuide = 'emergency-first-aid-tips';

const dangerHeading = 'Piga simu au uje sasa';

/** What cannot wait, by a short name, and the heading that it leads to. */
export const jumps: readonly { label: string; heading: string }[] = [
  { label: 'Hapumui', heading: firstAidWords.notBreathing.title },
  { label: 'Kusakamwa kooni', heading: firstAidWords.choking.title },
  { label: 'Mtoto mchanga kusakamwa', heading: firstAidWords.chokingBaby.title },
  { label: 'Damu nyingi', heading: firstAidWords.bleeding.title },
  { label: 'Dalili za hatari', heading: dangerHeading },
];

/** The emergency department, open 24/7, with the emergency number. */
export const emergency: ServicePage = {
  heading: 'Idara ya dharura',
  lead: `Wazi ${site.hours.label}. Piga simu au uje moja kwa moja; matibabu huanza kabla ya malipo.`,
  picture: 'emergency',
  whatItIs: [
    'Hapa ni mahali pa ugonjwa wa ghafla na majeraha. Kila saa kuna muuguzi, mhudumu wa afya na oksijeni tayari. Maabara, X-ray na chumba cha upasuaji viko karibu.',
    'Huhitaji miadi wala barua. Ukihitaji huduma tusiyo nayo, tunaimarisha hali yako kwanza, kisha tunakupeleka hospitali iliyo nayo.',
  ],
  whoItIsFor: [
    'Yeyote ambaye maisha, mkono au mguu, macho au ujauzito wake huenda uko hatarini',
    'Walioumia barabarani, kazini, nyumbani au kwa kushambuliwa',
    'Yeyote aliyekula sumu, aliyeungua, au aliyeumwa na nyoka au mbwa',
    'Wanaofikiria kujiua, au kumdhuru mtu',
    'Yeyote aliyebakwa au kudhulumiwa kingono',
  ],
  blocks: [
    {
      kind: 'firstAid',
      heading: 'Kabla msaada haujafika',
      intro: lookFirst,
      topics: emergencyTopics.map((key) => ({
        ...firstAidWords[key],
        open: readWithoutTap.has(key),
      })),
      note: byMouth,
      more: [
        { label: 'Kuungua', guide: firstAidGuide, section: 'burns-and-scalds' },
        { label: 'Degedege na kifafa', guide: firstAidGuide, section: 'fits' },
        { label: 'Kemikali jichoni', link: 'eyeCare', section: 'eye-emergencies' },
        { label: "Jino lililong'oka", link: 'dental', section: 'dental-emergencies' },
      ],
    },
    {
      kind: 'notice',
      heading: dangerHeading,
      tone: 'alarm',
      text: `Dalili moja inatosha. ${nationalEmergencyLines}`,
      groups: [
        { heading: 'Mtu yeyote', signs: dangerSignTexts('adult') },
        {
          heading: 'Mtoto mchanga au mtoto',
          signs: dangerSignTexts('child'),
          more: {
            label: 'Homa kwa umri, na dalili za mtoto mchanga',
            link: 'pediatrics',
            section: 'fever-and-danger-signs',
          },
        },
        {
          heading: 'Wakati wa ujauzito',
          signs: dangerSignTexts('pregnancy'),
          more: {
            label: 'Dalili baada ya kujifungua',
            link: 'maternity',
            section: 'danger-signs',
          },
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Baada ya kubakwa au kudhulumiwa kingono',
      items: sexualAssaultWords,
    },
    {
      kind: 'text',
      heading: 'Ambulensi',
      paragraphs: [
        'Omba ambulensi kwa nambari yetu. Sema uko wapi, nini kimetokea, ni watu wangapi wameumia na kama wanapumua. Usikate simu wewe kwanza.',
        "Tunakuambia ambulensi iliyo karibu zaidi, na tunabaki nawe kwenye simu. Tuma mtu barabarani na tochi au kitambaa kinachong'aa. Taja shule, kanisa, duka au stendi iliyo karibu.",
        'Mgonjwa anayeweza kuketi na kupumua huenda akafika haraka kwa gari. Usimsogeze aliyeumia mgongo au shingo isipokuwa yuko hatarini.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Laini za taifa',
      intro: `Simu nyingi hupiga bila malipo. Ziliangaliwa tarehe ${formatDay(helplines.redCrossAmbulance.asOf)}.`,
      facts: emergencyHelplines.map(helplineFact),
    },
  ],
  onTheDay: [
    {
      title: 'Kupangwa kwa uzito wa hali (triage)',
      text: 'Mlangoni muuguzi humpa kila mgonjwa rangi. Nyekundu hutibiwa mara moja, manjano hufuata, kijani anaweza kungoja salama. Tunakuangalia tena unapongoja.',
    },
    {
      title: 'Matibabu',
      text: 'Wakati huo jamaa anaweza kukuandikisha.',
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
    'Kitabu cha kliniki, kama ni mjamzito',
    'Kitambulisho na nambari ya bima; vinaweza kuletwa baadaye',
  ],
  cost: [
    'Hatucheleweshi kamwe huduma ya dharura kwa sababu ya malipo, amana au karatasi. Katiba ya Kenya inasema hakuna anayeweza kunyimwa matibabu ya dharura, nasi tunaifuata.',
    'Hatari ikipita, wafanyakazi wetu wanakueleza gharama na kuangalia bima yako pamoja nawe. Kama huwezi kulipa salio mara moja, ofisi ya hesabu inakubali ulipe kidogo kidogo.',
  ],
  hours: [
    { term: 'Idara ya dharura', detail: `Wazi ${site.hours.label}` },
    { term: 'Nambari ya dharura', detail: site.phone },
  ],
  howToReachUs: `Fuata alama nyekundu hadi mlango wenye taa. Magari yanaweza kusimama mlangoni. Usiku mwambie mlinzi "dharura". Kama si jambo la haraka, kliniki ya wagonjwa wa nje kwa kawaida itakuona mapema zaidi.`,
  closing: {
    heading: 'Usingoje',
    text: 'Piga simu, au uje moja kwa moja: bila miadi, na matibabu kabla ya malipo.',
  },
  sources: emergencySources,
  review: notReviewed,
  actions: [
    { label: `Piga ${site.phone}`, target: 'call' },
    { label: 'Onyesha njia', target: 'directions' },
    { label: 'Wasiliana nasi', target: 'contact' },
  ],
};
