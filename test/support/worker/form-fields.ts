import { expect } from 'vitest';
import { forms } from '../forms.ts';
import type { FormPath } from './post-form.ts';
import { readHtml } from './read-html.ts';

/** The form that each path takes. */
export const formOf = {
  '/': forms.homeContact,
  '/contact': forms.contact,
  '/appointments': forms.appointment,
} as const;
/** The fields that each requires. */
export const required = {
  '/': ['name', 'email', 'message'],
  '/contact': ['name', 'email', 'phone', 'subject', 'message'],
  '/appointments': ['name', 'email', 'phone'],
} as const;

/** The one element with that id. */
export function byId(html: string, id: string) {
  const [element, another] = readHtml(html).filter(({ attributes }) => attributes.id === id);
  if (!element || another) throw new Error(`${element ? 'several' : 'no'} #${id} in the page`);
  return element;
}

/** What a page says is wrong with each field, beside the field, by its name. */
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
