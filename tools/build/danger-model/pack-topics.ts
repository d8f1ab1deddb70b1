import { largestWeight, type PackedTopics } from '../../../src/messages/danger/topic-model.ts';
import { packNumbers } from '../../../src/messages/packed-numbers.ts';
import { classes, type TrainedTopics } from './train-topics.ts';

/** Returns a trained model as openTopicModel reads it, with weights of 31 steps: more change no verdict. */
export function packTopics({ weights, buckets }: TrainedTopics): PackedTopics {
  const count = classes.length;
  const own = weights.subarray(0, buckets * count);
  const scale = own.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / largestWeight;
  const counts = new Uint8Array(buckets);
  const owners: number[] = [];
  const values: number[] = [];
  for (const [at, weight] of own.entries()) {
    const value = Math.round(weight / scale);
    if (value === 0) continue;
    const bucket = Math.floor(at / count);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
    owners.push(at % count);
    values.push(value + largestWeight);
  }
  return {
    scale,
    intercepts: [...weights.subarray(buckets * count)],
    counts: packNumbers(counts),
    classes: packNumbers(owners),
    weights: packNumbers(values),
  };
}
