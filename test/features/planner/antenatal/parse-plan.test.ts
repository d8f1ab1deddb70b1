import { describe, expect, it } from 'vitest';
import { dueDateOf, parsePlan } from '../../../../src/features/planner/antenatal/antenatal-plan.ts';
import { dayAfter } from '../../../../src/time/days.ts';
import { planErrors as ownErrors } from '../../../../src/words/en/features/antenatal-planner.ts';
import { dateErrors } from '../../../../src/words/en/features/plan-frame.ts';
import { toFormData } from '../../../support/to-form-data.ts';

const planErrors = { ...dateErrors, ...ownErrors };
const today = '2027-03-01';
const day = (days: number) => dayAfter(today, days);

function read(fields: Record<string, string>) {
  return parsePlan(toFormData(fields), today, planErrors);
}

function errorsOf(fields: Record<string, string>) {
  const parsed = read(fields);
  return parsed.ok ? {} : parsed.errors;
}

it.each([
  ['last-period', 0],
  ['last-period', -308],
  ['due-date', 308],
  ['due-date', -28],
])('the planner accepts a %s %i days from today', (basis, days) => {
  expect(read({ basis, date: day(days) })).toMatchObject({ ok: true });
});

it('the planner accepts a cycle of 21 to 35 days, and takes the usual one without', () => {
  const withCycle = (cycle: string) => read({ basis: 'last-period', date: '2027-01-01', cycle });
  for (const cycle of ['21', '28', '35'])
    expect(withCycle(cycle)).toMatchObject({ ok: true, values: { cycle } });
  expect(withCycle(' ')).toEqual(withCycle('28'));
  expect(read({ basis: 'last-period', date: '2027-01-01' })).toEqual(withCycle('28'));
});

it('the planner ignores the cycle for a due date', () => {
  for (const cycle of ['21', '99', 'none']) {
    const parsed = read({ basis: 'due-date', date: day(100), cycle });
    expect(parsed.ok && dueDateOf(parsed.values)).toBe(day(100));
  }
});

describe('an invalid planner form', () => {
  const { impossibleDate, cycle } = planErrors;
  const good = { basis: 'last-period', date: '2027-01-01', cycle: '28' };

  it.each([
    [{ date: '' }, { date: planErrors.missingDate }],
    [{ basis: 'scan' }, { basis: planErrors.basis }],
    [{ date: '2027-02-29' }, { date: impossibleDate('2027-02-29', '2026-12-07') }],
    [{ date: '1/3/2027' }, { date: impossibleDate('1/3/2027', '2026-12-07') }],
    [{ date: day(1) }, { date: planErrors.lastPeriodAhead }],
    [{ date: day(-309) }, { date: planErrors.lastPeriodLongAgo }],
    [{ basis: 'due-date', date: day(309) }, { date: planErrors.dueDateFarAhead }],
    [{ basis: 'due-date', date: day(-29) }, { date: planErrors.dueDateLongPast }],
    ...['20', '36', '0', '-28', '28.5', '2e1', '028', '٢٨'].map(
      (days) => [{ cycle: days }, { cycle: cycle(days) }] as const,
    ),
  ] as const)('a planner form with %j has the error %j', (fields, errors) => {
    expect(errorsOf({ ...good, ...fields })).toEqual(errors);
  });

  it.each(['last-period', 'due-date'])(
    'an error of the planner gives an example that the form accepts: %s',
    (basis) => {
      const error = errorsOf({ basis, date: 'soon' }).date ?? '';
      const example = /\d{4}-\d{2}-\d{2}$/.exec(error)?.[0] ?? '';
      expect(read({ basis, date: example })).toMatchObject({ ok: true });
    },
  );
});
