import { describe, expect, it } from 'vitest';
import { errorsBeside } from '../../../support/worker/form-fields.ts';
import {
  type FormPath,
  formPaths,
  goodInput,
  postForm,
} from '../../../support/worker/post-form.ts';
import { elementOf, elementsOf } from '../../../support/worker/read-html.ts';

async function refuse(path: FormPath, changes: Readonly<Record<string, string>>): Promise<string> {
  const response = await postForm(path, { ...goodInput[path], ...changes });
  expect(response.status).toBe(422);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('ETag')).toBeNull();
  expect(response.headers.get('Content-Language')).toBe('en-KE');
  return response.text();
}

describe('one field that cannot be used', () => {
  it.each(['amina', 'amina@', 'amina@example..com', 'amina@example.com.'])(
    'the email address %s',
    async (email) => {
      const errors = errorsBeside(await refuse('/contact', { email }), '/contact');
      expect(Object.keys(errors)).toEqual(['email']);
      expect(errors.email).toContain('name@example.com');
    },
  );

  it.each(['cardiology', 'Outpatient', 'specialized care', '__proto__', 'constructor', '0'])(
    'the service %s',
    async (service) => {
      const errors = errorsBeside(await refuse('/appointments', { service }), '/appointments');
      expect(Object.keys(errors)).toEqual(['service']);
      expect(errors.service).toMatch(/list/);
    },
  );

  it.each(['2026-02-30', 'tomorrow'])('the date %s', async (date) => {
    const errors = errorsBeside(await refuse('/appointments', { date }), '/appointments');
    expect(Object.keys(errors)).toEqual(['date']);
    expect(errors.date).toMatch(/day that exists/);
  });

  it.each(formPaths)('on %s keeps the answer out of search engines', async (path) => {
    const html = await refuse(path, { email: 'amina' });
    expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toMatch(/^noindex\b/);
    expect(elementsOf(html, 'link', { rel: 'canonical' })).toEqual([]);
    expect(elementsOf(html, 'link', { rel: 'alternate' })).toEqual([]);
    expect(elementsOf(html, 'meta', { property: 'og:url' })).toEqual([]);
  });

  it.each(formPaths)('the name of nothing but spaces and controls on %s', async (path) => {
    const errors = errorsBeside(await refuse(path, { name: ' \u0000\u200E\t\u00A0' }), path);
    expect(Object.keys(errors)).toEqual(['name']);
  });
});
