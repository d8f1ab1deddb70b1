import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type {
  FormDefinition,
  FormErrors,
  FormValues,
} from '../../../components/form/form-definition.ts';
import { initialValues, sendBySms } from '../../../components/form/form-definition.ts';
import { dismissToast, prepareToasts, showToast } from '../../../components/toast/toast.ts';
import type { Language } from '../../../site/languages.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import { parseForm } from '../parse-form.ts';
import type { Outcome } from './chat-outcome.tsx';
import { openInNewTab } from './open-in-new-tab.ts';
import { setVisibleTimeout } from './set-visible-timeout.ts';
import { readTyped, useFields } from './use-fields.ts';
import { useUrgency } from './use-urgency.ts';
import { watchReturn } from './watch-return.ts';

/** How long 'Sending...' is shown: long enough to read, and to ignore a double click. */
const sendingMilliseconds = 600;

/** How long the confirmation replaces the form. */
const confirmationMilliseconds = 5000;

interface ChatFormOptions {
  form: FormDefinition;
  language: Language;
  words: WordsOf<'chatForm'>;
  /** Toast texts: for an appointment request or for a message. */
  messages: Record<'success' | 'failure', { title: string; text: string }>;
  /** Whether a confirmation replaces the form for a while. */
  confirms: boolean;
  /** Values and errors from the server, or the errors that the browser found before. */
  initial: { values: FormValues; errors: FormErrors };
}

/**
 * State and handlers of a form that opens the chat: values, errors, progress, outcome and draft.
 */
export function useChatForm({
  form,
  language,
  words,
  messages,
  confirms,
  initial,
}: ChatFormOptions) {
  const fields = useFields(initial, words.formMessages.errorTitle);
  const { element, fill } = fields;
  const { urgency, firstAid, clearUrgency, judge } = useUrgency(language);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [outcome, setOutcome] = useState<Outcome>();
  /** Whether the chat is open, so that coming back means that the text was sent. */
  const [isChatOpen, setIsChatOpen] = useState(false);
  const [draft, setDraft] = useState<FormValues>();
  const [restoreCount, setRestoreCount] = useState(0);
  const cancelTimer = useRef<() => void>(undefined);

  useEffect(() => {
    prepareToasts(words.toast.region);
    return () => cancelTimer.current?.();
  }, [words]);

  const handleReturn = useEffectEvent(() => confirmSent('returned'));
  // in an emergency the form keeps its text and shows no success: the visitor must call
  const awaitsReturn = isChatOpen && outcome?.kind === 'chat' && urgency !== 'urgent';
  useEffect(() => (awaitsReturn ? watchReturn(() => handleReturn()) : undefined), [awaitsReturn]);

  useEffect(() => {
    // the outcome's own effect has run: the toast is announced after what is left to do
    if (outcome?.toast) showToast({ ...outcome.toast, words: words.toast });
  }, [outcome, words]);

  function restoreDraft() {
    if (!draft) return;
    cancelTimer.current?.();
    const empty = initialValues(form);
    const typed = element.current ? readTyped(element.current) : empty;
    // text typed since then becomes the next draft
    const hasNewText = Object.keys(empty).some((field) => typed[field] !== empty[field]);
    setDraft(hasNewText ? typed : undefined);
    fields.clearErrors();
    setState('idle');
    setRestoreCount((count) => count + 1);
    fill(draft);
  }

  /** Shows the success, and clears the form: the visitor is back from the chat, or said so. */
  function confirmSent(kind: 'returned' | 'sent') {
    if (!outcome) return;
    const isFirst = outcome.kind === 'chat';
    setIsChatOpen(false);
    setOutcome({ ...outcome, kind, toast: isFirst && messages.success });
    if (!isFirst) return;
    setDraft(element.current ? readTyped(element.current) : undefined);
    fill(initialValues(form));
    if (!confirms) return;
    setState('sent');
    cancelTimer.current = setVisibleTimeout(() => setState('idle'), confirmationMilliseconds);
  }

  /** The text was not sent: it is in the form again, and the chat link is offered again. */
  function handleNotYet() {
    if (!outcome) return;
    cancelTimer.current?.();
    dismissToast();
    setIsChatOpen(false);
    setOutcome({ ...outcome, kind: 'chat', toast: false });
    setState('idle');
    if (draft && outcome.kind === 'returned') {
      setDraft(undefined);
      fill(draft);
    }
  }

  function awaitReturn() {
    setIsChatOpen(true);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    // first, because where an old browser fails here, it posts the form as without script
    const parsed = parseForm(form, new FormData(event.currentTarget));
    event.preventDefault();
    if (state === 'sending') return;
    fields.clearErrors();
    setOutcome(undefined);
    // an earlier failure must not lie over the new outcome
    dismissToast();
    clearUrgency();
    setRestoreCount(0);
    if (!parsed.ok) return fields.refuse(parsed.errors);
    judge(parsed.values);
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
      const hasFailed = kind !== 'chat';
      setIsChatOpen(!hasFailed);
      setDraft(undefined);
      setOutcome({
        kind,
        chatHref,
        smsHref,
        toast: hasFailed && { ...messages.failure, destructive: true },
      });
    }, sendingMilliseconds);
    cancelTimer.current = () => clearTimeout(sending);
  }

  return {
    ...fields,
    state,
    outcome,
    urgency,
    firstAid,
    hasDraft: Boolean(draft),
    restoreCount,
    restoreDraft,
    handleSubmit,
    confirmSent,
    handleNotYet,
    awaitReturn,
  };
}
