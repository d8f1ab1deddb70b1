/**
 * Words that people type when a person is in danger, by the first aid needed. If several topics
 * match, the earlier one is listed first. All words of a phrase must occur, in any order. A phrase
 * ending in '?' is ignored beside a calm word: 'blood' raises an alarm, 'blood test' does not. A word
 * with '=' before it matches only in this form: 'contractions' does, 'contract' does not.
 */
export const emergencyWords = {
  notBreathing:
    'not breathing, no breath, cant breathe, cannot breathe, can not breathe, stopped breathing, stops breathing, hard to breathe, difficulty breathing, trouble breathing, struggling to breathe, short of breath, breathless, gasping, no pulse, heart stopped, cardiac arrest, cpr, turning blue, blue lips',
  drowning: 'drowning, drowned, drown, fell in water, fell into water, fell in well',
  electricShock: 'electric shock, electrocuted, electrocution, live wire, shocked by electricity',
  chokingBaby:
    'baby choking, newborn choking, infant choking, baby chokes, baby choked, baby swallowed',
  choking:
    'choking, chokes, choked, something stuck in throat, food stuck in throat, stuck in throat, swallowed a coin',
  babyComing:
    'baby is coming, baby coming, baby coming now, pushing baby, need to push, giving birth now, head is out, see the head, born at home, birth at home, gave birth at home, delivered at home, born on the way, born in car, born in matatu, cord coming out, cord hanging, cord hanging out, cord came out, cord prolapse',
  birthBleeding:
    'pregnant and bleeding, pregnancy bleeding, bleeding in pregnancy, bleeding after birth, bleeding after delivery, gave birth bleeding, postpartum bleeding, postpartum haemorrhage, clots after birth, bleeding after abortion, abortion bleeding, placenta stuck, placenta not out, placenta not coming, retained placenta, afterbirth stuck, afterbirth not out',
  pregnancyDanger:
    'abortion pain, abortion fever, baby not moving, baby moves less, baby stopped moving, no movements baby, water broke early, ectopic, eclampsia, preeclampsia, pre eclampsia',
  bleeding:
    'bleeding, bleeds, bleed?, losing blood, lot of blood, blood everywhere, heavy blood, vomiting blood, coughing blood, blood from, stabbed, stab wound, gunshot, shot with gun, deep cut, nose bleed, blood?',
  labour:
    'in labour?, in labor?, labour pains?, labor pains?, labour started, =contractions, waters broke, water broke, waters broken, waters have broken, waters leaking, bloody show, labour?, labor?',
  fit: 'fits?, seizure, seizures, convulsion, convulsions, convulsing, epileptic attack, epilepsy attack, shaking all over, jerking, =fitting?, a fit?',
  chestPain:
    'chest pain, chest pains, chest hurts, pain in chest, heart attack, tight chest, chest tightness',
  stroke:
    'stroke?, face drooping, face drooped, slurred speech, cannot speak, cant speak, one side weak, one side numb, sudden weakness, arm weak',
  notAwake:
    'unconscious, not waking, not waking up, wont wake, will not wake, cannot wake, cant wake, collapsed, fainted, passed out, unresponsive, not responding, coma',
  severeAllergy:
    'anaphylaxis, severe allergy, swollen throat, swollen tongue, face swelling, throat closing, bee sting swelling, allergic reaction?',
  asthma: 'asthma attack, inhaler not working, cant stop wheezing, wheezing badly, asthma?',
  burn: '=burns, burnt, =burned, burn?, scald, scalded, hot water on, boiling water, acid on skin, caught fire, on fire',
  carbonMonoxide:
    'carbon monoxide, gas leak, smoke inhalation, jiko smoke, charcoal smoke, jiko poisoning, jiko headache, jiko fainted, generator fumes, generator smoke, generator headache',
  poison:
    'poison, poisoned, poisoning, overdose, overdosed, drank pesticide, drank bleach, drank kerosene, drank paraffin, drank acid, swallowed pills, swallowed tablets, took too many pills, too many tablets, toxic, baby swallowed pills, baby swallowed medicine, baby swallowed battery, swallowed battery, swallowed medicine',
  snakebite: 'snake bite, snake bites, snakebite, snake bit, bitten by snake, snake?',
  animalBite:
    'dog bite, dog bites, dog bit, bitten by dog, animal bite, cat bite, monkey bite, rabies?',
  headInjury:
    'head injury, hit head, hit his head, hit her head, fell on head, knocked out, broken neck, road accident, car accident, boda accident, motorbike accident, hit by car, accident?',
  lowSugar:
    'low sugar, sugar too low, sugar low, sugar drops, sugar dropped, hypoglycemia, hypoglycaemia, diabetic shaking, diabetic confused',
  highSugar: 'sugar too high, very high sugar, sugar very high, ketoacidosis, diabetic vomiting',
  eyeSplash: 'chemical in eye, acid in eye, bleach in eye, soap in eye, chemicals in eyes',
  eye: 'something in eye, eye injury, lost sight, suddenly blind, cannot see',
  tooth: 'knocked out tooth, tooth knocked out, tooth fell out accident',
  suicide:
    'suicide, suicidal, kill myself, killing myself, end my life, ending my life, want to die, wants to die, hang myself, hanging himself, hurt myself, harm myself, self harm, cutting myself, no reason to live, tired of living, kill himself, kill herself',
  mind: 'hearing voices, hears voices, voices in head, seeing things, psychosis, postpartum depression, postnatal depression, post natal depression, depressed after birth, postpartum psychosis',
  sexualAssault:
    'rape, raped, rapist, sexual assault, sexually assaulted, sexual abuse, defiled, defilement, molested, forced sex, pep?',
  newbornDanger:
    'baby refuses breast, baby will not feed, baby not breathing well, baby blue, sunken fontanelle, soft spot sunken, bulging fontanelle',
  childDanger:
    'child not breathing well, child not waking, stiff neck, fever with rash, high fever, very high fever, high temperature, fever fits, febrile convulsion, bloody diarrhoea, diarrhoea?, diarrhea?, vomiting everything, sunken eyes, severe dehydration',
  anything:
    'emergency, emergencies, ambulance?, casualty?, dying, help me, save life, severe pain, worst headache, sudden headache, violence?, beaten badly, =attacked, miscarriage?, miscarrying',
} as const satisfies Readonly<Record<string, string>>;

/** An emergency that a query may mean. */
export type EmergencyTopic = keyof typeof emergencyWords;

/** Topics that also match a word for the person together with one for the illness. */
export type PatientTopic = 'newbornDanger' | 'childDanger' | 'pregnancyDanger';

const illChild =
  'fever, feverish, hot?, temperature, cold?, vomiting, vomit, vomits, throwing up, diarrhoea, diarrhea, running stomach, loose stool, pneumonia, fast breathing, hard breathing, noisy breathing, wheezing, yellow?, jaundice, convulsion, limp, floppy, sleepy?, weak?, rash?, swollen?, sick?, very sick, ill?, unwell?, cough?, coughing?, malaria?, pain?, headache?, not eating, not feeding, not drinking, dehydrated, meningitis, measles?, pale?, fell?';

/** Words for these people, and for their dangerous illnesses. A '?' means the same as above. */
export const emergencyPatients = {
  newbornDanger: {
    who: 'newborn, newborns, new born, new baby, baby days, baby weeks, days old, weeks old',
    ill: illChild,
  },
  childDanger: {
    who: 'baby, babies, infant, child, children, kid, kids, toddler, son, daughter, months old',
    ill: illChild,
  },
  pregnancyDanger: {
    who: 'pregnancy, pregnant, expecting, expectant, weeks pregnant, after birth, after delivery, postpartum',
    ill: 'bleeding, blood?, spotting, pressure, bp, hypertension, swollen, swelling, fever, headache, blurred, dizzy, dizziness, fainting, fainted, fits, convulsion, vomiting?, malaria?, pain?, pains?, stomach pain, belly pain, severe pain, cramps, fell, accident, diarrhoea, sick?, weak?, leaking, infection?, cough?, breathless',
  },
} as const satisfies Record<PatientTopic, { who: string; ill: string }>;

/** Calm words: with one of them a phrase with '?' raises no alarm. */
export const calmWords =
  'price, prices, cost, costs, fee, fees, charge, charges, much, cheap, test, tests, testing, donate, donation, donor, donating, group, type, bank, pressure, count, sample, result, results, report, lab, laboratory, certificate, insurance, cover, sha, nhif, visiting, hours, open, ward, room, class, package, packages, appointment, book, job, vacancy, course, nurse, doctor, clinic, specialist, screening, sugar, diabetes, anaemia, iron, thinner, thinners, article, number, contact, medicine, prescription, relief, epidural, how long, folic, uric, reflux, vaccine, vaccines, vaccination, prevent, prevention, food, foods, diet, milk, physiotherapy, recovery, teething, clothes';
