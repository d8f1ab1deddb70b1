import { emailHref, phoneHref, site } from '../../../facts/hospital/site.ts';
import { authorities } from '../../../facts/legal/authorities.ts';
import { dataProtection } from '../../../facts/legal/data-protection.ts';
import { laws } from '../../../facts/legal/laws.ts';
import { securityReport } from '../../../facts/legal/security-report.ts';
import { type ThirdPartyName, thirdParties, webHost } from '../../../facts/legal/third-parties.ts';
import { formatDay } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';
import { healthDataInChat } from '../features/health-data-in-chat.ts';
import { region, street } from '../hospital/postal-address.ts';

type Privacy = WordsOf<'privacy'>;

const { answerDays, retentionMonths, adultAge } = dataProtection;
const policyLabel = 'Sera yake ya faragha (kwa Kiingereza)';

/** Purpose of each form field, by name. */
export const fieldPurposes = {
  name: 'Ili tujue tunamjibu nani',
  email: 'Ili tukujibu kwa maandishi',
  phone: 'Ili tukupigie simu',
  subject: 'Ili ujumbe wako ufike kwenye dawati linalofaa',
  service: 'Ili tukupe miadi kwenye kliniki inayofaa',
  date: 'Ili tutafute nafasi siku hiyo',
  message: 'Ili tuelewe unachohitaji',
} as const satisfies Privacy['fieldPurposes'];

/** The planners' fields. They are not sent to anyone, but the notice lists them too. */
export const plannerFields = [
  [
    'Hedhi ya mwisho au tarehe ya kujifungua, na siku za mzunguko wa hedhi',
    'Ili tukuonyeshe siku za kliniki. Hatuzihifadhi. Kwenye ratiba ya ujauzito pekee.',
  ],
  [
    'Tarehe ya kuzaliwa ya mtoto, na kama alizaliwa kabla ya wakati',
    'Ili tukuonyeshe siku za chanjo na za uchunguzi. Hatuzihifadhi. Kwenye ratiba ya chanjo pekee.',
  ],
  [
    'Majina, nambari za simu na matakwa yako ya kujifungua',
    'Ili tutengeneze karatasi yako. Hatuzihifadhi. Kwenye mpango wa kujifungua pekee.',
  ],
] as const satisfies Privacy['plannerFields'];

/** The id of the section with the button that deletes saved pages, in every language. */
export const savedPagesId: Privacy['savedPagesId'] = 'saved-pages';

/** Each third party, with its country if it is known. */
const thirdPartyNames: Record<ThirdPartyName, string> = {
  chat: `${thirdParties.chat.owner}, kampuni ya Meta, Marekani`,
  map: `${thirdParties.map.owner}, Uingereza`,
  portraits: thirdParties.portraits.owner,
};

/** Purpose of each third party on our pages. */
const thirdPartyPurposes: Record<ThirdPartyName, string> = {
  chat: 'Baada tu ya kubonyeza kitufe cha WhatsApp: hapo inapata maneno yaliyo kwenye anwani inayofunguka.',
  map: 'Huchora ramani. Simu yako huiomba ukifungua ukurasa, au ukishuka karibu na ilipo.',
  portraits: 'Hutuma picha za watu zilizo kwenye ukurasa huo.',
};

/** Returns the protection of data that leaves Kenya, or says that there is no agreement. */
export const safeguards: Privacy['safeguards'] = (agreed) => {
  if (!agreed) {
    return 'Taarifa zinapotoka Kenya, Sheria hutaka uthibitisho kwamba zinalindwa. Hatuna mkataba wetu wenyewe na WhatsApp: masharti ambayo imeyachapisha ndiyo yanayotumika. Ili taarifa za afya yako zibaki Kenya, tuma SMS, piga simu au uje.';
  }
  return `${agreed.what}. Tulimpa Kamishna wa Ulinzi wa Data uthibitisho wake tarehe ${formatDay(agreed.provenOn)}.`;
};

/** Returns a field's purpose, whether it is required, and the pages that ask for it. */
export const fieldUse: Privacy['fieldUse'] = (purpose, required, pages) =>
  `${purpose}. ${required ? 'Lazima' : 'Si lazima'}: ${pages}.`;

/** Returns where a third party is used: on the pages named, or on all. */
export const onPages: Privacy['onPages'] = (pages) =>
  pages ? `Kwenye ${pages}` : 'Kwenye kurasa zote';

/** Returns a third party as a contact in the notice; `where` is the pages in words. */
export const thirdPartyContact: Privacy['thirdPartyContact'] = (name, where) => {
  const party = thirdParties[name];
  const hosts = party.hosts.map((host) => host.replace('https://', '')).join(', ');
  return {
    name: thirdPartyNames[name],
    text: `${where}: ${hosts}. ${thirdPartyPurposes[name]}`,
    ...('policy' in party && { links: [{ label: policyLabel, href: party.policy }] }),
  };
};

/**
 * Returns the notice that the Data Protection Act 2019 requires; the English module says which
 * sections. `fields` are the rows of the table of form fields, `others` the third parties.
 */
export const privacyNotice: Privacy['privacyNotice'] = (fields, others) => {
  const officer = site.officeEmails.dataProtection;
  return {
    heading: 'Ilani ya faragha',
    lead:
      'Tovuti hii haihifadhi chochote kukuhusu. Kampuni inayobeba tovuti yetu (web host) huenda ' +
      'ikarekodi anwani za kurasa na za simu kwa muda. Haya ndiyo yanayofanyika kwa unachoandika ' +
      'kwenye fomu.',
    blocks: [
      {
        kind: 'contacts',
        heading: 'Nani anawajibika',
        contacts: [
          {
            name: site.name,
            text:
              `${street}, ${region}. Sisi ndio tunaowajibika kwa taarifa ` +
              'zako (data controller). Tumesajiliwa na Kamishna wa Ulinzi wa Data kwa nambari ' +
              `${dataProtection.registrationNumber} (nambari ya mfano).`,
          },
          {
            name: 'Afisa wetu wa ulinzi wa data',
            text: 'Hujibu maswali na kupokea maombi yako.',
            links: [
              { label: officer, href: emailHref(officer) },
              { label: site.phone, href: phoneHref },
            ],
          },
        ],
      },
      {
        kind: 'text',
        heading: 'Tovuti hii inahifadhi nini',
        paragraphs: [
          'Haihifadhi chochote. Hakuna kuingia kwa nenosiri. Hakuna cookie wala matangazo, na hatuhesabu ' +
            'wanaotembelea tovuti. Hatuhifadhi wala kurekodi unachoandika kwenye fomu, ratiba au ' +
            'mpango.',
          `Kampuni inayobeba tovuti yetu, ${webHost.owner}, huenda ikarekodi anwani ya kila ukurasa ` +
            'na ya simu yako kwa muda. Unachoandika kwenye fomu, ratiba au mpango ' +
            'hakionekani kwenye anwani ya ukurasa wowote.',
          'Maneno unayotafuta huonekana kwenye anwani ya ukurasa. Unachochagua ili kuona bei au ' +
            'kuweka miadi huonekana pia. Simu yako huweka anwani hizo kwenye orodha ya kurasa ' +
            'ulizofungua. Kampuni inayobeba tovuti yetu pia huenda ikazirekodi. Futa orodha hiyo ' +
            'kama wengine hutumia simu yako.',
          'Unachoandika kwenye ratiba au mpango hufutika ukifunga ukurasa. Kwa dakika chache, ' +
            'ukirudi nyuma unaweza kuona ulichoandika bila kutuma. Bila JavaScript unaweza kuona ' +
            'pia ratiba au mpango wenyewe.',
        ],
      },
      {
        kind: 'text',
        id: savedPagesId,
        heading: 'Kurasa zilizohifadhiwa kwenye simu yako',
        paragraphs: [
          'Simu yako inaweza kuhifadhi nakala za kurasa zetu, ili uzisome bila mtandao. Nakala hizo ' +
            'hazina chochote ulichoandika. Haihifadhi ratiba yoyote, mpango wa kujifungua, wala ' +
            'kurasa za afya ya akili au za kufiwa.',
          'Je, wengine hutumia simu hii? Kitufe hiki hufuta nakala zote. Hakifuti orodha ya kurasa ' +
            'ulizofungua kwenye kivinjari.',
        ],
      },
      {
        kind: 'table',
        heading: 'Fomu zetu zinauliza nini',
        caption:
          'Hakuna sheria inayokulazimu kujaza fomu. Bila sehemu ambazo ni lazima, haiwezi kutumwa.',
        columns: ['Sehemu', 'Ya nini, na kwenye ukurasa gani'],
        rows: fields,
      },
      {
        kind: 'text',
        heading: 'Kwa nini tunaruhusiwa kuzitumia',
        paragraphs: [
          'Unaomba jibu au miadi. Ili kukupa, tunahitaji taarifa hizi (kifungu cha 30 cha Sheria ya ' +
            'Ulinzi wa Data). Hungependa kutumia fomu? Piga simu au uje: huduma yako ni ile ile.',
          'Huduma unayochagua, au ugonjwa unaoutaja, ni taarifa za afya. Wahudumu wa afya, na ' +
            'wafanyakazi wanaolazimika kutunza siri, ndio pekee wanaoruhusiwa kuzishughulikia ' +
            '(kifungu cha 46).',
          'Hatuziuzi, hatuzitumii kwa matangazo, wala hatuachii mashine ifanye uamuzi kukuhusu.',
        ],
      },
      {
        kind: 'facts',
        heading: 'Jinsi zinavyosafiri',
        facts: [
          {
            term: 'Kitufe cha WhatsApp',
            detail:
              'Mara tu unapokibonyeza, maneno yako yanaenda WhatsApp: yanakuwa ndani ya anwani inayofunguka. ' +
              'WhatsApp ni ya Meta. Kwa hivyo maneno yako hutoka Kenya, hata usipobonyeza tuma ' +
              'humo. Sisi tunayapata tu ukibonyeza tuma.',
          },
          {
            term: 'Ndani ya WhatsApp',
            detail:
              'WhatsApp inasema kwamba ujumbe hufichwa kwa msimbo (encrypted) ukiwa njiani. Bado ' +
              'inajua ulimwandikia nani, na wakati gani.',
          },
          {
            term: 'Idhini yako',
            detail:
              'Taarifa za afya hutoka Kenya kwa idhini yako tu (vifungu vya 48 na 49). Unaitoa kwa ' +
              'kubonyeza kitufe cha WhatsApp, na mstari ulio kando yake unasema hivyo.',
          },
          { term: 'Ulinzi nje ya Kenya', detail: safeguards(dataProtection.transferSafeguards) },
          {
            term: 'SMS na simu',
            detail:
              'Unapata jibu lile lile. Mtandao wako wa simu ndio unaozibeba, na hakuna kinachoenda ' +
              'Meta. Mtandao huo unaweza kusoma SMS ikiwa njiani.',
          },
          { term: 'Barua pepe', detail: 'Hubebwa na kampuni yako ya barua pepe na yetu.' },
          { term: 'Usichopaswa kuandika', detail: healthDataInChat },
        ],
      },
      {
        kind: 'contacts',
        heading: 'Kampuni nyingine kwenye kurasa zetu',
        intro:
          'Kila moja kati ya hizi huona anwani ya intaneti ya simu yako. Hakuna kampuni nyingine ' +
          'inayoiona. Link za ramani na mitandao ya kijamii hazipakii chochote hadi uziguse.',
        contacts: [
          {
            name: `${webHost.owner}, inayobeba tovuti yetu`,
            text: 'Kwenye kurasa zote: huleta kurasa, na huenda ikatunza rekodi za kiufundi za hilo kwa muda.',
            links: [{ label: policyLabel, href: webHost.policy }],
          },
          ...others,
        ],
      },
      {
        kind: 'facts',
        heading: 'Ndani ya hospitali',
        facts: [
          {
            term: 'Nani huziona',
            detail:
              'Dawati linalokujibu, na wahudumu wa afya wanaokutibu. Hakuna mwingine, isipokuwa ' +
              'sheria ikiamuru.',
          },
          {
            term: 'Jinsi tunavyozilinda',
            detail:
              'Kurasa zetu hufichwa kwa msimbo (encrypted) zikija kwako. Simu na kompyuta ' +
              'zinazopokea ujumbe huwa zimefungwa. Wafanyakazi walio zamu pekee wanaweza kuzifungua.',
          },
          {
            term: 'Kwa muda gani',
            detail:
              `Ujumbe: miezi isiyozidi ${retentionMonths}. Yanayohusu matibabu yako huingia kwenye ` +
              'faili yako. Faili hiyo tunaitunza kwa muda ambao kanuni za rekodi za matibabu zinataka.',
          },
        ],
      },
      {
        kind: 'table',
        heading: 'Haki zako',
        caption:
          'Mwandikie afisa wa ulinzi wa data, au uulize mapokezi. Tunahakikisha wewe ni nani. Ni bure.',
        columns: ['Unaweza', 'Tunatekeleza ndani ya'],
        rows: [
          ['Kujua tunachofanya na taarifa zako', 'Ilani hii; uliza wakati wowote'],
          ['Kuona taarifa zako tulizo nazo', `Siku ${answerDays.access}`],
          ['Kutaka kosa lisahihishwe', `Siku ${answerDays.correction}`],
          [
            'Kutaka taarifa zisizo za kweli, au zisizohitajika tena, zifutwe',
            `Siku ${answerDays.erasure}`,
          ],
          ['Kupinga jinsi tunavyozitumia', `Siku ${answerDays.objection}`],
          ['Kupata nakala ya kupeleka kwingine', `Siku ${answerDays.portability}`],
          ['Kuondoa idhini uliyotoa', 'Wakati wowote, kwa yatakayofuata'],
        ],
      },
      {
        kind: 'text',
        heading: 'Watoto',
        paragraphs: [
          `Usiandike kuhusu mtu aliye chini ya miaka ${adultAge}, isipokuwa wewe ni mzazi au mlezi ` +
            'wake. Kama si wewe, pata kwanza ruhusa ya mzazi au mlezi huyo (kifungu cha 33). Mzazi au mlezi pia ' +
            'hutumia haki hizi kwa niaba ya mtoto.',
        ],
      },
      {
        kind: 'contacts',
        heading: 'Tusiporekebisha',
        contacts: [
          {
            name: `Kamishna wa Ulinzi wa Data: ${authorities.dataCommissioner.name}`,
            text: 'Huchunguza malalamiko kuhusu taarifa za kibinafsi.',
            links: [
              {
                label: 'Peleka malalamiko (kwa Kiingereza)',
                href: authorities.dataCommissioner.page,
              },
              {
                label: authorities.dataCommissioner.email,
                href: emailHref(authorities.dataCommissioner.email),
              },
            ],
          },
        ],
      },
      {
        kind: 'contacts',
        id: securityReport.section,
        heading: 'Ripoti tatizo la usalama wa tovuti',
        intro:
          'Tuandikie kabla ya kuwaambia wengine. Taja ukurasa, ulichofanya na kilichotokea. ' +
          'Usijaribu kwa maneno ya mgonjwa halisi, na usilemeze tovuti.',
        contacts: [
          {
            name: 'Afisa wetu wa ulinzi wa data',
            text: 'Hupokea ripoti kuhusu tovuti hii.',
            links: [{ label: officer, href: emailHref(officer) }],
          },
        ],
      },
    ],
    day: dataProtection.noticeOf,
    samples:
      'nambari ya usajili, barua pepe, jinsi ujumbe unavyolindwa na kwa muda gani, na ' +
      'kilichokubaliwa na WhatsApp.',
    sources: [laws.dataProtectionAct, laws.dataProtectionRegulations, laws.constitution],
  };
};
