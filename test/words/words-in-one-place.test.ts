import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';
import { wordsInView } from './words-in-view.ts';

const views = [
  ...sourceFiles('src/components'),
  ...sourceFiles('src/features'),
  ...sourceFiles('src/pages'),
].filter(({ path }) => path.endsWith('.tsx'));

describe('the texts of views', () => {
  it('are found in text, accessible names, templates and defaults', () => {
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

  it('are all in the words', () => {
    expect(views.length).toBeGreaterThan(60);
    const said = views.flatMap(({ path, text }) =>
      wordsInView(text).map((found) => `${path}: ${found}`),
    );
    expect(said).toEqual([]);
  });
});
