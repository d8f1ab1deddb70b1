import { LinkedText } from '../text/linked-text.tsx';

interface HeadedListProps {
  heading: string;
  items: readonly string[];
}

/** A short list under an h3. */
export function HeadedList({ heading, items }: HeadedListProps) {
  return (
    <div>
      <h3 className="text-h3">{heading}</h3>
      <ul className="dotted mt-2 space-y-1.5">
        {items.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
