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

/** How long 'Sending...' is shown: long enough to read, and to ignore a double click. */
const sendingMilliseconds = 600;

/** How long the confirmation replaces the form. */
const confirmationMilliseconds = 5000;

/** Returns the form's field values exactly as typed. */
function readTyped(element: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, `${value}`]));
}

/** Adds the error prefix to the page title of a refused form, or removes it (WCAG 2.4.2). */
function markTitle(refused: boolean, prefix: string): void {
  const title = document.title.replace(prefix, '');
  document.title = refused ? prefix + title : title;
}

interface ChatFormOptions {
  form: FormDefinition;
  words: WordsOf<'chatForm'>;
  /** Toast texts: for an appointment request or for a message. */
  messages: Record<'success' | 'failure', { title: string; text: string }>;
  /** Whether a confirmation replaces the form for a while. */
  confirms: boolean;
  /** Values and errors from the server. */
  initial: { values: FormValues; errors: FormErrors };
}

/**
 * State and handlers of a form that opens the chat: values, errors, progress, outcome and draft.
 */
export function useChatForm({ form, words, messages, confirms, initial }: ChatFormOptions) {
  const { errorPrefix } = words.formMessages;
  const [values, setValues] = useState(initial.values);
  const [errors, setErrors] = useState(initial.errors);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [outcome, setOutcome] = useState<Outcome>();
  const [urgency, setUrgency] = useState<Urgency>();
  const [draft, setDraft] = useState<FormValues>();
  const [restoreCount, setRestoreCount] = useState(0);
  const [day, setDay] = useState(initial.values.date ?? '');
  const [formKey, setFormKey] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const cancelTimer = useRef<() => void>(undefined);
  const attempt = useRef(0);

  useEffect(() => {
    prepareToasts(words.toast.region);
    // a date chosen before this code loaded
    const typed = element.current?.elements.namedItem('date');
    if (typed instanceof HTMLInputElement) setDay(typed.value);
    return () => cancelTimer.current?.();
  }, [words]);

  useEffect(() => {
    // the server's errors already have the title and the focus
    if (errors === initial.errors) return;
    markTitle(Object.keys(errors).length > 0, errorPrefix);
    element.current?.querySelector<HTMLElement>(`[role=alert]`)?.focus();
  }, [errors, initial.errors, errorPrefix]);

  function fill(next: FormValues) {
    setValues(next);
    setDay(next.date ?? '');
    setFormKey((count) => count + 1);
  }

  function restoreDraft() {
    if (!draft) return;
    cancelTimer.current?.();
    const empty = initialValues(form);
    const typed = element.current ? readTyped(element.current) : empty;
    // text typed since then becomes the next draft
    const hasNewText = Object.keys(empty).some((field) => typed[field] !== empty[field]);
    setDraft(hasNewText ? typed : undefined);
    setErrors({});
    setState('idle');
    setRestoreCount((count) => count + 1);
    fill(draft);
  }

  function showSent(typed: FormValues) {
    showToast({ ...messages.success, words: words.toast });
    setDraft(typed);
    fill(initialValues(form));
    if (!confirms) return;
    setState('sent');
    cancelTimer.current = setVisibleTimeout(() => setState('idle'), confirmationMilliseconds);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const typed = readTyped(event.currentTarget);
    const parsed = parseForm(form, new FormData(event.currentTarget));
    setErrors(parsed.ok ? {} : parsed.errors);
    setOutcome(undefined);
    setUrgency(undefined);
    setRestoreCount(0);
    if (!parsed.ok) return;
    let knownUrgency: Urgency | undefined;
    attempt.current += 1;
    const thisAttempt = attempt.current;
    readUrgency(parsed.values).then((result) => {
      knownUrgency = result;
      if (thisAttempt === attempt.current) setUrgency(result);
    });
    const { chatHref, smsHref } = parsed;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute('name') === sendBySms.name) {
      location.assign(smsHref);
      setOutcome({ kind: 'sms', chatHref, smsHref });
      return;
    }
    // must run inside the submit gesture, or browsers block the tab
    const kind = !navigator.onLine ? 'offline' : openInNewTab(chatHref) ? 'chat' : 'blocked';
    setState('sending');
    const sending = setTimeout(() => {
      setState('idle');
      setOutcome({ kind, chatHref, smsHref });
      // in an emergency the form keeps its text and shows no success toast: the visitor must call
      if (kind === 'chat' && knownUrgency !== 'urgent') showSent(typed);
      else if (kind !== 'chat')
        showToast({ ...messages.failure, destructive: true, words: words.toast });
    }, sendingMilliseconds);
    cancelTimer.current = () => clearTimeout(sending);
  }

  return {
    /** React key: a new one remounts the form with the new values. */
    formKey,
    element,
    values,
    errors,
    state,
    outcome,
    urgency,
    day,
    setDay,
    hasDraft: Boolean(draft),
    restoreCount,
    restoreDraft,
    handleSubmit,
  };
}
