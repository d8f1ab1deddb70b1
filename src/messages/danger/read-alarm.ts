import type { EmergencyTopic, FirstAidTopic } from './emergency-topic.ts';
import { type Patient, readPatient } from './patient.ts';
import type { ReadDanger } from './topic-model.ts';

/** How a text is answered: with an alarm, with the number above the ordinary answer, or without. */
type Alarm = 'sure' | 'maybe' | 'calm';

/** What a text may be about, and how it is answered. */
export interface AlarmReading {
  alarm: Alarm;
  /** The topics to help with, most important first; empty for a calm text. */
  topics: readonly FirstAidTopic[];
  /** Whether a calm text may be about an illness, so that the number is shown large. */
  mayBeIll: boolean;
}

/**
 * Least probability of an emergency for each answer. 'maybe' is as low as calm phrases allow: a missed
 * emergency costs more than a number shown too often (decision 0005).
 */
const thresholds = { sure: 0.97, maybe: 0.88, mayBeIll: 0.27 } as const;

/** Topics of the model that are helped with; more would hide the important one. */
const maxTopics = 2;

type ByPatient = (patient: Patient) => FirstAidTopic;

const notBreathing: ByPatient = ({ isBaby, isChild }) =>
  isBaby ? 'babyNotBreathing' : isChild ? 'childNotBreathing' : 'notBreathing';
const choking: ByPatient = ({ isBaby }) => (isBaby ? 'chokingBaby' : 'choking');

/** Topics whose first aid depends on the patient: for a baby, for a child, for anyone else. */
const byAge: Partial<Record<EmergencyTopic, ByPatient>> = {
  notBreathing,
  babyNotBreathing: (patient) =>
    patient.isOlder ? notBreathing({ ...patient, isBaby: false }) : 'babyNotBreathing',
  choking,
  chokingBaby: choking,
};

/** Emergencies in which breathing may stop: the steps for that age follow. */
const mayStopBreathing: ReadonlySet<FirstAidTopic> = new Set([
  'drowning',
  'electricShock',
  'carbonMonoxide',
  'notAwake',
]);

/** In pregnancy these have steps of their own: a wound is pressed, bleeding from the womb is not. */
const inPregnancy: Partial<Record<FirstAidTopic, readonly FirstAidTopic[]>> = {
  bleeding: ['birthBleeding'],
  fit: ['pregnancyDanger'],
  adultFever: ['pregnancyDanger'],
  chestPain: ['pregnancyDanger'],
  cholera: ['pregnancyDanger'],
  bellyPain: ['pregnancyDanger'],
  anything: ['pregnancyDanger'],
  violence: ['violence', 'pregnancyDanger'],
  headInjury: ['pregnancyDanger'],
};

/** Topics with steps for adults: for a child its own danger signs come first. */
const ofAdults: ReadonlySet<FirstAidTopic> = new Set([
  'adultFever',
  'bellyPain',
  'cholera',
  'confusion',
]);

/** With diabetes these may be low sugar, which needs sugar immediately. */
const withDiabetes: ReadonlySet<FirstAidTopic> = new Set(['fit', 'notAwake', 'confusion']);

function topicsFor(topic: EmergencyTopic, patient: Patient): readonly FirstAidTopic[] {
  const aged = byAge[topic]?.(patient) ?? topic;
  const breathing = mayStopBreathing.has(aged) ? [notBreathing(patient)] : [];
  if (patient.isDiabetic && withDiabetes.has(aged)) return ['lowSugar', aged, ...breathing];
  if (breathing.length > 0) {
    return [aged, ...breathing, ...(patient.isPregnant ? (['pregnancyDanger'] as const) : [])];
  }
  if (patient.isPregnant && !patient.isBaby) return inPregnancy[aged] ?? [aged];
  const isForChild = (patient.isBaby || patient.isChild) && ofAdults.has(aged);
  return isForChild ? ['childDanger', aged] : [aged];
}

/** Creates the reading of texts with a model of topics. */
export function createReadAlarm(readDanger: ReadDanger): (text: string) => AlarmReading {
  return function readAlarm(text) {
    const { danger, topics } = readDanger(text);
    if (danger < thresholds.maybe) {
      return { alarm: 'calm', topics: [], mayBeIll: danger >= thresholds.mayBeIll };
    }
    const patient = readPatient(text);
    const likely = topics.slice(0, maxTopics).flatMap((topic) => topicsFor(topic, patient));
    return {
      alarm: danger >= thresholds.sure ? 'sure' : 'maybe',
      topics: [...new Set(likely)],
      mayBeIll: true,
    };
  };
}
