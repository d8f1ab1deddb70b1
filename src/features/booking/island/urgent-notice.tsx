import { type ComponentProps, useEffect, useRef } from 'react';
import { UrgentCard } from '../view/urgent-card.tsx';

/** The urgent card where the page stays: it comes into view and takes the focus (WCAG 2.4.3). */
export function UrgentNotice(props: Omit<ComponentProps<typeof UrgentCard>, 'ref' | 'level'>) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    // at once: the visitor may be in the chat meanwhile, where nothing scrolls smoothly
    card.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return <UrgentCard {...props} ref={card} />;
}
