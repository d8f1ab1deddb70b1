import type { SearchConcept } from '../../../en/features/search/search-words.ts';

/** Swahili synonyms for the search, with the Sheng and English that people mix in. */
export const searchWords: Readonly<Record<SearchConcept, string>> = {
  fever: 'homa, joto, joto la mwili, mwili moto, homa kali',
  cough: 'kikohozi, kukohoa, anakohoa, mafua, kifua, nimonia, homa ya mapafu',
  covid: 'korona, uviko, uviko-19',
  malaria: 'malaria, mbu, chandarua, neti',
  diabetes:
    'kisukari, sukari, ugonjwa wa sukari, sukari ya damu, sukari juu, haishuki?, kisukari cha mimba?, sukari ya mimba?, miguu na kisukari?',
  diabetesClinic: 'kliniki ya sukari, clinic ya sukari, kliniki ya kisukari, kliniki ya presha',
  lowSugar: 'sukari kushuka, sukari imeshuka, sukari chini, upungufu wa sukari',
  pressure:
    'shinikizo la damu, presha, presha iko juu, presha juu, presha imepanda, bp iko juu, msukumo wa damu, pressure, chakula cha presha?, bp?, presha na chumvi?',
  heart: 'moyo, ugonjwa wa moyo',
  asthma: 'pumu, asthma, inhela',
  hiv: 'ukimwi, virusi vya ukimwi, vvu, magonjwa ya zinaa, zinaa, kupima ukimwi, kupimwa ukimwi, kupima hiv, kupimwa hiv',
  hivExposure:
    'kondomu imepasuka, kondomu ilipasuka, hatari ya hiv, sindano iliyotumika, tembe za pep',
  mind: 'mfadhaiko baada ya kujifungua, kukosa usingizi, msongo wa mawazo, afya ya akili, huzuni, sonona, mfadhaiko, wasiwasi, unyogovu, ushauri nasaha, akili, mawazo mengi, msongo?, stress?, nalia?, kulia?, depression?, ushauri?, mshauri?, kujisikia vibaya?, anxiety?, nalia kila wakati?',
  stomach:
    'tumbo, kuumwa na tumbo, maumivu ya tumbo, vidonda vya tumbo, choo ngumu, kukosa choo, hapati choo, kufunga choo, kiungulia?, asidi?, gesi tumboni?, tumbo kujaa?, ulcers?',
  diarrhoea:
    'kuhara, kuendesha, anahara, anaendesha, tumbo la kuendesha, ors?, kuchanganya ors?, kutengeneza ors?, maji ya chumvi na sukari?',
  cholera: 'kipindupindu',
  vomiting: 'kutapika, anatapika, kichefuchefu',
  anaemia: 'upungufu wa damu, damu kidogo, anemia',
  cancer: 'saratani, kansa',
  kidney: 'figo, kusafisha damu, dialisisi',
  worms: 'minyoo, dawa ya minyoo',
  tuberculosis: 'kifua kikuu, tibii, makohozi',
  wound:
    'kidonda, vidonda, jeraha, majeraha, kushonwa, kujikata, nyuzi, kutoa nyuzi, kuondoa nyuzi, kusafisha kidonda, kushona kidonda?, kufunga kidonda?, kuosha kidonda?, kutoa stitches?',
  fracture:
    'mfupa, mifupa, kuvunjika, amevunjika, viungo, goti, magoti, mgongo, nyonga, bega, maumivu ya mgongo?, mgongo unauma?, kuteguka?, mguu umeteguka?, kifundo?, kiwiko?, shingo inauma?, baridi yabisi?, viungo vinauma?, doki wa mifupa?, gout?',
  skin: 'ngozi, upele, vipele, kujikuna, chunusi?, mapunye?, ukurutu?, kuwashwa?, ngozi inawasha?, jipu?, majipu?, doki wa ngozi?, fangasi?',
  ent: 'masikio, sikio, pua, koo, tonsils, nta, tonsili?, kuumwa masikio?, masikio yanauma?, sikio linauma?, nta ya sikio?, koo inauma?, koo linauma?, pua kuziba?, kusikia?',
  pain: 'maumivu, kuumwa, inauma, anaumwa',
  allergy: 'mzio, aleji',
  snakebite: 'nyoka, kuumwa na nyoka, ameumwa na nyoka, sumu ya nyoka',
  animalBite: 'kuumwa na mbwa, mbwa, kichaa cha mbwa, ameumwa na mbwa, kuumwa na mnyama',
  burn: 'kuungua, ameungua, kuchomeka, amechomeka, kuungua moto, maji moto',
  fit: 'degedege, kifafa, mtukutiko, kutetemeka',
  poison: 'sumu, amekunywa sumu, dawa nyingi',
  assault: 'kubakwa, ubakaji, kunajisiwa, kudhulumiwa kingono, ukatili, amebakwa, nimebakwa',
  pregnancy:
    'ujauzito, mimba, mjamzito, wajawazito, mja mzito, mamamjamzito, ni mjamzito, nimekosa period, nimekosa periods, ball, niko na ball, nimepitisha mwezi, nimekosa hedhi, hedhi imechelewa, period imechelewa, ujamzito?, mimba ya?, kichefuchefu cha mimba?, mapacha?, mjamzto?, nina ball?, kutapika asubuhi?',
  antenatal:
    'kliniki ya ujauzito, kliniki ya wajawazito, kliniki ya mimba, kliniki ya mama, kliniki ya kwanza, nianze kliniki, kuanza kliniki, clinic ya mimba?, clinic ya kwanza?, clinic ya wajawazito?, kliniki ya wamama?, clinic ijayo ya mimba?, clinic ya ujauzito?, kliniki ya mimba nije na nini?',
  dueDate: 'tarehe ya kujifungua, nitajifungua tarehe gani, nitajifungua lini',
  postnatal: 'baada ya kujifungua, baada ya kuzaa, nimezaa?, tumbo baada ya kuzaa?',
  birth:
    'kujifungua, kuzaa, uzazi, kujifungulia, anajifungua, kuzaliwa, leba, kujifungua kawaida?, kuzaa kawaida?, kuzalia?, chumba cha kujifungulia?, nimejifungua?',
  labour:
    'uchungu, uchungu wa uzazi, uchungu wa kuzaa, chupa kupasuka, maji yamevunjika, chupa imepasuka, nije lini kujifungua, niende hospitali lini, dalili za uchungu?, dalili za leba?, uchungu umeanza?, dalili za kujifungua?',
  caesarean:
    'kuzaa kwa operesheni, kujifungua kwa operesheni, kuzaa kwa oparesheni, kujifungua kwa upasuaji, upasuaji wa uzazi, kuzaa kwa upasuaji, kupasuliwa, cs?, kuzaa na cs?, operation ya kuzaa?',
  breastfeeding:
    'nikinyonyesha, nanyonyesha, maziwa hayatoki, maziwa haitoki, maziwa hayatoshi, maziwa kidogo, chuchu, kunyonyesha, kunyonya, maziwa ya mama, ananyonya, kumnyonyesha, kukamua maziwa?, kuhifadhi maziwa?, maziwa yamejaa?, matiti yanauma?, kuongeza maziwa?, hashiki ziwa?, kushika ziwa?, ziwa?, hataki kunyonya?',
  solids:
    'chakula cha mtoto, uji, uji wa mtoto, kulisha mtoto, chakula cha watoto, kumwachisha ziwa, ale nini mtoto?, aanze kula?, aanze kula lini?, mtoto ale nini?, uji wa mtoi?, chakula cha mtoi?, chakula ya mtoto?, mtoi akule nini?, vyakula vya mtoto?, vyakula vya watoto?, vyakula vya mtoi?',
  newborn: 'mtoto mchanga, watoto wachanga, kichanga, njiti, mtoto njiti',
  baby: 'mtoto, mtoto mchanga, watoto wachanga, mtoi?',
  child: 'mtoto, watoto, mtoto mgonjwa, kijana, mtoi?, watoi?',
  paediatrics:
    'mtoto?, watoto, daktari wa watoto, mtoto mchanga mgonjwa, mtoto mgonjwa, kliniki ya watoto, idara ya watoto, watoto, watoi?, mtoi?, doki wa watoi?, doki wa watoto?, daktari wa mtoto?, daktari wa watoi?, kliniki ya mtoto?',
  loss: 'mimba kuharibika, mimba imeharibika, kupoteza mimba, kupoteza mtoto, mimba kutoka',
  abortion: 'kutoa mimba, nimetoa mimba, ametoa mimba, alitoa mimba, mimba imetolewa',
  hospitalBag:
    'nibebe nini, kubeba nini, nije na nini kujifungua, mfuko wa kujifungua, mifuko ya kujifungua, begi la kujifungua, begi la hospitali, mkoba, begi, vitu vya kubeba, cha kubeba, nikuje na nini kujifungua?, nguo za mtoto?, vitu vya kujifungua?, vitu za kubeba?, kubeba hospitali?',
  birthCertificate:
    'cheti cha kuzaliwa, cheti cha mtoto, kusajili mtoto, karatasi za mtoto, notification ya mtoto?, kuandikisha mtoto?, birth certificate?',
  familyPlanning:
    'uzazi wa mpango, kupanga uzazi, mpango wa uzazi, kuzuia mimba, kondomu, sindano ya kupanga uzazi, vidonge vya kupanga uzazi, vidonge vya p2, p2, coil, depo, kitanzi?, vipandikizi?, kipandikizi?, implant?, kutoa implant?, kuweka implant?, kutoa coil?, kuweka coil?, sindano ya uzazi wa mpango?, sindano ya miezi mitatu?, tembe za kupanga uzazi?, tembe za majira?, vidonge vya majira?, kufunga uzazi?, njia ya kupanga uzazi?, tembe za p2?, kupangilia uzazi?',
  vaccine:
    'chanjo, kuchanja, kuchanjwa, kudungwa, sindano, surua, polio, pepopunda, sindano ya mtoto?, chanjo za mtoto?, matone?, kadi ya chanjo?, kadi ya kliniki?, clinic book?, homa ya manjano?, kitabu cha kliniki?, chanjo ya surua?, rubella?, ukambi?',
  womensHealth:
    'magonjwa ya wanawake, daktari wa wanawake, hedhi, siku za hedhi, afya ya wanawake, gyna?, gynae?, daktari wa kina mama?, daktari wa akina mama?, daktari wa wamama?, hedhi nyingi?, maumivu ya hedhi?, kutokwa uchafu?, uchafu ukeni?, kuwashwa ukeni?, fibroids?, period?',
  cervicalScreening:
    'saratani ya kizazi, saratani ya mlango wa kizazi, mlango wa kizazi, pap smear?, kansa ya kizazi?, kupima saratani ya kizazi?, kupima kansa ya kizazi?',
  sideEffects: 'madhara, madhara ya dawa, madhara ya chanjo',
  late: 'kuchelewa, amechelewa, nimechelewa, kukosa',
  screening: 'uchunguzi, kuchunguzwa, saratani ya matiti, kupimwa afya',
  breastLump:
    'uvimbe kwenye titi, uvimbe wa titi, uvimbe kwenye matiti, uvimbe kwa titi?, uvimbe kwa matiti?, titi linauma?, kupima matiti?',
  nutrition:
    'kula nini, nikule nini, nile nini, lishe, chakula, vyakula, kula, mlo, ale nini, akule nini?, nile?, ale?, akule?, apewe nini?, anaruhusiwa kula nini?, cha kula?, nini kula?, anaweza kula?, naweza kula?, kahawa?, chai?, anywe?',
  laboratory:
    'uchunguzi wa mwili mzima, maabara, vipimo, kipimo, kupima, kupimwa, kupima damu, vipimo vya damu, kupima mkojo, mkojo, choo, typhoid test, kupima typhoid, typhoid?, homa ya matumbo?, kipimo cha damu?, kipimo cha mimba?, kupima mimba?, kipimo cha malaria?, kupima malaria?, kipimo cha mkojo?, kupima mwili mzima?, kupima afya?, kundi la damu?, kupima kaswende?',
  results:
    'majibu ya damu, yatatoka lini, majibu ya vipimo yanatoka lini, majibu yanatoka lini, majibu, matokeo, majibu ya vipimo, nitapata lini, majibu nitapata lini, matokeo ya maabara?, majibu ya lab?, majibu ya maabara?, majibu yangu?, lab inachukua?',
  fasting: 'kufunga, bila kula, tumbo tupu',
  radiology:
    'picha ya x-ray, picha, x-ray, eksirei, kupigwa picha, skeni, xray?, x ray ya kifua?, picha ya kifua?',
  ultrasound:
    'ultrasound, picha ya mimba, picha ya tumbo, skani, skeni ya mimba, scan?, scan ya mimba?, scan ya mtoi?, scan ya mtoto?, skan?, jinsia ya mtoto?, ultra?',
  ctScan: 'ct scan ya kichwa, ct scan, mri',
  pharmacy:
    'dawa, duka la dawa, famasia, tembe, vidonge, kununua dawa, mfamasia, kemist, kemisti, chemist?, duka la madawa?, dawa zipo?, dawa ziko?, panadol?, madawa?',
  refill:
    'kuongeza dawa, dawa za kila mwezi, dawa zimeisha, zimeisha?, dawa za presha, dawa za sukari, kuongezewa dawa, dawa hazijaisha, dawa zangu zimeisha, dawa za pressure?, dawa za bp?, dawa zangu?, kuongezewa?, dawa za sukari zimeisha?, dawa za presha zimeisha?, dawa zimekwisha?, dawa zikiisha?',
  antibiotic: 'antibiotiki, viua vijasumu',
  dental:
    'limetoboka, jino linauma, meno, jino, daktari wa meno, kuumwa na jino, maumivu ya jino, fizi, ufizi, kuziba jino?, kusafisha meno?, fizi zinatoka damu?, fizi zinavuja damu?, fizi kutoa damu?, fizi zinatoa damu?, ufizi unatoa damu?, meno ya bandia?, harufu ya mdomo?, mdomo kunuka?, meno kuoza?, meno ya watoto?, meno ya mtoto?, daktari wa jino?, doki wa meno?, mswaki?, kuota meno?, anaota meno?',
  extraction: "kung'oa jino, kungoa jino, kung'oa meno, kutoa jino, gego?, kungoa gego?",
  eye: 'macho, jicho, miwani, daktari wa macho, kuona, macho inauma, macho yanauma, jicho inauma, sioni vizuri, haioni vizuri, haoni vizuri, miwani ya kusoma, jicho jekundu?, macho mekundu?, macho yanawasha?, mtoto wa jicho?, makengeza?, doki wa macho?',
  surgery:
    'upasuaji, oparesheni, operesheni, kupasuliwa, chumba cha upasuaji, daktari wa upasuaji, hernia?, ngiri?, bawasiri?, appendix?, kidole tumbo?, busha?, tezi la shingo?, mawe ya nyongo?',
  circumcision: 'kutahiriwa, kutahiri, tohara, kupashwa tohara, jando',
  femaleCutting:
    'kukeketa, kukeketwa, ukeketaji, keketa, tohara ya wasichana, tohara ya msichana, tohara ya wanawake, tohara ya mwanamke, kutahiri msichana, kutahiri wasichana, kutahiri mtoto wa kike, msichana kutahiriwa, wasichana kutahiriwa',
  outpatient: 'wagonjwa wa nje, bila miadi, bila appointment, kliniki, kuonwa na daktari',
  inpatient:
    'kumletea mgonjwa chakula, chakula cha mgonjwa, kulazwa, wodi, kitanda, amelazwa, wagonjwa waliolazwa, kulala na mgonjwa?, lala na mgonjwa?, kulala na mtoto?, kulala hospitali?, gharama ya kulazwa?, mgonjwa wangu?, chakula cha wodi?, wagonjwa hupewa chakula?, ataruhusiwa lini?, nitalala hospitali?, kulala wodini?, kulala wodini na mtoto?',
  room: 'chumba, vyumba, chumba cha binafsi',
  hdu: 'hdu, uangalizi wa karibu',
  icu: 'wagonjwa mahututi, mahututi, icu',
  specialist: 'daktari bingwa, madaktari bingwa, mtaalamu, wataalamu, bingwa',
  physiotherapy: 'mazoezi ya viungo, fiziotherapia',
  telemedicine:
    'daktari kwa simu, kuongea na daktari, matibabu kwa simu, daktari mtandaoni, kuongea na daktari kwa simu?, ongea na daktari?, ongea na doki?, kuongea na doki?, daktari wa simu?, daktari whatsapp?, kuchat na daktari?',
  emergency: 'dharura, ajali, haraka',
  ambulance: 'ambulensi, gari la wagonjwa, ambulance, gari la hospitali',
  firstAid:
    'huduma ya kwanza, kabla msaada haujafika, msaada wa kwanza, kutokwa damu puani?, damu puani?, pua kutoa damu?, kuumwa na nyuki?, nyuki?, sanduku la huduma?, nyigu?, first aid box?, vitu vya first aid?, first aid?',
  doctor:
    'daktari, madaktari, dokta, tabibu, timu yetu, doki?, dakitari?, dokitari?, daki?, dactari?, matabibu',
  femaleDoctor:
    'daktari mwanamke, daktari wa kike, madaktari wa kike, daktari msichana, daktari mama, doki wa kike?, gyna mwanamke?, doki mwanamke?',
  clinicDays:
    'siku za kliniki, ratiba ya madaktari, ratiba ya daktari, siku gani?, jumatatu?, jumanne?, jumatano?, alhamisi?, ijumaa?, yuko lini?, ako lini?, anakuja siku gani?, anakuja lini?, siku zipi?, hupatikana lini?, anapatikana lini?, atakuja lini?, huja lini?',
  today:
    'leo?, leo kuna?, kuna daktari leo?, daktari yuko leo?, yuko leo?, daktari leo?, kliniki leo?, kliniki za leo, wazi leo?, mko wazi leo?, ako leo?, doki leo?, mko leo?, uko leo?, kuna daktari wa watoto leo?',
  tomorrow: 'kesho?',
  midwife: 'mkunga, wakunga, muuguzi, wauguzi, nesi, manesi',
  appointment:
    'nibadilishe siku, siku ya miadi, nibadilishe siku ya miadi, kupanga siku, kuonana na daktari, kupanga siku ya kuonana na daktari, kuchukua miadi, miadi, kuweka miadi, kubadilisha miadi, kubadilisha appointment, kupanga kuja, nafasi ya kuonwa, appointment, kubook, nibook, kubuku, kuona doki?, nione daktari?, niweke appointment?, kuahirisha?',
  hours:
    'saa za kazi, mnafungua saa ngapi, saa ngapi, mnafungua, mnafunga, wazi, jumapili, jumamosi, sikukuu, usiku, inafungwa, inafunguliwa, saa za kufungua?, mnafungua lini?, mnafunga saa ngapi?, masaa?, masaa ya kazi?, mko wazi?, mko open?, open?, mpo wazi?, saa 24?, masaa 24?, mashujaa?, krismasi?, pasaka?, mwaka mpya?, wikendi?, siku ya mashujaa?, jioni?, ijumaa kuu?, siku kuu?',
  visiting:
    'saa za kuona mgonjwa, kutembelea?, kutembelea wagonjwa, kuona mgonjwa, kutembelea mgonjwa, saa za kutembelea, wageni, kuona wagonjwa, saa za kuona wagonjwa, kumwona mgonjwa, kuwaona wagonjwa, naweza kumwona, kumwona saa ngapi, nimwone saa ngapi, muda wa kuona?, muda wa kuona wagonjwa?, kuona mama?, wageni wangapi?, kuona mgonjwa wangu?, kumuona mgonjwa?, kumuona?',
  directions:
    'njia ya kuja, kuja hospitalini, nafika aje, nafikaje, nifike aje, nitafika aje, mko wapi, jinsi ya kufika, jinsi ya kutufikia, nitafikaje, nitafikaje hospitali, hospitali iko wapi, mnapatikana wapi, mko karibu na?, mko stage gani?, mko area gani?, iko wapi?, stage gani?, niende wapi?, nitumie gari gani?, nafika vipi?, nikuje aje?, nifike vipi?, kuja hapo?, kutoka westlands?, mnapatikana?, nashuka wapi?, nashukia wapi?, nitashuka wapi?, nishukie wapi?, nipande gari gani?, nitumie matatu gani?, matatu gani?, gari gani?, gari la kuja?, gari la kuja gitaru?, kuja gitaru?, kutoka nairobi?',
  transport: 'kuendesha gari?, mahali, ramani?, njia?, stage?, matatu, kufika?, boda',
  parking:
    'maegesho, pahali pa kuegesha gari, pahali pa kuegesha, kuegesha gari, kuegesha, parking, kupark?, pa kuegesha?',
  phone:
    'nambari yenu, namba yenu, namba zenu, nambari yenu ya simu, bila credit, sina credit, nipigie, nipigie simu, mnipigie, mnipigie simu, naomba mnipigie, sina airtime, bila airtime, bila salio, sina salio, namba ya whatsapp, nambari ya whatsapp, nambari ya simu, namba ya simu, simu, mawasiliano, wasiliana, kupiga simu, barua pepe, whatsapp, namba?, nambari?, kuwapigia?, niwapigie?, nipeni namba?, chat?',
  language: 'lugha, kiswahili, kikuyu, lugha ya ishara',
  disability:
    'njia ya walemavu, kiti cha magurudumu, ulemavu, mlemavu, walemavu, kipofu, kiziwi, kupanda ngazi, ngazi, lifti, wheelchair?',
  leaders: 'mkurugenzi, meneja, msimamizi, mkuu wa hospitali, mwenye hospitali',
  companion:
    'mume, mume wangu, baba, mwenzi, jamaa, mtu wa kuandamana naye, mtu unayemchagua, bwana, bwana yangu, baba kuingia?, mama yangu akae nami?, bwana kuingia?, bwana kuingia leba?, baba mtoto?, mzee wangu?, bwanangu?',
  ill: 'mgonjwa, anaumwa, naumwa, ugonjwa, magonjwa',
  report: 'ripoti ya daktari, barua ya rufaa, ripoti ya hospitali?, ripoti ya matibabu?, ripoti?',
  records:
    'rekodi, faili, nakala ya faili, faili yangu, faili ya matibabu?, faili yangu ya matibabu?, nakala ya majibu?',
  sickNote:
    'kupumzika kazini, barua ya kupumzika, barua ya kupumzika kazini, barua ya ugonjwa, ruhusa ya ugonjwa, sick sheet, sick off, likizo ya ugonjwa?, barua ya likizo?, barua ya likizo ya ugonjwa?, sick sheet ya kazi?, off ya ugonjwa?, sick leave?, barua ya kazi?, barua ya mwajiri?, nilikuwa mgonjwa?, barua ya kuonyesha?, barua kwa boss?, barua ya boss?',
  smoking: 'kuvuta sigara, sigara, tumbaku, kuacha sigara?, kuacha kuvuta?',
  alcohol: 'pombe, kulewa, mlevi',
  addiction:
    'madawa ya kulevya, dawa za kulevya, pombe na dawa za kulevya, uraibu, kuacha pombe, nacada, kuacha bangi?, bangi?, miraa?, muguka?, kuacha kunywa?, rehab?',
  childProtection: 'laini ya watoto, ulinzi wa watoto, kulinda mtoto, mtoto anateswa, childline',
  exercise: 'mazoezi, kutembea, kupunguza uzito, uzito, unene',
  water: 'maji, maji ya kunywa, kunywa maji',
  prostate: 'tezi dume, tezi ya kibofu, kibofu',
  infertility: 'utasa, kutopata mtoto, kupata mimba, kushika mimba',
  travel: 'safari, kusafiri, pwani, safari na mtoto?, kusafiri na mtoto?',
  death:
    'kifo, kufariki, amefariki, baba amefariki, mama amefariki, mzee amefariki, mtu amefariki, mgonjwa amefariki, kufiwa, kifo cha?, amefia nyumbani?, amefia?, amekufa nyumbani?, alikufa?',
  mortuary:
    'mochari, chumba baridi, maiti?, chumba cha maiti, nyumba ya maiti, kuchukua mwili, nitoe mwili, kutoa mwili?, kutoa mwili mochari?, mwili wa marehemu?, mwili wa?, marehemu?',
  deathPapers:
    'cheti cha kifo, taarifa ya kifo, kibali cha mazishi, kibali cha kuzika, kuzika, mazishi, kusajili kifo',
  policeForm:
    'p3, fomu ya p3, fomu ya polisi, p3 ya ajali?, p3 baada ya ajali?, abstract ya polisi?',
  medicalExam:
    'cheti cha afya, cheti cha afya cha leseni, uchunguzi wa kazi, medical ya kazi, barua ya daktari ya shule, fomu ya shule, uchunguzi wa leseni, fomu ya udereva?, medical ya shule?, medical ya leseni?',
  foodHandler:
    'cheti cha chakula, cheti cha kuhudumia chakula, cheti cha hoteli, cheti cha hoteli yangu?, food handler?',
  chaplain: 'kasisi, padri, mchungaji, imamu, chumba cha maombi',
  homeCare: 'daktari nyumbani, muuguzi nyumbani, kuja nyumbani, kuletewa dawa, vipimo nyumbani',
  freeBed: 'kitanda wazi, vitanda wazi, nafasi ya kitanda, kuna kitanda',
  waterBirth: 'kujifungua majini, kujifungulia majini, kuzaa majini',
  birthPlan: 'mpango wa kujifungua, mpango wa kuzaa, mipango ya kujifungua',
  vaccineDates: 'ratiba ya chanjo, tarehe za chanjo, chanjo inayofuata, chanjo ijayo',
  abortionCare: 'kutoa mimba, kuavya mimba, kuavya',
  queueTime: 'muda wa kusubiri?, foleni?, kusubiri muda gani?',
  blood:
    'damu, kuongezewa damu, kuchangia damu, benki ya damu, kundi la damu, kutoa damu?, kujitolea damu?',
  waiting: 'muda gani, itachukua muda, kusubiri, majibu lini',
  older: 'wazee, mzee, shosho, guka, bibi, babu',
  work: 'kazi, nafasi ya kazi, kazi ya nesi, nafasi za kazi, ajira, kuajiriwa, mnaajiri, nafasi za mafunzo, mafunzo ya kazi, attachment, kazi ya nurse, kazi ya uuguzi, nataka kazi, natafuta kazi, kazi hapo?, nafasi za attachment?, vibarua?',
  wifi: 'wifi, intaneti, mtandao',
  price:
    'bei, gharama, bei gani, pesa ngapi, how much?, doo ngapi, ngapi, inalipa ngapi, kulipa, malipo, ni pesa ngapi, ada, kiasi gani?, ni kiasi gani?, doo?, pesa gani?, inacost?, inagharimu?, ni ngapi?, how mch?, ganji?, shilingi ngapi?',
  insurance:
    'sina bima, bima, bima ya afya, bima za afya, mnakubali?, mnapokea?, mnachukua?, bima gani, kadi ya bima?, bima zipi?, mnachukua bima?, bima mnakubali?, insurance?',
  sha: 'sha card, kadi ya sha, sha inalipia nini, sha inalipa nini, sha hulipia nini, sha, shif, nhif, kadi ya nhif, linda mama, linda jamii, afya yangu, sha ya mtoto?, kadi ya sha imepotea?, mchango wa sha?, linda mama bado?, sha inalipa kiasi gani?, sha inalipa?',
  shaRegistration:
    'kujiandikisha sha, kujiunga na sha, kusajili sha, kujisajili sha, kuongeza mke sha?, niweke sha?, kuweka kwa sha?, kwa sha?, kuongeza mtoto sha?',
  payment:
    'mpesa, m-pesa, paybill, till, kulipa kwa simu, nalipa aje, nalipaje, nitalipa aje, nitalipaje, jinsi ya kulipa, pesa taslimu, kadi, lipa kwa mpesa?, lipa na mpesa?, nambari ya till?, namba ya till?, nilipe na mpesa?, lipa?, nilipe aje?, lipa kwa kadi?',
  deposit:
    'amana, deposit, bili, kulipa kidogo kidogo, kulipa pole pole, siwezi kulipa, sina pesa, deni, kulipa polepole?, nilipe polepole?, lipa polepole?, lipa pole pole?, polepole?, kidogo kidogo?, deni la hospitali?, sina doo?, sina pesa za hospitali?, nimekosa pesa?, pesa za kulipa?, sina pesa ya kulipa?',
  package: 'kifurushi, vifurushi, ofa, vifurushi vya uzazi',
  rights: 'nina haki, kukataa upasuaji, kukataa matibabu, haki, haki za mgonjwa, haki zangu',
  complaint:
    'muuguzi alinitusi, amenitusi, alinitukana, kutukanwa, matusi, malalamiko, kulalamika, lalamiko, maoni, kulalamikia, malalamishi, nilalamike, nilalamike wapi, nimetendewa vibaya, heshima, alinikosea, amenikosea, walinikosea, nimehudumiwa vibaya, kulalamika wapi, alinijibu vibaya?, alinikosea heshima?, alinifokea?, huduma mbaya?, kushtaki?, nesi mbaya?, hawakunihudumia?, nimelipishwa?, walinilipisha?, nimelipa zaidi?, pesa nyingi?',
  privacy: 'faragha, siri, data zangu, taarifa zangu',
  reviews: 'wanasema nini, wanasemaje, maoni, maoni ya wagonjwa, ushuhuda, shuhuda',
  stories: 'hadithi za akina mama, simulizi, simulizi za wagonjwa, hadithi, hadithi za wagonjwa',
  licence: 'leseni, usajili, imesajiliwa, kibali',
  bring: 'cha kuja nacho, nije na nini, nikuje na nini, cha kubeba, vitu vya kuja navyo',
};

/** Words too common to distinguish pages. */
export const stopWords =
  'afanye, ako, ama, au, cha, hadi, hospitali, nafikiri, nifanye, niko, huu, huo, hii, hiyo, ili, je, kama, katika, kila, kwa, kwenye, la, lakini, mimi, na, nataka, naomba, natafuta, nini, ninataka, ni, nina, nikiwa, ninaweza, pia, sana, tafadhali, tu, tufanye, ukiwa, una, vya, wa, wangu, wake, wako, ya, yangu, yake, yako, yangu, za, zangu, zenu, yenu, wenu, hapa, kuna, kuhusu, iko, zipo, yupo, wapo, lini, wapi, gani, nani, vipi, hapo, pale, huko, sasa, yeye, sisi, naweza, mnaweza, anaweza, nitaweza, nahitaji, ninahitaji, lazima, mna, kwenu, kupata, napata, nitapata, nipate, inachukua, yanachukua, nitafanya, kutoka, toka, natoka, ninatoka, nikitoka, huko, aje';

/** How people shorten words on a phone and say them in Sheng, with what they mean. */
export const shorthand =
  'hosi: hospitali, hosy: hospitali, doki: daktari, daki: daktari, dakitari: daktari, dokitari: daktari, dactari: daktari, mtoi: mtoto, watoi: watoto, mtt: mtoto, doo: pesa, ganji: pesa, chapaa: pesa, naeza: naweza, anaeza: anaweza, mnaeza: mnaweza, tunaeza: tunaweza, mathe: mama, mathee: mama, mzae: mzee, buda: baba, nko: niko, xaxa: sasa';
