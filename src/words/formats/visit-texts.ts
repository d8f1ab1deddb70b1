import type { ChildVisit } from '../../facts/clinical/mother-and-child/child-visits.ts';

/** Words of one language for a child's visit. */
interface VisitWords {
  check: string;
  wormTablet: string;
  visitTitle(visit: ChildVisit): string;
  dosesText(doses: ChildVisit['doses']): string;
  protectionText(doses: ChildVisit['doses']): string;
}

/** Makes the texts of a visit: the age, what is done, and what it protects against. */
export function makeVisitTexts(words: VisitWords) {
  return (visit: ChildVisit) => {
    const { doses, isCheck, hasWormTablet } = visit;
    const withoutVitaminA = doses.filter(({ vaccine }) => vaccine !== 'vitaminA');
    return {
      title: words.visitTitle(visit),
      what: [isCheck && words.check, words.dosesText(doses), hasWormTablet && words.wormTablet]
        .filter(Boolean)
        .join('. '),
      // said once: vitamin A is in many visits
      details: words.protectionText(hasWormTablet ? withoutVitaminA : doses),
    };
  };
}
