import { type FormEvent, useEffect, useRef, useState } from 'react';
import type {
  FormDefinition,
  FormErrors,
  FormValues,
} from '../../../components/form/form-definition.ts';
import { initialValues, sendBySms } from '../../../components/form/form-definition.ts';
import { prepareToasts, showToast } from '../../../components/toast/toast.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import { parseForm } from '../parse-form.ts';
import type { Outcome } from './chat-outcome.tsx';
import { openInNewTab } from './open-in-new-tab.ts';
import { readUrgency, type Urgency } from './read-urgency.ts';
import { setVisibleTimeout } from './set-visible-timeout.ts';

/** How long 'Sending...' stands, so that it can be seen and a second press does nothing. */
const sendingTime = 600;

/** How long the confirmation takes the form's place. */
const confirmationTime = 5000;

/** What stands in a form's fields, letter for letter. */
function typedIn(element: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, `${value}`]));
}

/** Says in the page's title whether the form came back (WCAG 2.4.2). */
function titlePage(refused: boolean, prefix: string): void {
  const title = document.title.replace(prefix, '');
  document.title = refused ? prefix + title : title;
}

interface ChatFormOptions {
  form: FormDefinition;
  words: WordsOf<'chatForm'>;
  /** The answers for its kind: to a request, or to a message. */
  messages: Record<'success' | 'failure', { title: string; text: string }>;
  /** Whether a confirmation takes the form's place for a while. */
  confirms: boolean;
  /** As the page came. */
  sent: { values: FormValues; errors: FormErrors };
}

/**
 * What a form that opens the chat knows and does: what stands in it, what is wrong, where sending
 * stands, what came of it, and what was typed before it was emptied.
 */
export function useChatForm({ form, words, messages, confirms, sent }: ChatFormOptions) {
  const { errorPrefix } = words.formMessages;
  const [values, setValues] = useState(sent.values);
  const [errors, setErrors] = useState(sent.errors);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [outcome, setOutcome] = useState<Outcome>();
  const [urgency, setUrgency] = useState<Urgency>();
  const [kept, setKept] = useState<FormValues>();
  const [restored, setRestored] = useState(0);
  const [day, setDay] = useState(sent.values.date ?? '');
  const [generation, setGeneration] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const cancelTimer = useRef<() => void>(undefined);
  const attempt = useRef(0);

  useEffect(() => {
    prepareToasts(words.toast.region);
    // a day chosen before this code arrived
    const typed = element.current?.elements.namedItem('date');
    if (typed instanceof HTMLInputElement) setDay(typed.value);
    return () => cancelTimer.current?.();
  }, [words]);

  useEffect(() => {
    // errors that came with the page have the title and the focus already
    if (errors === sent.errors) return;
    titlePage(Object.keys(errors).length > 0, errorPrefix);
    element.current?.querySelector<HTMLElement>(`[role=alert]`)?.focus();
  }, [errors, sent.errors, errorPrefix]);

  function fill(next: FormValues) {
    setValues(next);
    setDay(next.date ?? '');
    setGeneration((count) => count + 1);
  }

  function bringBack() {
    if (!kept) return;
    cancelTimer.current?.();
    const empty = initialValues(form);
    const typed = element.current ? typedIn(element.current) : empty;
    // what was typed since is kept in turn
    const hasMore = Object.keys(empty).some((field) => typed[field] !== empty[field]);
    setKept(hasMore ? typed : undefined);
    setErrors({});
    setState('idle');
    setRestored((count) => count + 1);
    fill(kept);
  }

  function showSent(typed: FormValues) {
    showToast({ ...messages.success, words: words.toast });
    setKept(typed);
    fill(initialValues(form));
    if (!confirms) return;
    setState('sent');
    cancelTimer.current = setVisibleTimeout(() => setState('idle'), confirmationTime);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const typed = typedIn(event.currentTarget);
    const parsed = parseForm(form, new FormData(event.currentTarget));
    setErrors(parsed.ok ? {} : parsed.errors);
    setOutcome(undefined);
    setUrgency(undefined);
    setRestored(0);
    if (!parsed.ok) return;
    let read: Urgency | undefined;
    attempt.current += 1;
    const own = attempt.current;
    readUrgency(parsed.values).then((found) => {
      read = found;
      if (own === attempt.current) setUrgency(found);
    });
    const { chatHref, smsHref } = parsed;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('name') === sendBySms.name) {
      location.assign(smsHref);
      setOutcome({ kind: 'sms', chatHref, smsHref });
      return;
    }
    // inside the gesture of the submit, or browsers would block it
    const kind = !navigator.onLine ? 'offline' : openInNewTab(chatHref) ? 'chat' : 'blocked';
    setState('sending');
    const sending = setTimeout(() => {
      setState('idle');
      setOutcome({ kind, chatHref, smsHref });
      // who has to call now is not thanked for waiting, and keeps the words in the form
      if (kind === 'chat' && read !== 'urgent') showSent(typed);
      else if (kind !== 'chat')
        showToast({ ...messages.failure, destructive: true, words: words.toast });
    }, sendingTime);
    cancelTimer.current = () => clearTimeout(sending);
  }

  return {
    /** A new key makes a new form. */
    generation,
    element,
    values,
    errors,
    state,
    outcome,
    urgency,
    day,
    setDay,
    hasKept: Boolean(kept),
    restored,
    bringBack,
    handleSubmit,
  };
}
