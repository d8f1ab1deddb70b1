import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDay, formatWeekday, isCalendarDay } from '../../src/content/calendar-day.ts';
import { formMessages } from '../../src/content/form-messages.ts';
import type { FormErrors, FormValues } from '../../src/forms/form-definition.ts';
import { initialValues } from '../../src/forms/form-definition.ts';
import { type FormName, forms } from '../../src/forms/forms.ts';
import { parseForm } from '../../src/forms/parse-form.ts';
import { FormMarkup } from '../../src/markup/form/form-markup.tsx';
import { openInNewTab } from '../open-in-new-tab.ts';
import { prepareToasts, showToast } from '../toast.ts';
import { setVisibleTimeout } from '../visible-timeout.ts';
import { ChatOutcome } from './chat-outcome.tsx';
import { RequestReceived } from './request-received.tsx';

interface ChatFormIslandProps {
  name: FormName;
  action: string;
  values: FormValues;
  errors: FormErrors;
}

/** How long 'Sending...' stands, so that it can be seen and a second press does nothing. */
const sendingTime = 600;

/** How long the confirmation takes the form's place (spec section 9). */
const confirmationTime = 5000;

/**
 * A form that opens the chat in a new tab with what was typed (spec sections 4, 7 and 8). Native
 * validation comes first; what only our own check finds (spaces for a name, a text too long for
 * the link) is shown as the server shows it. A blocked tab is the failure case: everything typed
 * stays, and a plain link opens the chat.
 */
export function ChatFormIsland({ name, action, ...sent }: ChatFormIslandProps) {
  const form = forms[name];
  const messages = name === 'appointment' ? formMessages.request : formMessages.message;
  const [values, setValues] = useState(sent.values);
  const [errors, setErrors] = useState(sent.errors);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [outcome, setOutcome] = useState<{ opened: boolean; href: string }>();
  const [day, setDay] = useState(sent.values.date ?? '');
  // a new key makes a new, empty form
  const [generation, setGeneration] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const cancelTimer = useRef<() => void>(undefined);

  useEffect(() => {
    prepareToasts();
    // a day chosen before this code arrived
    const typed = element.current?.elements.namedItem('date');
    if (typed instanceof HTMLInputElement) setDay(typed.value);
    return () => cancelTimer.current?.();
  }, []);

  useEffect(() => {
    // errors that came with the page have the focus already
    if (errors === sent.errors) return;
    element.current?.querySelector<HTMLElement>(`[role=alert]`)?.focus();
  }, [errors, sent.errors]);

  function clear() {
    setValues(initialValues<string>(form));
    setDay('');
    setGeneration((count) => count + 1);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const parsed = parseForm<string>(form, new FormData(event.currentTarget));
    setErrors(parsed.ok ? {} : parsed.errors);
    setOutcome(undefined);
    if (!parsed.ok) return;
    // inside the gesture of the submit, or browsers would block it
    const opened = openInNewTab(parsed.chatHref);
    setState('sending');
    const sending = setTimeout(() => {
      setState('idle');
      setOutcome({ opened, href: parsed.chatHref });
      if (!opened) {
        showToast({ ...messages.failure, destructive: true });
        return;
      }
      showToast(messages.success);
      clear();
      if (name === 'appointment') {
        setState('sent');
        cancelTimer.current = setVisibleTimeout(() => setState('idle'), confirmationTime);
      }
    }, sendingTime);
    cancelTimer.current = () => clearTimeout(sending);
  }

  if (state === 'sent') return <RequestReceived {...formMessages.request.confirmation} />;
  return (
    <FormMarkup
      key={generation}
      ref={element}
      form={form}
      action={action}
      values={values}
      errors={errors}
      sending={state === 'sending'}
      hints={isCalendarDay(day) ? { date: `${formatWeekday(day)}, ${formatDay(day)}` } : undefined}
      onSubmit={handleSubmit}
      onInput={(event) => {
        const target = event.target;
        if (target instanceof HTMLInputElement && target.name === 'date') setDay(target.value);
      }}
    >
      {outcome && (
        <ChatOutcome
          {...outcome}
          failure={messages.failure.text}
          takesFocus={name !== 'appointment' || !outcome.opened}
        />
      )}
    </FormMarkup>
  );
}
