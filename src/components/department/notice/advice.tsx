import type { Step } from '../../../words/departments/department-words.ts';
import { LinkedText } from '../../text/linked-text.tsx';
import { UnbrokenText } from '../../text/unbroken-text.tsx';

/** Short texts under headings; `wide` ones are side by side. */
export function Advice({ items, wide = false }: { items: readonly Step[]; wide?: boolean }) {
  const columns = items.length > 2 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
  const beside = wide && items.length > 1;
  return (
    <div className={`grid gap-x-8 gap-y-4 ${beside ? columns : ''}`.trim()}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <h3 className="text-h4">
            <UnbrokenText text={title} />
          </h3>
          <p className="mt-1">
            <LinkedText text={text} />
          </p>
        </div>
      ))}
    </div>
  );
}
