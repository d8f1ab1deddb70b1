import { onTwentyFourHourClock } from '../clock-times.ts';

/**
 * The figures of a text, sorted: the same for '38 °C or more' and '38 °C au zaidi'. '24/7' counts as
 * 24, as Swahili says 'saa 24, kila siku', and '98%' as '98 kwa kila 100'. Minutes after an hour in words
 * repeat those of a clock time: '12:20 mchana (saa sita na dakika 20)'.
 */
export function figuresIn(text: string): string[] {
  return (
    onTwentyFourHourClock(
      text
        .replaceAll('24/7', '24')
        .replaceAll(' kwa kila 100', '%')
        .replace(/(saa [a-z ]+) na dakika \d+/g, '$1'),
    ).match(/\d+(?:[.,:]\d+)*/g) ?? []
  ).sort();
}
