import { clientAssets } from 'virtual:client-assets';
import { placePath } from '../addresses.ts';
import { phoneHref, site } from '../facts/site.ts';
import { defaultLanguage, type Language, languageOfPath, languages } from '../languages.ts';
import { escapeMarkup } from '../seo/escape-markup.ts';
import { failureWords } from '../words/failure-words.ts';
import { cacheHeaders } from './cache-rules.ts';
import { securityHeadersOf } from './response-headers.ts';

/** Written without React: rendering may be what failed. */
function failureHtml(language: Language): string {
  const { heading, text, homeLabel } = failureWords[language].failurePage;
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
<p class="mt-6"><a class="text-link" href="${placePath({ name: 'home', language: defaultLanguage })}">${escapeMarkup(homeLabel)}</a></p>
</main>
</body>
</html>
`;
}

/**
 * Answers 500 with a plain page that has the phone number and a way home, complete with its headers:
 * any middleware can be what failed. Logs the kind of error and where in the code it came from,
 * never its message or the address: both can hold what a visitor typed.
 */
export function sendFailure(error: unknown, { url, method }: Request): Response {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error('');
  // a message of several lines could pass for frames
  const trace = stack.replace(message, '');
  const frames = trace.split('\n').filter((line) => /^\s+at /.test(line));
  console.error(`500 ${method} ${name}\n${frames.slice(0, 8).join('\n')}`);
  const language = languageOfPath(new URL(url).pathname);
  return new Response(method === 'HEAD' ? null : failureHtml(language), {
    status: 500,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': languages[language].tag,
      ...securityHeadersOf('/500'),
      ...cacheHeaders('personal'),
    },
  });
}
