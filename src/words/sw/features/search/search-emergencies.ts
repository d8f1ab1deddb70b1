import type {
  EmergencyTopic,
  PatientTopic,
} from '../../../en/features/search/search-emergencies.ts';

/**
 * What people type in Swahili, Sheng and mixed English when a person is in danger. The English file
 * explains the format. 'amekatwa' also matches 'nimekatwa' and 'walikatwa', and 'kimekwama' matches
 * 'umekwama'. Spelling is not corrected: amekatwa (cut), amekabwa (choked) and amebakwa (raped)
 * differ by one letter.
 */
export const emergencyWords: Readonly<Record<EmergencyTopic, string>> = {
  notBreathing:
    'hapumui, hapumuwi, ameacha kupumua, ameacha pumzi, hapati pumzi, sipati pumzi, hawezi kupumua, siwezi kupumua, hawezi pumua, anashindwa kupumua, kukosa pumzi, anakosa pumzi, hana pumzi, pumzi imekata, kupumua kwa shida, anapumua kwa shida, hahemi, hawezi kuhema, siwezi kuhema, anahema kwa shida, kuhema kwa shida, moyo umesimama, midomo ya bluu, nikipumua shida, shida kupumua, shida ya kupumua, anapumua shida',
  drowning:
    'amezama, kuzama majini, ameanguka maji, ameanguka majini, ameanguka kwa maji, ameanguka kisimani, ametumbukia maji, ametumbukia majini, ametumbukia kwa maji, ametumbukia kwa tanki, ametumbukia kisimani, ameanguka kwa kisima, ametoka kwa kisima, ametolewa kisimani, ametolewa kwa kisima, ametolewa majini, ameingia kisimani, ameingia kwa kisima, ameanguka mtoni, ameanguka kwa mto, ametumbukia mtoni',
  electricShock:
    'kupigwa na umeme, amepigwa na umeme, umeme umemshika, stima imemshika, ameshikwa na stima, ameguswa na stima, ameguswa na waya, amegusa waya, ameshika waya, waya ya stima, amepigwa na stima, shoti ya umeme, umeme umempiga, stima imempiga',
  chokingBaby:
    'mtoto amesakamwa, mtoto amepaliwa, mtoto amekabwa, mtoto amemeza, kusakamwa mtoto, mtoto anakabwa, mtoto amekwama koo, mtoto amekwama kooni, mtoto amenyongwa na chakula, mtoto amesongwa',
  choking:
    'kusakamwa, amesakamwa, amepaliwa, kupaliwa, amekabwa, kukabwa, anakabwa, amekwama kooni, kimekwama kooni, umekwama koo, mfupa kooni, amekwama koo, chakula kimekwama, amenyongwa na chakula, amesongwa, kimemkwama, kimenikwama',
  babyComing:
    'mtoto anatoka, anajifungua sasa, anazaa sasa, kichwa kinaonekana, kichwa cha mtoto kimetoka, nimejifungua nyumbani, nimejifungulia nyumbani, kujifungulia nyumbani, nimezaa nyumbani, amejifungua njiani, amezaa njiani, kitovu kimetangulia, kitovu kimetoka kwanza, kamba imetoka kwanza, kamba ya kitovu imetoka, kamba ya kitovu inaonekana',
  birthBleeding:
    'damu baada ya kujifungua, damu baada ya kuzaa, nimejifungua damu, nimezaa damu, mjamzito anatoka damu, mimba damu inatoka, mimba natoka damu, kutokwa damu mimba, nableed, nimebleed, anableed, kondo la nyuma, placenta haijatoka, kondo halijatoka, kondo limekwama, mabonge ya damu, pedi zinajaa, pedi imejaa',
  pregnancyDanger:
    'mtoto hachezi, mtoto hachezi tumboni, hachezi sana, hachezi tumboni, mtoto hasongi, mtoto haendi tumboni, mtoto haplay, haplay, amepunguza kucheza, ameacha kucheza, kifafa cha mimba, mimba inatoka, mimba inaharibika, naona ukungu, naona giza, maluelue, naona maluelue, mimba nje ya kizazi, maji ya kijani, maji kijani',
  bleeding:
    'damu nyingi, anatoka damu, inatoka damu, kutoka damu, kutokwa na damu, anatokwa na damu, anavuja damu, kuvuja damu, damu haikomi, damu haiachi, damu imezidi, damu inatoka, anatapika damu, kutapika damu, kukohoa damu, amedungwa kisu, amechomwa kisu, amepigwa risasi, amekatwa, amejikata, amekatwa na panga, amekatwa na kisu, kukatwa, jeraha kubwa, jeraha refu, kidonda kirefu, jeraha panga, jeraha kisu, damu puani, damu?, imemkata, imenikata, amemkata na kisu, amemkata na panga, damu inamwagika, damu inaruka, amepigwa panga, amepigwa kisu, amepigwa shoka, choo damu?, kinyesi damu?, anakojoa damu?',
  labour:
    'uchungu wa kuzaa, uchungu wa uzazi, uchungu umeanza, ana uchungu, nina uchungu, leba?, maji yamevunjika, maji yamepasuka, maji yamemwagika, maji yametoka, water imebreak, maji ya uzazi, chupa imepasuka, chupa imevunjika, chupa ya maji, uchungu?',
  fit: 'degedege, kifafa?, mtukutiko, anatetemeka mwili, anatetemeka, amekakamaa, anarusha mikono, anafit, amefit, ana fits, macho yamegeuka, povu mdomoni, anatoka povu, anatoa povu',
  chestPain:
    'maumivu ya kifua, kifua kinauma, kifua kinaniuma, kifua kuuma, kifua kinabana, kifua imenibana, kifua kinanibana, kifua kimebana, mshtuko wa moyo, moyo unauma, kifua kizito, kifua kimekaza, kifua kinachoma, kifua kimeshikwa, ameshika kifua, moyo unapiga sana',
  stroke:
    'kiharusi, amepooza, kupooza, ameparalyze, ameparalaiz, mdomo umepinda, mdomo umeenda upande, uso umepinda, mkono hausongi, hawezi kuongea, upande mmoja, hawezi ongea, hawezi kuzungumza, hawezi zungumza, ameshindwa kuongea, anashindwa kuongea, ganzi upande, ganzi ghafla, ulimi mzito, mdomo umeenda kando, haongei ghafla',
  notAwake:
    'amezimia, kuzimia, amezirai, kuzirai, amefaint, amepoteza fahamu, kupoteza fahamu, hana fahamu, haamki, hajitambui, hajielewi, hajiwezi, ameanguka ghafla, hazinduki, haitikii, hatikisiki, ameblackout, ameblack out, amezima, haongei',
  severeAllergy:
    'mzio mkali, aleji kali, uso umevimba, koo limevimba, ulimi umevimba, midomo imevimba, mdomo umevimba, macho yamevimba, ameumwa na nyuki, amedungwa na nyuki, ameumwa na nge, amedungwa na nge, mzio?, uso umefura, amefura uso, amefura mwili, midomo imefura, mdomo umefura, macho yamefura, ulimi umefura, koo limefura',
  asthma: 'shambulio la pumu, pumu imezidi, pumu imemshika, pumu?',
  burn: 'ameungua, kuungua, ameungua moto, maji moto, maji moto yamemwagika, amemwagikiwa, uji moto, chai moto, amechomeka, kuchomeka, moto umemchoma, moto umenichoma, maji yamemchoma, amechomwa na moto, ameshika moto, tindikali, ameunguzwa, chai imemwagikia, supu moto, mafuta moto, ameangukia jiko, ameangukia moto',
  carbonMonoxide:
    'moshi wa jiko, moshi wa makaa, sumu ya jiko, jiko la makaa ndani, tumelala na jiko, jiko chumbani, jiko kwa nyumba, gesi inavuja, jiko amezimia, moshi wa jenereta, moshi umejaa, nyumba inaungua, nyumba inawaka, harufu ya gesi, gesi imeleak, gas imeleak',
  poison:
    "sumu, amekunywa sumu, amemeza dawa, mtoto amemeza dawa, mtoto amemeza vidonge, mtoto amemeza tembe, mtoto amemeza sumu, mtoto amemeza betri, amemeza vidonge vingi, amekunywa dawa nyingi, dawa nyingi, amekunywa mafuta ya taa, mafuta taa, mafuta ya taa, amekunywa jik, amekunywa dawa, dawa ya panya, dawa ya wadudu, dawa ya kupe, dawa ya ng'ombe, paraffin?, parafini?, acid?, betri?, amekula betri, amekula dawa, amekula vidonge, amekula sumu, amekunywa sabuni, amekunywa petroli, dawa ya mende",
  snakebite: 'nyoka, kuumwa na nyoka, ameumwa na nyoka, sumu ya nyoka',
  animalBite:
    "kuumwa na mbwa, ameumwa na mbwa, mbwa amemuuma, kichaa cha mbwa, kuumwa na paka, kuumwa na mnyama, mbwa ameuma, mbwa ameniuma, mbwa amemuma, mbwa amenikwaruza, paka ameuma, paka ameniuma, paka amemuuma, nyani ameuma, nyani amemuuma, ameng'atwa, kung'atwa, mbwa ameng'ata, mbwa amemng'ata, paka ameng'ata, amekwaruzwa na paka",
  headInjury:
    'ameumia kichwa, kuumia kichwa, amegonga kichwa, amegongwa na gari, kugongwa na gari, amegongwa na nduthi, amegongwa na boda, ameanguka na boda, ameanguka na nduthi, ajali ya barabarani, ajali ya boda, ajali ya gari, ajali?, nduthi?, ameanguka?, ameangukia kichwa, kuangukia kichwa, ameanguka kichwa, amepigwa kichwani, amepasuka kichwa, kichwa kimepasuka, ameangukiwa, amegongwa',
  lowSugar: 'sukari imeshuka, sukari kushuka, sukari iko chini, sukari chini',
  highSugar: 'sukari imepanda sana, sukari imepanda, sukari iko juu sana',
  eyeSplash:
    'kemikali jichoni, kemikali imeingia jicho, kemikali jicho, asidi jichoni, acid jichoni, sabuni jichoni, acid machoni, acid imeingia machoni, sabuni machoni, sabuni imeingia machoni, sabuni imeingia jicho, kemikali machoni, kemikali imeingia machoni',
  eye: 'kitu jichoni, ameumia jicho, haoni ghafla, kitu kimeingia jicho, kitu machoni, jicho limepasuka, sioni ghafla, haoni kabisa',
  tooth: "jino limeng'oka, jino limetoka, jino limengoka ajali",
  suicide:
    'kujiua, nataka kujiua, nitajiua, najiua, nijiue, kujitoa uhai, kujinyonga, amejinyonga, nataka kujinyonga, nataka kufa, natamani kufa, heri kufa, afadhali kufa, nife, kujimaliza, kujimaliza maisha, kujidhuru, nimechoka kuishi, nimechoka na maisha, maisha hayana maana, sitaki kuishi',
  mind: 'anasikia sauti, kusikia sauti, anaona vitu, huzuni baada ya kujifungua, huzuni baada ya kuzaa, depression baada ya kujifungua',
  sexualAssault:
    'kubakwa, amebakwa, ubakaji, kubaka, kunajisiwa, amenajisiwa, kulawitiwa, amelawitiwa, kudhulumiwa kingono, ukatili wa kingono, nimerape, amerepiwa, kurape, amedefile, p2?, pep?, nimelazimishwa kulala, alinilazimisha kulala, kulazimishwa ngono, nimelazimishwa ngono, amechezewa, ameguswa sehemu za siri, kwa nguvu kulala, amelala naye kwa nguvu',
  newbornDanger:
    'mtoto hanyonyi, hanyonyi, amekataa kunyonya, ananyonya kidogo, amekuwa njano, macho njano, macho ya njano, ngozi njano, kitovu usaha, kitovu kinanuka, kitovu kinatoa usaha, mtoto amelegea, utosi?, hataki kunyonya, hataki nyonya, mtoto hajalia, kitovu damu',
  childDanger:
    "mtoto amezidiwa, mtoto hanywi, mtoto hali, mtoto haamki, homa kali, homa sana, ana homa sana, joto kali, joto 38, joto 39, joto 40, shingo imekakamaa, kuhara?, anahara?, kuharisha?, anaharisha?, kuhara damu, anahara damu, anaendesha damu, mtoto anaendesha damu, anaharisha damu, anatapika kila kitu, mtoto ameishiwa maji, macho yameingia ndani, utosi umeingia, amenyong'onyea, hakojoi, hajakojoa, anapumua haraka, anapumua mbio, kifua kinaingia ndani, mbavu zinaingia",
  anything:
    'dharura, ambulensi?, gari la wagonjwa?, anakufa, nisaidie, nisaidieni, msaada haraka, maumivu makali, kichwa kinauma sana, amepigwa, mahututi?, mimba imetoka, mimba kutoka, mimba imeharibika, amenipiga, ananipiga, amempiga, anampiga, hali mbaya, ameumia vibaya, ameumia sana, amepata ajali, ameshambuliwa, amezidiwa',
};

const illChild =
  'homa, joto, mwili moto, moto?, baridi?, anatapika, kutapika, ametapika, anahara, kuhara, anaharisha, kuharisha, anaendesha?, nimonia, homa ya mapafu, njano?, manjano, amevimba, degedege, amelegea, analegea, hanyonyi, hanywi, hali, mgonjwa?, mgonjwa sana, anaumwa?, anakohoa?, kikohozi?, malaria?, maumivu?, upele?, anapumua haraka, ameanguka, damu?';

/** Words for these people, and for their dangerous illnesses. */
export const emergencyPatients: Readonly<Record<PatientTopic, { who: string; ill: string }>> = {
  newbornDanger: { who: 'mtoto mchanga, watoto wachanga, kichanga', ill: illChild },
  childDanger: { who: 'mtoto, watoto, mtoi, mwanangu', ill: illChild },
  pregnancyDanger: {
    who: 'mimba, ujauzito, uja uzito, mjamzito, mja mzito, wajawazito',
    ill: 'damu?, anatoka damu, natoka damu, inatoka damu, presha, pressure, shinikizo, presha imepanda, uso umevimba, mikono imevimba, miguu imevimba, kuvimba, amevimba, nimevimba, homa, joto, kichwa inauma, kichwa kinauma, kichwa, kizunguzungu, ukungu, giza, kuzimia, nimezimia, amezimia, degedege, kutapika?, natapika?, anatapika?, malaria?, maumivu?, maumivu makali, uchungu?, tumbo?, nimeanguka, ameanguka, kuanguka, nimegongwa, amegongwa, kuhara, nahara, mgonjwa?, kikohozi?',
  },
};

/** Calm words: with one of them a phrase with '?' raises no alarm. */
export const calmWords =
  'bei, gharama, ngapi, pesa, malipo, kupima, kupimwa, kipimo, vipimo, pima, kuchangia, mchango, kutoa, kundi, aina, shinikizo, presha, msukumo, bima, saa, kliniki, daktari, majibu, matokeo, kisukari, sukari, upungufu, cheti, miadi, kuweka, wodi, kutembelea, kifurushi, nambari, namba, kuongeza, dawa, chanjo, chakula, picha, gari, kinga, kuzuia, ingia, kuingia';
