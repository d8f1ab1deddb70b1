import {
  chestXray,
  fastingBeforeSurgery,
  fastingBeforeTest,
  fullBladder,
} from '../../../facts/clinical/preparation.ts';

const { sugar, lipids, abdominalUltrasound } = fastingBeforeTest;

/** Fasting before a test. */
export const fastingForTests = {
  sugar: `Fasting sugar: no food for ${sugar} hours`,
  lipids: `Cholesterol: no food for ${lipids.from}-${lipids.to} hours, if we told you to fast`,
  ultrasound: `A baby or child: call us first. A baby skips one feed at most, and gets no plain water. Adults: no food for ${abdominalUltrasound} hours; plain water is fine.`,
} as const;

/** Patients who must ask before fasting, and their morning dose. */
export const fastingWithDiabetes = {
  tablets: 'Diabetes tablets: not before the test. Bring them with your breakfast, for afterwards.',
  insulin: 'Insulin: call us the day before. Never leave it out on your own.',
  low: 'Shaky or sweating on the way? Take sugar at once, and tell us when you arrive.',
  others: 'Other medicines: take them as usual, with water.',
  first: 'With diabetes, ask for the first appointment of the day.',
} as const;

/** Fasting before an anaesthetic. */
export const fastingForSurgery =
  `Unless we tell you otherwise, no food or milk for ${fastingBeforeSurgery.foodOrMilk} hours and no ` +
  `water for ${fastingBeforeSurgery.water} hours before. Breast milk may be given until ` +
  `${fastingBeforeSurgery.breastMilk} hours before.`;

/** The morning of an operation, for medicines that are dangerous to take or to leave out. */
export const medicinesBeforeSurgery = [
  'Diabetes tablets: not on the morning of the operation, unless we told you to. Some must stop days before: ask us when you get your date.',
  'Insulin: we write down your dose for that day. Never leave it out on your own.',
  'Blood thinners, such as warfarin or clopidogrel: ask us a week before. Do not stop them on your own.',
  'Tablets for blood pressure, epilepsy or asthma: ask which to take with a sip of water.',
  'Shaky or sweating while you fast? Tell a nurse at once, or take sugar and call us.',
] as const;

/** The full bladder for an ultrasound, after the patients who must not drink or wait for it. */
export const fullBladderWords =
  'Bleeding or pain, and you are or may be pregnant? Do not drink or wait: come at once. Does a doctor ' +
  'limit your fluids? Ask us first. ' +
  `Others: drink about ${fullBladder.litres} litre of water ` +
  `${fullBladder.hoursBefore * 60} minutes before and do not pass urine.`;

/** The radiation of a chest X-ray, without units. */
export const chestXrayWords =
  'A chest X-ray gives very little radiation: about as much as everyone gets from nature in ' +
  `${chestXray.naturalDays} days.`;
