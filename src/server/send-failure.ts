import { clientAssets } from 'virtual:client-assets';
import type { Context } from 'hono';
import { placePath } from '../addresses.ts';
import { phoneHref, site } from '../facts/site.ts';
import { defaultLanguage, type Language, languageOfPath, languages } from '../languages.ts';
import { escapeMarkup } from '../seo/escape-markup.ts';
import { failureWords } from '../words/failure-words.ts';
import { cachePolicies } from './cache-policies.ts';
import type { AppEnv } from './env.ts';

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
 * Answers 500 with a plain page that carries the phone number and a way home. Logs the kind of
 * error and where in the code it came from, never its message or the address: both may hold what
 * a visitor typed.
 */
export function sendFailure(error: Error, c: Context<AppEnv>): Response {
  // a message of several lines could pass for frames
  const trace = (error.stack ?? '').replace(error.message, '');
  const frames = trace.split('\n').filter((line) => /^\s+at /.test(line));
  console.error(`500 ${c.req.method} ${error.name}\n${frames.slice(0, 8).join('\n')}`);
  return c.html(failureHtml(languageOfPath(c.req.path)), 500, {
    'Cache-Control': cachePolicies.personal,
  });
}
