import type { ReactNode } from 'react';

/** A card with a page's key prices or hours, for the space beside the page's heading. */
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
    <section aria-labelledby={id} className="flex flex-col rounded-panel bg-surface floats">
      <div className="p-5 md:p-8">
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
