import { firstAidFigures as figures } from '../../../facts/clinical/first-aid.ts';
import type { WordsOf } from '../../editions.ts';

const { tooth } = figures;

/** The steps after an injury, a bite or a splash. */
export const injuryWords = {
  bleeding: {
    title: 'Damu nyingi inatoka',
    steps: [
      `Bonyeza kidonda kwa nguvu kwa kitambaa safi, kwa mikono miwili, kwa dakika ${figures.bleeding.pressMinutes}. Usikiinue kuangalia. Mtu mwingine apige simu.`,
      'Damu ikipenya, ongeza kitambaa cha pili na ubonyeze kwa nguvu zaidi.',
      'Mlaze chali na umpe joto.',
      'Kama damu bado inabubujika kwenye mkono au mguu, funga kitambaa kipana juu ya kidonda. Kikaze kwa kukizungusha na kijiti, na uandike saa.',
    ],
    never: 'Kisu, kijiti au kipande cha kioo kilichoingia kiache hapo hapo. Bonyeza pembeni mwake.',
  },
  burns: {
    title: 'Kuungua kwa moto au maji moto',
    steps: [
      'Ondokeni penye moto. Zima umeme kabla ya kumgusa aliyepigwa na umeme.',
      `Weka palipoungua chini ya maji baridi yanayotiririka kwa dakika ${figures.burns.coolMinutes}, hata kama umechelewa kuanza.`,
      'Vua pete na nguo zilizolegea, lakini acha kilichonata.',
      'Funika kwa karatasi ya nailoni (cling film) au mfuko safi wa plastiki, na sehemu nyingine za mwili zipate joto.',
    ],
    never: 'Usipake dawa ya meno, yai, unga, mafuta wala barafu.',
  },
  electricShock: {
    title: 'Kupigwa na umeme',
    steps: [
      'Zima umeme kwanza. Usimguse mtu kabla ya hapo.',
      'Kama waya wa umeme umeanguka, kaa mbali sana na upige simu.',
      'Hapumui? Anza kubonyeza kifua.',
      'Njoo mara moja, hata kama anaonekana yuko sawa.',
    ],
  },
  poison: {
    title: 'Sumu',
    steps: [
      'Piga simu, na useme ilikuwa nini, kiasi gani na saa ngapi.',
      `Osha sumu iliyomwagika kwenye ngozi. Suuza macho kwa maji safi kwa dakika ${figures.eyes.rinseMinutes}.`,
      'Njoo na chupa, pakiti au mmea wenyewe.',
    ],
    never: 'Usimtapishe. Usimpe maziwa wala maji ya chumvi.',
  },
  snakebite: {
    title: 'Kuumwa na nyoka',
    steps: [
      'Mtulize, asisogee. Funga mkono au mguu ulioumwa kwenye kibao, na umbebe.',
      'Vua pete na viatu kabla ya uvimbe kuanza.',
      `Sumu ya nyoka machoni: suuza kwa maji safi kwa dakika ${figures.eyes.rinseMinutes}.`,
      'Njoo mara moja, hata kama hapaumi.',
    ],
    never:
      'Usichanje, usinyonye, usichome wala usifunge palipoumwa. Usitumie jiwe jeusi. Usimfuate nyoka.',
  },
  animalBite: {
    title: 'Kuumwa na mbwa au mnyama mwingine',
    steps: [
      `Osha kidonda kwa sabuni na maji yanayotiririka kwa dakika ${figures.animalBite.washMinutes}, hata mkwaruzo.`,
      'Njoo siku hiyo hiyo, hata kidonda kiwe kidogo vipi. Chanjo ya kichaa cha mbwa hufanya kazi tu kabla ugonjwa haujaanza.',
    ],
    never: 'Usiweke mitishamba, mafuta, pilipili wala bandeji ya kubana kwenye kidonda.',
  },
  eyeSplash: {
    title: 'Kemikali jichoni',
    steps: [
      `Suuza mara moja kwa maji safi yanayotiririka kwa angalau dakika ${figures.eyes.rinseMinutes}. Shikilia kope zikiwa wazi.`,
      'Toa lenzi za macho ukiendelea kusuuza.',
      'Kisha njoo mara moja, na chombo chenyewe au picha yake.',
    ],
    never: 'Usisugue jicho, na usiweke kitu chochote isipokuwa maji.',
  },
  tooth: {
    title: "Jino la mtu mzima lililong'oka",
    steps: [
      'Liokote kwa sehemu nyeupe, si kwa mzizi.',
      `Lina uchafu? Lisuuze kwa sekunde ${tooth.rinseSeconds} kwa maziwa au maji safi. Usilisugue.`,
      'Lirudishe mahali pake na uume kitambaa polepole.',
      `Kama huwezi, libebe ndani ya kikombe cha maziwa. Fika kwa daktari wa meno ndani ya saa ${tooth.dentistWithinHours}.`,
    ],
    never: 'Jino la utotoni usilirudishe kamwe.',
  },
} as const satisfies WordsOf<'firstAidInjury'>['injuryWords'];
