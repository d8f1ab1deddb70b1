import type { EmergencyTopic } from '../en/search-emergencies.ts';

/** What people type in Swahili when somebody is in danger; how to read it stands with the English. */
export const emergencyWords: Readonly<Record<EmergencyTopic, string>> = {
  notBreathing:
    'hapumui, hawezi kupumua, siwezi kupumua, hawezi pumua, anashindwa kupumua, ninashindwa kupumua, nashindwa kupumua, kukosa pumzi, anakosa pumzi, hana pumzi, pumzi imekata, kupumua kwa shida, anapumua kwa shida, amezama, kuzama majini, alizama, kupigwa na umeme, amepigwa na umeme, moyo umesimama, midomo ya bluu',
  chokingBaby:
    'mtoto amesakamwa, mtoto amepaliwa, mtoto amekabwa, mtoto amemeza, kusakamwa mtoto, mtoto anakabwa',
  choking:
    'kusakamwa, amesakamwa, amepaliwa, kupaliwa, amekabwa, kukabwa, anakabwa, amekwama kooni, kimekwama kooni, imekwama kooni',
  pregnancyDanger:
    'mjamzito damu, mimba damu, damu nikiwa mjamzito, damu ujauzito, damu baada ya kujifungua, damu baada ya kuzaa, mtoto hachezi, mtoto hachezi tumboni, mtoto hasongi, mtoto haendi tumboni, mjamzito kichwa kinauma, mjamzito maumivu, mjamzito ameanguka, mjamzito degedege, mjamzito amezimia, kifafa cha mimba',
  bleeding:
    'damu nyingi, anatoka damu, inatoka damu, natoka damu, ninatoka damu, kutoka damu, kutokwa na damu, anatokwa na damu, anavuja damu, navuja damu, kuvuja damu, damu haikomi, damu haiachi, damu imezidi, damu inatoka, anatapika damu, kutapika damu, kukohoa damu, amedungwa kisu, amechomwa kisu, amepigwa risasi, damu puani, damu?',
  labour:
    'uchungu wa kuzaa, uchungu wa uzazi, uchungu umeanza, ana uchungu, nina uchungu, leba, maji yamevunjika, maji yamepasuka, chupa imepasuka, chupa imevunjika, chupa ya maji, mtoto anatoka, anajifungua sasa, anazaa sasa, uchungu?',
  fit: 'degedege, kifafa?, mtukutiko, anatetemeka mwili, amekakamaa, anarusha mikono',
  chestPain:
    'maumivu ya kifua, kifua kinauma, kifua kinaniuma, kifua kuuma, kifua kinabana, mshtuko wa moyo, moyo unauma',
  stroke: 'kiharusi, amepooza, kupooza, mdomo umepinda, uso umepinda, hawezi kuongea, upande mmoja',
  notAwake:
    'amezimia, kuzimia, amepoteza fahamu, kupoteza fahamu, hana fahamu, haamki, hajitambui, hajiwezi, ameanguka ghafla',
  severeAllergy: 'mzio mkali, uso umevimba, koo limevimba, ulimi umevimba, ameumwa na nyuki, mzio?',
  asthma: 'shambulio la pumu, pumu imezidi, pumu imemshika, pumu?',
  burn: 'ameungua, kuungua, nimeungua, ameungua moto, maji moto, amemwagikiwa, uji moto, chai moto, amechomeka, kuchomeka, nimechomeka, ameshika moto, tindikali',
  poison:
    'sumu, amekunywa sumu, nimekunywa sumu, amemeza dawa, amekunywa dawa nyingi, dawa nyingi, amekunywa mafuta ya taa, amekunywa dawa ya panya, dawa ya panya, dawa ya wadudu',
  snakebite: 'nyoka, kuumwa na nyoka, ameumwa na nyoka, nimeumwa na nyoka, sumu ya nyoka',
  animalBite:
    'kuumwa na mbwa, ameumwa na mbwa, nimeumwa na mbwa, mbwa amemuuma, kichaa cha mbwa, kuumwa na paka, kuumwa na mnyama',
  headInjury:
    'ameumia kichwa, kuumia kichwa, amegonga kichwa, amegongwa na gari, kugongwa na gari, ajali ya barabarani, ajali ya boda, ajali ya gari, ajali?',
  lowSugar: 'sukari imeshuka, sukari kushuka, sukari iko chini, sukari chini',
  eye: 'kemikali jichoni, asidi jichoni, kitu jichoni, ameumia jicho, haoni ghafla',
  tooth: "jino limeng'oka, jino limetoka, jino limengoka ajali",
  suicide:
    'kujiua, nataka kujiua, anataka kujiua, nitajiua, najiua, kujitoa uhai, kujinyonga, amejinyonga, nataka kujinyonga, nataka kufa, anataka kufa, natamani kufa, kujidhuru, nimechoka kuishi, nimechoka na maisha, sitaki kuishi',
  sexualAssault:
    'kubakwa, amebakwa, nimebakwa, ubakaji, alibakwa, kubaka, kunajisiwa, amenajisiwa, kulawitiwa, amelawitiwa, kudhulumiwa kingono, ukatili wa kingono',
  newbornDanger:
    'mtoto mchanga homa, mtoto mchanga joto, mtoto mchanga hanyonyi, mtoto hanyonyi, mtoto amekataa kunyonya, mtoto mchanga manjano, mtoto mchanga baridi, mtoto amelegea, mtoto mchanga hapumui vizuri',
  childDanger:
    'mtoto mgonjwa sana, mtoto amezidiwa, mtoto hanywi, mtoto hali, mtoto haamki, mtoto ana homa kali, homa kali, joto kali, shingo imekakamaa, kuhara damu, anahara damu, mtoto ameishiwa maji, macho yameingia ndani',
  anything:
    'dharura, ambulensi?, gari la wagonjwa?, anakufa, nakufa, nisaidie, nisaidieni, msaada haraka, maumivu makali, kichwa kinauma sana, amepigwa, mahututi?, mimba imetoka, mimba kutoka, mimba imeharibika',
};

/** Beside one of these a word with '?' is no alarm. */
export const calmWords =
  'bei, gharama, ngapi, pesa, malipo, kupima, kupimwa, kipimo, vipimo, pima, kuchangia, mchango, kutoa, kundi, aina, shinikizo, presha, msukumo, bima, saa, kliniki, daktari, majibu, matokeo, kisukari, sukari, upungufu, cheti, miadi, kuweka, wodi, kutembelea, kifurushi, nambari, namba, kuongeza, dawa';
