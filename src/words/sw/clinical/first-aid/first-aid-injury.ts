import { firstAidFigures as figures } from '../../../../facts/clinical/first-aid.ts';
import type { WordsOf } from '../../../words-of.ts';

const { bleeding, tooth } = figures;

/** Steps after an injury, a bite or a splash. */
export const injuryWords = {
  bleeding: {
    title: 'Damu nyingi inatoka',
    inShort: `Damu inaruka kwenye mkono au mguu, au umekatika? Funga kitambaa cha sentimita ${bleeding.bandCentimetres} au zaidi kati ya kidonda na mwili. Kikaze kwa kijiti. Andika wakati. Kidonda kingine: bonyeza kidonda kwa nguvu kwa kitambaa safi kwa dakika ${bleeding.pressMinutes}, bila kuinua. Damu ikipenya, ongeza kitambaa cha pili. Mlaze chali, apate joto. Damu ya ukeni: usibonyeze.`,
    steps: [
      `Damu inaruka kwenye mkono au mguu, au umekatika? Funga kitambaa kwanza. Upana uwe sentimita ${bleeding.bandCentimetres} au zaidi. Kifunge kati ya kidonda na mwili, umbali wa kiganja kimoja kutoka kidonda. Usikifunge kwenye kiungo kama goti au kiwiko.`,
      'Kikaze kitambaa kwa kukizungusha na kijiti hadi damu iache kutoka. Andika wakati ulipokifunga.',
      `Kidonda kingine chochote? Bonyeza kidonda kwa nguvu kwa kitambaa safi, kwa mikono miwili. Endelea kwa dakika ${bleeding.pressMinutes}. Usiinue kitambaa ili kuangalia. Mwambie mtu atupigie simu.`,
      'Damu ikipenya, ongeza kitambaa cha pili na ubonyeze kwa nguvu zaidi. Bado damu nyingi inatoka mkononi au mguuni? Funga kitambaa kama katika hatua ya kwanza.',
      'Mlaze chali na umpe joto.',
      'Kidole, mkono au mguu umekatika? Funga kiungo kilichokatika kwa kitambaa safi chenye unyevu. Kiweke ndani ya mfuko wa plastiki uliofungwa. Weka mfuko juu ya barafu, barafu isiguse kiungo. Njoo nacho.',
      `Damu inatoka puani? Keti, inama mbele na ubane sehemu laini ya pua kwa dakika ${bleeding.noseMinutes}. Haijakoma? Njoo mara moja.`,
      'Damu inatoka ukeni? Usibonyeze. Fuata hatua za damu wakati wa ujauzito au baada ya kujifungua.',
    ],
    never:
      'Mhudumu wa afya pekee ndiye alegeze kitambaa kilichokazwa. Kisu, kijiti au kioo kilichoingia mwilini kiache hapo hapo. Bonyeza pembeni mwake.',
  },
  burns: {
    title: 'Kuungua kwa moto au maji moto',
    inShort: `Nguo zinawaka moto? Lala chini na ujiviringishe. Weka palipoungua chini ya maji yanayotiririka kwa dakika ${figures.burns.coolMinutes}. Mvue pete. Funika kwa nailoni au mfuko safi wa plastiki.`,
    steps: [
      'Nguo zinawaka moto? Simama, lala chini na ujiviringishe. Au zima moto kwa blanketi au maji. Ondokeni penye moto. Zima umeme kabla ya kumgusa aliyepigwa na umeme.',
      `Weka palipoungua chini ya maji ya bomba yanayotiririka (si ya friji). Endelea kwa dakika ${figures.burns.coolMinutes}, hata ukichelewa kuanza.`,
      'Mvue pete na nguo zilizolegea, lakini acha kilichonata.',
      'Funika palipoungua kwa nailoni (cling film) au mfuko safi wa plastiki. Mfunike sehemu nyingine za mwili asipate baridi.',
    ],
    never: 'Usipake dawa ya meno, yai, unga, mafuta wala barafu.',
  },
  electricShock: {
    title: 'Kupigwa na umeme',
    steps: [
      'Zima umeme kwanza. Usimguse mtu kabla ya hapo.',
      'Kama waya wa umeme umeanguka, kaa mbali sana na upige simu.',
      'Hapumui? Fuata hatua za mtu asiyepumua.',
      'Njoo mara moja, hata kama anaonekana yuko sawa.',
    ],
  },
  poison: {
    title: 'Sumu',
    inShort:
      'Piga simu, useme ni nini, kiasi gani na wakati gani. Dawa ya wadudu: vaa glavu, osha kwa sabuni na maji; hapumui, usipulize hewa mdomoni mwake. Anasinzia: alale kwa ubavu wa kushoto. Njoo na pakiti.',
    steps: [
      'Piga simu, na useme ni sumu gani, kiasi gani na wakati gani.',
      'Dawa ya wadudu au sumu nyingine kwenye ngozi? Vaa glavu au mifuko ya plastiki mikononi. Mvue nguo zilizolowa, kisha osha ngozi kwa sabuni na maji mengi.',
      `Suuza macho kwa maji safi kwa dakika ${figures.eyes.rinseMinutes}.`,
      'Anasinzia? Mlaze kwa ubavu wa kushoto na uangalie anavyopumua.',
      'Hapumui? Fuata hatua za mtu asiyepumua. Kama ni dawa ya wadudu au asidi, usipulize hewa mdomoni mwake.',
      'Njoo na chupa, pakiti au mmea wenyewe.',
    ],
    never: 'Usimtapishe. Usimpe maziwa wala maji ya chumvi.',
  },
  carbonMonoxide: {
    title: 'Moshi au hewa chafu ya jiko au jenereta',
    steps: [
      'Kuumwa na kichwa, kizunguzungu au kutapika karibu na jiko, moto au jenereta? Huenda ni hewa ya carbon monoxide. Haina harufu.',
      'Watoe watu wote nje kwenye hewa safi, na utoke wewe pia. Fungua milango na madirisha ukipita.',
      'Pigeni simu na mje mara moja, hata kama mnajisikia nafuu nje. Mnahitaji oksijeni. Wajawazito na watoto wadogo watangulie.',
      'Kuna asiyeamka au asiyepumua? Mbebe nje, kisha fuata hatua za mtu kama huyo.',
    ],
    never: 'Usirudi ndani. Usilale kamwe na jiko ndani ya chumba.',
  },
  snakebite: {
    title: 'Kuumwa na nyoka',
    inShort:
      'Asisogee: egemeza mkono au mguu kwenye kibao, na umbebe. Mvue pete na viatu. Anatapika: alale kwa ubavu wa kushoto. Njoo mara moja.',
    steps: [
      'Mtulize, asisogee. Egemeza mkono au mguu ulioumwa kwenye kibao, bila kuukaza, na umbebe.',
      'Mvue pete na viatu kabla ya uvimbe kuanza.',
      `Sumu ya nyoka machoni: suuza kwa maji safi kwa dakika ${figures.eyes.rinseMinutes}.`,
      'Anatapika au anasinzia? Mlaze kwa ubavu wa kushoto. Anapumua kwa shida? Piga simu mara moja. Akiacha kupumua, fuata hatua za mtu asiyepumua.',
      'Njoo mara moja, hata kama hapaumi.',
    ],
    never:
      'Usichanje, usinyonye, usichome kidonda. Usikaze kamba wala kitambaa popote kwenye mkono au mguu huo. Usitumie jiwe jeusi. Usimfuate nyoka.',
  },
  animalBite: {
    title: 'Kuumwa na mbwa au mnyama mwingine',
    steps: [
      `Osha kidonda kwa sabuni na maji yanayotiririka kwa dakika ${figures.animalBite.washMinutes}, hata mkwaruzo.`,
      'Umeumwa na mbwa, paka, popo au mnyama mwingine yeyote? Kisha njoo mara moja, hata kidonda kiwe kidogo vipi. Njoo pia kama siku zimepita au mnyama alichanjwa.',
      'Chanjo ya kichaa cha mbwa hufanya kazi tu kabla ugonjwa haujaanza.',
    ],
    never: 'Usiweke mitishamba, mafuta, pilipili wala bandeji ya kubana kwenye kidonda.',
  },
  eyeSplash: {
    title: 'Kemikali jichoni',
    steps: [
      `Suuza mara moja kwa maji safi yanayotiririka kwa angalau dakika ${figures.eyes.rinseMinutes}. Shikilia kope zikiwa wazi.`,
      'Toa lenzi za macho (contact lens) ukiendelea kusuuza.',
      'Kisha njoo mara moja, na chombo chenyewe au picha yake.',
    ],
    never: 'Usisugue jicho, na usiweke kitu chochote isipokuwa maji.',
  },
  tooth: {
    title: "Jino la kudumu (si la utotoni) lililong'oka",
    steps: [
      'Liokote kwa sehemu nyeupe, si kwa mzizi.',
      `Lina uchafu? Lisuuze kwa sekunde ${tooth.rinseSeconds} kwa maziwa au maji safi. Usilisugue.`,
      'Lirudishe mahali pake na uume kitambaa polepole.',
      `Huwezi? Libebe ndani ya kikombe cha maziwa. Njoo ndani ya dakika ${tooth.dentistWithinMinutes}, hata usiku. Mhudumu wa afya aliye zamu atakuona.`,
    ],
    never: 'Jino la utotoni usilirudishe kamwe.',
  },
} as const satisfies WordsOf<'firstAidInjury'>['injuryWords'];
