import { costWithSha } from './cost.ts';
import { askUs } from './dated-sums.ts';
import { maternityPackages } from './maternity-packages.ts';
import { type PriceItem, priceItem, priceItems } from './price-items.ts';

/** A line of an example's bill: an item and its quantity. */
interface ExampleLine {
  item: PriceItem;
  times: number;
  /** In a package that SHA has paid for: it publishes no sum for this line. */
  shaUnknown?: true;
}

const nightsIn = (hours: number) => hours / 24;
const { normalDelivery, cesareanSection } = maternityPackages;

/** Nights of a normal birth, days in the newborn unit and nights in the HDU. */
export const exampleDays = {
  normalBirth: 2,
  cesarean: nightsIn(cesareanSection.stayHours),
  newborn: 5,
  hdu: 1,
} as const;

const laterNights = exampleDays.normalBirth - nightsIn(normalDelivery.stayHours);

/** Bills worked out on /what-will-i-pay. */
const workedExamples = {
  normalBirth: [
    { item: 'normal', times: 1 },
    { item: 'bedGeneral', times: laterNights, shaUnknown: true },
  ],
  cesarean: [{ item: 'cesarean', times: 1 }],
  newborn: [{ item: 'newbornUnit', times: exampleDays.newborn }],
  hdu: [{ item: 'hdu', times: exampleDays.hdu }],
} as const satisfies Readonly<Record<string, readonly ExampleLine[]>>;

/** What an example's sums are for: they leave out tests, medicine and the doctor outside a package. */
export const exampleScopes = {
  normalBirth: 'packageAndBed',
  cesarean: 'package',
  newborn: 'bedAndNursing',
  hdu: 'bedAndNursing',
} as const satisfies Readonly<Record<keyof typeof workedExamples, string>>;

export type WorkedExample = keyof typeof workedExamples;

export const workedExampleNames = (Object.keys(workedExamples) as WorkedExample[]).filter((name) =>
  workedExamples[name].every(({ item }) => priceItems.includes(item)),
);

interface ExampleCost {
  lines: readonly (ExampleLine & { price: number })[];
  /** The bill without insurance. */
  total: number;
  /** What SHA pays for sure; 'ask us' if no line has a current sum. */
  shaPays: number | typeof askUs;
  /** The most that is left with SHA; less if it also pays for lines without a published sum. */
  atMost: number;
  /** Whether every line has a current sum. */
  isExact: boolean;
}

/** Returns the bill of an example, with what SHA pays on `today` (ISO 8601). */
export function exampleCost(name: WorkedExample, today: string): ExampleCost {
  const lines = workedExamples[name].map((line: ExampleLine) => ({
    ...line,
    price: priceItem(line.item).price * line.times,
  }));
  const sums = lines.map(({ item, times, shaUnknown }) => {
    const { coverPays } = costWithSha(item, today);
    return shaUnknown || typeof coverPays === 'string' ? askUs : coverPays * times;
  });
  const known = sums.filter((sum) => sum !== askUs);
  const paid = known.reduce((all, sum) => all + sum, 0);
  const total = lines.reduce((all, { price }) => all + price, 0);
  return {
    lines,
    total,
    shaPays: known.length > 0 ? paid : askUs,
    atMost: Math.max(0, total - paid),
    isExact: known.length === sums.length,
  };
}
