import type { ReactNode } from 'react';

/**
 * What a page leads with, beside its name: a list of prices or hours, where it is alone there under
 * the page's picture. On a phone the list comes first.
 */
export function LeadCard({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="lead-card flex flex-col overflow-clip rounded-panel bg-surface shadow-float"
    >
      <div className="p-5 md:p-8">
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
