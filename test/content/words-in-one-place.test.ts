import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { wordsInView } from './words-in-view.ts';

/** Views that still say something themselves: each goes from here when its words have moved. */
const stillSaying: readonly RegExp[] = [
  // the kinds of articles become one
  /^src\/components\/article\//,
  /^src\/pages\/(medical-)?blog/,
  /^src\/pages\/article-not-found-page/,
  // their words come by props once the islands have them so
  /^src\/components\/form\/(form-markup|field|error-summary)\.tsx$/,
];

const views = [...sourceFiles('src/components'), ...sourceFiles('src/pages')].filter(
  ({ path }) => path.endsWith('.tsx') && !stillSaying.some((pattern) => pattern.test(path)),
);

describe('what the site says stands in the words, not in the views', () => {
  it('the reader finds texts, names for screen readers, templates and defaults', () => {
    const source = `
      const steps = { next: { icon: 'arrow', label: 'Next slide' } };
      function View({ heading = 'At a glance', look = 'quiet wide' }) {
        return (
          <p title="Our map" className="mt-2 wide" aria-label={\`Rated \${stars} of 5\`}>
            Hello there {late && ', which has passed'} {\`Call \${phone}\`} {words.said('x')} / 404
          </p>
        );
      }`;
    expect(wordsInView(source).sort()).toEqual([
      ', which has passed',
      'At a glance',
      'Call',
      'Hello there',
      'Next slide',
      'Our map',
      'Rated of 5',
    ]);
  });

  it('reads all views', () => {
    expect(views.length).toBeGreaterThan(60);
  });

  it('no view says anything itself', () => {
    const said = views.flatMap(({ path, text }) =>
      wordsInView(text).map((found) => `${path}: ${found}`),
    );
    expect(said).toEqual([]);
  });
});
