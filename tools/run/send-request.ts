import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** A response with its body as it was sent, still compressed. */
export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Milliseconds without a byte after which a request fails. */
const timeout = 30_000;

/**
 * Sends one request with these headers alone, follows no redirect and decodes nothing. Node's fetch
 * would, and always sets Sec-Fetch-Mode to 'cors', which hides how asset routing treats navigation.
 * Rejects if there is no response.
 */
export function sendRequest(
  url: string,
  { method = 'GET', headers, body = '' }: Options = {},
): Promise<Response> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, headers, agent: false, timeout }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer;
        resolve({ status, headers: answer.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error(`no response within ${timeout / 1000} s`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends a form as a browser without script does. */
export function sendForm(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(Buffer.byteLength(body)),
    Origin: new URL(url).origin,
  };
  return sendRequest(url, { method: 'POST', headers, body });
}
