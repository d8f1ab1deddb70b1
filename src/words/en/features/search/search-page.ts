/** Texts of /search, before and after a search. */
export const searchPage = {
  heading: 'Search',
  lead: 'Departments, prices, hours, doctors and health articles. Type in English or Swahili.',
  /** Also the title, which never repeats the query. */
  resultsHeading: 'Search results',
  resultsDescription:
    'What the pages of this hospital say about your search words, with the phone number to call.',
  urgentHeading: 'Is this happening now? Call first',
  firstAidHeading: 'Until help comes',
  nothing: 'We found nothing for these words',
  nothingHint:
    'Try one or two plain words, such as fever or price. Or ask us: we answer day and night.',
  /** When the pages could not be searched. */
  failed: 'Our search does not work at the moment',
  failedHint:
    'Ask us: we answer day and night. Or open one of these pages, or try again in a minute.',
  /** Below the results; pages without a word of the query are folded. */
  askHeading: 'Not what you need? Ask us',
  /** Notes at results in another language than the page, by their language. */
  resultLanguages: { en: 'In English', sw: 'In Swahili' },
} as const;

/** Returns the number of results as a sentence; `more` are below an answer. */
export function resultsFound(count: number, more = false): string {
  return `${count}${more ? ' more' : ''} ${count === 1 ? 'result' : 'results'}`;
}
