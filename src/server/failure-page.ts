import { clientAssets } from 'virtual:client-assets';
import { phoneHref, site } from '../facts/hospital/site.ts';
import { escapeMarkup } from '../seo/escape-markup.ts';
import { placePath } from '../site/addresses.ts';
import { type Language, languages } from '../site/languages.ts';
import { failureWords } from '../words/frame/failure-words.ts';

/** The texts of a plain page, and its link to a way on. */
interface PlainPage {
  heading: string;
  text: string;
  link: { href: string; label: string };
}

/** Returns the page for a failure. */
export function failureHtml(language: Language): string {
  const { heading, text, homeLabel } = failureWords[language].failurePage;
  const href = placePath({ name: 'home', language });
  return plainHtml(language, { heading, text, link: { href, label: homeLabel } });
}

/**
 * Returns a page with the phone number and a link. It does not use React, because rendering may be what
 * failed.
 */
export function plainHtml(language: Language, { heading, text, link }: PlainPage): string {
  const styles = clientAssets.stylesheets
    .map((path) => `<link rel="stylesheet" href="${path}">`)
    .join('');
  return `<!DOCTYPE html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${heading} | ${site.name}`)}</title>
${styles}
</head>
<body>
<main class="shell py-16">
<h1 class="text-h1">${escapeMarkup(heading)}</h1>
<p class="mt-4 max-w-measure text-lead">${escapeMarkup(text)}</p>
<p class="mt-6 text-h2"><a class="text-link" href="${phoneHref}">${escapeMarkup(site.phone)}</a></p>
<p class="mt-6"><a class="text-link" href="${escapeMarkup(link.href)}">${escapeMarkup(link.label)}</a></p>
</main>
</body>
</html>
`;
}
