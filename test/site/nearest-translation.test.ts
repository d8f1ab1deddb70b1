import { describe, expect, it } from 'vitest';
import { linkTo, localAddress, nearestTranslation } from '../../src/locales/places.ts';
import { type Place, placePath } from '../../src/site/addresses.ts';

/** The path of the Swahili link on an English page. */
function swahiliFrom(place: Omit<Place, 'language'>): string | undefined {
  const target = nearestTranslation({ ...place, language: 'en' }, 'sw');
  return target && placePath(target);
}

describe('the nearest translation', () => {
  it('is the same page if it is translated', () => {
    expect(swahiliFrom({ name: 'emergency' })).toBe('/sw/services/emergency');
    expect(swahiliFrom({ name: 'maternityPackages' })).toBe('/sw/maternity-packages');
  });

  it('of a missing page is the closest page above it', () => {
    const missing = { name: 'blogPost', language: 'sw', entryId: '99' } as const;
    expect(nearestTranslation(missing, 'en')).toEqual({ name: 'blog', language: 'en' });
  });
});

describe('links between pages', () => {
  it('stay in the language, or name the other language', () => {
    expect(linkTo({ name: 'emergency', language: 'sw' })).toEqual({
      href: '/sw/services/emergency',
    });
    expect(linkTo({ name: 'contact', language: 'sw' })).toEqual({
      href: '/contact',
      hrefLang: 'en-KE',
    });
    expect(linkTo({ name: 'contact', language: 'en' })).toEqual({ href: '/contact' });
  });

  it.each([
    ['/services/emergency#ambulensi', '/sw/services/emergency#ambulensi'],
    ['/maternity-packages?from=text', '/sw/maternity-packages?from=text'],
    ['/contact#visit', '/contact#visit'],
    ['/icons/icon.svg', '/icons/icon.svg'],
  ])('to %s in a Swahili text lead to %s', (address, local) => {
    expect(localAddress(address, 'sw')).toBe(local);
    expect(localAddress(address, 'en')).toBe(address);
  });
});
