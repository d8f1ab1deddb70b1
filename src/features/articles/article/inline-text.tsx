import { useLanguage } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { localAddress } from '../../../site/known-places.ts';
import { type Inline, inlineText } from '../../../words/articles/article.ts';

function Run({ run }: { run: Inline }) {
  const language = useLanguage();
  if (typeof run === 'string') return <LinkedText text={run} />;
  if (run.kind === 'strong') {
    return (
      <strong>
        <InlineText runs={run.children} />
      </strong>
    );
  }
  const href = localAddress(run.href, language);
  if (href === undefined) return inlineText(run);
  // phone numbers stay text here, because links cannot be nested
  return (
    <a href={href} className="text-link">
      {inlineText(run)}
    </a>
  );
}

/** A line of an article with emphasis, links and phone links. */
export function InlineText({ runs }: { runs: readonly Inline[] }) {
  return runs.map((run, index) => {
    const key = index;
    return <Run key={key} run={run} />;
  });
}
