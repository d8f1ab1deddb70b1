import type { SearchConcept } from '../../../en/features/search/search-words.ts';

/** Swahili synonyms for the search, with the Sheng and English that people mix in. */
export const searchWords: Readonly<Record<SearchConcept, string>> = {
  fever: 'homa, joto, joto la mwili, mwili moto, homa kali',
  cough: 'kikohozi, kukohoa, anakohoa, mafua, kifua, nimonia, homa ya mapafu',
  covid: 'korona, uviko, uviko-19',
  malaria: 'malaria, mbu, chandarua, neti',
  diabetes: 'kisukari, sukari, ugonjwa wa sukari, sukari ya damu, sukari juu, haishuki?',
  diabetesClinic: 'kliniki ya sukari, clinic ya sukari, kliniki ya kisukari, kliniki ya presha',
  lowSugar: 'sukari kushuka, sukari imeshuka, sukari chini, upungufu wa sukari',
  pressure:
    'shinikizo la damu, presha, presha iko juu, presha juu, presha imepanda, bp iko juu, msukumo wa damu, pressure',
  heart: 'moyo, ugonjwa wa moyo',
  asthma: 'pumu, asthma, inhela',
  hiv: 'ukimwi, virusi vya ukimwi, vvu, magonjwa ya zinaa, zinaa, kupima ukimwi, kupimwa ukimwi, kupima hiv, kupimwa hiv',
  hivExposure:
    'kondomu imepasuka, kondomu ilipasuka, hatari ya hiv, sindano iliyotumika, tembe za pep',
  mind: 'mfadhaiko baada ya kujifungua, kukosa usingizi, msongo wa mawazo, afya ya akili, huzuni, sonona, mfadhaiko, wasiwasi, unyogovu, ushauri nasaha, akili, mawazo mengi',
  stomach:
    'tumbo, kuumwa na tumbo, maumivu ya tumbo, vidonda vya tumbo, choo ngumu, kukosa choo, hapati choo, kufunga choo',
  diarrhoea: 'kuhara, kuendesha, anahara, anaendesha, tumbo la kuendesha',
  cholera: 'kipindupindu',
  vomiting: 'kutapika, anatapika, kichefuchefu',
  anaemia: 'upungufu wa damu, damu kidogo, anemia',
  cancer: 'saratani, kansa',
  kidney: 'figo, kusafisha damu, dialisisi',
  worms: 'minyoo, dawa ya minyoo',
  tuberculosis: 'kifua kikuu, tibii, makohozi',
  wound:
    'kidonda, vidonda, jeraha, majeraha, kushonwa, kujikata, nyuzi, kutoa nyuzi, kuondoa nyuzi, kusafisha kidonda',
  fracture: 'mfupa, mifupa, kuvunjika, amevunjika, viungo, goti, magoti, mgongo, nyonga, bega',
  skin: 'ngozi, upele, vipele, kujikuna',
  ent: 'masikio, sikio, pua, koo, tonsils, nta',
  pain: 'maumivu, kuumwa, inauma, anaumwa',
  allergy: 'mzio, aleji',
  snakebite: 'nyoka, kuumwa na nyoka, ameumwa na nyoka, sumu ya nyoka',
  animalBite: 'kuumwa na mbwa, mbwa, kichaa cha mbwa, ameumwa na mbwa, kuumwa na mnyama',
  burn: 'kuungua, ameungua, kuchomeka, amechomeka, kuungua moto, maji moto',
  fit: 'degedege, kifafa, mtukutiko, kutetemeka',
  poison: 'sumu, amekunywa sumu, dawa nyingi',
  assault: 'kubakwa, ubakaji, kunajisiwa, kudhulumiwa kingono, ukatili, amebakwa, nimebakwa',
  pregnancy:
    'ujauzito, mimba, mjamzito, wajawazito, mja mzito, mamamjamzito, ni mjamzito, nimekosa period, nimekosa periods, ball, niko na ball, nimepitisha mwezi, nimekosa hedhi, hedhi imechelewa, period imechelewa',
  antenatal:
    'kliniki ya ujauzito, kliniki ya wajawazito, kliniki ya mimba, kliniki ya mama, kliniki ya kwanza, nianze kliniki, kuanza kliniki',
  dueDate: 'tarehe ya kujifungua, nitajifungua tarehe gani, nitajifungua lini',
  postnatal: 'baada ya kujifungua, baada ya kuzaa',
  birth: 'kujifungua, kuzaa, uzazi, kujifungulia, anajifungua, kuzaliwa, leba',
  labour:
    'uchungu, uchungu wa uzazi, uchungu wa kuzaa, chupa kupasuka, maji yamevunjika, chupa imepasuka, nije lini kujifungua, niende hospitali lini',
  caesarean:
    'kuzaa kwa operesheni, kujifungua kwa operesheni, kuzaa kwa oparesheni, kujifungua kwa upasuaji, upasuaji wa uzazi, kuzaa kwa upasuaji, kupasuliwa',
  breastfeeding:
    'nikinyonyesha, nanyonyesha, maziwa hayatoki, maziwa haitoki, maziwa hayatoshi, maziwa kidogo, chuchu, kunyonyesha, kunyonya, maziwa ya mama, ananyonya, kumnyonyesha',
  solids:
    'chakula cha mtoto, uji, uji wa mtoto, kulisha mtoto, chakula cha watoto, kumwachisha ziwa',
  newborn: 'mtoto mchanga, watoto wachanga, kichanga, njiti, mtoto njiti',
  baby: 'mtoto, mtoto mchanga, watoto wachanga',
  child: 'mtoto, watoto, mtoto mgonjwa, kijana',
  paediatrics:
    'mtoto?, watoto, daktari wa watoto, mtoto mchanga mgonjwa, mtoto mgonjwa, kliniki ya watoto, idara ya watoto, watoto',
  loss: 'mimba kuharibika, mimba imeharibika, kupoteza mimba, kupoteza mtoto, mimba kutoka',
  abortion: 'kutoa mimba, nimetoa mimba, ametoa mimba, alitoa mimba, mimba imetolewa',
  hospitalBag:
    'nibebe nini, kubeba nini, nije na nini kujifungua, mfuko wa kujifungua, mifuko ya kujifungua, begi la kujifungua, begi la hospitali, mkoba, begi, vitu vya kubeba, cha kubeba',
  birthCertificate: 'cheti cha kuzaliwa, cheti cha mtoto, kusajili mtoto, karatasi za mtoto',
  familyPlanning:
    'uzazi wa mpango, kupanga uzazi, mpango wa uzazi, kuzuia mimba, kondomu, sindano ya kupanga uzazi, vidonge vya kupanga uzazi, vidonge vya p2, p2, coil, depo',
  vaccine: 'chanjo, kuchanja, kuchanjwa, kudungwa, sindano, surua, polio, pepopunda',
  womensHealth: 'magonjwa ya wanawake, daktari wa wanawake, hedhi, siku za hedhi, afya ya wanawake',
  cervicalScreening: 'saratani ya kizazi, saratani ya mlango wa kizazi, mlango wa kizazi',
  sideEffects: 'madhara, madhara ya dawa, madhara ya chanjo',
  late: 'kuchelewa, amechelewa, nimechelewa, kukosa',
  screening: 'uchunguzi, kuchunguzwa, saratani ya matiti, kupimwa afya',
  breastLump: 'uvimbe kwenye titi, uvimbe wa titi, uvimbe kwenye matiti',
  nutrition: 'kula nini, nikule nini, nile nini, lishe, chakula, vyakula, kula, mlo, ale nini',
  laboratory:
    'uchunguzi wa mwili mzima, maabara, vipimo, kipimo, kupima, kupimwa, kupima damu, vipimo vya damu, kupima mkojo, mkojo, choo, typhoid test, kupima typhoid',
  results:
    'majibu ya damu, yatatoka lini, majibu ya vipimo yanatoka lini, majibu yanatoka lini, majibu, matokeo, majibu ya vipimo, nitapata lini, majibu nitapata lini',
  fasting: 'kufunga, bila kula, tumbo tupu',
  radiology: 'picha ya x-ray, picha, x-ray, eksirei, kupigwa picha, skeni',
  ultrasound: 'ultrasound, picha ya mimba, picha ya tumbo, skani, skeni ya mimba',
  ctScan: 'ct scan ya kichwa, ct scan, mri',
  pharmacy: 'dawa, duka la dawa, famasia, tembe, vidonge, kununua dawa, mfamasia, kemist, kemisti',
  refill:
    'kuongeza dawa, dawa za kila mwezi, dawa zimeisha, zimeisha?, dawa za presha, dawa za sukari, kuongezewa dawa, dawa hazijaisha, dawa zangu zimeisha',
  antibiotic: 'antibiotiki, viua vijasumu',
  dental:
    'limetoboka, jino linauma, meno, jino, daktari wa meno, kuumwa na jino, maumivu ya jino, fizi, ufizi',
  extraction: "kung'oa jino, kungoa jino, kung'oa meno, kutoa jino",
  eye: 'macho, jicho, miwani, daktari wa macho, kuona, macho inauma, macho yanauma, jicho inauma, sioni vizuri, haioni vizuri, haoni vizuri, miwani ya kusoma',
  surgery: 'upasuaji, oparesheni, operesheni, kupasuliwa, chumba cha upasuaji, daktari wa upasuaji',
  circumcision: 'kutahiriwa, kutahiri, tohara, kupashwa tohara, jando',
  femaleCutting:
    'kukeketa, kukeketwa, ukeketaji, keketa, tohara ya wasichana, tohara ya msichana, tohara ya wanawake, tohara ya mwanamke, kutahiri msichana, kutahiri wasichana, kutahiri mtoto wa kike, msichana kutahiriwa, wasichana kutahiriwa',
  outpatient: 'wagonjwa wa nje, bila miadi, bila appointment, kliniki, kuonwa na daktari',
  inpatient:
    'kumletea mgonjwa chakula, chakula cha mgonjwa, kulazwa, wodi, kitanda, amelazwa, wagonjwa waliolazwa',
  room: 'chumba, vyumba, chumba cha binafsi',
  hdu: 'hdu, uangalizi wa karibu',
  icu: 'wagonjwa mahututi, mahututi, icu',
  specialist: 'daktari bingwa, madaktari bingwa, mtaalamu, wataalamu, bingwa',
  physiotherapy: 'mazoezi ya viungo, fiziotherapia',
  telemedicine: 'daktari kwa simu, kuongea na daktari, matibabu kwa simu, daktari mtandaoni',
  emergency: 'dharura, ajali, haraka',
  ambulance: 'ambulensi, gari la wagonjwa, ambulance, gari la hospitali',
  firstAid: 'huduma ya kwanza, kabla msaada haujafika, msaada wa kwanza',
  doctor: 'daktari, madaktari, dokta, tabibu, timu yetu',
  femaleDoctor:
    'daktari mwanamke, daktari wa kike, madaktari wa kike, daktari msichana, daktari mama',
  clinicDays:
    'siku za kliniki, ratiba ya madaktari, ratiba ya daktari, siku gani?, jumatatu?, jumanne?, jumatano?, alhamisi?, ijumaa?',
  today:
    'leo?, leo kuna?, kuna daktari leo?, daktari yuko leo?, yuko leo?, daktari leo?, kliniki leo?, kliniki za leo, wazi leo?, mko wazi leo?',
  tomorrow: 'kesho?',
  midwife: 'mkunga, wakunga, muuguzi, wauguzi, nesi, manesi',
  appointment:
    'nibadilishe siku, siku ya miadi, nibadilishe siku ya miadi, kupanga siku, kuonana na daktari, kupanga siku ya kuonana na daktari, kuchukua miadi, miadi, kuweka miadi, kubadilisha miadi, kubadilisha appointment, kupanga kuja, nafasi ya kuonwa, appointment, kubook, nibook, kubuku',
  hours:
    'saa za kazi, mnafungua saa ngapi, saa ngapi, mnafungua, mnafunga, wazi, jumapili, jumamosi, sikukuu, usiku, inafungwa, inafunguliwa',
  visiting:
    'saa za kuona mgonjwa, kutembelea?, kutembelea wagonjwa, kuona mgonjwa, kutembelea mgonjwa, saa za kutembelea, wageni, kuona wagonjwa, saa za kuona wagonjwa, kumwona mgonjwa, kuwaona wagonjwa, naweza kumwona, kumwona saa ngapi, nimwone saa ngapi',
  directions:
    'njia ya kuja, kuja hospitalini, nafika aje, nafikaje, nifike aje, nitafika aje, mko wapi, jinsi ya kufika, jinsi ya kutufikia, nitafikaje, nitafikaje hospitali, hospitali iko wapi, mnapatikana wapi',
  transport: 'kuendesha gari?, mahali, ramani?, njia?, stage?, matatu, kufika?, boda',
  parking:
    'maegesho, pahali pa kuegesha gari, pahali pa kuegesha, kuegesha gari, kuegesha, parking',
  phone:
    'nambari yenu, namba yenu, namba zenu, nambari yenu ya simu, bila credit, sina credit, nipigie, nipigie simu, mnipigie, mnipigie simu, naomba mnipigie, sina airtime, bila airtime, bila salio, sina salio, namba ya whatsapp, nambari ya whatsapp, nambari ya simu, namba ya simu, simu, mawasiliano, wasiliana, kupiga simu, barua pepe, whatsapp',
  language: 'lugha, kiswahili, kikuyu, lugha ya ishara',
  disability:
    'njia ya walemavu, kiti cha magurudumu, ulemavu, mlemavu, walemavu, kipofu, kiziwi, kupanda ngazi, ngazi, lifti',
  leaders: 'mkurugenzi, meneja, msimamizi, mkuu wa hospitali, mwenye hospitali',
  companion:
    'mume, mume wangu, baba, mwenzi, jamaa, mtu wa kuandamana naye, mtu unayemchagua, bwana, bwana yangu',
  ill: 'mgonjwa, anaumwa, naumwa, ugonjwa, magonjwa',
  report: 'ripoti ya daktari, barua ya rufaa',
  records: 'rekodi, faili, nakala ya faili, faili yangu',
  sickNote:
    'kupumzika kazini, barua ya kupumzika, barua ya kupumzika kazini, barua ya ugonjwa, ruhusa ya ugonjwa, sick sheet, sick off',
  smoking: 'kuvuta sigara, sigara, tumbaku',
  alcohol: 'pombe, kulewa, mlevi',
  addiction:
    'madawa ya kulevya, dawa za kulevya, pombe na dawa za kulevya, uraibu, kuacha pombe, nacada',
  childProtection: 'laini ya watoto, ulinzi wa watoto, kulinda mtoto, mtoto anateswa, childline',
  exercise: 'mazoezi, kutembea, kupunguza uzito, uzito, unene',
  water: 'maji, maji ya kunywa, kunywa maji',
  prostate: 'tezi dume, tezi ya kibofu, kibofu',
  infertility: 'utasa, kutopata mtoto, kupata mimba, kushika mimba',
  travel: 'safari, kusafiri, pwani',
  death:
    'kifo, kufariki, amefariki, baba amefariki, mama amefariki, mzee amefariki, mtu amefariki, mgonjwa amefariki, kufiwa',
  mortuary:
    'mochari, chumba baridi, maiti?, chumba cha maiti, nyumba ya maiti, kuchukua mwili, nitoe mwili',
  deathPapers:
    'cheti cha kifo, taarifa ya kifo, kibali cha mazishi, kibali cha kuzika, kuzika, mazishi, kusajili kifo',
  policeForm: 'p3, fomu ya p3, fomu ya polisi',
  medicalExam:
    'cheti cha afya, cheti cha afya cha leseni, uchunguzi wa kazi, medical ya kazi, barua ya daktari ya shule, fomu ya shule, uchunguzi wa leseni',
  foodHandler: 'cheti cha chakula, cheti cha kuhudumia chakula, cheti cha hoteli',
  chaplain: 'kasisi, padri, mchungaji, imamu, chumba cha maombi',
  homeCare: 'daktari nyumbani, muuguzi nyumbani, kuja nyumbani, kuletewa dawa, vipimo nyumbani',
  freeBed: 'kitanda wazi, vitanda wazi, nafasi ya kitanda, kuna kitanda',
  waterBirth: 'kujifungua majini, kujifungulia majini, kuzaa majini',
  birthPlan: 'mpango wa kujifungua, mpango wa kuzaa, mipango ya kujifungua',
  vaccineDates: 'ratiba ya chanjo, tarehe za chanjo, chanjo inayofuata, chanjo ijayo',
  abortionCare: 'kutoa mimba, kuavya mimba, kuavya',
  queueTime: 'muda wa kusubiri?, foleni?, kusubiri muda gani?',
  blood: 'damu, kuongezewa damu, kuchangia damu, benki ya damu, kundi la damu',
  waiting: 'muda gani, itachukua muda, kusubiri, majibu lini',
  older: 'wazee, mzee, shosho, guka, bibi, babu',
  work: 'kazi, nafasi ya kazi, kazi ya nesi, nafasi za kazi, ajira, kuajiriwa, mnaajiri, nafasi za mafunzo, mafunzo ya kazi, attachment, kazi ya nurse, kazi ya uuguzi, nataka kazi, natafuta kazi',
  wifi: 'wifi, intaneti, mtandao',
  price:
    'bei, gharama, bei gani, pesa ngapi, how much?, doo ngapi, ngapi, inalipa ngapi, kulipa, malipo, ni pesa ngapi, ada',
  insurance:
    'sina bima, bima, bima ya afya, bima za afya, mnakubali?, mnapokea?, mnachukua?, bima gani',
  sha: 'sha card, kadi ya sha, sha inalipia nini, sha inalipa nini, sha hulipia nini, sha, shif, nhif, kadi ya nhif, linda mama, linda jamii, afya yangu',
  shaRegistration: 'kujiandikisha sha, kujiunga na sha, kusajili sha, kujisajili sha',
  payment:
    'mpesa, m-pesa, paybill, till, kulipa kwa simu, nalipa aje, nalipaje, nitalipa aje, nitalipaje, jinsi ya kulipa, pesa taslimu, kadi',
  deposit:
    'amana, deposit, bili, kulipa kidogo kidogo, kulipa pole pole, siwezi kulipa, sina pesa, deni',
  package: 'kifurushi, vifurushi, ofa, vifurushi vya uzazi',
  rights: 'nina haki, kukataa upasuaji, kukataa matibabu, haki, haki za mgonjwa, haki zangu',
  complaint:
    'muuguzi alinitusi, amenitusi, alinitukana, kutukanwa, matusi, malalamiko, kulalamika, lalamiko, maoni, kulalamikia, malalamishi, nilalamike, nilalamike wapi, nimetendewa vibaya, heshima, alinikosea, amenikosea, walinikosea, nimehudumiwa vibaya, kulalamika wapi',
  privacy: 'faragha, siri, data zangu, taarifa zangu',
  reviews: 'wanasema nini, wanasemaje, maoni, maoni ya wagonjwa, ushuhuda, shuhuda',
  stories: 'hadithi za akina mama, simulizi, simulizi za wagonjwa, hadithi, hadithi za wagonjwa',
  licence: 'leseni, usajili, imesajiliwa, kibali',
  bring: 'cha kuja nacho, nije na nini, nikuje na nini, cha kubeba, vitu vya kuja navyo',
};

/** Words too common to distinguish pages. */
export const stopWords =
  'afanye, ako, ama, au, cha, hadi, hospitali, nafikiri, nifanye, niko, huu, huo, hii, hiyo, ili, je, kama, katika, kila, kwa, kwenye, la, lakini, mimi, na, nataka, naomba, natafuta, nini, ninataka, ni, nina, nikiwa, ninaweza, pia, sana, tafadhali, tu, tufanye, ukiwa, una, vya, wa, wangu, wake, wako, ya, yangu, yake, yako, yangu, za, zangu, zenu, yenu, wenu, hapa, kuna, kuhusu, iko, zipo, yupo, wapo, lini, wapi, gani, nani, vipi, hapo, pale, huko, sasa, yeye, sisi, naweza, mnaweza, anaweza, nitaweza, nahitaji, ninahitaji, lazima, mna, kwenu, kupata, napata, nitapata, nipate, inachukua, yanachukua, nitafanya, kutoka, toka, natoka, ninatoka, nikitoka, huko, aje';
