import type { WordsOf } from '../../../words-of.ts';

type SearchWords = WordsOf<'searchPage'>;

/** Texts of /search, before and after a search. */
export const searchPage = {
  heading: 'Tafuta',
  lead: 'Idara, bei, saa za kazi, madaktari na makala za afya. Andika kwa Kiswahili au Kiingereza.',
  /** Also the title, which never repeats the query. */
  resultsHeading: 'Matokeo ya utafutaji',
  resultsDescription:
    'Kurasa za hospitali hii zinasema nini kuhusu maneno uliyotafuta, pamoja na nambari ya simu ya kupiga.',
  urgentHeading: 'Je, haya yanatokea sasa hivi? Piga simu kwanza',
  firstAidHeading: 'Kabla msaada haujafika',
  nothing: 'Hatukupata chochote kwa maneno haya',
  nothingHint:
    'Jaribu neno moja au mawili rahisi, kama homa au bei. Au tuulize: tunajibu saa zote, mchana na usiku.',
  /** When the pages could not be searched. */
  failed: 'Utafutaji wetu haufanyi kazi kwa sasa',
  failedHint:
    'Tuulize: tunajibu saa zote, mchana na usiku. Au fungua mojawapo ya kurasa hizi, au ujaribu tena baada ya dakika moja.',
  /** Below the results; pages without a word of the query are folded. */
  askHeading: 'Hukupata unachohitaji? Tuulize',
  /** Notes at results in another language than the page, by their language. */
  resultLanguages: { en: 'Kwa Kiingereza', sw: 'Kwa Kiswahili' },
} as const satisfies SearchWords['searchPage'];

/** Returns the number of results as a sentence; `more` are below an answer. */
export const resultsFound: SearchWords['resultsFound'] = (count, more) =>
  count === 1 ? `Tokeo ${more ? 'jingine ' : ''}1` : `Matokeo ${more ? 'mengine ' : ''}${count}`;
