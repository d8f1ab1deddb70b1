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

/** The classes of the model are the topics, then 'calm'. */
const classCount = emergencyTopics.length + 1;

/**
 * Opens the packed model of topics: the number of buckets as a power of two; the scale of the weights as a
 * float; an intercept for each class; the number of weights in each bucket; then the class of each weight,
 * and each weight. What it is trained on: words/<language>/features/search/phrases.jsonl.
 */
export function openTopicModel(bytes: Uint8Array): ReadDanger {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const buckets = 2 ** view.getUint8(0);
  const scale = view.getFloat32(1, true);
  const intercepts = Array.from({ length: classCount }, (_, at) =>
    view.getFloat32(5 + 4 * at, true),
  );
  const counts = bytes.subarray(5 + 4 * classCount).subarray(0, buckets);
  const starts = new Uint32Array(buckets + 1);
  for (let at = 0; at < buckets; at += 1) starts[at + 1] = (starts[at] ?? 0) + (counts[at] ?? 0);
  const total = starts[buckets] ?? 0;
  const weightsAt = counts.byteOffset + buckets + total;
  const classes = new Uint8Array(bytes.buffer, counts.byteOffset + buckets, total);
  const weights = new Int8Array(bytes.buffer, weightsAt, total);

  /** Returns the probability of each class. */
  function read(words: readonly string[]): number[] {
    const features = featuresOf(words, buckets);
    const scores = new Float64Array(classCount);
    for (const feature of features) {
      for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
        const each = classes[at] ?? 0;
        scores[each] = (scores[each] ?? 0) + (weights[at] ?? 0);
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
