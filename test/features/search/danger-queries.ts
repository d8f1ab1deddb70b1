import type { EmergencyTopic } from '../../../src/locales/search-words.ts';
import type { Language } from '../../../src/site/languages.ts';

type QueriesByTopic = Partial<Record<EmergencyTopic, readonly string[]>>;

/** Splits a list of queries at its commas. */
export function queries(list: string): readonly string[] {
  return list.split(',').map((query) => query.trim());
}

/** What people type in an emergency, by the topic that must match first. */
export const dangerQueries: Readonly<Record<Language, QueriesByTopic>> = {
  en: {
    notBreathing: queries("not breathing, my husband can't breathe, he stoped breathing"),
    drowning: queries('drowned, child fell into water'),
    electricShock: queries('electric shock, electrocuted'),
    chokingBaby: queries('baby choking'),
    choking: queries('chocking on food, food stuck in throat'),
    babyComing: queries('cord hanging out, baby born at home, the baby is coming'),
    birthBleeding: queries('pregnant and bleeding, bleeding after birth, placenta stuck'),
    pregnancyDanger: queries(`
      baby not moving in womb, high blood pressure in pregnancy, bp 150 over 100 pregnant,
      swollen feet pregnancy, headache and pregnant, malaria in pregnancy, ectopic
    `),
    bleeding: queries('bleeding wont stop, bleading from the leg, stabbed in the arm'),
    labour: queries('my water broke, contractions every 5 minutes'),
    fit: queries('siezure, convulsion'),
    chestPain: queries('chest pain, chest pian, heart atack'),
    stroke: queries('stroke, slurred speech since morning'),
    notAwake: queries('unconcious man, she fainted'),
    severeAllergy: queries('swollen throat after peanuts'),
    burn: queries('child burnt with hot water'),
    carbonMonoxide: queries('carbon monoxide jiko, carbon monoxide, generator fumes'),
    eyeSplash: queries('chemical in eye'),
    tooth: queries('knocked out tooth'),
    poison: queries('drank rat poison, overdose of tablets'),
    snakebite: queries('bitten by a snake'),
    suicide: queries('i want to die, sucide'),
    mind: queries('hearing voices, postpartum depression'),
    sexualAssault: queries('raped, pep'),
    newbornDanger: queries('my newborn has fever, baby 3 weeks hot, newborn not feeding'),
    childDanger: queries(`
      my baby has fever, yellow baby, baby vomiting and diarrhoea, pneumonia child,
      my son is very sick, toddler with a rash and feaver
    `),
  },
  sw: {
    notBreathing: queries(`
      mtoto hapumui, hawezi kupumua, hahemi, hawezi kuhema, anahema kwa shida, kuhema kwa shida
    `),
    drowning: queries('mtoto ameanguka kwa maji, amezama'),
    electricShock: queries('stima imemshika, ameshikwa na stima, amepigwa na umeme'),
    chokingBaby: queries('mtoto amesakamwa, mtoto amekwama koo'),
    choking: queries(`
      amekabwa na mfupa, amekwama koo, chakula kimekwama, imekwama koo, amenyongwa na chakula,
      amesongwa
    `),
    notAwake: queries('nimezirai, kuzirai, amefaint, hajielewi'),
    babyComing: queries('nimejifungua nyumbani, mtoto anatoka, kamba ya kitovu imetoka'),
    birthBleeding: queries(`
      mjamzito anatoka damu, damu baada ya kujifungua, nableed, nimebleed, kondo la nyuma,
      placenta haijatoka, kondo halijatoka
    `),
    pregnancyDanger: queries(`
      pressure ya mimba, nimeanguka nikiwa na mimba, mtoto amepunguza kucheza, mimba inatoka,
      amepunguza kucheza, hachezi sana, haplay, kichwa inauma mjamzito, naona ukungu, naona giza,
      maluelue, presha imepanda mjamzito, uso umevimba mjamzito, mikono imevimba mjamzito,
      nimeanguka mimba
    `),
    labour: queries(`
      maji yamevunjika, maji yamepasuka, maji yamemwagika, maji imepasuka, maji imetoka,
      water imebreak, maji ya uzazi
    `),
    bleeding: queries(`
      damu nyingi, amekatwa, amejikata, amekatwa na panga, amekatwa na kisu, kukatwa
    `),
    fit: queries('degedege, anafit, amefit, anatetemeka'),
    chestPain: queries('kifua inauma, kifua imenibana, maumivu ya kifua'),
    stroke: queries('mdomo umeenda upande, mkono hausongi, ameparalyze, ameparalaiz'),
    burn: queries('moto umemchoma, ameungua, maji moto yamemwagika'),
    poison: queries(`
      amekunywa sumu, amekunywa jik, paraffin, parafini, mafuta taa, acid, dawa ya kupe,
      dawa ya ng'ombe
    `),
    headInjury: queries('amegongwa na nduthi, nduthi, ameanguka na boda, ameanguka'),
    highSugar: queries('sukari imepanda sana'),
    severeAllergy: queries('aleji kali, amedungwa na nyuki, ameumwa na nge'),
    suicide: queries(`
      nataka kujiua, nimechoka na maisha, kujimaliza, kujimaliza maisha, nijiue, nife, heri kufa,
      afadhali kufa, maisha hayana maana
    `),
    sexualAssault: queries('nimerape, amerepiwa, kurape, amedefile, p2, pep, amebakwa'),
    newbornDanger: queries(`
      mtoto mchanga ana homa, ananyonya kidogo, amekuwa njano, macho njano, kitovu usaha,
      kitovu kinanuka, utosi
    `),
    childDanger: queries(`
      homa mtoto, baby ana homa, kuhara, mtoto anatapika na kuhara, mtoto anaendesha damu,
      ana homa sana, joto 39, joto 40, anatapika kila kitu, anaendesha damu, utosi umeingia
    `),
    carbonMonoxide: queries('moshi wa jiko'),
    eyeSplash: queries('kemikali imeingia jicho'),
    tooth: queries("jino limeng'oka"),
  },
};

/** What people type when nothing is wrong: English, Swahili and mixed. */
export const calmQueries: Readonly<Record<Language, readonly string[]>> = {
  en: queries(`
    blood test price, blood donation, blood pressure, blood group test, full blood count,
    visiting hours, maternity packages, birth certificate, hospital bag, what to pack for birth,
    breastfeeding, malaria, malaria test, dentist, tooth filling, x ray, ultrasound,
    pregnancy scan, pregnancy test, antenatal clinic, due date, twins, epidural,
    pain relief in labour, how long is labour, normal delivery price, c section cost, insurance,
    do you accept AAR, NHIF, linda mama, how to register for SHA, diabetes, diabetes clinic,
    folic acid, uric acid, acid reflux, parking, ambulance cost, asthma clinic,
    stroke physiotherapy, labour ward visiting hours, job vacancies, nurse job, baby food,
    baby food 6 months, baby clothes, cold milk for a baby, baby vaccines, measles vaccine child,
    yellow fever vaccine, circumcision price, female doctor, doctors schedule, child doctor,
    paediatrician monday, family planning, mammogram, breast lump, infertility, contract with SHA,
    coil fitted, burning urine, medical records, sick sheet, price list, mpesa paybill,
    directions from kikuyu, wifi, can my husband stay during birth, school certificate eye test,
    attached, breeding dogs, grapes, cooking, painted toes, downstairs toilet
  `),
  sw: queries(`
    damu bei, kupima damu, kuchangia damu, shinikizo la damu, upungufu wa damu, kundi la damu,
    bei ya kujifungua, kliniki ya wajawazito, picha ya mimba, ultrasound ya mimba bei,
    chakula cha mjamzito, chakula cha mtoto, chanjo ya mtoto, mtoto chanjo ya surua,
    daktari wa watoto, kliniki ya watoto, cheti cha kuzaliwa, begi la hospitali, kunyonyesha,
    uzazi wa mpango, bima, SHA inalipa ngapi, linda mama iko wapi, meno, kung'oa jino bei, miwani,
    saa za kutembelea wagonjwa, mko wapi, nambari ya simu, nafasi za kazi, homa, dawa za malaria,
    dawa za kisukari, kupima sukari, appointment ya dentist, niko na appointment kesho,
    nataka kubook scan, anaendesha gari, anatembea vizuri, amepona kabisa, amekaa wodi gani,
    ameandika barua, amepata kazi, alipata mtoto wa kiume, ameniambia nije, amekubali,
    tumefika salama
  `),
};
