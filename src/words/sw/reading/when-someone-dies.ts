import { helplines } from '../../../facts/clinical/helplines.ts';
import { afterDeath } from '../../../facts/hospital/papers.ts';
import { phoneHref, schemes, site, telHref } from '../../../facts/hospital/site.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { shaSources } from '../../../facts/money/sha.ts';
import type { ReadingPage } from '../../reading/reading-page.ts';

const { sha } = schemes;
const { farewellHours, coldRoomHours } = afterDeath;

/** /sw/when-someone-dies: the first steps. The hospital's rules are SAMPLE content. */
export const whenSomeoneDies: ReadingPage = {
  heading: 'Mpendwa wako akifariki',
  lead: `Pole sana. Hakuna haraka. Kama huna hakika kwamba amefariki, piga ${site.phone} sasa.`,
  glance: {
    heading: 'Kwanza',
    facts: [
      { term: 'Amefariki hapa', detail: 'Kaa naye. Muuguzi atakusaidia.' },
      {
        term: 'Amefariki mkija hapa',
        detail: 'Ingieni. Mhudumu wa afya anamwona, kisha polisi.',
      },
      {
        term: 'Amefariki nyumbani baada ya kuugua',
        detail: 'Tupigie simu, kisha mwambie naibu wa chifu',
      },
      {
        term: 'Ni ajali, ukatili, au hujui sababu',
        detail: `Piga ${helplines.police.number} kabla ya kumsogeza`,
      },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      heading: 'Akifariki hapa',
      steps: [
        {
          title: 'Kaa naye',
          text: `Unaweza kukaa naye kwa muda usiozidi saa ${farewellHours} katika chumba kitulivu, na zaidi tukiweza. Fanya maombi, mshike mkono, pigia familia simu. Mwambie muuguzi desturi zenu, kwa mfano nani anaosha mwili.`,
        },
        {
          title: 'Uliza kilichotokea',
          text: 'Daktari anaeleza sababu, sasa au siku nyingine. Unaweza kuuliza tena.',
        },
        {
          title: 'Angalia taarifa ya kifo',
          text: 'Tunaiandika bure, saa yoyote. Njoo na kitambulisho chake na chako. Angalia kila jina na nambari herufi kwa herufi.',
        },
        {
          title: 'Chagua atakapopelekwa',
          text: `Hatuna mochari. Mwili wa mpendwa wako hukaa katika chumba baridi kwa muda wa saa ${coldRoomHours}, bila malipo. Kisha unapelekwa mochari au nyumbani, unakochagua wewe. Uliza kwanza mochari inatoza pesa ngapi kwa siku.`,
        },
        {
          title: 'Mchukue',
          text: 'Jamaa anatia sahihi na kuonyesha kitambulisho. Si lazima bili ilipwe kwanza. Je, lazima azikwe leo? Tuambie, na tunaandika karatasi kwanza. Kama ni ajali, ukatili au kujiua, polisi wanamwona kwanza, hapa pia.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Akifariki nyumbani',
      steps: [
        {
          title: 'Ghafla, ajali au ukatili: polisi kwanza',
          text: `Piga ${helplines.police.number} au ${helplines.emergency.number}. Usimsogeze, na uache chumba kama kilivyo. Polisi wakitaka uchunguzi wa mwili (post-mortem), wao ndio wanasema mazishi yatakuwa lini. Andika jina la afisa na nambari ya OB.`,
        },
        {
          title: 'Baada ya kuugua kwa muda',
          text: `Piga ${site.phone}, au umpigie simu mhudumu wa afya aliyekuwa akimtibu. Weka karatasi zake za kliniki na dawa karibu.`,
        },
        {
          title: 'Mwambie naibu wa chifu',
          text: 'Akifariki nyumbani, taarifa ya kifo hutoka kwa naibu wa chifu wa mahali hapo. Beba kitambulisho chake, chako na karatasi za kliniki.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Kibali cha mazishi na cheti cha kifo',
      intro: 'Tunakusaidia kwa kila hatua kwenye dawati la faili.',
      facts: [
        {
          term: 'Kibali cha mazishi (burial permit)',
          detail:
            'Kwa sheria hakuna anayezikwa bila kibali (Births and Deaths Registration Act). Msajili wa kuzaliwa na vifo hutoa kibali akipata taarifa ya kifo.',
        },
        {
          term: 'Cheti cha kifo',
          detail:
            'Omba cheti katika ofisi ya usajili wa raia au Huduma Centre, au kwenye eCitizen. Beba kibali cha mazishi, kitambulisho chake halisi na chako. Uliza ada yao huko.',
        },
        {
          term: 'Lini',
          detail:
            'Mapema uwezavyo. Muda ukipita, karatasi huongezeka: uliza kwenye dawati la faili.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Bili',
      facts: [
        {
          term: 'Hakuna anayezuiwa',
          detail:
            'Hatuzuii kamwe mwili wa mpendwa wako kwa sababu ya bili. Mahakama Kuu imesema hakuna hospitali inayoruhusiwa (2025). Baadaye ofisi ya hesabu inakubaliana na familia jinsi ya kulipa kidogo kidogo.',
        },
        {
          term: `Kinacholipwa na ${sha}`,
          detail: `Inalipia matibabu kabla ya kifo, kama kwa mgonjwa yeyote aliyelazwa. Hatukupata kiasi cha mochari wala mazishi kwenye viwango ambavyo ${sha} imetangaza. Tuulize, na uiulize ${sha}.`,
        },
        {
          term: 'Bima nyingine',
          detail:
            'Iulize bima yako, mwajiri au chama chako kama wana malipo ya mazishi (last expense).',
        },
      ],
    },
    {
      kind: 'contacts',
      heading: 'Nani wa kupigia simu',
      contacts: [
        {
          name: 'Sisi, saa yoyote',
          text: 'Kuhusu wodi, karatasi, au kuzungumza tu.',
          links: [
            { label: site.phone, href: phoneHref },
            { label: 'Karatasi', page: 'papers' },
          ],
        },
        {
          name: 'Ukipoteza mtoto au mimba',
          text: 'Unaweza kumshika mtoto wako, na kuna mshauri wa kuzungumza nanyi nyote wawili.',
          links: [{ label: 'Huduma za uzazi', page: 'maternity' }],
        },
        {
          name: 'Wa kukusikiliza: Befrienders Kenya',
          text: 'Huzuni ikizidi, au ukifikiria kujiua. Simu hutozwa kama kawaida; usiku huenda wamefunga.',
          links: [{ label: helplines.suicide.number, href: telHref(helplines.suicide.number) }],
        },
        {
          name: 'Mtoto aliyefiwa: laini ya taifa ya watoto',
          text: 'Bure kutoka simu nyingi.',
          links: [{ label: helplines.children.number, href: telHref(helplines.children.number) }],
        },
      ],
    },
  ],
  samples: 'vyumba, saa na chumba baridi.',
  sources: [laws.birthsAndDeaths, shaSources.birthNotices, laws.bodiesAreNotHeld, laws.inquests],
};
