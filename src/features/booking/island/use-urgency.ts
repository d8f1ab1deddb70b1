import { useRef, useState } from 'react';
import type { FormValues } from '../../../components/form/form-definition.ts';
import type { FirstAidLink } from '../../../components/urgency/first-aid-links.ts';
import type { Language } from '../../../site/languages.ts';
import { type MessageUrgency, readFirstAid, readUrgency } from './read-urgency.ts';

/** How urgent the last message is, with links to first aid; both arrive after the code that reads it. */
export function useUrgency(language: Language) {
  const [urgency, setUrgency] = useState<MessageUrgency>();
  const [firstAid, setFirstAid] = useState<readonly FirstAidLink[]>([]);
  const attempt = useRef(0);

  function clearUrgency() {
    setUrgency(undefined);
    setFirstAid([]);
  }

  async function judge(values: FormValues) {
    attempt.current += 1;
    const thisAttempt = attempt.current;
    const found = await readUrgency(values);
    if (thisAttempt !== attempt.current) return;
    setUrgency(found);
    if (found !== 'urgent') return;
    const links = await readFirstAid(values, language);
    if (thisAttempt === attempt.current) setFirstAid(links);
  }

  return { urgency, firstAid, clearUrgency, judge };
}
