import { InlineText } from '../text/inline-text.tsx';
import { slugOf } from '../text/slug-of.ts';
import { UnbrokenText } from '../text/unbroken-text.tsx';

const wholeBold = /^\*\*([^*]+)\*\*$/;

/** The headings among an article's paragraphs, in order. */
export function articleHeadings(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap((paragraph) => wholeBold.exec(paragraph)?.[1] ?? []);
}

/** An article's text as paragraphs: blank lines part them, a single line break does not. */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function Paragraph({ text }: { text: string }) {
  const heading = wholeBold.exec(text)?.[1];
  if (heading)
    return (
      <h2 id={slugOf(heading)}>
        <UnbrokenText text={heading} />
      </h2>
    );
  const items = text.split(/\n(?=- |\d+\. )/);
  const numbered = /^\d/.test(text);
  if (items.every((item) => (numbered ? /^\d+\. / : /^- /).test(item))) {
    const List = numbered ? 'ol' : 'ul';
    return (
      <List className={numbered ? 'list-decimal space-y-2 ps-6' : 'dotted space-y-2'}>
        {items.map((item) => (
          <li key={item}>
            <InlineText text={item.slice(item.indexOf(' ') + 1)} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <p>
      <InlineText text={text} />
    </p>
  );
}

/**
 * An article's paragraphs, written as `MedicalArticle.content` says (spec section 2, Medical blog
 * article).
 */
export function ArticleBody({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph} text={paragraph} />
      ))}
    </div>
  );
}
