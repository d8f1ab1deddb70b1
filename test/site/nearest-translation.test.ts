import { describe, expect, it } from 'vitest';
import { linkTo, localAddress, nearestTranslation } from '../../src/locales/places.ts';
import { type Place, placePath } from '../../src/site/addresses.ts';

/** The path that the switch to Swahili leads to from an English page. */
function swahiliFrom(place: Omit<Place, 'language'>): string | undefined {
  const target = nearestTranslation({ ...place, language: 'en' }, 'sw');
  return target && placePath(target);
}

describe('the nearest translation', () => {
  it('is the same page where it is translated', () => {
    expect(swahiliFrom({ name: 'emergency' })).toBe('/sw/services/emergency');
    expect(swahiliFrom({ name: 'maternityPackages' })).toBe('/sw/maternity-packages');
  });

  it('of a page that is missing is the closest page above it', () => {
    const missing = { name: 'blogPost', language: 'sw', entryId: '99' } as const;
    expect(nearestTranslation(missing, 'en')).toEqual({ name: 'blog', language: 'en' });
  });
});

describe('links between pages', () => {
  it('stay in the language and name the other one where they leave it', () => {
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
    ['/services/emergency', '/sw/services/emergency'],
    ['/services/emergency#ambulensi', '/sw/services/emergency#ambulensi'],
    ['/maternity-packages?from=text', '/sw/maternity-packages?from=text'],
    ['/contact#visit', '/contact#visit'],
    ['/medical-blog/diabetes-management-kenya', '/medical-blog/diabetes-management-kenya'],
    ['/sw/services/emergency', '/sw/services/emergency'],
    ['/icons/icon.svg', '/icons/icon.svg'],
  ])('in a Swahili text %s leads to %s', (address, local) => {
    expect(localAddress(address, 'sw')).toBe(local);
    expect(localAddress(address, 'en')).toBe(address);
  });
});
