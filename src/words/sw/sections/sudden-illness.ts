import { adultFever } from '../../../facts/clinical/fever.ts';
import { malariaSpreadsHere } from '../../../facts/clinical/malaria.ts';
import { rehydration } from '../../../facts/clinical/rehydration.ts';
import { afterSexualAssault } from '../../../facts/clinical/sexual-assault.ts';
import type { Block } from '../../departments/department-words.ts';
import { dangerSignText } from '../clinical/danger-sign-words.ts';
import { malariaTrip } from '../clinical/fever-words.ts';
import { emergencyPillWords } from '../clinical/sexual-assault-words.ts';

const { hivTabletsHours } = afterSexualAssault;
const cup = rehydration.afterEachStool.fromTenYears.from;

/** Sudden illnesses of adults, for readers who ask whether they can wait. */
export const suddenIllness: readonly Block[] = [
  {
    kind: 'facts',
    id: 'adult-fever',
    folded: true,
    heading: 'Mtu mzima mwenye homa',
    facts: [
      {
        term: 'Homa, na amechanganyikiwa, shingo imekakamaa, anapumua haraka, au hawezi kusimama',
        detail: 'Njoo mara moja',
      },
      {
        term: malariaTrip,
        detail: 'Njoo mara moja, mchana au usiku, upimwe malaria',
      },
      {
        term: 'Homa kwa mjamzito, aliyejifungua au kufanyiwa upasuaji, mwenye ugonjwa wa muda mrefu, au aliyekonda sana',
        detail: 'Njoo mara moja',
      },
      {
        term: malariaSpreadsHere
          ? 'Homa nyingine yoyote'
          : `Homa ya zaidi ya siku ${adultFever.days}, au una wasiwasi`,
        detail: malariaSpreadsHere ? 'Njoo siku hiyo hiyo upimwe malaria' : 'Njoo siku hiyo hiyo',
      },
    ],
  },
  {
    kind: 'list',
    id: 'cholera',
    folded: true,
    heading: 'Mtu mzima anayehara majimaji, na kipindupindu (cholera)',
    intro:
      'Kipindupindu kinaweza kumuua mtu mzima katika saa chache. Maji ya ORS huokoa maisha; maji matupu hayatoshi.',
    items: [
      `${dangerSignText('wateryDiarrhoea')}: njoo mara moja.`,
      'Una mimba, una zaidi ya miaka 65, una ugonjwa mwingine, au kuna kipindupindu karibu nawe? Njoo mara tu unapoanza kuhara majimaji.',
      `Changanya pakiti nzima ya ORS na maji safi ya kiasi kilichoandikwa. Kuanzia miaka 10: angalau kikombe (ml ${cup}) kila baada ya kuhara, na kidogo kidogo katikati.`,
      'Unatapika? Subiri kidogo, kisha unywe kidogo kidogo. Maji yanatoka kuliko unavyoweza kunywa? Njoo mara moja.',
      'Kuna damu kwenye kinyesi (choo)? Njoo siku hiyo hiyo. Damu ni nyingi, au kinyesi ni cheusi: njoo mara moja.',
      'Nawa mikono kwa sabuni baada ya choo na kabla ya kugusa chakula, na uchemshe maji ya kunywa.',
    ],
  },
  {
    kind: 'text',
    id: 'confusion',
    folded: true,
    heading: 'Kuchanganyikiwa ghafla au kusinzia sana',
    paragraphs: [
      'Njoo mara moja, kwa umri wowote. Huenda ni maambukizi ya ubongo (meningitis), kiharusi (stroke), sukari iliyoshuka au pigo la kichwa. Mzee anaweza kukosa homa.',
      'Ana kisukari, yuko macho na anaweza kumeza? Mpe sukari kwanza. Anasinzia hadi hawezi kumeza? Usimpe kitu mdomoni: mlaze kwa ubavu.',
    ],
  },
  {
    kind: 'text',
    id: 'hiv-exposure',
    folded: true,
    heading: 'Hatari ya HIV: kondomu imepasuka, sindano, damu',
    paragraphs: [
      `Njoo mara moja, saa yoyote, kabla ya saa ${hivTabletsHours} (siku ${hivTabletsHours / 24}) kupita. Tembe za PEP bado zinaweza kuzuia HIV: ni bora mapema. Muda umepita? Njoo upimwe hata hivyo.`,
      `Huenda ukapata mimba? ${emergencyPillWords} Hukukubali? Si lazima uwe na karatasi za polisi.`,
    ],
  },
  {
    kind: 'text',
    id: 'belly-pain',
    folded: true,
    heading: 'Tumbo linauma upande wa kulia',
    paragraphs: [
      'Maumivu yanahamia chini upande wa kulia, au yanazidi ukitembea au ukikohoa? Huenda ni kidole tumbo (appendix). Njoo mara moja, na usile wala usinywe.',
      'Huenda una mimba? Tumbo kuuma upande mmoja ni dharura, hata kama hujajua kama una mimba.',
    ],
  },
];
