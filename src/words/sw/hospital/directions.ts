import { plusCode } from '../../../facts/hospital/map.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

/** Directions to the hospital, for visitors to read to a driver. SAMPLE content. */
export const directions = {
  ways: [
    {
      from: 'Kutoka katikati ya Nairobi',
      text:
        'Panda matatu ya kwenda Kikuyu, kwa mfano ya nambari 105, kupitia Waiyaki Way na barabara ' +
        'kuu ya Nairobi-Nakuru. Uliza steji ya Gitaru. Kadiria kama dakika 60, na zaidi jioni za ' +
        'siku za kazi.',
    },
    {
      from: 'Kutoka Kikuyu',
      text:
        'Matatu na boda boda huenda kati ya mji wa Kikuyu na barabara kuu siku nzima. Mwambie ' +
        'dereva unashukia steji ya Gitaru, na utupigie simu usipoona bango letu hapo.',
    },
    {
      from: 'Kutoka Limuru',
      text:
        'Shuka na barabara kuu ya Nairobi-Nakuru ukielekea Nairobi. Usiingie njia ya ' +
        'Kikuyu: endelea mbele na utoke kwenye makutano ya Gitaru. Ukiwa ndani ya matatu, mwambie ' +
        'dereva mapema unashukia steji ya Gitaru.',
    },
    {
      from: 'Kutoka Wangige',
      text:
        'Fuata Western Bypass, inayoishia kwenye makutano ya Gitaru, au panda matatu kwa barabara ' +
        'ya zamani.',
    },
  ],
  sketchLabel: 'Mchoro wa barabara, si kwa kipimo. Maneno yaliyo kando yanasema hayo hayo.',
  landmarks:
    'Tafuta jengo la ghorofa mbili lenye msalaba wa bluu na paa la bluu juu ya mlango mkuu. Kwa ' +
    'dharura, endesha gari hadi mlangoni. Ni usiku, na hujui kona ya mwisho? Kaa ndani ya gari ' +
    'na utupigie simu.',
  /** One sentence to read to a rider. */
  boda: `Msomee mwendesha boda boda: "Nipeleke ${site.shortName} karibu na steji ya ${site.address.locality}, Plus Code ${plusCode}."`,
} as const satisfies WordsOf<'directions'>['directions'];
