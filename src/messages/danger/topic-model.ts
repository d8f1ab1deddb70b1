import { unpackNumbers } from '../packed-numbers.ts';
import { type EmergencyTopic, emergencyTopics } from './emergency-topic.ts';
import { featuresOf } from './features.ts';
import { windowsOf } from './windows.ts';

/** What a text may be about. */
interface DangerReading {
  /** Probability, from 0 to 1, that the text's most dangerous part is about an emergency. */
  danger: number;
  /** The likely topics, likeliest first: at least one. */
  topics: readonly EmergencyTopic[];
}

/** Reads a text: never throws, in bounded time. */
export type ReadDanger = (text: string) => DangerReading;

/** A less probable topic is mostly beside the point: mental health for a snakebite. */
const leastProbability = 0.03;

/** A weight is a whole number of steps from minus this to this, and is stored with this added. */
export const largestWeight = 15;

/** The model of topics as it travels; its classes are the topics, then 'calm'. */
export interface PackedTopics {
  /** The value of a weight's step. */
  scale: number;
  /** One of each class. */
  intercepts: readonly number[];
  /** The number of weights in each bucket; the buckets are a power of two. */
  counts: string;
  /** The class of each weight. */
  classes: string;
  weights: string;
}

/**
 * Opens the packed model of topics. What it is trained on: words/<language>/features/search/phrases.jsonl.
 */
export function openTopicModel({ scale, intercepts, ...packed }: PackedTopics): ReadDanger {
  const counts = unpackNumbers(packed.counts);
  const classes = unpackNumbers(packed.classes);
  const weights = unpackNumbers(packed.weights);
  const buckets = counts.length;
  const starts = new Uint32Array(buckets + 1);
  for (let at = 0; at < buckets; at += 1) starts[at + 1] = (starts[at] ?? 0) + (counts[at] ?? 0);

  /** Returns the probability of each class. */
  function read(words: readonly string[]): number[] {
    const features = featuresOf(words, buckets);
    const scores = new Float64Array(intercepts.length);
    for (const feature of features) {
      for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
        const each = classes[at] ?? 0;
        scores[each] = (scores[each] ?? 0) + ((weights[at] ?? 0) - largestWeight);
      }
    }
    const share = scale / Math.sqrt(features.size);
    const powers = intercepts.map((intercept, at) =>
      Math.exp((scores[at] ?? 0) * share + intercept),
    );
    const sum = powers.reduce((one, other) => one + other);
    return powers.map((power) => power / sum);
  }

  return function readDanger(text) {
    let danger = 0;
    const best = new Float64Array(emergencyTopics.length);
    for (const words of windowsOf(text)) {
      if (words.length === 0) continue;
      const found = read(words);
      danger = Math.max(danger, 1 - (found[emergencyTopics.length] ?? 0));
      for (const at of best.keys()) best[at] = Math.max(best[at] ?? 0, found[at] ?? 0);
    }
    const topics = [...emergencyTopics.keys()]
      .sort((a, b) => (best[b] ?? 0) - (best[a] ?? 0))
      .filter((topic, rank) => rank === 0 || (best[topic] ?? 0) >= leastProbability);
    return { danger, topics: topics.map((at) => emergencyTopics[at] as EmergencyTopic) };
  };
}
