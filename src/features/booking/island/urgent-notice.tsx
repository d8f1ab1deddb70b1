import { type ComponentProps, useEffect, useRef } from 'react';
import { UrgentCard } from '../view/urgent-card.tsx';

/**
 * The urgent card in a page that stays open: it scrolls into view and takes the focus (WCAG 2.4.3).
 */
export function UrgentNotice(props: Omit<ComponentProps<typeof UrgentCard>, 'ref' | 'level'>) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    // 'instant': the visitor may be in the chat tab by now, and hidden pages don't scroll smoothly
    card.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return <UrgentCard {...props} ref={card} />;
}
