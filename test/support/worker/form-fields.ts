import { expect } from 'vitest';
import { forms } from '../forms.ts';
import type { FormPath } from './post-form.ts';
import { readHtml } from './read-html.ts';

/** The form of each path. */
export const formOf = {
  '/': forms.homeContact,
  '/contact': forms.contact,
  '/appointments': forms.appointment,
} as const;
/** The required fields of each form, see test/spec/README.md. */
export const required = {
  '/': ['name', 'email', 'message'],
  '/contact': ['name', 'email', 'phone', 'subject', 'message'],
  '/appointments': ['name', 'email', 'phone'],
} as const;

/** The element with that id; throws if there is none or more than one. */
export function byId(html: string, id: string) {
  const [element, another] = readHtml(html).filter(({ attributes }) => attributes.id === id);
  if (!element || another) throw new Error(`${element ? 'several' : 'no'} #${id} in the page`);
  return element;
}

/** The error beside each field, by its name. */
export function errorsBeside(html: string, path: FormPath): Record<string, string> {
  const { id, fields } = formOf[path];
  const wrong = Object.keys(fields).flatMap((name) => {
    const { attributes } = byId(html, `${id}-${name}`);
    expect(attributes.name).toBe(name);
    if (attributes['aria-invalid'] === undefined) return [];
    expect(attributes['aria-invalid']).toBe('true');
    const described = attributes['aria-describedby']?.split(' ') ?? [];
    // a hint describes the field too
    const errors = described.filter((reference) => reference.endsWith('-error'));
    return [[name, errors.map((reference) => byId(html, reference).text).join(' ')]];
  });
  return Object.fromEntries(wrong);
}
