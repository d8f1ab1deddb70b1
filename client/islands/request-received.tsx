import { useEffect, useRef } from 'react';

interface RequestReceivedProps {
  heading: string;
  text: string;
}

/**
 * The confirmation that takes the appointment form's place for five seconds. It takes the focus,
 * which would be lost with the form, and hands it to the section when the form returns, unless
 * the visitor has gone elsewhere (WCAG 2.4.3).
 */
export function RequestReceived({ heading, text }: RequestReceivedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const section = element?.closest<HTMLElement>('section');
    element?.focus();
    return () => {
      if (!element?.contains(document.activeElement) && document.activeElement !== document.body)
        return;
      section?.setAttribute('tabindex', '-1');
      section?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-control bg-leaf-tint p-6">
      <h3 className="text-h3 text-leaf-ink">{heading}</h3>
      <p className="mt-2">{text}</p>
    </div>
  );
}
