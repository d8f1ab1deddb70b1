import { useWords } from '../../../components/locale.tsx';
import { UrgencyCard } from '../../../components/urgency/urgency-card.tsx';
import { site } from '../../../facts/hospital/site.ts';

/** Where 'Ask us' leads on a page with this card. */
export const askUsId = 'ask';

/** Phone and chat, for questions that no page answers. */
export function AskUs(own: { heading: string; text?: string }) {
  const { frame } = useWords('frame');
  const call = { target: 'call', label: `${frame.call} ${site.phone}` } as const;
  const chat = { target: 'chat', label: frame.chatOnWhatsApp } as const;
  return <UrgencyCard urgency="ask" id={askUsId} numbered actions={[call, chat]} {...own} />;
}
