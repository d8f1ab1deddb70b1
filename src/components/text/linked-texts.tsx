import { LinkedText } from './linked-text.tsx';

/** Paragraphs with links and phone numbers. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="stack">
      {texts.map((text) => (
        <p key={text}>
          <LinkedText text={text} />
        </p>
      ))}
    </div>
  );
}

/** A bulleted list with links and phone numbers, in two columns where there is room. */
export function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="flow-columns dotted space-y-2">
      {texts.map((text) => (
        <li key={text}>
          <LinkedText text={text} />
        </li>
      ))}
    </ul>
  );
}
