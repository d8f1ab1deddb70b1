import { type FigureName, figures } from '../../../facts/hospital/figures.ts';
import { site } from '../../../facts/hospital/site.ts';
import { patientsAreInvented } from '../../../facts/people/patient-display.ts';
import { ifCounted } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { countersOf, countOf } from '../hospital/claims.ts';

type PatientStories = WordsOf<'patientStories'>;

/** The six stories: illnesses and words are SAMPLE content, like the names. */
export const storyWords: PatientStories['storyWords'] = {
  1: {
    quote: 'Kichwa hakikuniuma wala sikuwa na uvimbe; singejua kamwe.',
    story:
      'Huu ulikuwa ujauzito wangu wa kwanza na nilijihisi vizuri. Karibu nisiende kliniki ya mwezi ' +
      'wa nane. Mkunga alinipima presha mara mbili, akaniketisha, akanipima mara ya tatu. Ilikuwa ' +
      'juu mno. Kichwa hakikuniuma wala sikuwa na uvimbe; singejua kamwe. Daktari bingwa wa uzazi ' +
      'aliniomba nilale hospitalini usiku mbili, ili watuangalie sote wawili. Kisha nilienda ' +
      'nyumbani na orodha ya dalili ya kubandika kwenye friji. Nilipimwa kila siku ya tatu. Wiki ya ' +
      '37 presha ilipanda tena, na akashauri kwamba wakati wa mtoto kuzaliwa umefika. Asubuhi ' +
      'walianzisha uchungu wa uzazi. Dada yangu alikuwa kando yangu muda wote.',
    outcome:
      'Jioni hiyo alizaliwa msichana wa kilo 2.9. Alipopimwa baada ya wiki sita, presha ilikuwa ' +
      'imerudi kawaida.',
  },
  2: {
    quote: 'Daktari wa upasuaji hakunicheka kwa kungoja miaka miwili.',
    story:
      'Kazi yangu ni kubeba magunia ya mahindi. Kwa miaka miwili nilirudisha uvimbe wa kinenani ' +
      'ndani kwa mkono, na sikumwambia mtu. Ulipoanza kuniuma usiku, mke wangu aliniwekea miadi ' +
      'bila kuniuliza. Daktari wa upasuaji hakunicheka kwa kungoja miaka miwili. Alichora picha, ' +
      'akasema neno hernia (ngiri), na akaeleza kitakachotokea ikinasa siku moja. Kilichonitia ' +
      'wasiwasi ni pesa, na wiki za kukaa bila kazi. Dawati la bima liliniandikia kiasi ambacho ' +
      'bima yangu ingelipa, na kiasi ambacho ningeongeza. Tulichagua siku baada ya mavuno. Jioni ' +
      'baada ya upasuaji nilitembea hadi bafuni, na siku iliyofuata nikaenda nyumbani. Kigumu ' +
      'kilikuwa wiki sita bila kuinua chochote kizito kuliko birika.',
    outcome: 'Kidonda kilipona vizuri. Wiki ya saba alirudi kwenye kazi yake yote.',
  },
  3: {
    quote: 'Asubuhi aliomba uji.',
    story:
      'Anasimulia mama yake: Mwanangu alikuwa akitapika tangu asubuhi, na alasiri akaanza kuhara ' +
      'pia. Nilimpa maji kila mara, lakini aliyatapika papo hapo. Alipolia, machozi hayakutoka. ' +
      'Hilo lilinitisha kuliko kutapika. Hospitalini muuguzi alifinya ngozi ya tumbo lake, ' +
      'akaangalia mdomoni, akamwita daktari mara moja. Walinionyesha jinsi ya kumpa maji ya ORS ' +
      'kwa kijiko, kimoja kila dakika moja au mbili. Alipoendelea kuyatapika, walimwekea dripu. ' +
      'Nililala kwenye kiti kando ya kitanda chake. Asubuhi aliomba uji. Kabla hatujaondoka ' +
      'walitupa tembe za zinki (zinc) na pakiti za ORS. Walihakikisha kwamba najua kuchanganya ' +
      'pakiti moja vizuri. Tangu hapo nimewafundisha majirani wote wa ploti yetu.',
    outcome:
      'Alienda nyumbani baada ya usiku mbili, akinywa vizuri. Siku kumi baadaye uzito wake ulikuwa ' +
      'umerudi.',
  },
  4: {
    quote: 'Hakunikataza chapati.',
    story:
      'Nauza mboga sokoni, kwa hivyo nilidhani nakula vizuri. Nilikuwa nachoka, nasikia kiu, na ' +
      'kuamka mara nne usiku. Nilidhani ni umri. Walinidunga kidoleni, wakasema ni kisukari. ' +
      'Nililia, kwa sababu kaka yangu alipoteza mguu kwa ugonjwa huo. Daktari aliningoja nimalize ' +
      'kulia, kisha akauliza napika nini. Hakunikataza chapati. Tulikubaliana kipande kidogo zaidi ' +
      'na mboga za kienyeji zaidi. Badala ya kupanda matatu langoni kwangu, natembea hadi steji ' +
      'inayofuata. Aliangalia miguu yangu, katikati ya kila kidole, na kunituma kwingine kupimwa ' +
      'macho. Mtaalamu wa lishe alinifundisha kujaza nusu ya sahani yangu na mboga. Nina tembe, ' +
      'daftari, na kliniki kila miezi mitatu. Nikikosa moja, mtu hunipigia simu kuuliza kwa nini.',
    outcome:
      'Wastani wake wa sukari wa miezi mitatu (HbA1c) ulishuka kutoka 10.4% hadi 7.1% katika nusu ' +
      'mwaka.',
  },
  5: {
    quote: 'Nakumbuka muuguzi akihesabu pumzi zangu pamoja nami.',
    story:
      'Nimekuwa na pumu (asthma) tangu shule ya msingi, na sikuijali. Mwezi wa Machi, vumbi likiwa ' +
      'kila mahali, niliamka saa nane usiku nikashindwa kumaliza sentensi. Inhaler yangu ilikuwa ' +
      'imeisha. Mwenzangu wa chumba alinipakia kwenye teksi na kupigia hospitali simu. Muuguzi ' +
      'alikuwa akiningoja na kiti cha magurudumu. Baada ya dakika chache nilikuwa na oksijeni na ' +
      'barakoa. Nakumbuka muuguzi akihesabu pumzi zangu pamoja nami. Kufikia saa kumi na moja ' +
      'alfajiri niliweza kuongea. Wakati wa kiamsha kinywa nilikuwa na njaa. Kilichobadilisha ' +
      'mambo kilikuja baadaye. Clinical officer alinitazama nikitumia inhaler. Kwa upole ' +
      'aliniambia kwamba dawa nyingi huishia kwenye ulimi. Alinipa spacer na mpango ulioandikwa ' +
      'kwa rangi tatu: kijani, manjano na nyekundu. Unaeleza cha kufanya kabla hali haijawa mbaya.',
    outcome:
      'Anatumia inhaler ya kuzuia pumu kila siku. Tangu hapo pumu haijamzidi usiku hata mara moja.',
  },
  6: {
    quote: 'Kila jioni daktari yule yule alimwambia mume wangu ukweli, mzuri au mbaya.',
    story:
      'Nilidhani ni mafua. Siku ya nne nilikuwa nikitetemeka, na ubavu uliniuma kila nilipovuta ' +
      'pumzi. Mume wangu alisema midomo yangu ina rangi isiyo ya kawaida. X-ray ilionyesha nimonia ' +
      'kwenye mapafu yote mawili. Saa hiyo hiyo walinihamishia HDU (uangalizi wa karibu). ' +
      'Nilihitaji oksijeni zaidi ya ile ambayo kitanda cha wodi kinaweza kutoa. Nakumbuka sauti ya ' +
      'mashine, na muuguzi aliyeandika jina lake mkononi mwangu ili niweze kumwita. Kwa siku tatu ' +
      'sikuweza kuongea sana. Walinipa ubao wa picha ili nionyeshe kwa kidole. Kila jioni daktari ' +
      'yule yule alimwambia mume wangu ukweli, mzuri au mbaya. Siku ya nne walinipeleka wodini. ' +
      'Mtaalamu wa mazoezi ya viungo alinifundisha tena kuvuta pumzi ndefu.',
    outcome:
      'Alitoka hospitalini siku ya tisa. Wiki sita baadaye, X-ray ya kifua haikuonyesha tatizo lolote.',
  },
};

/** The hero of /sw/patient-stories with the average rating. */
export const storiesHero = {
  heading: 'Simulizi za wagonjwa',
  text: `${
    patientsAreInvented
      ? ''
      : `Watu sita kutoka ${site.address.county} na karibu nayo wanaeleza kwa maneno yao ` +
        'walichoogopa, tulichofanya na hali yao leo. Tunachapisha simulizi kwa idhini ya mwenyewe ' +
        'au mzazi tu. '
  }Sisi ndio tuliochagua simulizi hizi sita.`,
  average: figures.storiesAverage,
  averageLabel: 'wastani wa nyota ambazo wagonjwa hutupa tunapowapigia simu baada ya kulazwa.',
} as const satisfies PatientStories['storiesHero'];

const impact = (name: FigureName & keyof typeof figures, label: string) =>
  ifCounted(name, (value) => ({ value, label, name, count: countOf(name) }));

/** The impact figures of /sw/patient-stories. */
export const impactFigures = [
  ...impact('happyPatients', 'wagonjwa walioridhika'),
  ...impact('satisfaction', 'kuridhika'),
  ...impact('babiesDelivered', 'watoto waliozaliwa hapa'),
  ...impact('storiesAverage', 'wastani wa nyota'),
];

/** Headings and labels of /sw/patient-stories. */
export const storiesPage = {
  listHeading: 'Simulizi sita',
  age: (years) => `miaka ${years}`,
  outcomeLabel: 'Baadaye',
  readLabel: 'Soma simulizi nzima',
  impactHeading: 'Kwa nambari',
  impactNote:
    `${countersOf(impactFigures.map(({ name }) => name))} Hakuna mtu wa nje aliyekagua. ` +
    'Kuridhika: waliojibu fomu yetu na kusema kwamba wangerudi. Wastani wa nyota unatokana na simu ' +
    'zetu, si fomu hiyo.',
  bookLabel: 'Weka miadi',
  contactLabel: 'Wasiliana nasi',
} as const satisfies PatientStories['storiesPage'];
