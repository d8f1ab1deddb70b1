import { featuresOf } from '../../../src/messages/danger/features.ts';
import { windowsOf } from '../../../src/messages/danger/windows.ts';
import { createRandom, shuffled } from './random.ts';

/** A text with the verdict of the model of topics. */
interface Verdict {
  text: string;
  urgent: boolean;
}

/** One byte a bucket: the size of the browser's file. */
const buckets = 2 ** 14;
const settings = { epochs: 30, rate: 0.5, start: 0.01, seed: 41 } as const;
const largest = 31;

/**
 * Trains the browser's model on verdicts, as logistic regression with AdaGrad, and returns it as
 * openAlarmModel reads it. The intercept is the one that changes the fewest verdicts, counting an emergency
 * that would become calm a thousand times.
 */
export function trainAlarm(verdicts: readonly Verdict[]): Uint8Array<ArrayBuffer> {
  const { epochs, rate, start, seed } = settings;
  const examples = verdicts.map(({ text, urgent }) => ({
    urgent,
    parts: windowsOf(text).map((words) => Uint32Array.from(featuresOf(words, buckets))),
  }));
  const weights = new Float32Array(buckets + 1);
  const squares = new Float32Array(buckets + 1).fill(start);
  const random = createRandom(seed);
  const scoreOf = (part: Uint32Array, from: ArrayLike<number>) => {
    let sum = 0;
    for (const feature of part) sum += from[feature] ?? 0;
    return sum / Math.sqrt(Math.max(part.length, 1));
  };
  const highest = (parts: readonly Uint32Array[], from: ArrayLike<number>) => {
    let best: { part: Uint32Array; score: number } | undefined;
    for (const part of parts) {
      const score = scoreOf(part, from);
      if (!best || score > best.score) best = { part, score };
    }
    return best;
  };
  const learn = (index: number, step: number) => {
    squares[index] = (squares[index] ?? 0) + step * step;
    weights[index] = (weights[index] ?? 0) - (rate * step) / Math.sqrt(squares[index] ?? 1);
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { urgent, parts } of shuffled(examples, random)) {
      const found = highest(parts, weights);
      if (!found) continue;
      const score = found.score + (weights[buckets] ?? 0);
      const error = 1 / (1 + Math.exp(-score)) - Number(urgent);
      if (Math.abs(error) < 0.02) continue;
      const share = 1 / Math.sqrt(Math.max(found.part.length, 1));
      for (const feature of found.part) learn(feature, error * share);
      learn(buckets, error);
    }
  }
  const size = weights
    .subarray(0, buckets)
    .reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const scale = size / largest;
  const packed = Int8Array.from(weights.subarray(0, buckets), (each) => Math.round(each / scale));
  const scores = examples.map(({ urgent, parts }) => ({
    urgent,
    score: (highest(parts, packed)?.score ?? Number.NEGATIVE_INFINITY) * scale,
  }));
  const bytes = new Uint8Array(8 + buckets);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, scale, true);
  view.setFloat32(4, bestIntercept(scores), true);
  bytes.set(new Uint8Array(packed.buffer), 8);
  return bytes;
}

/** Returns the intercept that costs least, where each missed emergency costs a thousand false alarms. */
function bestIntercept(scores: readonly { urgent: boolean; score: number }[]): number {
  const sorted = [...scores].sort((a, b) => b.score - a.score);
  let missed = scores.filter(({ urgent }) => urgent).length;
  let alarms = 0;
  let best = { cost: Number.POSITIVE_INFINITY, at: 0 };
  for (const [index, { urgent, score }] of sorted.entries()) {
    if (urgent) missed -= 1;
    else alarms += 1;
    const next = sorted[index + 1]?.score ?? score - 1;
    const cost = 1000 * missed + alarms;
    if (next < score && cost < best.cost) best = { cost, at: (score + next) / 2 };
  }
  return -best.at;
}
