import { describe, expect, it } from 'vitest';
import { parsePlan } from '../../../src/features/planner/antenatal-plan.ts';
import { dayAfter } from '../../../src/time/days.ts';
import { planErrors } from '../../../src/words/en/features/antenatal-planner.ts';
import { toFormData } from '../../support/to-form-data.ts';

const today = '2027-03-01';
const day = (days: number) => dayAfter(today, days);

function read(fields: Record<string, string>) {
  return parsePlan(toFormData(fields), today, planErrors);
}

function errorsOf(fields: Record<string, string>) {
  const parsed = read(fields);
  return parsed.ok ? {} : parsed.errors;
}

describe('a planner that is filled in well', () => {
  it.each([
    ['a last period today', 'last-period', 0],
    ['a last period 44 weeks ago', 'last-period', -308],
    ['a due date 44 weeks ahead', 'due-date', 308],
    ['a due date 4 weeks past', 'due-date', -28],
  ])('%s is taken', (_, basis, days) => {
    expect(read({ basis, date: day(days) })).toMatchObject({ ok: true });
  });

  it.each(['21', '28', '35'])('a cycle of %s days is taken', (cycle) => {
    const parsed = read({ basis: 'last-period', date: '2027-01-01', cycle });
    expect(parsed).toMatchObject({ ok: true, values: { cycle } });
  });

  it('without a cycle it is the usual one', () => {
    const without = read({ basis: 'last-period', date: '2027-01-01' });
    const empty = read({ basis: 'last-period', date: '2027-01-01', cycle: ' ' });
    const usual = read({ basis: 'last-period', date: '2027-01-01', cycle: '28' });
    expect([without, empty]).toEqual([usual, usual]);
  });

  it('a due date is taken as it is, whatever the cycle', () => {
    for (const cycle of ['21', '35', '99', 'none']) {
      expect(read({ basis: 'due-date', date: day(100), cycle })).toMatchObject({
        ok: true,
        dueDate: day(100),
      });
    }
  });

  it('drops white space and invisible characters', () => {
    const parsed = read({ basis: ' last-period', date: ' 2027-01-01\n', cycle: '28\u200B' });
    expect(parsed).toMatchObject({ ok: true, values: { date: '2027-01-01', cycle: '28' } });
  });
});

describe('a planner is refused', () => {
  const { impossibleDate, cycle } = planErrors;

  it.each([
    ['without a date', { date: '' }, { date: planErrors.missingDate }],
    ['with no field at all', {}, { date: planErrors.missingDate, basis: planErrors.basis }],
    ['with a basis that is none', { basis: 'scan' }, { basis: planErrors.basis }],
    [
      'with a day that does not exist',
      { date: '2027-02-29' },
      { date: impossibleDate('2027-02-29') },
    ],
    ['with a date written otherwise', { date: '1/3/2027' }, { date: impossibleDate('1/3/2027') }],
    ['with a last period tomorrow', { date: day(1) }, { date: planErrors.lastPeriodAhead }],
    [
      'with a last period more than 44 weeks ago',
      { date: day(-309) },
      { date: planErrors.lastPeriodLongAgo },
    ],
    [
      'with a due date more than 44 weeks ahead',
      { basis: 'due-date', date: day(309) },
      { date: planErrors.dueDateFarAhead },
    ],
    [
      'with a due date more than 4 weeks past',
      { basis: 'due-date', date: day(-29) },
      { date: planErrors.dueDateLongPast },
    ],
    ...['20', '36', '0', '-28', '28.5', '2e1', '028', 'often', '٢٨'].map(
      (days) => [`with a cycle of ${days}`, { cycle: days }, { cycle: cycle(days) }] as const,
    ),
  ] as const)('%s', (name, fields, errors) => {
    const good = { basis: 'last-period', date: '2027-01-01', cycle: '28' };
    const sent = name.includes('no field') ? {} : { ...good, ...fields };
    expect(errorsOf(sent)).toEqual(errors);
  });

  it('and keeps what was typed', () => {
    const typed = { basis: 'due-date', date: '2027-02-31', cycle: '99' };
    expect(read(typed)).toMatchObject({ ok: false, values: typed });
  });

  it('files and repeated values are no dates', () => {
    const data = new FormData();
    data.append('basis', 'due-date');
    data.append('date', new File(['2027-04-01'], 'date.txt'));
    expect(parsePlan(data, today, planErrors)).toMatchObject({
      errors: { date: planErrors.missingDate },
    });
    const twice = toFormData({ basis: 'due-date', date: '2027-04-01' });
    twice.append('date', 'nonsense');
    expect(parsePlan(twice, today, planErrors)).toMatchObject({ dueDate: '2027-04-01' });
  });
});
