import { feverLimits, noWaterMonths } from '../../../facts/clinical/fever.ts';
import { rehydration } from '../../../facts/clinical/rehydration.ts';

const { afterEachStool, teaspoonEvery, waitAfterVomiting, keepsHours } = rehydration;
const { underTwoYears: small, twoToNineYears: older } = afterEachStool;
const cup = afterEachStool.fromTenYears.from;

/** Diarrhoea and vomiting at home: how to mix and give rehydration salts. */
export const rehydrationWords = {
  heading: 'Kuhara: jinsi ya kuchanganya na kumpa maji ya ORS',
  intro:
    'Anza mara ya kwanza mtoto akihara majimaji, hata awe na umri gani. Ana dalili ya hatari iliyo ' +
    'hapo juu? Njoo mara moja, na umpe maji ya ORS kidogo kidogo njiani. Mtoto amekonda sana, au ' +
    'amevimba miguu? Njoo mara moja: viwango hivi si vyake.',
  items: [
    'Nawa mikono. Soma kwenye pakiti inahitaji maji kiasi gani: pakiti hutofautiana.',
    'Mimina unga wote wa pakiti kwenye maji safi ya kiasi hicho, yaliyochemshwa na kupoa. Usiongeze kitu kingine.',
    `Chini ya miaka 2: mpe kijiko kidogo kimoja kila baada ya dakika ${teaspoonEvery.from} hadi ${teaspoonEvery.to}. Mtoto mkubwa zaidi: anywe kidogo kidogo kwa kikombe.`,
    `Kila baada ya kuhara: ml ${small.from} hadi ${small.to} kama ana chini ya miaka 2. Miaka 2 hadi 9: ml ${older.from} hadi ${older.to}. Kuanzia miaka 10: angalau ml ${cup}, na zaidi akitaka.`,
    `Mtoto akitapika, subiri dakika ${waitAfterVomiting}, kisha endelea polepole zaidi.`,
    `Endelea kumnyonyesha, au kumpa maziwa na chakula chake cha kawaida. Usimpe maji matupu mtoto wa chini ya miezi ${noWaterMonths}.`,
    `Maji ya ORS yakibaki baada ya saa ${keepsHours}, yamwage na uchanganye pakiti mpya.`,
    `Ana chini ya miezi ${feverLimits.baby.toMonths}? Njoo mara moja. Bado anahara baada ya siku ${rehydration.lateDays}? Njoo pia.`,
    'Njoo mtoto apewe zinc, ambayo hufupisha kuhara: muuguzi atakuhesabia dozi.',
  ],
} as const;
