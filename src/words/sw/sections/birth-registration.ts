import { schemes } from '../../../facts/hospital/site.ts';
import { shaRegistration } from '../../../facts/money/sha.ts';
import type { WordsOf } from '../../words-of.ts';

const { sha } = schemes;

/** Registering a birth: notification, certificate and the baby's cover. */
export const birthRegistration = {
  heading: 'Karatasi za mtoto wako',
  steps: [
    {
      title: 'Kabla ya kwenda nyumbani',
      text: 'Tunakupa taarifa ya kuzaliwa (birth notification). Angalia kila jina herufi kwa herufi.',
    },
    {
      title: 'Ndani ya miezi 3',
      text: 'Andikisha kuzaliwa katika ofisi ya usajili wa raia au Huduma Centre, au kwenye eCitizen. Beba taarifa ya kuzaliwa na kitambulisho chako. Ukichelewa, karatasi na gharama huongezeka.',
    },
    {
      title: `Katika wiki ya kwanza: mwongeze mtoto kwenye ${sha}`,
      text: `Tumia ${shaRegistration.website} au dawati letu. Njoo na taarifa ya kuzaliwa, na utuulize ${sha} inataka karatasi gani leo. Kwa sheria kila mtoto ni mwanachama tangu kuzaliwa, lakini kuandikishwa huenda kukachukua siku kadhaa.`,
    },
  ],
} as const satisfies WordsOf<'birthRegistration'>['birthRegistration'];
