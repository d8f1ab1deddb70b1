import { cacheHeaders } from '../http/cache-rules.ts';
import { htmlType, securityHeadersOf } from '../http/security-headers.ts';
import { languageOfPath, languages } from '../site/languages.ts';
import { failureHtml } from './failure-page.ts';

/**
 * Returns 500 with a plain page that has the phone number and a link to the home page. Sets all
 * headers itself, because any middleware may have failed. Logs the error's name and its stack
 * frames, but not its message: it can contain what a visitor typed. The platform adds the request's
 * URL to every line that a request logs, so a request with a query logs nothing.
 */
export function sendFailure(error: unknown, { url, method }: Request): Response {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error('');
  // lines of the message could look like stack frames
  const lines = stack.replace(message, '').split('\n');
  const frames = lines.filter((line) => /^\s+at /.test(line));
  if (!url.includes('?')) console.error(`500 ${method} ${name}\n${frames.slice(0, 8).join('\n')}`);
  const language = languageOfPath(URL.parse(url)?.pathname ?? '/');
  return new Response(method === 'HEAD' ? null : failureHtml(language), {
    status: 500,
    headers: {
      ...htmlType,
      'Content-Language': languages[language].tag,
      ...securityHeadersOf('/500'),
      ...cacheHeaders('personal'),
    },
  });
}
