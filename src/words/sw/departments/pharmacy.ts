import { firstAidSources } from '../../../facts/clinical/first-aid.ts';
import { site } from '../../../facts/hospital/site.ts';
import { notReviewed } from '../../../facts/legal/review.ts';
import { clinicalSourcesOf } from '../../../facts/sources/clinical-sources.ts';
import type { DepartmentWords } from '../../departments/department-words.ts';
import { signsInSentence } from '../clinical/danger-sign-words.ts';
import { firstAidWords } from '../clinical/first-aid/first-aid-words.ts';
import { healthDataInChat } from '../features/health-data-in-chat.ts';
import { departmentNames } from '../frame/department-names.ts';

/** The pharmacy, open 24/7. */
export const pharmacy: DepartmentWords = {
  heading: departmentNames.pharmacy.heading,
  lead: 'Dawa ulizoandikiwa, dawa za kawaida, na ushauri wa kutumia dawa kwa usalama, mchana na usiku.',
  picture: 'pharmacy',
  moment: {
    figure: 'Saa 24, kila siku',
    text: 'Usiku piga kengele dirishani: mfamasia mmoja yuko zamu kila wakati.',
  },
  glance: {
    hours: 'Saa 24, kila siku, bila miadi',
    cost: 'Kulingana na dawa; za generic kwa kawaida ni nafuu',
    sha: 'inalipia dawa ikiwa tu inalipia pia kuonwa au kulazwa kwako',
    bring: 'Karatasi ya dawa (prescription) na pakiti za zamani',
    where: 'Kaunta inayotazama eneo kuu la kusubiri',
  },
  whatItIs: [
    'Wafamasia na wataalamu wa dawa huangalia kila karatasi ya dawa. Huandaa dawa na kukueleza kwa Kiingereza au Kiswahili.',
    'Dawa hutoka kwa wauzaji wenye leseni. Chanjo na insulini hukaa kwenye friji ambayo joto lake hufuatiliwa. Kama hatuna dawa, tunampigia simu aliyekuandikia kuhusu nyingine, au tunakuambia inatarajiwa lini.',
  ],
  whoItIsFor: [
    'Yeyote mwenye karatasi halali ya dawa, kutoka kwetu au kwa mhudumu mwingine mwenye leseni',
    'Wanaotumia dawa za muda mrefu za presha (shinikizo la damu), kisukari, pumu (asthma) au kifafa',
    'Wajawazito na wanaonyonyesha wanaotaka kujua kama dawa ni salama',
    'Wanaompa tembe mtoto au jamaa mzee',
  ],
  blocks: [
    {
      kind: 'cards',
      heading: 'Kwenye kaunta na nyuma yake',
      cards: [
        {
          title: 'Kutoa dawa',
          text: 'Mtu wa pili huangalia jina, dawa na nguvu yake kabla hatujakupa pakiti.',
        },
        {
          title: 'Kukagua dawa zako zote',
          text: 'Njoo na dawa zako zote kwenye mfuko mmoja. Tunatafuta zinazojirudia, zisizofaa kutumiwa pamoja, na ambazo huenda huzihitaji tena.',
        },
        {
          title: 'Kuongezewa dawa',
          text: 'Tupigie simu au tuma SMS siku mbili au tatu kabla dawa hazijaisha, nasi tutaandaa pakiti yako.',
        },
        {
          title: 'Kutumia kifaa',
          text: 'Jaribu inhaler, sindano ya insulini (insulin pen) au mashine ya kupimia sukari pamoja nasi hadi uzoee.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Maswali matano ya kuuliza',
      intro: 'Kabla ya kuondoka, hakikisha unaweza kujibu haya kuhusu kila dawa:',
      items: [
        'Ni ya nini?',
        'Natumia kiasi gani, wakati gani, na kwa siku ngapi?',
        'Pamoja na chakula au bila chakula?',
        'Niepuke nini nikiitumia, kwa mfano pombe, tembe nyingine au mitishamba?',
        'Ni madhara gani ya kawaida, na ni yapi yakitokea niache dawa na nipige simu?',
      ],
    },
    {
      kind: 'notice',
      heading: 'Dawa ikikudhuru, au ikimezwa kupita kiasi',
      tone: 'alarm',
      text: `Kila moja ya hizi ni dharura. Njoo moja kwa moja idara ya dharura, na ulete pakiti. ${firstAidWords.poison.never}`,
      danger: ['allergy', 'troubleBreathing', 'poison'],
      signs: [
        `Mtoto: ${signsInSentence('childPoison')}`,
        'Kuzimia',
        'Upele wenye malengelenge, au vidonda mdomoni au machoni',
      ],
    },
  ],
  more: [
    {
      kind: 'text',
      heading: 'Kwa nini huenda tukakataa kukuuzia antibiotiki',
      paragraphs: [
        'Antibiotiki hazisaidii mafua, mafua makali (flu), na mara nyingi hata maumivu ya koo. Haya huletwa na virusi. Kila unapozitumia bila sababu, maambukizi ya baadaye huwa magumu zaidi kutibu.',
        'Kwa hivyo tunahitaji karatasi ya dawa, na hatuuzi nusu dozi. Tumia zako kama zilivyoandikwa, bila kubadilisha. Usimpe mtu mwingine kamwe, na usihifadhi zilizobaki kwa ugonjwa mwingine.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Dawa nyumbani',
      facts: [
        {
          term: 'Kuhifadhi',
          detail: 'Mahali pakavu, pasipo na joto wala jua, na pamefungwa watoto wasifikie',
        },
        {
          term: 'Insulini',
          detail: 'Isiyofunguliwa iwe kwenye friji, 2 hadi 8 °C, kamwe si kwenye friza',
        },
        {
          term: 'Zilizopitwa na wakati',
          detail: 'Turudishie; usizitupe kamwe chooni, kwenye takataka wala motoni',
        },
      ],
    },
  ],
  onTheDay: [
    {
      title: 'Toa karatasi ya dawa',
      text: 'Karatasi yenyewe, au picha yake iliyo wazi kwenye simu yako. Tuambie kuhusu mzio (allergy), ujauzito na dawa nyingine.',
    },
    {
      title: 'Tunaiangalia',
      text: 'Kipimo cha dawa (dozi) au mchanganyiko ukionekana si sawa, mfamasia anampigia simu kwanza aliyekuandikia.',
    },
    {
      title: 'Tunakuambia bei',
      text: 'Unaweza kukubali, au kuomba dawa sawa ya bei nafuu. Unaweza pia kuchukua sehemu kwanza, pale ambapo ni salama. Antibiotiki hatuigawi kamwe.',
    },
    {
      title: 'Tunaeleza, nawe unarudia',
      text: 'Lebo ina jina lako na maelekezo. Huenda tukakuomba utuambie maelekezo hayo tena.',
    },
  ],
  whatToBring: [
    'Karatasi ya dawa, yenye tarehe na sahihi',
    'Pakiti za zamani, ili tulinganishe nguvu ya dawa na kampuni yake',
    'Kadi yako ya mzio (allergy), kama unayo',
    'Kitambulisho chenye picha, ukichukua dawa kali za maumivu au za usingizi',
    'Mfuko wa baridi wenye pakiti ya barafu, kwa insulini',
  ],
  cost: [
    'Bei hutegemea dawa na kiasi chake. Dawa ya generic ina kiungo kile kile kinachotibu kama dawa ya jina la kampuni. Kwa kawaida huwa nafuu. Tunakupa hiyo kwanza, isipokuwa wewe au daktari wako mnataka nyingine.',
    'Kampuni za bima hulipia dawa ikiwa tu zinalipia pia kuonwa au kulazwa kwako. Toa maelezo ya bima yako unapojiandikisha, kabla ya kufika kwenye dirisha letu.',
  ],
  hours: [
    { term: 'Duka la dawa', detail: 'Wazi saa 24, kila siku, hata Jumapili na sikukuu' },
    { term: 'Usiku', detail: 'Piga kengele dirishani; mfamasia mmoja yuko zamu kila wakati' },
  ],
  howToReachUs: `Kaunta inatazama eneo kuu la kusubiri. Si lazima uweke miadi. Ili kuuliza kama tuna dawa, piga ${site.phone} na useme "duka la dawa". Au andika jina la dawa kwenye WhatsApp yetu. ${healthDataInChat} Weka miadi na mhudumu wa afya ukihitaji karatasi mpya ya dawa.`,
  sources: clinicalSourcesOf([...firstAidSources.allergy, ...firstAidSources.poison]),
  review: notReviewed,
  closing: {
    heading: 'Njoo na karatasi ya dawa',
    text: 'Njoo saa yoyote, au tuulize kwanza kama tuna dawa hiyo.',
  },
  actions: [
    { label: 'Uliza kama tunayo', target: 'chat' },
    { label: 'Weka miadi ya kuonwa', target: 'appointments' },
    { label: 'Wasiliana nasi', target: 'contact' },
  ],
};
