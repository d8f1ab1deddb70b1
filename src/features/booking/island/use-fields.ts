import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormErrors, FormValues } from '../../../components/form/form-definition.ts';
import { markTitle, readInvalid } from '../../../components/form/show-invalid.ts';

/** Returns the form's field values exactly as typed. */
export function readTyped(element: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, `${value}`]));
}

/** The fields of a form and their errors. `errorTitle` marks the page's title while there are any. */
export function useFields(initial: { values: FormValues; errors: FormErrors }, errorTitle: string) {
  const [values, setValues] = useState(initial.values);
  const [errors, setErrors] = useState(initial.errors);
  /** How often the form was refused. */
  const [refusalCount, setRefusalCount] = useState(0);
  const [typed, setTyped] = useState<Partial<FormValues>>(initial.values);
  const [formKey, setFormKey] = useState(0);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // what was typed before this code loaded
    if (element.current) setTyped(readTyped(element.current));
  }, []);

  useEffect(() => {
    // the first errors already have the title
    if (errors !== initial.errors) markTitle(Object.keys(errors).length > 0, errorTitle);
  }, [errors, initial.errors, errorTitle]);

  useEffect(() => {
    if (refusalCount > 0) element.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [refusalCount]);

  function fill(next: FormValues) {
    setValues(next);
    setTyped(next);
    setFormKey((count) => count + 1);
  }

  /** A phone number is judged when the visitor leaves its field, not while it is being typed. */
  function handleTyped({ type, target }: FormEvent<HTMLFormElement>) {
    const { name, value, validity } = target as HTMLInputElement;
    if (errors[name] && validity.valid) setErrors(({ [name]: _mended, ...others }) => others);
    const isTyping = name === 'phone' && type === 'input';
    if (name === 'date' || name === 'phone')
      setTyped((others) => ({ ...others, [name]: isTyping ? '' : value }));
  }

  function refuse(found: FormErrors) {
    setErrors(found);
    setRefusalCount((count) => count + 1);
  }

  function handleInvalid(event: FormEvent<HTMLFormElement>) {
    const found = readInvalid(event.currentTarget, event.nativeEvent);
    if (found) refuse(found);
  }

  return {
    /** React key: a new one remounts the form with the new values. */
    formKey,
    element,
    values,
    errors,
    /** What the hints next to the fields depend on. */
    typed,
    fill,
    refuse,
    clearErrors: () => setErrors({}),
    handleTyped,
    handleInvalid,
  };
}
