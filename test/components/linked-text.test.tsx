import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkedText, numberPattern } from '../../src/components/text/linked-text.tsx';
import { UnbrokenText } from '../../src/components/text/unbroken-text.tsx';
import { phoneHref, site } from '../../src/facts/hospital/site.ts';
import { maternityPackages } from '../../src/facts/money/maternity-packages.ts';
import { formatPrice } from '../../src/words/formats/en.ts';

const price = formatPrice(maternityPackages.normalDelivery.price);

/** Returns the parts of a text that may not break. */
function runsIn(text: string): string[] {
  const html = renderToStaticMarkup(<UnbrokenText text={text} />);
  const runs = html.matchAll(
    /<span[^>]*>([^<]*)<\/span>|([\p{L}\d.,]+(?:\u00a0[\p{L}\d.,°]*[\p{L}\d])+)/gu,
  );
  return [...runs].map(([, run, spaced = '']) => run ?? spaced.replaceAll('\u00a0', ' '));
}

it.each([
  [`It costs ${price}, all in.`, [price]],
  [
    'Mon-Fri 7:00 AM-5:00 PM, Saturday 7:00 AM-12:00 PM',
    ['Mon-Fri 7:00 AM-5:00 PM', '7:00 AM-12:00 PM'],
  ],
  ['2:00 pm to 4:30 pm, then 5 pm; for 2 to 3 months', ['2:00 pm to 4:30 pm', '5 pm', '3 months']],
  ['Two check-ups, Mon-Sat', ['check-ups', 'Mon-Sat']],
  ['Folate 400-800 mcg, iron 27 mg.', ['400-800 mcg', '27 mg']],
  ['37.5 °C, and 140/90 mmHg', ['37.5 °C', '140/90 mmHg']],
  ['Week 8-12, then 38-40', ['8-12', '38-40']],
  ['1.5 litres of water in 4.0-7.0 mmol/L', ['1.5 litres', '4.0-7.0 mmol/L']],
  ['Call 0800 723 253 or +254 711 222 333.', ['0800 723 253', '+254 711 222 333']],
  ['Write to info@hospital.example.', ['info@hospital.example']],
  ['Fever for more than 2 days, or 1 day?', ['2 days', '1 day']],
  ['Homa ya zaidi ya siku 2, wiki ya 12', ['siku 2', 'wiki ya 12']],
])('a text keeps the parts of %j on one line', (text, runs) => {
  expect(runsIn(text)).toEqual(runs);
});

it('a text links the hospital and national helplines, not longer numbers that contain them', () => {
  const text = `Call ${site.phone}, or 999, or 1199. It is 9990 steps and 1,999 paces.`;
  const html = renderToStaticMarkup(<LinkedText text={text} />);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    phoneHref,
    'tel:999',
    'tel:1199',
  ]);
});

it.each(['(020) 123 4567', '+254 (20) 123-4567', '0800.723.253', '*544# [night] {a|b} ^$? \\d'])(
  'a text links a number in the format of the operator: %s',
  (number) => {
    expect(`Call ${number} now`.split(numberPattern([number]))).toEqual(['Call ', number, ' now']);
    expect('Call 020 123 4567 now'.match(numberPattern([number]))).toBeNull();
  },
);
