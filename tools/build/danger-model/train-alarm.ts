import { largestWeight, type PackedAlarm } from '../../../src/messages/danger/alarm-model.ts';
import { featuresOf } from '../../../src/messages/danger/features.ts';
import { windowsOf } from '../../../src/messages/danger/windows.ts';
import { packNumbers } from '../../../src/messages/packed-numbers.ts';
import { createRandom, shuffled } from './random.ts';

/** A character each: the size of the browser's file. */
const buckets = 2 ** 15;
const settings = { epochs: 80, rate: 0.5, start: 0.01, seed: 41 } as const;

/**
 * Trains the browser's model on the verdicts of the model of topics, as logistic regression with AdaGrad, and
 * returns it as openAlarmModel reads it. The intercept is the one that changes the fewest verdicts, counting
 * an emergency that would become calm a thousand times.
 */
export function trainAlarm(verdicts: readonly { text: string; urgent: boolean }[]): PackedAlarm {
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
    return sum / Math.sqrt(part.length);
  };
  const highest = (parts: readonly Uint32Array[], from: ArrayLike<number>) =>
    parts
      .map((part) => ({ part, score: scoreOf(part, from) }))
      .reduce((best, each) => (each.score > best.score ? each : best));
  const learn = (index: number, step: number) => {
    squares[index] = (squares[index] ?? 0) + step * step;
    weights[index] = (weights[index] ?? 0) - (rate * step) / Math.sqrt(squares[index] ?? 1);
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { urgent, parts } of shuffled(examples, random)) {
      const { part, score } = highest(parts, weights);
      const error = 1 / (1 + Math.exp(-score - (weights[buckets] ?? 0))) - Number(urgent);
      if (Math.abs(error) < 0.02) continue;
      for (const feature of part) learn(feature, error / Math.sqrt(part.length));
      learn(buckets, error);
    }
  }
  const size = weights
    .subarray(0, buckets)
    .reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const scale = size / largestWeight;
  const packed = Int8Array.from(weights.subarray(0, buckets), (each) => Math.round(each / scale));
  const scores = examples.map(({ urgent, parts }) => ({
    urgent,
    score: highest(parts, packed).score * scale,
  }));
  return {
    scale,
    intercept: bestIntercept(scores),
    weights: packNumbers(packed.map((weight) => weight + largestWeight)),
  };
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
