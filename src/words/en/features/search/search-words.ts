/**
 * Synonyms for the search: one concept per line, with lay words and common misspellings. A query with
 * one word finds all, in every language. A word ending in '?' counts in queries only, not in pages:
 * 'how much' asks for a price and does not give one.
 */
export const searchWords = {
  // illness
  fever:
    'fever, temperature, hot body, high temperature, lower fever?, reduce fever?, fever at home?',
  cough: 'cough, coughing, flu, cold?, chest infection, pneumonia',
  covid: 'covid, corona, coronavirus, covid-19',
  malaria: 'malaria, mosquito, mosquitoes, mosquito net',
  diabetes: 'diabetes, diabetic, sugar disease, high sugar, blood sugar',
  diabetesClinic: 'diabetes clinic, sugar clinic, diabetic clinic, pressure clinic',
  lowSugar: 'low sugar, sugar too low, sugar low, hypoglycaemia, hypo',
  pressure:
    'blood pressure, pressure, hypertension, bp, high bp, bp high, bp is high, bp is always high, pressure is high, high blood pressure',
  heart: 'heart, cardiac, cardiology, cardiologist, ecg',
  asthma: 'asthma, wheezing, wheeze, inhaler',
  hiv: 'hiv, aids, arv, prep, sti, std, vct, hiv test',
  hivExposure:
    'hiv exposure, exposed to hiv, condom broke, condom burst, broken condom, needle stick, needle prick, pep?',
  mind: 'mental health, panic, worry, depression, depressed, anxiety, stress, stressed, sadness, counselling, counselor, psychologist, psychiatrist, therapy, mental illness, counsellor?, therapist?, sad?, lonely?, burnout?, insomnia?, cant sleep?, bipolar?, postpartum depression?, baby blues?, anger?, trauma?, always sad?, crying?',
  stomach:
    'stomach, belly, abdomen, tummy, ulcers, gastric, constipation, constipated, ulcer?, acidity?, bloating?, bloated?, indigestion?, gastritis?, reflux?',
  diarrhoea:
    'diarrhoea, diarrhea, running stomach, loose stool, ors?, mix ors?, ors mix?, how to mix ors?, rehydration salts?',
  cholera: 'cholera',
  vomiting: 'vomiting, vomit, throwing up, morning sickness, nausea',
  anaemia: 'anaemia, anemia, weak blood, low blood, iron',
  cancer: 'cancer, oncology, tumour, tumor, chemotherapy, chemo, oncologist',
  kidney: 'kidney, kidneys, dialysis, renal',
  worms: 'worms, deworming, parasite, parasites',
  tuberculosis: 'tuberculosis, tb, sputum',
  wound:
    'wound, wounds, cut?, injury, injured, stitches, stitches removal, remove stitches, wound dressing, dressing, stitch?, removing stitches?, suture?, sutures?, dress a wound?, bandage?',
  fracture:
    'broken bone, fracture, bones, bone, joints, orthopaedic, orthopedic, sprain, knee, back pain, backache, hip, shoulder, ankle?, sprained?, sprained ankle?, twisted ankle?, wrist?, elbow?, arthritis?, gout?, plaster cast?, bone doctor?, spine?, slipped disc?, neck pain?, joint pain?, back ache?',
  skin: 'skin, rash, dermatology, dermatologist, itching, eczema, acne?, pimples?, ringworm?, fungus?, fungal?, itchy?, itchy skin?, boil?, boils?, warts?, scabies?, skin doctor?, skin specialist?, skin rash?',
  ent: 'ear nose and throat, ent, ear, ears, tonsils, sinus, hearing, ear wax, tonsil?, tonsillitis?, tonsilitis?, adenoids?, earwax?, earache?, ear ache?, sore throat?, throat?, hearing test?',
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
    'pregnancy, pregnant, expecting, expectant, mum to be, mother to be, preg?, pregnat?, weeks pregnant?, months pregnant?, trimester?, twins?, twin?, morning sickness?',
  antenatal:
    'antenatal, anc, prenatal, antenatal clinic, pregnancy clinic, first clinic?, start clinic?, clinic visits?, anc visit?, anc visits?, pregnancy checkup?, antenatal visits?, anc profile?',
  dueDate: 'due date, when is my baby due, edd',
  postnatal:
    'postnatal, after birth, after delivery, pnc, 6 week check?, six week check?, postpartum?, after cs?',
  birth:
    'birth, delivery, deliver, childbirth, giving birth, give birth, having a baby, have a baby, maternity, normal delivery?, svd?, natural birth?, deliver a baby?, labour ward?',
  labour:
    'labour, labor, contractions, waters break, water broke, in labour, labour pains, labour signs, signs of labour, first baby pains, when to go to hospital, when to come to hospital, induction?, induced?, induction of labour?',
  caesarean:
    'cesarean, caesarean, caesarian, cesarian, cesarean section, c section, c-section, csection, cs, operation birth',
  breastfeeding:
    'breastfeeding, breast feeding, breastfeed, nursing a baby, breast milk, lactation, latch, nipple, nipples, store breast milk?, express milk?, expressing milk?, breast pump?, no milk?, not enough milk?, more milk?, increase milk?, sore breasts?, engorged?, mastitis?, bottle feeding?, formula milk?',
  solids:
    'weaning, solids, baby food, solid food, porridge, first foods, feeding a baby, complementary feeding, food for baby?, feed baby?, month old food?, start food?, start solids?, cerelac?, baby porridge?, baby to eat?, baby eat?, baby meals?, months food?, baby on food?, month old eat?',
  newborn: 'newborn, newborns, new baby, infant, nicu, incubator, premature, preterm',
  baby: 'baby, babies, infant, newborn',
  child: 'child, children, kid, kids, toddler, son, daughter, teenager',
  paediatrics:
    'child?, children?, kid?, baby?, pediatrics, paediatrics, pediatric, paediatric, pediatrician, paediatrician, child doctor, sick child, childrens doctor, children clinic, kid doctor?, kids doctor?, dr for kids?, doctor for kids?, doctor for children?, paeds?, peds?, kids clinic?',
  loss: 'miscarriage, stillbirth, lost pregnancy, lose a baby, lost my baby, lose your baby, baby died, pregnancy loss',
  abortion: 'abortion, abortions, aborted, post abortion care, unsafe abortion',
  hospitalBag:
    'hospital bag, labour bag, delivery bag, bag?, what to pack, pack?, packing?, things to carry, carry?, what to carry?, clothes for baby?, carry for delivery?',
  birthCertificate:
    'birth certificate, birth notification, register a birth, birth registration, birth cert?, birth certs?, notification?, name on birth?, register baby?, register my baby?, huduma?, register a newborn?, register newborn?, register child?, registering baby?, certificate for my newborn?',
  familyPlanning:
    'family planning, contraception, contraceptive, contraceptives, birth control, implant, coil, iucd, depo, condom, condoms, emergency pill, morning after pill, p2, iud?, iud removal?, coil removal?, implant removal?, remove implant?, remove coil?, jadelle?, implanon?, femiplan?, postinor?, e pill?, plan b?, vasectomy?, tubal ligation?, family planing?, prevent pregnancy?, avoid pregnancy?, depo injection?, p2 pills?, safe days?',
  vaccine:
    'vaccine, vaccines, vaccination, vaccinate, immunisation, immunization, immunise, immunize, jab, jabs, shot?, shots?, injection, polio, measles, bcg, hpv, tetanus, booklet?, clinic book?, clinic booklet?, vaccination card?, vax?, rota?, rotavirus?, pcv?, opv?, penta?, pentavalent?, yellow fever?, typhoid vaccine?, flu vaccine?, hep b vaccine?, measles rubella?, vitamin a?',
  womensHealth:
    'gynaecology, gynecology, gynaecologist, gynecologist, obgyn, obstetrician, gyne, womens health, women doctor, fibroids, period pain, periods, menstruation, gyna?, gynae?, gyni?, gynea?, heavy periods?, irregular periods?, period problems?, pcos?, cyst?, cysts?, menopause?, thrush?, yeast infection?, pid?, white discharge?, itching down there?',
  cervicalScreening:
    'cervical screening, cervical cancer screening, cervical cancer, cancer of the cervix, pap smear, smear?, cervix, hpv test, pap?, papsmear?, via test?, pap test?',
  sideEffects:
    'side effects, side effect, reaction, reactions, is normal afterwards, normal afterwards',
  late: 'missed, miss, late, overdue, delayed, forgot, skipped?, forgotten?',
  screening: 'screening, check up, checkup, health check, breast cancer',
  breastLump:
    'breast lump, lump in my breast, lump in breast, new lump, breast check?, breast exam?, breast pain?',
  nutrition:
    'nutrition, diet, eat, eating, food, foods, meal, meals, nutritionist, dietician, diet plan?, meal plan?, dietitian?, what to eat?, wat to eat?, foods to eat?, foods to avoid?, food to avoid?, balanced diet?, porridge?, can i eat?, recipe?, snacks?, drink tea?, coffee?, tea?',
  // departments
  laboratory:
    'laboratory, lab, blood test, blood tests, lab test, test, tests, sample, urine test, stool test, hemogram, full blood count, typhoid?, typhoid test, widal?, uti?, urine infection?, hb?, hb level?, haemoglobin?, hemoglobin?, brucella?, h pylori?, syphilis?, hepatitis?, cholesterol?, lipid profile?, liver function?, kidney function?, lft?, uec?, fbc?, cbc?, fhg?, haemogram?, full haemogram?, semen analysis?, sperm test?, thyroid?, dna?, stool?, urine?, rbs?, fbs?, full body checkup?, full body check?, wellness check?',
  results:
    'results, result, test results, report?, report ready?, lab report?, results how long?, results ready?, results online?',
  fasting: 'fasting, fast?, empty stomach, eat before, eating before, not eating',
  radiology:
    'radiology, x ray, x-ray, xray, scan, scans, imaging, sonographer, radiologist, chest xray?, x rays?',
  ultrasound:
    'ultrasound, scan, sonogram, pregnancy scan, sono, gender scan?, anomaly scan?, doppler?, obstetric scan?, scan for baby?, gender?',
  ctScan: 'ct scan, mri, mri scan, cat scan',
  pharmacy:
    'paracetamol, panadol, in stock?, pharmacy, chemist, drug store, medicine, medicines, drugs?, drug?, tablets, pills, prescription, medication, pharmacist, meds?, syrup?, painkiller?, painkillers?, buy medicine?, generic?, dosage?, expired medicine?, return medicine?',
  refill:
    'refill, refills, repeat prescription, repeat medicine, chronic medicine, medicine finished, medicine is finished, ran out of medicine, more medicine, bp drugs?, bp medicine?, pressure drugs?, pressure medicine?, diabetes medicine?, drugs finished?, meds finished?, drugs refill?, arv refill?, medicine for pressure?, medicine for diabetes?, pressure medicine finished?',
  antibiotic: 'antibiotic, antibiotics, amoxicillin',
  dental:
    'dental, dentist, teeth, tooth, toothache, gum, gums, oral, braces?, brace?, scaling?, cavity?, cavities?, filling?, tooth filling?, root canal?, dentures?, denture?, false teeth?, wisdom tooth?, bleeding gums?, gum bleeding?, tooth cleaning?, teeth cleaning?, whitening?, milk teeth?, teething?, bad breath?, toothbrush?, orthodontist?',
  extraction: 'extraction, pull a tooth, remove a tooth, pulled tooth, tooth removal',
  eye: 'cataract, cataracts, cataract surgery, eye, eyes, eye clinic, eye doctor, optician, ophthalmologist, sight, vision, glasses, spectacles, red eye?, pink eye?, itchy eyes?, blurry?, blurred?, contact lenses?, squint?, reading glasses?',
  surgery:
    'anaesthesia, anaesthetic, anesthesia, surgery, operation, operations, theatre, surgeon, surgical, hernia?, piles?, haemorrhoids?, hemorrhoids?, appendix?, apendix?, appendicitis?, gallstones?, hydrocele?, goitre?, fistula?, abscess?, operated?, after operation?, before operation?',
  circumcision: 'circumcision, circumcise, circumcised',
  femaleCutting:
    'fgm, female genital mutilation, female circumcision, the cut, cut a girl, cut my daughter, circumcise a girl, circumcise girls, circumcise my daughter, circumcise daughter, circumcision of a girl, circumcision of girl, circumcision of girls, girl circumcision, girls circumcision',
  outpatient:
    'outpatient, opd, clinic, walk in, without an appointment, without appointment, no appointment, consultation, general doctor',
  inpatient:
    'food to a patient, bring food, inpatient, admitted, ward, wards, bed, admit, stay overnight?, sleep over?, sleep with my child?, stay with patient?, stay with my child?, caregiver?, caretaker?, food in ward?, hospital food?, bring lunch?, discharged?',
  room: 'room, rooms, private room, private wing, semi private',
  hdu: 'hdu, high dependency unit, high dependency, oxygen?, oxygen bed?',
  icu: 'icu, intensive care, critical care, ventilator',
  specialist: 'specialist, specialists, consultant, specialised, specialized',
  physiotherapy: 'physiotherapy, physiotherapist, physio, rehabilitation',
  telemedicine:
    'telemedicine, online doctor, video call, doctor by phone, doctor on phone, talk to a doctor, phone consultation, virtual, online consultation, chat with doctor?, chat with a doctor?, chat with dr?, video doctor?, video consultation?, doctor on whatsapp?, dr on whatsapp?, call a doctor?, call doctor?, speak to a doctor?, talk to dr?, talk to doctor?, dr online?, doc online?, online doc?',
  emergency: 'emergency, emergencies, casualty, accident, urgent, a and e, a&e, er, emergency room',
  ambulance: 'ambulance, ambulances, evacuation, ambulence?, ambulanse?',
  firstAid:
    'first aid, until help comes, cpr, first aid box, first aid kit, nose bleed?, nosebleed?, nose bleeding?, bleeding nose?, bee sting?, stung?, wasp?, first aid kit list?',
  // coming here
  doctor: 'doctor, doctors, dr, daktari, physician, our team, doc?, docs?, drs?',
  femaleDoctor:
    'female doctor, female doctors, lady doctor, woman doctor, women doctors, female gynaecologist, female dr, female gynae?, female gyna?, lady gynae?, woman gynae?, female gynecologist?',
  clinicDays:
    'clinic days, clinic calendar, doctors schedule, doctor schedule, doctors timetable, timetable, which day?, monday?, tuesday?, wednesday?, thursday?, friday?',
  today:
    'clinics today, open today?, clinic today?, who is in today?, in today?, doctor today?, doctors today?, dentist today?, is the dentist in?, is the doctor in?, doctor on duty?, on duty today?, today?',
  tomorrow: 'tomorrow?',
  midwife: 'midwife, midwives, nurse, nurses, sister?',
  appointment:
    'date of my booking, change my booking, change my appointment, reschedule, appointment, appointments, book, booking, reserve, schedule a visit, appt?, appts?, slot?, slots?, cancel booking?, cancel appointment?, see a doctor?, see the doctor?, see dr?',
  hours:
    'opening hours, working hours, monday to sunday, hours?, open?, opening?, closed?, close?, what time?, open today?, weekend?, sunday?, saturday?, public holidays, holidays?, christmas?, easter?, at night?, mashujaa?, madaraka?, jamhuri?, labour day?, boxing day?, new year?, good friday?, eid?, idd?, public holiday, 24 7?, 24 hours?, 24hrs?, closing time?, opening time?, closing?, weekends?, wknd?, lunch hour?, lunch time?, at nite?, midnight?, hrs?, operating hours, business hours',
  visiting:
    'visiting hours, visit a patient, visitors?, visitor?, visiting?, see a patient, visiting time, see my mother?, see my sister?, see my friend?, visit my mother?, visit my?, can i visit?, visiting hrs?, visiting tym?, visit time?, allowed to visit?, kids visit?, see my dad?, see my wife?, see my husband?, see my brother?, see a friend?, how many visitors?, kids in ward?, children in ward?, kids allowed?, children allowed?',
  directions:
    'directions, how to find us, find us, how to reach us, get to the hospital, reach the hospital, how do i get to, how do i reach, where are you, where is the hospital, where is this hospital, your location, where located, find you, how to get there, get there?, reach you, come there?, hospital location, hospital address, hospital map, which stage, which matatu, matatu to, matatu from, bus to, bus from, where do i alight, where r u?, nearest stage?, near which stage?, near which?, how far?, distance?, google maps?, location pin?, from nairobi?, from town?, how to reach?, how to get to?, how do i come?, way to hospital?, reach from?, come from?, to gitaru?, gitaru bus?',
  transport: 'location?, map?, route?, landmark, stage?, matatu?, address?, located?, bus?, boda?',
  parking: 'parking, park, car park, park my car?',
  phone:
    'without airtime, no airtime, no credit, without credit, call back, number to call, your number, call me, call me back, ring me, flash, please call me, phone number, phone, telephone, contact us, contact, contacts, ways to reach us, whatsapp, email, e-mail, chat?, sms?, tel?, tel no?, mobile no?, contact no?, phone no?, hotline?, reception?, customer care?, call you?, talk to someone?',
  language: 'language, languages, swahili, kikuyu, sign language, interpreter',
  disability:
    'wheelchair, wheelchair access, disability, disabled, disabled access, disabled people, ramp, blind, deaf, step free, wheel chair?, crutches?, elevator?, lift?',
  leaders:
    'ceo, chief executive, director, manager, management, superintendent, owner, in charge, matron, who owns?, founder?, boss?, administrator?',
  companion:
    'in delivery room?, in the delivery room?, in the labour room?, dad in delivery room?, husband, partner, companion, birth partner, father, dad, someone you choose, spouse, relative, relatives, stay with',
  ill: 'sick, ill, illness, unwell, not feeling well, disease',
  report:
    'medical report, referral letter, discharge summary, report for insurance?, report for court?, discharge papers?, discharge letter?',
  records:
    'medical records, records?, copy of my file, medical file, my medical file, hospital file, copy of my records, copies of your records, my file?, patient file, copy of lab results?, copy of results?, old results?, copy of scan?, my records?',
  sickNote:
    'sick note, sick sheet, sick leave, sick off, leave note, sick off letter?, sickoff?, excuse letter?, doctors note?, doctor note?, leave letter?, note for school?, note for work?, medical leave?, off duty letter?, letter for employer?',
  smoking:
    'smoking, smoke, cigarettes, tobacco, quit, quit smoking?, stop smoking?, vape?, shisha?',
  alcohol: 'alcohol, beer, drinking?, drunk, drugs?',
  addiction:
    'addiction, addicted, drug addiction, alcohol help, alcoholism, alcohol problem, stop drinking, rehab, drug abuse, nacada, alcohol and drugs, quit drinking?, quit alcohol?, bhang?, weed?, cocaine?, heroin?, miraa?, muguka?, gambling?',
  childProtection:
    'child protection, child abuse, child neglect, childline, protect a child, child beaten?',
  exercise: 'exercise, walking, walk, gym, lose weight, weight, overweight, obesity, obese',
  water: 'water, drink, dehydration, rehydration, ors',
  prostate:
    'prostate, urology, urologist, urine problems, psa, kidney stones, prostrate?, prostrate check?, prostate check?',
  infertility:
    'infertility, fertility, cannot conceive, trying to conceive, trying to get pregnant, cannot get pregnant, ivf, low sperm',
  travel: 'travel, travelling, journey, trip, safari, mombasa, kisumu, coast, lake',
  death: 'death, dead, died, dies, passed away, passed on, deceased?',
  mortuary:
    'mothers body, fathers body, collect body, collect the body, release body, mortuary, morgue, funeral home, funeral, last office, dead body, cold room, hearse?, coffin?',
  deathPapers: 'death certificate, death notification, burial permit, register a death, burial',
  policeForm:
    'p3 form, p3, police form, p3 accident?, p3 after accident?, police abstract?, prc form?',
  medicalExam:
    'medical exam, medical examination, driving licence, fitness certificate, fit for work, pre employment, medical for employment, medical for work, medical checkup for work, school medical form, driving medical?, driving medical form?, medical form?, school medical?, school medical checkup?, medical for school?, visa medical?, employment medical?, medical certificate?, ntsa medical?, psv medical?, medical checkup for school?',
  foodHandler:
    'food handler, food handlers, food handler certificate, food handling certificate, food certificate',
  // no page has these yet; without them such a query would find unrelated pages
  chaplain: 'chaplain, pastor?, priest, imam, chapel, prayer room',
  homeCare:
    'home visit, home visits, home nurse, home nursing, sample at home, sample collection at home, samples at home, home collection, medicine delivery, medicines delivered, deliver medicine, doctor at home',
  freeBed:
    'bed free, bed free today, free bed, free beds, beds free, bed available, beds available',
  waterBirth: 'water birth, waterbirth, birth pool',
  birthPlan:
    'birth plan, birth plans, plan my birth, birth preparedness, birthing position?, birthing plan?',
  vaccineDates:
    'vaccine planner, vaccine schedule, vaccine dates, vaccination schedule, vaccination dates, immunisation schedule, immunization schedule, kepi schedule, next vaccine',
  abortionCare:
    'abortion, abortion care, post abortion care, terminate pregnancy, terminate a pregnancy',
  queueTime: 'waiting time, waiting times, queue time, how long is the queue, how long is the wait',
  blood:
    'blood, transfusion, blood donation, donate blood, blood bank, blood group, rhesus, anti d, blood donor?, donating blood?',
  waiting: 'how long, turnaround, how soon, waiting, ready, results within',
  older:
    'older people, old people, elderly, old age, grandmother, grandfather, shosho, guka, senior, grandma?, grandpa?, granny?, cucu?, susu?',
  work: 'job, jobs, vacancy, vacancies, career, careers, internship, intern, interns, attachment, student, students, hiring, recruit, employment, work with us, work here?',
  wifi: 'wifi, wi-fi, internet, data?',
  // money
  price:
    'price, prices, cost, costs, how much?, charges, charge?, fee, fees, rate?, rates?, cheap, pay?, amount?, price list, list of prices, kes, ksh, shillings, bob, hw much?, how mch?, kshs?, quotation?, estimate?, tariff?, affordable?, is it free?, cash price?, expensive?, bei gani?, pesa ngapi?, bei ngapi?',
  insurance:
    'insurance, insurances, insurer, insurers, nhif, sha, cover?, medical cover, insured, minet?, uap?, heritage?, kenya alliance?, sanlam?, resolution?, liaison?, bupa?, cigna?, allianz?, icea?, corporate cover?, medical scheme?, pre auth?, preauth?, pre authorisation?, pre authorization?, copay?, co pay?, tsc?, teachers cover?, student cover?, guarantee letter?, letter of undertaking?',
  sha: 'otp, sha card, sha, shif, nhif, nhif card, social health authority, linda mama, linda jamii, afya yangu, dependants?, dependents?, dependant?, sha number?, sha contribution?, sha inactive?, shif number?, sha balance?, sha beneficiaries?',
  shaRegistration:
    'register for sha, register with sha, register sha, join sha, sha registration, sign up for sha',
  payment:
    'how to pay, ways to pay, mpesa, m-pesa, paybill, till, till number, cash, card, mobile money, lipa na mpesa, pay by, visa card?, mastercard?, debit card?, credit card?, till no?, paybill no?, account number?, bank transfer?, swipe?, cheque?, airtel money?',
  deposit:
    'deposit, down payment, bill, unpaid bill, cannot pay, instalments, installments, pay in parts, pay in bits, in bits, pay later, pay slowly, discount, waiver, admission deposit?, instalment?, no money?, have no money?, no money to pay?, cant afford?, cannot afford?, cant pay?, waive?, balance?, payment plan?, hospital debt?',
  package: 'package, packages, offer, offers, maternity package, bundle',
  // words about us
  rights: 'rights, patient rights, patients rights, charter',
  complaint:
    'complain, complaint, complaints, feedback?, report a problem, rude, unhappy, ombudsman, bad service?, poor service?, not happy?, mistreated?, negligence?, report a nurse?, was rude?, overcharged?, overcharging?, charged too much?, bill too high?',
  privacy:
    'privacy, data protection, personal data, personal information, my information, my details, confidentiality, my data',
  reviews:
    'reviews, review, testimonials, testimonial, ratings, rating, what patients say, feedback?',
  stories: 'stories, patient stories, experiences',
  licence:
    'licence, license, licences, registered, registration number, accreditation, accredited, kmpdc, level four',
  bring: 'what to bring, bring?, documents, what should i bring',
} as const satisfies Readonly<Record<string, string>>;

/** A concept with words in every language. */
export type SearchConcept = keyof typeof searchWords;

/** Words too common to distinguish pages. */
export const stopWords =
  'a, about, am, an, and, any, are, at, be, can, could, did, do, does, for, from, get, give, go, has, have, he, her, here, hi, his, how, i, if, im, in, is, it, its, like, me, much, my, near, need, of, on, or, our, out, please, she, should, so, some, take, takes, tell, long, just, by, as, but, been, being, then, than, more, most, very, still, during, while, know, find, looking, help, see, that, the, their, them, there, they, this, to, too, us, want, was, we, what, when, where, which, who, why, will, with, would, you, your, u, ur, wat, wen, wher, hw, pls, plz, b4, always, now, next';

/** How people shorten words on a phone, with what they mean. */
export const shorthand =
  'wat: what, wht: what, wen: when, whn: when, wher: where, hw: how, mch: much, ur: your, b4: before, pls: please, plz: please, moro: tomorrow, tmrw: tomorrow, tomoro: tomorrow, nite: night, tym: time, tyme: time, 2day: today, tday: today, wk: week, wks: weeks, mth: month, mths: months, mnth: month, mnths: months, yr: year, yrs: years, hr: hours, hrs: hours, mon: monday, tue: tuesday, tues: tuesday, wed: wednesday, thur: thursday, thurs: thursday, fri: friday, sat: saturday, sun: sunday, wknd: weekend, wkend: weekend, xmas: christmas, appt: appointment, appts: appointments, apt: appointment, preg: pregnant, pregnat: pregnant, hosp: hospital, dept: department, doc: doctor, docs: doctors, dr: doctor, drs: doctors, tel: telephone, fone: phone, insu: insurance, cert: certificate, certs: certificates, meds: medicine, vax: vaccine, u/s: ultrasound, kshs: ksh, sh: ksh, bt: but, wit: with, dis: this, gud: good';
