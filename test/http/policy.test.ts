import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, inject, it } from 'vitest';
import { fetchAnswers } from './kinds-of-answers.ts';

const answers = await fetchAnswers(inject('origin'));
const named = answers.map((answer) => [answer.name, answer] as const);
const fromWorker = named.filter(([, { kind }]) => kind !== 'static file');

function policyOf(headers: Headers): string {
  return headers.get('Content-Security-Policy') ?? '';
}

/** What Google's evaluator says against a policy, medium severity or higher, certain or not. */
function findingsIn(policy: string): string[] {
  const findings: Finding[] = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ severity, directive, description }) => `${severity}: ${directive}: ${description}`);
}

describe("Google's evaluator of content security policies", () => {
  it.each(named)('has nothing against the policy of %s', (_, { headers }) => {
    expect(policyOf(headers)).not.toBe('');
    expect(findingsIn(policyOf(headers))).toEqual([]);
  });

  it('would have, were there anything', () => {
    expect(findingsIn("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
    expect(findingsIn("default-src 'self'; script-src *")).not.toEqual([]);
    expect(findingsIn("default-src 'none'; script-src 'self' data:")).not.toEqual([]);
  });
});

/** The tests of MDN's HTTP Observatory, each as it stands there or stricter. */
describe('what the HTTP Observatory asks of every answer', () => {
  it.each(fromWorker)('Content-Security-Policy, %s: from none, nothing unsafe', (_, answer) => {
    const policy = policyOf(answer.headers);
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    const names = directives.map(([name]) => name);
    // a comma would begin a second policy, a second directive of a name is ignored
    expect(policy).not.toContain(',');
    expect(new Set(names).size).toBe(names.length);
    expect(directives).toContainEqual(['default-src', "'none'"]);
    expect(directives).toContainEqual(['script-src', "'self'"]);
    expect(directives).toContainEqual(['style-src', "'self'"]);
    expect(directives).toContainEqual(['object-src', "'none'"]);
    expect(directives).toContainEqual(['base-uri', "'none'"]);
    expect(policy).not.toMatch(/'unsafe-|'nonce-|\*|data:|blob:|http:|ftp:|https:(?!\/\/)/);
  });

  it.each(named)('Content-Security-Policy, %s: no exception for anything inline', (_, answer) => {
    expect(policyOf(answer.headers)).not.toContain("'unsafe-");
  });

  it.each(named)('Cookies, %s: none', (_, { headers }) => {
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('Cross-Origin Resource Sharing: no other site may read anything', async () => {
    const asked = await fetchAnswers(inject('origin'), { Origin: 'https://evil.example' });
    for (const { name, headers } of asked) {
      const opened = [...headers.keys()].filter((key) => key.startsWith('access-control-'));
      expect([name, opened]).toEqual([name, []]);
    }
  });

  it('Redirection: to a path of this site, or over https to the chat', () => {
    const targets = answers.flatMap(({ headers }) => headers.get('Location') ?? []);
    expect(targets).toHaveLength(4);
    for (const target of targets) {
      expect(target).toMatch(/^(\/(?![/\\])|https:\/\/wa\.me\/\d+\?text=)/);
    }
  });

  it.each(named)('Referrer-Policy, %s: no path leaves the site', (_, { headers }) => {
    expect(['no-referrer', 'same-origin', 'strict-origin-when-cross-origin']).toContain(
      headers.get('Referrer-Policy'),
    );
  });

  it.each(named)('Strict-Transport-Security, %s: fit for the preload list', (_, { headers }) => {
    const [age, ...rest] = (headers.get('Strict-Transport-Security') ?? '').split('; ');
    const seconds = Number(age?.replace('max-age=', ''));
    expect(seconds).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
    expect(rest).toEqual(['includeSubDomains', 'preload']);
  });

  it('Subresource Integrity: scripts and styles come from this site alone', () => {
    const loaded = answers.flatMap(({ body }) => [
      ...(body.match(/<script\b[^>]*\bsrc="[^"]*"/g) ?? []),
      ...(body.match(/<link\b[^>]*\brel="(stylesheet|modulepreload)"[^>]*>/g) ?? []),
    ]);
    expect(loaded.length).toBeGreaterThan(20);
    for (const tag of loaded) expect(tag).toMatch(/\b(src|href)="\/assets\/[\w.-]+"/);
  });

  it.each(named)('X-Content-Type-Options, %s: nosniff', (_, { headers }) => {
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each(named)('X-Frame-Options, %s: no other site frames it', (_, { headers, kind }) => {
    expect(policyOf(headers)).toContain("frame-ancestors 'none'");
    if (kind !== 'static file') expect(headers.get('X-Frame-Options')).toBe('DENY');
  });

  it.each(named)('Cross-Origin-Resource-Policy, %s: only what is for other sites', (_, answer) => {
    const shared = /^\/icons\/|^\/assets\/share-.*\.jpg$|^\/apple-touch-icon/.test(answer.path);
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe(
      shared ? 'cross-origin' : 'same-origin',
    );
  });

  it.each(fromWorker)('Cross-Origin-Opener-Policy, %s: only our own chat tab', (_, { headers }) => {
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });
});

it.each(named)('%s does not say what the server is made of', (_, { headers }) => {
  expect(headers.get('X-Powered-By')).toBeNull();
  expect(headers.get('Server')).toBeNull();
});
