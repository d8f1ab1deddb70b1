import { hashOf } from '../../../src/messages/danger/features.ts';
import type { AlarmReading } from '../../../src/messages/danger/read-alarm.ts';
import { createReadAlarm } from '../../../src/messages/danger/read-alarm.ts';
import { openTopicModel } from '../../../src/messages/danger/topic-model.ts';
import { joinPhrases } from '../../build/danger-model/join-phrases.ts';
import { packTopics } from '../../build/danger-model/pack-topics.ts';
import type { Phrase } from '../../build/danger-model/phrases.ts';
import { trainTopics } from '../../build/danger-model/train-topics.ts';

/** Parts of the phrases; a model that was trained on the others judges each part. */
export const folds = 5;

/** Returns a phrase's fold. A new line does not move the others, so that figures stay comparable. */
function foldOf({ text }: Phrase): number {
  const hash = hashOf(text);
  return ((hash ^ (hash >>> 15)) >>> 0) % folds;
}

/** A phrase as a model reads it that was not trained on it. */
export interface JudgedPhrase extends Phrase, AlarmReading {
  /** With calm words before or after it, on one line. */
  isJoined: boolean;
}

/**
 * Judges the phrases of the first `count` folds, alone and joined with calm ones, each with a model trained
 * on the other folds.
 */
export function crossValidate(phrases: readonly Phrase[], count: number = folds): JudgedPhrase[] {
  const placed = phrases.map((phrase) => ({ phrase, fold: foldOf(phrase) }));
  return Array.from({ length: count }, (_, held) => {
    const others = placed.flatMap(({ phrase, fold }) => (fold === held ? [] : [phrase]));
    const readAlarm = createReadAlarm(openTopicModel(packTopics(trainTopics(others))));
    const own = placed.flatMap(({ phrase, fold }) => (fold === held ? [phrase] : []));
    return [own, joinPhrases(own, 1)].flatMap((all, at) =>
      all.map((phrase) => ({ ...phrase, ...readAlarm(phrase.text), isJoined: at === 1 })),
    );
  }).flat();
}

/** How well some phrases were judged, as shares of 1. */
export interface Quality {
  emergencies: number;
  /** Emergencies that raise an alarm. */
  recall: number;
  /** Calm phrases that raise one. */
  falseAlarms: number;
  /** Emergencies with an alarm whose topic is among the two that are helped with. */
  rightTopic: number;
}

/** Returns how well phrases were judged. */
export function qualityOf(judged: readonly JudgedPhrase[]): Quality {
  const emergencies = judged.filter(({ topic }) => topic !== 'calm');
  const raised = emergencies.filter(({ alarm }) => alarm !== 'calm');
  const calm = judged.length - emergencies.length;
  const falseAlarms = judged.filter(({ topic, alarm }) => topic === 'calm' && alarm !== 'calm');
  const right = raised.filter(({ topic, topics }) => topic !== 'calm' && topics.includes(topic));
  return {
    emergencies: emergencies.length,
    recall: raised.length / emergencies.length,
    falseAlarms: falseAlarms.length / calm,
    rightTopic: right.length / raised.length,
  };
}
