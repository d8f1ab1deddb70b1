import { isCalendarDay } from '../../../src/facts/days.ts';
import { type Notice, noticeBounds, noticeLevels } from '../../../src/facts/notice.ts';
import { languageNames, languages } from '../../../src/languages.ts';
import { routes, serviceRouteNames } from '../../../src/routes.ts';
import { brokenJson } from './faults-in-facts.ts';
import { linesOfJson } from './json-lines.ts';

/** Longer, and nobody reads it before what they came for. */
export const longestText = 400;

/** A day, or a day with a time. */
const moment = /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):[0-5]\d)?$/;
const clock = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

const pageNames = Object.keys(routes);
const places: readonly string[] = ['hospital', ...serviceRouteNames];
const fields = ['id', 'level', 'from', 'until', 'pages', 'text', 'hours'];
const hourFields = ['of', 'from', 'until', 'closed', 'opens', 'closes'];

/** Something that was read and may be anything. */
type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && isCalendarDay(moment.exec(value)?.[1] ?? '');
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && isCalendarDay(value);

/** What is wrong, and in which field: the message says what to write instead. */
type Fault = readonly [field: string, problem: string];

function unknownFields(value: Unknown, known: readonly string[]): Fault[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => [name, `is no field here. Write one of: ${known.join(', ')}.`]);
}

function faultsInHours(hours: unknown): Fault[] {
  if (!isObject(hours)) return [['hours', 'must stand in { }, or be left out.']];
  const { of, from, until, closed, opens, closes } = hours;
  const faults = unknownFields(hours, hourFields);
  if (!places.includes(String(of))) faults.push(['of', `must be one of: ${places.join(', ')}.`]);
  if (!isDay(from) || !isDay(until) || from > until) {
    faults.push([
      'until',
      "of the hours: 'from' and 'until' must be days, as \"2026-12-25\", the first one first.",
    ]);
  }
  const isOpen = clock.test(String(opens)) && clock.test(String(closes));
  if (closed === true ? opens !== undefined || closes !== undefined : !isOpen) {
    faults.push([
      'hours',
      'must say either "closed": true or both "opens" and "closes", as "8:00".',
    ]);
  }
  return faults;
}

function faultsInNotice(notice: Unknown): Fault[] {
  const { id, level, from, until, pages, text, hours } = notice;
  const faults = unknownFields(notice, fields);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(String(id))) {
    faults.push(['id', 'must be a short name in small letters, as "theatre-closed".']);
  }
  if (!noticeLevels.some((known) => known === level)) {
    faults.push(['level', `must be one of: ${noticeLevels.join(', ')}.`]);
  }
  for (const [name, value] of Object.entries({ from, until })) {
    if (isMoment(value)) continue;
    faults.push([name, 'must be a day, as "2026-12-04", or with a time, "2026-12-04T14:00".']);
  }
  if (isMoment(from) && isMoment(until)) {
    const [begins, ends] = noticeBounds({ from, until } as Notice);
    if (begins >= ends) faults.push(['until', "must lie after 'from'."]);
  }
  const named = Array.isArray(pages) ? pages : [];
  const strange = named.filter((name) => !pageNames.includes(String(name)));
  if (pages !== 'all' && (named.length === 0 || strange.length > 0)) {
    const wrong = strange.length > 0 ? `${strange.join(', ')} is no page. ` : '';
    faults.push(['pages', `${wrong}Write "all", or a list of: ${pageNames.join(', ')}.`]);
  }
  for (const language of languageNames) {
    const told = isObject(text) ? text[language] : undefined;
    if (typeof told === 'string' && told.trim() && told.length <= longestText) continue;
    faults.push([
      'text',
      `"${language}" must say it in ${languages[language].ownName}, in ${longestText} letters at most.`,
    ]);
  }
  if (isObject(text)) faults.push(...unknownFields(text, languageNames));
  if (hours !== undefined) faults.push(...faultsInHours(hours));
  return faults;
}

/**
 * What is wrong with a file of notices, a line each: 'file:line: what to write instead'. Nothing where
 * all of it can be shown.
 */
export function faultsInNotices(file: string, text: string): string[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return [brokenJson(file, text)];
  }
  const list = isObject(read) ? read.notices : undefined;
  if (!Array.isArray(list)) return [`${file}:1: "notices" must be a list, in [ ].`];

  const lineAt = linesOfJson(text);
  const lineOf = (index: number, field: string): number => {
    const { hours } = isObject(list[index]) ? list[index] : {};
    const inHours = isObject(hours) && !(field in list[index]) && field in hours;
    return lineAt(['notices', index, ...(inHours ? ['hours'] : []), field]);
  };

  const ids = list.map((notice) => (isObject(notice) ? notice.id : undefined));
  return list.flatMap((notice: unknown, index) => {
    if (!isObject(notice)) return [`${file}:${lineOf(index, '')}: a notice must stand in { }.`];
    const faults = faultsInNotice(notice);
    if (ids.indexOf(notice.id) < index) faults.push(['id', 'is that of another notice.']);
    return faults.map(
      ([field, problem]) => `${file}:${lineOf(index, field)}: "${field}" ${problem}`,
    );
  });
}
