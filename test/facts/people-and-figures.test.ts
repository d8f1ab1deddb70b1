import { expect, it } from 'vitest';
import { figures } from '../../src/facts/hospital/figures.ts';
import { staffKeys } from '../../src/facts/people/people.ts';
import { roles } from '../../src/words/en/hospital/people.ts';
import { impactFigures } from '../../src/words/en/pages/patient-stories.ts';

it('the staff are listed from the chief executive to the reception in-charge', () => {
  const shown = staffKeys.map((key) => roles[key]);
  expect([shown[0], shown.at(-1)]).toEqual(['Chief Executive Officer', 'Reception In-Charge']);
});

it('the impact figures have the labels of the specification', () => {
  const labels = [
    [figures.happyPatients, 'happy patients'],
    [figures.satisfaction, 'satisfaction'],
    [figures.babiesDelivered, 'babies delivered'],
    [figures.storiesAverage, 'average rating'],
  ];
  expect(impactFigures.map(({ value, label }) => [value, label])).toEqual(
    labels.filter(([value]) => value),
  );
});
