import { addressOf, type OpenIndex, type PlacedSection } from '../index/open-index.ts';
import { isSubject } from '../index/terms.ts';
import { type Query, shareIn } from './read-query.ts';

/** How much the title and each of a page's next three sections raise a score. */
const boosts = { title: 0.75, further: 0.15 } as const;

/** Share of a query above which a page's title alone answers it, so the whole page is shown. */
const titleAnswersAbove = 0.7;

/**
 * Least share of a query that a shown section has. A query that names a subject of the site needs less: 'dentist
 * near thika' is about dentists. In any other, a word that the site does not have counts fully against, and a
 * heading has one of several words: 'driving school fees' are all in the text on certificates.
 */
const least = { ofSubject: 0.45, namedOfSubject: 0.2, ofOthers: 0.75, namedOfOthers: 0.3 } as const;

/** Scores the sections that have a word of a query, best first. */
function scoreSections(index: OpenIndex, query: Query) {
  const terms = query.flatMap(({ variants }) => [...variants.keys()]);
  const isOfSubject = terms.some((term) => isSubject(term) && index.postingsOf(term).length > 0);
  const ids = new Set(query.flatMap(({ matches }) => [...matches.keys()]));
  return Array.from(ids, (id) => {
    const [covered, named] = [shareIn(id, query, 'covered'), shareIn(id, query, 'named')];
    const isNamed = named >= least.namedOfOthers;
    const isAnswer = isOfSubject
      ? covered >= least.ofSubject || named >= least.namedOfSubject
      : covered >= least.ofOthers && (isNamed || query.length === 1);
    const words = query.reduce((sum, { matches }) => sum + (matches.get(id)?.score ?? 0), 0);
    const section = index.sections[id];
    const isWhole = isNamed && query.every(({ matches }) => matches.has(id));
    // first aid for something else would alarm
    const isApt = isNamed || !index.sections[section?.page.opening ?? -1]?.isUrgent;
    return { section, isAnswer: isAnswer && isApt, isWhole, score: words * covered };
  }).sort((a, b) => b.score - a.score);
}

/**
 * Returns the sections to show for a query, best first, one per page; none for a query about something else.
 * Beside an answer only those with every word, if there are any.
 */
export function rankPages(index: OpenIndex, query: Query, answer?: string): PlacedSection[] {
  const pages = Map.groupBy(scoreSections(index, query), ({ section }) => section?.page);
  const ranked = [...pages]
    .flatMap(([page, [best, ...others]]) => {
      if (!page || !best) return [];
      const further = others.slice(0, 3).reduce((sum, { score }) => sum + score, 0);
      const inTitle = shareIn(page.opening, query, 'named');
      const score = (best.score + boosts.further * further) * (1 + boosts.title * inTitle);
      // a page's opening says little, unless its title answers
      const isInner = best.section?.id === page.opening && inTitle <= titleAnswersAbove;
      return [{ ...((isInner && others[0]) || best), score }];
    })
    .sort((a, b) => b.score - a.score)
    .filter(({ section, isAnswer }) => isAnswer && section && addressOf(section) !== answer);
  const whole = answer ? ranked.filter(({ isWhole }) => isWhole) : [];
  return (whole.length > 0 ? whole : ranked).flatMap(({ section }) => section ?? []);
}
