import type { SearchConcept } from '../../../en/features/search/search-words.ts';

/** Swahili synonyms for the search, with the Sheng and English that people mix in. */
export const searchWords: Readonly<Record<SearchConcept, string>> = {
  fever: 'homa, joto, joto la mwili, mwili moto, homa kali',
  cough:
    'kikohozi, kukohoa, anakohoa, mafua, kifua, nimonia, homa ya mapafu, homa ya mafua?, kukohoa sana?, kikohozi cha muda mrefu?, kikohozi kikavu?, makohozi?, flu?, kunawa mikono?, barakoa?, kupiga chafya?, anakohoa usiku?, nakohoa?, dawa ya kikohozi?, kifua kimebana?',
  covid: 'korona, uviko, uviko-19, kipimo cha korona?, chanjo ya korona?, covid?',
  malaria:
    'malaria, mbu, chandarua, neti, dalili za malaria?, dawa ya malaria?, kuzuia malaria?, neti ya mbu?, kuumwa na mbu?, neti zenye dawa?',
  diabetes:
    'kisukari, sukari, ugonjwa wa sukari, sukari ya damu, sukari juu, haishuki?, kisukari cha mimba?, sukari ya mimba?, miguu na kisukari?, sukari ya kawaida?, sukari ngapi?, sukari ni ngapi?, sukari iwe ngapi?, mashine ya sukari?, kupunguza sukari?, mgonjwa wa sukari?, wagonjwa wa sukari?, mwenye sukari?, dalili za sukari?, dalili za kisukari?, insulin?, insulini?, sukari na?, kisukari na?, sukari kabla ya kula?, sukari baada ya kula?, matunda na kisukari?, kutunza miguu?, miguu ya kisukari?, glucometer?, sukari ya kawaida ni ngapi?, metformin?, nisipokula?, nisipopata kula?',
  diabetesClinic: 'kliniki ya sukari, clinic ya sukari, kliniki ya kisukari, kliniki ya presha',
  lowSugar: 'sukari kushuka, sukari imeshuka, sukari chini, upungufu wa sukari',
  pressure:
    'shinikizo la damu, presha, presha iko juu, presha juu, presha imepanda, bp iko juu, msukumo wa damu, pressure, chakula cha presha?, bp?, presha na chumvi?, kupunguza presha?, kupima presha?, kupimwa presha?, kuzuia presha?, presha ya kupanda?, dalili za presha?, chakula cha mwenye presha?, clinic ya presha?, high blood?, pressure iko juu?, presha hupimwa?, kupima pressure?, presha ipimwe?, pima presha?, pima pressure?, kushusha presha?, kushusha pressure?, presha ishuke?',
  heart:
    'moyo, ugonjwa wa moyo, afya ya moyo?, daktari wa moyo?, clinic ya moyo?, kliniki ya moyo?, moyo unadunda?, kulala masaa ngapi?, saa ngapi za kulala?, usingizi wa kutosha?, kipimo cha moyo?, alale masaa ngapi?, alale saa ngapi?, kulala saa ngapi?, lala masaa ngapi?, masaa ngapi ya kulala?, saa za usingizi?, usingizi masaa ngapi?',
  asthma: 'pumu, asthma, inhela',
  hiv: 'ukimwi, virusi vya ukimwi, vvu, magonjwa ya zinaa, zinaa, kupima ukimwi, kupimwa ukimwi, kupima hiv, kupimwa hiv, arv?, dawa za arv?, dawa za hiv?, clinic ya hiv?, ninaishi na hiv?, naishi na hiv?, kuambukizwa hiv?, ngoma?, kupima ngoma?, prep?, tembe za prep?, magonjwa ya ngono?, std?, sti?, vct?, kaswende na hiv?',
  hivExposure:
    'kondomu imepasuka, kondomu ilipasuka, hatari ya hiv, sindano iliyotumika, tembe za pep, pep?, kondomu imetoboka?, kondomu ilitoboka?, nimelala na mtu ana hiv?, nililala na mtu?, nimejidunga sindano?',
  mind: 'mfadhaiko baada ya kujifungua, kukosa usingizi, msongo wa mawazo, afya ya akili, huzuni, sonona, mfadhaiko, wasiwasi, unyogovu, ushauri nasaha, akili, mawazo mengi, msongo?, stress?, nalia?, kulia?, depression?, ushauri?, mshauri?, kujisikia vibaya?, anxiety?, nalia kila wakati?, mpweke?, upweke?, ndoa inanisumbua?, ndoa?, shida za ndoa?, kuachwa?, ameniacha?, stress ya kazi?, sina furaha?, kukata tamaa?, hasira?, hofu?, roho inauma?, moyo mzito?, simu ya msaada?, nasikia huzuni?, najiskia vibaya?, najisikia vibaya?, nimechoka na maisha?, counselling?, counsellor?, therapist?, kichwa kimejaa mawazo?, mawazo?, silali?, silali usiku?, sipati usingizi?, kulala shida?, kichaa?, mshauri nasaha?, mtu wa kuongea naye?, kufiwa ushauri?',
  stomach:
    'tumbo, kuumwa na tumbo, maumivu ya tumbo, vidonda vya tumbo, choo ngumu, kukosa choo, hapati choo, kufunga choo, kiungulia?, asidi?, gesi tumboni?, tumbo kujaa?, ulcers?, tumbo linauma?, tumbo linajaa gesi?, gesi?, asidi tumboni?, acid?, kuvimbiwa?, tumbo kujaa gesi?, kutopata choo?, choo kigumu?, kwikwi?, tumbo limejaa?',
  diarrhoea:
    'kuhara, kuendesha, anahara, anaendesha, tumbo la kuendesha, ors?, kuchanganya ors?, kutengeneza ors?, maji ya chumvi na sukari?, tumbo inaendesha?, maji ya ors?, sachet ya ors?, kuharisha?',
  cholera: 'kipindupindu, dalili za kipindupindu?',
  vomiting: 'kutapika, anatapika, kichefuchefu',
  anaemia:
    'upungufu wa damu, damu kidogo, anemia, kuongeza damu?, damu imepungua?, damu imeisha?, damu haitoshi?, sina damu?, hb iko chini?, dawa za kuongeza damu?',
  cancer:
    'saratani, kansa, daktari wa kansa?, daktari wa saratani?, matibabu ya saratani?, kansa ya matiti?, chemo?, clinic ya kansa?',
  kidney:
    'figo, kusafisha damu, dialisisi, kusafisha figo?, mashine ya figo?, dialysis?, figo zimefeli?, ugonjwa wa figo?',
  worms: 'minyoo, dawa ya minyoo, dawa ya minyoo ya mtoto?, mtoto ana minyoo?, minyoo ya mtoto?',
  tuberculosis:
    'kifua kikuu, tibii, makohozi, tb?, kupima tb?, dalili za tb?, dawa za tb?, kikohozi wiki tatu?, kikohozi wiki mbili?, kikohozi wiki nne?, kikohozi mwezi?, jasho usiku?, kikohozi na jasho?, kukohoa wiki tatu?, kukohoa wiki mbili?, nakohoa wiki tatu?, nakohoa wiki mbili?, kikohozi kisichoisha?',
  wound:
    'kidonda, vidonda, jeraha, majeraha, kushonwa, kujikata, nyuzi, kutoa nyuzi, kuondoa nyuzi, kusafisha kidonda, kushona kidonda?, kufunga kidonda?, kuosha kidonda?, kutoa stitches?, kufungwa kidonda?, kubadilisha bandeji?, bandeji?, kutolewa nyuzi?, kidonda hakiponi?, kidonda kimechelewa kupona?, kushonwa kidonda?, pepopunda?, sindano ya pepopunda?, nimejikata kidogo?',
  fracture:
    'mfupa, mifupa, kuvunjika, amevunjika, viungo, goti, magoti, mgongo, nyonga, bega, maumivu ya mgongo?, mgongo unauma?, kuteguka?, mguu umeteguka?, kifundo?, kiwiko?, shingo inauma?, baridi yabisi?, viungo vinauma?, doki wa mifupa?, gout?, kiuno?, kiuno kinauma?, mgongo wa chini?, miguu inauma?, mguu unauma?, mkono unauma?, mabega?, bega linauma?, magoti yanauma?, goti linauma?, goti limevimba?, kutegua?, ametegua?, ameteguka?, kifundo cha mguu?, plasta?, yabisi kavu?, arthritis?, viungo vyangu?',
  skin: 'ngozi, upele, vipele, kujikuna, chunusi?, mapunye?, ukurutu?, kuwashwa?, ngozi inawasha?, jipu?, majipu?, doki wa ngozi?, fangasi?, ugonjwa wa ngozi?, ngozi yangu?, mwili unawasha?, kuwashwa mwili?, madoa usoni?, madoa?, uso una chunusi?, mba?, nywele zinaanguka?, nywele kukatika?, choa?, harara?, funza?, kucha?, vidonda vya ngozi?, upele wa mtoto?, malengelenge?, dermatologist?, daktari wa upele?',
  ent: 'masikio, sikio, pua, koo, tonsils, nta, tonsili?, kuumwa masikio?, masikio yanauma?, sikio linauma?, nta ya sikio?, koo inauma?, koo linauma?, pua kuziba?, kusikia?, sauti imepotea?, kukoroma?, kukoroma usiku?, pua imeziba?, mafua ya muda mrefu?, masikio hayasikii?, hasikii vizuri?, sikii vizuri?, usaha sikioni?, sikio linatoa usaha?, uchafu sikioni?, kidaka tonge?, nta ya masikio?, kuosha masikio?, ent?',
  pain: 'maumivu, kuumwa, inauma, anaumwa',
  allergy: 'mzio, aleji',
  snakebite: 'nyoka, kuumwa na nyoka, ameumwa na nyoka, sumu ya nyoka',
  animalBite: 'kuumwa na mbwa, mbwa, kichaa cha mbwa, ameumwa na mbwa, kuumwa na mnyama',
  burn: 'kuungua, ameungua, kuchomeka, amechomeka, kuungua moto, maji moto',
  fit: 'degedege, kifafa, mtukutiko, kutetemeka',
  poison: 'sumu, amekunywa sumu, dawa nyingi',
  assault: 'kubakwa, ubakaji, kunajisiwa, kudhulumiwa kingono, ukatili, amebakwa, nimebakwa',
  pregnancy:
    'ujauzito, mimba, mjamzito, wajawazito, mja mzito, mamamjamzito, ni mjamzito, nimekosa period, nimekosa periods, ball, niko na ball, nimepitisha mwezi, nimekosa hedhi, hedhi imechelewa, period imechelewa, ujamzito?, mimba ya?, kichefuchefu cha mimba?, mapacha?, mjamzto?, nina ball?, kutapika asubuhi?, niko na mimba?, nimepata mimba?, ana mimba?, ako na ball?, ana ball?, nimeshika mimba?, mke wangu ana mimba?, mimba changa?, mimba ya miezi?, mimba ya mapacha?',
  antenatal:
    'kliniki ya ujauzito, kliniki ya wajawazito, kliniki ya mimba, kliniki ya mama, kliniki ya kwanza, nianze kliniki, kuanza kliniki, clinic ya mimba?, clinic ya kwanza?, clinic ya wajawazito?, kliniki ya wamama?, clinic ijayo ya mimba?, clinic ya ujauzito?, kliniki ya mimba nije na nini?, nataka kuanza clinic?, nataka kuanza kliniki?, naanza kliniki?, naanza clinic?, kuanza clinic?, clinic ya mama?, kliniki ya mama mjamzito?, clinic ya mjamzito?, clinic mara ngapi?, kliniki mara ngapi?, siku ya clinic ya mimba?, kitabu cha mama na mtoto?, kitabu cha clinic?, anc?, mimba clinic?',
  dueDate:
    'tarehe ya kujifungua, nitajifungua tarehe gani, nitajifungua lini, nitazaa lini?, nitazaa tarehe?, nitazaa tarehe gani?, kuhesabu mimba?, kuhesabu wiki za mimba?, mimba yangu ina wiki ngapi?, mimba ina wiki ngapi?, mimba ina miezi mingapi?, wiki ngapi za mimba?, nina wiki ngapi?, tarehe ya kuzaa?, tarehe yangu ya kuzaa?, due date?, kujua tarehe ya kujifungua?, mtoto atazaliwa lini?',
  postnatal:
    'baada ya kujifungua, baada ya kuzaa, nimezaa?, tumbo baada ya kuzaa?, wiki sita baada ya kuzaa?, kliniki baada ya kuzaa?, clinic baada ya kuzaa?, clinic ya wiki sita?, nimezaa juzi?, mshono?, mshono wa cs?, kidonda cha cs?, nyuzi za kuzaa?, nitakaa siku ngapi baada ya kuzaa?',
  birth:
    'kujifungua, kuzaa, uzazi, kujifungulia, anajifungua, kuzaliwa, leba, kujifungua kawaida?, kuzaa kawaida?, kuzalia?, chumba cha kujifungulia?, nimejifungua?, kuzaa hapa?, nikizaa?, nataka kuzaa?, nizae?, wodi ya kujifungua?, maternity?, delivery?, kuzaa mapacha?, normal delivery?, kujifungulia hapa?, leba wodi?',
  labour:
    'uchungu, uchungu wa uzazi, uchungu wa kuzaa, chupa kupasuka, maji yamevunjika, chupa imepasuka, nije lini kujifungua, niende hospitali lini, dalili za uchungu?, dalili za leba?, uchungu umeanza?, dalili za kujifungua?, dalili za kuzaa?, uchungu wa uongo?, uchungu wa kweli?, nitajuaje uchungu?, nikiwa na uchungu?, niende lini hospitali?, nije hospitali lini kuzaa?',
  caesarean:
    'kuzaa kwa operesheni, kujifungua kwa operesheni, kuzaa kwa oparesheni, kujifungua kwa upasuaji, upasuaji wa uzazi, kuzaa kwa upasuaji, kupasuliwa, cs?, kuzaa na cs?, operation ya kuzaa?, cs ni?, kuzaa kwa cs?, kujifungua kwa cs?, kupasuliwa kuzaa?, c section?, kuzaa kwa kisu?, cesarean?',
  breastfeeding:
    'nikinyonyesha, nanyonyesha, maziwa hayatoki, maziwa haitoki, maziwa hayatoshi, maziwa kidogo, chuchu, kunyonyesha, kunyonya, maziwa ya mama, ananyonya, kumnyonyesha, kukamua maziwa?, kuhifadhi maziwa?, maziwa yamejaa?, matiti yanauma?, kuongeza maziwa?, hashiki ziwa?, kushika ziwa?, ziwa?, hataki kunyonya?, maziwa ya kwanza?, maziwa ya kopo?, formula?, titi limejaa?, titi limevimba?, matiti yamejaa?, matiti yamevimba?, kumshika mtoto akinyonya?, akinyonya?, anyonye?, anyonye mara ngapi?, anyonye saa ngapi?, mara ngapi kunyonya?, kunyonyesha mara ngapi?, hanyonyi vizuri?, kuacha kunyonyesha?, kupump?, kupump maziwa?, pump ya maziwa?, nyonyesha?, ninyonyeshe?, namnyonyesha?, hashibi?, hashibi maziwa?, chuchu zinauma?, vidonda vya chuchu?, chuchu zina vidonda?, latch?, kunyonya titi?, ziwa limejaa?, maziwa ya njano?, maziwa ya kwanza ya mama?, maziwa hayaji?, maziwa yamekauka?, maziwa hayajatoka?',
  solids:
    'chakula cha mtoto, uji, uji wa mtoto, kulisha mtoto, chakula cha watoto, kumwachisha ziwa, ale nini mtoto?, aanze kula?, aanze kula lini?, mtoto ale nini?, uji wa mtoi?, chakula cha mtoi?, chakula ya mtoto?, mtoi akule nini?, vyakula vya mtoto?, vyakula vya watoto?, vyakula vya mtoi?, asali?, maziwa ya ngombe?, mayai kwa mtoto?, matunda ya mtoto?, mtoto hataki chakula?, mtoto hataki kula?, mtoto ale?, mtoto anaweza kula?, miezi sita chakula?, aanze kula nini?, kuanza kula?, kumpa mtoto chakula?, mtoto aanze?, chakula cha miezi?, vyakula vya mwaka mmoja?, cerelac?, chakula ya mtoi?, aanze kunywa maji?, kumwachisha mtoto?, kumlisha mtoto?, kumlisha?',
  newborn:
    'mtoto mchanga, watoto wachanga, kichanga, njiti, mtoto njiti, mtoto amezaliwa kabla?, kuzaliwa kabla ya wakati?, mtoto atalala?, mtoto alale?, kitovu?, kitovu cha mtoto?, kuosha kitovu?, kusafisha kitovu?, kitovu kuanguka?, kitovu hakijaanguka?, kitovu hakijakauka?, kitengo cha watoto wachanga?, nursery?, nbu?',
  baby: 'mtoto, mtoto mchanga, watoto wachanga, mtoi?, katoto?, kababy?, malaika?',
  child: 'mtoto, watoto, mtoto mgonjwa, kijana, mtoi?, watoi?',
  paediatrics:
    'mtoto?, watoto, daktari wa watoto, mtoto mchanga mgonjwa, mtoto mgonjwa, kliniki ya watoto, idara ya watoto, watoto, watoi?, mtoi?, doki wa watoi?, doki wa watoto?, daktari wa mtoto?, daktari wa watoi?, kliniki ya mtoto?, uzito wa mtoto?, mtoto hakui?, mtoto haongei?, hajaongea?, hajui kuongea?, mtoto amechelewa kuongea?, mtoto amechelewa kutembea?, hajatembea?, mtoto hatembei?, vipele vya nepi?, nepi?, diaper?, anakojoa kitandani?, kukojoa kitandani?, mtoto analia?, hasira ya mtoto?, mtoto mtundu?, kijana wa miaka?, msichana wa miaka?, ukuaji wa mtoto?, kukua kwa mtoto?, daktari wa watoto wachanga?, mtoto ana mafua?, mtoto anakohoa?',
  loss: 'mimba kuharibika, mimba imeharibika, kupoteza mimba, kupoteza mtoto, mimba kutoka, nilipoteza mimba?, nimepoteza mimba?, mimba ilitoka?, mimba ilitoka nini?, baada ya kupoteza mimba?, mtoto alifariki?',
  abortion: 'kutoa mimba, nimetoa mimba, ametoa mimba, alitoa mimba, mimba imetolewa',
  hospitalBag:
    'nibebe nini, kubeba nini, nije na nini kujifungua, mfuko wa kujifungua, mifuko ya kujifungua, begi la kujifungua, begi la hospitali, mkoba, begi, vitu vya kubeba, cha kubeba, nikuje na nini kujifungua?, nguo za mtoto?, vitu vya kujifungua?, vitu za kubeba?, kubeba hospitali?, kubeba kwenda kujifungua?, begi ya hospitali?, begi ya kujifungua?, pamba?, pads?, vitu vya mtoto?, kubeba kujifungua?, sodo?, taulo?, nibebe?, nibebe nini kuzaa?, nikuje na nini?, nije na nini?',
  birthCertificate:
    'cheti cha kuzaliwa, cheti cha mtoto, kusajili mtoto, karatasi za mtoto, notification ya mtoto?, kuandikisha mtoto?, birth certificate?, cheti ya kuzaliwa?, birth cert?, notification?, kuandikisha?, jina la mtoto?, kubadilisha jina la mtoto?, kusajili?, huduma centre?, karatasi ya kuzaliwa?',
  familyPlanning:
    'uzazi wa mpango, kupanga uzazi, mpango wa uzazi, kuzuia mimba, kondomu, sindano ya kupanga uzazi, vidonge vya kupanga uzazi, vidonge vya p2, p2, coil, depo, kitanzi?, vipandikizi?, kipandikizi?, implant?, kutoa implant?, kuweka implant?, kutoa coil?, kuweka coil?, sindano ya uzazi wa mpango?, sindano ya miezi mitatu?, tembe za kupanga uzazi?, tembe za majira?, vidonge vya majira?, kufunga uzazi?, njia ya kupanga uzazi?, tembe za p2?, kupangilia uzazi?, kijiti?, kijiti cha mkono?, kuweka kijiti?, kutoa kijiti?, kuondoa kijiti?, njia za kupanga uzazi?, njia ya kuzuia mimba?, sindano ya depo?, tembe za kuzuia mimba?, family planning?, fp?, uzazi wa mpango sindano?, coil inawekwa?, kuwekwa coil?, kufunga mirija?, vasectomy?, kondomu za bure?, nimefanya bila kinga?, bila kinga?, tembe za dharura?, nisipate mimba?, kutopata mimba?, kuzuia kushika mimba?, kupumzika kuzaa?, implant ya mkono?, sindano ya family planning?, sindano ya miezi tatu?, family planing?, familia planning?, depo ya miezi tatu?',
  vaccine:
    'chanjo, kuchanja, kuchanjwa, kudungwa, sindano, surua, polio, pepopunda, sindano ya mtoto?, chanjo za mtoto?, matone?, kadi ya chanjo?, kadi ya kliniki?, clinic book?, homa ya manjano?, kitabu cha kliniki?, chanjo ya surua?, rubella?, ukambi?, bcg?, hpv?, chanjo ya hpv?, chanjo ya wasichana?, sindano ya wiki sita?, sindano ya miezi tisa?, sindano za mtoto?, clinic ya mtoto?, kliniki ya mtoto?, chanjo ya polio?, chanjo ya watu wazima?, chanjo ya tetanus?, chanjo ya kichaa cha mbwa?, vitamini a?, kudungwa chanjo?, pneumonia chanjo?, achanjwe?, amechanjwa?, jab?, baada ya chanjo?, homa baada ya chanjo?, amevimba baada ya chanjo?, joto baada ya chanjo?, alikosa chanjo?, amekosa chanjo?, hajapata chanjo?, alikosa sindano?',
  womensHealth:
    'magonjwa ya wanawake, daktari wa wanawake, hedhi, siku za hedhi, afya ya wanawake, gyna?, gynae?, daktari wa kina mama?, daktari wa akina mama?, daktari wa wamama?, hedhi nyingi?, maumivu ya hedhi?, kutokwa uchafu?, uchafu ukeni?, kuwashwa ukeni?, fibroids?, period?, hedhi haiji?, hedhi kukosa?, siku zangu?, siku zangu hazieleweki?, hedhi yenye maumivu?, maumivu ya period?, period haiji?, period pain?, gynecologist?, gynaecologist?, uchafu wa ukeni?, harufu ukeni?, pid?, cysts?, uvimbe kwenye kizazi?, kizazi?, homoni?, kukoma hedhi?, ovari?',
  cervicalScreening:
    'saratani ya kizazi, saratani ya mlango wa kizazi, mlango wa kizazi, pap smear?, kansa ya kizazi?, kupima saratani ya kizazi?, kupima kansa ya kizazi?, kupima kizazi?, saratani ya shingo ya kizazi?, shingo ya kizazi?, pap?',
  sideEffects:
    'madhara, madhara ya dawa, madhara ya chanjo, homa baada ya chanjo?, baada ya chanjo?, baada ya sindano?, amevimba baada ya chanjo?, joto baada ya chanjo?',
  late: 'kuchelewa, amechelewa, nimechelewa, kukosa, alikosa chanjo?, alikosa?, hajapata chanjo?, hajachanjwa?, nilikosa clinic?, nilikosa kliniki?, nimesahau?, amekosa chanjo?, tumechelewa?, alikosa sindano?',
  screening:
    'uchunguzi, kuchunguzwa, saratani ya matiti, kupimwa afya, kupimwa mwili?, kupima afya?, checkup?, kuchunguzwa afya?, uchunguzi wa afya?',
  breastLump:
    'uvimbe kwenye titi, uvimbe wa titi, uvimbe kwenye matiti, uvimbe kwa titi?, uvimbe kwa matiti?, titi linauma?, kupima matiti?, kupima titi?, uvimbe titi?, kidonge kwenye titi?',
  nutrition:
    'kula nini, nikule nini, nile nini, lishe, chakula, vyakula, kula, mlo, ale nini, akule nini?, nile?, ale?, akule?, apewe nini?, anaruhusiwa kula nini?, cha kula?, nini kula?, anaweza kula?, naweza kula?, kahawa?, chai?, anywe?, kula udongo?, udongo?, samaki?, mayai?, maini?, mboga?, matunda?, maziwa?, mjamzito ale?, mjamzito asile?, mjamzito akule?, asile nini?, nisile nini?, vitamini?, folic acid?, tembe za chuma?, tembe za kuongeza damu?, chakula cha mjamzito?, vyakula vya mjamzito?, chakula cha mimba?, chakula cha kuongeza damu?, dawa za kuongeza damu?, kuongeza damu?, uzito wa mimba?, kunenepa na mimba?, ugali?, chapati?, wali?, avokado?, chakula kizuri?, chakula gani?, vyakula gani?, matunda gani?, asidi ya foliki?, folic?, vidonge vya folic?, vidonge vya iron?, tembe za iron?, iron na folic?, tembe za damu?, vidonge vya damu?',
  laboratory:
    'uchunguzi wa mwili mzima, maabara, vipimo, kipimo, kupima, kupimwa, kupima damu, vipimo vya damu, kupima mkojo, mkojo, choo, typhoid test, kupima typhoid, typhoid?, homa ya matumbo?, kipimo cha damu?, kipimo cha mimba?, kupima mimba?, kipimo cha malaria?, kupima malaria?, kipimo cha mkojo?, kupima mwili mzima?, kupima afya?, kundi la damu?, kupima kaswende?, mbegu za kiume?, kupima mbegu?, kupima ini?, kupima figo?, ini?, hepatitis?, thyroid?, cholesterol?, dna?, h pylori?, kisonono?, kaswende?, kupima kisonono?, checkup?, check up?, checkup ya mwili?, mwili mzima?, vipimo vya mwili?, kupima choo?, choo ya kupima?, mkojo wa kupima?, vipimo kabla ya ndoa?, kipimo cha dna?, uti?, blood test?, urine test?, lab?, lab iko?, nguvu za damu?, pregnancy test?, kupima hepatitis?, kupima magonjwa ya zinaa?, sampuli?, kupima sukari?, kupima homoni?, kupima mwili?, kupima uchafu?, hb?, kupima hb?, kupima vvu?, kukojoa kunachoma?, mkojo unachoma?, mkojo unawasha?, kukojoa inachoma?, nikikojoa inachoma?, nikikojoa nachomeka?, kojo linachoma?, nachomeka nikikojoa?, mkojo kuchoma?',
  results:
    'majibu ya damu, yatatoka lini, majibu ya vipimo yanatoka lini, majibu yanatoka lini, majibu, matokeo, majibu ya vipimo, nitapata lini, majibu nitapata lini, matokeo ya maabara?, majibu ya lab?, majibu ya maabara?, majibu yangu?, lab inachukua?, majibu kwa simu?, majibu kwa whatsapp?, majibu kwa email?, nipate majibu?, majibu yametoka?, majibu yako tayari?, nichukue majibu?, kuchukua majibu?, nitumie majibu?, nitumiwe majibu?, nipewe majibu?, matokeo yangu?, majibu ya hiv?, majibu huchukua?, majibu yanachukua?, majibu inachukua?, majibu yatatoka?, majibu yanatoka?, majibu hutoka?, matokeo huchukua?',
  fasting:
    'kufunga, bila kula, tumbo tupu, nisile?, nisile kabla ya kupimwa?, kabla ya kupimwa?, nile kabla ya?, kula kabla ya kupimwa?, kunywa maji kabla?',
  radiology:
    'picha ya x-ray, picha, x-ray, eksirei, kupigwa picha, skeni, xray?, x ray ya kifua?, picha ya kifua?, x ray ya?, picha ya mgongo?, picha ya mguu?, picha ya mkono?, nipigwe picha?, nipigwe x ray?, kupiga picha?, xray ya?, echo?, kipimo cha moyo?, boy ama girl?, boy au girl?, msichana ama mvulana?, jinsia ya mtoto?, kujua jinsia?, mvulana ama msichana?, mtoto ni boy?, mtoto ni girl?',
  ultrasound:
    'ultrasound, picha ya mimba, picha ya tumbo, skani, skeni ya mimba, scan?, scan ya mimba?, scan ya mtoi?, scan ya mtoto?, skan?, jinsia ya mtoto?, ultra?, scan ya tumbo?, scan ya matiti?, scan ya wiki?, jinsia?, kujua jinsia?, mtoto ni msichana?, mvulana ama msichana?, msichana ama mvulana?, kuona mtoto tumboni?, scan ya kwanza?, ultrasound ya?, scani?',
  ctScan: 'ct scan ya kichwa, ct scan, mri',
  pharmacy:
    'dawa, duka la dawa, famasia, tembe, vidonge, kununua dawa, mfamasia, kemist, kemisti, chemist?, duka la madawa?, dawa zipo?, dawa ziko?, panadol?, madawa?, insulin?, insulini?, metformin?, kununua insulin?, mko na dawa?, dawa imeisha muda?, dawa ya zamani?, kurudisha dawa?, kutumia dawa?, jinsi ya kutumia dawa?, kunywa dawa?, nimesahau kunywa dawa?, kuhifadhi dawa?, niweke dawa?, dawa za bei nafuu?, dawa bei nafuu?, panadol ya mtoto?, dawa ya mtoto?, dawa ya kikohozi?, piriton?, generic?, dawa za generic?, dawa ya kuandikiwa?, cheti cha daktari?, prescription?, dawa ya maumivu?, chemist iko?',
  refill:
    'kuongeza dawa, dawa za kila mwezi, dawa zimeisha, zimeisha?, dawa za presha, dawa za sukari, kuongezewa dawa, dawa hazijaisha, dawa zangu zimeisha, dawa za pressure?, dawa za bp?, dawa zangu?, kuongezewa?, dawa za sukari zimeisha?, dawa za presha zimeisha?, dawa zimekwisha?, dawa zikiisha?, dawa ya pressure?, dawa ya presha?, dawa ya sukari?, dawa ya kila mwezi?, naongezewa dawa?, niongezewe dawa?, dawa zinaisha?, dawa zimeniishia?, nimeishiwa na dawa?, kuchukua dawa zangu?, kurudia dawa?',
  antibiotic: 'antibiotiki, viua vijasumu, antibiotic?, antibiotics?, amoxyl?, amoxil?',
  dental:
    'limetoboka, jino linauma, meno, jino, daktari wa meno, kuumwa na jino, maumivu ya jino, fizi, ufizi, kuziba jino?, kusafisha meno?, fizi zinatoka damu?, fizi zinavuja damu?, fizi kutoa damu?, fizi zinatoa damu?, ufizi unatoa damu?, meno ya bandia?, harufu ya mdomo?, mdomo kunuka?, meno kuoza?, meno ya watoto?, meno ya mtoto?, daktari wa jino?, doki wa meno?, mswaki?, kuota meno?, anaota meno?, kupiga mswaki?, napiga mswaki?, dawa ya meno?, jino limeoza?, jino limevunjika?, limevunjika jino?, meno meupe?, meno ya kahawia?, kahawia?, harufu mdomoni?, mdomo unanuka?, fizi kuvimba?, fizi zimevimba?, fizi zinauma?, gego linauma?, jino la mwisho?, jino linauma usiku?, meno ya utotoni?, meno ya kuweka?, kuweka jino?, kuziba meno?, daktari wa meno ya watoto?, braces?, root canal?, dentist?, meno ya mbele?, meno kuuma?, meno inauma?, jino inauma?, jino imeoza?, jino imetoboka?, tundu kwa jino?, tundu la jino?',
  extraction:
    "kung'oa jino, kungoa jino, kung'oa meno, kutoa jino, gego?, kungoa gego?, kung'olewa jino?, kungolewa jino?, nimengolewa jino?, jino kutolewa?, kutoa gego?, baada ya kungoa jino?, nitoe jino?, toa jino?, ngoa jino?, damu baada ya kung'oa jino?, damu baada ya jino?",
  eye: 'macho, jicho, miwani, daktari wa macho, kuona, macho inauma, macho yanauma, jicho inauma, sioni vizuri, haioni vizuri, haoni vizuri, miwani ya kusoma, jicho jekundu?, macho mekundu?, macho yanawasha?, mtoto wa jicho?, makengeza?, doki wa macho?, macho yana?, kupima macho?, macho yanatoa machozi?, machozi?, haoni?, sioni?, sioni mbali?, sioni karibu?, ukungu machoni?, clinic ya macho?, kliniki ya macho?, mboni?, lenzi?, cataract?, macho ya mtoto?',
  surgery:
    'upasuaji, oparesheni, operesheni, kupasuliwa, chumba cha upasuaji, daktari wa upasuaji, hernia?, ngiri?, bawasiri?, appendix?, kidole tumbo?, busha?, tezi la shingo?, mawe ya nyongo?, kutoa uvimbe?, uvimbe?, uvimbe kwenye shingo?, tezi ya shingo?, goita?, idhini?, idhini ya upasuaji?, kutia sahihi?, ganzi?, sindano ya ganzi?, dawa ya usingizi?, nusu kaputi?, upasuaji mdogo?, kidonda cha operesheni?, operation?, oparation?, kufanyiwa operation?, nitarudi kazini?, kupona baada ya upasuaji?, kupona?, jipu kupasuliwa?, ukucha?, keloid?',
  circumcision:
    'kutahiriwa, kutahiri, tohara, kupashwa tohara, jando, kutahiri kijana?, kutahiri mtoto?, kutahirishwa?, kijana kutahiri?, tohara ya mtoto?, tohara ya kijana?, kupeleka kijana tohara?',
  femaleCutting:
    'kukeketa, kukeketwa, ukeketaji, keketa, tohara ya wasichana, tohara ya msichana, tohara ya wanawake, tohara ya mwanamke, kutahiri msichana, kutahiri wasichana, kutahiri mtoto wa kike, msichana kutahiriwa, wasichana kutahiriwa',
  outpatient:
    'wagonjwa wa nje, bila miadi, bila appointment, kliniki, kuonwa na daktari, mwili kuchoka?, nachoka?, mwili mzito?, kichwa kuuma?, maumivu ya kichwa?, uti?, matibabu ya typhoid?, kutibiwa typhoid?, amoeba?, matibabu ya leo?, kuonwa leo?, daktari wa kawaida?, kutibiwa?, nitibiwe?, opd?, naanza wapi?, nianzie wapi?, naanzia wapi?, nikifika naanza?, bila kubook?, bila booking?, walk in?',
  offers:
    'huduma gani?, huduma zenu?, huduma zote?, huduma mnazotoa?, mnatoa huduma?, mnatibu nini?, mnatibu magonjwa gani?, services gani?, services zenu?, orodha ya huduma?, vitengo vyenu?, idara zenu?',
  inpatient:
    'kumletea mgonjwa chakula, chakula cha mgonjwa, kulazwa, wodi, kitanda, amelazwa, wagonjwa waliolazwa, kulala na mgonjwa?, lala na mgonjwa?, kulala na mtoto?, kulala hospitali?, gharama ya kulazwa?, mgonjwa wangu?, chakula cha wodi?, wagonjwa hupewa chakula?, ataruhusiwa lini?, nitalala hospitali?, kulala wodini?, kulala wodini na mtoto?, nikilazwa?, nitalazwa?, nitalazwa siku ngapi?, kulazwa siku ngapi?, wodini?, kulala na mtoto mgonjwa?, chakula hospitalini?, chakula cha hospitali?, kuletea mgonjwa?, kupelekea mgonjwa?, kumpelekea chakula?, kuruhusiwa?, kuruhusiwa nyumbani?, ameruhusiwa?, kuchaji simu?, kucharge simu?, maua?, wagonjwa wangu?, mgonjwa wetu?, kuingia wodi?, ward?, sheria za wodi?, vitu vya kulazwa?, kubeba nikilazwa?, nibebe nini nikilazwa?',
  room: 'chumba, vyumba, chumba cha binafsi, chumba cha peke?, chumba cha peke yangu?, chumba cha peke yake?, chumba changu?, private room?, private?, vip?, chumba kizuri?, chumba cha mtu mmoja?, wodi ya kibinafsi?, chumba cha kibinafsi?, self contained?',
  hdu: 'hdu, uangalizi wa karibu, mgonjwa mahututi hdu?, oksijeni?, oxygen?, oxygen ya?, uangalizi maalum?, kuhamishwa hospitali?, kupelekwa kenyatta?, kenyatta?, hospitali kubwa?',
  icu: 'wagonjwa mahututi, mahututi, icu',
  specialist:
    'daktari bingwa, madaktari bingwa, mtaalamu, wataalamu, bingwa, mtaalam?, daktari maalum?, specialist?, wataalam?, lazima niwe na barua?, niwe na barua ya rufaa?, bila rufaa?, bila barua ya rufaa?, rufaa ni lazima?, nahitaji rufaa?, barua ya rufaa ni lazima?',
  physiotherapy:
    'mazoezi ya viungo, fiziotherapia, physio?, physiotherapy?, mazoezi baada ya stroke?',
  telemedicine:
    'daktari kwa simu, kuongea na daktari, matibabu kwa simu, daktari mtandaoni, kuongea na daktari kwa simu?, ongea na daktari?, ongea na doki?, kuongea na doki?, daktari wa simu?, daktari whatsapp?, kuchat na daktari?, daktari online?, video call?, video call na daktari?, daktari kwa video?, daktari kwa whatsapp?, kuuliza daktari?, kuuliza swali?, niulize daktari?, swali kwa daktari?, bila kuja?, bila kuja hospitali?, nikiwa nyumbani?, kuongea na nesi?, kuongea na muuguzi?, ushauri wa daktari?, dawa kwa simu?, daktari wa mtandao?, ongea na daktari kwa simu?, consultation ya simu?, online?',
  emergency: 'dharura, ajali, haraka, dharura inafunguliwa?, idara ya dharura?',
  ambulance:
    'ambulensi, gari la wagonjwa, ambulance, gari la hospitali, ambulance ni ngapi?, nambari ya ambulance?, namba ya ambulance?, ambulensi ni ngapi?, gari la kubeba mgonjwa?, kuhamisha mgonjwa?, ambulance inalipishwa?, ambulance hulipishwa?',
  firstAid:
    'huduma ya kwanza, kabla msaada haujafika, msaada wa kwanza, kutokwa damu puani?, damu puani?, pua kutoa damu?, kuumwa na nyuki?, nyuki?, sanduku la huduma?, nyigu?, first aid box?, vitu vya first aid?, first aid?, mafunzo ya huduma ya kwanza?, sanduku la dawa?, ameumwa na nyuki?, kuumwa na mdudu?',
  doctor:
    'daktari, madaktari, dokta, tabibu, timu yetu, doki?, dakitari?, dokitari?, daki?, dactari?, matabibu, majina ya madaktari?, jina la daktari?, daktari gani?, madaktari wenu?, daktari wa kiume?, daktari mwanaume?, dr?, nani anaona?, anaona watoto?, nani huona?',
  femaleDoctor:
    'daktari mwanamke, daktari wa kike, madaktari wa kike, daktari msichana, daktari mama, doki wa kike?, gyna mwanamke?, doki mwanamke?, daktari wa kike wa wajawazito?, daktari wa kike wa watoto?, gynae wa kike?, daktari mwanamke wa?',
  clinicDays:
    'siku za kliniki, ratiba ya madaktari, ratiba ya daktari, siku gani?, jumatatu?, jumanne?, jumatano?, alhamisi?, ijumaa?, yuko lini?, ako lini?, anakuja siku gani?, anakuja lini?, siku zipi?, hupatikana lini?, anapatikana lini?, atakuja lini?, huja lini?, anakuja siku?, hukuja lini?, hukuja siku gani?, yuko siku?, wako siku gani?, ratiba?, ratiba ya kliniki?, siku ya clinic?, siku za clinic?, clinic ni lini?, kliniki ni lini?, kliniki ni siku gani?, clinic ni siku gani?, clinic lini?, kliniki lini?, wanakuja lini?',
  today:
    'leo?, leo kuna?, kuna daktari leo?, daktari yuko leo?, yuko leo?, daktari leo?, kliniki leo?, kliniki za leo, wazi leo?, mko wazi leo?, ako leo?, doki leo?, mko leo?, uko leo?, kuna daktari wa watoto leo?, leo mko?, leo kuna nini?, kliniki gani leo?, clinic gani leo?, leo kuna kliniki?, ni nani yuko leo?, nani yuko leo?',
  tomorrow: 'kesho?, kesho asubuhi?, kesho jioni?',
  midwife: 'mkunga, wakunga, muuguzi, wauguzi, nesi, manesi, mkunga wenu?, mkunga wa?',
  appointment:
    'nibadilishe siku, siku ya miadi, nibadilishe siku ya miadi, kupanga siku, kuonana na daktari, kupanga siku ya kuonana na daktari, kuchukua miadi, miadi, kuweka miadi, kubadilisha miadi, kubadilisha appointment, kupanga kuja, nafasi ya kuonwa, appointment, kubook, nibook, kubuku, kuona doki?, nione daktari?, niweke appointment?, kuahirisha?, kufuta miadi?, kuahirisha miadi?, nataka kuonana na?, kuonana na?, bila kubook?, book?, booking?, buku?, nipate nafasi?, nafasi ya daktari?, nibookiwe?, nibukie?, miadi ya?, kupewa siku?, nipewe siku?, kuhairisha?, kubadilisha siku?, siku nyingine?, tarehe nyingine?',
  hours:
    'saa za kazi, mnafungua saa ngapi, saa ngapi, mnafungua, mnafunga, wazi, jumapili, jumamosi, sikukuu, usiku, inafungwa, inafunguliwa, saa za kufungua?, mnafungua lini?, mnafunga saa ngapi?, masaa?, masaa ya kazi?, mko wazi?, mko open?, open?, mpo wazi?, saa 24?, masaa 24?, mashujaa?, krismasi?, pasaka?, mwaka mpya?, wikendi?, siku ya mashujaa?, jioni?, ijumaa kuu?, siku kuu?, mko usiku?, mko saa hii?, mko wazi saa hii?, saa hii?, sahii?, mnafanya kazi jumapili?, mnafanya kazi?, mnafanya kazi usiku?, mnakuwa wazi?, mnaopen?, mnaclose?, mnafunga jioni?, lunch?, wakati wa lunch?, saa ngapi mnafungua?, masaa gani?, kuanzia saa ngapi?, hadi saa ngapi?, mpaka saa ngapi?, usiku wa manane?, 24 hours?, siku ya sikukuu?, holiday?, mnafunguanga?, mnafungaga?, saa moja?, saa mbili?, saa tatu?, saa nne?, saa tano?, saa sita?, saa saba?, saa nane?, saa tisa?, saa kumi?, mko wazi usiku?, usiku mko wazi?, asubuhi?, alfajiri?, usiku wa leo?, open usiku?, usiku na wikendi?',
  visiting:
    'saa za kuona mgonjwa, kutembelea?, kutembelea wagonjwa, kuona mgonjwa, kutembelea mgonjwa, saa za kutembelea, wageni, kuona wagonjwa, saa za kuona wagonjwa, kumwona mgonjwa, kuwaona wagonjwa, naweza kumwona, kumwona saa ngapi, nimwone saa ngapi, muda wa kuona?, muda wa kuona wagonjwa?, kuona mama?, wageni wangapi?, kuona mgonjwa wangu?, kumuona mgonjwa?, kumuona?, kumuona mama?, kumuona mama wodini?, kumuona baba?, kumuona mtoto?, kumtembelea?, kuja kumuona?, kuja kumwona?, nikuje kumuona?, naja kumuona?, saa ya kuona?, saa ya kuona wagonjwa?, saa za kumuona?, kuona mgonjwa usiku?, kuona mgonjwa saa ngapi?, watu wangapi?, watu wangapi kuona?, wangapi wanaingia?, kutembelea mama?, kutembelea mtoto?, watoto kuingia?, watoto wanaruhusiwa?, visiting hours?, visiting?, saa za wageni?, naruhusiwa kumuona?, kumjulia hali?, saa za kuona?, kuona mgojwa?, masaa ya kuona?',
  directions:
    'njia ya kuja, kuja hospitalini, nafika aje, nafikaje, nifike aje, nitafika aje, mko wapi, jinsi ya kufika, jinsi ya kutufikia, nitafikaje, nitafikaje hospitali, hospitali iko wapi, mnapatikana wapi, mko karibu na?, mko stage gani?, mko area gani?, iko wapi?, stage gani?, niende wapi?, nitumie gari gani?, nafika vipi?, nikuje aje?, nifike vipi?, kuja hapo?, kutoka westlands?, mnapatikana?, nashuka wapi?, nashukia wapi?, nitashuka wapi?, nishukie wapi?, nipande gari gani?, nitumie matatu gani?, matatu gani?, gari gani?, gari la kuja?, gari la kuja gitaru?, kuja gitaru?, kutoka nairobi?, anwani yenu?, mko upande gani?, upande gani?, stage ya karibu?, stage ya?, steji?, steji gani?, ni mbali?, umbali?, nikitoka?, natokea?, nitoke?, njia ya kwenda?, nielekeze?, nielekezeni?, mwelekeo?, elekezo?, kufika hapo?, nitafika vipi?, mnakaa wapi?, iko sehemu gani?, sehemu gani?, mko area?, iko area gani?, kutoka kikuyu?, kutoka town?, kutoka limuru?, kutoka ruaka?, kutoka thika?, gitaru iko wapi?, kuja na uber?, uber?, boda kutoka?, matatu ya kuja?, naja aje?, nakuja aje?, nikuje vipi?, kata kona?, shuka stage?, nashuka stage gani?, nishuke wapi?, hospitali iko?, nitafikaje huko?',
  transport: 'kuendesha gari?, mahali, ramani?, njia?, stage?, matatu, kufika?, boda',
  parking:
    'maegesho, pahali pa kuegesha gari, pahali pa kuegesha, kuegesha gari, kuegesha, parking, kupark?, pa kuegesha?, mahali pa gari?, mahali pa kuweka gari?, mahali pa kupark?, kupaki?, kupaki gari?, naweza kuja na gari?, kuacha gari?, niache gari?, gari yangu?, packing?',
  phone:
    'nambari yenu, namba yenu, namba zenu, nambari yenu ya simu, bila credit, sina credit, nipigie, nipigie simu, mnipigie, mnipigie simu, naomba mnipigie, sina airtime, bila airtime, bila salio, sina salio, namba ya whatsapp, nambari ya whatsapp, nambari ya simu, namba ya simu, simu, mawasiliano, wasiliana, kupiga simu, barua pepe, whatsapp, namba?, nambari?, kuwapigia?, niwapigie?, nipeni namba?, chat?, namba yenu ya?, nipeeni namba?, email?, e mail?, facebook?, tiktok?, kuongea na mtu?, nataka kuongea na mtu?, kupigia?, mapokezi?, nawapigia?, nitawapigia?, sms?, ujumbe?, kuandika ujumbe?, kuwaandikia?, kutuma ujumbe?, niwaandikie?, number yenu?, namba za simu?, nipe namba?, nipatie namba?, no ya simu?, number ya hospitali?, namba ya hospitali?, simu ya hospitali?, contact zenu?',
  language:
    'lugha, kiswahili, kikuyu, lugha ya ishara, mnaongea kikuyu?, anaongea kikuyu?, mnaongea?, mnazungumza?, kuzungumza kikuyu?, mkalimani?, kiluo?, kikamba?, kizungu?, kiingereza?, lugha gani?',
  disability:
    'njia ya walemavu, kiti cha magurudumu, ulemavu, mlemavu, walemavu, kipofu, kiziwi, kupanda ngazi, ngazi, lifti, wheelchair?, maandishi makubwa?, vyoo?, choo cha?, choo kiko wapi?, choo cha walemavu?, mzee hawezi kutembea?, hawezi kutembea?, hasikii?, haoni vizuri?, asiyeona?, kutembea kwa shida?, magongo?, lift?, kubebwa?, wheel chair?, lugha ya ishara?, mkalimani wa ishara?, njia ya wheelchair?, kupita na wheelchair?, pa kupita na?',
  leaders:
    'mkurugenzi, meneja, msimamizi, mkuu wa hospitali, mwenye hospitali, historia ya hospitali?, historia yenu?, kuhusu hospitali?, boss wa hospitali?, mkubwa wa hospitali?, ceo?, matron?',
  companion:
    'mume, mume wangu, baba, mwenzi, jamaa, mtu wa kuandamana naye, mtu unayemchagua, bwana, bwana yangu, baba kuingia?, mama yangu akae nami?, bwana kuingia?, bwana kuingia leba?, baba mtoto?, mzee wangu?, bwanangu?, bwana yangu anaweza kuingia?, bwana anaweza kuingia?, mume kuingia?, mume wangu aingie?, mama yangu aingie?, mama yangu anaweza?, kuingia labour ward?, mtu wa kunisindikiza?, kusindikiza?, kuwa nami leba?',
  ill: 'mgonjwa, anaumwa, naumwa, ugonjwa, magonjwa',
  report:
    'ripoti ya daktari, barua ya rufaa, ripoti ya hospitali?, ripoti ya matibabu?, ripoti?, ripoti ya kortini?, ripoti ya mahakama?, ripoti ya wakili?, ripoti ya bima?, rufaa?, barua ya daktari?, nimetumwa?, nimetumwa na?, nimepewa barua?, nimepewa rufaa?, transfer?, ripoti ya kutoka hospitali?',
  records:
    'rekodi, faili, nakala ya faili, faili yangu, faili ya matibabu?, faili yangu ya matibabu?, nakala ya majibu?, rekodi zangu?, kadi imepotea?, kadi yangu imepotea?, nimepoteza kadi?, faili ya zamani?, faili imepotea?, nambari ya faili?, karatasi zangu?, nimepoteza karatasi?, copy ya?, copy ya faili?, historia yangu ya matibabu?, xray ya zamani?',
  sickNote:
    'kupumzika kazini, barua ya kupumzika, barua ya kupumzika kazini, barua ya ugonjwa, ruhusa ya ugonjwa, sick sheet, sick off, likizo ya ugonjwa?, barua ya likizo?, barua ya likizo ya ugonjwa?, sick sheet ya kazi?, off ya ugonjwa?, sick leave?, barua ya kazi?, barua ya mwajiri?, nilikuwa mgonjwa?, barua ya kuonyesha?, barua kwa boss?, barua ya boss?, barua ya kazini?, barua ya kupeleka kazini?, barua ya kupeleka shule?, barua ya shule?, barua kwa mwalimu?, kutokwenda kazini?, siku za kupumzika?, off?, off ya kazi?, ruhusa kazini?, leave ya ugonjwa?, mtoto aliumwa?, mtoto hakuenda shule?, cheti cha ugonjwa?',
  smoking: 'kuvuta sigara, sigara, tumbaku, kuacha sigara?, kuacha kuvuta?',
  alcohol: 'pombe, kulewa, mlevi',
  addiction:
    "madawa ya kulevya, dawa za kulevya, pombe na dawa za kulevya, uraibu, kuacha pombe, nacada, kuacha bangi?, bangi?, miraa?, muguka?, kuacha kunywa?, rehab?, anakunywa sana?, anakunywa pombe sana?, kunywa pombe sana?, mlevi sana?, kumsaidia mlevi?, kuacha sigara na pombe?, anavuta bangi?, kuvuta bangi?, madawa?, anatumia madawa?, chang'aa?",
  childProtection: 'laini ya watoto, ulinzi wa watoto, kulinda mtoto, mtoto anateswa, childline',
  exercise:
    'mazoezi, kutembea, kupunguza uzito, uzito, unene, mtindo wa maisha?, kufanya mazoezi?, kukimbia?, kupunguza tumbo?, kupunguza mwili?, kitambi?, mnene?, kunona?, kupungua?, nitembee?, tembea?, kutembea kwa miguu?, kutembea dakika?',
  water: 'maji, maji ya kunywa, kunywa maji',
  prostate:
    'tezi dume, tezi ya kibofu, kibofu, kukojoa mara kwa mara?, mkojo hautoki vizuri?, kukojoa usiku?, urology?, nguvu za kiume?, mawe kwenye figo?, prostate?',
  infertility:
    'utasa, kutopata mtoto, kupata mimba, kushika mimba, sipati mimba?, hatupati mtoto?, sijapata mtoto?, nataka kupata mimba?, nataka kushika mimba?, kushika tena?, nitashika tena?, natafuta mtoto?, tunatafuta mtoto?, mbegu chache?, nguvu za kiume?',
  travel:
    'safari, kusafiri, pwani, safari na mtoto?, kusafiri na mtoto?, mombasa?, kisumu?, kwenda pwani?, kwenda mombasa?, kwenda kisumu?, kwenda ziwa?, safari ya mombasa?, kusafiri mombasa?, naenda kisumu?, naenda mombasa?, ushago?',
  death:
    'kifo, kufariki, amefariki, baba amefariki, mama amefariki, mzee amefariki, mtu amefariki, mgonjwa amefariki, kufiwa, kifo cha?, amefia nyumbani?, amefia?, amekufa nyumbani?, alikufa?, mtu akifa?, akifa?, akifariki?, amefariki nyumbani?, amefia hospitali?, mgonjwa wetu amefariki?, amekufa?, tumefiwa?, kifo nyumbani?, amelala usingizi wa milele?, ameaga?, ameaga dunia?, marehemu?, mzee ameaga?, baba ameaga?, mama ameaga?, kufa nyumbani?, mama amefia nyumbani?, baba amefia nyumbani?, amefariki ghafla?, amekufa ghafla?, kifo cha ghafla?',
  mortuary:
    'mochari, chumba baridi, maiti?, chumba cha maiti, nyumba ya maiti, kuchukua mwili, nitoe mwili, kutoa mwili?, kutoa mwili mochari?, mwili wa marehemu?, mwili wa?, marehemu?, kuchukua maiti?, gharama ya mochari?, bei ya mochari?, mortuary?, kuhifadhi mwili?, post mortem?, postmortem?, upasuaji wa maiti?, jeneza?, gari la maiti?',
  deathPapers:
    'cheti cha kifo, taarifa ya kifo, kibali cha mazishi, kibali cha kuzika, kuzika, mazishi, kusajili kifo, karatasi za mazishi?, karatasi ya mazishi?, burial permit?, cheti ya kifo?, death certificate?, barua ya chifu?, chifu?, kuandikisha kifo?',
  policeForm:
    'p3, fomu ya p3, fomu ya polisi, p3 ya ajali?, p3 baada ya ajali?, abstract ya polisi?, kujaza p3?, p three?, fomu ya p three?, kupigwa p3?, ob?, ripoti ya polisi?, form ya polisi?',
  medicalExam:
    'cheti cha afya, cheti cha afya cha leseni, uchunguzi wa kazi, medical ya kazi, barua ya daktari ya shule, fomu ya shule, uchunguzi wa leseni, fomu ya udereva?, medical ya shule?, medical ya leseni?, medical?, medical form?, medical ya chuo?, medical ya driving?, medical ya kusafiri?, cheti cha afya ya kazi?, cheti cha afya cha shule?, leseni ya udereva?, fomu ya medical?, kupimwa kazi?, kupimwa kabla ya kazi?, ya leseni?, form ya shule?, fomu ya chuo?',
  foodHandler:
    'cheti cha chakula, cheti cha kuhudumia chakula, cheti cha hoteli, cheti cha hoteli yangu?, food handler?, cheti cha kuuza chakula?, kuuza chakula?, cheti cha afya cha kuuza?, kupika hotelini?, kazi ya hoteli?, kibali cha chakula?, cheti cha mpishi?, food certificate?, kupika chakula?, cheti cha kupika?',
  chaplain: 'kasisi, padri, mchungaji, imamu, chumba cha maombi',
  homeCare:
    'daktari nyumbani, muuguzi nyumbani, kuja nyumbani, kuletewa dawa, vipimo nyumbani, daktari aje nyumbani?, nesi aje nyumbani?, kuletewa dawa nyumbani?, dawa nyumbani?',
  freeBed:
    'kitanda wazi, vitanda wazi, nafasi ya kitanda, kuna kitanda, vitanda vingapi?, nafasi ya kulazwa?',
  waterBirth: 'kujifungua majini, kujifungulia majini, kuzaa majini',
  birthPlan:
    'mpango wa kujifungua, mpango wa kuzaa, mipango ya kujifungua, kupunguza uchungu?, kupunguza maumivu ya kuzaa?, maumivu ya kuzaa?, dawa ya kupunguza uchungu?, kuzaa bila uchungu?',
  vaccineDates:
    'ratiba ya chanjo, tarehe za chanjo, chanjo inayofuata, chanjo ijayo, kalenda ya chanjo?, chanjo zote?, orodha ya chanjo?, chanjo ni lini?, chanjo za umri?, chanjo lini?',
  abortionCare: 'kutoa mimba, kuavya mimba, kuavya',
  queueTime:
    'muda wa kusubiri?, foleni?, kusubiri muda gani?, foleni ndefu?, nitangoja?, nitangoja muda gani?, laini ni ndefu?, kungoja muda gani?',
  blood:
    'damu, kuongezewa damu, kuchangia damu, benki ya damu, kundi la damu, kutoa damu?, kujitolea damu?, damu negative?, damu group?, group ya damu?, blood group?',
  waiting: 'muda gani, itachukua muda, kusubiri, majibu lini',
  older:
    'wazee, mzee, shosho, guka, bibi, babu, cucu?, nyanya?, shosh?, mzee wangu?, wazee wangu?, mama mzee?, baba mzee?',
  work: 'kazi, nafasi ya kazi, kazi ya nesi, nafasi za kazi, ajira, kuajiriwa, mnaajiri, nafasi za mafunzo, mafunzo ya kazi, attachment, kazi ya nurse, kazi ya uuguzi, nataka kazi, natafuta kazi, kazi hapo?, nafasi za attachment?, vibarua?, nafasi za madereva?, dereva?, kazi ya udereva?, kazi ya usafi?, kazi ya mlinzi?, nitume cv?, cv?, kutuma cv?, maombi ya kazi?, kuomba kazi?, naomba kazi?, nafasi kazini?, internship?, intern?, mafunzo?, kazi ya lab?, job?, vacancy?, mnatafuta wafanyakazi?, kuandikwa kazi?, niandikwe kazi?',
  wifi: 'wifi, intaneti, mtandao, wifi iko?, password ya wifi?',
  price:
    'bei, gharama, bei gani, pesa ngapi, how much?, doo ngapi, ngapi, inalipa ngapi, kulipa, malipo, ni pesa ngapi, ada, kiasi gani?, ni kiasi gani?, doo?, pesa gani?, inacost?, inagharimu?, ni ngapi?, how mch?, ganji?, shilingi ngapi?, nitalipa ngapi?, orodha ya bei?, bei zenu?, punguzo?, punguzo la bei?, discount?, mnacharge?, mnacharge ngapi?, mnalipisha?, nauli?, ela?, pesa yake?, bei nafuu?, rahisi?, ghali?, pesa ya faili?, pesa ya?, hugharimu?, wanacharge?, kumuona daktari ni ngapi?, kuona daktari ni ngapi?, pesa ya kuona daktari?, garama?',
  insurance:
    'sina bima, bima, bima ya afya, bima za afya, mnakubali?, mnapokea?, mnachukua?, bima gani, kadi ya bima?, bima zipi?, mnachukua bima?, bima mnakubali?, insurance?, bima inakubaliwa?, bima inafanya kazi?, bima yangu?, bima ya kampuni?, bima ya polisi?, bima ya walimu?, bima imekataa?, bima imekataliwa?, insurance card?, kadi ya insurance?, aon?, minet?, fomu ya bima?, inakubaliwa?, zinakubaliwa?, inakubalika?, mnaikubali?',
  sha: 'sha card, kadi ya sha, sha inalipia nini, sha inalipa nini, sha hulipia nini, sha, shif, nhif, kadi ya nhif, linda mama, linda jamii, afya yangu, sha ya mtoto?, kadi ya sha imepotea?, mchango wa sha?, linda mama bado?, sha inalipa kiasi gani?, sha inalipa?, sha inafanya?, sijalipa sha?, sina sha?, kulipa sha?, alama za vidole?, sha iko active?, sha yangu?, sha haifanyi?, nhif bado?, sha card yangu?',
  shaRegistration:
    'kujiandikisha sha, kujiunga na sha, kusajili sha, kujisajili sha, kuongeza mke sha?, niweke sha?, kuweka kwa sha?, kwa sha?, kuongeza mtoto sha?',
  payment:
    'mpesa, m-pesa, paybill, till, kulipa kwa simu, nalipa aje, nalipaje, nitalipa aje, nitalipaje, jinsi ya kulipa, pesa taslimu, kadi, lipa kwa mpesa?, lipa na mpesa?, nambari ya till?, namba ya till?, nilipe na mpesa?, lipa?, nilipe aje?, lipa kwa kadi?, risiti?, nalipa na?, naweza lipa?, kulipia?, kutuma pesa?, nitume pesa?, benki?, akaunti?, nilipe wapi?, nalipia wapi?, lipia?, nambari ya akaunti?, airtel money?, namba ya paybill?',
  deposit:
    'amana, deposit, bili, kulipa kidogo kidogo, kulipa pole pole, siwezi kulipa, sina pesa, deni, kulipa polepole?, nilipe polepole?, lipa polepole?, lipa pole pole?, polepole?, kidogo kidogo?, deni la hospitali?, sina doo?, sina pesa za hospitali?, nimekosa pesa?, pesa za kulipa?, sina pesa ya kulipa?, bili kubwa?, bili ni kubwa?, bili kubwa sana?, lipa nusu?, nilipe nusu?, kulipa baadaye?, nitalipa baadaye?, kupunguziwa bili?, kupunguza bili?, harambee?, pesa haitoshi?, pesa hazitoshi?, sina uwezo?, sina pesa za kulipa?, pesa ya kuingia?, depo ya kulazwa?',
  package:
    'kifurushi, vifurushi, ofa, vifurushi vya uzazi, package?, package ya uzazi?, kifurushi kina nini?, package ina nini?, ofa ya kujifungua?',
  rights:
    'nina haki, kukataa upasuaji, kukataa matibabu, haki, haki za mgonjwa, haki zangu, nakataa matibabu?, haki zangu kama mgonjwa?, daktari mwingine?, maoni ya daktari mwingine?, kuzuiliwa hospitali?, kuzuiliwa?, mmenizuia?, idhini yangu?, mtanitibu bila pesa?, mtanihudumia bila pesa?, mtanikataa?',
  complaint:
    'muuguzi alinitusi, amenitusi, alinitukana, kutukanwa, matusi, malalamiko, kulalamika, lalamiko, maoni, kulalamikia, malalamishi, nilalamike, nilalamike wapi, nimetendewa vibaya, heshima, alinikosea, amenikosea, walinikosea, nimehudumiwa vibaya, kulalamika wapi, alinijibu vibaya?, alinikosea heshima?, alinifokea?, huduma mbaya?, kushtaki?, nesi mbaya?, hawakunihudumia?, nimelipishwa?, walinilipisha?, nimelipa zaidi?, pesa nyingi?, matibabu mabaya?, walikataa kunitibu?, nilikataliwa?, nilingoja sana?, nimengoja sana?, tumengoja sana?, waliniomba hongo?, hongo?, rushwa?, nesi hakunisaidia?, hakunisaidia?, hawakunisaidia?, nitoe maoni?, kutoa maoni?, toa maoni?, kupongeza?, kushukuru?, asante kwa?, shukrani?, huduma duni?, hawajali?, kupuuzwa?, nilipuuzwa?, alinipigia kelele?, nimeibiwa?, nimeibiwa pesa?, bili si sawa?, walikosea?, dawa si sahihi?, nilalamikie wapi?, nilalamikie nani?, kuripoti?, niripoti?, nimripoti?, malipo ya ziada?',
  privacy:
    'faragha, siri, data zangu, taarifa zangu, usiri?, siri yangu?, nani anaona?, nani anaona habari?, mnahifadhi?, mnahifadhi nini?, mnahifadhi namba?, futa data?, kufuta data?, cookies?, habari zangu?, taarifa zangu za ugonjwa?, data yangu?, ni siri?, watu wasijue?, bila mtu kujua?',
  reviews:
    'wanasema nini, wanasemaje, maoni, maoni ya wagonjwa, ushuhuda, shuhuda, hospitali ni nzuri?, ni hospitali nzuri?, wanasema aje?, watu wanasema?, wamama wanasema?, huduma nzuri?, mnasifiwa?, review?, wanasema nini juu yenu?, wagonjwa wanasema?, mnasemwa?',
  stories:
    'hadithi za akina mama, simulizi, simulizi za wagonjwa, hadithi, hadithi za wagonjwa, hadithi ya kuzaa?, mama alivyozaa?, hadithi za wamama?',
  licence:
    'leseni, usajili, imesajiliwa, kibali, hospitali imesajiliwa?, level ya hospitali?, level 4?, ina leseni?, imeidhinishwa?',
  bring:
    'cha kuja nacho, nije na nini, nikuje na nini, cha kubeba, vitu vya kuja navyo, nije nayo?, nilete nini?, kuleta nini?, niende na nini?, ninahitaji nini?, kitambulisho?, nije na kitambulisho?, vitu gani?, nini kinahitajika?',
};

/** Words too common to distinguish pages. */
export const stopWords =
  'afanye, ako, ama, au, cha, hadi, hospitali, nafikiri, nifanye, niko, huu, huo, hii, hiyo, ili, je, kama, katika, kila, kwa, kwenye, la, lakini, mimi, na, nataka, naomba, natafuta, nini, ninataka, ni, nina, nikiwa, ninaweza, pia, sana, tafadhali, tu, tufanye, ukiwa, una, vya, wa, wangu, wake, wako, ya, yangu, yake, yako, yangu, za, zangu, zenu, yenu, wenu, hapa, kuna, kuhusu, iko, zipo, yupo, wapo, lini, wapi, gani, nani, vipi, hapo, pale, huko, sasa, yeye, sisi, naweza, mnaweza, anaweza, nitaweza, nahitaji, ninahitaji, lazima, mna, kwenu, kupata, napata, nitapata, nipate, inachukua, yanachukua, nitafanya, kutoka, toka, natoka, ninatoka, nikitoka, huko, aje, mko, mnayo, mpo, bado, tena, wao, nyinyi, nyie, ana, ndio, ndiyo, hapana, sijui, nijue, kujua, nieleze, niambie, asante, habari, hujambo, jamani, ingine, mwingine, nyingine, kweli, basi, ati, tuna, tunataka, nikitaka, mnafanya, mnatoa, mnapeana, mnauza, unaweza, inawezekana, wanaweza, tunaweza, yangu, yao, wao, kwao, kwangu, niende, nije, nikuje, nipatie, nipeni, nipe, huchukua, hupata, mda, muda, nisaidie, nielekeze, hufanya, huwa, nikifika, inalipishwa, hulipishwa, nangoje';

/** How people shorten words on a phone and say them in Sheng, with what they mean. */
export const shorthand =
  'hosi: hospitali, hosy: hospitali, doki: daktari, daki: daktari, dakitari: daktari, dokitari: daktari, dactari: daktari, mtoi: mtoto, watoi: watoto, mtt: mtoto, doo: pesa, ganji: pesa, chapaa: pesa, naeza: naweza, anaeza: anaweza, mnaeza: mnaweza, tunaeza: tunaweza, mathe: mama, mathee: mama, mzae: mzee, buda: baba, nko: niko, xaxa: sasa';
