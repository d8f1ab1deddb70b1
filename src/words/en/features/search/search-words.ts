/**
 * Synonyms for the search: one concept per line, with lay words and common misspellings. A query with
 * one word finds all, in every language. A word ending in '?' counts in queries only, not in pages:
 * 'how much' asks for a price and does not give one.
 */
export const searchWords = {
  // illness
  fever:
    'fever, temperature, hot body, high temperature, lower fever?, reduce fever?, fever at home?, mild temperature?, slight fever?, low fever?, mild fever?',
  cough:
    'cough, coughing, flu, cold?, chest infection, pneumonia, flu season?, runny nose?, blocked nose?, chest pains cough?, cough for weeks?, cough medicine?, cough remedy?, coughing at night?, handwashing?, hand washing?, wash hands?, mask?, masks?, isolate?, isolation?, sneezing?, sore chest?',
  covid:
    'covid, corona, coronavirus, covid-19, covid test?, covid vaccine?, covid symptoms?, corona test?',
  malaria:
    'malaria, mosquito, mosquitoes, mosquito net, malaria drugs?, malaria medicine?, malaria tablets?, malaria symptoms?, malaria prevention?, antimalarial?, antimalarials?, repellent?, coil mosquito?, treated net?, al tablets?, coartem?, malaria tabs?, going to kisumu?, travelling to kisumu?, travel to kisumu?, malaria tablets before travel?',
  diabetes:
    'diabetes, diabetic, sugar disease, high sugar, blood sugar, sugar level?, sugar levels?, normal sugar?, sugar normal?, lower sugar?, reduce sugar?, control sugar?, glucose?, glucose level?, type 2 diabetes?, type 1 diabetes?, sugar patient?, sugar patients?, diabetics?, diabetic foot?, diabetic feet?, numb feet?, feet numb?, foot care?, sugar machine?, glucometer?, test strips?, prediabetes?, pre diabetes?, sugar test?, foods lower sugar?, fasting sugar?, sugar chart?, insulin?, metformin?, glucophage?, my sugar?, check sugar?, check my sugar?, test my sugar?, sugar reading?, foot wound?',
  diabetesClinic: 'diabetes clinic, sugar clinic, diabetic clinic, pressure clinic',
  lowSugar: 'low sugar, sugar too low, sugar low, hypoglycaemia, hypo',
  pressure:
    'blood pressure, pressure, hypertension, bp, high bp, bp high, bp is high, bp is always high, pressure is high, high blood pressure, hypertensive?, lower pressure?, lower blood pressure?, reduce pressure?, reduce blood pressure?, pressure check?, bp check?, check my bp?, check bp?, bp machine?, pressure clinic?, bp clinic?, lower my pressure?, reduce my pressure?, my pressure?, pressure without tablets?, pressure without medicine?, pressure naturally?, high pressure?, bring down pressure?, control pressure?, pressure 150?, pressure 140?, pressure 160?, bp 150?, bp 140?, bp 160?, my bp?, bp is?',
  heart:
    'heart, cardiac, cardiology, cardiologist, ecg, heart health?, healthy heart?, heart clinic?, heart doctor?, heart specialist?, heart disease?, heart check?, palpitations?, sleep better?, hours of sleep?, how much sleep?, enough sleep?, hours should i sleep?, sleep hours?, how many hours to sleep?',
  asthma: 'asthma, wheezing, wheeze, inhaler',
  hiv: 'hiv, aids, arv, prep, sti, std, vct, hiv test, hiv testing?, hiv clinic?, hiv drugs?, hiv medicine?, hiv positive?, tested for hiv?, test for hiv?, ccc?, ccc clinic?, prep drugs?, sti treatment?, std treatment?, discordant?, undetectable?, viral load?, self test kit?, aids test?',
  hivExposure:
    'hiv exposure, exposed to hiv, condom broke, condom burst, broken condom, needle stick, needle prick, pep?, pep drugs?, pep within?, pep medicine?, sex without condom?, sex without a condom?, unprotected sex hiv?, slept with?, exposed?',
  mind: 'mental health, panic, worry, depression, depressed, anxiety, stress, stressed, sadness, counselling, counselor, psychologist, psychiatrist, therapy, mental illness, counsellor?, therapist?, sad?, lonely?, burnout?, insomnia?, cant sleep?, bipolar?, postpartum depression?, baby blues?, anger?, trauma?, always sad?, crying?, hearing voices?, voices in my head?, cannot sleep?, lack of sleep?, sleepless?, grief counselling?, marriage counselling?, family counselling?, panic attack?, panic attacks?, mood swings?, exam stress?, breakup?, heartbroken?, heart broken?, divorce?, feeling down?, feeling low?, low mood?, hopeless?, overthinking?, mental clinic?, mental doctor?, emotional?, mental?, schizophrenia?, ptsd?, nightmares?, self harm?, talk to a counsellor?, someone to talk to?, phobia?, stress at work?, locks himself?, locks herself?, withdrawn?, sad after giving birth?, sad after birth?, so sad?, feeling sad?, crying after birth?, low after birth?',
  stomach:
    'stomach, belly, abdomen, tummy, ulcers, gastric, constipation, constipated, ulcer?, acidity?, bloating?, bloated?, indigestion?, gastritis?, reflux?, stomachache?, stomach ache?, tummy ache?, heartburn?, heart burn?, acid?, gas in stomach?, stomach pain?, food poisoning?, hiccups?, piles pain?, stomach upset?',
  diarrhoea:
    'diarrhoea, diarrhea, running stomach, loose stool, ors?, mix ors?, ors mix?, how to mix ors?, rehydration salts?, ors sachet?, zinc?, zinc tablets?, loose motion?, loose motions?, watery stool?, run stomach?, stomach running?',
  cholera: 'cholera',
  vomiting: 'vomiting, vomit, throwing up, morning sickness, nausea',
  anaemia:
    'anaemia, anemia, weak blood, low blood, iron, add blood?, increase blood?, more blood?, boost blood?, blood level?, hb low?, low hb?, short of blood?',
  cancer:
    'cancer, oncology, tumour, tumor, chemotherapy, chemo, oncologist, cancer clinic?, cancer treatment?, cancer doctor?, radiotherapy?, cancer screening?, breast cancer treatment?, biopsy?',
  kidney:
    'kidney, kidneys, dialysis, renal, dialysis machine?, kidney clinic?, kidney doctor?, kidney failure?, kidney problems?, kidney patient?',
  worms:
    'worms, deworming, parasite, parasites, deworm?, dewormer?, deworm my child?, worm medicine?, worm tablets?, pinworms?',
  tuberculosis:
    'tuberculosis, tb, sputum, tb test?, tb clinic?, tb drugs?, tb medicine?, cough with blood?, tb symptoms?',
  wound:
    'wound, wounds, cut?, injury, injured, stitches, stitches removal, remove stitches, wound dressing, dressing, stitch?, removing stitches?, suture?, sutures?, dress a wound?, bandage?, dress wound?, change dressing?, wound care?, clean wound?, wound not healing?, remove stitch?, stitches out?, tetanus?, tetanus jab?, tt injection?, small cut?',
  fracture:
    'broken bone, fracture, bones, bone, joints, orthopaedic, orthopedic, sprain, knee, back pain, backache, hip, shoulder, ankle?, sprained?, sprained ankle?, twisted ankle?, wrist?, elbow?, arthritis?, gout?, plaster cast?, bone doctor?, spine?, slipped disc?, neck pain?, joint pain?, back ache?, orthopedics?, orthopaedics?, orthopedic doctor?, bone specialist?, bone clinic?, joint clinic?, knee replacement?, swollen knee?, leg pain?, waist pain?, physio clinic?, muscle pain?, frozen shoulder?, carpal tunnel?, dislocated?, knees?, knee pain?, hip pain?, shoulder pain?',
  skin: 'skin, rash, dermatology, dermatologist, itching, eczema, acne?, pimples?, ringworm?, fungus?, fungal?, itchy?, itchy skin?, boil?, boils?, warts?, scabies?, skin doctor?, skin specialist?, skin rash?, skin clinic?, skin problem?, skin problems?, dark spots?, hair loss?, dandruff?, jigger?, jiggers?, nail fungus?, hives?, vitiligo?, psoriasis?, pigmentation?, face pimples?, skin allergy?, body itching?, hair falling?',
  ent: 'ear nose and throat, ent, ear, ears, tonsils, sinus, hearing, ear wax, tonsil?, tonsillitis?, tonsilitis?, adenoids?, earwax?, earache?, ear ache?, sore throat?, throat?, hearing test?, ear wax removal?, blocked ear?, blocked nose?, snoring?, ear infection?, nose problem?, hearing loss?, ent doctor?, ent specialist?, ear clinic?, sinusitis?, swollen tonsils?, losing voice?, lost voice?, hoarse voice?',
  pain: 'pain, ache, painful, hurts?',
  allergy: 'allergy, allergic, allergic reaction, anaphylaxis',
  snakebite: 'snake bite, snakebite, snake, bitten by a snake',
  animalBite: 'dog bite, animal bite, bitten by a dog, rabies, cat bite',
  burn: 'burn, burns, burned, burnt, scald, scalds, hot water',
  fit: 'fits, seizure, seizures, convulsion, convulsions, epilepsy, epileptic',
  poison: 'poison, poisoning, poisoned, overdose',
  assault: 'rape, raped, sexual assault, defilement, gender violence, gbv, abuse',
  // mothers and babies
  pregnancy:
    'pregnancy, pregnant, expecting, expectant, mum to be, mother to be, preg?, pregnat?, weeks pregnant?, months pregnant?, trimester?, twins?, twin?, morning sickness?, mother-to-be?, am pregnant?, i am pregnant?, got pregnant?, first trimester?, second trimester?, third trimester?, pregnancy test positive?, positive pregnancy test?, pregnant wife?, my wife is pregnant?, high risk?, twin pregnancy?, carrying twins?',
  antenatal:
    'antenatal, anc, prenatal, antenatal clinic, pregnancy clinic, first clinic?, start clinic?, clinic visits?, anc visit?, anc visits?, pregnancy checkup?, antenatal visits?, anc profile?, clinic for pregnant?, pregnant women clinic?, pregnancy visits?, anc card?, mother child booklet?, second clinic?, next clinic pregnant?, pregnancy follow up?, pregnancy clinics?, weeks am i?, how far along?, pregnancy weeks?, pregnancy calculator?',
  dueDate:
    'due date, when is my baby due, edd, when will i deliver?, when will i give birth?, how many weeks am i?, how far along am i?, weeks pregnant am i?, calculate weeks?, calculate my weeks?, last period?, lmp?, due date calculator?, pregnancy calculator?, delivery date?, expected date?',
  postnatal:
    'postnatal, after birth, after delivery, pnc, 6 week check?, six week check?, postpartum?, after cs?, after giving birth?, 6 weeks clinic?, six weeks clinic?, 6 weeks check?, checkup after birth?, after baby?, recover from cs?, cs wound?, cs scar?, stitches after birth?, tear after birth?',
  birth:
    'birth, delivery, deliver, childbirth, giving birth, give birth, having a baby, have a baby, maternity, normal delivery?, svd?, natural birth?, deliver a baby?, labour ward?, vbac?, painless delivery?, painless birth?, deliver twins?, delivering?, natural delivery?, normal birth?, vaginal delivery?, vaginal birth?, home birth?, push?, midwife delivery?, labor ward?, delivery ward?, maternity wing?, first baby?, my first baby?, second baby?',
  labour:
    'labour, labor, contractions, waters break, water broke, in labour, labour pains, labour signs, signs of labour, first baby pains, when to go to hospital, when to come to hospital, induction?, induced?, induction of labour?, signs of labor?, false labour?, braxton hicks?, mucus plug?, 41 weeks?, when do i come?, when should i come?, how will i know labour?',
  caesarean:
    'cesarean, caesarean, caesarian, cesarian, cesarean section, c section, c-section, csection, cs, operation birth',
  breastfeeding:
    'breastfeeding, breast feeding, breastfeed, nursing a baby, breast milk, lactation, latch, nipple, nipples, store breast milk?, express milk?, expressing milk?, breast pump?, no milk?, not enough milk?, more milk?, increase milk?, sore breasts?, engorged?, mastitis?, bottle feeding?, formula milk?, breast feed?, nurse my baby?, colostrum?, blocked duct?, blocked ducts?, cracked nipples?, sore nipples?, breast infection?, formula?, milk supply?, stop breastfeeding?, stop breast feeding?, breastfeed at work?, baby feeding often?, feed newborn?, newborn feed?, how often feed?, latching?, latch on?, wont latch?, pump milk?, milk storage?, breasts full?, hold baby?, hold my baby?, while nursing?, holding baby?, position to breastfeed?, first milk?, yellow milk?, not enough breast milk?, little milk?, low milk?, milk not enough?, more breast milk?, no breast milk?, milk not coming?',
  solids:
    'weaning, solids, baby food, solid food, porridge, first foods, feeding a baby, complementary feeding, food for baby?, feed baby?, month old food?, start food?, start solids?, cerelac?, baby porridge?, baby to eat?, baby eat?, baby meals?, months food?, baby on food?, month old eat?, finger food?, finger foods?, baby uji?, uji?, mashed?, feed 7 months?, feed 8 months?, feed 6 months?, 6 months baby food?, cow milk?, cows milk?, eggs for baby?, fruits for baby?, honey for baby?, honey?, baby recipes?, baby start eating?, start eating?, introduce food?, mashed food?, baby cereal?, months old eat?, feed my baby?, baby refusing food?, picky eater?, baby gain weight?, gain weight at?, foods for baby to gain weight?, fatten baby?, food can i give?, food to give baby?, month old baby eat?, food for 6 month?, food for 7 month?, food for 8 month?, food for 9 month?, food for one year old?, give 6 month old?, give 7 month old?, give 8 month old?, give 9 month old?, give 10 month old?, months old baby food?, solid foods?, feeding 6 months?, feeding 9 months?',
  newborn:
    'newborn, newborns, new baby, infant, nicu, incubator, premature, preterm, prem baby?, preterm baby?, preemie?, newborn unit?, nursery?, kangaroo care?, small baby?, nbu?, special care baby?, born early?, born too early?',
  baby: 'baby, babies, infant, newborn',
  child: 'child, children, kid, kids, toddler, son, daughter, teenager',
  paediatrics:
    'child?, children?, kid?, baby?, pediatrics, paediatrics, pediatric, paediatric, pediatrician, paediatrician, child doctor, sick child, childrens doctor, children clinic, kid doctor?, kids doctor?, dr for kids?, doctor for kids?, doctor for children?, paeds?, peds?, kids clinic?, child clinic?, growth monitoring?, child growth?, baby growth?, child weight?, baby weight?, developmental delay?, delayed speech?, child not talking?, late talker?, bedwetting?, bed wetting?, tantrums?, colic?, nappy rash?, diaper rash?, well baby?, well child?, baby clinic?, baby checkup?, child checkup?, baby walk?, teenager?, teenagers?, adolescent?, adolescents?, teen?, autism?, autistic?, adhd?, slow to talk?, slow to walk?, baby cries?, baby crying?',
  loss: 'miscarriage, stillbirth, lost pregnancy, lose a baby, lost my baby, lose your baby, baby died, pregnancy loss, baby passed away?, baby passed on?, still birth?, stillborn?, lost a pregnancy?, trying after miscarriage?, after a miscarriage?, miscarried?',
  abortion: 'abortion, abortions, aborted, post abortion care, unsafe abortion',
  hospitalBag:
    'hospital bag, labour bag, delivery bag, bag?, what to pack, pack?, packing?, things to carry, carry?, what to carry?, clothes for baby?, carry for delivery?, hospital bag list?, list for delivery?, shopping list baby?, baby clothes?, items to carry?, delivery items?, maternity bag?, things for delivery?, what to carry for delivery?, pack for labour?, pads?, diapers?, what do i carry?, what should i carry?',
  birthCertificate:
    'birth certificate, birth notification, register a birth, birth registration, birth cert?, birth certs?, notification?, name on birth?, register baby?, register my baby?, huduma?, register a newborn?, register newborn?, register child?, registering baby?, certificate for my newborn?, baby birth certificate?, childs birth certificate?, notification of birth?, lost birth notification?, baby name?, name of baby?, change babys name?, birth cert for?, cert for newborn?, cert for new born?, birth cert new born?',
  familyPlanning:
    'family planning, contraception, contraceptive, contraceptives, birth control, implant, coil, iucd, depo, condom, condoms, emergency pill, morning after pill, p2, iud?, iud removal?, coil removal?, implant removal?, remove implant?, remove coil?, jadelle?, implanon?, femiplan?, postinor?, e pill?, plan b?, vasectomy?, tubal ligation?, family planing?, prevent pregnancy?, avoid pregnancy?, depo injection?, p2 pills?, safe days?, contraceptive pills?, family planning pills?, family planning methods?, family planning injection?, injection for family planning?, three months injection?, 3 months injection?, norplant?, implant for family planning?, insert coil?, insert implant?, emergency contraceptive?, emergency contraception?, emergency pills?, unprotected sex?, had sex without?, e pills?, permanent family planning?, tie tubes?, tubes tied?, sterilization?, fp?, pull out method?, natural family planning?, withdraw method?, lubricant?, femidom?',
  vaccine:
    'vaccine, vaccines, vaccination, vaccinate, immunisation, immunization, immunise, immunize, jab, jabs, shot?, shots?, injection, polio, measles, bcg, hpv, tetanus, booklet?, clinic book?, clinic booklet?, vaccination card?, vax?, rota?, rotavirus?, pcv?, opv?, penta?, pentavalent?, yellow fever?, typhoid vaccine?, flu vaccine?, hep b vaccine?, measles rubella?, vitamin a?, immunised?, vaccinated?, immunizations?, baby injections?, baby shots?, 6 weeks injection?, 10 weeks?, 14 weeks?, 9 months jab?, 6 weeks jab?, kepi?, next jab?, pneumococcal?, ipv?, dpt?, mmr?, meningitis vaccine?, covid vaccine?, hepatitis vaccine?, rabies vaccine?, malaria vaccine?, hpv jab?, missed jab?, fever after vaccine?, fever after vaccination?, after vaccine?, after vaccination?, after the jab?, swollen after injection?, pain after injection?, reaction after vaccine?, missed vaccine?, missed a vaccine?, skipped vaccine?, missed the vaccine?',
  womensHealth:
    'gynaecology, gynecology, gynaecologist, gynecologist, obgyn, obstetrician, gyne, womens health, women doctor, fibroids, period pain, periods, menstruation, gyna?, gynae?, gyni?, gynea?, heavy periods?, irregular periods?, period problems?, pcos?, cyst?, cysts?, menopause?, thrush?, yeast infection?, pid?, white discharge?, itching down there?, gynecology clinic?, missed period?, late period?, period?, painful periods?, hormonal imbalance?, vaginal discharge?, smelly discharge?, discharge?, uti in women?, women clinic?, womens clinic?, womens doctor?, lady problems?, ovarian cyst?, endometriosis?, lady parts?, prolapse?',
  cervicalScreening:
    'cervical screening, cervical cancer screening, cervical cancer, cancer of the cervix, pap smear, smear?, cervix, hpv test, pap?, papsmear?, via test?, pap test?, cervical test?, cervix test?, cancer test for women?, screening for women?',
  sideEffects:
    'side effects, side effect, reaction, reactions, is normal afterwards, normal afterwards, fever after vaccine?, fever after vaccination?, swollen after injection?, after vaccine?, after vaccination?, after the jab?, pain after injection?, reaction after vaccine?',
  late: 'missed, miss, late, overdue, delayed, forgot, skipped?, forgotten?, missed vaccine?, missed a vaccine?, missed clinic?, missed my clinic?, missed appointment?, forgot clinic?, skipped vaccine?, missed jab?, missed the vaccine?',
  screening:
    'screening, check up, checkup, health check, breast cancer, screenings?, check ups?, full check?, checked up?, general checkup?, general check up?, weight check?, breast check?, annual checkup?, yearly checkup?',
  breastLump:
    'breast lump, lump in my breast, lump in breast, new lump, breast check?, breast exam?, breast pain?',
  nutrition:
    'nutrition, diet, eat, eating, food, foods, meal, meals, nutritionist, dietician, diet plan?, meal plan?, dietitian?, what to eat?, wat to eat?, foods to eat?, foods to avoid?, food to avoid?, balanced diet?, porridge?, can i eat?, recipe?, snacks?, drink tea?, coffee?, tea?, drink coffee?, eat fish?, eat avocado?, eat liver?, vitamins?, supplements?, folic acid?, iron tablets?, iron tablet?, calcium?, eating soil?, soil?, odowa?, pica?, heartburn in pregnancy?, weight gain?, food for pregnant?, foods for pregnant?, pregnancy diet?, pregnancy food?, pregnancy foods?, pregnancy vitamins?, foods to increase blood?, increase blood?, add blood?, greens?, vegetables?, fruits?, avocado?, fish?, liver?, ugali?, eggs?, milk in pregnancy?, chapati?, which foods?, what foods?, best food?, best foods?',
  // departments
  laboratory:
    'laboratory, lab, blood test, blood tests, lab test, test, tests, sample, urine test, stool test, hemogram, full blood count, typhoid?, typhoid test, widal?, uti?, urine infection?, hb?, hb level?, haemoglobin?, hemoglobin?, brucella?, h pylori?, syphilis?, hepatitis?, cholesterol?, lipid profile?, liver function?, kidney function?, lft?, uec?, fbc?, cbc?, fhg?, haemogram?, full haemogram?, semen analysis?, sperm test?, thyroid?, dna?, stool?, urine?, rbs?, fbs?, full body checkup?, full body check?, wellness check?, hpylori?, gonorrhea?, gonorrhoea?, chlamydia?, std test?, sti test?, psa test?, hba1c?, kidney test?, liver test?, hormone test?, hormones?, stool sample?, urine sample?, blood sample?, blood work?, bloodwork?, wellness package?, wellness?, full checkup?, body check up?, executive checkup?, medical checkup?, premarital?, tests before marriage?, allergy test?, vitamin d?, esr?, crp?, malaria test?, sickle cell?, sickling test?, blood sugar test?, lab tests?, lab open?, vdrl?, hepatitis b?, pregnancy test?, pregnancy blood test?, paternity?, sample collection?, paternity test?, drug test?, ful body?, body chekup?, full body test?, whole body checkup?',
  results:
    'results, result, test results, report?, report ready?, lab report?, results how long?, results ready?, results online?, get results?, see my results?, results sent?, results by email?, results on email?, results on phone?, results whatsapp?, email results?, results out?, when are results?, pick results?, collect results?, reports ready?, results r out?, result out?, results come?, results take?, reslts?, rezults?, resalts?',
  fasting:
    'fasting, fast?, empty stomach, eat before, eating before, not eating, eat before test?, eat before a test?, drink water before?, fast for?, can i eat b4?, can i eat before?, eat b4?, drink before?, take breakfast before?, take tea before?',
  radiology:
    'radiology, x ray, x-ray, xray, scan, scans, imaging, sonographer, radiologist, chest xray?, x rays?, echo?, echocardiogram?, ecg test?, picture of chest?, x ray of?, bone scan?, dental x ray?',
  ultrasound:
    'ultrasound, scan, sonogram, pregnancy scan, sono, gender scan?, anomaly scan?, doppler?, obstetric scan?, scan for baby?, gender?, sonography?, 4d scan?, 3d scan?, pelvic scan?, abdominal scan?, breast scan?, prostate scan?, scan for pregnancy?, first scan?, boy or girl?, baby gender?, gender of baby?, sex of baby?, baby sex?, ultra sound?, scan pregnancy?',
  ctScan: 'ct scan, mri, mri scan, cat scan',
  pharmacy:
    'paracetamol, panadol, in stock?, pharmacy, chemist, drug store, medicine, medicines, drugs?, drug?, tablets, pills, prescription, medication, pharmacist, meds?, syrup?, painkiller?, painkillers?, buy medicine?, generic?, dosage?, expired medicine?, return medicine?, insulin?, insulin storage?, store insulin?, metformin?, buy drugs?, buy drug?, sell insulin?, sell medicine?, stock?, cough syrup?, medicine for baby?, give medicine?, piriton?, brufen?, augmentin?, folic acid price?, cheap medicine?, cheaper medicine?, original medicine?, expired?, dispense?, medicines available?, chemist open?, return drugs?, unused medicine?, over the counter?, missed dose?, missed a dose?, how to take medicine?, medicine instructions?, store medicine?',
  refill:
    'refill, refills, repeat prescription, repeat medicine, chronic medicine, medicine finished, medicine is finished, ran out of medicine, more medicine, bp drugs?, bp medicine?, pressure drugs?, pressure medicine?, diabetes medicine?, drugs finished?, meds finished?, drugs refill?, arv refill?, medicine for pressure?, medicine for diabetes?, pressure medicine finished?, need more medicine?, monthly drugs?, monthly medicine?, hypertension drugs?, hypertension medicine?, repeat drugs?, drugs are over?, run out of?, ran out of?, renew prescription?, prescription online?, my medicine is finished?, medicine is over?',
  antibiotic: 'antibiotic, antibiotics, amoxicillin',
  dental:
    'dental, dentist, teeth, tooth, toothache, gum, gums, oral, braces?, brace?, scaling?, cavity?, cavities?, filling?, tooth filling?, root canal?, dentures?, denture?, false teeth?, wisdom tooth?, bleeding gums?, gum bleeding?, tooth cleaning?, teeth cleaning?, whitening?, milk teeth?, teething?, bad breath?, toothbrush?, orthodontist?, tooth decay?, decay?, broken tooth?, chipped tooth?, crown?, crowns?, missing tooth?, implants for teeth?, dental implant?, gum disease?, kids dentist?, children dentist?, child dentist?, bad tooth?, hole in tooth?, sensitive teeth?, tooth sensitivity?, brushing?, brush teeth?, mouth smell?, fluoride?, toothpaste?, brown teeth?, brown stains?, crooked teeth?, dental check up?, dental checkup?, scale and polish?, mouth ulcers?, mouth sores?, jaw pain?, dentists?',
  extraction:
    'extraction, pull a tooth, remove a tooth, pulled tooth, tooth removal, remove tooth?, removing tooth?, removing a tooth?, tooth removed?, pull out tooth?, pulling tooth?, extract tooth?, tooth out?, after extraction?, take out tooth?, removed tooth?, bleeding after extraction?, bleeding after tooth?',
  eye: 'cataract, cataracts, cataract surgery, eye, eyes, eye clinic, eye doctor, optician, ophthalmologist, sight, vision, glasses, spectacles, red eye?, pink eye?, itchy eyes?, blurry?, blurred?, contact lenses?, squint?, reading glasses?, contact lens?, lenses?, blurred vision?, eye test?, eye check?, eye checkup?, eye specialist?, eyesight?, cant see well?, eye glasses?, eye drops?, opticals?',
  surgery:
    'anaesthesia, anaesthetic, anesthesia, surgery, operation, operations, theatre, surgeon, surgical, hernia?, piles?, haemorrhoids?, hemorrhoids?, appendix?, apendix?, appendicitis?, gallstones?, hydrocele?, goitre?, fistula?, abscess?, operated?, after operation?, before operation?, lump removal?, remove lump?, gallbladder?, gall bladder?, toenail?, ingrown?, ingrown nail?, keloid?, keloids?, lipoma?, minor surgery?, minor operation?, consent form?, surgery date?, recovery after surgery?, recover after operation?, after surgery?, before surgery?, prepare for surgery?, prepare for operation?, keyhole?, laparoscopy?, cyst removal?, fibroid surgery?, thyroid surgery?, lumps?, work after operation?, work after surgery?, surgeons?, tumour removal?, varicose veins?, go back to work?, resume work?, wake up after?, waking up?, what happens after surgery?',
  circumcision:
    'circumcision, circumcise, circumcised, circumcise my son?, circumcise baby boy?, boy circumcision?, cutting boys?, male circumcision?, circumcision age?, vmmc?',
  femaleCutting:
    'fgm, female genital mutilation, female circumcision, the cut, cut a girl, cut my daughter, circumcise a girl, circumcise girls, circumcise my daughter, circumcise daughter, circumcision of a girl, circumcision of girl, circumcision of girls, girl circumcision, girls circumcision',
  outpatient:
    'outpatient, opd, clinic, walk in, without an appointment, without appointment, no appointment, consultation, general doctor, general practitioner?, gp?, see doctor?, normal doctor?, headache?, headaches?, injection?, injections?, get an injection?, dizzy sometimes?, body weakness?, body aches?, urinary infection?, uti treatment?, typhoid treatment?, amoeba?, treatment today?, walk in clinic?, clinic card?, lost my clinic card?, where to start?, where do i start?, without booking?',
  offers:
    'what services?, which services?, services offered?, services do you offer?, services you offer?, do you offer?, what do you treat?, what do you do?, list of services?, all services?, departments?, list of departments?, services available?, your services?, what can you treat?, medical services?',
  inpatient:
    'food to a patient, bring food, inpatient, admitted, ward, wards, bed, admit, stay overnight?, sleep over?, sleep with my child?, stay with patient?, stay with my child?, caregiver?, caretaker?, food in ward?, hospital food?, bring lunch?, discharged?, meals in hospital?, hospital meals?, admission process?, discharge?, discharge process?, going home from hospital?, be discharged?, nurses at night?, ward rules?, things for ward?, sleep in hospital?, sleep in the hospital?, nights in hospital?, days admitted?, be admitted?, my patient?, patient food?, take food?, carry food?, charge phone?, charge my phone?, flowers?, ward number?, which ward?, patient in ward?, sleep with my sick child?, sleep next to?, mother stay with child?, hospital admission?, admission desk?, when admitted?, if admitted?, food for patient?, own food?, bring my own food?, food from home?, cook for patient?, food for the patient?, admit patients?, overnight?, stay the night?',
  room: 'room, rooms, private room, private wing, semi private, private ward?, amenity ward?, vip room?, vip ward?, single room?, self contained?, own room?, own bathroom?, room with tv?, semi private room?, shared room?',
  hdu: 'hdu, high dependency unit, high dependency, oxygen?, oxygen bed?, critical patient?, critically ill?, monitoring unit?, life support?, transfer to kenyatta?, transferred to?, kenyatta?, knh?, bigger hospital?, transfer to another hospital?',
  icu: 'icu, intensive care, critical care, ventilator, icu bed?, icu beds?, intensive care unit?, life support machine?',
  specialist:
    'specialist, specialists, consultant, specialised, specialized, without a referral?, without referral?, need a referral?, need referral?, referral needed?, do i need a referral?, referral letter needed?, have a referral letter?, who can refer?',
  physiotherapy:
    'physiotherapy, physiotherapist, physio, rehabilitation, physical therapy?, rehab after stroke?, stroke rehab?, exercise therapy?, massage?',
  telemedicine:
    'telemedicine, online doctor, video call, doctor by phone, doctor on phone, talk to a doctor, phone consultation, virtual, online consultation, chat with doctor?, chat with a doctor?, chat with dr?, video doctor?, video consultation?, doctor on whatsapp?, dr on whatsapp?, call a doctor?, call doctor?, speak to a doctor?, talk to dr?, talk to doctor?, dr online?, doc online?, online doc?, talk to nurse?, talk to a nurse?, ask a doctor?, ask a nurse?, doctor from home?, without coming?, consult online?, online consult?, zoom doctor?, whatsapp doctor?, video consult?, prescription online?, medical advice?, doctor advice?, free consultation?, remote doctor?, phone doctor?',
  emergency:
    'emergency, emergencies, casualty, accident, urgent, a and e, a&e, er, emergency room, emergency department?, emergency unit?, emergency section?, casualty department?',
  ambulance:
    'ambulance, ambulances, evacuation, ambulence?, ambulanse?, ambulance number?, ambulance service?, ambulance charges?, ambulance services?, hire ambulance?, patient transfer?, transfer patient?',
  firstAid:
    'first aid, until help comes, cpr, first aid box, first aid kit, nose bleed?, nosebleed?, nose bleeding?, bleeding nose?, bee sting?, stung?, wasp?, first aid kit list?, first aid training?, first aid class?, first aid course?, sting?, stings?, bleeds from nose?, how to stop nose bleed?, insect bite?, fainted in church?',
  // coming here
  doctor:
    'doctor, doctors, dr, physician, our team, doc?, docs?, drs?, physicians?, doctors names?, names of doctors?, name of doctor?, male doctor?, clinician?, clinical officer?, medical officer?, qualified doctors?, experienced doctor?',
  femaleDoctor:
    'female doctor, female doctors, lady doctor, woman doctor, women doctors, female gynaecologist, female dr, female gynae?, female gyna?, lady gynae?, woman gynae?, female gynecologist?',
  clinicDays:
    'clinic days, clinic calendar, doctors schedule, doctor schedule, doctors timetable, timetable, which day?, monday?, tuesday?, wednesday?, thursday?, friday?, when does?, which days?, what day?, what days?, days available?, when is the?, schedule of doctors?, available days?, days for?',
  today:
    'clinics today, open today?, clinic today?, who is in today?, in today?, doctor today?, doctors today?, dentist today?, is the dentist in?, is the doctor in?, doctor on duty?, on duty today?, today?, on duty now?, whats on today?, todays clinics?, who is on duty?, which doctor is available?, available today?, working today?',
  tomorrow: 'tomorrow?',
  midwife: 'midwife, midwives, nurse, nurses, sister?',
  appointment:
    'date of my booking, change my booking, change my appointment, reschedule, appointment, appointments, book, booking, reserve, schedule a visit, appt?, appts?, slot?, slots?, cancel booking?, cancel appointment?, see a doctor?, see the doctor?, see dr?, change date?, change the date?, another day?, postpone?, move my appointment?, move appointment?, book a slot?, book a doctor?, book doctor?, book dentist?, book for my?, book me?, make booking?, come for check up?, get a slot?, next available?, make an appointment?',
  hours:
    'opening hours, working hours, monday to sunday, hours?, open?, opening?, closed?, close?, what time?, open today?, weekend?, sunday?, saturday?, public holidays, holidays?, christmas?, easter?, at night?, mashujaa?, madaraka?, jamhuri?, labour day?, boxing day?, new year?, good friday?, eid?, idd?, public holiday, 24 7?, 24 hours?, 24hrs?, closing time?, opening time?, closing?, weekends?, wknd?, lunch hour?, lunch time?, at nite?, midnight?, hrs?, operating hours, business hours, lunch break?, hours of operation?, do you work on?, working on?, work at night?, open at?, come at night?, open now?, 24hr?, twenty four hours?, half day?, until what time?, till what time?, night doctor?, night time?',
  visiting:
    'visiting hours, visit a patient, visitors?, visitor?, visiting?, see a patient, visiting time, see my mother?, see my sister?, see my friend?, visit my mother?, visit my?, can i visit?, visiting hrs?, visiting tym?, visit time?, allowed to visit?, kids visit?, see my dad?, see my wife?, see my husband?, see my brother?, see a friend?, how many visitors?, kids in ward?, children in ward?, kids allowed?, children allowed?, visiting days?, visit patients?, come see my?, see our patient?, see patient?, visit someone?, visit a friend?, visit at night?, visit baby?, visit a new baby?, number of visitors?, visit in hdu?, visitation?, visit hours?, see my patient?, see my child in ward?, people allowed?, time to visit?, times to visit?, visit grandma?, visit grandpa?, c my mum?, c my mom?, see my mum?, c my sister?, c my wife?, c patient?, visitng?, visitng hours?, visting hours?, vist patient?, visit ward?, visit my mum?',
  directions:
    'directions, how to find us, find us, how to reach us, get to the hospital, reach the hospital, how do i get to, how do i reach, where are you, where is the hospital, where is this hospital, your location, where located, find you, how to get there, get there?, reach you, come there?, hospital location, hospital address, hospital map, which stage, which matatu, matatu to, matatu from, bus to, bus from, where do i alight, where r u?, nearest stage?, near which stage?, near which?, how far?, distance?, google maps?, location pin?, from nairobi?, from town?, how to reach?, how to get to?, how do i come?, way to hospital?, reach from?, come from?, to gitaru?, gitaru bus?, physical address?, postal address?, postal code?, po box?, uber?, bolt?, little cab?, taxi?, from westlands?, from ruaka?, from limuru?, from wangige?, from uthiru?, from kinoo?, from kangemi?, from kikuyu?, kikuyu town?, where is gitaru?, waiyaki way?, southern bypass?, how to come?, get to you?, where exactly?, which area?, what area?, which town?, which county?, which road?, road to?, along which road?, where you are located?, is it far?, from thika?, you located?, u located?, are located?, located near?, located at?, exact location?, the location?, near gitaru?, gitaru stage?, what stage?, stage to alight?, alight at?, alight?, drop me?, landmark near?, pin location?, send location?, share location?',
  transport: 'location?, map?, route?, landmark, stage?, matatu?, address?, located?, bus?, boda?',
  parking:
    'parking, park, car park, park my car?, car space?, parking space?, where to park?, parking fee?, parking lot?, my car?',
  phone:
    'without airtime, no airtime, no credit, without credit, call back, number to call, your number, call me, call me back, ring me, flash, please call me, phone number, phone, telephone, contact us, contact, contacts, ways to reach us, whatsapp, email, e-mail, chat?, sms?, tel?, tel no?, mobile no?, contact no?, phone no?, hotline?, reception?, customer care?, call you?, talk to someone?, landline?, facebook?, instagram?, tiktok?, twitter?, social media?, social pages?, phone call?, call the hospital?, reach by phone?, speak to reception?, contact person?, mail address?, contacts of the hospital?, send you a message?, send a message?, write to you?, message you?',
  language:
    'language, languages, swahili, kikuyu, sign language, interpreter, speak kikuyu?, speak swahili?, speak english?, speak luo?, speak kamba?, translator?, mother tongue?, translate?',
  disability:
    'wheelchair, wheelchair access, disability, disabled, disabled access, disabled people, ramp, blind, deaf, step free, wheel chair?, crutches?, elevator?, lift?, large text?, big letters?, screen reader?, hard of hearing?, cant walk?, cannot walk?, cant hear?, toilet?, toilets?, washroom?, washrooms?, accessible toilet?, stairs?, old person who cant walk?, walking stick?, stretcher?, hearing aid?, sign language?, sign language interpreter?, someone old?, old who cant walk?',
  leaders:
    'ceo, chief executive, director, manager, management, superintendent, owner, in charge, matron, who owns?, founder?, boss?, administrator?, hospital owner?, administration?, medical superintendent?, hospital boss?, management team?, in-charge?, nursing officer in charge?, history of the hospital?, when were you founded?, about the hospital?, about us?, mission?, vision?, core values?',
  companion:
    'in delivery room?, in the delivery room?, in the labour room?, dad in delivery room?, husband, partner, companion, birth partner, father, dad, someone you choose, spouse, relative, relatives, stay with, birth companion?, husband in labour?, husband in delivery?, husband be there?, in the delivery?, mother be with me?, mum be with me?, doula?, my mother come with me?, someone with me?, husband be with me?, husband with me?, be with me in labor?, be with me in labour?, with me in labour?, with me in labor?, husband in labor?, partner in labour room?, come with my husband?, come in with me?',
  ill: 'sick, ill, illness, unwell, not feeling well, disease',
  report:
    'medical report, referral letter, discharge summary, report for insurance?, report for court?, discharge papers?, discharge letter?, doctors report?, doctor report?, report for lawyer?, letter from doctor?, doctors letter?, medical letter?, medical summary?, medical records report?, summary of treatment?, discharge sheet?, referral?, referral form?, transfer letter?, insurance report?, claim report?, letter for school?, fill claim form?, claim form?',
  records:
    'medical records, records?, copy of my file, medical file, my medical file, hospital file, copy of my records, copies of your records, my file?, patient file, copy of lab results?, copy of results?, old results?, copy of scan?, my records?, old file?, old records?, my history?, medical history?, copy of my results?, lost my card?, lost card?, lost my file?, patient number?, op number?, ip number?, file number?, previous results?, old x ray?, my documents?',
  sickNote:
    'sick note, sick sheet, sick leave, sick off, leave note, sick off letter?, sickoff?, excuse letter?, doctors note?, doctor note?, leave letter?, note for school?, note for work?, medical leave?, off duty letter?, letter for employer?, sick certificate?, days off?, off work?, letter to work?, letter for work?, letter to school?, absent from school?, absent from work?, work excuse?, doctors excuse?, bed rest letter?, bed rest?, leave from work?, maternity leave letter?, proof of illness?',
  smoking:
    'smoking, smoke, cigarettes, tobacco, quit, quit smoking?, stop smoking?, vape?, shisha?, smoker?, smokers?, nicotine?, cigarette?',
  alcohol: 'alcohol, beer, drinking?, drunk, drugs?',
  addiction:
    'addiction, addicted, drug addiction, alcohol help, alcoholism, alcohol problem, stop drinking, rehab, drug abuse, nacada, alcohol and drugs, quit drinking?, quit alcohol?, bhang?, weed?, cocaine?, heroin?, miraa?, muguka?, gambling?, drinks too much?, drinking too much?, drinks every day?, drunkard?, sober?, soberness?, stop smoking weed?, drug addict?, drug user?, alcohol addiction?, alcoholic?, alcoholics?, drinking problem?, rehabilitation centre?, rehab centre?',
  childProtection:
    'child protection, child abuse, child neglect, childline, protect a child, child beaten?',
  exercise:
    'exercise, walking, walk, gym, lose weight, weight, overweight, obesity, obese, exercises?, healthy living?, healthy lifestyle?, keep fit?, jogging?, steps a day?, be active?, reduce weight?, reduce belly?',
  water: 'water, drink, dehydration, rehydration, ors',
  prostate:
    'prostate, urology, urologist, urine problems, psa, kidney stones, prostrate?, prostrate check?, prostate check?, frequent urination?, passing urine?, urinary problems?, erectile dysfunction?, male health?, mens health?, mens clinic?, testicle?, low libido?',
  infertility:
    'infertility, fertility, cannot conceive, trying to conceive, trying to get pregnant, cannot get pregnant, ivf, low sperm, trying for a baby?',
  travel:
    'travel, travelling, journey, trip, safari, mombasa, kisumu, coast, lake, going to mombasa?, going to kisumu?, going to the coast?, going to lake?, travel vaccines?, going upcountry?, vacation?, holiday at coast?, diani?, busia?, homa bay?',
  death:
    'death, dead, died, dies, passed away, passed on, deceased?, someone died?, person died?, relative died?, died at home?, passed on at home?, passed away at home?, died in the house?, died in hospital?, lost my father?, lost my mother?, lost my husband?, lost a relative?, lost someone?, my father passed?, my mother passed?, death at home?, when someone dies?',
  mortuary:
    'mothers body, fathers body, collect body, collect the body, release body, mortuary, morgue, funeral home, funeral, last office, dead body, cold room, hearse?, coffin?, body release?, release the body?, take the body?, body collection?, postmortem?, post mortem?, autopsy?, embalming?, preserve body?, mortuary fees?, morgue fees?, mortuary charges?',
  deathPapers:
    'death certificate, death notification, burial permit, register a death, burial, death cert?, burial permits?, chief letter?, death registration?, certificate of death?',
  policeForm:
    'p3 form, p3, police form, p3 accident?, p3 after accident?, police abstract?, prc form?, p 3?, fill p3?, sign p3?, p3 filled?, assault form?, report of assault?, police report?, police letter?, ob number?',
  medicalExam:
    'medical exam, medical examination, driving licence, fitness certificate, fit for work, pre employment, medical for employment, medical for work, medical checkup for work, school medical form, driving medical?, driving medical form?, medical form?, school medical?, school medical checkup?, medical for school?, visa medical?, employment medical?, medical certificate?, ntsa medical?, psv medical?, medical checkup for school?, good conduct?, medical for college?, medical for university?, college medical?, university medical?, medical for visa?, medical for job?, medical for driving?, driving license?, drivers licence?, dl medical?, fit to travel?, fit to fly?, fitness to work?, fitness letter?, health certificate?, school form?, school medicals?, admission medical?, marriage medical?, gym medical?, army medical?, kdf medical?, police recruitment?',
  foodHandler:
    'food handler, food handlers, food handler certificate, food handling certificate, food certificate',
  // no page has these yet; without them such a query would find unrelated pages
  chaplain: 'chaplain, pastor?, priest, imam, chapel, prayer room',
  homeCare:
    'home visit, home visits, home nurse, home nursing, sample at home, sample collection at home, samples at home, home collection, medicine delivery, medicines delivered, deliver medicine, doctor at home, drug delivery?, deliver drugs?, deliver my medicine?, deliver to my home?, home doctor?, doctor come home?, nurse at home?, lab at home?',
  freeBed:
    'bed free, bed free today, free bed, free beds, beds free, bed available, beds available, number of beds?, how many beds?, any beds?',
  waterBirth: 'water birth, waterbirth, birth pool',
  birthPlan:
    'birth plan, birth plans, plan my birth, birth preparedness, birthing position?, birthing plan?, pain relief?, pain relief in labour?, gas and air?, birth wishes?, plan for my birth?, birthing positions?, birth position?, plan for birth?',
  vaccineDates:
    'vaccine planner, vaccine schedule, vaccine dates, vaccination schedule, vaccination dates, immunisation schedule, immunization schedule, kepi schedule, next vaccine, vaccine calendar?, vaccine chart?, vaccination calendar?, vaccine timetable?, immunization chart?, immunisation chart?, vaccines by age?, vaccine list?, list of vaccines?, calculate vaccine?',
  abortionCare:
    'abortion, abortion care, post abortion care, terminate pregnancy, terminate a pregnancy',
  queueTime:
    'waiting time, waiting times, queue time, how long is the queue, how long is the wait, how long will i wait?, long queue?, queues?, line is long?, how long do i wait?, wait long?',
  blood:
    'blood, transfusion, blood donation, donate blood, blood bank, blood group, rhesus, anti d, blood donor?, donating blood?, give blood?, need blood?, negative blood group?, blood drive?',
  waiting: 'how long, turnaround, how soon, waiting, ready, results within',
  older:
    'older people, old people, elderly, old age, grandmother, grandfather, shosho, guka, senior, grandma?, grandpa?, granny?, cucu?, susu?, aged parent?, my old mother?, my old father?, elders?, seniors?, old mum?, old dad?, elderly parent?',
  work: 'job, jobs, vacancy, vacancies, career, careers, internship, intern, interns, attachment, student, students, hiring, recruit, employment, work with us, work here?, apply for a job?, job application?, cv?, cvs?, send cv?, apply?, locum?, clinical attachment?, industrial attachment?, nursing job?, cleaner job?, driver job?, job vacancies?, are you hiring?, open positions?, training?, nursing students?',
  wifi: 'wifi, wi-fi, internet, data?, free wifi?, wifi password?, internet for patients?',
  // money
  price:
    'price, prices, cost, costs, how much?, charges, charge?, fee, fees, rate?, rates?, cheap, pay?, amount?, price list, list of prices, kes, ksh, shillings, bob, hw much?, how mch?, kshs?, quotation?, estimate?, tariff?, affordable?, is it free?, cash price?, expensive?, file opening?, opening a file?, card fee?, price range?, how expensive?, is it costly?, how many bob?, cheaper?, budget?, price of?',
  insurance:
    'insurance, insurances, insurer, insurers, nhif, sha, cover?, medical cover, insured, minet?, uap?, heritage?, kenya alliance?, sanlam?, resolution?, liaison?, bupa?, cigna?, allianz?, icea?, corporate cover?, medical scheme?, pre auth?, preauth?, pre authorisation?, pre authorization?, copay?, co pay?, tsc?, teachers cover?, student cover?, guarantee letter?, letter of undertaking?, mtiba?, m tiba?, smart card?, card declined?, cover declined?, cover rejected?, company cover?, insurance claim?, claims?, medical insurance?, health insurance?, approval?, police cover?, teachers medical?, government cover?, private insurance?, scheme?, aon?, pacis?, kengen cover?, husbands insurance?, insurance claim form?, insurance claims?, jubilee?, britam?, aar?, cic?, madison?, apa?, old mutual?, first assurance?, ga insurance?, kenindia?, take my insurance?',
  sha: 'otp, sha card, sha, shif, nhif, nhif card, social health authority, linda mama, linda jamii, afya yangu, dependants?, dependents?, dependant?, sha number?, sha contribution?, sha inactive?, shif number?, sha balance?, sha beneficiaries?, social health insurance?, biometrics?, biometric?, finger print?, fingerprint?, government insurance?, sha paid up?, sha arrears?',
  shaRegistration:
    'register for sha, register with sha, register sha, join sha, sha registration, sign up for sha',
  payment:
    'how to pay, ways to pay, mpesa, m-pesa, paybill, till, till number, cash, card, mobile money, pay by, visa card?, mastercard?, debit card?, credit card?, till no?, paybill no?, account number?, bank transfer?, swipe?, cheque?, airtel money?, receipt?, receipts?, bank account?, bank details?, invoice?, pesalink?, pay online?, pay now?, account no?, airtel?, sacco cheque?, pay with phone?, pay for?, make a payment?, pay via?, lipa na mpesa',
  deposit:
    'deposit, down payment, bill, unpaid bill, cannot pay, instalments, installments, pay in parts, pay in bits, in bits, pay later, pay slowly, discount, waiver, admission deposit?, instalment?, no money?, have no money?, no money to pay?, cant afford?, cannot afford?, cant pay?, waive?, balance?, payment plan?, hospital debt?, admission fee?, deposit for admission?, deposit for cs?, waive bill?, bill reduced?, reduce bill?, bill too much?, too much bill?, pay bill slowly?, pay half?, pay the rest later?, poor?, help with bill?, fundraise?, harambee?, bill help?, huge bill?, big bill?, clear bill?, owe?',
  package:
    'package, packages, offer, offers, maternity package, bundle, whats included?, what is included?, included in the price?, included in the package?, package includes?',
  // words about us
  rights:
    'rights, patient rights, patients rights, charter, second opinion?, refuse treatment?, refused to treat?, refuse surgery?, informed consent?, consent?, right to information?, patients charter?, detained?, detain?, hold patient?, held for bill?, dignity?, have no cash?, have no money?, got no money?, without money?, no money?, cant pay?, cannot pay?, unable to pay?, treat me without?, turn me away?, refuse me?, if i cant pay?',
  complaint:
    'complain, complaint, complaints, feedback?, report a problem, rude, unhappy, ombudsman, bad service?, poor service?, not happy?, mistreated?, negligence?, report a nurse?, was rude?, overcharged?, overcharging?, charged too much?, bill too high?, wrong treatment?, bad treatment?, treated badly?, badly treated?, nurse shouted?, shouted at me?, ignored me?, kept waiting?, waited too long?, suggestion?, suggestions?, suggestion box?, report staff?, report a doctor?, report doctor?, report hospital?, insulted?, disrespected?, compliment?, compliments?, thank a nurse?, appreciate?, malpractice?, sue?, wrong medicine?, unfair bill?, asked for a bribe?, bribe?, corruption?, not satisfied?, unsatisfied?, complaining?, whom to complain?, customer feedback?, billed twice?, wrong bill?',
  privacy:
    'privacy, data protection, personal data, personal information, my information, my details, confidentiality, my data, privacy policy?, cookies?, delete my data?, delete my information?, data safe?, is it confidential?, confidential?, who sees?, keep secret?, secret?, store my data?, store what i?, track me?, share my information?, medical information?, health information?, save my number?, keep my number?, keep my phone?, my phone number?, delete my number?, remove my number?, delete my details?, who sees my?, share my details?, do you share?, who can see my?, my info?, delete my info?, remove my info?, delete info?, my records private?',
  reviews:
    'reviews, review, testimonials, testimonial, ratings, rating, what patients say, feedback?, good hospital?, is it good?, best hospital?, are you good?, recommend?, what people say?, experience?, experiences?, other mothers say?, what do people say?, feedback from patients?, happy with?, satisfied with?, mothers happy?, patients happy?, mothers say?, trust this hospital?',
  stories:
    'stories, patient stories, experiences, story?, stories of mothers?, birth story?, birth stories?, my experience?',
  licence:
    'licence, license, licences, registered, registration number, accreditation, accredited, kmpdc, level four, is it registered?, licensed?, accredited hospital?, hospital level?, level 4?, level 4 hospital?, level of the hospital?',
  bring:
    'what to bring, bring?, documents, what should i bring, come with?, documents needed?, what do i carry?, what do i need?, requirements?, what is required?, need to bring?, do i need id?, id card?, carry my id?, carry when admitted?, what should i carry?, what to come with?',
} as const satisfies Readonly<Record<string, string>>;

/** A concept with words in every language. */
export type SearchConcept = keyof typeof searchWords;

/** Words too common to distinguish pages. */
export const stopWords =
  'a, about, am, an, and, any, are, at, be, can, could, did, do, does, for, from, get, give, go, has, have, he, her, here, hi, his, how, i, if, im, in, is, it, its, like, me, much, my, near, need, of, on, or, our, out, please, she, should, so, some, take, takes, tell, long, just, by, as, but, been, being, then, than, more, most, very, still, during, while, know, find, looking, help, see, that, the, their, them, there, they, this, to, too, us, want, was, we, what, when, where, which, who, why, will, with, would, you, your, u, ur, wat, wen, wher, hw, pls, plz, b4, always, now, next, hospital, someone, anyone, something, kindly, hello, hey, sir, madam, also, only, really, may, must, let, dont, doesnt, cant, cannot, im, ive, am, got, u, r, n, thing, things, people, yes, ok, ask, asking, want, wanted, wants, wanna, provide, provides, doing, done, make, use, using, show, explain, possible, available, else, into, over, same, too, because, without';

/** How people shorten words on a phone, with what they mean. */
export const shorthand =
  'wat: what, wht: what, wen: when, whn: when, wher: where, hw: how, mch: much, ur: your, b4: before, pls: please, plz: please, moro: tomorrow, tmrw: tomorrow, tomoro: tomorrow, nite: night, tym: time, tyme: time, 2day: today, tday: today, wk: week, wks: weeks, mth: month, mths: months, mnth: month, mnths: months, yr: year, yrs: years, hr: hours, hrs: hours, mon: monday, tue: tuesday, tues: tuesday, wed: wednesday, thur: thursday, thurs: thursday, fri: friday, sat: saturday, sun: sunday, wknd: weekend, wkend: weekend, xmas: christmas, appt: appointment, appts: appointments, apt: appointment, preg: pregnant, pregnat: pregnant, hosp: hospital, dept: department, doc: doctor, docs: doctors, dr: doctor, drs: doctors, tel: telephone, fone: phone, insu: insurance, cert: certificate, certs: certificates, meds: medicine, vax: vaccine, u/s: ultrasound, bt: but, wit: with, dis: this, gud: good, shld: should, shd: should, cud: could, wud: would, wch: which, nxt: next, abt: about, coz: because, bcoz: because, frm: from, wil: will, nid: need, tst: test, rslts: results, chek: check, hav: have, whts: what, hws: how, pple: people, anthing: anything, gv: give, gt: get';
