import { addressOf, type OpenIndex, type PlacedSection } from '../index/open-index.ts';
import { isSubject } from '../index/terms.ts';
import { type Query, shareOf } from './read-query.ts';

/** How much the title and each of a page's next three sections raise a score. */
const boosts = { title: 0.75, further: 0.15 } as const;

/**
 * Least share of a query that a shown section has, or its title and headings. A query that names a subject of the
 * site needs one of them: 'dentist near thika' is about dentists. Any other needs more, and both, and a word that
 * the site does not have counts fully against: 'driving school fees' are all in the text on certificates.
 */
const least = {
  ofSubject: { covered: 0.45, named: 0.22 },
  ofOthers: { covered: 0.8, named: 0.35 },
} as const;

/** Share of a query above which a page's title alone answers it, so the whole page is shown. */
const titleAnswersAbove = 0.7;

/** Returns how much of a query a section's title and headings have, from 0 to 1. */
const shareNamed = (section: PlacedSection, query: Query) =>
  shareOf(query, ({ matches }) => matches.get(section)?.isNamed === true);

/**
 * Returns the sections to show for a query, best first, one per page; none for a query about something else.
 * Beside an answer only those with every word, if there are any.
 */
export function rankPages(index: OpenIndex, query: Query, answer?: string): PlacedSection[] {
  const terms = query.flatMap((word) => [...word.terms]);
  const isOfSubject = terms.some((term) => isSubject(term) && index.terms.has(term));
  const found = new Set(query.flatMap(({ matches }) => [...matches.keys()]));
  const scored = Array.from(found, (section) => {
    const covered = shareOf(query, ({ matches }) => matches.has(section));
    const words = query.reduce((sum, { matches }) => sum + (matches.get(section)?.score ?? 0), 0);
    return { section, covered, named: shareNamed(section, query), score: words * covered };
  }).sort((a, b) => b.score - a.score);

  function isShown({ section, covered, named }: (typeof scored)[number]): boolean {
    const isNamed = named >= least.ofOthers.named;
    // first aid for something else would alarm
    if (section.page.sections[0]?.isUrgent && !isNamed) return false;
    return isOfSubject
      ? covered >= least.ofSubject.covered || named >= least.ofSubject.named
      : covered >= least.ofOthers.covered && (isNamed || query.length === 1);
  }

  const ranked = [...Map.groupBy(scored, ({ section }) => section.page)]
    .flatMap(([page, [best, ...others]]) => {
      const [opening] = page.sections;
      if (!best || !opening) return [];
      const further = others.slice(0, 3).reduce((sum, { score }) => sum + score, 0);
      const inTitle = shareNamed(opening, query);
      const score = (best.score + boosts.further * further) * (1 + boosts.title * inTitle);
      // a page's opening says little, unless its title answers
      const isInner = best.section === opening && inTitle <= titleAnswersAbove;
      return [{ ...((isInner && others[0]) || best), score }];
    })
    .sort((a, b) => b.score - a.score)
    .filter((each) => isShown(each) && addressOf(each.section) !== answer);
  const whole = ranked.filter(
    ({ covered, named }) => covered === 1 && named >= least.ofOthers.named,
  );
  return (answer && whole.length > 0 ? whole : ranked).map(({ section }) => section);
}
