import { emergencyTopics } from '../../../src/messages/danger/emergency-topic.ts';
import { featuresOf, wordsToRead } from '../../../src/messages/danger/features.ts';
import { windowsOf } from '../../../src/messages/danger/windows.ts';
import { joinPhrases } from './join-phrases.ts';
import type { Phrase } from './phrases.ts';
import { createRandom, shuffled } from './random.ts';

/** Classes of the model: the topics, then 'calm'. */
export const classes = [...emergencyTopics, 'calm'] as const;
const calm = classes.length - 1;

/** Weights that are kept: the smallest change the fewest answers. */
const keptWeights = 180_000;

/** A smaller error is not worth a step. */
const leastError = 3e-3;

/** Settings that were measured best (decision 0005). */
export const settings = {
  buckets: 2 ** 16,
  epochs: 14,
  /** AdaGrad: the step, and the sum of squares to begin with. */
  rate: 0.5,
  start: 0.01,
  /** Share of the features that one step learns from. */
  kept: 0.6,
  seed: 20_261_127,
  /** Rounds in which a missed emergency is repeated, until it is this probable. */
  repeats: 30,
  certain: 0.92,
  /** Calm texts of few words, such as 'malaria', are repeated until they are less dangerous: they ask for a page. */
  calmEnough: 0.58,
  fewWords: 2,
  /** Joined texts of each calm phrase: fewer raise more false alarms. */
  joinedCalm: 2.2,
} as const;

/** Weights by bucket, then class; the last row is the intercept. */
export interface TrainedTopics {
  weights: Float32Array;
  buckets: number;
}

/** Adds up the score of each class and turns it into a probability. */
function probabilities(
  { weights, buckets }: TrainedTopics,
  features: Uint32Array,
  into: Float64Array,
) {
  const count = classes.length;
  into.fill(0);
  for (const feature of features) {
    const at = feature * count;
    for (let each = 0; each < count; each += 1)
      into[each] = (into[each] ?? 0) + (weights[at + each] ?? 0);
  }
  const share = 1 / Math.sqrt(Math.max(features.length, 1));
  let sum = 0;
  for (let each = 0; each < count; each += 1) {
    const score = (into[each] ?? 0) * share + (weights[buckets * count + each] ?? 0);
    into[each] = Math.exp(score);
    sum += into[each] ?? 0;
  }
  for (let each = 0; each < count; each += 1) into[each] = (into[each] ?? 0) / sum;
}

interface Example {
  label: number;
  isShort: boolean;
  parts: readonly Uint32Array[];
}

/** A model in training, with AdaGrad (Duchi, Hazan and Singer 2011). */
function createTraining(buckets: number) {
  const { rate, start } = settings;
  const count = classes.length;
  const model: TrainedTopics = { weights: new Float32Array((buckets + 1) * count), buckets };
  const squares = new Float32Array(model.weights.length).fill(start);
  const found = new Float64Array(count);
  let isPruned = false;

  function move(index: number, step: number) {
    if (isPruned && model.weights[index] === 0) return;
    squares[index] = (squares[index] ?? 0) + step * step;
    model.weights[index] =
      (model.weights[index] ?? 0) - (rate * step) / Math.sqrt(squares[index] ?? 1);
  }

  /** Returns the part to learn from: the likeliest to be the topic, or the most dangerous of a calm text. */
  function choosePart({ label, parts }: Example): Uint32Array | undefined {
    if (parts.length < 2) return parts[0];
    const fits = parts.map((part) => {
      probabilities(model, part, found);
      return label === calm ? -(found[calm] ?? 0) : (found[label] ?? 0);
    });
    return parts[fits.indexOf(Math.max(...fits))];
  }

  return {
    model,
    choosePart,
    /** Sets all but the largest weights to zero, for good. */
    prune() {
      isPruned = true;
      const own = model.weights.subarray(0, buckets * count);
      const sizes = own.map(Math.abs).sort();
      const least = sizes[Math.max(0, sizes.length - keptWeights)] ?? 0;
      for (const [at, weight] of own.entries()) if (Math.abs(weight) < least) own[at] = 0;
    },
    /** Returns the probability that a part is about an emergency. */
    dangerOf(part: Uint32Array): number {
      probabilities(model, part, found);
      return 1 - (found[calm] ?? 0);
    },
    learn(part: Uint32Array, label: number) {
      probabilities(model, part, found);
      const share = 1 / Math.sqrt(Math.max(part.length, 1));
      for (let each = 0; each < count; each += 1) {
        const error = (found[each] ?? 0) - Number(each === label);
        if (Math.abs(error) < leastError) continue;
        for (const feature of part) move(feature * count + each, error * share);
        move(buckets * count + each, error);
      }
    },
  };
}

/**
 * Trains multinomial logistic regression on phrases. Then it repeats the emergencies that the model would
 * miss, and short calm texts that would raise an alarm, until it misses no listed emergency.
 */
export function trainTopics(phrases: readonly Phrase[]): TrainedTopics {
  const { buckets, epochs, kept, seed, repeats, certain, calmEnough, fewWords, joinedCalm } =
    settings;
  const random = createRandom(seed);
  const examples: Example[] = [...phrases, ...joinPhrases(phrases, joinedCalm)].map(
    ({ topic, text }) => ({
      label: classes.indexOf(topic),
      isShort: wordsToRead(text).length <= fewWords,
      parts: windowsOf(text).map((words) => Uint32Array.from(featuresOf(words, buckets))),
    }),
  );
  const { model, choosePart, prune, dangerOf, learn } = createTraining(buckets);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const example of shuffled(examples, random)) {
      // a random part of the features, so that no single one decides (dropout)
      const features = choosePart(example)?.filter(() => random() < kept);
      if (features) learn(features, example.label);
    }
  }
  prune();
  const repeated = examples.filter(({ label, isShort }) => label !== calm || isShort);
  for (let round = 0; round < repeats; round += 1) {
    let missed = 0;
    for (const example of repeated) {
      const part = choosePart(example);
      const isCalm = example.label === calm;
      if (!part || (isCalm ? dangerOf(part) < calmEnough : dangerOf(part) >= certain)) continue;
      learn(part, example.label);
      if (!isCalm) missed += 1;
    }
    if (missed === 0) break;
  }
  return model;
}
