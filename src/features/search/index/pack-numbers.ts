/** Digits of packed numbers, none that JSON escapes. Those of the upper half say that more follow. */
const digits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const half = digits.length / 2;
const values = new Map(Array.from(digits, (digit, value) => [digit, value]));

/** Packs whole numbers from 0, most of them small, in one digit each if less than 32. */
export function packNumbers(numbers: readonly number[]): string {
  let packed = '';
  for (const number of numbers) {
    let rest = number;
    for (; rest >= half; rest = Math.floor(rest / half)) packed += digits[half + (rest % half)];
    packed += digits[rest];
  }
  return packed;
}

/** Returns packed numbers. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let [number, scale] = [0, 1];
  for (const digit of packed) {
    const value = values.get(digit) ?? 0;
    number += (value % half) * scale;
    scale *= half;
    if (value >= half) continue;
    numbers.push(number);
    [number, scale] = [0, 1];
  }
  return numbers;
}

/** Packs numbers that mostly count up, each as its distance from the next number; odd if it is lower. */
export const packRuns = (numbers: readonly number[]) =>
  packNumbers(
    numbers.map((number, at) => {
      const distance = number - (numbers[at - 1] ?? -1) - 1;
      return distance < 0 ? -2 * distance - 1 : 2 * distance;
    }),
  );

/** Returns packed runs. */
export function unpackRuns(packed: string): number[] {
  let number = -1;
  return unpackNumbers(packed).map((distance) => {
    number += 1 + (distance % 2 === 0 ? distance / 2 : -(distance + 1) / 2);
    return number;
  });
}
