import { schemes, site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

const { sha, makl } = schemes;

/** What stands around the words of a department's page: the questions that each of them answers. */
export const serviceLabels = {
  /** Names the box beside the page: hours, phone, insurance. */
  aside: 'Kwa ufupi',
  openingHours: 'Saa za kazi',
  accredited: `${sha} na ${makl} wana mkataba nasi. Tunapokea pia bima nyingine, pesa taslimu, kadi na M-Pesa.`,
  call: `Piga ${site.phone}`,
  whatItIs: 'Huduma hii ni nini',
  whoItIsFor: 'Inamfaa nani',
  onTheDay: 'Utakachofanyiwa siku hiyo',
  whatToBring: 'Cha kuja nacho',
  cost: 'Gharama na bima',
  reachUs: 'Jinsi ya kufika',
  /** Leads to the page on insurance. */
  prices: 'Bei, bima na njia za kulipa',
  directions: 'Onyesha njia',
  /** Above the doctors, the patients' words and the articles that belong to a department. */
  related: 'Kurasa zinazohusiana',
  doctors: 'Madaktari',
  voices: 'Wagonjwa wanasema',
  storyOf: (name: string) => `Simulizi ya ${name}`,
  wordsOf: (name: string) => `Maneno ya ${name}`,
  guides: 'Soma nyumbani',
  learnMore: 'Soma zaidi',
  /** Goes on where 'Soma zaidi' ends, for those who hear the link alone. */
  learnMoreAbout: (title: string) => ` kuhusu ${title}`,
  /** What opens a card on a phone is called by its service. */
  detailsOf: (title: string) => `Maelezo ya ${title}`,
} as const satisfies WordsOf<'serviceLabels'>['serviceLabels'];

/** In place of the usual words where a service cannot be visited yet. */
export const plannedLabels = {
  status: 'Bado haijafunguliwa',
} as const satisfies WordsOf<'serviceLabels'>['plannedLabels'];
