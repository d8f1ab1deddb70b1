/**
 * What people type when somebody is in danger, by the steps that they need; where several fit, the
 * earlier topics come first. All words of a phrase must stand in the search, in any order. With '?'
 * behind it a word counts unless a calm one stands beside it: 'blood' does, 'blood test' does not.
 */
export const emergencyWords = {
  notBreathing:
    'not breathing, no breath, cant breathe, cannot breathe, can not breathe, stopped breathing, stops breathing, hard to breathe, difficulty breathing, trouble breathing, struggling to breathe, short of breath, breathless, no pulse, heart stopped, cardiac arrest, cpr, drowning, drowned, drown, electric shock, electrocuted, turning blue, blue lips',
  chokingBaby:
    'baby choking, newborn choking, infant choking, baby chokes, baby choked, baby swallowed',
  choking:
    'choking, chokes, choked, something stuck in throat, food stuck in throat, stuck in throat, swallowed a coin, swallowed battery',
  pregnancyDanger:
    'pregnant bleeding, pregnancy bleeding, bleeding after birth, bleeding after delivery, baby not moving, baby moves less, baby stopped moving, no movements baby, pregnant headache, pregnant fits, pregnant fainted, pregnant blurred vision, pregnant swollen face, pregnant pain, pregnant fell, water broke early, cord coming out, eclampsia, preeclampsia, pre eclampsia',
  bleeding:
    'bleeding, bleeds, bleed?, losing blood, lot of blood, blood everywhere, heavy blood, vomiting blood, coughing blood, blood from, stabbed, stab wound, gunshot, shot with gun, deep cut, nose bleed, blood?',
  labour:
    'in labour, in labor, labour pains, labor pains, labour started, contractions, waters broke, water broke, waters broken, waters have broken, baby is coming, baby coming, pushing baby, giving birth now, bloody show, labour?, labor?',
  fit: 'fits?, seizure, seizures, convulsion, convulsions, convulsing, epileptic attack, epilepsy attack, shaking all over, jerking, fitting?',
  chestPain:
    'chest pain, chest pains, chest hurts, pain in chest, heart attack, tight chest, chest tightness',
  stroke:
    'stroke?, face drooping, face drooped, slurred speech, cannot speak, cant speak, one side weak, one side numb, sudden weakness, arm weak',
  notAwake:
    'unconscious, not waking, not waking up, wont wake, will not wake, cannot wake, cant wake, collapsed, fainted, passed out, unresponsive, not responding, coma',
  severeAllergy:
    'anaphylaxis, severe allergy, swollen throat, swollen tongue, face swelling, throat closing, bee sting swelling, allergic reaction?',
  asthma: 'asthma attack, inhaler not working, cant stop wheezing, wheezing badly, asthma?',
  burn: 'burns, burnt, burned, burn?, scald, scalded, hot water on, boiling water, acid on skin, caught fire, on fire',
  poison:
    'poison, poisoned, poisoning, overdose, overdosed, drank pesticide, drank bleach, drank kerosene, drank paraffin, swallowed pills, swallowed tablets, took too many pills, too many tablets, rat poison, toxic',
  snakebite: 'snake bite, snakebite, snake bit, bitten by snake, snake?',
  animalBite: 'dog bite, dog bit, bitten by dog, animal bite, cat bite, monkey bite, rabies?',
  headInjury:
    'head injury, hit head, hit his head, hit her head, fell on head, knocked out, broken neck, road accident, car accident, boda accident, motorbike accident, hit by car, accident?',
  lowSugar:
    'low sugar, sugar too low, sugar low, sugar drops, sugar dropped, hypoglycemia, hypoglycaemia, diabetic shaking, diabetic confused',
  eye: 'chemical in eye, acid in eye, something in eye, eye injury, lost sight, suddenly blind, cannot see',
  tooth: 'knocked out tooth, tooth knocked out, tooth fell out accident',
  suicide:
    'suicide, suicidal, kill myself, killing myself, end my life, ending my life, want to die, wants to die, hang myself, hanging himself, hurt myself, harm myself, self harm, cutting myself, no reason to live, tired of living, kill himself, kill herself',
  sexualAssault:
    'rape, raped, rapist, sexual assault, sexually assaulted, sexual abuse, defiled, defilement, molested, forced sex, pep after',
  newbornDanger:
    'newborn fever, newborn hot, newborn cold, newborn not feeding, newborn yellow, baby not feeding, baby refuses breast, baby will not feed, baby limp, baby floppy, baby blue, baby not breathing well, sunken fontanelle',
  childDanger:
    'child not breathing well, child very sick, baby very sick, child not drinking, child not waking, child limp, stiff neck, fever with rash, high fever, very high fever, high temperature, fever fits, febrile convulsion, bloody diarrhoea, child dehydrated, sunken eyes, severe dehydration',
  anything:
    'emergency, emergencies, ambulance?, casualty?, dying, help me, save life, severe pain, worst headache, sudden headache, violence?, beaten badly, attacked, miscarriage?',
} as const satisfies Readonly<Record<string, string>>;

/** A danger that words of a search may speak of. */
export type EmergencyTopic = keyof typeof emergencyWords;

/** Beside one of these a word with '?' is no alarm. */
export const calmWords =
  'price, prices, cost, costs, fee, fees, charge, charges, much, cheap, test, tests, testing, donate, donation, donor, donating, group, type, bank, pressure, count, sample, result, results, report, lab, laboratory, certificate, insurance, cover, sha, nhif, visiting, hours, open, ward, room, class, package, packages, appointment, book, job, vacancy, course, nurse, doctor, clinic, specialist, screening, sugar, diabetes, anaemia, iron, thinner, thinners, article, number, contact, medicine, prescription';
