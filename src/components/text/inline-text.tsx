import { localAddress } from '../../places.ts';
import { useLanguage } from '../edition.tsx';
import { LinkedText } from './linked-text.tsx';

/** `[words](/path#id)`, an address of this site. */
const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

function TextWithLinks({ text }: { text: string }) {
  const language = useLanguage();
  // words, link text, address, words, link text, address, …
  return text.split(link).map((part, index, parts) => {
    const key = index;
    if (index % 3 === 0) return <LinkedText key={key} text={part} />;
    if (index % 3 === 2) return null;
    return (
      <a key={key} href={localAddress(parts[index + 1] ?? '', language)} className="text-link">
        {part}
      </a>
    );
  });
}

/** A line of an article: `**strong**`, `[links](/path)`, and telephone numbers to tap. */
export function InlineText({ text }: { text: string }) {
  return text.split('**').map((part, index) => {
    const key = index;
    return index % 2 === 1 ? (
      <strong key={key}>
        <TextWithLinks text={part} />
      </strong>
    ) : (
      <TextWithLinks key={key} text={part} />
    );
  });
}
