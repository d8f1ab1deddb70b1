import { classes, type TrainedTopics } from './train-topics.ts';

const largest = 127;

/** Returns a trained model as openTopicModel reads it, with weights of one byte. */
export function packTopics({ weights, buckets }: TrainedTopics): Uint8Array<ArrayBuffer> {
  const count = classes.length;
  const size = weights
    .subarray(0, buckets * count)
    .reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const scale = size / largest;
  const counts = new Uint8Array(buckets);
  const owners: number[] = [];
  const values: number[] = [];
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    for (let each = 0; each < count; each += 1) {
      const weight = weights[bucket * count + each] ?? 0;
      const value = Math.round(weight / scale);
      if (value === 0) continue;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      owners.push(each);
      values.push(value);
    }
  }
  const head = new DataView(new ArrayBuffer(5 + 4 * count));
  head.setUint8(0, Math.log2(buckets));
  head.setFloat32(1, scale, true);
  for (let each = 0; each < count; each += 1) {
    head.setFloat32(5 + 4 * each, weights[buckets * count + each] ?? 0, true);
  }
  const parts = [head, counts, Uint8Array.from(owners), Int8Array.from(values)];
  return Buffer.concat(parts.map(({ buffer }) => new Uint8Array(buffer)));
}
