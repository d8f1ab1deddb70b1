import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, it } from 'vitest';
import type { BuiltPicture } from '../../src/components/pictures/built-picture.ts';
import { initialsOf } from '../../src/components/pictures/monogram.tsx';
import { PortraitImage } from '../../src/components/pictures/portrait.tsx';
import { storyRecords } from '../../src/facts/people/patient-records.ts';

const [{ name }] = storyRecords;
const built: BuiltPicture = {
  width: 800,
  height: 800,
  drawing: true,
  tone: '#cba',
  avif: [['/portrait.avif', 200]],
  webp: [['/portrait.webp', 200]],
  fallback: '/portrait.webp',
};

const markup = (source: BuiltPicture | undefined) =>
  renderToStaticMarkup(<PortraitImage name={name} source={source} className="size-16" />);

it('a portrait is a square picture with an empty alt', () => {
  expect(markup(built)).toMatch(/<source type="image\/avif" srcSet="\/portrait\.avif 200w"/);
  const [, width, height] = /alt="" width="(\d+)" height="(\d+)"/.exec(markup(built)) ?? [];
  expect(Number(width)).toBeGreaterThan(0);
  expect(height).toBe(width);
});

it('initials replace a missing portrait', () => {
  expect(markup(undefined)).toContain(`>${initialsOf(name)}<`);
  expect(markup(undefined)).not.toContain('<img');
});

it.each([
  ['Dr. Grace Wanjiru', 'GW'],
  ['Amina Yusuf Ali', 'AY'],
])('the initials of %s are %s', (person, initials) => {
  expect(initialsOf(person)).toBe(initials);
});
